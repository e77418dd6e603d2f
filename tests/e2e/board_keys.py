"""Somebody who plays on the board of two teams by its grid alone: hears its cells, and never sees the canvas."""

from __future__ import annotations

from typing import Any

from e2e.device import App
from kaartbord.match.match import Play, game_of
from kaartbord.rules.protocol import Action
from kaartbord.scene.presentation import Presentation
from kaartbord.scene.reading import Square
from kaartbord.scene.team.play import Question
from scene.team.turns import PLAYS, TeamPlay, next_pick, read, shown

HEARD = """() => {
  const node = document.activeElement;
  return node.matches("[role=gridcell]") ? node.getAttribute("aria-label") : "";
}"""

MOST = 100
"""Squares of a board, at most."""


def walk(app: App, play: Play, seat: int, action: Action) -> None:
    """Put a turn together square by square, and play it where it was put together."""
    mind = PLAYS[play.match.game]()
    asked = question(play, seat)._replace(legal=game_of(play.match).legal(play.state, seat))
    while mind.done(asked) != action:
        wanted = next_pick(mind, asked, action)
        pick(app, next(square for square in _squares(mind, asked) if square.picks == wanted))
        mind.pick(asked, next(shape for shape in shown(mind, asked) if shape.id == wanted))
    ready = [square for square in _squares(mind, asked) if square.choice == mind.confirm(asked, action)]
    pick(app, next((square for square in ready if square.spoken == heard(app)), ready[0]))


def heard(app: App) -> str:
    """The cell that has the focus; "" if something else has it."""
    return str(app.evaluate(HEARD))


def pick(app: App, square: Square) -> None:
    """Come to the grid by Tab, and to a square of it by its number and by PageDown, and pick it."""
    while not heard(app):
        app.keyboard.press("Tab")
    for digit in square.digits if heard(app) != square.spoken else "":
        app.keyboard.press(digit)
    for _ in range(MOST):
        if heard(app) == square.spoken:
            app.keyboard.press("Enter")
            return
        app.keyboard.press("PageDown")
    raise AssertionError(f"{square.spoken!r} is never heard")


def question(play: Play, seat: int) -> Question[Any]:
    """What a seat sees, with nothing asked."""
    view = game_of(play.match).view(play.state, seat)
    return Question("nl", Presentation(view, seat, seat, ("Jij", "Wim", "Anna", "Truus")), (), ())


def reading(play: Play, seat: int) -> list[Square]:
    """What a seat should hear of the board while nothing is asked on it, but for the traces of the last move."""
    mind = PLAYS[play.match.game]()
    asked = question(play, seat)
    return _squares(mind, asked)


def _squares(mind: TeamPlay, asked: Question[Any]) -> list[Square]:
    return [square for row in read(mind, asked) for square in row.squares]
