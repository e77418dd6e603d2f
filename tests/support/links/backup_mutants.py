"""Backups gone wrong on their way or on purpose, and the law that holds for every one of them.

    accident   letters changed, lost, doubled or swapped, files cut off, glued together, wrapped, quoted
    forgery    records whose links and fields were changed, under a right check

`mutant` makes one, `judge` holds it to the law, as `mutants` does with links.
"""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

from kaartbord.games import GAMES
from kaartbord.games.toepen.computer import standing_orders
from kaartbord.match import archive, backup, evening, link
from kaartbord.match.backup import BackupRecord, BadBackup
from kaartbord.match.evening import Evening, EveningResult
from kaartbord.match.link import BadLink
from kaartbord.match.match import run_steps
from kaartbord.match.names import EMBLEMS
from kaartbord.match.statistics import COUNTS, game_counts
from kaartbord.match.statistics.game_counts import GameCounts
from support.links import mutants

SINCE = "counted-since"
"""The field that says when statistics were wiped."""

REASONS = ("empty", "foreign", "newer", "long")
READ = "read"
IN_PART = "in part"
ADDRESS = "https://example.org/kaartbord/"
STRANGE = "|=#,\n\r \0\t0aé²٣\u202e\ufeff\U0001f600"
WORDS = (
    "Groeten, oma | tot zondag",
    "> ",
    "-- \n",
    "Kaartbord 1, 3 spellen",
    "| check=AAAAAA",
    '{"games": []}',
    "https://example.org/#DK",
    "<script>alert(1)</script>",
    "\ufeff",
)
NASTY = (
    "",
    "0",
    "-1",
    "9" * 5000,
    "1e3",
    "²",
    "٣",
    "0,0",
    "0,1,2,3,4,5,6,7,8",
    "null",
    "[]",
    "{}",
    "{",
    '{"0":1}',
    '{"²":{}}',
    '{"' + "9" * 5000 + '":{}}',
    '{"0":{"fold_above":[]}}',
    "[" * 30000,
    '{"a":' * 5000,
    "NaN",
    "\ud800",
    "<img src=x onerror=a()>",
)
"""Values for a field; some have been the end of a parser."""


class Mutant(NamedTuple):
    """A text, and how it came about."""

    text: str
    made_of: tuple[BackupRecord, ...]
    """The records of the whole backups in it or of which it holds pieces."""
    forged: bool
    """The mutant was given right checks."""


def records(links: Sequence[str], random: Random) -> list[BackupRecord]:
    """The records of some games, each with a link of these, and sometimes of a board."""
    result = []
    for text in random.sample(links, random.randrange(1, 9)):
        if random.random() < 0.1:
            text = _with_evening(text, random)
        match = link.parse_link(text).match
        stored = {
            "link": text,
            "choices": random.randrange(9),
            "mine": [0],
            "shown": random.randrange(99),
            "at": random.randrange(1 << 41),
            "owing": [random.randrange(match.seats)],
        }
        fork = text if random.random() < 0.2 else ""
        given = {"0": {"no_wash": True}} if match.game == "P" else {}
        counts = _counted(stored, random) if random.random() < 0.5 else ""
        result.append(archive.to_backup_record(f"{match.game} met Anna en <b>Zoë</b>", stored, fork, given, counts))
    if random.random() < 0.3:
        result.append(BackupRecord("Winterbord", "", {"game": "O", "board": "wgrn"}))
    if random.random() < 0.3:
        result.append(BackupRecord("Statistiek", "", {SINCE: str(random.randrange(1 << 41))}))
    return result


def _with_evening(text: str, random: Random) -> str:
    """A link as part of an evening with emblems at the table."""
    try:
        shared, play = run_steps(link.read_steps(link.parse_link(text)))
    except BadLink:
        return text
    seats = [
        link.Seat("human", f"P{seat}", True, emblem=random.choice(("", *EMBLEMS))) for seat in range(play.match.seats)
    ]
    results = [
        EveningResult(random.choice([*GAMES]), frozenset({random.randrange(play.match.seats)}), random.randbytes(4))
        for _ in range(random.randrange(4))
    ]
    return link.encode_link(
        play, seats, extra_sections=evening.to_sections(shared.extra_sections, Evening(tuple(results)))
    )


