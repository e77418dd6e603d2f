"""The table of a game as a small picture that nobody plays on."""

from typing import Any

from ...paint.board_art import paint_still
from ...paint.pen import Look
from ...rules.cards import in_first_pack
from ..stage.hand import card_picture
from ..ui.dom import el
from .faces import FACES

CARD = 34.0
"""Width of a card, in CSS px."""

MARGIN = 6


def still(code: str, view: Any, bottom: int, width: float, look: Look) -> Any:
    """Return a new node `width` CSS px wide: the board, if the game has one, and the cards of the trick."""
    node, game = el("div", cls="still", aria_hidden="true"), FACES[code]
    if game.board:
        canvas = el("canvas")
        art, shapes = game.board(view, bottom)
        paint_still(canvas, art, shapes, art.still(width, look, MARGIN))
        node.append(canvas)
    cards = game.trick(view) if game.trick else []
    if cards:
        node.append(el("div", *(card_picture(in_first_pack(card), CARD, look) for card in cards), cls="still-cards"))
    return node
