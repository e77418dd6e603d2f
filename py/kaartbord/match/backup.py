"""All games of a device, and the boards and other things made on it, as one text to read, send and paste.

    Kaartbord 1, 2 spellen, 22 november 2026
    Keezbord met Anna | https://example.org/#DK... | seats=0 | shown=41 | waits=2 | check=a8Kf3Q
    Toepen met Wim en Bep | https://example.org/#DP... | seats=0,1 | check=0cVb_2
    Winterbord | game=O | board=wrrw... | sum=hG3_aa

The first line has the version of the format and the number of games. Then follows a record for each game:
words for the reader, the link, fields of a name and a value, and a check of everything after the first bar.
The check ignores white space, so a record may be wrapped anywhere. Unknown fields are skipped. A record of
anything but a game has only fields, and `sum` as its check: a version that does not know it skips it.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple
from zlib import crc32

VERSION = 1

MAX_TEXT_LETTERS = 1 << 22
"""Characters of a text that is read: 300 long games take 300,000."""

MAX_RECORD_LINES = 100
"""Lines that one record may be wrapped to."""

MAX_RECORD_LETTERS = 1 << 15

CHECK_LETTERS = 6

HEADER = re.compile(r"\W*Kaartbord (\d{1,9})\b(?:, (\d{1,9})\b)?")
GAME_CHECK_FIELD, OTHER_CHECK_FIELD = "check", "sum"
RECORD_END = re.compile(rf"\|\s*({GAME_CHECK_FIELD}|{OTHER_CHECK_FIELD})=([\w-]{{{CHECK_LETTERS}}})(?![\w-])")
MAX_TITLE_LETTERS = 120

BadBackupReason = Literal["empty", "foreign", "newer", "long"]


class BadBackup(ValueError):
    """A text without a readable game, for one of these reasons.

    empty    there is no text, or no game
    foreign  it is not a backup of Kaartbord
    newer    it was made by a later version
    long     it is longer than any backup of Kaartbord
    """

    def __init__(self, reason: BadBackupReason) -> None:
        super().__init__(reason)
        self.reason: BadBackupReason = reason


class BackupRecord(NamedTuple):
    """One game of a backup, or something else. All of it is untrusted text, even with the right check."""

    title: str
    """For the reader; also the name of a board or a tournament."""
    link: str
    """The text after the # of the address; "" for anything but a game."""
    fields: Mapping[str, str]
    """Other values that the device keeps, without white space."""


class Backup(NamedTuple):
    """The records that were read from a text."""

    records: tuple[BackupRecord, ...]
    damaged_titles: tuple[str, ...]
    """Titles of the damaged records; "" for one without a title."""
    missing: int
    """Number of games that are missing altogether, by the count in the first line."""


def write(header: str, records: Sequence[BackupRecord], address: str) -> str:
    """Return the text of the records; `header` follows the version and the count, `address` precedes each #."""
    games = sum(bool(record.link) for record in records)
    lines = [f"Kaartbord {VERSION}, {games} {header}".rstrip()]
    for record in records:
        parts = [f"{address}#{record.link}"] if record.link else []
        body = " | ".join([*parts, *(f"{name}={value}" for name, value in record.fields.items())])
        end = GAME_CHECK_FIELD if record.link else OTHER_CHECK_FIELD
        lines.append(f"{_title(record.title)} | {body} | {end}={_check(body)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Backup:
    """Return the records of a text, complete or not, also among other words; raise BadBackup without any."""
    if len(text) > MAX_TEXT_LETTERS:
        raise BadBackup("long")
    header = HEADER.match(text)
    if header is not None and int(header[1]) > VERSION:
        raise BadBackup("newer")
    records: list[BackupRecord] = []
    torn: list[str] = []
    for part in _parts(text[header.end() :].partition("\n")[2] if header else text):
        if isinstance(part, BackupRecord):
            records.append(part)
        else:
            torn.append(part)
    if header is None and not records:
        raise BadBackup("foreign" if text.strip() else "empty")
    expected = int(header[2] or 0) if header else 0
    if not records and not torn and not expected:
        raise BadBackup("empty")
    games = sum(bool(record.link) for record in records)
    return Backup(tuple(records), tuple(torn), max(0, expected - games - len(torn)))


def parse_number(text: str, digits: int) -> int:
    """Return the number in a field, of at most `digits` digits; raise ValueError for any other text."""
    if not (text.isascii() and text.isdecimal()) or len(text) > digits:
        raise ValueError(f"no number {text}")
    return int(text)


def _parts(text: str) -> Iterator[BackupRecord | str]:
    at = 0
    for end in RECORD_END.finditer(text):
        yield from _record(text[at : end.start()], end[2], game=end[1] == GAME_CHECK_FIELD)
        at = end.end()
    yield from _damaged_titles(text[at:])


def _record(part: str, check: str, *, game: bool) -> Iterator[BackupRecord | str]:
    """Yield the record that ends here, and the titles of damaged ones before it."""
    lines = part[-MAX_RECORD_LETTERS:].split("\n")
    for at in range(max(0, len(lines) - MAX_RECORD_LINES), len(lines)):
        title, bar, body = "\n".join(lines[at:]).partition("|")
        if bar and _check(body) == check:
            yield from _damaged_titles("\n".join(lines[:at]))
            yield from _read(title, body, game=game)
            return
    yield from _damaged_titles(part)


def _read(title: str, body: str, *, game: bool) -> Iterator[BackupRecord | str]:
    parts = ["".join(part.split()) for part in body.split("|")]
    link = parts.pop(0).partition("#")[2] if game else ""
    named = {name: value for name, _, value in (part.partition("=") for part in parts)}
    yield BackupRecord(_title(title), link, named) if link or not game else _title(title)


def _damaged_titles(text: str) -> Iterator[str]:
    """Yield the titles of records without an end; other words are ignored."""
    for line in text.split("\n"):
        title, bar, rest = line.partition("|")
        if bar and ("#" in rest or "://" in rest):
            yield _title(title)


def _title(text: str) -> str:
    return " ".join(text.replace("|", " ").split())[:MAX_TITLE_LETTERS]


def _check(body: str) -> str:
    bare = "".join(body.split())
    return urlsafe_b64encode(crc32(bare.encode("utf-8", "surrogatepass")).to_bytes(4, "big")).decode()[:CHECK_LETTERS]
