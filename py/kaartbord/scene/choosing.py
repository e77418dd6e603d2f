"""Choosing a turn in parts: a card, then a pawn, then a square, and again while the card asks for more.

The parts are read off the legal list, so mouse, keys and speech can only ever choose a legal action. They may
be chosen in any order: a candidate is every legal action that contains all parts chosen before.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..rules.cards import JACK
from ..rules.protocol import UNKNOWN, Action, Placement

CARD_KINDS = ("play", "give")
"""The kinds of action that begin with the choice of a card."""


class PartialTurn(NamedTuple):
    """A turn picked in part: its card (or UNKNOWN), its complete parts, and the pawn of the next part (or -1)."""

    card: int = UNKNOWN
    parts: tuple[Placement, ...] = ()
    pawn: int = -1
    place: int = -1
    """The place in the hand of the card that was tapped; others may be alike."""


def kinds(legal: Sequence[Action]) -> list[str]:
    """Return the kinds of the legal actions, each once."""
    return list(dict.fromkeys(action.kind for action in legal))


def is_swap(card: int) -> bool:
    """Return whether the card swaps two pawns."""
    return card >> 2 == JACK


def is_backward(card: int) -> bool:
    """Return whether the card walks backward."""
    return card >> 2 == 4


def parts_of(action: Action, yard: int) -> tuple[Placement, ...]:
    """Return what a person chooses: pawns and where they end. Sweeps, swaps and jumps follow from that."""
    if is_swap(action.cards[0]):
        return action.placements[:1]
    return tuple({pawn: to for pawn, to in action.placements if to != yard}.items())


def legal_card_like(legal: Sequence[Action], card: int) -> int:
    """Return the card of the legal list that represents this one: cards of one rank are alike."""
    return next((a.cards[0] for a in legal if a.kind in CARD_KINDS and a.cards[0] >> 2 == card >> 2), UNKNOWN)


def raised_place(hand: bytes, picked: int, tapped: int) -> int:
    """Return the place in a hand of the picked card, or of the one like it that was tapped last; -1 for none."""
    alike = [place for place, card in enumerate(hand) if picked != UNKNOWN and card >> 2 == picked >> 2]
    return tapped if tapped in alike else next(iter(alike), -1)


def giving_action(legal: Sequence[Action], card: int) -> Action | None:
    """Return the action that gives this card away, where that is asked."""
    return next((a for a in legal if a.kind == "give" and a.cards[0] == card), None)


def candidates(legal: Sequence[Action], picked: PartialTurn, yard: int) -> list[Action]:
    """Return the plays that contain everything chosen already."""
    chosen = set(picked.parts)
    plays = [a for a in legal if a.kind == "play" and a.cards[0] == picked.card and chosen <= set(parts_of(a, yard))]
    if picked.pawn < 0:
        return plays
    return [a for a in plays if any(pawn == picked.pawn for pawn, _ in set(parts_of(a, yard)) - chosen)]


def next_parts(legal: Sequence[Action], picked: PartialTurn, yard: int) -> list[Placement]:
    """Return the parts that can be chosen next, each once, in the order of the legal list."""
    chosen = set(picked.parts)
    rest = [
        part
        for a in candidates(legal, picked, yard)
        for part in parts_of(a, yard)
        if part not in chosen and picked.pawn in (-1, part[0])
    ]
    return list(dict.fromkeys(rest))


def first_with_part(legal: Sequence[Action], picked: PartialTurn, part: Placement, yard: int) -> Action:
    """Return the first play that contains everything chosen already and this part."""
    return next(a for a in candidates(legal, picked, yard) if part in parts_of(a, yard))


def landing_squares(legal: Sequence[Action], picked: PartialTurn, part: Placement, yard: int) -> tuple[int, ...]:
    """Return the squares on which the pawn of a part lands: the black dot from which it jumps, if any, and its end."""
    action = first_with_part(legal, picked, part, yard)
    return tuple(to for pawn, to in action.placements if pawn == part[0] and to != yard)


def pickable_pawns(legal: Sequence[Action], picked: PartialTurn, yard: int) -> list[int]:
    """Return the pawns that can be chosen next."""
    return list(dict.fromkeys(pawn for pawn, _ in next_parts(legal, picked._replace(pawn=-1), yard)))


def complete(legal: Sequence[Action], picked: PartialTurn, yard: int) -> Action | None:
    """Return the action when nothing is left to choose but to confirm.

    Where order matters (a seven that sweeps), the order of choosing decides.
    """
    if picked.pawn >= 0 or not picked.parts:
        return None
    plays = [a for a in candidates(legal, picked, yard) if len(parts_of(a, yard)) == len(picked.parts)]
    return next((a for a in plays if parts_of(a, yard) == picked.parts), plays[0] if plays else None)


def immediate_action(legal: Sequence[Action], picked: PartialTurn, yard: int) -> Action | None:
    """Return the action that needs no confirming when its only part is chosen; a swap, which moves two, does."""
    return complete(legal, picked, yard) if len(picked.parts) == 1 and not is_swap(picked.card) else None


def autopick(legal: Sequence[Action], picked: PartialTurn, yard: int) -> PartialTurn:
    """Choose the pawn automatically if it is the only one left to choose."""
    if picked.card == UNKNOWN or picked.pawn >= 0 or complete(legal, picked, yard):
        return picked
    only = pickable_pawns(legal, picked, yard)
    return picked._replace(pawn=only[0]) if len(only) == 1 else picked


def pick_square(legal: Sequence[Action], picked: PartialTurn, square: int, yard: int) -> PartialTurn:
    """Choose a square for the chosen pawn; return `picked` unchanged if the pawn cannot go there."""
    if (picked.pawn, square) not in next_parts(legal, picked, yard):
        return picked
    return picked._replace(parts=(*picked.parts, (picked.pawn, square)), pawn=-1)


def undo_last(picked: PartialTurn) -> PartialTurn:
    """Undo the last choice."""
    if picked.pawn >= 0:
        return picked._replace(pawn=-1)
    if picked.parts:
        return picked._replace(parts=picked.parts[:-1], pawn=picked.parts[-1][0])
    return PartialTurn()


def preview(pawns: bytes, picked: PartialTurn, action: Action | None, yard: int) -> bytes:
    """Return the places of the pawns after the choices until now, for drawing only."""
    board = bytearray(pawns)
    swap = is_swap(picked.card)
    for pawn, to in action.placements if action else picked.parts:
        hit = board.find(to)
        if to != yard and hit >= 0:
            board[hit] = board[pawn] if swap else yard
        board[pawn] = to
    return bytes(board)
