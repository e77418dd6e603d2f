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

from .coding import raw_link
from .coding.number import PackedMatch, pack, unpack_setup, unpack_steps
from .match import Match, Play, replay, run_steps
from .names import decode_mark, decode_name, encode_name
from .seal import OLD_FORMATS
from .seal import BadLink as BadLink
from .sections import Section as Section
from .sections import seal_sections
from .wrapped.finding import LONGEST_TEXT as LONGEST_TEXT
from .wrapped.finding import find_links, likeliest_link

PlayerKind = Literal["human", "computer", "link"]
"""The player of a seat: a person on the device that gave it out, the computer, or a person by link."""
PLAYER_KINDS: tuple[PlayerKind, ...] = ("human", "computer", "link")
CLAIMED_BIT = 4
"""The bit of a seat that is taken; the lower bits are its kind."""
HANDOVER_MODULUS = 8
"""Number of times that a seat changes hands before its count, in the upper bits, begins again at 0."""
HANDOVER_UNIT = 32
"""The lowest bit of that count."""

LEVELS = ("strong", "firm", "calm", "beginner")
"""The strengths of the computer, the best first."""
FIRST_LEVELS = LEVELS[:3]
"""Levels that every page reads, the default first. They differ in how far the computer thinks alone."""
LEVEL_UNIT = 2 * CLAIMED_BIT
"""The unit of the level, the digit above those bits.

A page from before there were levels reads only the first, and takes a link with another of the first three
for damaged; with the later ones it offers to update itself.
"""

PLY_BYTES = 3


class Seat(NamedTuple):
    """A seat and its player."""

    kind: PlayerKind
    name: str
    """Untrusted text, cut and cleaned but never to be taken as markup."""
    claimed: bool
    """True if a device plays this seat."""
    level: str = LEVELS[0]
    """The computer's strength, one of LEVELS; a seat of a person has the first."""
    handovers: int = 0
    """Number of times that it was handed on, modulo HANDOVER_MODULUS."""
    emblem: str = ""
    """One of `names.EMBLEMS`, or ""."""
    device_mark: int = 0
    """Distinguishes the device that took it from others, from 1; 0 if unknown."""


class LinkContents(NamedTuple):
    """The contents of a link."""

    match: Match
    seats: tuple[Seat, ...] | None
    """None if the names were stripped."""
    ply: int | None
    """The number of plies after which the replay is shown, or None for the newest position."""
    for_spectator: bool = False
    seat: int | None = None
    """The seat that is to be played on the device that opens it, instead of the one before."""
    extra_sections: tuple[Section, ...] = ()
    """Small sections that only other modules read (evening, colours, premoves ...), or only later versions."""


class ParsedLink(NamedTuple):
    """A link with a valid seal and a known game; its history is not unfolded yet."""

    match: Match
    """Without its choices."""
    number: int
    """The choices, with a 1 on top."""
    has_gaps: bool
    """True if choices are open before others."""
    people: Section | None
    purpose: Section | None
    extra_sections: tuple[Section, ...]


def encode(match: Match | Play) -> str:
    """Return the link of a match; raise ValueError if it is not sound or its history too long for a link.

    >>> from kaartbord.games import GAMES
    >>> encode(Match("K", 1, GAMES["K"].options({}), seats=2, seed=7))
    'DKBYTQQAAAAAAAAAHABXPJYX'
    """
    return raw_link.seal_match(_packed(match if isinstance(match, Play) else replay(match)))


def _packed(play: Play) -> PackedMatch:
    match = pack(play)
    if len(raw_link.seal_match(match)) > raw_link.MAX_MATCH_LETTERS:
        raise ValueError(f"{len(play.match.choices)} choices are too many for a link")
    return match


def decode(text: str) -> Match:
    """Return the match of a link, bare or in running text; raise BadLink with the reason if it is not valid.
    An old link with only its names or ply damaged still gives the match."""
    text = find_link(text)
    return decode_link(text.partition(".")[0] if text[0] in OLD_FORMATS else text).match


def bare_link(text: str) -> str:
    """Return the link of the match alone, the same from any format; raise BadLink if the seal is not valid."""
    return raw_link.seal_match(raw_link.parse_raw_link(find_link(text)).match)


def find_link(text: str) -> str:
    """Return the link in a text: the first that is whole, or the furthest of its match.

    Without a whole one, return the text most like a link, to report what is wrong with it; raise BadLink without any.
    """
    if links := find_links(text):
        return max(links, key=lambda one: _progress(one, links[0]))
    if likely := likeliest_link(text):
        return likely
    raise BadLink("empty")


def _progress(text: str, first: str) -> tuple[int, int]:
    """Return the progress of a whole link in the match of the first one of a text; 0 for another match."""
    try:
        (ours, number), (match, _) = (unpack_setup(raw_link.parse_raw_link(one).match) for one in (text, first))
    except BadLink:
        return 0, int(text == first)
    return (ours.undo_count, number) if ours[:5] == match[:5] else (0, 0)


