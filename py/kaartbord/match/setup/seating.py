"""The players at the seats of a new game, before it starts. Pure: no browser needed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..link import LEVELS, PlayerKind, Seat
from ..names import EMBLEMS, clean_name, decode_name, encode_name

CHAIR_KINDS = ("me", "here", "computer", "link")
"""Me, someone else on this device, the computer, a friend by link."""

_LINK_KINDS: dict[str, PlayerKind] = {"me": "human", "here": "human", "computer": "computer", "link": "link"}

TABLE_KINDS = {"computer": "computer", "together": "here", "link": "link", "phones": "link"}
"""The quick choices: the kind of everybody but me; at a table for phones I am of that kind too."""

LEVEL_PER_CHAIR = "each"
"""In place of a level: every computer plays at its own."""

COMPUTER_NAMES = ("Henk", "Truus", "Wim", "Anna", "Bep", "Cor", "Riet", "Joop")

Names = Mapping[str, Sequence[str]]
"""By kind, the last names by seat as `encode_name` gives them; my own is the first of "me"."""


class Chair(NamedTuple):
    """One seat with the kind, name and emblem of its future player."""

    kind: str
    name: str = ""
    emblem: str = ""
    level: str = LEVELS[0]
    """The computer's strength there, if each plays at its own level."""


def remembered_chair(names: Names, kind: str, seat: int) -> Chair:
    """Return this seat, with the name and the emblem last used for this kind of player there."""
    place = 0 if kind == "me" else seat
    known = names.get(kind, ())
    name, emblem = decode_name(known[place]) if place < len(known) else ("", "")
    return Chair(kind, name or (COMPUTER_NAMES[seat] if kind == "computer" else ""), emblem)


def arrange_chairs(kind_of_table: str, seats: int, names: Names) -> tuple[Chair, ...]:
    """Return everyone at the table for one of TABLE_KINDS: me first, unless all play on phones."""
    kinds = ["link" if kind_of_table == "phones" else "me"] + [TABLE_KINDS[kind_of_table]] * (seats - 1)
    return tuple(remembered_chair(names, kind, seat) for seat, kind in enumerate(kinds))


def table_kind(chairs: Sequence[Chair]) -> str:
    """Return the name in TABLE_KINDS of the table, or "" for a mixture.

    >>> table_kind((Chair("me"), Chair("here"))), table_kind((Chair("me"), Chair("here"), Chair("computer")))
    ('together', '')
    """
    kinds = {chair.kind for chair in chairs}
    if kinds == {"link"}:
        return "phones"
    return next((way for way, kind in TABLE_KINDS.items() if kinds - {"me"} == {kind}), "")


def change_kind(chairs: Sequence[Chair], place: int, kind: str, names: Names) -> tuple[Chair, ...]:
    """Return the table after one seat becomes something else; when I move, my old one becomes what that one was."""
    table = list(chairs)
    before = table[place]
    if kind == "me":
        for other, chair in enumerate(table):
            if chair.kind == "me" and other != place:
                table[other] = remembered_chair(names, before.kind, other)
    table[place] = remembered_chair(names, kind, place)
    return tuple(table)


def set_name(chairs: Sequence[Chair], place: int, name: str) -> tuple[Chair, ...]:
    """Return the table after one seat gets another name."""
    return tuple(chair._replace(name=clean_name(name)) if i == place else chair for i, chair in enumerate(chairs))


def set_emblem(chairs: Sequence[Chair], place: int, emblem: str) -> tuple[Chair, ...]:
    """Return the table after one seat gets another emblem, or none."""
    return tuple(chair._replace(emblem=emblem) if i == place else chair for i, chair in enumerate(chairs))


def free_emblems(chairs: Sequence[Chair], place: int) -> list[str]:
    """Return the emblems that nobody else at the table has."""
    taken = {chair.emblem for other, chair in enumerate(chairs) if other != place}
    return [emblem for emblem in EMBLEMS if emblem not in taken]


def remember_names(names: Names, chairs: Sequence[Chair]) -> dict[str, list[str]]:
    """Return the last names, with those at this table added."""
    known = {kind: list(names.get(kind, ())) for kind in CHAIR_KINDS}
    for place, chair in enumerate(chairs):
        own = known[chair.kind]
        index = 0 if chair.kind == "me" else place
        own += [""] * (index + 1 - len(own))
        own[index] = encode_name(chair.name, chair.emblem)
    return known


def to_seats(chairs: Sequence[Chair], level: str = LEVELS[0]) -> tuple[tuple[Seat, ...], frozenset[int]]:
    """Return the seats as a link carries them, the computer's at this level, and those played on this device."""
    mine = frozenset(i for i, chair in enumerate(chairs) if chair.kind in ("me", "here"))
    seats = (
        Seat(_LINK_KINDS[chair.kind], chair.name, i in mine, chair.level, emblem=chair.emblem)
        for i, chair in enumerate(chairs)
    )
    return with_level(seats, level), mine


def with_level(seats: Iterable[Seat], level: str) -> tuple[Seat, ...]:
    """Return the same seats, with all of the computer's at this level; with LEVEL_PER_CHAIR they keep their own."""
    return tuple(seat._replace(level=_level_played(seat, level)) for seat in seats)


def _level_played(seat: Seat, level: str) -> str:
    if seat.kind != "computer":
        return LEVELS[0]
    return seat.level if level == LEVEL_PER_CHAIR else level


def level_of(seats: Iterable[Seat]) -> str:
    """Return the level of the computers at this table: LEVEL_PER_CHAIR if it differs, the best without any."""
    levels = {seat.level for seat in seats if seat.kind == "computer"} or {LEVELS[0]}
    return LEVEL_PER_CHAIR if len(levels) > 1 else levels.pop()
