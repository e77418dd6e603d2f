"""The contents of a link: its sections, and the match, whose history is not read yet."""

from collections.abc import Sequence
from typing import NamedTuple

from ...games import ENTRIES, GAMES, engine
from ..seal import ALPHABET, FORMAT, HEAD_LETTERS, OLD_FORMATS, BadLink, is_sealed, seal, unseal
from ..sections import FILLER, Section, join_sections, split_sections
from .number import PackedMatch

MATCH_KINDS = "MO"
"""The kind of the section of a match, and of one with choices open before others."""
PEOPLE, LATER_PEOPLE = "p", "P"
"""The people at the seats. The capital is for a level that an older page would take for damage."""
REPLAY, SEAT, WATCH = PURPOSE_KINDS = "RSW"
"""The kinds of the sections for another purpose than to play on: a replay, a seat, a spectator."""
UNDO_COUNT_KIND = "U"
"""The kind of the section with the number of take-backs. It must be understood to join the histories of a match."""
KNOWN_CAPITALS = LATER_PEOPLE + PURPOSE_KINDS + UNDO_COUNT_KIND

MAX_OLD_PART_LETTERS = 4096

MAX_MATCH_LETTERS = MAX_OLD_PART_LETTERS + 4
"""Letters of the link of a match alone, enough for any old one. Random play needs up to 500 on the usual
boards; OkiDoki on a board of 60 squares sometimes more than 1,000, and no rule ends it sooner."""

MAX_OPEN_LINK_LETTERS = 2 * MAX_MATCH_LETTERS
"""Letters of a link with everything in it."""

MAX_EXTRA_BYTES = 1024
"""Bytes of the extra sections that are passed on; the rest is left out."""

UNDO_COUNT_BYTES = 2


class RawLink(NamedTuple):
    """The contents of a link with a valid seal."""

    match: PackedMatch
    people: Section | None
    purpose: Section | None
    extra_sections: tuple[Section, ...]


def seal_match(match: PackedMatch) -> str:
    """Return the match alone, for comparison; nobody sends it, so it may end in any letter."""
    head, sections, last = link_sections(match)
    return seal(head, join_sections(sections, last))


def link_sections(match: PackedMatch, sections: Sequence[Section] = ()) -> tuple[str, list[Section], Section]:
    """Return the head of a link, its sections, and that of the match, which is last."""
    undone = [Section(UNDO_COUNT_KIND, match.undo_count.to_bytes(UNDO_COUNT_BYTES, "big"))] if match.undo_count else []
    head = FORMAT + match.game + ALPHABET[match.version]
    return head, [*sections, *undone], Section(MATCH_KINDS[match.has_gaps], match.write())


def parse_raw_link(text: str) -> RawLink:
    """Return the contents of a link, its history unread."""
    first, *parts = text.split(".")
    if len(first) > (MAX_OLD_PART_LETTERS if first[:1] in tuple(OLD_FORMATS) else MAX_OPEN_LINK_LETTERS):
        raise BadLink("long")
    if not first or not any((form + code).startswith(first[:2]) for form in OLD_FORMATS + FORMAT for code in ENTRIES):
        raise BadLink("newer" if is_sealed(first, HEAD_LETTERS) else "foreign")
    if first[0] in OLD_FORMATS:
        return _open_old(first, parts)
    body = unseal(text, HEAD_LETTERS)
    code, version = _game_and_version(text)
    *sections, match = split_sections(body, KNOWN_CAPITALS, MATCH_KINDS)
    held = dict(sections)
    purposes = [section for section in sections if section.kind in PURPOSE_KINDS]
    packed = PackedMatch.read(
        code, version, match.kind == MATCH_KINDS[True], match.body, _undo_count(held.get(UNDO_COUNT_KIND))
    )
    if len(seal_match(packed)) > MAX_MATCH_LETTERS:
        raise BadLink("long")
    people = [section for section in sections if section.kind in (PEOPLE, LATER_PEOPLE)]
    if len(purposes) > 1 or len(people) > 1:
        raise BadLink("damaged")
    return RawLink(packed, next(iter(people), None), next(iter(purposes), None), select_extra_sections(sections))


def select_extra_sections(sections: Sequence[Section]) -> tuple[Section, ...]:
    """Return the extra sections, see `link.LinkContents`, that fit in the room for them."""
    room, kept = MAX_EXTRA_BYTES, list[Section]()
    for section in sections:
        if section.kind not in PEOPLE + KNOWN_CAPITALS + FILLER and len(section.body) <= room:
            room -= len(section.body)
            kept.append(section)
    return tuple(kept)


def _open_old(first: str, parts: Sequence[str]) -> RawLink:
    """Return the contents of a link in format `B` or `C`."""
    body = unseal(first, HEAD_LETTERS)
    packed = PackedMatch.read(*_game_and_version(first), first[0] == OLD_FORMATS[True], body)
    if any(len(part) > MAX_OLD_PART_LETTERS for part in parts):
        raise BadLink("long")
    if len(parts) > 2:
        raise BadLink("damaged")
    if parts and not parts[-1]:
        raise BadLink("torn")
    people = Section(PEOPLE, unseal(parts[0], 0)) if parts and parts[0] else None
    purpose = _old_purpose(unseal(parts[1], 0)) if len(parts) == 2 else None
    return RawLink(packed, people, purpose, ())


def _old_purpose(body: bytes) -> Section:
    """Return the section that corresponds to a part of an old link."""
    if body in (b"w", b"s" + body[1:2]):
        return Section(WATCH if body == b"w" else SEAT, body[1:])
    return Section(REPLAY, body)


def _game_and_version(text: str) -> tuple[str, int]:
    code, version = text[1], ALPHABET.index(text[2])
    if version > GAMES[code].INFO.version:
        raise BadLink("newer")
    try:
        engine(code, version)
    except KeyError:
        raise BadLink("damaged") from None
    return code, version


def _undo_count(body: bytes | None) -> int:
    """Return the number of take-backs; a missing section means 0."""
    if body is None:
        return 0
    if len(body) != UNDO_COUNT_BYTES or not any(body):
        raise BadLink("damaged")
    return int.from_bytes(body, "big")
