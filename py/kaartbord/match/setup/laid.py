"""Premoves, laid ready in the link in which all were asked: a small section of it, which older pages pass on
unchanged.

    a byte for the seat, two for the place among the choices, one for the deals before it, and one for the rank

A premove is played when the game comes to it, on every device that has it. If there is a deal before that, it
is dropped, and the seat is asked again.
"""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from ...rules.protocol import DEALER, Action
from ..match import Play, game_of
from ..sections import Section

KIND = "l"
"""The kind of its section."""

SIZE, PLACE, DEALS = 5, 2, 256
"""Bytes of one premove, bytes of its place, and the modulus of the count of deals."""


class Laid(NamedTuple):
    """A premove."""

    seat: int
    at: int
    """Its future place among the choices."""
    deals: int
    """The dealer's plies before it, modulo DEALS."""
    rank: int


class Coming(NamedTuple):
    """A turn that comes after any choices of the others, and always asks the same."""

    seat: int
    at: int
    state: Any
    """The state if all before it choose their first legal action."""
    legal: tuple[Action, ...]


def coming(play: Play) -> list[Coming]:
    """Return the turns that may be chosen for now, that of the seat on turn first; empty if nobody may choose
    in advance."""
    game, state, found = game_of(play.match), play.state, list[Coming]()
    at, ahead = len(play.match.choices), game.INFO.ahead
    for seat in ahead(state) if ahead else ():
        legal = tuple(game.legal(state, seat))
        if len(legal) > 1:
            found.append(Coming(seat, at + len(found), state, legal))
        state = game.apply(state, seat, legal[0])
    return found


def of(more: Iterable[Section], play: Play) -> list[Laid]:
    """Return the premoves that may still be played."""
    body = dict(more).get(KIND, b"")
    parts = [body[at : at + SIZE] for at in range(0, len(body) - SIZE + 1, SIZE)]
    found = [Laid(seat, high << 8 | low, deals, rank) for seat, high, low, deals, rank in parts]
    turns = {(turn.seat, turn.at): len(turn.legal) for turn in coming(play)} if found else {}
    return [
        one
        for one in found
        if one.deals == play.dealt % DEALS and one.rank < turns.get((one.seat, one.at), 0)
    ]


def asked_ahead(play: Play, more: Iterable[Section]) -> list[int]:
    """Return the seats after the one on turn that are asked the same, and have no premove."""
    turns = coming(play)
    ready = {one.seat for one in of(more, play)} if turns[1:] else {}
    return [turn.seat for turn in turns[1:] if turn.legal == turns[0].legal and turn.seat not in ready]


def put(more: Iterable[Section], laid: Iterable[Laid]) -> tuple[Section, ...]:
    """Return the sections of a link with these premoves; without any there is no section."""
    others = [section for section in more if section.kind != KIND]
    parts = [
        bytes((one.seat, *one.at.to_bytes(PLACE, "big"), one.deals, one.rank)) for one in sorted(set(laid))
    ]
    return tuple(sorted([*others, *([Section(KIND, b"".join(parts))] if parts else [])]))


def agreed(
    more: Iterable[Section], ours: Iterable[Section], theirs: Iterable[Section], play: Play
) -> tuple[Section, ...]:
    """Return sections with the premoves in two links of one match; of two for one turn all devices take the
    same one."""
    both = {one[:3]: one for one in sorted([*of(ours, play), *of(theirs, play)], reverse=True)}
    return put(more, both.values())


def leads_to(here: Collection[int], play: Play, asked: Collection[int], ready: Iterable[Laid]) -> bool:
    """Return whether the next turn is one of these seats, after any choices of the `asked` seats without a
    `ready` premove."""
    game, known = game_of(play.match), {one[:2]: one.rank for one in ready}

    def comes(state: Any, at: int) -> bool:
        seat = next(iter(game.to_move(state)), DEALER)
        if seat == DEALER or seat in here:
            return seat != DEALER
        legal = game.legal(state, seat)
        rank = known.get((seat, at), 0 if len(legal) == 1 else None)
        chosen = legal if rank is None else [legal[rank]]
        unknown = rank is None and seat not in asked
        return not unknown and all(
            comes(game.apply(state, seat, one), at + (len(legal) > 1)) for one in chosen
        )

    return comes(play.state, len(play.match.choices))
