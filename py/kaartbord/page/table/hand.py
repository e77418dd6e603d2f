"""The hand: a button for every card, each with its picture on a canvas of its own."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from js import document, window

from ...text import say
from ..paint.cards import HEIGHT, CardMarks, paint_card_canvas
from ..paint.kit import Look
from ..paint.theme import LOW, SHORT
from ..ui.dom import by_id, data, el, fill

ONE_ROW = 6
"""More cards than this lie in two rows where the page is narrow."""

NARROW = 600
LIFT = 14

DIP = 64
"""Four times how far the outer cards of a wide fan hang below its middle, in px."""


class Held(NamedTuple):
    """One card of the hand."""

    card: int
    label: str
    """What it is called."""
    strip: str = ""
    """Signs at its foot that say what it does."""
    dead: bool = False
    """Cannot be used, and can be pressed for the reason."""
    chosen: bool = False


def draw(held: Sequence[Held], look: Look, *, asked: bool, compact: bool = False) -> None:
    """Lay the cards out in the room there is.

    `asked`: whether one of them may be pressed now; `compact` leaves more room to what lies above.
    """
    place = by_id("hand")
    focused = data(document.activeElement, "arg") if place.contains(document.activeElement) else None
    room = float(place.clientWidth) or 370.0
    rows = 2 if len(held) > ONE_ROW and room < NARROW else 1
    width = _width(room, len(held), compact) if rows == 1 else 66.0
    buttons = [_button(i, one, width, look, asked) for i, one in enumerate(held)]
    first = (len(held) + rows - 1) // rows
    drop = width * HEIGHT * 0.82
    for row in range(rows):
        _spread(
            buttons[row * first : (row + 1) * first],
            held[row * first :],
            room,
            width,
            down=(rows - 1 - row) * drop,
        )
    if focused is not None and not buttons:
        document.getElementById("prompt").focus()
    fill(place, *buttons)
    place.style.height = f"{width * HEIGHT + (rows - 1) * drop + (14 if width < 75 else 22)}px"
    if focused is not None and (
        node := place.querySelector(f'[data-arg="{focused}"]') or place.lastElementChild
    ):
        node.focus()


def _button(i: int, one: Held, width: float, look: Look, asked: bool) -> Any:
    picture = el("canvas", aria_hidden="true")
    paint_card_canvas(picture, one.card, width, look, CardMarks(one.strip, one.chosen, one.dead))
    node = el(
        "button",
        picture,
        cls="card",
        do="card",
        arg=i,
        type="button",
        aria_pressed=str(one.chosen).lower(),
        aria_label=f"{one.label}, {say(look.lang, 'table.card_dead')}" if one.dead else one.label,
        aria_disabled="true" if one.dead or not asked else None,
        data_reason="yes" if one.dead else None,
    )
    node.style.width, node.style.height = f"{width}px", f"{width * HEIGHT}px"
    return node


def _spread(buttons: Sequence[Any], held: Sequence[Held], room: float, width: float, *, down: float) -> None:
    """A row of cards, fanned a little, `down` px above the lowest row."""
    count = len(buttons)
    step = min(width + 3, (room - width - 8) / max(count - 1, 1))
    tilt = 1.4 if room < 420 else 1.1
    dip = min(2, DIP / max((count - 1) ** 2, 1))
    for i, node in enumerate(buttons):
        off = i - (count - 1) / 2
        lift = LIFT if held[i].chosen else 0
        node.style.left = f"{room / 2 + off * step - width / 2}px"
        node.style.transform = (
            f"translateY({off * off * dip - lift - down:.1f}px) rotate({off * tilt:.2f}deg)"
        )


def _width(room: float, count: int, compact: bool) -> float:
    """The width of a card: as the look prescribes for phone, tablet and desk."""
    if window.innerHeight < LOW:
        return 72.0
    if room >= 480:
        return 104.0
    if window.innerHeight <= SHORT:
        return 66.0
    if compact or window.innerHeight < 760:
        return 78.0
    return 90.0 if count <= 4 else 84.0
