"""The names of squares, pawns and cards in the races, for one reader.

Everywhere in the texts of races `view` is a view that the reader may see.
"""

from bisect import bisect
from collections.abc import Mapping
from functools import cache

from ....text import capitalize_first
from ....text.messages import Message, Messages, Value
from ....text.people import rank_phrase
from ....text.reader import Reader
from .. import rules as race
from ..rules.ring import PAWNS

KEY_PREFIX = "race."
"""The start of every key that races share."""

OWN_WORDS = "start", "the_start", "lane", "openers"
"""The terms that differ by race: a seat's first square, the same with its article, its home, and the cards that bring a
pawn out."""


def format_text(messages: Messages, game: str, key: str, **values: Value) -> str:
    """Return a text of a race: its own, else the one that all races share. `game` is the name of its table."""
    return messages.format(_key(messages, game, key), **own_words(messages, game), **values)


def _key(messages: Messages, game: str, key: str) -> str:
    return messages.first_key(f"{game}.{key}", KEY_PREFIX + key)


@cache
def own_words(messages: Messages, game: str) -> Mapping[str, str]:
    """Return the words that a race calls its own, by meaning."""
    return {word: messages.format(f"{game}.word.{word}") for word in OWN_WORDS}


# ---- squares and pawns


def square_name(reader: Reader, view: race.RaceState, cell: int, owner: int = 0) -> Message:
    """Return the common name of a square: "geel 5" for the fifth after yellow's start, "start geel", "honk geel 2".

    The yard is one value for all seats and has its name from its `owner`: "wacht geel".
    """
    ring, number = view.table.ring, 0
    if cell == ring.yard:
        where = "waiting"
    elif cell >= ring.track:
        owner, number = divmod(cell - ring.track, PAWNS)
        where, number = "home", number + 1
    else:
        owner = side_of_square(view, cell)
        number = cell - ring.starts[owner]
        where = "ring" if number else "start"
    called = own_words(reader.messages, view.table.name)
    return Message(f"{KEY_PREFIX}place.{where}", {**called, "colour": reader.colour(owner), "number": number})


def side_of_square(view: race.RaceState, cell: int) -> int:
    """Return the seat whose side of the track a square is on: a side goes from one start up to the next."""
    return bisect(view.table.ring.starts, cell) - 1


def distance_home_text(messages: Messages, view: race.RaceState, seat: int, cell: int) -> str:
    """Return the distance from a square of the track to the home of a seat: "van hier nog 6 tot honk"."""
    ring, number = view.table.ring, view.table.ring.place(seat, cell)
    return format_text(messages, view.table.name, "place.count", left=ring.track - number)


def pawn_name(reader: Reader, view: race.RaceState, seat: int, pawn: int) -> str:
    """Return a pawn by its square, for the choosing seat: "de pion op geel 5", "de pion van Anna in honk rood 2"."""
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
    spot: Value = "" if cell == ring.yard else square_name(reader, view, cell)
    return format_text(
        reader.messages, view.table.name, f"pawn.{where}{whose}", place=spot, owner=reader.people([owner])
    )


def pawn_on_square(reader: Reader, view: race.RaceState, pawn: int) -> str:
    """Return a pawn as the content of a square of the board: "pion van Anna", "jouw pion, veilig"."""
    owner, cell, ring = pawn // PAWNS, view.pawns[pawn], view.table.ring
    safe = cell == ring.starts[owner] or ring.track <= cell < ring.yard
    key = ("on.safe" if safe else "on.ring") + (".yours" if owner == reader.me else "")
    return format_text(reader.messages, view.table.name, key, owner=reader.people([owner]))


def last_hit_text(reader: Reader, view: race.RaceState, owner: int) -> str:
    """Return the owner of the last pawn hit on a square: "hier is jouw pion geslagen"."""
    key = "on.hit.yours" if owner == reader.me else "on.hit"
    return format_text(reader.messages, view.table.name, key, owner=reader.people([owner]))


def waiting_pawns_text(reader: Reader, view: race.RaceState, owner: int) -> str:
    """Return the number of waiting pawns of a seat: "2 van Anna"."""
    number = sum(view.pawns[pawn] == view.table.ring.yard for pawn in view.table.own[owner])
    key = "on.waiting.yours" if owner == reader.me else "on.waiting"
    return format_text(reader.messages, view.table.name, key, number=number, owner=reader.people([owner]))


def row_name(reader: Reader, view: race.RaceState, kind: str, owner: int = 0) -> str:
    """Return the name of a row of squares: a `side` of the track, the `homes` of a seat, or its `waiting` pawns."""
    words = format_text(
        reader.messages,
        view.table.name,
        f"row.{kind}",
        colour=reader.colour(owner),
        owner=reader.people([owner]),
    )
    return capitalize_first(words)


# ---- cards


def card_help(messages: Messages, table: race.RaceTable, card: int) -> str:
    """Return the use of a card in a few words: "12 vooruit"; "" for a card that is not seen."""
    return _card_text(messages, "help", table, card) if card >> 2 else ""


def card_rule(messages: Messages, table: race.RaceTable, card: int) -> str:
    """Return the uses of a card at this table, in whole sentences; "" for a card that is not seen."""
    rank = card >> 2
    if not rank:
        return ""
    values = table.options._asdict().items()
    facts = [name if value is True else str(value) for name, value in values]
    more = [key for fact in facts if _key(messages, table.name, key := f"rule.{rank}.and.{fact}") in messages]
    return " ".join(
        [_card_text(messages, "rule", table, card), *(format_text(messages, table.name, key) for key in more)]
    )


def _card_text(messages: Messages, kind: str, table: race.RaceTable, card: int) -> str:
    """Return the text for the rank with an option that is on, else for the rank, else for a card that just walks."""
    rank = card >> 2
    on = [option for option, value in table.options._asdict().items() if value is True]
    keys = [*(f"{kind}.{rank}.{option}" for option in on), f"{kind}.{rank}"]
    key = next((key for key in keys if _key(messages, table.name, key) in messages), f"{kind}.forward")
    return format_text(messages, table.name, key, steps=rank)


def play_button_label(messages: Messages, card: int | None) -> str:
    """Return the words on the button that plays a card ("Leg de 7"), or with None throws the hand away."""
    if card is None:
        return messages.format(KEY_PREFIX + "verb.discard")
    return messages.format(KEY_PREFIX + "verb", card=rank_phrase(card))
