"""Answers given before the question, so that no link goes round for it: a section that older pages pass on.

A byte a seat: its meaning is the game's.
"""

from collections.abc import Collection, Iterable, Sequence

from ..sections import Section

SECTION_KIND = "a"


def from_sections(more: Iterable[Section], seats: int, usual: int) -> list[int]:
    r"""Return the answers by seat in a link; `usual` for a player without one.

    >>> from_sections([Section("a", b"\1\0")], seats=2, usual=5), from_sections([], seats=2, usual=5)
    ([1, 0], [5, 5])
    """
    body = dict(more).get(SECTION_KIND, b"")
    return [*body] if len(body) == seats else [usual] * seats


def to_sections(more: Iterable[Section], orders: Sequence[int]) -> tuple[Section, ...]:
    """Return the sections of a link with these orders by seat."""
    others = [section for section in more if section.kind != SECTION_KIND]
    return tuple(sorted([*others, Section(SECTION_KIND, bytes(orders))]))


def merge_sections(
    ours: Iterable[Section], theirs: Sequence[Section], mine: Collection[int], seats: int
) -> tuple[Section, ...]:
    """Return the sections of another link, with the orders given here by the players of the seats `mine`."""
    here, there = dict(ours).get(SECTION_KIND, b""), dict(theirs).get(SECTION_KIND, b"")
    if len(here) != seats:
        return tuple(theirs)
    known = there if len(there) == seats else here
    return to_sections(theirs, [here[seat] if seat in mine else known[seat] for seat in range(seats)])
