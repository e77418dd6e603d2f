"""What is in view whatever is played: the last move and the log."""

from collections.abc import Sequence
from typing import Any

from js import window

from ...paint.cards import paint_card_canvas
from ...paint.kit import Look
from ...paint.theme import PHONE
from ...text import people
from ...text.log import LOG_LINES, Line
from ...text.phrasebook import Phrasebook
from ..ui.dom import by_id, data, el, fill, show
from ..ui.seat_mark import mark


def last_move(line: Line | None, names: Sequence[str], look: Look) -> None:
    """The card that was played last: under the board with what it did, next to a log with who laid it."""
    place = by_id("last")
    if line is None:
        fill(place)
        return
    picture = el("canvas", aria_hidden="true")
    size = 26 if window.innerWidth < PHONE or not by_id("replay").hidden else 64
    if line.card:
        paint_card_canvas(picture, line.card, size, look)
    fill(
        place,
        el("span", picture, cls="last-card") if line.card else None,
        el("p", text=line.words, cls="last-words"),
        el("p", text=people.name(look.lang, line.seat, names) if line.card else "", cls="last-name"),
    )


def call(may: bool, phrasebook: Phrasebook, lang: str) -> None:
    """The button next to the prompt for a player who may act out of turn."""
    node = by_id("call")
    show(node, may)
    node.textContent = phrasebook.tell(lang, "call") if may else ""


def undo(*, offered: bool, possible: bool) -> None:
    """The arrow in the bar that takes the last choice back."""
    node = by_id("undo")
    show(node, offered)
    node.setAttribute("aria-disabled", str(not possible).lower())


def log(lines: Sequence[Line], lang: str) -> Any:
    """The log, the newest on top."""
    return el("ol", *[_row(line, lang) for line in reversed(lines)], cls="log")


def _row(line: Line, lang: str) -> Any:
    picture = mark(line.figure, lang, 26) if line.figure >= 0 else el("span", cls="pawn")
    return el("li", picture, el("span", text=line.words))


def update_log(place: Any, lines: Sequence[Line], lang: str) -> None:
    """Bring the log in view up to date: one new line is put on top, otherwise it is written again."""
    shown = int(data(place, "shown") or -1) if data(place, "lang") == lang else -1
    newest, before = (lines[-at].number if at <= len(lines) else 0 for at in (1, 2))
    if shown == newest:
        return
    if shown == before:
        place.firstElementChild.prepend(_row(lines[-1], lang))
        if place.firstElementChild.childElementCount > LOG_LINES:
            place.firstElementChild.lastElementChild.remove()
    else:
        fill(place, log(lines, lang))
    place.dataset.shown, place.dataset.lang = str(newest), lang
