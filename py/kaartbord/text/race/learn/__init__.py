"""The words that teach the pawn races, in illustrations."""

from . import en as en
from . import nl as nl
