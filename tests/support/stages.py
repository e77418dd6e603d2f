"""Stages of tables without a page, and games that are played up to a moment."""

from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.match import Play

Import = Callable[[str], Any]


def played(code: str, choices: int) -> Play:
    """A game that everybody plays firmly, after so many choices."""
    play = match.new(code, GAMES[code].options({}), 4, 5)
    while len(play.match.choices) < choices:
        seat = play.due[0].seat
        view = GAMES[code].view(play.state, seat)
        play = match.choose(play, seat, players.choose(code, view, seat, "firm"))
    return play


def stage_of(page_module: Import, code: str, stand: Any = None, **settings: str) -> Any:
    """The stage of a game; what it asks of the table around it does nothing, unless `stand` or settings are given."""
    scenery = page_module("games.faces").FACES[code].scenery()
    settings = page_module("storage.settings").Settings(**settings)
    callbacks = page_module("stage.showing").StageCallbacks(MagicMock(), MagicMock(), stand)
    return page_module("stage.stage").TableStage(scenery, GAMES[code], settings, callbacks)
