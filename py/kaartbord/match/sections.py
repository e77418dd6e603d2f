"""Sections of bytes in a row, each with its kind, so that a reader can skip an unknown one.

    kind     a letter: a capital must be understood, a small letter can be skipped
    length   of the body: a byte, or two for 128 and more, the first of which has its highest bit set
    body

They are in the order of their kinds, each kind once. The last section has no length: its body is the rest.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .seal import BadLink, seal

TWO_BYTE_LENGTH = 128
"""The least length that takes two bytes; also the bit that marks those."""


FILLER = "x"
"""The kind of an empty section without meaning."""


class Section(NamedTuple):
    """One section."""

    kind: str
    body: bytes


def join_sections(sections: Iterable[Section], last: Section) -> bytes:
    r"""Return the bytes of the sections in their order, with the `last` one behind them.

    >>> join_sections([Section("c", b"colours"), Section("U", b"\0\2")], last=Section("M", b"match"))
    b'U\x02\x00\x02c\x07coloursMmatch'
    """
    marked = (kind.encode() + _length(len(body)) + body for kind, body in sorted(sections))
    return b"".join(marked) + last.kind.encode() + last.body


def _length(size: int) -> bytes:
    return bytes((size,)) if size < TWO_BYTE_LENGTH else (TWO_BYTE_LENGTH << 8 | size).to_bytes(2, "big")


def seal_sections(head: str, sections: Sequence[Section], last: Section) -> str:
    """Return the sections as a sealed text; a FILLER keeps it from ending in a sign, which might end a sentence."""
    text = seal(head, join_sections(sections, last))
    return text if text[-1].isalnum() else seal(head, join_sections([*sections, Section(FILLER, b"")], last))


def split_sections(packed: bytes, known: str, last: str) -> list[Section]:
    r"""Return the sections up to one in `last`; raise BadLink, `newer` at a capital not in `known`, else `damaged`.

    >>> split_sections(b"U\2\0\2Mmatch", known="U", last="M")
    [Section(kind='U', body=b'\x00\x02'), Section(kind='M', body=b'match')]
    """
    sections: list[Section] = []
    at, before = 0, ""
    while at < len(packed):
        kind, at = chr(packed[at]), at + 1
        if kind in last:
            return [*sections, Section(kind, packed[at:])]
        if not (kind.isascii() and kind.isalpha() and kind > before):
            raise BadLink("damaged")
        if kind.isupper() and kind not in known:
            raise BadLink("newer")
        size, at = _read_length(packed, at)
        sections.append(Section(kind, packed[at : at + size]))
        at, before = at + size, kind
    raise BadLink("damaged")


def _read_length(packed: bytes, at: int) -> tuple[int, int]:
    """Return the length at a place, and the place where the body begins."""
    size = packed[at : at + 1]
    if size >= bytes((TWO_BYTE_LENGTH,)):
        size = packed[at : at + 2]
    length = int.from_bytes(size, "big") & (TWO_BYTE_LENGTH << 8) - 1
    if _length(length) != size:
        raise BadLink("damaged")
    return length, at + len(size)
