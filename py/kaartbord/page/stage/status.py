"""The parts in view whatever is played: the last move and the log."""

from collections.abc import Sequence
from typing import Any

from ...paint.cards import paint_card_canvas
from ...paint.pen import Look
from ...text.log import MAX_LOG_LINES, LogLine, LogRound
from ...text.reader import Reader
from ..ui.dom import button_element, by_id, data, el, fill, show
from ..ui.seat_mark import seat_mark
from ..ui.terms import log_line_nodes
from .controls import hide_repeated_move

HIGH = 100
"""From this height on, in px, the place of the last move has room for a large card."""

NEWEST, OLDEST = "newest", "oldest"
"""The line with which the log begins."""


def last_move(line: LogLine | None, reader: Reader, look: Look) -> None:
    """Show the card that was played last: under the board with the words of the move, next to a log with its player."""
    place = by_id("last")
    if line is None:
        fill(place)
        return
    picture = el("canvas", aria_hidden="true")
    size = 26 if place.clientHeight < HIGH else 64
    if line.card:
        paint_card_canvas(picture, line.card, size, look)
    fill(
        place,
        el("span", picture, cls="last-card") if line.card else None,
        el("p", *log_line_nodes(line, reader), cls="last-words"),
        el("p", text=reader.name(line.seat) if line.card else "", cls="last-name", translate="no"),
    )
    place.dataset.words = line.words
    hide_repeated_move()


def show_call_button(words: str, rank: int | None) -> None:
    """Show the button for an action out of turn, where nothing else ever is; empty words remove it. `rank` is
    its place among the actions of the asked seat."""
    node = by_id("call")
    show(node, bool(words))
    node.textContent, node.dataset.arg = words, "" if rank is None else str(rank)


def show_undo_button(*, offered: bool, possible: bool) -> None:
    """Show the arrow in the bar that takes the last choice back."""
    node = by_id("undo")
    show(node, offered)
    node.setAttribute("aria-disabled", str(not possible).lower())


def log(chapters: Sequence[LogRound], reader: Reader, order: str = NEWEST, *, by_keys: bool = False) -> Any:
    """Return the log, a heading and a list for each round: the newest line on top, or the oldest. Each line
    leads to its ply, where wanted `by_keys` too."""
    turn = list if order == OLDEST else lambda each: list(reversed(each))
    nodes = []
    for chapter in turn(chapters):
        nodes += [
            el("h3", text=chapter.title),
            el("ol", *[_row(line, reader, by_keys=by_keys) for line in turn(chapter.lines)]),
        ]
    return el("div", *nodes, cls=f"log {order}", data_round=chapters[-1].round if chapters else 0)


def _row(line: LogLine, reader: Reader, *, by_keys: bool = False) -> Any:
    """Return a line that leads to its ply, where wanted by keys too."""
    picture = seat_mark(line.pawn_colour, reader.messages, 26) if line.pawn_colour >= 0 else el("span", cls="pawn")
    words = el("span", *log_line_nodes(line, reader))
    if by_keys:
        return el("li", button_element(picture, words, cls="plain", do="look", arg=line.ply_number))
    return el("li", picture, words, do="look", arg=line.ply_number)


def update_log(place: Any, chapters: Sequence[LogRound], reader: Reader) -> None:
    """Bring the log in view up to date: one new line is put on top, otherwise it is written again."""
    lines = [line.ply_number for chapter in chapters for line in chapter.lines][-2:]
    newest, before = ([0, 0] + lines)[:-3:-1]
    shown = int(data(place, "shown") or -1) if data(place, "lang") == reader.messages.language.code else -1
    if shown == newest:
        return
    if shown == before:
        _put_on_top(place.firstElementChild, chapters[-1], reader)
    else:
        fill(place, log(chapters, reader))
    place.dataset.shown, place.dataset.lang = str(newest), reader.messages.language.code


def _put_on_top(log: Any, chapter: LogRound, reader: Reader) -> None:
    """Put the last line of a round on top, under a heading of its own if it begins one. The oldest line goes,
    and with the last of its round the heading."""
    if data(log, "round") != str(chapter.round):
        log.prepend(el("h3", text=chapter.title), el("ol"))
        log.dataset.round = str(chapter.round)
    log.querySelector("ol").prepend(_row(chapter.lines[-1], reader))
    if log.querySelectorAll("li").length > MAX_LOG_LINES:
        oldest = log.lastElementChild
        oldest.lastElementChild.remove()
        if not oldest.childElementCount:
            oldest.previousElementSibling.remove()
            oldest.remove()
