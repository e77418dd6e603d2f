"""A tournament: its words."""

from . import en as en
from . import nl as nl
