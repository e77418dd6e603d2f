"""The counts of Tokken: those of both races."""

from ..race.counts import COUNTS as COUNTS
