"""Texts that the phones of an evening hand each other, behind FRAGMENT in the address. Pure.

TTA  the code on a table: key of the tournament, round, table, its two teams, and their names
TRA  the result of a table: the same without names, and the pawns
TEA  the whole evening, as a record of a backup in deflate
"""

import re
import zlib
from contextlib import suppress
from typing import Literal, NamedTuple

from .. import backup
from ..backup import BadBackup, parse_number
from ..seal import HEAD_LETTERS, BadLink, seal, sealed_prefix, unseal
from . import stored
from .tournament import MAX_NAME_LENGTH, TableId, TableResult, Tournament, current_round

FRAGMENT = "toernooi"
TABLE, RESULT, EVENING = "TTA", "TRA", "TEA"

MAX_EVENING = backup.MAX_RECORD_LETTERS + 200
"""Bytes that a whole evening unfolds to at most."""

SlipFlaw = Literal["", "foreign", "round", "teams"]
"""The slip is of another tournament, of a round that is not played now, or of teams that do not meet at this table."""


class Slip(NamedTuple):
    """A table of a round, as its own phone knows it; with a result once that is handed in."""

    key: str
    """That of the tournament."""
    at: TableId
    teams: tuple[int, int]
    names: tuple[str, str] = ("", "")
    result: TableResult | None = None


def slip_of(cup: Tournament, at: TableId) -> Slip:
    """Return the slip of a table, to be filled in."""
    one, other = cup.rounds[at[0]].tables[at[1]]
    return Slip(cup.key, at, (one, other), (cup.teams[one], cup.teams[other]))


def as_tournament(slip: Slip) -> Tournament:
    """Return a tournament of nothing but this table, with which its phone fills in a result."""
    number, table = slip.at
    return Tournament(slip.key, "", slip.names, drawn=(*((),) * number, (*((0, 0),) * table, (0, 1))))


def write_slip(slip: Slip) -> str:
    """Return the slip as text for an address.

    >>> slip = Slip("Xa81_kQ2", (1, 4), (0, 9), ("Anna", "Bep"))
    >>> read_slip("https://example.org/#toernooi=" + write_slip(slip)) == slip
    True
    """
    place = ".".join(str(number) for number in (*slip.at, *slip.teams))
    rest = slip.names if slip.result is None else (stored.write_score(slip.result),)
    return seal(TABLE if slip.result is None else RESULT, "\n".join((slip.key, place, *rest)).encode())


def read_slip(text: str) -> Slip:
    """Return the slip in a text; raise BadLink if there is no whole one."""
    kind, body = _unsealed(text)
    with suppress(ValueError, UnicodeDecodeError):
        key, place, *rest = body.decode().split("\n")
        number, table, one, other = (parse_number(part, 2) for part in place.split("."))
        slip = Slip(key[: stored.MAX_KEY_LETTERS], (number, table), (one, other))
        if kind == RESULT and len(rest) == 1:
            return slip._replace(result=stored.read_score(rest[0]))
        if kind == TABLE and len(rest) == 2:
            return slip._replace(names=(rest[0][:MAX_NAME_LENGTH], rest[1][:MAX_NAME_LENGTH]))
    raise BadLink("damaged")


def write_evening(cup: Tournament) -> str:
    """Return the whole evening as text for an address, so that another device can go on with it."""
    return seal(EVENING, zlib.compress(backup.write("", [stored.to_backup_record(cup)], "").encode(), 9))


def read_evening(text: str) -> Tournament:
    """Return the evening in a text; raise BadLink if there is no whole one."""
    kind, body = _unsealed(text)
    with suppress(ValueError, UnicodeDecodeError, zlib.error, BadBackup, StopIteration):
        if kind == EVENING:
            unfolded = zlib.decompressobj().decompress(body, MAX_EVENING)
            return next(stored.from_backup_records(backup.read(unfolded.decode()).records))
    raise BadLink("damaged")


def is_evening(text: str) -> bool:
    """Return whether a text holds an evening, whole or not."""
    return f"={EVENING}" in f"={text}".replace(f"{FRAGMENT}=", "=")


def _unsealed(text: str) -> tuple[str, bytes]:
    """Return the kind of what is sealed in a text, and its body; raise BadLink."""
    found = re.search(rf"(?:{FRAGMENT}=|^\s*)(T[TRE]A[\w-]+)", text, re.ASCII)
    if found is None:
        raise BadLink("empty")
    whole = sealed_prefix(found[1], HEAD_LETTERS)
    return found[1][:HEAD_LETTERS], unseal(whole or found[1], HEAD_LETTERS)


def slip_flaw(cup: Tournament, slip: Slip) -> SlipFlaw:
    """Return the reason why a slip is not booked in a tournament, or ""."""
    number, table = slip.at
    if slip.key != cup.key:
        return "foreign"
    if number >= len(cup.rounds) or number != current_round(cup) and slip.at not in cup.results:
        return "round"
    tables = cup.rounds[number].tables
    return "" if table < len(tables) and tables[table] == slip.teams else "teams"
