"""The words that all games share."""

from . import en as en
from . import nl as nl