def _counted(stored: dict[str, Any], random: Random) -> str:
    """Return possible counts of a game, in the form of a store."""
    match = link.parse_link(stored["link"]).match
    numbers = {count.name: random.randrange(1, 99) for count in COUNTS[match.game] if random.random() < 0.5}
    done = GameCounts(("",) * match.seats, (0,), frozenset({random.randrange(match.seats)}), numbers)
    return game_counts.encode_counts(done, game_counts.record_mark(stored["link"], stored["mine"]))


def mutant(links: Sequence[str], random: Random) -> Mutant:
    """A mutant of one or two backups of games with these links."""
    one, other = records(links, random), records(links, random)
    if random.random() < 0.4:
        changed = [_forged(record, links, random) for record in one]
        text = backup.write("spellen, 22-11-2026", changed, ADDRESS)
        return Mutant(random.choice(("", " ", *WORDS)) + text, (), forged=True)
    text, second = (backup.write("spellen, 22-11-2026", each, ADDRESS) for each in (one, other))
    for _ in range(random.choice((1, 1, 2))):
        text = random.choice(ACCIDENTS)(text, second, random)
    return Mutant(text, (*one, *other), forged=False)


def judge(mutant: Mutant) -> str:
    """READ, IN_PART or why nothing was read; AssertionError where the law is broken.

    By accident no record comes out but one that went in. Whatever comes out is refused as a game, or can be
    stored, read again and, by its link, played or refused.
    """
    try:
        result = backup.read(mutant.text)
    except BadBackup as refusal:
        assert refusal.reason in REASONS
        return refusal.reason
    assert result.missing >= 0
    for title in (*result.damaged_titles, *(record.title for record in result.records)):
        assert len(title) <= backup.MAX_TITLE_LETTERS and "\n" not in title
    if not mutant.forged:
        went_in = [(record.link, record.fields) for record in mutant.made_of]
        assert all((record.link, record.fields) in went_in for record in result.records)
    assert all(
        archive.parse_time(record.fields.get(SINCE, "")) in range(archive.NUMBER_LIMIT) for record in result.records
    )
    whole = [_is_game(record) for record in result.records if record.link]
    return READ if all(whole) and not result.damaged_titles and not result.missing else IN_PART


def _is_game(record: BackupRecord) -> bool:
    try:
        game = archive.from_backup_record(record)
    except BadLink as refusal:
        assert refusal.reason in mutants.REASONS
        return False
    except ValueError:
        return False
    assert json.loads(json.dumps(game.stored)) == game.stored
    match = link.parse_link(game.stored["link"]).match
    assert {*game.stored["mine"], *game.stored["owing"]} <= {*range(match.seats)}
    assert {*game.stored.get("emblems", ())} <= {"", *EMBLEMS}
    night = evening.from_sections(link.parse_link(game.stored["link"]).extra_sections, match.seats)
    assert all(result.won and max(result.won) < match.seats for result in night.results)
    if game.counted:
        mark = game_counts.record_mark(game.stored["link"], game.stored["mine"])
        done = game_counts.decode_counts(game.counted, match.game, mark)
        assert done is not None and {*done.local_seats, *done.won} <= {*range(len(done.levels))}
    assert all(seat in range(match.seats) for seat in standing_orders.by_seat(game.orders, match.seats))
    for text in filter(None, (game.stored["link"], game.fork)):
        try:
            link.decode_link(text)
        except BadLink as refusal:
            assert refusal.reason in mutants.REASONS
    return True


# ---- by accident


