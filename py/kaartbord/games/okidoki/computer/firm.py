"""The firm player of OkiDoki: the card and the move that look best at once.

It knows its view and nothing else.
"""

from collections.abc import Sequence

from ....rules.cards import ACE, card
from ....rules.protocol import Action
from ....rules.seats import own, team
from ...tricks.rules import CARD
from ..rules.hand import GIFT, aces, followable, giver
from ..rules.state import GIVE, MOVE, PENALTY, STRENGTH, State
from . import cards as play
from .pawns import best_move


def choose(view: State, seat: int, legal: Sequence[Action]) -> Action:
    """The choice of the seat among its legal actions."""
    if view.phase == MOVE:
        return best_move(view, legal)
    if view.phase == GIVE:
        chair = giver(view, seat)
        return GIFT[gift_order(view, chair, view.hands[chair])[0]]
    return CARD[plain(view)]


def gift_order(view: State, chair: int, hand: bytes) -> list[int]:
    """What a hand gives away first: to the enemies what is liked least, to the partner what is liked best,
    but to nobody an ace."""
    return sorted(hand, key=(TO_FRIEND if to_friend(view, chair) else TO_ENEMY).__getitem__)


def to_friend(view: State, chair: int) -> bool:
    """Whether what a hand gives away now goes to its own team."""
    return team(view.table.pairs[view.given][chair]) == team(chair)


def burden(c: int) -> int:
    """How little a card is liked: high ones, those with a penalty before all."""
    return STRENGTH[c] + 6 * PENALTY[c]


LAST = 100
"""More than any card is a burden."""

CARDS = range(len(STRENGTH))

TO_ENEMY = [LAST * (c >> 2 == ACE) - burden(c) for c in CARDS]

TO_FRIEND = [LAST * (c >> 2 == ACE) + burden(c) for c in CARDS]
"""By card: what is given first has least."""


def plain(state: State) -> int:
    """The plain player's card for whose turn it is, from its hand and the trick."""
    legal = followable(state)
    if len(legal) == 1:
        return legal[0]
    t, side, trick, taken = (
        state.table,
        team(state.turn),
        play.trick_of(state),
        [len(pile) for pile in aces(state)],
    )
    mine = b"".join([state.hands[chair] for chair in own(state.turn % t.seats, t.seats, t.chairs)])
    held = sum(c >> 2 == ACE for c in mine)
    spoils = play.KEEN <= sum(taken) in taken and (trick.aces > 0 or held > 0)
    shoot = spoils or not taken[1 - side] and taken[side] + held == play.ACES_IN_ALL
    suit, strength = play.plain(play.sorted_hand(state.hands[state.turn]), trick, shoot, not taken[side])
    return card(ACE if strength == play.HIGH else strength, suit)
