"""The words of the screens around the table."""

from . import en as en
from . import nl as nl
