"""The events of OkiDoki, in order, for animation, log and speech."""

from collections.abc import Sequence

from ....rules.cards import ACE, CARD_BYTES, rank
from ....rules.protocol import DEALER, Action, Event, Placement, Placements
from ....rules.seats import seat_of_chair, team
from .hand import four_aces, giving_chair, last_trick, moves_due, penalties, penalty_points
from .moves import TEN_STEPS, swap_pawns, walk_pawn
from .state import ACES_MOVE, DEAL, MOVE, OVER, RESERVE, START, TRICK, OkidokiState, OkidokiTable, pawns_finished


def events(before: OkidokiState, seat: int, action: Action, after: OkidokiState) -> tuple[Event, ...]:
    """Return the events of an action, then its effects: a trick, four aces, the count; hits, pawns home, the end."""
    kind, shown, _ = action
    if seat == DEALER:
        return tuple(_dealer_events(before, action, after))
    if before.phase == MOVE:
        return tuple(_move_events(before, seat, action) + _end_events(before, after))
    chair = before.turn if before.phase == TRICK else giving_chair(before, seat)
    happened = [Event(kind, seat, shown, amount=chair)]
    if len(after.takers) > len(before.takers):
        happened += _trick_events(before, after)
    return tuple(happened)


def _dealer_events(before: OkidokiState, action: Action, after: OkidokiState) -> list[Event]:
    """Return the events of the dealer: a lot, or the cards that each chair gets, where they are visible."""
    kind, given, _ = action
    seats, chairs = after.table.seats, range(after.table.chairs)
    if kind == "lot":
        return [Event("dealer", seat_of_chair(given[0], seats), amount=given[0])]
    if kind == "deal":
        return [Event(kind, seat_of_chair(c, seats), after.hands[c], amount=c) for c in chairs]
    order: Sequence[int] = (before.turn, 1 - before.turn) if kind == "draw" else chairs
    return [
        Event(kind, seat_of_chair(c, seats), CARD_BYTES[card], amount=c) for c, card in zip(order, given, strict=True)
    ]


def _trick_events(before: OkidokiState, after: OkidokiState) -> list[Event]:
    """Return the taker of the trick, the fourth ace, and the points of the teams when the cards are done."""
    trick_cards = bytes([c for _, c in last_trick(after)])
    taker, seats = after.takers[-1], after.table.seats
    happened = [Event("trick", seat_of_chair(taker, seats), trick_cards, amount=penalty_points(trick_cards))]
    if any(rank(c) == ACE for c in trick_cards) and four_aces(after) >= 0:
        happened.append(Event("aces", seat_of_chair(taker, seats), amount=team(taker)))
    if after.phase not in (MOVE, DEAL) or moves_due(after)[-1:] and moves_due(after)[-1][1] == ACES_MOVE:
        return happened
    happened += [Event("count", side, amount=points) for side, points in enumerate(penalties(after))]
    return happened if after.moves else [*happened, Event("level", -1)]


def _move_events(before: OkidokiState, seat: int, action: Action) -> list[Event]:
    """Return every walk with its hit, or the swap, with the boxes that are refilled; or the skipped turn."""
    kind, _, placements = action
    pawns, happened = before.pawns, list[Event]()
    if kind == "skip":
        return [Event("skip", seat, amount=before.moves[0][1])]
    if kind == "swap":
        (pawn, to), (other, _) = placements
        happened = [Event("swap", seat, pawn=pawn, cells=(pawns[pawn], to), other=other)]
        return happened + _refill_events(seat, pawns, swap_pawns(pawns, placements))
    for (pawn, to), part in zip(placements, _steps_used(before, placements), strict=True):
        after = walk_pawn(before.table, pawns, pawn, to)
        happened += _walk_events(before.table, seat, (pawn, to), part, (pawns, after))
        pawns = after
    return happened


def _walk_events(
    t: OkidokiTable, seat: int, placement: Placement, steps: int, boards: tuple[bytes, bytes]
) -> list[Event]:
    """Return a walk, its hit, a pawn home and a refilled box; `boards` are the pawns before and after."""
    (pawn, to), (before, after) = placement, boards
    happened = [Event("walk", seat, pawn=pawn, cells=tuple(range(before[pawn], to + 1)), amount=steps)]
    if to == t.finish:
        happened.append(Event("home", seat, pawn=pawn))
    elif (hit := before.find(to)) >= 0:
        happened.append(Event("hit", seat, pawn=pawn, cells=(to, after[hit]), other=hit))
    return happened + _refill_events(seat, before, after)


def _refill_events(seat: int, before: bytes, after: bytes) -> list[Event]:
    """Return an event for every pawn that came from the reserve onto a start."""
    return [
        Event("refill", seat, pawn=pawn, cells=(RESERVE, START))
        for pawn, at in enumerate(before)
        if at == RESERVE and after[pawn] == START
    ]


def _steps_used(before: OkidokiState, placements: Placements) -> list[int]:
    """Return the steps that each walk used up, a surplus at the finish included."""
    steps = before.moves[0][1]
    if steps == ACES_MOVE:
        return [TEN_STEPS] * len(placements)
    if len(placements) == 1:
        return [steps]
    (pawn, to), (second, end) = placements
    mid = walk_pawn(before.table, before.pawns, pawn, to)
    first = to - before.pawns[pawn] if end == before.table.finish else steps - (end - mid[second])
    return [first, steps - first]


def _end_events(before: OkidokiState, after: OkidokiState) -> list[Event]:
    """Return an event for a team with all the pawns it needs, and the winners when the round is over."""
    goal, seats = after.table.goal, after.table.seats
    happened = [
        Event("finished", side)
        for side, (then, now) in enumerate(zip(pawns_finished(before), pawns_finished(after), strict=True))
        if then < goal <= now
    ]
    if after.phase == OVER:
        happened += [Event("over", s) for s in range(seats) if pawns_finished(after)[team(s)] >= goal]
    return happened
