"""The firm player of Toepen: it compares shares of the game and stakes, and bluffs a little.

It knows its view and nothing else. Its random choices are seeded by the text of that view, so the same view
gives the same choice.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import comb

from ....match.shuffle import SeededStream
from ....rules.protocol import Action
from .. import write
from ..rules import state as toepen
from ..rules.hand import CHECK_WASH, NO_CHECK, NO_WASH, PICTURES, WASH_DIRTY, WASH_WHITE, is_true_wash
from ..rules.stake import FOLD, STAY, TOEP
from ..rules.state import ToepenState
from .deals import hand_win_chance
from .worth import ViewModel, blind_gain, card_shares, fold_gain, lives, point_value, toep_gain

MARGIN = 0.05
"""Points that a toep must gain, times the square of the stake: it may be answered by an over-toep."""

BLUFF_RATE = 0.04
"""The rate at which a weak hand toeps when it must play a card; that is about one weak round in ten."""

WEAK_CHANCE = 0.3
"""The chance to win below which a hand is weak."""

TRUE_WASH_RATE = 0.95
"""The rate at which a true wash is claimed."""

FALSE_WASH_RATE = 0.1
"""The rate at which a weak hand that is no wash is claimed to be one."""

CLAIMING_SEATS = 4
"""Seats among which the expected false washes are divided."""

CHECK_RATE = 0.5
"""The rate at which a wash is checked that is almost certainly false."""

BLIND_CALL_RATE = 0.02
"""The rate at which a blind toep that gains something is made with all lives left; higher with fewer."""

FIRM_BLIND_STAY_RATE = 0.15
"""The rate at which a seat stays against a blind toep though folding is better: always folding invites more."""


def choose(view: ToepenState, seat: int, legal: Sequence[Action]) -> Action:
    """Return the choice of the seat among its legal actions."""
    seed = sha256(f"{write(view)} seat {seat}".encode()).digest()
    return CHOICES[view.phase](ViewModel(view, seat, SeededStream(seed)), legal)


def _lives(model: ViewModel) -> int:
    """Return the points that the seat can still get below the limit."""
    return lives(model.view)[model.seat]


# ---- cards and toep


def _card(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Return a toep if it gains something or as a bluff, or else the card with the best prospects."""
    if TOEP in legal:
        gain, chance = toep_gain(model)
        if gain > model.view.stake**2 * MARGIN * point_value(model.view) or _bluffs_toep(model, chance):
            return TOEP
    playable = [action for action in legal if action != TOEP]
    if len(playable) == 1:
        return playable[0]
    shares = card_shares(model, [action.cards[0] for action in playable])
    return max(playable, key=lambda action: shares[action.cards[0]])


def _bluffs_toep(model: ViewModel, chance: float) -> bool:
    """Return whether a weak hand toeps: seldom, early in the bidding, and never with the last lives."""
    return (
        chance < WEAK_CHANCE
        and model.view.stake <= 2
        and _lives(model) > model.view.stake + 1
        and model.happens(BLUFF_RATE)
    )


def _answer(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Stay unless folding leaves the greater share of the game."""
    return FOLD if fold_gain(model) > 0 else STAY


# ---- blind


def _call_blind(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Call a blind toep if the seat has little to lose."""
    lost = 1 - _lives(model) / model.view.table.options.limit
    no_blind, blind = legal
    return (
        blind
        if model.happens(BLIND_CALL_RATE + lost / 5) and blind_gain(model) > MARGIN * point_value(model.view)
        else no_blind
    )


def _answer_blind(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Answer as to any toep, but sometimes stay all the same. Paying to look at the hand gains nothing."""
    if fold_gain(model) > 0 and not (_lives(model) > model.view.raised and model.happens(FIRM_BLIND_STAY_RATE)):
        return FOLD
    return STAY


# ---- what is done with a hand before the first card


def odd_is_low(hand: bytes) -> bool:
    """Return whether the odd one of three of a kind is below the middle."""
    ranks = [c >> 2 for c in hand]
    odd = min(hand, key=lambda c: ranks.count(c >> 2))
    return toepen.STRENGTH[odd] <= max(toepen.STRENGTH) // 2


def _wash(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Claim a true wash mostly, a false one seldom and with a weak hand alone."""
    hand, rivals = model.view.hands[model.seat], len(model.info.turn_orders) - 1
    for claim in (WASH_WHITE, WASH_DIRTY):
        if is_true_wash(hand, claim.kind):
            return claim if model.happens(TRUE_WASH_RATE) else NO_WASH
    weak = hand_win_chance(hand, rivals) < WEAK_CHANCE / rivals
    if weak and _lives(model) > 2 and model.happens(FALSE_WASH_RATE):
        return legal[1 + model.stream.below(2)]
    return NO_WASH


def _check(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Check always when the visible cards leave no such wash; else the likelier a bluff, the more often."""
    true = wash_chance(toepen.stock(model.view), model.view.claim)
    if not true:
        return CHECK_WASH
    return CHECK_WASH if _lives(model) > 1 and model.happens(suspicion_rate(true)) else NO_CHECK


def suspicion_rate(true: float) -> float:
    """Return the rate at which a wash is checked, from the chance that it is true."""
    lie = FALSE_WASH_RATE / CLAIMING_SEATS
    return CHECK_RATE * lie / (lie + true)


def wash_chance(unseen: bytes, claim: str) -> float:
    """Return the chance that four cards of those unseen are such a wash."""
    pictures = sum(c >> 2 in PICTURES for c in unseen)
    sevens = sum(c >> 2 == 7 for c in unseen)
    if claim == WASH_WHITE.kind:
        return comb(pictures, toepen.HAND) / comb(len(unseen), toepen.HAND)
    return comb(pictures, toepen.HAND - 1) * sevens / comb(len(unseen), toepen.HAND)


def _choose_discards(model: ViewModel, legal: Sequence[Action]) -> Action:
    """Discard the three lowest; of equal ones not those of a long suit, whose last card may win a trick."""
    return min(legal, key=discard_cost(model.view.hands[model.seat]))


def discard_cost(hand: bytes) -> Callable[[Action], int]:
    """Return the function that gives the cost of an action that discards cards of this hand: their value to it."""
    length = [sum(c & 3 == suit for c in hand) for suit in range(4)]
    return lambda action: sum(toepen.STRENGTH[c] + length[c & 3] for c in action.cards)


CHOICES: dict[str, Callable[[ViewModel, Sequence[Action]], Action]] = {
    toepen.BLIND: _call_blind,
    toepen.BLIND_ANSWER: _answer_blind,
    toepen.DISCARD: _choose_discards,
    toepen.FOUR: lambda model, legal: legal[odd_is_low(model.view.hands[model.seat])],
    toepen.WASH: _wash,
    toepen.CHECK: _check,
    toepen.PELT: _answer,
    toepen.ANSWER: _answer,
    toepen.TRICK: _card,
}
"""By phase: the choice of a seat."""
