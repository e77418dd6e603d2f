"""What is counted of Keezbord: as of both races."""

from ..race.counts import COUNTS as COUNTS
