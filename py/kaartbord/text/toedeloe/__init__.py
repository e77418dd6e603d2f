"""ToedeLoe in words."""

from . import en as en
from . import learn as learn
from . import nl as nl
