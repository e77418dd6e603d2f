"""One score sheet: its players and entries, which determine all the rest. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...rules.options import with_defaults
from ...rules.tally import ScoreSheet, Tally
from ..names import clean_name
from . import TALLIES

MAX_ENTRIES = 2000


class StoredSheet(NamedTuple):
    """A score sheet as it is kept."""

    code: str
    names: tuple[str, ...]
    """By side; "" for one without a name."""
    limit: int
    """The total that ends the game; 0 if nothing does."""
    house: Mapping[str, Any] = {}
    entries: tuple[str, ...] = ()

    @property
    def tally(self) -> Tally:
        """Return the tally of the game."""
        return TALLIES[self.code]

    @property
    def sheet(self) -> ScoreSheet:
        """Return the sheet after all entries."""
        tally = self.tally
        sheet = tally.start(len(self.names), self.limit)._replace(house=self.house)
        for text in self.entries:
            sheet = _add_to_sheet(tally, sheet, text)
        return sheet


def _add_to_sheet(tally: Tally, sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Return the sheet with one more entry; raise ValueError for one that cannot be written down now."""
    if text not in {entry.text for ask in tally.asks(sheet) for entry in ask.entries}:
        raise ValueError(f"no entry {text}")
    return tally.write(sheet, text)


def new_sheet(code: str, names: Sequence[str], limit: int, house: Mapping[str, Any] = {}) -> StoredSheet:
    """Return an empty sheet, by the usual house rules where none is named; raise ValueError for unknown values."""
    tally = TALLIES[code]
    if len(names) not in tally.sides or limit not in (tally.limits or (0,)):
        raise ValueError("no such sheet")
    return StoredSheet(code, tuple(clean_name(name) for name in names), limit, with_defaults(tally.options, house))


def add_entry(stored: StoredSheet, text: str) -> StoredSheet:
    """Return the sheet with one more entry; raise ValueError for one that cannot be written down now."""
    _add_to_sheet(stored.tally, stored.sheet, text)
    return stored._replace(entries=(*stored.entries, text))


def take_back(stored: StoredSheet) -> StoredSheet:
    """Return the sheet without the last entry."""
    return stored._replace(entries=stored.entries[:-1])


def to_record(stored: StoredSheet) -> dict[str, Any]:
    """Return the record that the device keeps."""
    return {
        "names": list(stored.names),
        "limit": stored.limit,
        "house": dict(stored.house),
        "entries": list(stored.entries),
    }


def from_record(code: str, stored: Any) -> StoredSheet | None:
    """Return the sheet of a record, or None if it is not valid."""
    try:
        names = [str(name) for name in stored["names"]]
        page = new_sheet(code, names, stored["limit"], stored.get("house", {}))
        for text in stored["entries"][:MAX_ENTRIES]:
            page = page._replace(entries=(*page.entries, str(text)))
        page.sheet  # noqa: B018
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
    return page
