"""The sign of a player next to the name, chosen where the names are filled in: an emblem, and a colour."""

from collections.abc import Container
from typing import Any, NamedTuple

from ...match.names import EMBLEMS
from ...match.setup.colours import COLOUR_COUNT
from ...text import people
from ...text.messages import Messages
from ..ui import dialogs
from ..ui.dom import button_element, el
from ..ui.seat_mark import seat_mark
from ..ui.svg import emblem, icon

NONE = "none"
"""The answer for no emblem."""


class SeatAppearance(NamedTuple):
    """The colour and emblem of a seat."""

    figure: int
    """The number of its pawn and colour."""
    colour: str
    """The name of its colour."""
    emblem: str
    own: bool
    """True if its colour is its own, and not that of a team."""


def emblem_button(messages: Messages, place: int, worn: SeatAppearance) -> Any:
    """Return the pawn of a seat with its emblem, as the button that lets others be chosen."""
    key = "emblem.open.own" if worn.own else "emblem.open"
    name = messages.format(key, colour=worn.colour, emblem=messages.format(f"emblem.{worn.emblem or NONE}"))
    return button_element(
        el("span", text=name, cls="sr-only"),
        seat_mark(worn.figure, messages, 36),
        emblem(worn.emblem) or icon("brush"),
        do="setup-emblem",
        arg=place,
        cls="emblem-open",
        id=f"emblem-{place}",
        aria_haspopup="dialog",
        title=name,
    )


async def choose_emblem(messages: Messages, worn: SeatAppearance, free: Container[str]) -> str | int | None:
    """Return the emblem chosen for a seat, "" for none, or the number of a colour; None if put away."""
    choices = (
        _choice(emblem(name), messages.format(f"emblem.{name or NONE}"), name or NONE, name == worn.emblem, is_free)
        for name, is_free in [("", True), *((name, name in free) for name in EMBLEMS)]
    )
    grid = el("div", *choices, cls="emblems")
    parts = (
        [*_colours(messages, worn), el("h3", text=messages.format("emblem.kind"), cls="emblems-title")]
        if worn.own
        else []
    )
    title = messages.format("emblem.title.own" if worn.own else "emblem.title", colour=worn.colour)
    answer = await dialogs.wait_for_answer(dialogs.open_sheet(title, *parts, grid))
    if answer and answer.isdigit():
        return int(answer)
    return None if not answer else "" if answer == NONE else answer


def _colours(messages: Messages, worn: SeatAppearance) -> list[Any]:
    """Return the colours that a seat can have; one of another seat too, which then gets its own."""
    choices = (
        _choice(seat_mark(number, messages, 36), people.colour_name(messages, number), number, number == worn.figure)
        for number in range(COLOUR_COUNT)
    )
    return [
        el("h3", text=messages.format("colour.kind"), cls="emblems-title"),
        el("div", *choices, cls="emblems"),
        el("p", text=messages.format("colour.swap"), cls="meta"),
    ]


def _choice(picture: Any, words: str, answer: object, is_chosen: bool, is_free: bool = True) -> Any:
    return button_element(
        picture,
        el("span", text=words),
        do="answer",
        arg=answer,
        cls="paper",
        aria_pressed="true" if is_chosen else "false",
        disabled=not is_free,
    )
