"""A puzzle as the site keeps it: one line of a file for each game, written by tools/mine_puzzles.py."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from ...games import GAMES
from ...rules.protocol import Action

SOLVER = 0
"""The seat that chooses."""

LEAD = 6
"""Percent of winning chance, at least, by which the best choice is ahead of every other."""

STEPS = (1, 2, 3, 4)
"""Of difficulty, the easiest first."""


class Puzzle(NamedTuple):
    """A position with one best choice."""

    code: str
    """The game's code letter."""
    theme: str
    difficulty: int
    """One of STEPS."""
    chances: tuple[int, ...]
    """By rank in `legal`: the chance of the solver's side to win with that choice, in percent."""
    position: str
    """The whole position as text; the solver sees a view of it."""

    @property
    def state(self) -> Any:
        """The position; raise BadPosition if it breaks the rules of today."""
        return GAMES[self.code].read(self.position)

    @property
    def ranks(self) -> Sequence[int]:
        """The ranks of all choices, the best first."""
        return sorted(range(len(self.chances)), key=lambda rank: -self.chances[rank])

    @property
    def lead(self) -> int:
        """Percent by which the best choice is ahead of the second."""
        best, second, *_ = self.ranks
        return self.chances[best] - self.chances[second]

    @property
    def choices(self) -> Sequence[Action]:
        """The legal actions of the solver."""
        return GAMES[self.code].legal(self.state, SOLVER)

    @property
    def key(self) -> str:
        """A short digest of the position, by which a device remembers the puzzle."""
        return sha256(self.position.encode()).hexdigest()[:8]


def write(puzzle: Puzzle) -> str:
    """Return the line of a puzzle."""
    chances = " ".join(map(str, puzzle.chances))
    return "\t".join((puzzle.theme, str(puzzle.difficulty), chances, puzzle.position))


def read(code: str, line: str) -> Puzzle:
    """Return the puzzle of a line of a game's file."""
    theme, difficulty, chances, position = line.split("\t")
    return Puzzle(code, theme, int(difficulty), tuple(map(int, chances.split())), position)
