"""The link of a match: the text after the `#` of its address.

It is one sealed text (see `seal`): a letter for the format, the game's letter, one for the rules version, one
for the length, and then a body with the check of it all. The body is a row of sections (see `sections`):

    p   the people at the table: a byte for each seat, then a line for each: the name and the device's mark
    x   empty, in a link that would otherwise end in a sign
    R   the ply at which its replay is shown, in three bytes
    S   the seat that is to be played on the device that opens it
    U   the number of take-backs, in two bytes, if there were any
    W   empty: the link is for a spectator
    M   the match up to now; or
    O   the same, with a choice made unseen after one that is still to be made

Only the match is required, and it is last; of R, S and W there is at most one. One check covers all of it, so
that no part of a link can be left out or put into another one. Additions of later versions need no other
format: a page passes on small sections that it does not know, and reports an unknown capital as a newer link.

The match is one number (see `coding.number`). Every later format keeps the head and the seal, so that an old
page can distinguish a link of a later version from a damaged one.

The formats `B` and `C` are read for ever and no longer written. Their body is the number of an `M` (`B`) or
an `O` (`C`), followed by parts that are sealed separately and not bound to each other:
`match.people.purpose`, where the people may be empty and the purpose is a ply, an s with the seat, or a w.
"""

from collections.abc import Generator, Sequence
from typing import Literal, NamedTuple

from .coding import held
from .coding.number import Packed, begin, pack, unpack
from .match import Match, Play, finished, replay
from .names import read, read_mark, written
from .seal import OLD
from .seal import BadLink as BadLink
from .sections import Section as Section
from .sections import sealed
from .wrapped.found import LONGEST_TEXT as LONGEST_TEXT
from .wrapped.found import found, likeliest

Kind = Literal["human", "computer", "link"]
KINDS: tuple[Kind, ...] = ("human", "computer", "link")
CLAIMED = 4
"""The bit of a seat that is taken; the lower bits are its kind."""
HANDS = 8
"""Number of times that a seat changes hands before its count, in the upper bits, begins again at 0."""
HANDED = 32
"""The lowest bit of that count."""

LEVELS = ("strong", "firm", "calm", "beginner")
FIRST_LEVELS = LEVELS[:3]
"""Levels that every page reads, the first being the default. They differ in how far the computer thinks, not
in what it sees."""
LEVEL = 2 * CLAIMED
"""The unit of the level, the digit above those bits.

A page from before there were levels reads only the first, and takes a link with another of the first three
for damaged; with the later ones it offers to update itself.
"""

PLY = 3
"""Bytes of a ply's number."""


class Seat(NamedTuple):
    """A seat: played at this device, by the computer, or by somebody who received the link."""

    kind: Kind
    name: str
    """Untrusted text, cut and cleaned but never to be taken as markup."""
    claimed: bool
    """True if a device plays this seat."""
    level: str = LEVELS[0]
    """The computer's strength, one of LEVELS; a seat of a person has the first."""
    handed: int = 0
    """Number of times that it was handed on, modulo HANDS."""
    emblem: str = ""
    """One of `names.EMBLEMS`, or ""."""
    mark: int = 0
    """Distinguishes the device that took it from others, from 1; 0 if unknown."""


class Shared(NamedTuple):
    """The contents of a link."""

    match: Match
    seats: tuple[Seat, ...] | None
    """None if the names were stripped."""
    ply: int | None
    """The number of plies after which the replay is shown, or None for the newest position."""
    watch: bool = False
    """True if it was sent to a spectator."""
    seat: int | None = None
    """The seat that is to be played on the device that opens it, instead of the one before."""
    more: tuple[Section, ...] = ()
    """Sections of later versions, passed on unchanged."""


class Opened(NamedTuple):
    """A link with a valid seal and a known game; its history is not unfolded yet."""

    match: Match
    """Without its choices."""
    number: int
    """The choices, with a 1 on top."""
    gaps: bool
    """True if choices are open before others."""
    people: Section | None
    purpose: Section | None
    more: tuple[Section, ...]


def encode(match: Match | Play) -> str:
    """Return the link of a match; a play need not be replayed. Raise ValueError if the match is not sound or
    its history too long for a link."""
    return held.bare(_packed(match if isinstance(match, Play) else replay(match)))


def _packed(play: Play) -> Packed:
    match = pack(play)
    if len(held.bare(match)) > held.LONGEST:
        raise ValueError(f"{len(play.match.choices)} choices are too many for a link")
    return match


def decode(text: str) -> Match:
    """Return the match of a link, bare or in running text; raise BadLink with the reason if it is not valid.
    An old link with only its names or ply damaged still gives the match."""
    text = fragment(text)
    return decode_table(text.partition(".")[0] if text[0] in OLD else text).match


def bare(text: str) -> str:
    """Return the link of the match alone, its history unread. It is the same for all links with this match at
    the same point, in any format. Raise BadLink with the reason if the seal is not valid."""
    return held.bare(held.read(fragment(text)).match)


def fragment(text: str) -> str:
    """Return the link in a text: the first that is whole, or the furthest of its match.

    Without a whole one, return the text most like a link, for others to report what is wrong with it. Raise
    BadLink if there is no such text.
    """
    if links := found(text):
        return max(links, key=lambda one: _progress(one, links[0]))
    if likely := likeliest(text):
        return likely
    raise BadLink("empty")


