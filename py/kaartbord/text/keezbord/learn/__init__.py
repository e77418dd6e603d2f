"""The words that teach Keezbord: in lessons, in illustrations."""

from . import en as en
from . import nl as nl
