"""Score sheets for real cards: their words."""

from . import en as en
from . import nl as nl
