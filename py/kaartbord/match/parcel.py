"""The link of a sealed match: the people at it, around messages that only `sealed/` reads.

It is a link like others (see `link`), but what stands last in it is a section `Z` of any length: the messages. A page
from before there were sealed tables takes it for a link of a later version. Nothing of a parcel is believed but that
it is whole: every message in it is signed. A link that brings a lost device back has a section `K` with the secrets of
the seats that are played on it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from . import link
from .link import BadLink, Section
from .seal import ALPHABET, FORMAT, HEAD, unseal
from .sections import sealed, split
from .wrapped import found

SEALED = "Z"
SECRETS = "K"
EARLY = "f"
"""The kind of a section that short links have until all seats are taken: that a match goes on from another one."""
ASKS = "k"
"""The kind of a section by which somebody asks for a seat whose key they lost."""


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
        return _unsealed(link.fragment(text))[-1].kind == SEALED
    except BadLink:
        return False


def calls(text: str) -> bool:
    """Return whether a text is a link that also devices hear at whose table its sender has no seat: to a match that
    goes on from another one, or to ask for a seat."""
    try:
        return not {EARLY, ASKS}.isdisjoint(kind for kind, _ in read(text).more)
    except BadLink:
        return False


def write(parcel: Parcel) -> str:
    """What stands behind the # of the address."""
    sections = [*parcel.more]
    if parcel.people is not None:
        sections.append(parcel.people)
    if parcel.watch:
        sections.append(Section(link.WATCH, b""))
    if parcel.secrets:
        sections.append(Section(SECRETS, parcel.secrets))
    head = FORMAT + parcel.code + ALPHABET[parcel.version]
    return sealed(head, sections, Section(SEALED, parcel.messages))


def read(text: str) -> Parcel:
    """What a link holds, bare or in running text; BadLink with the reason if it is none."""
    text = link.fragment(text)
    *sections, messages = _unsealed(text)
    held = dict(sections)
    people = [section for section in sections if section.kind in (link.PEOPLE, link.LATER_PEOPLE)]
    if len(people) > 1 or messages.kind != SEALED:
        raise BadLink("damaged")
    return Parcel(
        text[1],
        ALPHABET.index(text[2]),
        messages.body,
        next(iter(people), None),
        link.WATCH in held,
        held.get(SECRETS, b""),
        link.passed_on([section for section in sections if section.kind != SECRETS]),
    )


def _unsealed(text: str) -> Sequence[Section]:
    """The sections of a link; BadLink if it is not whole."""
    if len(text) > found.LONGEST:
        raise BadLink("long")
    if text[0] != FORMAT:
        raise BadLink("foreign")
    return split(unseal(text, HEAD), link.KNOWN + SECRETS, link.MATCHES + SEALED)
