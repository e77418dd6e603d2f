"""Putting a move of OkiDoki together: a pawn, a square, and again while there are steps left.

What may be chosen is read off the legal list. Parts that end alike stand there in one order; a person may
choose them in the other as well, where the pawns can really go so.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....rules.protocol import Action, Placement, Placements, Refusal
from ..rules.moves import TEN, fault, walked
from ..rules.state import ACES, RESERVE, START, TEAM_PAWNS, TEAMS, State


class Begun(NamedTuple):
    """What has been chosen so far: whole parts, the pawn of the next one, and the kind of the turn."""

    parts: Placements = ()
    pawn: int = -1
    kind: str = "move"
    cards: tuple[int, ...] = ()
    """Of the hand, while cards are asked for."""


class Way(NamedTuple):
    """A way to put a legal action together."""

    parts: Placements
    action: Action


def ways(legal: Sequence[Action], pawns: bytes, begun: Begun) -> list[Way]:
    """Every way that goes on from what was chosen; with a pawn picked up only those it goes on in."""
    n = len(begun.parts)
    result = [
        way for way in _ways(legal, pawns) if way.action.kind == begun.kind and way.parts[:n] == begun.parts
    ]
    if begun.pawn < 0:
        return result
    return [way for way in result if len(way.parts) > n and way.parts[n][0] == begun.pawn]


def _ways(legal: Sequence[Action], pawns: bytes) -> Iterator[Way]:
    listed = {action.placements for action in legal}
    for action in legal:
        yield Way(action.placements, action)
        turned = action.placements[::-1]
        if action.kind == "move" and turned not in listed and _can_begin(action.placements, pawns):
            yield Way(turned, action)


def _can_begin(parts: Placements, pawns: bytes) -> bool:
    """Whether the second of two parts can also be made first: its pawn waits nowhere, its square is free of
    own pawns, and what it hits is the same."""
    if len(parts) < 2 or parts[0][0] == parts[1][0]:
        return False
    (first, end), (second, to) = parts
    half = second & TEAM_PAWNS
    mates = [pawns[pawn] for pawn in range(half, half + TEAM_PAWNS)]
    return pawns[second] != RESERVE and to not in mates and end != to and pawns[first] != to


def pawns_next(legal: Sequence[Action], pawns: bytes, begun: Begun) -> list[int]:
    """The pawns that can be picked up next."""
    n = len(begun.parts)
    result = ways(legal, pawns, begun._replace(pawn=-1))
    return list(dict.fromkeys(way.parts[n][0] for way in result if len(way.parts) > n))


def places_next(legal: Sequence[Action], pawns: bytes, begun: Begun) -> dict[Placement, Way]:
    """Where the pawn that is picked up can go, each with the first way that begins so."""
    n = len(begun.parts)
    result: dict[Placement, Way] = {}
    for way in ways(legal, pawns, begun):
        result.setdefault(way.parts[n], way)
    return result


def swaps_next(legal: Sequence[Action], begun: Begun) -> dict[int, Action]:
    """By pawn of the other team: the swap of the picked pawn, an own or an enemy one, with it."""
    return {
        other: action
        for action in legal
        if action.kind == begun.kind == "swap"
        for ends in [[pawn for pawn, _ in action.placements]]
        for pawn, other in (ends, ends[::-1])
        if pawn == begun.pawn
    }


def swaps_first(legal: Sequence[Action], begun: Begun) -> list[int]:
    """The enemy pawns that can be picked up before anything else, to be swapped."""
    swaps = (action for action in legal if action.kind == "swap" and begun == Begun(kind="swap"))
    return list(dict.fromkeys(action.placements[1][0] for action in swaps))


def done(legal: Sequence[Action], pawns: bytes, begun: Begun) -> Action | None:
    """The action that has just been put together, or None; steps beyond the finish may still be given to
    another pawn."""
    return next(
        (way.action for way in ways(legal, pawns, begun._replace(pawn=-1)) if way.parts == begun.parts), None
    )


def more(legal: Sequence[Action], pawns: bytes, begun: Begun) -> bool:
    """Whether something can be added to what was chosen."""
    return any(len(way.parts) > len(begun.parts) for way in ways(legal, pawns, begun._replace(pawn=-1)))


def settle(legal: Sequence[Action], pawns: bytes, begun: Begun) -> Begun:
    """What was chosen, with the pawn picked up that alone can go on."""
    if begun.pawn >= 0 or begun.kind == "swap" or swaps_first(legal, begun) or done(legal, pawns, begun):
        return begun
    able = pawns_next(legal, pawns, begun)
    return begun._replace(pawn=able[0]) if len(able) == 1 else begun


def back(begun: Begun) -> Begun:
    """One step back: the picked pawn is put down, else the last part is taken back."""
    if begun.pawn >= 0:
        return begun._replace(pawn=-1)
    return begun._replace(parts=begun.parts[:-1])


# ---- why not


def square_fault(view: State, begun: Begun, square: int) -> Refusal:
    """Why the pawn that is picked up may not go to a square."""
    return fault(view, Action("move", b"", (*begun.parts, (begun.pawn, square))))


def pawn_fault(view: State, legal: Sequence[Action], begun: Begun, pawn: int) -> Refusal | None:
    """Why a pawn may not be picked up, or not be swapped with the one that is.

    None for one that nobody would try, or that stands on a start like another that can go.
    """
    (team, steps), pawns = view.moves[0], view.pawns
    mine, able = pawn in TEAMS[team], pawns_next(legal, pawns, begun)
    if begun.kind == "swap":
        if mine == (begun.pawn >= 0) or len(begun.parts):
            return None
        pair = (pawn, TEAMS[1 - team][0]) if mine else (begun.pawn, pawn)
        return fault(view, Action("swap", b"", tuple((one, START) for one in pair)))
    if not mine or pawn in able or any(pawns[pawn] == pawns[other] == START for other in able):
        return None
    left = TEN if steps == ACES else steps
    for moved, to in begun.parts:
        left -= 0 if steps == ACES else to - pawns[moved]
        pawns = walked(view.table, pawns, moved, to)
    to = min(pawns[pawn] + max(left, 1), view.table.finish)
    return fault(view, Action("move", b"", (*begun.parts, (pawn, to))))
