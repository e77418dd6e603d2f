"""A tournament as the device stores it and as a record of a backup, and back. Pure.

    cup=Xa81_kQ2 | teams=Jan%20en%20Piet,Zaandam | results=1.1:8-5,1.2:6-4,2.1:8-3@Gh2...,2.2:-x

Teams are in the order of the schedule, with %-signs as in an address. A result has round and table from 1,
the pawns home of both teams, an x for an absent team, and the key of the game it was read from.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from urllib.parse import quote, unquote

from ..backup import BackupRecord, parse_number
from ..names import clean_name
from . import CHAMPIONSHIP
from .tournament import (
    MAX_NAME_LENGTH,
    TableResult,
    Tournament,
    absence_result,
    free_name,
    join_team,
    name_flaw,
    set_result,
)

CUP_FIELD = "cup"
"""The field that identifies its record."""

MAX_KEY_LETTERS = 40
ABSENCE_MARKS = {"x-": frozenset((0,)), "-x": frozenset((1,)), "x-x": frozenset((0, 1))}
"""The absent teams, by the text in place of the pawns."""


def to_fields(cup: Tournament) -> dict[str, str]:
    """Return all fields but the name, in letters without white space."""
    return {
        CUP_FIELD: cup.key,
        "teams": ",".join(quote(team, safe="") for team in cup.teams),
        "results": ",".join(_written(at, result) for at, result in sorted(cup.results.items())),
    }


def _written(at: tuple[int, int], result: TableResult) -> str:
    mark = next((mark for mark, absent in ABSENCE_MARKS.items() if absent == result.absent), None)
    text = mark or "{}-{}".format(*result.pawns_home)
    return f"{at[0] + 1}.{at[1] + 1}:{text}" + (f"@{result.game}" if result.game else "")


def from_fields(name: str, fields: Mapping[str, str]) -> Tournament:
    """Return the tournament of these fields; raise ValueError if they are not valid."""
    key = fields.get(CUP_FIELD, "")
    if not key or len(key) > MAX_KEY_LETTERS:
        raise ValueError("no tournament")
    cup = Tournament(key, clean_name(name, MAX_NAME_LENGTH))
    for team in filter(None, fields.get("teams", "").split(",")):
        cup = join_team(cup, _distinct_name(cup.teams, unquote(team)))
    for result in filter(None, fields.get("results", "").split(",")):
        cup = _with_result(cup, result)
    return cup


def _distinct_name(teams: Sequence[str], name: str) -> str:
    """Return the name of a team, with a number if it is invisible or looks like another: earlier pages allowed that."""
    hidden = name_flaw(teams, name) == "empty" and name.strip()
    alike = name_flaw(teams, name) == "same" and name.casefold() not in map(str.casefold, teams)
    return free_name(teams, name) if hidden or alike else name


def _with_result(cup: Tournament, text: str) -> Tournament:
    where, _, what = text.partition(":")
    round_, table = (parse_number(part, 2) - 1 for part in _pair(where, "."))
    at, (score, _, game) = (round_, table), what.partition("@")
    if at in cup.results:
        raise ValueError("a table with two results")
    if score in ABSENCE_MARKS:
        return set_result(cup, at, absence_result(ABSENCE_MARKS[score]))
    one, other = (parse_number(part, 2) for part in _pair(score, "-"))
    if max(one, other) > CHAMPIONSHIP.most:
        raise ValueError(f"no pawns {score}")
    return set_result(cup, at, TableResult((one, other), game=game[:MAX_KEY_LETTERS]))


def _pair(text: str, sign: str) -> tuple[str, str]:
    one, _, other = text.partition(sign)
    return one, other


def to_backup_record(cup: Tournament) -> BackupRecord:
    """Return the tournament as a record of a backup."""
    return BackupRecord(cup.name, "", to_fields(cup))


def from_backup_records(records: Iterable[BackupRecord]) -> Iterator[Tournament]:
    """Yield the tournaments among the records of a backup; invalid ones are skipped."""
    for record in records:
        if not record.link and CUP_FIELD in record.fields:
            with suppress(ValueError):
                yield from_fields(record.title, record.fields)
