"""The link of a match: what stands behind the `#` of its address.

It is one sealed text (see `seal`): a letter for the format, the game's letter, one for the rules version, one
for the length, and then a body with the check of it all. The body is a row of sections (see `sections`):

    p   who sits at the table: a byte for each seat, then the names, a line each, behind each a mark of the device
    x   empty, in a link that would else end in a sign
    R   the ply at which its replay is shown, in three bytes
    S   the seat that the person who opens it goes on to play, on another device
    U   how often choices were taken back, in two bytes, where any were
    W   empty: it is for somebody who only looks on
    M   the match as far as it has come; or
    O   the same, while a choice made unseen waits for one that stands before it

Only the match must be there, and it stands last; of R, S and W there is one at most. One check covers all of
it, so that nothing of a link can be left out or put into another one. What later versions add needs no other
format: a page passes on the small sections that it does not know, and at a capital that it does not know it
says that the link is newer.

The match is one number (see `coding.number`). Every later format keeps the head and the seal, so that an old page
can see whether a link is of a later version or damaged.

The formats `B` and `C` are read for ever and no longer written. Their body is the number of an `M` (`B`) or
an `O` (`C`), and all else stands in parts behind it, each sealed by itself and not bound to the
others: `match.people.purpose`, where the people may be empty and the purpose is a ply, an s with the seat, or
a w.
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
"""So often a seat changes hands before its count begins again at 0; the count stands in the upper bits."""
HANDED = 32
"""The lowest bit of that count."""

LEVELS = ("strong", "firm", "calm", "beginner")
FIRST_LEVELS = LEVELS[:3]
"""How far the computer thinks, the first where a link does not say; at none it sees more than at another."""
LEVEL = 2 * CLAIMED
"""The digit above those bits is its level. A page from before there were levels reads only the first, and
takes a link with another of the first three for a damaged one; with the later ones it offers to update itself."""

PLY = 3
"""Bytes of a ply's number."""


class Seat(NamedTuple):
    """Who sits somewhere: someone at this device, the computer, or someone who got the link."""

    kind: Kind
    name: str
    """Untrusted text, cut and cleaned but never to be taken as markup."""
    claimed: bool
    """Whether a device has said that it plays this seat."""
    level: str = LEVELS[0]
    """How well the computer plays it, one of LEVELS; a seat that is not the computer's has the first."""
    handed: int = 0
    """How often it was handed to somebody else, modulo HANDS."""
    emblem: str = ""
    """One of `names.EMBLEMS`, or none."""
    mark: int = 0
    """By what the device that took it is told apart from others, from 1 on; 0 where that is not known."""


class Shared(NamedTuple):
    """All that a link can say."""

    match: Match
    seats: tuple[Seat, ...] | None
    """None if the names were stripped."""
    ply: int | None
    """The number of plies after which the replay is shown, or None for the newest position."""
    watch: bool = False
    """Whether it was sent to somebody who only looks on."""
    seat: int | None = None
    """The seat that the person who opens it goes on to play, on another device than before."""
    more: tuple[Section, ...] = ()
    """Sections of later versions, to be passed on as they are."""


class Opened(NamedTuple):
    """A link that is as it was sealed, and of which game; its history is not unfolded yet."""

    match: Match
    """Without its choices."""
    number: int
    """The choices, with a 1 on top."""
    gaps: bool
    """Whether choices are open before others."""
    people: Section | None
    purpose: Section | None
    more: tuple[Section, ...]


def encode(match: Match | Play) -> str:
    """The link of a match; given its play it need not be replayed.

    ValueError if the match is not sound or its history too long for a link.
    """
    return held.bare(_packed(match if isinstance(match, Play) else replay(match)))


def _packed(play: Play) -> Packed:
    match = pack(play)
    if len(held.bare(match)) > held.LONGEST:
        raise ValueError(f"{len(play.match.choices)} choices are too many for a link")
    return match


def decode(text: str) -> Match:
    """The match of a link, bare or in running text; BadLink with the reason if it is wrong.

    Where only the names or the ply of an old link are damaged, the match can be read all the same.
    """
    text = fragment(text)
    return decode_table(text.partition(".")[0] if text[0] in OLD else text).match


def bare(text: str) -> str:
    """The link of the match alone, its history unread. It is the same for all links that hold this match as
    far as it has come, whatever their format. BadLink with the reason if a link is not sealed right."""
    return held.bare(held.read(fragment(text)).match)


def fragment(text: str) -> str:
    """The link in a text, whatever is wrapped around it: the first that is whole, or of its match the furthest.

    Where none is whole it is what looks most like one, for others to say what is wrong with it; BadLink where they
    cannot.
    """
    if links := found(text):
        return max(links, key=lambda one: _progress(one, links[0]))
    if likely := likeliest(text):
        return likely
    raise BadLink("empty")


def _progress(text: str, first: str) -> tuple[int, int]:
    """How far a whole link comes with the match of the first of a text; nowhere if it is of another."""
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
    """The link of a match with the people at it and the ply to show.

    `ply` counts plies from 0, nothing played yet; without one the link may be to `watch` only, or to go on
    at a `seat` on another device. `more` is what a link that was read has of later versions. ValueError if
    seats, ply or seat do not fit the match.
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
    """What the link is for, nothing to play on."""
    if ply is not None:
        return [Section(held.REPLAY, ply.to_bytes(PLY, "big"))]
    if watch:
        return [Section(held.WATCH, b"")]
    return [] if seat is None else [Section(held.SEAT, bytes((seat,)))]


def write_people(seats: Sequence[Seat]) -> Section:
    """Who sits where: a byte for each seat, then the names, a line each, which ends in the mark of the device."""
    kind = held.PEOPLE if all(seat.level in FIRST_LEVELS for seat in seats) else held.LATER_PEOPLE
    lines = [written(seat.name, seat.emblem, seat.mark) for seat in seats]
    return Section(kind, bytes(map(_mark, seats)) + "\n".join(lines).encode())


def _mark(seat: Seat) -> int:
    return KINDS.index(seat.kind) | CLAIMED * seat.claimed | LEVEL * _level(seat) | HANDED * seat.handed


def _level(seat: Seat) -> int:
    """The digit of a seat's level: only the computer has one."""
    return LEVELS.index(seat.level) if seat.kind == "computer" else 0


def decode_table(text: str) -> Shared:
    """All that a link says; BadLink with the reason if any part of it is wrong."""
    return finished(reading(opened(text)))[0]


def opened(text: str) -> Opened:
    """A link, bare or in running text, of which only the seal and the game are looked at. That takes no time,
    however long the history. BadLink with the reason if any of these is wrong."""
    packed, people, purpose, more = held.read(fragment(text))
    return Opened(*begin(packed), packed.gaps, people, purpose, more)


def reading(link: Opened, known: Play | None = None) -> Generator[float, None, tuple[Shared, Play]]:
    """What an opened link says and its play, in steps that yield how much of it is done, 0 to 1.

    Of a `known` play, if it is of the same match, what the link has in common with it is not played again.
    BadLink `damaged` if the history cannot be, or people or purpose do not fit it.
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
    """Who sits at the table of an opened link, None if it does not say; BadLink if that is damaged."""
    return None if link.people is None else read_people(link.people, link.match.seats)


def read_people(section: Section, seats: int) -> tuple[Seat, ...]:
    """Who sits where, at a table of so many seats; BadLink if that is damaged."""
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
    """The number, BadLink if it is larger than it can be."""
    if number > most:
        raise BadLink("damaged")
    return number
