"""Questions of the team games, and the ways to answer them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules.moves import move_choices
from kaartbord.games.okidoki.rules.state import MOVE
from kaartbord.games.okidoki.scene.play import OKIDOKI
from kaartbord.games.tricks.scene.play import TeamPlay
from kaartbord.match import match
from kaartbord.match.match import Ply
from kaartbord.scene.chooser import AnyQuestion
from kaartbord.scene.presentation import Presentation

from .catalogue import NL
from .samples import samples

NAMES = ("Anna", "Bob", "Cas", "Dien")

PLIES = 260

PLAYS: dict[str, TeamPlay] = {code: play for code in GAMES if (play := samples(code).play)}


def questions(code: str, seed: int) -> Iterator[AnyQuestion[Any]]:
    """Whatever is asked in a game with chance choices."""
    game, random = GAMES[code], Random(seed)
    play = match.start_match(code, game.options({}), 4, seed)
    while len(play.plies) < PLIES and (owing := game.to_move(play.state)):
        seat = owing[0]
        legal, seen = (
            game.legal(play.state, seat),
            Presentation(game.view(play.state, seat), seat, seat, NAMES),
        )
        yield AnyQuestion[Any](NL, seen, legal, PLAYS[code].nothing)
        play = match.choose(play, seat, random.choice(legal))


def on_board(code: str, games: int = 2) -> list[AnyQuestion[Any]]:
    """Return the questions that are answered on the board, in `games` games."""
    found = [
        asked for seed in range(games) for asked in questions(code, seed) if PLAYS[code].is_moving_pawns(asked.view)
    ]
    assert found
    return found


def plies(code: str, seed: int = 4) -> Iterator[Ply]:
    game, random = GAMES[code], Random(seed)
    play = match.start_match(code, game.options({}), 4, seed)
    while len(play.plies) < PLIES and (owing := game.to_move(play.state)):
        play = match.choose(play, owing[0], random.choice(game.legal(play.state, owing[0])))
    yield from play.plies


def okidoki(pawns: bytes, steps: int) -> AnyQuestion[Any]:
    """White moves on the usual board."""
    start = GAMES["O"].setup(GAMES["O"].options({}), 4)
    view = start._replace(pawns=pawns, moves=((0, steps),), phase=MOVE, turn=0, rounds=1)
    return AnyQuestion[Any](NL, Presentation(view, 0, 0, NAMES), move_choices(view), OKIDOKI.nothing)


YARD = 80


class View(NamedTuple):
    pawns: bytes


def view(**places: int) -> View:
    """Pawns by name, `p5=17`; the others wait."""
    return View(bytes(places.get(f"p{pawn}", YARD) for pawn in range(16)))