def encode_link(
    match: Match | Play,
    seats: Sequence[Seat] | None,
    ply: int | None = None,
    *,
    for_spectator: bool = False,
    seat: int | None = None,
    extra_sections: Sequence[Section] = (),
) -> str:
    """Return the link of a match with the people at it and the ply to show.

    `ply` counts plies from 0, nothing played yet; without one the link may be `for_spectator`, or to continue at a
    `seat` on another device. Raise ValueError if seats, ply or seat do not fit the match.
    """
    play = match if isinstance(match, Play) else replay(match)
    if seats is not None and len(seats) != play.match.seats:
        raise ValueError(f"{len(seats)} people for {play.match.seats} seats")
    if ply is not None and not 0 <= ply <= len(play.plies):
        raise ValueError(f"no ply {ply}")
    if seat is not None and not 0 <= seat < play.match.seats:
        raise ValueError(f"no seat {seat}")
    people = [] if seats is None else [write_people(seats)]
    return seal_sections(
        *raw_link.link_sections(_packed(play), [*people, *_purpose_sections(ply, for_spectator, seat), *extra_sections])
    )


def _purpose_sections(ply: int | None, watch: bool, seat: int | None) -> list[Section]:
    """Return the sections of a link that is for a replay, a spectator or another device."""
    if ply is not None:
        return [Section(raw_link.REPLAY, ply.to_bytes(PLY_BYTES, "big"))]
    if watch:
        return [Section(raw_link.WATCH, b"")]
    return [] if seat is None else [Section(raw_link.SEAT, bytes((seat,)))]


def write_people(seats: Sequence[Seat]) -> Section:
    r"""Return the section of the people: a byte for each seat, then a line for each with the name and device mark.

    >>> write_people((Seat("human", "Anna", claimed=True), Seat("computer", "Wim", claimed=False, level="calm")))
    Section(kind='p', body=b'\x04\x11Anna\nWim')
    """
    kind = raw_link.PEOPLE if all(seat.level in FIRST_LEVELS for seat in seats) else raw_link.LATER_PEOPLE
    lines = [encode_name(seat.name, seat.emblem, seat.device_mark) for seat in seats]
    return Section(kind, bytes(map(_seat_byte, seats)) + "\n".join(lines).encode())


def _seat_byte(seat: Seat) -> int:
    return (
        PLAYER_KINDS.index(seat.kind)
        | CLAIMED_BIT * seat.claimed
        | LEVEL_UNIT * _level_digit(seat)
        | HANDOVER_UNIT * seat.handovers
    )


def _level_digit(seat: Seat) -> int:
    """Return the digit of a seat's level: only the computer has one."""
    return LEVELS.index(seat.level) if seat.kind == "computer" else 0


def decode_link(text: str) -> LinkContents:
    """Return the contents of a link; raise BadLink with the reason if any part of it is not valid."""
    return run_steps(read_steps(parse_link(text)))[0]


def parse_link(text: str) -> ParsedLink:
    """Return a link, bare or in running text, with only seal and game checked; raise BadLink if they are not valid."""
    packed, people, purpose, more = raw_link.parse_raw_link(find_link(text))
    return ParsedLink(*unpack_setup(packed), packed.has_gaps, people, purpose, more)


def read_steps(link: ParsedLink, known: Play | None = None) -> Generator[float, None, tuple[LinkContents, Play]]:
    """Return the contents of an opened link and its play, in steps that yield the fraction done, 0 to 1.

    Plies of a `known` play are not played again. Raise BadLink `damaged` for impossible history, people or purpose.
    """
    play = yield from unpack_steps(link.match, link.number, link.has_gaps, known)
    shared = LinkContents(play.match, people(link), None, extra_sections=link.extra_sections)
    return _with_purpose(shared, link.purpose, len(play.plies)), play


def _with_purpose(shared: LinkContents, purpose: Section | None, plies: int) -> LinkContents:
    if purpose is None:
        return shared
    kind, body = purpose
    if kind == raw_link.WATCH and not body:
        return shared._replace(for_spectator=True)
    if kind == raw_link.SEAT and len(body) == 1:
        return shared._replace(seat=_check_most(body[0], shared.match.seats - 1))
    if kind == raw_link.REPLAY and len(body) == PLY_BYTES:
        return shared._replace(ply=_check_most(int.from_bytes(body, "big"), plies))
    raise BadLink("damaged")


def people(link: ParsedLink) -> tuple[Seat, ...] | None:
    """Return the people of an opened link, None if it has none; raise BadLink if they are damaged."""
    return None if link.people is None else read_people(link.people, link.match.seats)


def read_people(section: Section, seats: int) -> tuple[Seat, ...]:
    """Return the people of a section, for a table of that number of seats; raise BadLink if it is damaged."""
    body = section.body
    marks = body[:seats]
    try:
        names = body[seats:].decode().split("\n")
        kinds = [PLAYER_KINDS[mark % CLAIMED_BIT] for mark in marks]
        levels = [LEVELS[mark % HANDOVER_UNIT // LEVEL_UNIT] for mark in marks]
    except (UnicodeDecodeError, IndexError):
        raise BadLink("damaged") from None
    if not len(names) == len(marks) == seats:
        raise BadLink("damaged")
    people = tuple(
        Seat(kind, name, bool(mark & CLAIMED_BIT), level, mark // HANDOVER_UNIT, emblem, device)
        for kind, (name, emblem), mark, level, device in zip(
            kinds, map(decode_name, names), marks, levels, map(decode_mark, names), strict=True
        )
    )
    if any(seat.level != LEVELS[_level_digit(seat)] for seat in people) or write_people(people).kind != section.kind:
        raise BadLink("damaged")
    return people


def _check_most(number: int, most: int) -> int:
    if number > most:
        raise BadLink("damaged")
    return number
