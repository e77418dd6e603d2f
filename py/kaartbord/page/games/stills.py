"""The table of a game as a small picture that nobody plays on."""

from collections.abc import Callable, Sequence
from typing import Any

from ...games import race
from ...games.okidoki import hand as okidoki_hand
from ...games.okidoki.state import State as OkidokiState
from ...games.toedeloe import taking as toedeloe_taking
from ...games.toedeloe.state import State as ToedeloeState
from ...games.toepen.state import State as ToepenState
from ...rules.cards import face
from ...scene.okidoki import board as okidoki_board
from ...scene.race import board as race_board
from ...scene.shapes import Shape, race_shapes
from ...scene.toedeloe import board as toedeloe_board
from ...scene.toepen import picture as toepen_picture
from ..paint.board_art import BoardArt, okidoki_art, paint_still, race_art, toedeloe_art
from ..paint.cards import paint_card_canvas
from ..paint.kit import Look
from ..ui.dom import el

CARD = 34.0
"""Width of a card, in CSS px."""

MARGIN = 6


def _race(view: race.State, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = race_board.plan_of(view.table.ring, bottom, True)
    return race_art(plan), race_shapes(view, plan)


def _okidoki(view: OkidokiState, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = okidoki_board.plan(view.table.squares)
    return okidoki_art(plan), okidoki_board.shapes(view, plan)


def _toedeloe(view: ToedeloeState, bottom: int) -> tuple[BoardArt, Sequence[Shape]]:
    plan = toedeloe_board.plan(view.table.numbers, True, view.table.lowest)
    return toedeloe_art(plan), toedeloe_board.shapes(view, plan)


def _played(view: ToepenState) -> list[int]:
    return [one.card for one in toepen_picture.trick_cards(view)]


BOARDS: dict[str, Callable[[Any, int], tuple[BoardArt, Sequence[Shape]]]] = {
    "K": _race,
    "T": _race,
    "O": _okidoki,
    "L": _toedeloe,
}
"""By code letter: the board of a view, with this seat's side in front, and what stands on it."""

TRICKS: dict[str, Callable[[Any], list[int]]] = {
    "P": _played,
    "O": lambda view: [card for _, card in okidoki_hand.trick(view)],
    "L": lambda view: [card for _, card in toedeloe_taking.trick(view)],
}
"""By code letter: the cards of the trick, in the order in which they were played."""


def still(code: str, view: Any, bottom: int, width: float, look: Look) -> Any:
    """A new node `width` CSS px wide: the board, if the game has one, and the trick as it lies."""
    node = el("div", cls="still", aria_hidden="true")
    if code in BOARDS:
        canvas = el("canvas")
        art, shapes = BOARDS[code](view, bottom)
        paint_still(canvas, art, shapes, art.still(width, look, MARGIN))
        node.append(canvas)
    cards = TRICKS[code](view) if code in TRICKS else []
    if cards:
        node.append(el("div", *(_card(card, look) for card in cards), cls="still-cards"))
    return node


def _card(card: int, look: Look) -> Any:
    canvas = el("canvas")
    paint_card_canvas(canvas, face(card), CARD, look)
    return canvas
