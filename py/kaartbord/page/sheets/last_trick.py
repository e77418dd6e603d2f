"""The last trick once more, as a sheet: its cards with their players, and the winner."""

from collections.abc import Sequence
from typing import Any

from ...paint.cards import CardMarks
from ...paint.pen import Look
from ...rules.protocol import UNKNOWN
from ...scene.trick_table import TrickCard
from ...text import people
from ...text.reader import Reader
from ..stage.hand import card_picture
from ..ui.dialogs import open_sheet
from ..ui.dom import el

WIDTH = 66.0
"""Width of a card, in px."""


def show(reader: Reader, look: Look, cards: Sequence[TrickCard], taker: int) -> Any:
    """Open the sheet with the cards of a trick, or none, and mark that of its `taker`. Return the dialog."""
    messages = reader.messages
    shown = el("ol", *[_card(reader, look, one, won=one.seat == taker) for one in cards], cls="last-trick")
    body = shown if cards else el("p", text=messages.format("table.last-trick.none"))
    return open_sheet(messages.format("table.last-trick"), body)


def _card(reader: Reader, look: Look, one: TrickCard, *, won: bool) -> Any:
    """Return a card with its player; hands of one player have one name."""
    card = "" if one.card == UNKNOWN else people.card_name(reader.messages, one.card)
    return el(
        "li",
        card_picture(one.card, WIDTH, look, CardMarks(dim=one.out)),
        el("b", text=reader.names_of([one.seat % len(reader.names)])),
        el("span", text=card, cls="sr-only"),
        el("span", text=reader.messages.format("table.last-trick.won"), cls="meta") if won else None,
        cls="is-best" if won else "",
    )
