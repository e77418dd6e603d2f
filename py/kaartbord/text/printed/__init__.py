"""The words of the rules as pages of their own, which can be printed."""

from . import en as en
from . import nl as nl
