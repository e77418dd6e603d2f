"""The status beside the board of ToedeLoe: the value of the trick, the rows of both teams, and the score."""

from typing import Any

from ....page.ui.dom import el
from ....page.ui.seat_mark import seat_mark
from ....paint.pen import Look
from ....rules.protocol import Action
from ....rules.seats import own_team_first
from ....scene.presentation import Presentation
from ....text import capitalize_first, format_number, people
from ....text.messages import Messages
from ....text.reader import Reader
from ...tricks.page import status
from ..rules.board import COLUMNS, FIELD
from ..rules.rows import longest_two
from ..rules.scoring import team_points
from ..rules.state import JOKER_VALUE, SCORE, TRICK, ToedeloeState
from ..rules.taking import trick_plays, trick_value
from ..words import phrases

SMALL_PAWN = 22


def scoreboard(seen: Presentation[ToedeloeState], me: int | None, look: Look, *, strip: bool) -> Any:
    """Return the value of the trick; in a line also the rows of both teams."""
    messages = look.messages
    if not strip:
        return el("div", _worth(messages, seen.view), cls="worth-note")
    rows = (_rows(messages, seen.view, side, me) for side in own_team_first(seen.bottom))
    return el("div", _worth(messages, seen.view), el("ul", *rows, cls="worth-rows"), cls="worth-line")


def _worth(messages: Messages, view: ToedeloeState) -> Any:
    """Return the highest black card so far and its value."""
    cards = bytes(card for _, card in trick_plays(view)) if view.phase in (TRICK, SCORE) else b""
    value = trick_value(cards) if cards else 0
    if value == JOKER_VALUE or not value:
        key = "highest.joker" if value else "highest.none"
        return el("p", el("span", text=phrases.format_text(messages, key), cls="worth-title"), cls="worth")
    card = phrases.written_card(messages, phrases.highest_black(cards))
    return el(
        "p",
        el("span", text=phrases.format_text(messages, "highest.title"), cls="worth-title"),
        el("b", text=str(value)),
        el("span", text=card),
        cls="worth",
    )


def _rows(messages: Messages, view: ToedeloeState, side: int, me: int | None) -> Any:
    """Return a team's two longest rows and its score, in short."""
    lengths = longest_two(view.cells, side, view.table.options.green_wild)
    team = capitalize_first(messages.format_value(phrases.team_name(Reader(messages, (), me), view.table, side)))
    spoken = f"{team}: {phrases.rows_line(messages, view, side)}"
    return el(
        "li",
        seat_mark(people.FIRST_TEAM_COLOUR + side, messages, SMALL_PAWN),
        el("span", text=phrases.sum_text(map(len, lengths)) or "–", aria_hidden="true"),
        el("b", text=format_number(view.minus[side]), aria_hidden="true"),
        el("span", text=spoken, cls="sr-only"),
    )


def maps(action: Action) -> list[Any]:
    """Return a small map of each field on which an action puts pawns: words alone do not help anybody find a place."""
    cells = sorted(cell for _, cell in action.placements)
    fields = [[cell % FIELD for cell in cells if cell // FIELD == field] for field in (0, 1)]
    return [el("span", *map(_spot, field), cls="field-map", aria_hidden="true") for field in fields if field]


def _spot(cell: int) -> Any:
    node = el("span")
    node.style.gridArea = f"{cell // COLUMNS + 1} / {cell % COLUMNS + 1}"
    return node


def score(seen: Presentation[ToedeloeState], look: Look) -> Any:
    """Return rows, score and points of each team, and the coming score of the trick."""
    messages, view = look.messages, seen.view
    rows = [_team(messages, seen, side) for side in own_team_first(seen.bottom)]
    coming = None
    if view.phase in (TRICK, SCORE) and trick_plays(view):
        coming = el(
            "div",
            el("h3", text=phrases.format_text(messages, "after.title")),
            el("p", text=phrases.scoring_choices_text(messages, view)),
            cls="after-trick",
        )
    return el("div", el("ol", *rows, cls="score"), coming)


def _team(messages: Messages, seen: Presentation[ToedeloeState], side: int) -> Any:
    view, words = seen.view, phrases.team_name(Reader(messages, (), seen.viewer), seen.view.table, side)
    name = status.team_name(seen, side, seen.viewer, messages.format_value(words))
    return status.score(
        messages, side, name, phrases.rows_line(messages, view, side), format_number(team_points(view)[side])
    )
