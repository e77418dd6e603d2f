"""The games, each one pure module with the functions of `rules.protocol.Game`."""

from typing import Any

from ..rules.protocol import Game
from . import keezbord, okidoki, toedeloe, toepen, tokken

GAMES: dict[str, Game[Any]] = {game.INFO.code: game for game in (keezbord, tokken, toepen, okidoki, toedeloe)}
