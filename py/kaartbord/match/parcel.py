"""The link of a sealed match: the people at it, around messages that only `sealed/` reads.

It is a link like others (see `link`), but its last section is a `Z` of any length: the messages. A page from
before sealed tables takes it for a link of a later version. Only its completeness is trusted: every message
in it is signed. A link that restores a lost device has a section `K` with the secrets of the seats played on
it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from . import link
from .coding.held import KNOWN, LATER_PEOPLE, MATCHES, PEOPLE, WATCH, passed_on
from .link import BadLink, Section
from .match import Match
from .seal import ALPHABET, FORMAT, HEAD, unseal
from .sections import sealed, split
from .wrapped import found

SEALED = "Z"
SECRETS = "K"
EARLY = "f"
"""The kind of a section in short links until all seats are taken: the match follows another one."""
ASKS = "k"
"""The kind of a section that asks for a seat whose key was lost."""
ROOM = "g"
"""The kind of a section with the meeting room of several matches that follow each other. It is the room of
the first of them, so that a device that missed the start of the next still finds the others."""
SEED = 8
"""Bytes of the number that identifies a match."""


class Parcel(NamedTuple):
    """The contents of a link to a sealed match."""

    code: str
    """The game's code letter."""
    version: int
    """The rules version it is played by."""
    messages: bytes
    people: Section | None = None
    """The people at the seats, see `link.read_people`; None if the names were stripped."""
    watch: bool = False
    """True if it was sent to a spectator."""
    secrets: bytes = b""
    """For each seat a byte with its number, then its secret; in a link that restores a lost device."""
    more: tuple[Section, ...] = ()
    """Sections of later versions, passed on unchanged."""


def is_one(text: str) -> bool:
    """Return whether a text, bare or running, holds the whole link of a sealed match."""
    try:
        return unsealed(link.fragment(text))[-1].kind == SEALED
    except BadLink:
        return False


def calls(parcel: Parcel) -> bool:
    """Return whether devices take in a link although its sender has no seat at the table. Such a link leads
    to a match that follows another one, or asks for a seat."""
    return not {EARLY, ASKS}.isdisjoint(kind for kind, _ in parcel.more)


def meeting(more: Iterable[Section], match: Match) -> Match:
    """Return the match whose room the devices of a match meet in."""
    room = dict(more).get(ROOM)
    return match._replace(seed=int.from_bytes(room[:SEED], "big")) if room else match


def asking(more: Iterable[Section], seat: int | None) -> tuple[Section, ...]:
    """Return the sections of a match on a device that asks for `seat`, whose key it lacks; None for no
    seat."""
    others = [section for section in more if section.kind != ASKS]
    return tuple(sorted(others if seat is None else [*others, Section(ASKS, bytes([seat]))]))


def asked(more: Iterable[Section]) -> int | None:
    """Return the seat that a player without its key asks for; None if nobody does."""
    return next(iter(dict(more).get(ASKS, b"")), None)


def write(parcel: Parcel) -> str:
    """Return the text after the # of the address."""
    sections = [*parcel.more]
    if parcel.people is not None:
        sections.append(parcel.people)
    if parcel.watch:
        sections.append(Section(WATCH, b""))
    if parcel.secrets:
        sections.append(Section(SECRETS, parcel.secrets))
    head = FORMAT + parcel.code + ALPHABET[parcel.version]
    return sealed(head, sections, Section(SEALED, parcel.messages))


def read(text: str) -> Parcel:
    """Return the contents of a link, bare or in running text; raise BadLink with the reason if it is not
    valid."""
    text = link.fragment(text)
    return of(text, unsealed(text))


def of(text: str, sections: Sequence[Section]) -> Parcel:
    """Return the contents of a link with these sections; raise BadLink if it is not to a sealed match."""
    *sections, messages = sections
    held = dict(sections)
    people = [section for section in sections if section.kind in (PEOPLE, LATER_PEOPLE)]
    if len(people) > 1 or messages.kind != SEALED:
        raise BadLink("damaged")
    return Parcel(
        text[1],
        ALPHABET.index(text[2]),
        messages.body,
        next(iter(people), None),
        WATCH in held,
        held.get(SECRETS, b""),
        passed_on([section for section in sections if section.kind != SECRETS]),
    )


def unsealed(text: str) -> Sequence[Section]:
    """Return the sections of a bare link of today's form; raise BadLink if it is not complete."""
    if len(text) > found.LONGEST:
        raise BadLink("long")
    if text[0] != FORMAT:
        raise BadLink("foreign")
    return split(unseal(text, HEAD), KNOWN + SECRETS, MATCHES + SEALED)
