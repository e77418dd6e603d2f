"""A puzzle in words."""

from ...games import GAMES
from ...match.puzzles.puzzle import SOLVER, STEPS, Puzzle
from ..messages import Messages
from ..phrasebooks import PHRASEBOOKS
from ..reader import Reader
from .advice import reason_text
from .choice_case import Odds


def difficulty_text(messages: Messages, puzzle: Puzzle) -> str:
    """Return how hard it is."""
    return messages.format("puzzle.step", number=puzzle.difficulty, all=len(STEPS))


def theme_text(messages: Messages, puzzle: Puzzle) -> str:
    """Return its theme, which says too much before it is solved."""
    return messages.format("puzzle.theme", theme=messages.format(f"puzzle.theme.{puzzle.theme}"))


def wrong_text(messages: Messages, puzzle: Puzzle, rank: int) -> str:
    """Return what a choice is worth that is not the best."""
    return messages.format("puzzle.wrong", chance=puzzle.chances[rank], best=max(puzzle.chances))


def reason_of_best(reader: Reader, puzzle: Puzzle, *, found: bool) -> str:
    """Return why the best choice is best, to a solver that has `found` it or is shown it."""
    best, second, *_ = puzzle.ranks
    odds = Odds(puzzle.chances[best] / 100, puzzle.chances[second] / 100)
    view = GAMES[puzzle.code].view(puzzle.state, SOLVER)
    _, why = reason_text(reader, puzzle.code, view, puzzle.choices[best], odds)
    key = "right" if found else "shown"
    return reader.format(f"puzzle.{key}", why=why, chance=puzzle.chances[best])


def second_best(reader: Reader, puzzle: Puzzle) -> str:
    """Return the second best choice, and what it costs."""
    _, second, *_ = puzzle.ranks
    view = GAMES[puzzle.code].view(puzzle.state, SOLVER)
    book = PHRASEBOOKS[puzzle.code]
    choice = book.choice_infinitive(reader._replace(sees=True), view, SOLVER, puzzle.choices[second])
    return reader.format("puzzle.second", choice=choice, less=puzzle.lead)
