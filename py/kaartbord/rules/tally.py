"""The facts about a game with real cards that its score sheet needs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .options import Option


class TallyEntry(NamedTuple):
    """An entry that can be written down now, with one tap."""

    text: str
    """Its stored text."""
    key: str = ""
    """Its words among those of the game, after `tally.`, with {name} of its side and {number}; "" for just these."""
    side: int = -1
    number: int = 0


class EntryGroup(NamedTuple):
    """Entries that belong together."""

    key: str
    """Its heading among the words of the game, after `tally.`, which may use {name} and {number}."""
    entries: Sequence[TallyEntry]
    side: int = -1
    number: int = 0
    rare: bool = False
    """True if it is folded away until it is wanted."""
    typed: bool = False
    """True if the number of an entry, which is its text, is typed: there are too many to tap. Another number is refused
    in the words behind `tally.KEY.no`."""


class ScoreSheet(NamedTuple):
    """The present state of a score sheet."""

    limit: int
    totals: tuple[int, ...]
    """By side."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """The points of each round, by side."""
    now: Any = None
    """The game's own data on the current round."""
    out: frozenset[int] = frozenset()
    """The sides that are out of the game."""
    over: bool = False
    house: Mapping[str, Any] = {}
    """The house rules by which it is kept."""

    def add_round(self, gains: tuple[int, ...], now: Any = None) -> "ScoreSheet":
        """Return the sheet after another round, with the data on the next."""
        totals = tuple(map(sum, zip(self.totals, gains, strict=True)))
        return self._replace(totals=totals, rounds=(*self.rounds, gains), now=now)


class Tally(NamedTuple):
    """The score sheet of a game."""

    code: str
    sides: Sequence[int]
    """The possible numbers of sides, the usual number first."""
    limits: Sequence[int]
    """The possible totals that end the game, the usual one first; empty if it has no automatic end."""
    start: Callable[[int, int], ScoreSheet]
    """(sides, limit): an empty sheet."""
    asks: Callable[[ScoreSheet], Sequence[EntryGroup]]
    """Returns the entries that can be written down now."""
    write: Callable[[ScoreSheet, str], ScoreSheet]
    """Returns the sheet with one of these entries."""
    strokes: bool = False
    """True if totals are penalty points, drawn as strokes, and the winner of a round gets none."""
    teams: bool = False
    """True if it is white against grey."""
    options: Sequence[Option] = ()
    """The house rules that the sheet knows, of those of the game."""


def sheets_from(now: Any) -> Callable[[int, int], ScoreSheet]:
    """Return what starts a sheet of a game, with its own data on the first round."""
    return lambda sides, limit: ScoreSheet(limit, (0,) * sides, now=now)