def _progress(text: str, first: str) -> tuple[int, int]:
    """Return the progress of a whole link in the match of the first one of a text; 0 for another match."""
    try:
        (ours, number), (match, _) = (begin(held.read(one).match) for one in (text, first))
    except BadLink:
        return 0, int(text == first)
    return (ours.undone, number) if ours[:5] == match[:5] else (0, 0)


def encode_table(
    match: Match | Play,
    seats: Sequence[Seat] | None,
    ply: int | None = None,
    *,
    watch: bool = False,
    seat: int | None = None,
    more: Sequence[Section] = (),
) -> str:
    """Return the link of a match with the people at it and the ply to show.

    `ply` counts plies from 0, nothing played yet; without one the link may be to `watch` only, or to continue
    at a `seat` on another device. `more` holds the sections of later versions from a link that was read.
    Raise ValueError if seats, ply or seat do not fit the match.
    """
    play = match if isinstance(match, Play) else replay(match)
    if seats is not None and len(seats) != play.match.seats:
        raise ValueError(f"{len(seats)} people for {play.match.seats} seats")
    if ply is not None and not 0 <= ply <= len(play.plies):
        raise ValueError(f"no ply {ply}")
    if seat is not None and not 0 <= seat < play.match.seats:
        raise ValueError(f"no seat {seat}")
    people = [] if seats is None else [write_people(seats)]
    return sealed(*held.pieces(_packed(play), [*people, *_purpose(ply, watch, seat), *more]))


def _purpose(ply: int | None, watch: bool, seat: int | None) -> list[Section]:
    """Return the sections of a link that is for a replay, a spectator or another device."""
    if ply is not None:
        return [Section(held.REPLAY, ply.to_bytes(PLY, "big"))]
    if watch:
        return [Section(held.WATCH, b"")]
    return [] if seat is None else [Section(held.SEAT, bytes((seat,)))]


def write_people(seats: Sequence[Seat]) -> Section:
    """Return the section of the people: a byte for each seat, then a line for each with the name and device
    mark."""
    kind = held.PEOPLE if all(seat.level in FIRST_LEVELS for seat in seats) else held.LATER_PEOPLE
    lines = [written(seat.name, seat.emblem, seat.mark) for seat in seats]
    return Section(kind, bytes(map(_mark, seats)) + "\n".join(lines).encode())


def _mark(seat: Seat) -> int:
    return KINDS.index(seat.kind) | CLAIMED * seat.claimed | LEVEL * _level(seat) | HANDED * seat.handed


def _level(seat: Seat) -> int:
    """Return the digit of a seat's level: only the computer has one."""
    return LEVELS.index(seat.level) if seat.kind == "computer" else 0


def decode_table(text: str) -> Shared:
    """Return the contents of a link; raise BadLink with the reason if any part of it is not valid."""
    return finished(reading(opened(text)))[0]


def opened(text: str) -> Opened:
    """Return a link, bare or in running text, with only its seal and game checked: the length of its history costs
    no time. Raise BadLink with the reason if they are not valid."""
    packed, people, purpose, more = held.read(fragment(text))
    return Opened(*begin(packed), packed.gaps, people, purpose, more)


def reading(link: Opened, known: Play | None = None) -> Generator[float, None, tuple[Shared, Play]]:
    """Return the contents of an opened link and its play, in steps that yield the fraction done, 0 to 1.

    The plies shared with a `known` play of the same match are not played again. Raise BadLink `damaged` if
    the history is impossible, or people or purpose do not fit it.
    """
    play = yield from unpack(link.match, link.number, link.gaps, known)
    shared = Shared(play.match, people(link), None, more=link.more)
    return _with_purpose(shared, link.purpose, len(play.plies)), play


def _with_purpose(shared: Shared, purpose: Section | None, plies: int) -> Shared:
    if purpose is None:
        return shared
    kind, body = purpose
    if kind == held.WATCH and not body:
        return shared._replace(watch=True)
    if kind == held.SEAT and len(body) == 1:
        return shared._replace(seat=_checked(body[0], shared.match.seats - 1))
    if kind == held.REPLAY and len(body) == PLY:
        return shared._replace(ply=_checked(int.from_bytes(body, "big"), plies))
    raise BadLink("damaged")


def people(link: Opened) -> tuple[Seat, ...] | None:
    """Return the people of an opened link, None if it has none; raise BadLink if they are damaged."""
    return None if link.people is None else read_people(link.people, link.match.seats)


def read_people(section: Section, seats: int) -> tuple[Seat, ...]:
    """Return the people of a section, for a table of that number of seats; raise BadLink if it is damaged."""
    body = section.body
    marks = body[:seats]
    try:
        names = body[seats:].decode().split("\n")
        kinds = [KINDS[mark % CLAIMED] for mark in marks]
        levels = [LEVELS[mark % HANDED // LEVEL] for mark in marks]
    except (UnicodeDecodeError, IndexError):
        raise BadLink("damaged") from None
    if not len(names) == len(marks) == seats:
        raise BadLink("damaged")
    people = tuple(
        Seat(kind, name, bool(mark & CLAIMED), level, mark // HANDED, emblem, device)
        for kind, (name, emblem), mark, level, device in zip(
            kinds, map(read, names), marks, levels, map(read_mark, names), strict=True
        )
    )
    if (
        any(seat.level != LEVELS[_level(seat)] for seat in people)
        or write_people(people).kind != section.kind
    ):
        raise BadLink("damaged")
    return people


def _checked(number: int, most: int) -> int:
    """Return the number; raise BadLink if it is more than `most`."""
    if number > most:
        raise BadLink("damaged")
    return number
