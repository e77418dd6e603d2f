"""The choice of puzzles: that of today, or a game and a theme."""

from collections.abc import Container, Sequence
from typing import Any

from ...games import ENTRIES, PUZZLE_ORDER
from ...match.puzzles import series
from ...match.puzzles.puzzle import Puzzle
from ...text.messages import Messages
from ..lobby.games_panel import game_picture
from ..storage import days, puzzles
from ..ui.dialogs import open_sheet, wait_for_answer
from ..ui.dom import button_element, el
from ..ui.svg import icon

TODAY = "today"
"""The answer for the puzzle of today, in place of a game."""

EVERY = "every"
"""The answer for puzzles of any theme."""


async def choose_game(messages: Messages) -> str:
    """Return the code letter of the game to take puzzles of, TODAY, or "" for none."""
    title = el("span", text=messages.format("puzzle.today"))
    meta = el("span", text=ENTRIES[series.game_of_day(days.today())].name, cls="meta")
    rows = [button_element(icon("lesson"), title, meta, cls="row", do="answer", arg=TODAY)]
    for code in PUZZLE_ORDER:
        done = messages.format("puzzle.solved.count", number=len(await puzzles.solved(code)))
        words = (el("span", text=ENTRIES[code].name), el("span", text=done, cls="meta"))
        rows.append(button_element(game_picture(code, 56), *words, cls="row", do="answer", arg=code))
    return await wait_for_answer(_sheet(messages.format("puzzle.title"), rows))


async def choose_theme(messages: Messages, known: Sequence[Puzzle], solved: Container[str]) -> str | None:
    """Return the theme that is chosen, "" for any; None if the sheet was closed."""
    rows = []
    for theme in ("", *series.themes(known)):
        of = series.of_theme(known, theme)
        done = sum(puzzle.key in solved for puzzle in of)
        words = messages.format(f"puzzle.theme.{theme}" if theme else "puzzle.every")
        meta = messages.format("puzzle.solved.of", number=done, all=len(of))
        nodes = (el("span", text=words), el("span", text=meta, cls="meta"))
        rows.append(button_element(*nodes, cls="row", do="answer", arg=theme or EVERY))
    answer = await wait_for_answer(_sheet(messages.format("puzzle.which"), rows))
    return (answer if answer != EVERY else "") if answer else None


def _sheet(title: str, rows: Sequence[Any]) -> Any:
    return open_sheet(title, el("ul", *(el("li", row) for row in rows), cls="uses"))
