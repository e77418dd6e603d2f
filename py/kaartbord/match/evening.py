"""An evening: the same people play one game after another, for one score.

It is in the link of the game that is played, as sections of its own that an older page passes on unchanged.
They hold the results of the games before that one; the result of the game itself follows from the game.

    e   a byte      the number of changes besides results, modulo 128; the highest bit: the evening is over
        five bytes  the worth of a game won, of FIRST_GAMES in their order
        six bytes   of each game: its letter, a bit for each seat that won, and four of the hash of its key
    w   two bytes   of each other game that was played or agreed on: its letter and its worth

A game that this page does not know has the worth written by the page that does.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from ..games import ENTRIES
from .match import Match, Play, game_of, key_of_match
from .observation import winners
from .sections import Section
from .setup import colours

SECTION_KIND = "e"

WORTH_KIND = "w"
"""The kind of the section with the worth of the games that came after FIRST_GAMES."""

FIRST_GAMES = "KTPOL"
"""The games with a place for their worth in the section of the evening: those that existed when it was made."""

MAX_WORTH = 9

MAX_GAMES = 100
"""Games of one evening; those after it are not counted."""

MAX_SEATS = 8
"""Seats that can be marked as winners: the bits of a byte."""

CHANGE_MODULUS = 128
"""Number of changes before the count begins again at 0."""

OVER_BIT = CHANGE_MODULUS

MARK_BYTES = 4
"""Bytes of the hash of a match: enough to identify it among those of a device."""

RESULT_BYTES = 2 + MARK_BYTES


class EveningResult(NamedTuple):
    """The result of one game."""

    game: str
    won: frozenset[int]
    """The seats that won; all of them in a draw."""
    mark: bytes
    """Identifies the match, see `match_mark`."""


class Evening(NamedTuple):
    """An evening up to the game that is played."""

    results: tuple[EveningResult, ...] = ()
    """Of the games before the one that has it in its link."""
    worth: tuple[tuple[str, int], ...] = ()
    """Points for a game won, by the letters of those with other points than usual, in their order."""
    over: bool = False
    """True if the table has ended the evening."""
    changes: int = 0
    """Number of changes besides results, modulo CHANGE_MODULUS: the later of two evenings is taken."""


class PlayerStanding(NamedTuple):
    """The place of a player in the standings."""

    seat: int
    points: int
    won: int
    """Games won."""
    rank: int
    """From 1; players with equal points share it."""


def match_mark(named: str) -> bytes:
    """Return the mark of a match, given the text that names it (`key_of_match`)."""
    return sha256(named.encode()).digest()[:MARK_BYTES]


def from_sections(more: Iterable[Section], seats: int = MAX_SEATS) -> Evening:
    """Return the evening in a link of a table with that number of seats; a new one if that is missing or invalid."""
    sections = dict(more)
    body, later = sections.get(SECTION_KIND, b""), sections.get(WORTH_KIND, b"")
    head, results = body[: 1 + len(FIRST_GAMES)], body[1 + len(FIRST_GAMES) :]
    worth = dict(zip(FIRST_GAMES, head[1:], strict=False)) | dict(zip(map(chr, later[::2]), later[1::2], strict=False))
    if (
        len(head) <= len(FIRST_GAMES)
        or max(worth.values()) > MAX_WORTH
        or len(later) % 2
        or len(results) % RESULT_BYTES
    ):
        return Evening()
    read = [_read(results[at : at + RESULT_BYTES]) for at in range(0, len(results), RESULT_BYTES)]
    if len(read) > MAX_GAMES or len({result.mark for result in read}) < len(read):
        return Evening()
    if any(result.game not in worth or not result.won or max(result.won) >= seats for result in read):
        return Evening()
    return Evening(tuple(read), _unusual_worth(worth), bool(head[0] & OVER_BIT), head[0] % CHANGE_MODULUS)


def _read(body: bytes) -> EveningResult:
    won = frozenset(seat for seat in range(MAX_SEATS) if body[1] >> seat & 1)
    return EveningResult(chr(body[0]), won, body[2:])


def _unusual_worth(worth: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return letters and points of the games with other points than usual, or unknown to this page."""
    usual = {code: entry.worth for code, entry in ENTRIES.items()}
    return tuple(sorted((code, points) for code, points in worth.items() if points != usual.get(code)))


