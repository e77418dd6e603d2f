"""The link of a sealed match: the people at it, around messages that only `sealed/` reads.

It is a link like others (see `link`), but what stands last in it is a section `Z` of any length: the messages. A page
from before there were sealed tables takes it for a link of a later version. Nothing of a parcel is believed but that
it is whole: every message in it is signed. A link that brings a lost device back has a section `K` with the secrets of
the seats that are played on it.
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
"""The kind of a section that short links have until all seats are taken: that a match goes on from another one."""
ASKS = "k"
"""The kind of a section by which somebody asks for a seat whose key they lost."""
ROOM = "g"
"""The kind of a section that names the room in which the devices of the first of several matches that go on from each
other meet: nobody who was away when the others went on looks for them elsewhere."""
SEED = 8
"""Bytes of the number by which a match is known."""


class Parcel(NamedTuple):
    """What a link to a sealed match holds."""

    code: str
    """The game's code letter."""
    version: int
    """The rules version it is played by."""
    messages: bytes
    people: Section | None = None
    """Who sits where, see `link.read_people`; None if the names were stripped."""
    watch: bool = False
    """Whether it was sent to somebody who only looks on."""
    secrets: bytes = b""
    """By seat a byte for it and its secret, in a link that brings a lost device back."""
    more: tuple[Section, ...] = ()
    """Sections of later versions, to be passed on as they are."""


def is_one(text: str) -> bool:
    """Whether a text, bare or running, holds the whole link of a sealed match."""
    try:
        return unsealed(link.fragment(text))[-1].kind == SEALED
    except BadLink:
        return False


def calls(parcel: Parcel) -> bool:
    """Return whether also devices take in a link at whose table its sender has no seat: to a match that goes on from
    another one, or to ask for a seat."""
    return not {EARLY, ASKS}.isdisjoint(kind for kind, _ in parcel.more)


def meeting(more: Iterable[Section], match: Match) -> Match:
    """Return the match after which the room is named in which the devices of a match find each other."""
    room = dict(more).get(ROOM)
    return match._replace(seed=int.from_bytes(room[:SEED], "big")) if room else match


def asking(more: Iterable[Section], seat: int | None) -> tuple[Section, ...]:
    """Return the sections of a match on a device that asks for a seat whose key it lacks, or for none."""
    others = [section for section in more if section.kind != ASKS]
    return tuple(sorted(others if seat is None else [*others, Section(ASKS, bytes([seat]))]))


def asked(more: Iterable[Section]) -> int | None:
    """Return the seat that somebody without its key asks for; None if nobody does."""
    return next(iter(dict(more).get(ASKS, b"")), None)


def write(parcel: Parcel) -> str:
    """What stands behind the # of the address."""
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
    """What a link holds, bare or in running text; BadLink with the reason if it is none."""
    text = link.fragment(text)
    return of(text, unsealed(text))


def of(text: str, sections: Sequence[Section]) -> Parcel:
    """Return what a link holds, of which these are the sections; BadLink if it is none to a sealed match."""
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
    """Return the sections of a bare link of today's form; BadLink if it is not whole."""
    if len(text) > found.LONGEST:
        raise BadLink("long")
    if text[0] != FORMAT:
        raise BadLink("foreign")
    return split(unseal(text, HEAD), KNOWN + SECRETS, MATCHES + SEALED)
