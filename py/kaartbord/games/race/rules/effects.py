"""The events of a pawn race, in order: for animation, log and speech."""

from ....rules import cards
from ....rules.protocol import Action, Event, Placement
from . import DEALS_PER_SHUFFLE, OVER, RaceState, RaceTable, has_all_home
from .ring import PAWNS


def events(before: RaceState, seat: int, action: Action, after: RaceState) -> tuple[Event, ...]:
    """Return the card, then each pawn as it walks, enters, swaps, is hit or comes home."""
    if action.kind == "lot":
        return (Event("dealer", action.cards[0]),)
    if action.kind == "deal":
        shuffled = (Event("shuffle", after.dealer),) if before.deals % DEALS_PER_SHUFFLE == 0 else ()
        return shuffled + tuple(Event("deal", s, hand) for s, hand in enumerate(after.hands))
    if action.kind == "discard":
        return (Event("discard", seat, action.cards),)
    t = before.table
    happened = [Event("card", seat, action.cards)]
    board = bytearray(before.pawns)
    moved = -1
    if cards.rank(action.cards[0]) == cards.JACK:
        (pawn, there), (other, here) = action.placements
        happened.append(Event("swap", seat, pawn=pawn, cells=(here, there), other=other))
    else:
        for placement in action.placements:
            jumps = placement[0] == moved
            happened += _placement_events(t, seat, board, placement, back=cards.rank(action.cards[0]) == 4, jumps=jumps)
            moved = placement[0]
    happened += [
        Event("finished", s)
        for s in range(t.seats)
        if has_all_home(t, after.blocked, s) and not has_all_home(t, before.blocked, s)
    ]
    if after.turn == OVER:
        happened.append(Event("over", seat))
    return tuple(happened)


def _placement_events(
    t: RaceTable, seat: int, board: bytearray, placement: Placement, *, back: bool, jumps: bool
) -> list[Event]:
    """Return one placement as events; `board` is brought up to date."""
    pawn, to = placement
    ring, at = t.ring, board[pawn]
    if to == ring.yard:
        board[pawn] = to
        return [Event("hit", seat, other=pawn, cells=(at, to))]
    if at == ring.yard:
        happened = [Event("enter", seat, pawn=pawn, cells=(at, to))]
    elif jumps:
        happened = [Event("jump", seat, pawn=pawn, cells=(at, to))]
    else:
        happened = [Event("walk", seat, pawn=pawn, cells=ring.path(pawn // PAWNS, at, to, back=back))]
    hit = board.find(to)
    if hit >= 0:
        happened.append(Event("hit", seat, pawn=pawn, cells=(to, ring.yard), other=hit))
        board[hit] = ring.yard
    if at < ring.track <= to:
        happened.append(Event("home", seat, pawn=pawn, cells=(at, to)))
    board[pawn] = to
    return happened
