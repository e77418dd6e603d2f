"""Data about a game for tests that no part of it contains: one record a game, SAMPLES in tests/games/NAME.py."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from kaartbord.games import ENTRIES
from kaartbord.games.tricks.scene.play import TeamPlay
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action, Event, Refusal
from kaartbord.scene.chooser import Chooser
from kaartbord.text.reader import Reader
from support.games import Ply, Rank, Table

NEEDED = {
    "obvious": "no choice of a newcomer",
    "recount": "no recount of its statistics",
    "chooser": "no chooser",
    "refusal": "no sentences for what is refused",
    "figures": "no figures that the blind player hears",
    "houses": "no house rules for golden links",
    "transcripts": "no games for golden transcripts",
    "sealed": "no table for golden links of a sealed game",
}
"""By field that every game needs: what its tests lack without."""


TEAMS = ("wit", "grijs")
TOGETHER = {2: ("Jij", "De ander"), 4: ("Jullie", "Zij")}
"""The names of both teams, by the number of players."""


class Question(NamedTuple):
    """A question to a seat, as the seat sees it, and some of its answers."""

    view: Any
    seat: int
    legal: list[Action]
    picks: list[Action]


Said = Iterator[tuple[str, str]]
"""The kind of sentence, and the sentence."""


Chooses = Callable[[Any, int, Sequence[Action]], Action]


class Samples(NamedTuple):
    """One game's data for tests; what is None is needed once a test asks for it."""

    obvious: Chooses | None = None
    """(view, seat, legal): what somebody chooses who plays for the first evening."""
    harmless: Callable[[Any, int, Sequence[Action]], Sequence[Action]] | None = None
    """(view, seat, legal): the choices without those that not even an oversight makes."""
    recount: Callable[[Play, int], Iterator[str]] | None = None
    """(a whole game, seat): the name of each of its COUNTS, as often as it counts, by the states alone."""
    rare: frozenset[str] = frozenset()
    """Counts that four random games may do without."""
    bare: Mapping[str, str] = {}
    """By paragraph of the rules without an illustration: the reason."""
    play: TeamPlay | None = None
    """The play of two teams, with cards and a board, if the game has them."""
    chooser: Chooser[Any] | None = None
    """The chooser of its FACE, which answers its questions in parts."""
    soon: Mapping[str, Any] = {}
    """House rules with which cards are played soon."""
    houses: Mapping[int, Mapping[str, Any]] | None = None
    """House rules of its golden links, for some numbers of seats; between them they have each option."""
    transcripts: Mapping[str, Callable[[], Play]] | None = None
    """Its whole games in tests/transcripts, by what follows the name of the game."""
    said: Callable[[Reader, Question], Said] = lambda reader, asked: iter(())
    """The sentences at a question, besides the labels of choices."""
    refusal: Callable[[Reader, Any, Refusal], str] | None = None
    """(reader, view, refusal): why a choice is not legal."""
    banner: Callable[[Reader, Any, Sequence[Event]], str] | None = None
    """(reader, view before, events): what is written over the table, if anything is."""
    wanted: Rank | None = None
    """The actions that are taken where possible, so that they are heard: coming home, and what only few jokers
    allow."""
    changed: Callable[[str, Ply], Iterable[str]] = lambda lang, ply: ()
    """(language, ply): what a line must name, of where a pawn was and where it is now."""
    hinted: Sequence[tuple[int, Mapping[str, Any]]] = ()
    """Seats and house rules of the games in which advice is given; without any the usual ones."""
    spoken: Sequence[Table] = ()
    """Games in which about everything is said; without any a usual one for each number of seats."""
    sealed: tuple[int, int] | None = None
    """Seats of its golden links of a sealed game, and how many messages go before; needed if it is dealt so."""
    trick: Callable[[Any], Iterable[tuple[int, int]]] = lambda state: ()
    """(state): the cards of the trick under way, each behind the hand that it comes from."""
    pawns: Callable[[Play, Sequence[str]], Counter[tuple[str, str]]] = lambda play, names: Counter()
    """(game, names): how many pawns stand in every place, by (place, whose), as the blind player hears it."""
    figures: Callable[[Play, Sequence[str]], Mapping[str, tuple[int, ...]]] | None = None
    """(game, names): the figures of every player or side, as the blind player hears them."""
    keys: int = 4
    """So many a choice takes of the blind player at most, in the middle."""
    slack: int = 0
    """The most links that can be saved, compared with the announced number, until a sealed game's first card is
    played."""


def samples(code: str) -> Samples:
    """Return the record of a game, an empty one if nothing was written yet."""
    module = f"games.{folder(code)}"
    found: Samples = import_module(module).SAMPLES if find_spec(module) else Samples()
    return found


def sample(code: str, field: str) -> Any:
    """Return a field that the game needs; where it is missing, fail and say what to write and where."""
    found = getattr(samples(code), field)
    assert found is not None, lacking(code, field, NEEDED[field])
    return found


def lacking(code: str, field: str, what: str) -> str:
    """Return what there is to write where a game's samples lack something."""
    return f"{folder(code)}: {what}: add `{field}=` to SAMPLES in tests/games/{folder(code)}.py"


def folder(code: str) -> str:
    return ENTRIES[code].module.removeprefix(".")
