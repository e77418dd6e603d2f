"""The stage of each game, by its code letter."""

from collections.abc import Callable
from typing import Any

from ...games import GAMES
from ...rules.protocol import Game
from ..storage.settings import Settings
from ..table.stage import Stage
from .okidoki.play import OkiPlay
from .race.stage import RaceStage
from .team.stage import TeamStage
from .toedeloe.play import ToePlay
from .toepen.stage import ToepStage

Opening = Callable[[Game[Any], Settings, Callable[[str], None], Callable[[], None]], Stage[Any, Any]]
"""A stage is opened with the game, the settings, what explains a rule, and what hears of other room."""

STAGES: dict[str, Opening] = {
    "K": RaceStage,
    "T": RaceStage,
    "P": ToepStage,
    "O": lambda *table: TeamStage(OkiPlay(), *table),
    "L": lambda *table: TeamStage(ToePlay(), *table),
}

assert STAGES.keys() == GAMES.keys()
