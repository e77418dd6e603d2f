"""The stage of each game, by its code letter."""

from collections.abc import Callable
from typing import Any

from ..games import GAMES
from ..rules.protocol import Game
from .okidoki_play import OkiPlay
from .race_stage import RaceStage
from .settings import Settings
from .stage import Stage
from .team_stage import TeamStage
from .toedeloe_play import ToePlay
from .toep_stage import ToepStage

Opening = Callable[[Game[Any], Settings, Callable[[str], None], Callable[[], None]], Stage]
"""A stage is opened with the game, the settings, what explains a rule, and what hears of other room."""

STAGES: dict[str, Opening] = {
    "K": RaceStage,
    "T": RaceStage,
    "P": ToepStage,
    "O": lambda *table: TeamStage(OkiPlay(), *table),
    "L": lambda *table: TeamStage(ToePlay(), *table),
}

assert STAGES.keys() == GAMES.keys()
