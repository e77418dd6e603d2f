"""A day's deal as a device keeps it: the choices, and once it is over the results beside each other. Pure.

day=20786 | turns=0,3,2 | result=34,21 | strong=30,25 | marks=gyr | better=0,1,5
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from ..backup import BackupRecord, parse_number
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
    texts = {name: ",".join(map(str, getattr(record, field))) for name, field in FIELDS.items()}
    return {name: text for name, text in (texts | {"marks": record.marks}).items() if text}


def from_stored(stored: object) -> DayRecord:
    """Return the record of what was stored, which may be anything; an empty one if it is not valid."""
    given = stored if isinstance(stored, Mapping) else {}
    texts = {field: str(given.get(name, "")) for name, field in FIELDS.items()}
    if not all(NUMBERS.fullmatch(text) for text in texts.values()):
        return DayRecord()
    numbers = {field: tuple(map(int, text.split(","))) if text else () for field, text in texts.items()}
    record = DayRecord(marks=str(given.get("marks", "")), **numbers)
    known = len(record.better) == len(record.marks) in (0, len(record.ranks)) and set(record.marks) <= set(MARKS)
    pairs = all(len(reached) in (0, len(Outcome._fields)) for reached in (record.result, record.strong))
    return record if known and pairs else DayRecord()


def to_backup_record(title: str, day: int, record: DayRecord) -> BackupRecord:
    """Return the record of a backup; `title` is for the reader. Marks are found anew on the device that reads it."""
    return BackupRecord(title, "", {DAY_FIELD: str(day), **to_stored(record._replace(marks="", better=()))})


def from_backup_records(records: Iterable[BackupRecord]) -> Iterator[tuple[int, DayRecord]]:
    """Yield the days among the records of a backup, with what was played then; invalid ones are skipped."""
    for each in records:
        record = from_stored(each.fields)._replace(marks="", better=())
        if not each.link and DAY_FIELD in each.fields and record.ranks:
            with suppress(ValueError):
                if (day := parse_number(each.fields[DAY_FIELD], 5)) >= deal.FIRST_DAY:
                    yield day, record


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
    leads = {day: deal.lead(day, Outcome(*record.result)) for day, record in over.items()}
    strong = {day: deal.lead(day, Outcome(*record.strong)) for day, record in over.items() if record.strong}
    last = today if today in over else today - 1
    streak = next(number for number in range(len(over) + 1) if last - number not in over)
    level = sum(leads[day] >= reached for day, reached in strong.items())
    return DaysPlayed(len(over), sum(lead > 0 for lead in leads.values()), level, streak)
