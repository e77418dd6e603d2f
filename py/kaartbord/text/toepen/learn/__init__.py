"""The words that teach Toepen: in lessons, in illustrations."""

from . import en as en
from . import nl as nl
