"""The computer at Toepen: it weighs its share of the game against what a choice costs, and bluffs a little.

It knows its view and nothing else. What it leaves to chance follows from the text of that view, so the same
view gives the same choice.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import comb

from ...games import toepen
from ...games.toepen.hand import CHECK_IT, DIRTY, NO_CHECK, NO_WASH, PICTURES, WHITE, true_wash
from ...games.toepen.stake import FOLD, STAY, TOEP
from ...games.toepen.state import (
    ANSWER,
    BLIND,
    BLIND_ANSWER,
    CHECK,
    DISCARD,
    FOUR,
    HAND,
    PELT,
    STRENGTH,
    TRICK,
    WASH,
    State,
    stock,
)
from ...match.shuffle import Stream
from ...rules.protocol import Action
from .deals import promise
from .worth import Guess, blind_gain, card_worths, folding, lives, toep_gain

MARGIN = 0.05
"""Points that a toep must bring, by the square of the stake, to be worth the over-toep it may meet."""

BLUFF = 0.04
"""How often a weak hand toeps when a card is due; about one weak round in ten."""

WEAK = 0.3
"""The chance to win below which a hand is weak."""

CANDOUR = 0.95
"""How often a true wash is claimed."""

FALSE_WASH = 0.1
"""How often a weak hand that is no wash is claimed to be one."""

CLAIMS = 4
"""Players that share the false washes that are expected."""

SUSPICION = 0.5
"""How often a wash that is surely false would be checked, were it not quite sure."""

BLIND_CALL = 0.02
"""How often a blind toep that brings something is called with all lives left; more often with fewer."""

STUBBORN = 0.15
"""How often a blind toep is met that had better be folded: who always folds invites them."""


def choose(view: State, seat: int, legal: Sequence[Action]) -> Action:
    """The choice of the seat among its legal actions."""
    seed = sha256(f"{toepen.write(view)} seat {seat}".encode()).digest()
    return CHOICES[view.phase](Guess(view, seat, Stream(seed)), legal)


def _lives(g: Guess) -> int:
    """The seat's points that still fit below the limit."""
    return lives(g.view)[g.seat]


def _point(g: Guess) -> float:
    """What a point is worth, as a share of the game."""
    return 1 / sum(lives(g.view))


# ---- cards and toep


def _card(g: Guess, legal: Sequence[Action]) -> Action:
    """A toep if it brings something or as a bluff, or else the card with the best prospects."""
    if TOEP in legal:
        gain, chance = toep_gain(g)
        if gain > g.view.stake**2 * MARGIN * _point(g) or _dares(g, chance):
            return TOEP
    playable = [action for action in legal if action != TOEP]
    if len(playable) == 1:
        return playable[0]
    worths = card_worths(g, [action.cards[0] for action in playable])
    return max(playable, key=lambda action: worths[action.cards[0]])


def _dares(g: Guess, chance: float) -> bool:
    """Whether a weak hand toeps: seldom, early in the bidding, and never with the last lives."""
    return chance < WEAK and g.view.stake <= 2 and _lives(g) > g.view.stake + 1 and g.happens(BLUFF)


def _answer(g: Guess, legal: Sequence[Action]) -> Action:
    """Stays unless folding leaves the greater share of the game."""
    return FOLD if folding(g) > 0 else STAY


# ---- blind


def _call_blind(g: Guess, legal: Sequence[Action]) -> Action:
    """Blind toeps are for who has little to lose."""
    lost = 1 - _lives(g) / g.view.table.options.limit
    no_blind, blind = legal
    return blind if g.happens(BLIND_CALL + lost / 5) and blind_gain(g) > MARGIN * _point(g) else no_blind


def _answer_blind(g: Guess, legal: Sequence[Action]) -> Action:
    """As any toep; sometimes it is met all the same. Paying to look brings nothing."""
    if folding(g) > 0 and not (_lives(g) > g.view.raised and g.happens(STUBBORN)):
        return FOLD
    return STAY


# ---- what is done with a hand before the first card


def _kans(g: Guess, legal: Sequence[Action]) -> Action:
    """A card is drawn for an odd one that is below the middle."""
    return legal[odd_is_low(g.view.hands[g.seat])]


def odd_is_low(hand: bytes) -> bool:
    """Whether the odd one of three of a kind is below the middle."""
    ranks = [c >> 2 for c in hand]
    odd = min(hand, key=lambda c: ranks.count(c >> 2))
    return STRENGTH[odd] <= max(STRENGTH) // 2


def _wash(g: Guess, legal: Sequence[Action]) -> Action:
    """A true wash mostly, a false one seldom and with a weak hand alone."""
    hand, rivals = g.view.hands[g.seat], len(g.o.rings) - 1
    for claim in (WHITE, DIRTY):
        if true_wash(hand, claim.kind):
            return claim if g.happens(CANDOUR) else NO_WASH
    weak = promise(hand, rivals) < WEAK / rivals
    if weak and _lives(g) > 2 and g.happens(FALSE_WASH):
        return legal[1 + g.stream.below(2)]
    return NO_WASH


def _check(g: Guess, legal: Sequence[Action]) -> Action:
    """Sure when the cards in sight leave no such wash; else the likelier a bluff, the more often."""
    true = wash_chance(stock(g.view), g.view.claim)
    if not true:
        return CHECK_IT
    return CHECK_IT if _lives(g) > 1 and g.happens(suspicion(true)) else NO_CHECK


def suspicion(true: float) -> float:
    """How often a wash is checked, from the chance that it is true."""
    lie = FALSE_WASH / CLAIMS
    return SUSPICION * lie / (lie + true)


def wash_chance(unseen: bytes, claim: str) -> float:
    """The chance that four cards of those unseen are such a wash."""
    pictures = sum(c >> 2 in PICTURES for c in unseen)
    sevens = sum(c >> 2 == 7 for c in unseen)
    if claim == WHITE.kind:
        return comb(pictures, HAND) / comb(len(unseen), HAND)
    return comb(pictures, HAND - 1) * sevens / comb(len(unseen), HAND)


def _lay_away(g: Guess, legal: Sequence[Action]) -> Action:
    """The three lowest, those of a long suit later: its last card may win when the others are gone."""
    return min(legal, key=spared(g.view.hands[g.seat]))


def spared(hand: bytes) -> Callable[[Action], int]:
    """What would be missed of the hand, by action that lays cards away."""
    length = [sum(c & 3 == suit for c in hand) for suit in range(4)]
    return lambda action: sum(STRENGTH[c] + length[c & 3] for c in action.cards)


CHOICES: dict[str, Callable[[Guess, Sequence[Action]], Action]] = {
    BLIND: _call_blind,
    BLIND_ANSWER: _answer_blind,
    DISCARD: _lay_away,
    FOUR: _kans,
    WASH: _wash,
    CHECK: _check,
    PELT: _answer,
    ANSWER: _answer,
    TRICK: _card,
}
"""By phase: how the first that is asked chooses."""
