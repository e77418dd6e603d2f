"""The counts of Keezbord: those of both races."""

from ..race.counts import COUNTS as COUNTS
