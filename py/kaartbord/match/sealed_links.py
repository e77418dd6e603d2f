"""The link of a sealed match: the people at it, around messages that only `sealed/` reads.

It is a link like others (see `link`), but its last section is a `Z` of any length: the messages. A page from before
sealed tables takes it for a link of a later version. Only its completeness is trusted: every message in it is signed. A
link that restores a lost device has a section `K` with the secrets of the seats played on it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from . import link
from .coding.raw_link import KNOWN_CAPITALS, LATER_PEOPLE, MATCH_KINDS, PEOPLE, WATCH, select_extra_sections
from .link import BadLink, Section
from .match import Match
from .seal import ALPHABET, FORMAT, HEAD_LETTERS, unseal
from .sections import seal_sections, split_sections
from .wrapped import finding

MESSAGES = "Z"
SECRETS = "K"
"""The kinds of the sections with the messages, and with the secrets of seats."""
FOLLOWS_MATCH = "f"
"""The kind of a section in short links until all seats are taken: the match follows another one."""
SEAT_REQUEST = "k"
"""The kind of a section that asks for a seat whose key was lost."""
MEETING_ROOM = "g"
"""The kind of a section with the meeting room of several matches that follow each other. It is the room of
the first of them, so that a device that missed the start of the next still finds the others."""
SEED_BYTES = 8
"""Bytes of the number that identifies a match."""


class SealedLink(NamedTuple):
    """The contents of a link to a sealed match."""

    code: str
    version: int
    messages: bytes
    people: Section | None = None
    """The people at the seats, see `link.read_people`; None if the names were stripped."""
    for_spectator: bool = False
    secrets: bytes = b""
    """For each seat a byte with its number, then its secret; in a link that restores a lost device."""
    extra_sections: tuple[Section, ...] = ()


def is_sealed_link(text: str) -> bool:
    """Return whether a text, bare or running, holds the whole link of a sealed match."""
    try:
        return unseal_sections(link.find_link(text))[-1].kind == MESSAGES
    except BadLink:
        return False


def is_seat_optional(parcel: SealedLink) -> bool:
    """Return whether a link is taken in from a sender without a seat: it leads to the next match, or asks for one."""
    return not {FOLLOWS_MATCH, SEAT_REQUEST}.isdisjoint(kind for kind, _ in parcel.extra_sections)


def room_match(more: Iterable[Section], match: Match) -> Match:
    """Return the match whose room the devices of a match meet in."""
    room = dict(more).get(MEETING_ROOM)
    return match._replace(seed=int.from_bytes(room[:SEED_BYTES], "big")) if room else match


def with_seat_request(more: Iterable[Section], seat: int | None) -> tuple[Section, ...]:
    """Return the sections of a match on a device that asks for `seat`, whose key it lacks; None for no seat."""
    others = [section for section in more if section.kind != SEAT_REQUEST]
    return tuple(sorted(others if seat is None else [*others, Section(SEAT_REQUEST, bytes([seat]))]))


def requested_seat(more: Iterable[Section]) -> int | None:
    """Return the seat that a player without its key asks for; None if nobody does."""
    return next(iter(dict(more).get(SEAT_REQUEST, b"")), None)


def write(parcel: SealedLink) -> str:
    """Return the text after the # of the address."""
    sections = [*parcel.extra_sections]
    if parcel.people is not None:
        sections.append(parcel.people)
    if parcel.for_spectator:
        sections.append(Section(WATCH, b""))
    if parcel.secrets:
        sections.append(Section(SECRETS, parcel.secrets))
    head = FORMAT + parcel.code + ALPHABET[parcel.version]
    return seal_sections(head, sections, Section(MESSAGES, parcel.messages))


def read(text: str) -> SealedLink:
    """Return the contents of a link, bare or in running text; raise BadLink with the reason if it is not valid."""
    text = link.find_link(text)
    return from_sections(text, unseal_sections(text))


def from_sections(text: str, sections: Sequence[Section]) -> SealedLink:
    """Return the contents of a link with these sections; raise BadLink if it is not to a sealed match."""
    *sections, messages = sections
    held = dict(sections)
    people = [section for section in sections if section.kind in (PEOPLE, LATER_PEOPLE)]
    if len(people) > 1 or messages.kind != MESSAGES:
        raise BadLink("damaged")
    return SealedLink(
        text[1],
        ALPHABET.index(text[2]),
        messages.body,
        next(iter(people), None),
        WATCH in held,
        held.get(SECRETS, b""),
        select_extra_sections([section for section in sections if section.kind != SECRETS]),
    )


def unseal_sections(text: str) -> Sequence[Section]:
    """Return the sections of a bare link of today's form; raise BadLink if it is not complete."""
    if len(text) > finding.MAX_LINK_LETTERS:
        raise BadLink("long")
    if text[0] != FORMAT:
        raise BadLink("foreign")
    return split_sections(unseal(text, HEAD_LETTERS), KNOWN_CAPITALS + SECRETS, MATCH_KINDS + MESSAGES)
