"""Games as this device stores them, written as records of a backup and read back. Pure.

No history is unfolded: a record that is as it was written is stored as it is, and read once somebody opens it.
"""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from . import link
from .backup import BackupRecord
from .match import key_of_match
from .statistics import game_counts
from .stored import NO_SEAT_AWAITED, colour_fields, emblem_fields

MAX_ORDERS_LETTERS = 700
"""Characters of the orders of eight seats, and to spare: a longer text may be nested too deep to read."""

NUMBER_LIMIT = 1 << 53
"""Every number of a record is smaller: times are in milliseconds."""


class ArchivedGame(NamedTuple):
    """The contents of the record of a game."""

    match_key: str
    """Name of the match, see `key_of_match`."""
    stored: dict[str, Any]
    fork: str
    """Link of the history that was put aside, or ""."""
    orders: dict[str, Any]
    """Standing orders by seat."""
    counted: str
    """Counts of the game for statistics, or ""."""


def to_backup_record(
    title: str, stored: Mapping[str, Any], fork: str, orders: Mapping[str, Any], counts: str = ""
) -> BackupRecord:
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
    return BackupRecord(title, stored["link"], {name: value for name, value in fields.items() if value})


def from_backup_record(record: BackupRecord) -> ArchivedGame:
    """Return the contents of a record; raise BadLink or ValueError if it is not valid."""
    opened, fields = link.parse_link(record.link), record.fields
    seats = link.people(opened) or ()
    waits = parse_seats(fields.get("waits", ""), opened.match.seats)
    fork = fields.get("fork", "")
    if fork and key_of_match(link.parse_link(fork).match) != key_of_match(opened.match):
        raise ValueError("the other history is of another match")
    given = fields.get("orders", "{}")
    orders = json.loads(given) if len(given) <= MAX_ORDERS_LETTERS else None
    if not isinstance(orders, dict) or not all(isinstance(one, dict) for one in orders.values()):
        raise ValueError("no orders")
    mine = parse_seats(fields.get("seats", ""), opened.match.seats)
    stored = {
        "link": record.link,
        "choices": _number(fields.get("choices", "")),
        "undone": opened.match.undo_count,
        "mine": mine,
        "shown": _number(fields.get("shown", "")),
        "at": _number(fields.get("at", "")),
        "owing": waits,
        "waits": next(iter(waits), NO_SEAT_AWAITED),
        "game": opened.match.game,
        "names": [seat.name for seat in seats],
    }
    if won := parse_seats(fields.get("won", ""), opened.match.seats):
        stored["won"] = won
    stored |= emblem_fields(seats)
    stored |= colour_fields(opened.extra_sections, opened.match.seats)
    counts, mark = fields.get("counted", ""), game_counts.record_mark(record.link, mine)
    if game_counts.decode_counts(counts, opened.match.game, mark) is None:
        counts = ""
    return ArchivedGame(key_of_match(opened.match), stored, fork, orders, counts)


def parse_time(text: str) -> int:
    """Return milliseconds since 1970; 0 for a text that is not a time."""
    try:
        return _number(text)
    except ValueError:
        return 0


def _listed(numbers: Any) -> str:
    return ",".join(map(str, numbers))


def parse_seats(text: str, seats: int) -> list[int]:
    """Return the seats of a match in a list, each once; raise ValueError for any other text."""
    listed = [_number(part) for part in text.split(",")] if text else []
    if len({*listed}) != len(listed) or not {*listed} <= {*range(seats)}:
        raise ValueError(f"no seats {text}")
    return listed


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 16 or int(text) >= NUMBER_LIMIT:
        raise ValueError(f"no number {text}")
    return int(text)
