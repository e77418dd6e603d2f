"""The words of the table and the page around it."""

from . import en as en
from . import nl as nl
