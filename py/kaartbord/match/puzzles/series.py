"""The next puzzle: that of a day, and those of a theme."""

from collections.abc import Container, Sequence

from ...games import PUZZLE_ORDER
from .puzzle import Puzzle


def game_of_day(day: int) -> str:
    """Return the game of a day's puzzle, by its code letter; `day` counts days from any one on."""
    return PUZZLE_ORDER[day % len(PUZZLE_ORDER)]


def of_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle:
    """Return the puzzle of a day out of those of its game."""
    return puzzles[day // len(PUZZLE_ORDER) % len(puzzles)]


def themes(puzzles: Sequence[Puzzle]) -> list[str]:
    """Return the themes, the most frequent first."""
    names = [puzzle.theme for puzzle in puzzles]
    return sorted(dict.fromkeys(names), key=lambda name: -names.count(name))


def of_theme(puzzles: Sequence[Puzzle], theme: str) -> list[Puzzle]:
    """Return the puzzles of a theme, or with "" all, the easiest first."""
    return sorted((puzzle for puzzle in puzzles if theme in ("", puzzle.theme)), key=lambda puzzle: puzzle.difficulty)


def following(series: Sequence[Puzzle], solved: Container[str], last: Puzzle | None = None) -> Puzzle:
    """Return the next unsolved puzzle of a series after the `last` one, from its end again from its start; once all
    are solved, just the next one."""
    after = series.index(last) + 1 if last in series else 0
    order = [*series[after:], *series[:after]]
    return next((puzzle for puzzle in order if puzzle.key not in solved), order[0])
