"""The firm player of OkiDoki: the card and the move that look best without a search.

It knows only its view.
"""

from collections.abc import Sequence

from ....rules.cards import ACE, card
from ....rules.protocol import Action
from ....rules.seats import chairs_of_seat, team
from ...tricks.rules import CARD_ACTIONS
from ..rules.hand import GIVE_ACTIONS, giving_chair, playable_cards, taken_aces
from ..rules.state import GIVE, MOVE, PENALTY, STRENGTH, OkidokiState
from . import hand_play as play
from .pawns import best_move


def choose(view: OkidokiState, seat: int, legal: Sequence[Action]) -> Action:
    """Return the choice of the seat among its legal actions."""
    if view.phase == MOVE:
        return best_move(view, legal)
    if view.phase == GIVE:
        chair = giving_chair(view, seat)
        return GIVE_ACTIONS[gift_order(view, chair, view.hands[chair])[0]]
    return CARD_ACTIONS[plain_card(view)]


def gift_order(view: OkidokiState, chair: int, hand: bytes) -> list[int]:
    """Return the hand in the order of giving: least liked first to enemies, best liked to the partner, aces last."""
    return sorted(hand, key=(PARTNER_GIFT_COST if goes_to_partner(view, chair) else ENEMY_GIFT_COST).__getitem__)


def goes_to_partner(view: OkidokiState, chair: int) -> bool:
    """Return whether the card that a hand gives away now goes to its own team."""
    return team(view.table.pairs[view.given][chair]) == team(chair)


def card_burden(c: int) -> int:
    """Return the dislike of a card: greatest for high ones and, even more, those with a penalty."""
    return STRENGTH[c] + 6 * PENALTY[c]


LAST_COST = 100
"""More than the burden of any card."""

CARDS = range(len(STRENGTH))

ENEMY_GIFT_COST = [LAST_COST * (c >> 2 == ACE) - card_burden(c) for c in CARDS]

PARTNER_GIFT_COST = [LAST_COST * (c >> 2 == ACE) + card_burden(c) for c in CARDS]
"""By card: the lowest is given first."""


def plain_card(state: OkidokiState) -> int:
    """Return the plain player's card for the chair whose turn it is, from its hand and the trick."""
    legal = playable_cards(state)
    if len(legal) == 1:
        return legal[0]
    t, side, trick, taken = (
        state.table,
        team(state.turn),
        play.trick_of(state),
        [len(pile) for pile in taken_aces(state)],
    )
    mine = b"".join([state.hands[chair] for chair in chairs_of_seat(state.turn % t.seats, t.seats, t.chairs)])
    held = sum(c >> 2 == ACE for c in mine)
    spoils = play.ACE_RACE_FROM <= sum(taken) in taken and (trick.aces > 0 or held > 0)
    shoot = spoils or not taken[1 - side] and taken[side] + held == play.ACES_IN_ALL
    suit, strength = play.take_plain_card(play.sorted_hand(state.hands[state.turn]), trick, shoot, not taken[side])
    return card(ACE if strength == play.ACE_STRENGTH else strength, suit)
