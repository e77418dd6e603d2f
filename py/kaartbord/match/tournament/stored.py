"""A tournament as the device stores it and as a record of a backup, and back. Pure.

    evening=Xa81_kQ2 | teams=Jan%20en%20Piet,Zaandam | results=1.1:8-5!p29938471,1.2:6-4,2.1:8-3@Gh2...,2.2:-x
    | method=played | drawn=1-2.3-4,1-3.2-4 | away=4.2,4.3 | earlier=1.1:5-8!h29938470 | clock=0.1800

Teams are in the order of the schedule, with %-signs as in an address. A result has round and table from 1, the pawns
home of both teams, an x for an absent team, the key of the game it was read from, and after a ! how and in which
minute it came. `drawn` has the teams at each table of each round, `away` a team and a round that it misses, all from 1;
`earlier` the results that were corrected; `clock` the end in seconds since 1970, and the seconds left when it stands.
A field without a value is left out. Earlier pages know `cup`, which stands for `evening` while rounds are those of the
fixed schedule, and none of the fields from `method` on.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from urllib.parse import quote, unquote

from ..backup import BackupRecord, parse_number
from ..names import clean_name
from . import CHAMPIONSHIP
from .clock import RoundClock
from .schedule import Tables
from .tournament import (
    MAX_NAME_LENGTH,
    MAX_TEAMS,
    TableId,
    TableResult,
    Tournament,
    absence_result,
    free_name,
    join_team,
    name_flaw,
    set_result,
)

CUP_FIELD, OLD_CUP_FIELD = "evening", "cup"
CUP_FIELDS = frozenset((CUP_FIELD, OLD_CUP_FIELD))
"""The fields that identify a record: an earlier page skips one with rounds that it would compute otherwise."""

SOURCES = "hpl"
"""The ways in which results come."""

NEW_CLOCK = "{}.{}".format(*RoundClock())

MAX_EARLIER = 999
"""Corrections that are read."""

MAX_KEY_LETTERS = 40
ABSENCE_MARKS = {"x-": frozenset((0,)), "-x": frozenset((1,)), "x-x": frozenset((0, 1))}
"""The absent teams, by the text in place of the pawns."""


def to_fields(cup: Tournament) -> dict[str, str]:
    """Return all fields but the name, in letters without white space."""
    later = {
        "method": cup.method if cup.method == "played" else "",
        "drawn": ",".join(".".join(f"{one + 1}-{other + 1}" for one, other in tables) for tables in cup.drawn),
        "away": ",".join(f"{team + 1}.{number + 1}" for team, number in sorted(cup.away)),
        "earlier": ",".join(_written(at, result) for at, result in cup.earlier),
        "clock": "{}.{}".format(*cup.clock) if cup.clock != RoundClock() else "",
    }
    return {
        CUP_FIELD if later["method"] or later["drawn"] else OLD_CUP_FIELD: cup.key,
        "teams": ",".join(quote(team, safe="") for team in cup.teams),
        "results": ",".join(_written(at, result) for at, result in sorted(cup.results.items())),
        **{name: text for name, text in later.items() if text},
    }


def _written(at: tuple[int, int], result: TableResult) -> str:
    came = f"!{result.source}{result.minute}" if result.source else ""
    return f"{at[0] + 1}.{at[1] + 1}:{write_score(result)}" + (f"@{result.game}" if result.game else "") + came


def write_score(result: TableResult) -> str:
    """Return the pawns of a result, or who was absent, as text."""
    mark = next((mark for mark, absent in ABSENCE_MARKS.items() if absent == result.absent), None)
    return mark or "{}-{}".format(*result.pawns_home)


def read_score(text: str) -> TableResult:
    """Return the result of such a text; raise ValueError for any other."""
    if text in ABSENCE_MARKS:
        return absence_result(ABSENCE_MARKS[text])
    one, other = (parse_number(part, 2) for part in _pair(text, "-"))
    if max(one, other) > CHAMPIONSHIP.most or one == other == CHAMPIONSHIP.most:
        raise ValueError(f"no pawns {text}")
    return TableResult((one, other))


def from_fields(name: str, fields: Mapping[str, str]) -> Tournament:
    """Return the tournament of these fields; raise ValueError if they are not valid."""
    key = fields.get(CUP_FIELD) or fields.get(OLD_CUP_FIELD, "")
    if not key or len(key) > MAX_KEY_LETTERS:
        raise ValueError("no tournament")
    cup = Tournament(key, clean_name(name, MAX_NAME_LENGTH))
    for team in _listed(fields, "teams"):
        cup = join_team(cup, _distinct_name(cup.teams, unquote(team)))
    cup = cup._replace(
        method="played" if fields.get("method") == "played" else "fixed",
        drawn=tuple(_read_tables(text, len(cup.teams)) for text in _listed(fields, "drawn")),
        away=frozenset(_read_place(text, len(cup.teams), CHAMPIONSHIP.rounds) for text in _listed(fields, "away")),
        clock=RoundClock(*(parse_number(part, 11) for part in _pair(fields.get("clock", NEW_CLOCK), "."))),
    )
    if len(cup.drawn) > CHAMPIONSHIP.rounds:
        raise ValueError("too many rounds")
    for text in _listed(fields, "results"):
        at, result = _read_result(text)
        if at in cup.results:
            raise ValueError("a table with two results")
        cup = set_result(cup, at, result)
    return cup._replace(earlier=tuple(map(_read_result, _listed(fields, "earlier")[:MAX_EARLIER])))


def _listed(fields: Mapping[str, str], name: str) -> list[str]:
    return [text for text in fields.get(name, "").split(",") if text]


def _read_place(text: str, *most: int) -> tuple[int, int]:
    """Return two numbers from 0, each less than its `most`."""
    one, other = (parse_number(part, 2) - 1 for part in _pair(text, "."))
    if not (0 <= one < most[0] and 0 <= other < most[1]):
        raise ValueError(f"no place {text}")
    return one, other


def _read_tables(text: str, teams: int) -> Tables:
    """Return the tables of a round."""
    tables = tuple(_read_place(pair.replace("-", "."), teams, teams) for pair in text.split("."))
    seated = [team for pair in tables for team in pair]
    if len({*seated}) != len(seated):
        raise ValueError("a team at two tables")
    return tables


def _distinct_name(teams: Sequence[str], name: str) -> str:
    """Return the name of a team, with a number if it is invisible or looks like another: earlier pages allowed that."""
    hidden = name_flaw(teams, name) == "empty" and name.strip()
    alike = name_flaw(teams, name) == "same" and name.casefold() not in map(str.casefold, teams)
    return free_name(teams, name) if hidden or alike else name


def _read_result(text: str) -> tuple[TableId, TableResult]:
    where, _, what = text.partition(":")
    what, _, came = what.partition("!")
    score, _, game = what.partition("@")
    result = read_score(score)._replace(game=game[:MAX_KEY_LETTERS])
    if came[:1] and came[0] in SOURCES:
        result = result._replace(source=came[0], minute=parse_number(came[1:], 9))
    return _read_place(where, CHAMPIONSHIP.rounds, MAX_TEAMS // 2), result


def _pair(text: str, sign: str) -> tuple[str, str]:
    one, _, other = text.partition(sign)
    return one, other


def to_backup_record(cup: Tournament) -> BackupRecord:
    """Return the tournament as a record of a backup."""
    return BackupRecord(cup.name, "", to_fields(cup))


def from_backup_records(records: Iterable[BackupRecord]) -> Iterator[Tournament]:
    """Yield the tournaments among the records of a backup; invalid ones are skipped."""
    for record in records:
        if not record.link and CUP_FIELDS & record.fields.keys():
            with suppress(ValueError):
                yield from_fields(record.title, record.fields)
