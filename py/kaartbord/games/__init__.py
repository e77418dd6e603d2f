"""The games, one folder each, and the one list of them.

A game is imported when it is first asked for, part by part, so that a page that shows no table knows no more of it than
its line in ENTRIES. The parts, each a module of its folder with one value that this package's users read by its letter:

    (itself)               rules.protocol.Game: the rules
    earlier                EARLIER: the rules of earlier versions, for the matches that were begun under them
    computer.player        PLAYER: the computer player
    words.phrases          PHRASEBOOK: its sentences
    words.themes           THEMES: the themes of its puzzles
    scene.illustrations    ILLUSTRATIONS: the pictures of its rules
    scene.printout         printed: its board on paper
    scene.laying           LAYING: the laying of its positions by hand
    paint                  art: its board on a canvas
    page.face              FACE: its stage and its pictures in the page
    lesson                 LESSONS: its lessons, with names that begin with that of the game
    dealing                DEALING: its deal at a sealed table
    tally                  TALLY: its score sheet, for those who play with cards of their own
    counts                 COUNTS: its numbers in the statistics
    daily                  DAILY: its deal of the day

A part that a game does not have is passed over; rules, words and a player every game has, unless it is only scored.
"""

from collections import ChainMap
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import resolve_name
from typing import Any, NamedTuple, TypeVar

from ..rules.protocol import Game

T = TypeVar("T")


class GameEntry(NamedTuple):
    """The facts of a game that is not imported."""

    module: str
    """Its package, from this one or by its whole name."""
    name: str
    seats: tuple[int, ...]
    worth: int
    """Points of an evening for a game won, where the table agreed on nothing else: the more the longer it lasts."""
    teams: bool = False
    """True if partners have one colour, that of their team."""


ENTRIES = {
    "K": GameEntry(".keezbord", "Keezbord", (2, 4, 6, 8), worth=3),
    "T": GameEntry(".tokken", "Tokken", (3, 4, 5, 6, 7, 8), worth=3),
    "P": GameEntry(".toepen", "Toepen", (2, 3, 4, 5, 6, 7, 8), worth=1),
    "O": GameEntry(".okidoki", "OkiDoki", (2, 4), worth=3, teams=True),
    "L": GameEntry(".toedeloe", "ToedeLoe", (2, 4), worth=2, teams=True),
}
"""By code letter, in the order in which they are shown."""

ONLY_SCORED = {
    "klaverjassen": GameEntry(".klaverjassen", "Klaverjassen", (4,), worth=0, teams=True),
    "rikken": GameEntry(".rikken", "Rikken", (4,), worth=0),
    "hartenjagen": GameEntry(".hartenjagen", "Hartenjagen", (3, 4, 5), worth=0),
    "boerenbridge": GameEntry(".boerenbridge", "Boerenbridge", (3, 4, 5, 6, 7), worth=0),
}
"""The games that are not played here, only scored with real cards: by their folder, which has a score sheet alone."""

SCORED = ChainMap(ONLY_SCORED, ENTRIES)
"""All games that can have a score sheet: those that are played here first."""

DAILY_ORDER = "KOPLT"
"""The games of the deals of the day, in turn: never changed, for it tells which game was played on every day past."""

PUZZLE_ORDER = "KTPOL"
"""The games that have puzzles, in the turn of the days."""


class Parts(Mapping[str, T]):
    """One part of each game that has it, by code letter."""

    def __init__(self, module: str, name: str = "", entries: Mapping[str, GameEntry] = ENTRIES) -> None:
        self._module, self._name, self._entries = module, name, entries
        self.imported: dict[str, T] = {}

    def __getitem__(self, code: str) -> T:
        entry = self._entries[code]
        if code not in self.imported:
            self.imported[code] = self._of(code, resolve_name(entry.module + self._module, __name__))
        return self.imported[code]

    def _of(self, code: str, name: str) -> T:
        """Return the part that lies in a module; KeyError with the letter if the game has none."""
        try:
            module: Any = import_module(name)
        except ModuleNotFoundError as gone:
            if gone.name is None or not f"{name}.".startswith(f"{gone.name}."):
                raise
            raise KeyError(code) from None
        part: T = getattr(module, self._name) if self._name else module
        return part

    def __iter__(self) -> Iterator[str]:
        return (code for code in self._entries if code in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES: Parts[Game[Any]] = Parts("")
"""The games by today's rules."""

EARLIER: Parts[tuple[Game[Any], ...]] = Parts(".earlier", "EARLIER")


def engine(code: str, version: int) -> Game[Any]:
    """Return the rules of a version that was ever played: old links can be read for ever. KeyError for any other."""
    if (today := GAMES[code]).INFO.version == version:
        return today
    earlier = {game.INFO.version: game for game in EARLIER.get(code, ())}
    return earlier[version]
