"""Somebody who plays on the board of two teams by its grid alone: hears its cells, and never sees the canvas."""

from __future__ import annotations

from typing import Any

from kaartbord.match.match import Play, game_of
from kaartbord.rules.protocol import Action
from kaartbord.scene.board_rows import BoardSquare, SquareRows, squares
from kaartbord.scene.chooser import AnyQuestion
from kaartbord.scene.presentation import Presentation
from support.browser.device import App
from support.catalogue import NL
from support.team import PLAYS
from support.turns import keys_to, next_pick, picked, read, shown

HEARD = """() => {
  const node = document.activeElement;
  return node.matches("[role=gridcell]") ? node.getAttribute("aria-label") : "";
}"""


def walk(app: App, play: Play, seat: int, action: Action) -> int:
    """Put a turn together square by square, and play it where it was put together; how many keys that took."""
    mind, keys = PLAYS[play.match.game], 0
    asked = question(play, seat)._replace(legal=game_of(play.match).legal(play.state, seat))
    while mind.complete_action(asked) != action:
        wanted, rows = next_pick(asked, action), read(mind, asked)
        keys += pick(app, rows, next(i for i, square in enumerate(squares(rows)) if square.picks == wanted))
        shape = next(shape for shape in shown(mind, asked) if shape.id == wanted)
        asked = picked(asked, mind.pick(asked, shape))
    rows, plays = read(mind, asked), mind.confirm(asked, action)
    ready = [i for i, square in enumerate(squares(rows)) if square.choice == plays]
    return keys + pick(app, rows, min(ready, key=lambda i: squares(rows)[i].spoken != heard(app)))


def heard(app: App) -> str:
    """The cell that has the focus; "" if something else has it."""
    return str(app.evaluate(HEARD))


def pick(app: App, rows: SquareRows, goal: int) -> int:
    """Come to the grid by Tab, and to a square of it by the fewest keys, and pick it; how many keys that took."""
    tabs = 0
    while not heard(app):
        app.keyboard.press("Tab")
        tabs += 1
    spoken = [square.spoken for square in squares(rows)]
    keys = [*keys_to(rows, spoken.index(heard(app)), goal), "Enter"]
    for key in keys:
        assert key != "Enter" or heard(app) == spoken[goal]
        app.keyboard.press(key)
    return tabs + len(keys)


def question(play: Play, seat: int) -> AnyQuestion[Any]:
    """Return the question that a seat sees, with nothing asked."""
    seen = Presentation(game_of(play.match).view(play.state, seat), seat, seat, ("Jij", "Wim", "Anna", "Truus"))
    return AnyQuestion[Any](NL, seen, (), PLAYS[play.match.game].nothing)


def reading(play: Play, seat: int) -> list[BoardSquare]:
    """Return the board as a seat should hear it while nothing is asked on it, but for the traces of the last move."""
    return squares(read(PLAYS[play.match.game], question(play, seat)))
