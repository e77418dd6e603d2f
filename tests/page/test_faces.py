"""Every game can be seen and played in the page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.rules.protocol import DEALER, Game

PICTURES = Path(__file__).parents[2] / "web/pictures"


@pytest.fixture
def faces(page_module: Callable[[str], Any]) -> Any:
    """The faces by code, without a browser."""
    return page_module("games.faces").FACES


def test_every_game_has_a_face_and_a_picture(faces: Any) -> None:
    assert [game.INFO.name for code, game in GAMES.items() if code not in faces] == []
    pictures = {path.stem for path in PICTURES.glob("*.svg")}
    assert [game.INFO.name for game in GAMES.values() if game.INFO.name.lower() not in pictures] == []


def test_every_face_is_of_a_game_that_has_all_else(faces: Any) -> None:
    from kaartbord.bots.players import PLAYERS
    from kaartbord.text.phrasebooks import PHRASEBOOKS

    assert faces.keys() <= GAMES.keys() & PLAYERS.keys() & PHRASEBOOKS.keys()


def shown(game: Game[Any]) -> Any:
    """The view of seat 0 once the dealer has dealt."""
    state = game.setup(game.options({}), game.INFO.seats[0])
    while game.to_move(state) == (DEALER,):
        state = game.play(state, game.deal(state, game.stock(state)))
    return game.view(state, 0)


def test_every_face_has_a_picture_of_the_table(faces: Any) -> None:
    for code, face in faces.items():
        view = shown(GAMES[code])
        assert face.board or face.trick, "a still shows the board, the trick, or both"
        assert not face.trick or face.trick(view) == []
        if face.board:
            sheet, shapes = face.board(view, 0)
            assert sheet and list(shapes)


def test_a_game_with_a_board_of_ones_own_shows_it(faces: Any) -> None:
    for code, face in faces.items():
        assert bool(face.custom_board) == any(option.board for option in GAMES[code].INFO.options)
        if face.custom_board:
            for upright in (True, False):
                art, places = face.custom_board.art(face.custom_board.usual, upright)
                assert art and len(places) == len(face.custom_board.usual)
