"""The plate of a player: pawn, name and signs to look at, and a sentence for speech."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ...paint.pen import Look
from ...scene.presentation import Presentation, TableStatus
from ...scene.trick_table import CentredBox
from ...text import people
from ...text.messages import Messages
from ...text.reader import Reader
from ..ui.dom import bdi, el
from ..ui.seat_mark import seat_mark
from ..ui.svg import emblem, icon
from .trick_cards import put

S = TypeVar("S")

PAWN = 30
"""Width of a player's pawn in a plate or a score, in px."""

NARROW, LINE = 140, 34
"""A plate less wide than this, in px, has its name above the rest, and one less high has one line."""

MAX_BACKS, BACKS = 5, 106
"""The most cards shown from behind, and the least width of a plate that shows more than their number."""


class PlateContext(NamedTuple, Generic[S]):
    """The source of the plates: the view, the players, and the look."""

    seen: Presentation[S]
    status: TableStatus
    look: Look

    @property
    def view(self) -> S:
        """The game as it is seen."""
        return self.seen.view

    @property
    def messages(self) -> Messages:
        """The language of the page."""
        return self.look.messages

    @property
    def reader(self) -> Reader:
        """The reader of the plates."""
        return Reader(self.messages, self.seen.names, self.status.me, self.seen.colours)


class PlayerPlate(NamedTuple):
    """One player's plate."""

    seat: int
    figure: int
    """The number of its pawn and colour."""
    row: Sequence[Any]
    """Nodes under the name."""
    spoken_parts: Sequence[str]
    """The words for speech after the name and the colour."""
    deals: bool
    turn: bool
    kind: str = "plate"
    """Its CSS classes."""
    after: Sequence[Any] = ()
    """Nodes behind the name."""
    sentence: str = ""
    """The last sentence for speech."""


def build(plate: PlayerPlate, players: PlateContext[Any], box: CentredBox) -> Any:
    """Return a plate as a node of the list of players, in its box. Where that is narrow the name has its whole
    width, and where it is low all is in one line."""
    name = players.seen.names[plate.seat]
    words = bdi(name, cls="plate-name", data_seat=plate.seat)
    if picture := emblem(players.seen.emblems[plate.seat]):
        words = el("span", picture, words, cls="plate-known")
    shape = " is-line" if box.h < LINE else " is-narrow" if box.w < NARROW else ""
    node = el(
        "li",
        seat_mark(plate.figure, players.messages, PAWN),
        el(
            "span",
            words,
            el("span", *plate.row, cls="plate-row"),
            cls="plate-words",
            aria_hidden="true",
        ),
        *plate.after,
        _presence(players.status.presence(plate.seat)),
        spoken(plate, players),
        cls=f"{plate.kind}{shape} is-turn" if plate.turn else plate.kind + shape,
    )
    put(node, box)
    return node


def spoken(plate: PlayerPlate, players: PlateContext[Any]) -> Any:
    """Return a player in words: the name, the rest of the plate, and whose turn it is."""
    messages, status = players.messages, players.status
    name, colour = (
        people.seat_name(messages, plate.seat, players.seen.names),
        people.colour_name(messages, plate.figure),
    )
    known = players.seen.emblems[plate.seat]
    said = [name] if name == colour else [name, colour]
    said[1:1] = [messages.format(f"emblem.{known}")] if known else []
    said += plate.spoken_parts
    said += [messages.format("plate.dealer")] if plate.deals else []
    said += [messages.format("plate.turn")] if plate.turn else []
    said += [messages.format("plate.computer")] if status.seats[plate.seat].kind == "computer" else []
    said += [messages.format(f"plate.{there}")] if (there := status.presence(plate.seat)) in ("here", "gone") else []
    return el("span", text=f"{', '.join(said)}. {plate.sentence}".rstrip(), cls="sr-only")


PRESENCE = {"computer": "robot", "gone": "away", "here": "check"}
"""The icon for how a player takes part."""


def _presence(there: str) -> Any:
    """Return the sign of a player who is live, or gone, or played by the computer; None for others."""
    return el("span", icon(PRESENCE[there]), cls=f"plate-presence is-{there}") if there else None


def state(*nodes: Any, text: str = "", **attributes: Any) -> Any:
    """Return the state of a player: a word, or signs."""
    return el("span", *nodes, text=text, cls="plate-state", **attributes)


def card_backs(cards: int, width: float) -> list[Any]:
    """Return cards from behind, up to the number for which a plate of this width has room."""
    return [el("i", cls="back") for _ in range(min(cards, MAX_BACKS if width >= BACKS else 0))]


def dealer(messages: Messages) -> Any:
    """Return the sign of the dealer."""
    return el(
        "span",
        text=messages.format("plate.dealer_letter"),
        cls="plate-dealer",
        aria_hidden="true",
        translate="no",
    )
