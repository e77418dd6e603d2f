"""The words that teach ToedeLoe: in lessons, in illustrations."""

from . import en as en
from . import nl as nl
