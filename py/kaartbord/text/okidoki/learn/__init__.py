"""The words that teach OkiDoki: in lessons, in illustrations."""

from . import en as en
from . import nl as nl
