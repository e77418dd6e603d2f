"""The contents of a link: its sections, and the match, whose history is not read yet."""

from collections.abc import Sequence
from typing import NamedTuple

from ...games import ENTRIES, GAMES, engine
from ..seal import ALPHABET, FORMAT, HEAD, OLD, BadLink, is_sealed, seal, unseal
from ..sections import FILLER, Section, join, split
from .number import Packed

MATCHES = "MO"
"""The section of a match, and of one with choices open before others."""
PEOPLE, LATER_PEOPLE = "p", "P"
"""The people at the seats. The capital is for a level that an older page would take for damage."""
REPLAY, SEAT, WATCH = PURPOSES = "RSW"
"""Purposes of a link besides playing on."""
UNDONE = "U"
"""Number of take-backs. It must be understood to join the histories of a match."""
KNOWN = LATER_PEOPLE + PURPOSES + UNDONE
"""The capitals that are understood."""

LONGEST_OLD = 4096
"""Letters of one part of an old link."""

LONGEST = LONGEST_OLD + 4
"""Letters of the link of a match alone, enough for any old one. Random play needs up to 500 on the usual
boards; OkiDoki on a board of 60 squares sometimes more than 1,000, and no rule ends it sooner."""

LONGEST_LINK = 2 * LONGEST
"""Letters of a link with everything in it."""

MORE = 1024
"""Bytes of sections of later versions that are passed on; the rest is left out."""

COUNT = 2
"""Bytes of the number of take-backs."""


class Held(NamedTuple):
    """The contents of a link with a valid seal."""

    match: Packed
    people: Section | None
    purpose: Section | None
    more: tuple[Section, ...]


def bare(match: Packed) -> str:
    """Return the match alone, for comparison; nobody sends it, so it may end in any letter."""
    head, sections, last = pieces(match)
    return seal(head, join(sections, last))


def pieces(match: Packed, sections: Sequence[Section] = ()) -> tuple[str, list[Section], Section]:
    """Return the head of a link, its sections, and that of the match, which is last."""
    undone = [Section(UNDONE, match.undone.to_bytes(COUNT, "big"))] if match.undone else []
    head = FORMAT + match.game + ALPHABET[match.version]
    return head, [*sections, *undone], Section(MATCHES[match.gaps], match.write())


def read(text: str) -> Held:
    """Return the contents of a link, its history unread."""
    first, *parts = text.split(".")
    if len(first) > (LONGEST_OLD if first[:1] in tuple(OLD) else LONGEST_LINK):
        raise BadLink("long")
    if not first or not any((form + code).startswith(first[:2]) for form in OLD + FORMAT for code in ENTRIES):
        raise BadLink("newer" if is_sealed(first, HEAD) else "foreign")
    if first[0] in OLD:
        return _open_old(first, parts)
    body = unseal(text, HEAD)
    code, version = _rules(text)
    *sections, match = split(body, KNOWN, MATCHES)
    held = dict(sections)
    purposes = [section for section in sections if section.kind in PURPOSES]
    packed = Packed.read(code, version, match.kind == MATCHES[True], match.body, _undone(held.get(UNDONE)))
    if len(bare(packed)) > LONGEST:
        raise BadLink("long")
    people = [section for section in sections if section.kind in (PEOPLE, LATER_PEOPLE)]
    if len(purposes) > 1 or len(people) > 1:
        raise BadLink("damaged")
    return Held(packed, next(iter(people), None), next(iter(purposes), None), passed_on(sections))


def passed_on(sections: Sequence[Section]) -> tuple[Section, ...]:
    """Return the sections of later versions that fit in the room for them."""
    room, kept = MORE, list[Section]()
    for section in sections:
        if section.kind not in PEOPLE + KNOWN + FILLER and len(section.body) <= room:
            room -= len(section.body)
            kept.append(section)
    return tuple(kept)


def _open_old(first: str, parts: Sequence[str]) -> Held:
    """Return the contents of a link in format `B` or `C`."""
    body = unseal(first, HEAD)
    packed = Packed.read(*_rules(first), first[0] == OLD[True], body)
    if any(len(part) > LONGEST_OLD for part in parts):
        raise BadLink("long")
    if len(parts) > 2:
        raise BadLink("damaged")
    if parts and not parts[-1]:
        raise BadLink("torn")
    people = Section(PEOPLE, unseal(parts[0], 0)) if parts and parts[0] else None
    purpose = _old_purpose(unseal(parts[1], 0)) if len(parts) == 2 else None
    return Held(packed, people, purpose, ())


def _old_purpose(body: bytes) -> Section:
    """Return the section that corresponds to a part of an old link."""
    if body in (b"w", b"s" + body[1:2]):
        return Section(WATCH if body == b"w" else SEAT, body[1:])
    return Section(REPLAY, body)


def _rules(text: str) -> tuple[str, int]:
    """Return game and rules version of a link."""
    code, version = text[1], ALPHABET.index(text[2])
    if version > GAMES[code].INFO.version:
        raise BadLink("newer")
    try:
        engine(code, version)
    except KeyError:
        raise BadLink("damaged") from None
    return code, version


def _undone(body: bytes | None) -> int:
    """Return the number of take-backs; a missing section means 0."""
    if body is None:
        return 0
    if len(body) != COUNT or not any(body):
        raise BadLink("damaged")
    return int.from_bytes(body, "big")
