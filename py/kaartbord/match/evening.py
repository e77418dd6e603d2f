"""An evening: the same people play one game after another, for one score.

It is in the link of the game that is played, as sections of its own that an older page passes on unchanged.
They hold the results of the games before that one; the result of the game itself follows from the game.

    e   a byte      the number of changes besides results, modulo 128; the highest bit: the evening is over
        five bytes  the worth of a game won, of the games of FIRST in their order
        six bytes   of each game: its letter, a bit for each seat that won, and four of the hash of its key
    w   two bytes   of each other game that was played or agreed on: its letter and its worth

A game that this page does not know has the worth written by the page that does.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from ..games import ENTRIES
from .match import Match, Play, game_of, key
from .observation import winners
from .sections import Section
from .setup import colours

KIND = "e"
"""The kind of its section."""

WORTH = "w"
"""The kind of the section with the worth of the games that came after FIRST."""

FIRST = "KTPOL"
"""The games with a place for their worth in the section of the evening: those that existed when it was
made."""

MOST_WORTH = 9
"""Points of one game."""

MOST = 100
"""Games of one evening; those after it are not counted."""

MOST_SEATS = 8
"""Seats that can be marked as winners: the bits of a byte."""

CHANGES = 128
"""Number of changes before the count begins again at 0."""

OVER = CHANGES
"""The bit that marks an evening that is over."""

MARK = 4
"""Bytes of the hash of a match: enough to identify it among those of a device."""

RESULT = 2 + MARK
"""Bytes of a result."""


class Result(NamedTuple):
    """The result of one game."""

    game: str
    """Its code letter."""
    won: frozenset[int]
    """The seats that won; all of them in a draw."""
    mark: bytes
    """Identifies the match, see `mark`."""


class Evening(NamedTuple):
    """An evening up to the game that is played."""

    results: tuple[Result, ...] = ()
    """Of the games before the one that has it in its link."""
    worth: tuple[tuple[str, int], ...] = ()
    """Points for a game won, by the letters of those with other points than usual, in their order."""
    over: bool = False
    """True if the table has ended the evening."""
    changes: int = 0
    """Number of changes besides results, modulo CHANGES: the later of two evenings is taken."""


class Place(NamedTuple):
    """The place of a player in the standings."""

    seat: int
    points: int
    won: int
    """Games."""
    rank: int
    """From 1; players with equal points share it."""


def mark(named: str) -> bytes:
    """Return the mark of a match, given the text that names it (`match.key`)."""
    return sha256(named.encode()).digest()[:MARK]


def of(more: Iterable[Section], seats: int = MOST_SEATS) -> Evening:
    """Return the evening in a link of a table with that number of seats. It is a new one if the link has no
    valid evening: each game counts once, and somebody at the table won it."""
    sections = dict(more)
    body, later = sections.get(KIND, b""), sections.get(WORTH, b"")
    head, results = body[: 1 + len(FIRST)], body[1 + len(FIRST) :]
    worth = dict(zip(FIRST, head[1:], strict=False)) | dict(
        zip(map(chr, later[::2]), later[1::2], strict=False)
    )
    if len(head) <= len(FIRST) or max(worth.values()) > MOST_WORTH or len(later) % 2 or len(results) % RESULT:
        return Evening()
    read = [_read(results[at : at + RESULT]) for at in range(0, len(results), RESULT)]
    if len(read) > MOST or len({result.mark for result in read}) < len(read):
        return Evening()
    if any(result.game not in worth or not result.won or max(result.won) >= seats for result in read):
        return Evening()
    return Evening(tuple(read), _unusual(worth), bool(head[0] & OVER), head[0] % CHANGES)


def _read(body: bytes) -> Result:
    won = frozenset(seat for seat in range(MOST_SEATS) if body[1] >> seat & 1)
    return Result(chr(body[0]), won, body[2:])


def _unusual(worth: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return letters and points of the games with other points than usual, or unknown to this page."""
    usual = {code: entry.worth for code, entry in ENTRIES.items()}
    return tuple(sorted((code, points) for code, points in worth.items() if points != usual.get(code)))


