"""Premoves, laid ready in the link in which all were asked: a small section of it, which older pages pass on unchanged.

    a byte for the seat, two for the place among the choices, one for the deals before it, and one for the rank

A premove is played when the game comes to it, on every device that has it; after a deal the seat is asked again.
"""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from ...rules.protocol import DEALER, Action
from ..match import Play, game_of
from ..sections import Section

SECTION_KIND = "l"

PREMOVE_BYTES, PLACE_BYTES, DEAL_MODULUS = 5, 2, 256
"""Bytes of one premove, bytes of its place, and the modulus of the count of deals."""


class Premove(NamedTuple):
    """A premove."""

    seat: int
    at: int
    """Its future place among the choices."""
    deals: int
    """The dealer's plies before it, modulo DEAL_MODULUS."""
    rank: int


class PremoveTurn(NamedTuple):
    """A turn that comes after any choices of the others, and always asks the same."""

    seat: int
    at: int
    state: Any
    """The state if all before it choose their first legal action."""
    legal: tuple[Action, ...]


def premove_turns(play: Play) -> list[PremoveTurn]:
    """Return the turns that may be chosen for now, that of the seat on turn first; empty if nobody may."""
    game, state, found = game_of(play.match), play.state, list[PremoveTurn]()
    at, ahead = len(play.match.choices), game.INFO.ahead
    for seat in ahead(state) if ahead else ():
        legal = tuple(game.legal(state, seat))
        if len(legal) > 1:
            found.append(PremoveTurn(seat, at + len(found), state, legal))
        state = game.apply(state, seat, legal[0])
    return found


def from_sections(more: Iterable[Section], play: Play) -> list[Premove]:
    """Return the premoves that may still be played."""
    body = dict(more).get(SECTION_KIND, b"")
    parts = [body[at : at + PREMOVE_BYTES] for at in range(0, len(body) - PREMOVE_BYTES + 1, PREMOVE_BYTES)]
    found = [Premove(seat, high << 8 | low, deals, rank) for seat, high, low, deals, rank in parts]
    turns = {(turn.seat, turn.at): len(turn.legal) for turn in premove_turns(play)} if found else {}
    return [
        one for one in found if one.deals == play.dealt % DEAL_MODULUS and one.rank < turns.get((one.seat, one.at), 0)
    ]


def seats_without_premove(play: Play, more: Iterable[Section]) -> list[int]:
    """Return the seats after the one on turn that are asked the same, and have no premove."""
    turns = premove_turns(play)
    ready = {one.seat for one in from_sections(more, play)} if turns[1:] else {}
    return [turn.seat for turn in turns[1:] if turn.legal == turns[0].legal and turn.seat not in ready]


def to_sections(more: Iterable[Section], premoves: Iterable[Premove]) -> tuple[Section, ...]:
    r"""Return the sections of a link with these premoves; without any there is no section.

    >>> to_sections([], [Premove(seat=2, at=300, deals=1, rank=4)])
    (Section(kind='l', body=b'\x02\x01,\x01\x04'),)
    """
    others = [section for section in more if section.kind != SECTION_KIND]
    parts = [
        bytes((one.seat, *one.at.to_bytes(PLACE_BYTES, "big"), one.deals, one.rank)) for one in sorted(set(premoves))
    ]
    return tuple(sorted([*others, *([Section(SECTION_KIND, b"".join(parts))] if parts else [])]))


def merge_sections(
    more: Iterable[Section], ours: Iterable[Section], theirs: Iterable[Section], play: Play
) -> tuple[Section, ...]:
    """Return sections with the premoves in two links of one match; all devices take the same one for a turn."""
    both = {one[:3]: one for one in sorted([*from_sections(ours, play), *from_sections(theirs, play)], reverse=True)}
    return to_sections(more, both.values())


def always_reaches(here: Collection[int], play: Play, asked: Collection[int], ready: Iterable[Premove]) -> bool:
    """Return whether the turn comes to one of these seats, whatever `asked` seats without a `ready` premove choose."""
    game, known = game_of(play.match), {one[:2]: one.rank for one in ready}

    def comes(state: Any, at: int) -> bool:
        seat = next(iter(game.to_move(state)), DEALER)
        if seat == DEALER or seat in here:
            return seat != DEALER
        legal = game.legal(state, seat)
        rank = known.get((seat, at), 0 if len(legal) == 1 else None)
        chosen = legal if rank is None else [legal[rank]]
        unknown = rank is None and seat not in asked
        return not unknown and all(comes(game.apply(state, seat, one), at + (len(legal) > 1)) for one in chosen)

    return comes(play.state, len(play.match.choices))
