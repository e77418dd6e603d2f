"""The games, each one pure module with the functions of `rules.protocol.Game`."""

from typing import Any

from ..rules.protocol import Game
from . import keezbord, okidoki, toedeloe, toepen, tokken
from .toepen.rules import version_1 as first_toepen

GAMES: dict[str, Game[Any]] = {game.INFO.code: game for game in (keezbord, tokken, toepen, okidoki, toedeloe)}
"""By code letter: the games by today's rules."""

EARLIER: tuple[Game[Any], ...] = (first_toepen,)
"""Games by the rules of an earlier version, for the matches that were begun under them."""