def put(more: Iterable[Section], evening: Evening) -> tuple[Section, ...]:
    """Return the sections of a link in this evening; a new one needs none."""
    others = [section for section in more if section.kind not in (KIND, WORTH)]
    if evening != Evening():
        others += _written(evening)
    return tuple(sorted(others))


def _written(evening: Evening) -> Iterator[Section]:
    head = bytes((evening.changes | OVER * evening.over, *(worth_of(evening, code) for code in FIRST)))
    results = (
        bytes((ord(result.game), sum(1 << seat for seat in result.won))) + result.mark
        for result in evening.results
    )
    yield Section(KIND, head + b"".join(results))
    later = {*dict(evening.worth), *(result.game for result in evening.results)} - {*FIRST}
    if later:
        yield Section(WORTH, b"".join(bytes((ord(code), worth_of(evening, code))) for code in sorted(later)))


def agreed(ours: Sequence[Section], theirs: Sequence[Section]) -> tuple[Section, ...]:
    """Return the sections of two links of one match together: theirs, with the later evening. The results of
    the games before never change, nor do the colours known here."""
    here, there = of(ours), of(theirs)
    later = (
        here if 0 < (here.changes - there.changes) % CHANGES < CHANGES // 2 or not there.results else there
    )
    return colours.kept(ours, put(theirs or ours, later._replace(results=here.results or there.results)))


def result_of(play: Play) -> Result | None:
    """Return the result of a game; None before its end."""
    if game_of(play.match).to_move(play.state):
        return None
    return Result(play.match.game, frozenset(winners(play)), mark(key(play.match)))


def with_result(evening: Evening, play: Play) -> Evening:
    """Return the evening with the result of its game, once that is over; a result of that game in a link is
    replaced."""
    result = result_of(play)
    before = tuple(one for one in evening.results if result is None or one.mark != result.mark)
    if result is None or len(before) == MOST:
        return evening
    return evening._replace(results=(*before, result))


def following(evening: Evening, play: Play) -> Evening:
    """Return the evening of the next game; a new one if it is over."""
    return Evening(worth=evening.worth) if evening.over else with_result(evening, play)


def follows(match: Match, more: Iterable[Section]) -> bool:
    """Return whether the game of a link was begun directly after this match, on the same evening."""
    results = of(more).results
    return bool(results) and results[-1].mark == mark(key(match))


def has(more: Iterable[Section], match: Match) -> bool:
    """Return whether a match was played before the game of a link, on the same evening."""
    return mark(key(match)) in {result.mark for result in of(more).results}


def is_beside(ours: Iterable[Section], theirs: Iterable[Section]) -> bool:
    """Return whether the games of two links were begun after the same match, on the same evening."""
    here, there = of(ours).results, of(theirs).results
    return bool(here and there) and here[-1].mark == there[-1].mark


def worth_changed(evening: Evening, code: str, points: int) -> Evening:
    """Return the evening with another worth of a game."""
    return _changed(evening._replace(worth=_unusual(dict(evening.worth) | {code: points})))


def toggled(evening: Evening) -> Evening:
    """Return the evening after the table ends it, or resumes one that was over."""
    return _changed(evening._replace(over=not evening.over))


def _changed(evening: Evening) -> Evening:
    return evening._replace(changes=(evening.changes + 1) % CHANGES)


def worth_of(evening: Evening, code: str) -> int:
    """Return the points for a game won."""
    agreed = dict(evening.worth)
    return agreed[code] if code in agreed else ENTRIES[code].worth


def standings(evening: Evening, seats: int) -> list[Place]:
    """Return the places of all players, the first first."""
    points = [
        sum(worth_of(evening, result.game) for result in evening.results if seat in result.won)
        for seat in range(seats)
    ]
    places = [
        Place(
            seat,
            points[seat],
            sum(seat in result.won for result in evening.results),
            1 + sum(p > points[seat] for p in points),
        )
        for seat in range(seats)
    ]
    return sorted(places, key=lambda place: (place.rank, place.seat))


def leaders(evening: Evening, seats: int) -> list[int]:
    """Return the seats with the most points; all of them at the start."""
    return [place.seat for place in standings(evening, seats) if place.rank == 1]
