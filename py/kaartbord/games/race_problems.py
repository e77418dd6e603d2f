"""What is wrong with a position of a pawn race that cannot be."""

from ..rules.protocol import DEALER, UNKNOWN
from ..rules.ring import PAWNS
from .race import EXCHANGE, OVER, State, won


def problems(state: State) -> list[str]:
    """What is inconsistent: pawns off their squares, two on one square, cards that do not add up."""
    t, found = state.table, []
    ring, standing = t.ring, [cell for cell in state.pawns if cell != t.ring.yard]
    if len(state.pawns) != PAWNS * t.seats:
        return ["wrong number of pawns"]
    if len(standing) != len(set(standing)):
        found.append("two pawns on one square")
    if any(cell != ring.yard and ring.place(pawn // PAWNS, cell) < 0
           for pawn, cell in enumerate(state.pawns)):
        found.append("a pawn off the board or in a home of others")
    elif state.blocked != ring.blocked(state.pawns):
        found.append("blocked squares do not follow from the pawns")
    closed = state.hands + state.kept + state.gifts
    known = [c for c in state.played + b"".join(closed) if c != UNKNOWN]
    if any(known.count(c) > t.deck.count(c) for c in known):
        found.append("a card too many")
    if any(list(hand) != sorted(hand) for hand in state.hands):
        found.append("a hand out of order")
    if any(len(pile) > 1 for pile in state.kept + state.gifts):
        found.append("more than one card kept or given")
    if UNKNOWN in state.played:
        found.append("a card played unseen")
    return found + _turn_problems(state)


def _turn_problems(state: State) -> list[str]:
    """What does not fit the seat to move."""
    t, found = state.table, []
    given = sum(map(bool, state.gifts))
    if state.turn >= 0 and not state.hands[state.turn]:
        found.append("the seat to move has no cards")
    if state.turn == DEALER and state.draws < 0 and not given and any(state.hands):
        found.append("the dealer is to move while there are cards in hand")
    if state.draws >= 0 and state.turn != DEALER:
        found.append("an extra card is due, but not from the dealer")
    if given and state.turn not in (EXCHANGE, DEALER) or given == t.seats and state.turn == EXCHANGE:
        found.append("cards are given out of turn")
    if (state.turn == OVER) != any(won(t, state.blocked, s) for s in range(t.seats)):
        found.append("over without a winner, or won without being over")
    return found
