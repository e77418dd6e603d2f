"""The illustrations of every game's rules: `tools/illustrations.py` paints them when the site is built. Pure."""

from ...games import Parts
from .illustration import Illustration

ILLUSTRATIONS: Parts[tuple[Illustration, ...]] = Parts(".scene.illustrations", "ILLUSTRATIONS")
"""By the game's code letter, in the order of the rules."""
