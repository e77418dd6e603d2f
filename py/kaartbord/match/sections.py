"""Marked pieces of bytes, one behind the other, so that a reader can skip a piece that it does not know.

    kind     a letter: a capital must be understood, a small letter can be skipped
    length   of the body: a byte, or two for 128 and more, the first of which has its highest bit set
    body

They stand in the order of their kinds, and no kind stands there twice. The last piece has no length: its body
is all that is left.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .seal import BadLink, seal

LONG = 128
"""From here on a length takes two bytes; it is also the bit that says so."""


FILLER = "x"
"""The kind of an empty piece that says nothing."""


class Section(NamedTuple):
    """One piece."""

    kind: str
    body: bytes


def join(sections: Iterable[Section], last: Section) -> bytes:
    """The pieces in their order, and the one that ends them."""
    marked = (kind.encode() + _length(len(body)) + body for kind, body in sorted(sections))
    return b"".join(marked) + last.kind.encode() + last.body


def _length(size: int) -> bytes:
    return bytes((size,)) if size < LONG else (LONG << 8 | size).to_bytes(2, "big")


def sealed(head: str, sections: Sequence[Section], last: Section) -> str:
    """The pieces as a sealed text. It ends in no sign that is taken for the end of a sentence around it: with two
    bytes more, base64 has no room left for one."""
    text = seal(head, join(sections, last))
    return text if text[-1].isalnum() else seal(head, join([*sections, Section(FILLER, b"")], last))


def split(packed: bytes, known: str, last: str) -> list[Section]:
    """The pieces, the last one included, whose kind is one of `last`.

    BadLink: `newer` at a capital that is none of the `known` kinds, `damaged` if `join` cannot have made it.
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
    """The length that stands there, and where the body begins."""
    size = packed[at : at + 1]
    if size >= bytes((LONG,)):
        size = packed[at : at + 2]
    length = int.from_bytes(size, "big") & (LONG << 8) - 1
    if _length(length) != size:
        raise BadLink("damaged")
    return length, at + len(size)
