"""The inconsistencies of impossible positions of a pawn race.

The cards played since the last shuffle need not all be given, so that a position is easily set up. But no more cards
may be out than were dealt and drawn, or there would be none for later deals and draws.
"""

from ....rules.cards import JOKER, rank
from ....rules.protocol import DEALER, UNKNOWN
from . import DEAL_SIZES, DEALS_PER_SHUFFLE, EXCHANGE, OVER, RaceState, has_won
from .ring import PAWNS

UNLISTED_JOKERS = 1
"""Jokers that a seat may have played in this deal though `played` does not list them: enough to keep a card."""


def problems(state: RaceState) -> list[str]:
    """Return the inconsistencies: pawns off their squares, cards that do not add up, a turn nobody can take."""
    if len(state.pawns) != PAWNS * state.table.seats:
        return ["wrong number of pawns"]
    if _is_giving(state) and not state.table.receiver:
        return ["cards are given in a game without it"]
    reasons = _pawn_problems(state) + _card_problems(state)
    if not state.deals:
        return reasons + _first_problems(state)
    return reasons + _turn_problems(state) + _giving_problems(state) + _size_problems(state)


def _pawn_problems(state: RaceState) -> list[str]:
    t, reasons = state.table, []
    ring, standing = t.ring, [cell for cell in state.pawns if cell != t.ring.yard]
    if len(standing) != len(set(standing)):
        reasons.append("two pawns on one square")
    if any(cell != ring.yard and ring.place(pawn // PAWNS, cell) < 0 for pawn, cell in enumerate(state.pawns)):
        reasons.append("a pawn off the board or in a home of others")
    elif state.blocked != ring.blocked(state.pawns):
        reasons.append("blocked squares do not follow from the pawns")
    winners = sum(has_won(t, state.blocked, side[0]) for side in t.sides)
    if state.turn == OVER and not winners:
        reasons.append("the game is over, but no side has all pawns home")
    if state.turn != OVER and winners:
        reasons.append("a side has all pawns home, but the game is not over")
    if winners > 1:
        reasons.append("more than one winner")
    return reasons


def _card_problems(state: RaceState) -> list[str]:
    t, reasons, piles = state.table, [], state.hands + state.kept + state.gifts
    known = [c for c in state.played + b"".join(piles) if c != UNKNOWN]
    if any(known.count(c) > t.deck.count(c) for c in known):
        reasons.append("a card too many")
    if any(list(hand) != sorted(hand) for hand in state.hands):
        reasons.append("a hand out of order")
    if any(len(pile) > 1 for pile in state.kept + state.gifts):
        reasons.append("more than one card kept or given")
    if UNKNOWN in state.played:
        reasons.append("a card played unseen")
    return reasons


def _first_problems(state: RaceState) -> list[str]:
    reasons = []
    if state.turn != DEALER or state.draws >= 0:
        reasons.append("somebody is to move before the first deal")
    if state.played or any(state.hands + state.kept + state.gifts) or any(state.jokers):
        reasons.append("cards before the first deal")
    if any(cell != state.table.ring.yard for cell in state.pawns):
        reasons.append("pawns on the board before the first deal")
    return reasons


def _turn_problems(state: RaceState) -> list[str]:
    turn, reasons = state.turn, []
    if state.dealer < 0:
        reasons.append("there is no dealer after the first deal")
    if turn >= 0 and not state.hands[turn]:
        reasons.append("the seat to move has no cards")
    if turn == DEALER and state.draws < 0 and not any(state.gifts) and any(state.hands):
        reasons.append("the dealer is to move while there are cards in hand")
    if state.draws >= 0 and (turn != DEALER or not state.jokers[state.draws]):
        reasons.append("an extra card is due, but not from the dealer for a joker")
    return reasons


def _is_giving(state: RaceState) -> bool:
    """Return whether cards are given, or are ready for the dealer to open."""
    return state.turn == EXCHANGE or any(state.gifts)


def _giving_problems(state: RaceState) -> list[str]:
    """Return the conflicts in the cards that are given, and those kept until then."""
    reasons, nth = [], _deal_index(state)
    if not _is_giving(state):
        if any(state.kept) and nth == DEALS_PER_SHUFFLE - 1:
            reasons.append("a card kept for after the last deal")
        if any(
            kept and (hand or seat == state.draws)
            for seat, (kept, hand) in enumerate(zip(state.kept, state.hands, strict=False))
        ):
            reasons.append("a card kept by who is still in the deal")
        return reasons
    if state.turn != (EXCHANGE if b"" in state.gifts else DEALER) or state.draws >= 0:
        reasons.append("cards are given out of turn")
    if any(not hand + gift for hand, gift in zip(state.hands, state.gifts, strict=True)):
        reasons.append("a seat without a card to give")
    if any(state.kept) and nth == 0:
        reasons.append("a card kept from before the first deal")
    return reasons


def _deal_index(state: RaceState) -> int:
    """Return the number of this deal since the shuffle, from 0."""
    return (state.deals - 1) % DEALS_PER_SHUFFLE


def _size_problems(state: RaceState) -> list[str]:
    """Return the conflicts in the number of cards dealt, and drawn for jokers."""
    t, nth, reasons = state.table, _deal_index(state), []
    giving, due = _is_giving(state), state.draws >= 0
    most = DEAL_SIZES[nth] + (bool(t.receiver) and nth > 0 and not giving)
    if any(
        len(hand) > most - (seat == state.draws or giving and state.gifts[seat] != b"")
        for seat, hand in enumerate(state.hands)
    ):
        reasons.append("a hand too large")
    drawn = sum(rank(c) == JOKER for c in state.played)
    out = len(state.played) + sum(map(len, state.hands + state.kept + state.gifts))
    if out + due > t.seats * sum(DEAL_SIZES[: nth + 1]) + drawn:
        reasons.append("more cards than were dealt")
    if any(jokers > (0 if giving else drawn + UNLISTED_JOKERS) for jokers in state.jokers):
        reasons.append("more jokers than were played")
    return reasons
