"""Stages of tables without a page."""

from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

from kaartbord.games import GAMES

Import = Callable[[str], Any]


def stage_of(page_module: Import, code: str, stand: Any = None, **settings: str) -> Any:
    """The stage of a game; what it asks of the table around it does nothing, unless `stand` or settings are given."""
    scenery = page_module("games.faces").FACES[code].scenery
    settings = page_module("storage.settings").Settings(**settings)
    callbacks = page_module("stage.context").StageCallbacks(MagicMock(), MagicMock(), stand)
    return page_module("stage.stage").TableStage(scenery, GAMES[code], settings, callbacks)
