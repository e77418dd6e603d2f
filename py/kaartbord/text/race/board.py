"""How the races name squares, pawns and cards to one reader.

Everywhere in the texts of races `view` is a view that the reader may see.
"""

from collections.abc import Mapping
from functools import cache

from ...games import race
from ...games.race.ring import PAWNS
from .. import KEYS, say
from ..people import card as card_sign
from ..people import colour
from ..reader import Reader

KIND = "race."
"""What every key that races share starts with."""

WORDS = "start", "at_start", "lane", "openers"
"""What each race calls by a word of its own: a seat's first square, to stand on it, its home, and the cards
that bring a pawn out."""


def tell(lang: str, game: str, key: str, **values: object) -> str:
    """A text of a race: its own, else the one that all races share. `game` is the name of its table."""
    return say(lang, _key(game, key), **words(lang, game), **values)


def _key(game: str, key: str) -> str:
    own = f"{game}.{key}"
    return own if own in KEYS else KIND + key


@cache
def words(lang: str, game: str) -> Mapping[str, str]:
    """The words that a race calls its own, by what they mean."""
    return {word: say(lang, f"{game}.word.{word}") for word in WORDS}


# ---- squares and pawns


def square(lang: str, view: race.State, owner: int, cell: int) -> str:
    """A square as the pawns of `owner` count it: "Rood, 58, nog 6 tot honk". A home square is named by
    its own seat, the yard by `owner`."""
    ring = view.table.ring
    if ring.track <= cell < ring.yard:
        owner = (cell - ring.track) // PAWNS
        return tell(
            lang,
            view.table.name,
            "square.home",
            colour=colour(lang, owner),
            number=_number(view, owner, cell),
        )
    if cell == ring.yard:
        return tell(lang, view.table.name, "square.waiting", colour=colour(lang, owner))
    place = ring.place(owner, cell)
    key = "square.start" if not place else "square.dot" if cell in ring.dots else "square.ring"
    return tell(lang, view.table.name, key, colour=colour(lang, owner), place=place, left=ring.track - place)


def _number(view: race.State, owner: int, cell: int) -> int:
    """1 to 4: the home square nearest the track is 1."""
    return view.table.ring.place(owner, cell) - view.table.ring.track + 1


def place(lang: str, view: race.State, owner: int, cell: int) -> str:
    """A square of the track or the home as the pawns of `owner` count it, without colour: "58", "honk 2"."""
    ring = view.table.ring
    if cell >= ring.track:
        return tell(lang, view.table.name, "place.home", number=_number(view, owner, cell))
    number = ring.place(owner, cell)
    return tell(lang, view.table.name, ("place.ring" if number else "place.start"), place=number)


def pawn(reader: Reader, view: race.State, seat: int, pawn: int) -> str:
    """A pawn by where it stands, for the seat that chooses: "de pion op 58", "de pion van Anna in honk 2"."""
    owner, cell, ring = pawn // PAWNS, view.pawns[pawn], view.table.ring
    where = (
        "waiting"
        if cell == ring.yard
        else "home"
        if cell >= ring.track
        else "ring"
        if ring.place(owner, cell)
        else "start"
    )
    whose = "" if owner == seat else ".yours" if owner == reader.me else ".of"
    spot = "" if cell == ring.yard else place(reader.lang, view, owner, cell)
    return tell(reader.lang, view.table.name, f"pawn.{where}{whose}", place=spot, owner=reader.name(owner))


# ---- cards


def card_help(lang: str, table: race.Table, card: int) -> str:
    """What a card does, in a few words: "12 vooruit"; "" for a card that is not seen."""
    return _card_text(lang, "help", table, card) if card >> 2 else ""


def card_rule(lang: str, table: race.Table, card: int) -> str:
    """What a card does at this table, in whole sentences; "" for a card that is not seen."""
    rank = card >> 2
    if not rank:
        return ""
    values = table.options._asdict().items()
    facts = [name if value is True else str(value) for name, value in values]
    more = [key for fact in facts if _key(table.name, key := f"rule.{rank}.and.{fact}") in KEYS]
    return " ".join([_card_text(lang, "rule", table, card), *(tell(lang, table.name, key) for key in more)])


def _card_text(lang: str, kind: str, table: race.Table, card: int) -> str:
    """The text for the rank with an option that is on, else for the rank, else for a card that just walks."""
    rank = card >> 2
    on = [option for option, value in table.options._asdict().items() if value is True]
    keys = [*(f"{kind}.{rank}.{option}" for option in on), f"{kind}.{rank}"]
    key = next((key for key in keys if _key(table.name, key) in KEYS), f"{kind}.forward")
    return tell(lang, table.name, key, steps=rank)


def verb(lang: str, card: int | None) -> str:
    """The words on the button that plays a card ("Leg de 7"), or with None throws the hand away."""
    if card is None:
        return say(lang, KIND + "verb.discard")
    return say(lang, KIND + "verb", card=card_sign(lang, card))
