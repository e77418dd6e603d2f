"""Statistics of a device: their words."""

from . import en as en
from . import nl as nl
