"""The composition of a move of OkiDoki: a pawn, a square, and again while there are steps left.

The choices follow from the legal actions. Parts with the same result are listed there in one order; a player may choose
them in the other as well, where the pawns can really go so.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....rules.protocol import Action, Placement, Placements, Refusal
from ..rules.moves import TEN_STEPS, move_fault, walk_pawn
from ..rules.state import ACES_MOVE, PAWNS_OF_TEAM, RESERVE, START, TEAM_PAWNS, OkidokiState


class PartialMove(NamedTuple):
    """The choices so far: whole parts, the pawn of the next one, and the kind of the turn."""

    parts: Placements = ()
    pawn: int = -1
    kind: str = "move"
    cards: tuple[int, ...] = ()
    """Cards of the hand, while cards are asked for."""


class Composition(NamedTuple):
    """A way to compose a legal action."""

    parts: Placements
    action: Action


def compositions(legal: Sequence[Action], pawns: bytes, begun: PartialMove) -> list[Composition]:
    """Return every way that continues the choices; with a pawn picked up only those that continue with it."""
    n = len(begun.parts)
    result = [way for way in _ways(legal, pawns) if way.action.kind == begun.kind and way.parts[:n] == begun.parts]
    if begun.pawn < 0:
        return result
    return [way for way in result if len(way.parts) > n and way.parts[n][0] == begun.pawn]


def _ways(legal: Sequence[Action], pawns: bytes) -> Iterator[Composition]:
    listed = {action.placements for action in legal}
    for action in legal:
        yield Composition(action.placements, action)
        turned = action.placements[::-1]
        if action.kind == "move" and turned not in listed and _can_begin(action.placements, pawns):
            yield Composition(turned, action)


def _can_begin(parts: Placements, pawns: bytes) -> bool:
    """Return whether the second of two parts can also be made first: its pawn is not in reserve, its square is free
    of own pawns, and its hit is the same."""
    if len(parts) < 2 or parts[0][0] == parts[1][0]:
        return False
    (first, end), (second, to) = parts
    half = second & TEAM_PAWNS
    mates = [pawns[pawn] for pawn in range(half, half + TEAM_PAWNS)]
    return pawns[second] != RESERVE and to not in mates and end != to and pawns[first] != to


def next_pawns(legal: Sequence[Action], pawns: bytes, begun: PartialMove) -> list[int]:
    """Return the pawns that can be picked up next."""
    n = len(begun.parts)
    result = compositions(legal, pawns, begun._replace(pawn=-1))
    return list(dict.fromkeys(way.parts[n][0] for way in result if len(way.parts) > n))


def next_places(legal: Sequence[Action], pawns: bytes, begun: PartialMove) -> dict[Placement, Composition]:
    """Return the places where the picked pawn can go, each with the first way that begins so."""
    n = len(begun.parts)
    result: dict[Placement, Composition] = {}
    for way in compositions(legal, pawns, begun):
        result.setdefault(way.parts[n], way)
    return result


def next_swaps(legal: Sequence[Action], begun: PartialMove) -> dict[int, Action]:
    """Return, by pawn of the other team, the swap with the picked pawn, be that an own or an enemy one."""
    return {
        other: action
        for action in legal
        if action.kind == begun.kind == "swap"
        for ends in [[pawn for pawn, _ in action.placements]]
        for pawn, other in (ends, ends[::-1])
        if pawn == begun.pawn
    }


def first_swaps(legal: Sequence[Action], begun: PartialMove) -> list[int]:
    """Return the enemy pawns that can be picked up before anything else, to be swapped."""
    swaps = (action for action in legal if action.kind == "swap" and begun == PartialMove(kind="swap"))
    return list(dict.fromkeys(action.placements[1][0] for action in swaps))


def complete_action(legal: Sequence[Action], pawns: bytes, begun: PartialMove) -> Action | None:
    """Return the completed action, or None; steps beyond the finish may still be given to another pawn."""
    return next(
        (way.action for way in compositions(legal, pawns, begun._replace(pawn=-1)) if way.parts == begun.parts), None
    )


def can_continue(legal: Sequence[Action], pawns: bytes, begun: PartialMove) -> bool:
    """Return whether something can be added to the choices."""
    return any(len(way.parts) > len(begun.parts) for way in compositions(legal, pawns, begun._replace(pawn=-1)))


def autopick(legal: Sequence[Action], pawns: bytes, begun: PartialMove) -> PartialMove:
    """Return the choices, with a pawn picked up if it is the only one that can continue."""
    if begun.pawn >= 0 or begun.kind == "swap" or first_swaps(legal, begun) or complete_action(legal, pawns, begun):
        return begun
    able = next_pawns(legal, pawns, begun)
    return begun._replace(pawn=able[0]) if len(able) == 1 else begun


def undo_last(begun: PartialMove) -> PartialMove:
    """Return the choices one step back: the picked pawn is put down, else the last part is taken back."""
    if begun.pawn >= 0:
        return begun._replace(pawn=-1)
    return begun._replace(parts=begun.parts[:-1])


# ---- refusals


def square_refusal(view: OkidokiState, begun: PartialMove, square: int) -> Refusal:
    """Return the reason why the picked pawn may not go to a square."""
    return move_fault(view, Action("move", b"", (*begun.parts, (begun.pawn, square))))


def pawn_refusal(view: OkidokiState, legal: Sequence[Action], begun: PartialMove, pawn: int) -> Refusal | None:
    """Return the reason why a pawn may not be picked up, or not be swapped with the picked one.

    None for a pawn that nobody would try, or that is on a start like another that can go.
    """
    (team, steps), pawns = view.moves[0], view.pawns
    mine, able = pawn in PAWNS_OF_TEAM[team], next_pawns(legal, pawns, begun)
    if begun.kind == "swap":
        if mine == (begun.pawn >= 0) or len(begun.parts):
            return None
        pair = (pawn, PAWNS_OF_TEAM[1 - team][0]) if mine else (begun.pawn, pawn)
        return move_fault(view, Action("swap", b"", tuple((one, START) for one in pair)))
    if not mine or pawn in able or any(pawns[pawn] == pawns[other] == START for other in able):
        return None
    left = TEN_STEPS if steps == ACES_MOVE else steps
    for moved, to in begun.parts:
        left -= 0 if steps == ACES_MOVE else to - pawns[moved]
        pawns = walk_pawn(view.table, pawns, moved, to)
    to = min(pawns[pawn] + max(left, 1), view.table.finish)
    return move_fault(view, Action("move", b"", (*begun.parts, (pawn, to))))
