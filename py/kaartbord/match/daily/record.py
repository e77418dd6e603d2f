"""A day's deal as a device keeps it: the choices, and once it is over the results beside each other. Pure.

day=20786 | turns=0,3,2 | result=34,21 | strong=30,25 | marks=gyr | better=0,1,5
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ..backup import BackupRecord
from . import deal
from .deal import Outcome

DAY_FIELD = "day"
"""The field that identifies its record in a backup."""

MARKS = "gyr"
"""By mark: a choice as good as the strong player's, a little less good, much less."""

LOSSES = (0.02, 0.06)
"""The losses of chance from which a choice has the second mark, and the third."""

NUMBERS = re.compile(r"(?:-?\d{1,4}(?:,-?\d{1,4}){0,127})?")


FIELDS = {"turns": "ranks", "result": "result", "strong": "strong", "better": "better", "rival": "rival"}
"""By name in the store and in a backup: the numbers of a record."""


class DayRecord(NamedTuple):
    """A deal of the day on this device."""

    ranks: tuple[int, ...] = ()
    """The choices made here."""
    result: tuple[int, ...] = ()
    """The outcome; () as long as the deal is not over."""
    strong: tuple[int, ...] = ()
    """The outcome of the strong player with the same cards; () as long as that is not known."""
    marks: str = ""
    """A mark for each choice, one of MARKS; "" as long as they are not known."""
    better: tuple[int, ...] = ()
    """The strong player's choices in place of these, by rank, if there are marks."""
    rival: tuple[int, ...] = ()
    """The choices of the person from whom a link came; () without one. They are shown after the own play only."""

    @property
    def is_over(self) -> bool:
        """Return whether the deal was played to its end."""
        return bool(self.result)


def mark(loss: float) -> str:
    """Return the mark of a choice by its loss.

    >>> mark(0.0), mark(0.05), mark(0.3)
    ('g', 'y', 'r')
    """
    return MARKS[sum(loss >= least for least in LOSSES)]


def to_stored(record: DayRecord) -> dict[str, str]:
    """Return the record as it is stored."""
    values = {name: getattr(record, field) for name, field in FIELDS.items()}
    fields = {name: ",".join(map(str, numbers)) for name, numbers in values.items() if numbers}
    return fields | ({"marks": record.marks} if record.marks else {})


def from_stored(stored: object) -> DayRecord:
    """Return the record of what was stored, which may be anything; an empty one if it is not valid."""
    if not isinstance(stored, Mapping):
        return DayRecord()
    texts = {field: str(stored.get(name, "")) for name, field in FIELDS.items()}
    if not all(NUMBERS.fullmatch(text) for text in texts.values()):
        return DayRecord()
    numbers = {field: tuple(map(int, text.split(","))) if text else () for field, text in texts.items()}
    record = DayRecord(marks=str(stored.get("marks", "")), **numbers)
    known = len(record.marks) in (0, len(record.ranks)) and len(record.better) == len(record.marks)
    sides = all(len(reached) in (0, len(Outcome._fields)) for reached in (record.result, record.strong))
    return record if known and sides and set(record.marks) <= set(MARKS) else DayRecord()


def to_backup_record(title: str, day: int, record: DayRecord) -> BackupRecord:
    """Return the record of a backup; `title` is for the reader."""
    return BackupRecord(title, "", {DAY_FIELD: str(day), **to_stored(record)})


def from_backup_records(records: Iterable[BackupRecord]) -> Iterator[tuple[int, DayRecord]]:
    """Yield the days among the records of a backup, with what was played then; invalid ones are skipped."""
    for each in records:
        text = each.fields.get(DAY_FIELD, "")
        if not each.link and text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) >= deal.FIRST_DAY:
            record = from_stored(each.fields)
            if record.ranks:
                yield int(text), record


class DaysPlayed(NamedTuple):
    """The deals of the day in the statistics."""

    played: int
    won: int
    level: int
    """The deals that went at least as well as the strong player's."""
    streak: int
    """Days in a row up to now on which the deal was played; today need not be one of them yet."""


def count(records: Mapping[int, DayRecord], today: int) -> DaysPlayed:
    """Return the statistics of the deals that are over."""
    over = {day: record for day, record in records.items() if record.is_over}
    last = today if today in over else today - 1
    streak = 0
    while last - streak in over:
        streak += 1
    ahead = {day: deal.lead(day, Outcome(*record.result)) for day, record in over.items()}
    level = [
        day for day, record in over.items() if record.strong and ahead[day] >= deal.lead(day, Outcome(*record.strong))
    ]
    return DaysPlayed(len(over), sum(lead > 0 for lead in ahead.values()), len(level), streak)
