"""The dealing of each game, by its code letter."""

from typing import Any

from ..games import Parts
from .dealing import Dealing

DEALINGS: Parts[Dealing] = Parts(".dealing", "DEALING")
"""The games that can be played sealed."""


def fitting(code: str, options: Any) -> Any:
    """Return the nearest house rules with which a game can be played sealed."""
    return options._replace(**dict(DEALINGS[code].fixed))


def conflicting_options(code: str, options: Any) -> tuple[str, ...]:
    """Return the names of the house rules with which a game cannot be played sealed."""
    return tuple(name for name, value in DEALINGS[code].fixed if getattr(options, name) != value)
