"""What a score sheet must know of a game that is played with real cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .options import Option


class Entry(NamedTuple):
    """Something that can be written down now, with one tap."""

    text: str
    """What is stored of it."""
    key: str = ""
    """Its words among those of the game, after `tally.`; they may ask for {name}, of its side, and {number}. Without
    any it is called by its side, or else by its number."""
    side: int = -1
    number: int = 0


class Ask(NamedTuple):
    """Entries that belong together."""

    key: str
    """Its heading among the words of the game, after `tally.`, which may ask for {name} and {number}."""
    entries: Sequence[Entry]
    side: int = -1
    number: int = 0
    rare: bool = False
    """Whether it is folded away until it is wanted."""


class Sheet(NamedTuple):
    """A score sheet as it stands."""

    limit: int
    totals: tuple[int, ...]
    """By side."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """What each round brought, by side."""
    now: Any = None
    """What the game knows of the round under way."""
    out: frozenset[int] = frozenset()
    """The sides that play no more."""
    over: bool = False
    house: Mapping[str, Any] = {}
    """The house rules by which it is kept."""


class Tally(NamedTuple):
    """The score sheet of a game."""

    code: str
    """The game's letter."""
    sides: Sequence[int]
    """How many sides there may be, the usual number first."""
    limits: Sequence[int]
    """What a total may be until the end, the usual one first; without any it is never over by itself."""
    start: Callable[[int, int], Sheet]
    """(sides, limit): an empty sheet."""
    asks: Callable[[Sheet], Sequence[Ask]]
    """What can be written down now."""
    write: Callable[[Sheet, str], Sheet]
    """The sheet with one of these entries."""
    strokes: bool = False
    """Whether totals are penalty points, drawn as strokes, of which who wins a round gets none."""
    teams: bool = False
    """Whether it is white against grey."""
    options: Sequence[Option] = ()
    """The house rules that the sheet knows, of those of the game."""
