"""A score sheet as a record of a backup, and back. Pure.

    tally=P | names=Anna,Jan%20en%20Piet | limit=15 | house=2 | entries=t,f1,w0

House rules are one number, as in a link.
"""

from collections.abc import Iterable, Iterator
from urllib.parse import quote, unquote

from ...rules import options
from ..backup import BackupRecord, parse_number
from . import TALLIES
from .page import StoredSheet, from_record

TALLY_FIELD = "tally"
"""The field that identifies its record: the letter of the game."""

MAX_DIGITS = 9


def to_backup_record(title: str, page: StoredSheet) -> BackupRecord:
    """Return the record of a sheet; `title` is for the reader."""
    fields = {
        TALLY_FIELD: page.code,
        "names": ",".join(quote(name, safe="") for name in page.names),
        "limit": str(page.limit),
        "house": str(options.pack(page.tally.options, page.house.values(), 0)),
        "entries": ",".join(page.entries),
    }
    return BackupRecord(title, "", fields)


def from_backup_records(records: Iterable[BackupRecord]) -> Iterator[StoredSheet]:
    """Yield the sheets among the records of a backup; invalid ones are skipped."""
    for record in records:
        if not record.link and (code := record.fields.get(TALLY_FIELD, "")) in TALLIES:
            page = _read(code, record)
            if page is not None:
                yield page


def _read(code: str, record: BackupRecord) -> StoredSheet | None:
    fields = record.fields
    try:
        stored = {
            "names": [unquote(name) for name in fields["names"].split(",")],
            "limit": parse_number(fields["limit"], MAX_DIGITS),
            "house": options.unpack(TALLIES[code].options, parse_number(fields["house"], MAX_DIGITS))[0],
            "entries": [entry for entry in fields["entries"].split(",") if entry],
        }
    except (KeyError, ValueError):
        return None
    return from_record(code, stored)


def is_continuation(here: StoredSheet | None, there: StoredSheet) -> bool:
    """Return whether a sheet continues the one here; it does if there is no such sheet."""
    if here is None:
        return True
    begun = there._replace(entries=there.entries[: len(here.entries)])
    return begun == here and there != here
