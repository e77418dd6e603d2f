"""The colours that seats chose before the start, if unusual: a section of the link that older pages pass on.

Three bits a seat, the first seat lowest: the number of its colour.
"""

from collections.abc import Iterable, Sequence

from ...rules.seats import colour_of
from ..sections import Section

SECTION_KIND = "c"

COLOUR_COUNT = 8
"""Colours that a seat can have, each of one seat only: that of every seat at the largest table."""


def normalize(colours: Sequence[int], seats: int) -> tuple[int, ...]:
    """Return the colours by seat of a table of `seats`; empty if they are the usual ones, or not valid.

    >>> normalize((2, 0, 1), 3), normalize((0, 1, 2), 3), normalize((0, 0, 2), 3)
    ((2, 0, 1), (), ())
    """
    if len(colours) != seats or len({*colours}) < seats or not {*colours} <= {*range(COLOUR_COUNT)}:
        return ()
    return () if [*colours] == [*range(seats)] else tuple(colours)


def from_sections(more: Iterable[Section], seats: int) -> tuple[int, ...]:
    """Return the colours in a link of a table of `seats`; empty if they are the usual ones."""
    packed = int.from_bytes(dict(more).get(SECTION_KIND, b""), "big")
    return normalize([packed // COLOUR_COUNT**seat % COLOUR_COUNT for seat in range(seats)], seats)


def to_sections(more: Iterable[Section], colours: Sequence[int]) -> tuple[Section, ...]:
    """Return the sections of a link of a table with these colours; the usual ones need no section.

    >>> to_sections([], (2, 0, 1))[0].body[0] == 2 + 8 * (0 + 8 * 1)
    True
    """
    others = [section for section in more if section.kind != SECTION_KIND]
    if colours:
        packed = sum(colour * COLOUR_COUNT**seat for seat, colour in enumerate(colours))
        others.append(Section(SECTION_KIND, packed.to_bytes((packed.bit_length() + 7) // 8, "big")))
    return tuple(sorted(others))


def with_our_colours(ours: Iterable[Section], more: Iterable[Section]) -> tuple[Section, ...]:
    """Return sections with the colours known here instead of their own."""
    others = [section for section in more if section.kind != SECTION_KIND]
    return tuple(sorted([*others, *(section for section in ours if section.kind == SECTION_KIND)]))


def complete(colours: Sequence[int], seats: int) -> tuple[int, ...]:
    """Return the colours of a table of `seats`; seats without a choice get a free one, their own if possible."""
    found = [*colours[:seats]]
    for seat in range(len(found), seats):
        found.append(next(colour for colour in (seat, *range(COLOUR_COUNT)) if colour not in found))
    return normalize(found, seats)


def choose_colour(colours: Sequence[int], seats: int, seat: int, colour: int) -> tuple[int, ...]:
    """Return the colours after a seat chose one; the seat that had it gets the other.

    >>> choose_colour((), seats=3, seat=0, colour=2)
    (2, 1, 0)
    """
    before = [colour_of(other, colours) for other in range(seats)]
    swapped = {colour: before[seat], before[seat]: colour}
    return normalize([swapped.get(other, other) for other in before], seats)