def _at(text: str, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _flip(text: str, _: str, random: Random) -> str:
    letters = [*text]
    for _flipped in range(random.choice((1, 2, 20)) if letters else 0):
        letters[random.randrange(len(letters))] = random.choice(STRANGE)
    return "".join(letters)


def _lose(text: str, _: str, random: Random) -> str:
    at = _at(text, random)
    return text[:at] + text[at + random.choice((1, 2, 64, 500)) :]


def _double(text: str, _: str, random: Random) -> str:
    at, span = _at(text, random), random.choice((1, 64, len(text)))
    return text[:at] + text[at : at + span] + text[at:]


def _swap_lines(text: str, _: str, random: Random) -> str:
    lines = text.split("\n")
    random.shuffle(lines)
    return "\n".join(lines)


def _cut(text: str, _: str, random: Random) -> str:
    at = _at(text, random)
    return text[:at] if random.random() < 0.6 else text[at:]


def _glue(text: str, other: str, random: Random) -> str:
    return text + random.choice(("", "\n", " ", *WORDS)) + other


def _mix(text: str, other: str, random: Random) -> str:
    return text[: _at(text, random)] + other[_at(other, random) :]


def _wrap(text: str, _: str, random: Random) -> str:
    """Broken into lines, as a mail program does."""
    width, end = random.choice((20, 72, 76)), random.choice(("\n", "\r\n", "=\n", "\n> "))
    return end.join(text[at : at + width] for at in range(0, len(text), width))


def _around(text: str, _: str, random: Random) -> str:
    """With others' words before, between and behind."""
    for _inserted in range(random.randrange(1, 4)):
        at = _at(text, random)
        text = text[:at] + random.choice(WORDS) + text[at:]
    return text


def _version(text: str, _: str, random: Random) -> str:
    """Of a later version, or with another count."""
    number = random.choice(("2", "999999999", "9999999999999", "-1", "0", "²"))
    return text.replace(*random.choice((("Kaartbord 1", f"Kaartbord {number}"), (", ", f", {number}"))), 1)


def _huge(text: str, _: str, random: Random) -> str:
    """Megabytes, now and then."""
    return text * (backup.MAX_TEXT_LETTERS // len(text) + 1) if random.random() < 0.005 else text + "|" * 3000


ACCIDENTS = (_flip, _lose, _double, _swap_lines, _cut, _glue, _mix, _wrap, _around, _version, _huge)


# ---- on purpose

ODD_COUNTS = (
    "1;p;0;7;",
    "1;pp;01;0;toeps=1",
    "1;pppp;9;;hits=1",
    "1;p0;0;0;hits=-1",
    "1;p0;0;0;hits=" + "9" * 5000,
    "1;²;0;0;",
    "1;p0;0;0;hits=1,hits",
    "1;;;;",
    "1;" + ";" * 30000,
)
"""Texts that may follow the check of the counts."""


def _checked(body: str, record: BackupRecord, fields: Mapping[str, str]) -> str:
    """A text of what was counted, under a right check."""
    mine = [int(seat) for seat in fields.get("seats", "").split(",") if seat and seat in "01234567"]
    return f"{crc32(body.encode(), game_counts.record_mark(record.link, mine)):08x};{body}"


def _forged(record: BackupRecord, links: Sequence[str], random: Random) -> BackupRecord:
    """The record with another link, or fields that are lost, added or changed."""
    fields = dict(record.fields)
    if random.random() < 0.3:
        record = record._replace(link=mutants.mutant(links, random).text)
    for _ in range(random.randrange(3)):
        name = random.choice(
            ("seats", "shown", "choices", "waits", "at", "fork", "orders", "evening", "counted", SINCE)
        )
        if random.random() < 0.2:
            fields.pop(name, None)
        else:
            fields[name] = random.choice((*NASTY, mutants.mutant(links, random).text))
    if record.link and random.random() < 0.3:
        fields["counted"] = _checked(random.choice(ODD_COUNTS), record, fields)
    return record._replace(title=random.choice((record.title, *WORDS)), fields=fields)
