"""The next game of an evening, without a browser."""

from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match.link import Seat
from kaartbord.match.match import Match
from kaartbord.match.session import Kept
from kaartbord.match.setup import colours
from match.plays import random_play

COLOURS = (5, 1, 0, 7)
SEATS = tuple(Seat("link", name, claimed=True) for name in ("Jan", "Truus", "Anna", "Wim"))


@pytest.fixture
def following(page_module: Callable[[str], Any]) -> Any:
    """The module, without a browser."""
    return page_module("sharing.following")


def test_colours_stay_from_game_to_game_also_over_one_of_teams(following: Any) -> None:
    options = {code: GAMES[code].options({}) for code in "OP"}
    play = random_play(Match("P", GAMES["P"].INFO.version, options["P"], 4, 1))
    game = Kept(play, SEATS, frozenset({0}), more=colours.put((), COLOURS))
    for code in "OP":
        game = following.begun(game, code, options[code], live=False)
        assert game.colours == COLOURS
        assert len(game.more) == 2, "the evening stands next to them"
        game = game._replace(play=random_play(game.match))
