"""What is counted of Tokken: as of both races."""

from ..race.counts import COUNTS as COUNTS
