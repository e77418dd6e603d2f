"""Answers given before the question, so that no link goes round for it: a small section of the link, which
older pages pass on unchanged.

    a byte a seat: its meaning is the game's
"""

from collections.abc import Collection, Iterable, Sequence

from ..sections import Section

KIND = "a"
"""The kind of its section."""


def of(more: Iterable[Section], seats: int, usual: int) -> list[int]:
    """Return the answers by seat in a link; `usual` for a player without one."""
    body = dict(more).get(KIND, b"")
    return [*body] if len(body) == seats else [usual] * seats


def put(more: Iterable[Section], ahead: Sequence[int]) -> tuple[Section, ...]:
    """Return the sections of a link with these answers."""
    others = [section for section in more if section.kind != KIND]
    return tuple(sorted([*others, Section(KIND, bytes(ahead))]))


def agreed(
    ours: Iterable[Section], theirs: Sequence[Section], mine: Collection[int], seats: int
) -> tuple[Section, ...]:
    """Return the sections of another link, with the answers given here by the players of the seats `mine`."""
    here, there = dict(ours).get(KIND, b""), dict(theirs).get(KIND, b"")
    if len(here) != seats:
        return tuple(theirs)
    known = there if len(there) == seats else here
    return put(theirs, [here[seat] if seat in mine else known[seat] for seat in range(seats)])