def to_sections(more: Iterable[Section], evening: Evening) -> tuple[Section, ...]:
    r"""Return the sections of a link in this evening; a new one needs none.

    >>> to_sections([], Evening((EveningResult("K", frozenset((0, 2)), b"mark"),), changes=1))
    (Section(kind='e', body=b'\x01\x03\x03\x01\x03\x02K\x05mark'),)
    """
    others = [section for section in more if section.kind not in (SECTION_KIND, WORTH_KIND)]
    if evening != Evening():
        others += _written(evening)
    return tuple(sorted(others))


def _written(evening: Evening) -> Iterator[Section]:
    head = bytes((evening.changes | OVER_BIT * evening.over, *(worth_of(evening, code) for code in FIRST_GAMES)))
    results = (
        bytes((ord(result.game), sum(1 << seat for seat in result.won))) + result.mark for result in evening.results
    )
    yield Section(SECTION_KIND, head + b"".join(results))
    later = {*dict(evening.worth), *(result.game for result in evening.results)} - {*FIRST_GAMES}
    if later:
        yield Section(WORTH_KIND, b"".join(bytes((ord(code), worth_of(evening, code))) for code in sorted(later)))


def merge_sections(ours: Sequence[Section], theirs: Sequence[Section]) -> tuple[Section, ...]:
    """Return their sections of one match, with the later evening, the known results before it, and our colours."""
    here, there = from_sections(ours), from_sections(theirs)
    later = (
        here
        if 0 < (here.changes - there.changes) % CHANGE_MODULUS < CHANGE_MODULUS // 2 or not there.results
        else there
    )
    return colours.with_our_colours(
        ours, to_sections(theirs or ours, later._replace(results=here.results or there.results))
    )


def result_of(play: Play) -> EveningResult | None:
    """Return the result of a game; None before its end."""
    if game_of(play.match).to_move(play.state):
        return None
    return EveningResult(play.match.game, frozenset(winners(play)), match_mark(key_of_match(play.match)))


def with_result(evening: Evening, play: Play) -> Evening:
    """Return the evening with the result of its game, once that is over, in place of any other result of it."""
    result = result_of(play)
    before = tuple(one for one in evening.results if result is None or one.mark != result.mark)
    if result is None or len(before) == MAX_GAMES:
        return evening
    return evening._replace(results=(*before, result))


def next_evening(evening: Evening, play: Play) -> Evening:
    """Return the evening of the next game; a new one if it is over."""
    return Evening(worth=evening.worth) if evening.over else with_result(evening, play)


def is_next_game(match: Match, more: Iterable[Section]) -> bool:
    """Return whether the game of a link was begun directly after this match, on the same evening."""
    results = from_sections(more).results
    return bool(results) and results[-1].mark == match_mark(key_of_match(match))


def includes(more: Iterable[Section], match: Match) -> bool:
    """Return whether a match was played before the game of a link, on the same evening."""
    return match_mark(key_of_match(match)) in {result.mark for result in from_sections(more).results}


def has_same_predecessor(ours: Iterable[Section], theirs: Iterable[Section]) -> bool:
    """Return whether the games of two links were begun after the same match, on the same evening."""
    here, there = from_sections(ours).results, from_sections(theirs).results
    return bool(here and there) and here[-1].mark == there[-1].mark


def set_worth(evening: Evening, code: str, points: int) -> Evening:
    """Return the evening with another worth of a game."""
    return _count_change(evening._replace(worth=_unusual_worth(dict(evening.worth) | {code: points})))


def toggle_over(evening: Evening) -> Evening:
    """Return the evening after the table ends it, or resumes one that was over."""
    return _count_change(evening._replace(over=not evening.over))


def _count_change(evening: Evening) -> Evening:
    return evening._replace(changes=(evening.changes + 1) % CHANGE_MODULUS)


def worth_of(evening: Evening, code: str) -> int:
    """Return the points for a game won."""
    agreed = dict(evening.worth)
    return agreed[code] if code in agreed else ENTRIES[code].worth


def standings(evening: Evening, seats: int) -> list[PlayerStanding]:
    """Return the places of all players, the first first."""
    points = [
        sum(worth_of(evening, result.game) for result in evening.results if seat in result.won) for seat in range(seats)
    ]
    places = [
        PlayerStanding(
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
