"""The words that teach Tokken: in lessons, in illustrations."""

from . import en as en
from . import nl as nl
