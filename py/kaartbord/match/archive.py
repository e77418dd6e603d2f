"""Games as this device stores them, written as records of a backup and read back. Pure.

No history is unfolded: a record that is as it was written is stored as it is, and read like any other game
once somebody opens it.
"""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from . import link
from .backup import Record
from .match import key
from .statistics import counted
from .stored import NOBODY, colours_of, emblems_of

LONGEST_ORDERS = 700
"""Characters of the orders of eight seats, and to spare: a longer text may be nested too deep to read."""

MOST = 1 << 53
"""Every number of a record is smaller: times are in milliseconds."""


class Archived(NamedTuple):
    """The contents of the record of a game."""

    key: str
    """Name of the match, see `match.key`."""
    stored: dict[str, Any]
    """The record in the store."""
    fork: str
    """Link of the history that was put aside, or ""."""
    orders: dict[str, Any]
    """Standing orders by seat."""
    counted: str
    """Counts of the game for statistics, or ""."""


def record(
    title: str, stored: Mapping[str, Any], fork: str, orders: Mapping[str, Any], counts: str = ""
) -> Record:
    """Return the record of a stored game, with the standing orders that are not empty."""
    given = {seat: {name: value for name, value in one.items() if value} for seat, one in orders.items()}
    given = {seat: one for seat, one in given.items() if one}
    fields = {
        "seats": _listed(stored["mine"]),
        "shown": str(stored.get("shown", 0)),
        "choices": str(stored.get("choices", 0)),
        "waits": _listed(stored.get("owing", ())),
        "won": _listed(stored.get("won", ())),
        "at": str(int(stored["at"])),
        "fork": fork,
        "orders": json.dumps(given, separators=(",", ":")) if given else "",
        "counted": counts,
    }
    return Record(title, stored["link"], {name: value for name, value in fields.items() if value})


def read(record: Record) -> Archived:
    """Return the contents of a record; raise BadLink or ValueError if it is not valid."""
    opened, fields = link.opened(record.link), record.fields
    seats = link.people(opened) or ()
    waits = seats_in(fields.get("waits", ""), opened.match.seats)
    fork = fields.get("fork", "")
    if fork and key(link.opened(fork).match) != key(opened.match):
        raise ValueError("the other history is of another match")
    given = fields.get("orders", "{}")
    orders = json.loads(given) if len(given) <= LONGEST_ORDERS else None
    if not isinstance(orders, dict) or not all(isinstance(one, dict) for one in orders.values()):
        raise ValueError("no orders")
    mine = seats_in(fields.get("seats", ""), opened.match.seats)
    stored = {
        "link": record.link,
        "choices": _number(fields.get("choices", "")),
        "undone": opened.match.undone,
        "mine": mine,
        "shown": _number(fields.get("shown", "")),
        "at": _number(fields.get("at", "")),
        "owing": waits,
        "waits": next(iter(waits), NOBODY),
        "game": opened.match.game,
        "names": [seat.name for seat in seats],
    }
    if won := seats_in(fields.get("won", ""), opened.match.seats):
        stored["won"] = won
    stored |= emblems_of(seats)
    stored |= colours_of(opened.more, opened.match.seats)
    counts, mark = fields.get("counted", ""), counted.mark(record.link, mine)
    if counted.read(counts, opened.match.game, mark) is None:
        counts = ""
    return Archived(key(opened.match), stored, fork, orders, counts)


def moment(text: str) -> int:
    """Return milliseconds since 1970; 0 for a text that is not a time."""
    try:
        return _number(text)
    except ValueError:
        return 0


def _listed(numbers: Any) -> str:
    return ",".join(map(str, numbers))


def seats_in(text: str, seats: int) -> list[int]:
    """Return the seats of a match in a list, each once; raise ValueError for any other text."""
    listed = [_number(part) for part in text.split(",")] if text else []
    if len({*listed}) != len(listed) or not {*listed} <= {*range(seats)}:
        raise ValueError(f"no seats {text}")
    return listed


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 16 or int(text) >= MOST:
        raise ValueError(f"no number {text}")
    return int(text)
