"""Advice: what the computer would do and why, and its words."""

from . import en as en
from . import nl as nl
