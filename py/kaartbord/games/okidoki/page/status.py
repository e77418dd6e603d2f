"""The penalty points of both teams beside the board of OkiDoki, and the score."""

from typing import Any

from ....page.stage.hand import card_picture
from ....page.ui.dom import el
from ....page.ui.seat_mark import seat_mark
from ....paint.pen import Look
from ....rules.seats import own_team_first
from ....scene.presentation import Presentation
from ....text import capitalize_first, people
from ....text.reader import Reader
from ...tricks.page import status
from ..rules.hand import penalties, taken_aces
from ..rules.state import OVER, TRICK, OkidokiState, pawns_finished
from ..words import phrases

SMALL_PAWN = 34

ACE = 18.0
"""Width of an ace that was taken, in px."""


def scoreboard(seen: Presentation[OkidokiState], me: int | None, look: Look, *, strip: bool) -> Any:
    """Return the list of the penalty points of both teams, updated during the round."""
    messages = look.messages
    rows = [_points(look, seen, team, me, word=strip) for team in own_team_first(seen.bottom)]
    words = capitalize_first(phrases.format_text(messages, "score.penalty"))
    title = None if strip else el("p", text=words, cls="scoreboard-title")
    return el("div", title, el("ul", *rows, cls="scoreboard-rows"))


def score_key(view: OkidokiState) -> str:
    """Return the key of the score's title: the penalty points of the round; after the game the pawns home."""
    return "score.title.over" if view.phase == OVER else "score.title"


def score(seen: Presentation[OkidokiState], look: Look) -> Any:
    """Return penalty points, visible aces and pawns at the finish of each team."""
    messages, view, rows = look.messages, seen.view, []
    for team in own_team_first(seen.bottom):
        home = f"{phrases.format_text(messages, 'score.home')}: {phrases.home_count(messages, view, team)}"
        open_aces = phrases.open_aces_text(messages, taken_aces(view)[team])
        number = penalties(view)[team] if view.phase != OVER else pawns_finished(view)[team]
        side = phrases.side_name(Reader(messages, (), seen.viewer), view, team)
        name = status.team_name(seen, team, seen.viewer, messages.format_value(side))
        meta, kind = (", ".join(filter(None, (home, open_aces))), phrases.format_text(messages, score_key(view)))
        rows.append(status.score(messages, team, name, meta, str(number), f"{kind}:"))
    return el("ol", *rows, cls="score")


def _points(look: Look, seen: Presentation[OkidokiState], team: int, me: int | None, *, word: bool) -> Any:
    """Return a team with its penalty points and the aces that it has taken."""
    messages, view, taken = look.messages, seen.view, taken_aces(seen.view)[team]
    number = penalties(view)[team] if view.rounds else 0
    open_aces = phrases.open_aces_text(messages, taken)
    side = phrases.side_name(Reader(messages, (), me), view, team)
    name = status.team_name(seen, team, me, messages.format_value(side))
    return el(
        "li",
        seat_mark(people.FIRST_TEAM_COLOUR + team, messages, SMALL_PAWN),
        el("span", text=name, cls="scoreboard-name"),
        el("span", *(card_picture(card, ACE, look) for card in taken), cls="scoreboard-aces", aria_hidden="true")
        if taken and (view.phase == TRICK or not word)
        else None,
        el("b", text=str(number)),
        el("span", text=phrases.format_text(messages, "score.penalty"), cls="scoreboard-word") if word else None,
        el("span", text=open_aces, cls="sr-only") if open_aces else None,
    )
