"""The adapter of the search to Toepen: hands that fit the announcements and plays, and the plain player.

At a leaf every question about the stake is answered. Plain players play the round out, and it is evaluated by the lives
that this leaves each seat.
"""

from collections.abc import Callable, Sequence
from heapq import nsmallest
from math import pow

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.cards import JACK
from ....rules.protocol import UNKNOWN, Action
from ... import toepen as engine
from ...tricks.computer.equivalent_cards import equivalent_cards
from ...tricks.rules import CARD_ACTIONS, following
from ..rules import state as toepen
from ..rules.hand import CHANCE, CHECK_WASH, NO_CHANCE, NO_CHECK, NO_WASH, WASH_DIRTY, WASH_WHITE, is_true_wash
from ..rules.stake import FOLD, FOLD_AND_LOOK, NO_BLIND, STAY, TOEP
from ..rules.state import ToepenState
from ..rules.tricks import settle_round, suit_led, winners
from . import deals, washes
from .certainties import gains_nothing
from .deals import Hands
from .firm import discard_cost, odd_is_low, suspicion_rate, wash_chance
from .habits import HandFit, stay_chance
from .worth import lives, raise_likelihood, raisers_and_callers

SAMPLED_DEALS = 6
"""Deals from one pile of which one is drawn, the likelier the better it fits the others' choices about the stake."""

RAISE_TRUST = 1.5
"""The power of the firm player's estimate of a hand's fit to a raise: a raise is stronger evidence than it assumes."""

MAX_DISCARDS = 4
"""Ways to discard three cards that are candidates."""

LIFE_POWERS = (1.0, 1.0, 1.0, 1.2, 1.4)
"""By players left in the game (more as the last): the share of a seat is in proportion to this power of its
lives. Fitted to how games of the firm player ended."""

BLUFF_BELOW = 0.45
"""The chance to win, shared by the rivals, below which a hand has little to lose by a false wash."""

PLAIN_BLIND_STAY_RATE = 1 / 3
"""The rate at which a seat stays after a blind toep."""

game = engine


# ---- determinizations


def determinize(view: ToepenState, seat: int, stream: SeededStream, past: Past[ToepenState]) -> ToepenState:
    """Return hands for all: no suits not followed, cards of a whistle, the rest weighted by the seats' choices."""
    hands = likely_hands(deals.round_info(view), seat, stream, HandFit(view, past) if past else None)
    filled = tuple([bytes(sorted(hands[s])) if s in hands else hand for s, hand in enumerate(view.hands)])
    state = view._replace(hands=filled)
    whole = UNKNOWN not in b"".join(filled + view.aside)
    return state if whole else game.fill(state, stream.shuffle(toepen.stock(state)))


def likely_hands(info: deals.RoundInfo, seat: int, stream: SeededStream, fit: HandFit | None) -> Hands:
    """Return hands that fit the others' observed choices; without `fit`, strong ones after a raise."""
    if fit:
        return deals.deal_to_fit(info, fit, stream)
    raised = raisers_and_callers(info, seat)
    if not raised:
        return deals.deal_hands(info, stream)
    pile = stream.shuffle(info.pile)
    ways = [
        deals.deal_from_pile(info, pile[n:] + pile[:n], stream)
        for n in range(0, SAMPLED_DEALS * toepen.HAND, toepen.HAND)
    ]
    weights = [pow(raise_likelihood(info, raised, hands), RAISE_TRUST) for hands in ways]
    return deals.draw_by_weight(ways, weights, stream)


# ---- candidates and policy


def candidates(state: ToepenState, seat: int) -> Sequence[Action]:
    """Return cards of different effect, the plain player's first, and a toep if it can gain anything; or the answers,
    its own first."""
    phase, legal = state.phase, game.legal(state, seat)
    if phase == toepen.DISCARD:
        return nsmallest(MAX_DISCARDS, legal, key=discard_cost(state.hands[seat]))
    if phase == toepen.TRICK and seat == state.turn:
        first = _plain_card(state, seat)
        cards = [CARD_ACTIONS[c] for c in (first, *_others(state, seat, first))]
        return [*cards, TOEP] if TOEP in legal and not gains_nothing(state, seat) else cards
    if phase not in PLAIN_ANSWERS or len(legal) == 1:
        return legal
    plain = PLAIN_ANSWERS[phase](state, seat)
    if phase == toepen.WASH and plain == NO_WASH:
        return [NO_WASH, *_false_washes(state, seat)]
    if plain == STAY and _fold_loses_game(state, seat):
        return [STAY]
    return [plain, *(other for other in legal if other not in (plain, FOLD_AND_LOOK))]


def policy(state: ToepenState, seat: int, stream: SeededStream) -> Action:
    """Return the plain player's choice. On its turn it never toeps: leaves take no later raise into account."""
    if state.phase == toepen.BLIND_ANSWER and stream.below(1000) < 1000 * PLAIN_BLIND_STAY_RATE:
        return STAY
    if state.phase == toepen.CHECK and stream.below(1000) < 1000 * check_chance(state, seat):
        return CHECK_WASH
    if state.phase in (toepen.ANSWER, toepen.PELT):
        return STAY if stream.below(1000) < 1000 * _stay_chance(state, seat) else FOLD
    if state.phase != toepen.TRICK:
        return candidates(state, seat)[0]
    return CARD_ACTIONS[_plain_card(state, seat)] if seat == state.turn else TOEP


def _others(state: ToepenState, seat: int, first: int) -> list[int]:
    """Return the cards that may be played instead of `first`, one of each group that makes no difference."""
    in_play = toepen.DECK.translate(None, b"".join(state.played) + state.shown)
    legal, jacks = following(state.hands[seat], suit_led(state)), state.table.options.jack_bonus
    groups = equivalent_cards(in_play, legal, lambda c: (c & 3, toepen.STRENGTH[c]), lambda c: jacks and c >> 2 == JACK)
    return [min(group) for group in sorted(groups, key=max, reverse=True) if first not in group]


# ---- what a plain player does


def _plain_card(state: ToepenState, seat: int) -> int:
    """Return the lowest card; but the highest to lead to one of the last two tricks, and in the last but one the lowest
    that takes it."""
    legal, suit = following(state.hands[seat], suit_led(state)), suit_led(state)
    ranked, left = sorted(legal, key=toepen.STRENGTH.__getitem__), state.length - state.tricks
    if suit < 0:
        return ranked[-1 if left <= 2 else 0]
    if left == 2 and legal[0] & 3 == suit:
        best = max(
            [
                toepen.STRENGTH[pile[state.tricks]]
                for s, pile in enumerate(state.played)
                if len(pile) > state.tricks and pile[state.tricks] & 3 == suit and state.status[s] == toepen.IN
            ],
            default=-1,
        )
        return next((c for c in ranked if toepen.STRENGTH[c] > best), ranked[0])
    return ranked[0]


def _fold_loses_game(state: ToepenState, seat: int) -> bool:
    """Return whether folding would cost the game."""
    return state.points[seat] + state.stake >= state.table.options.limit


def _answer(state: ToepenState, seat: int) -> Action:
    """Stay if the chance to win is worth the higher stake, or if folding loses the game anyway."""
    return STAY if _stay_chance(state, seat) >= 0.5 else FOLD


def _stay_chance(state: ToepenState, seat: int) -> float:
    """Return the probability that the seat stays."""
    info = deals.round_info(state)
    hand = sorted(state.hands[seat], key=toepen.STRENGTH.__getitem__)
    return stay_chance(state, deals.trick_progress(info), seat, hand, len(info.turn_orders) - 1)


def _four(state: ToepenState, seat: int) -> Action:
    """Draw for an odd card that is low."""
    return CHANCE if odd_is_low(state.hands[seat]) else NO_CHANCE


def _wash(state: ToepenState, seat: int) -> Action:
    """Claim a wash if the hand is one."""
    hand = state.hands[seat]
    return next((claim for claim in (WASH_WHITE, WASH_DIRTY) if is_true_wash(hand, claim.kind)), NO_WASH)


def _false_washes(state: ToepenState, seat: int) -> list[Action]:
    """Return the false washes that the table asks for; without a table the one that looks more likely, for a hand that
    has little to lose by it; or none."""
    if shares := washes.claim_rates(state, seat):
        return [claim for claim, share in shares if share and claim != NO_WASH]
    hand, rivals = state.hands[seat], state.status.count(toepen.IN) - 1
    if deals.hand_win_chance(hand, rivals) >= BLUFF_BELOW / max(rivals, 1):
        return []
    return [WASH_DIRTY if any(c >> 2 == 7 for c in hand) else WASH_WHITE]


def _check(state: ToepenState, seat: int) -> Action:
    """Check a wash that the visible cards make impossible."""
    return NO_CHECK if _true(state, seat) else CHECK_WASH


def check_chance(state: ToepenState, seat: int) -> float:
    """Return the probability that a wash is checked: 1 if it is impossible, else by the table; without it the higher
    the less likely the wash is."""
    true = _true(state, seat)
    if not true:
        return 1.0
    share = washes.check_rate(state, seat)
    return suspicion_rate(true) if share is None else share


def _true(state: ToepenState, seat: int) -> float:
    """Return the chance of such a wash, by the visible cards."""
    seen = state.hands[seat] + state.aside[seat] + state.shown + state.under
    return wash_chance(toepen.DECK.translate(None, seen), state.claim)


PLAIN_ANSWERS: dict[str, Callable[[ToepenState, int], Action]] = {
    toepen.BLIND: lambda state, seat: NO_BLIND,
    toepen.BLIND_ANSWER: lambda state, seat: STAY if _fold_loses_game(state, seat) else FOLD,
    toepen.FOUR: _four,
    toepen.WASH: _wash,
    toepen.CHECK: _check,
    toepen.PELT: _answer,
    toepen.ANSWER: _answer,
}
"""By phase: the plain player's answer if it has a choice."""


# ---- leaves


def is_leaf(root: ToepenState, state: ToepenState) -> bool:
    """Return whether no question is open: the cards are played out plainly from there."""
    return state.phase in (toepen.TRICK, toepen.DEAL, toepen.OVER)


def evaluate(state: ToepenState) -> tuple[float, ...]:
    """Return by seat the chance to win the game, from the lives that the round leaves."""
    if state.phase == toepen.TRICK:
        state = _played_out(state)
    if state.phase == toepen.OVER:
        best = winners(state)
        return tuple([(seat in best) / len(best) for seat in range(len(state.status))])
    left = lives(state)
    power = LIFE_POWERS[min(len(left) - left.count(0), len(LIFE_POWERS) - 1)]
    shares = [pow(points, power) for points in left]
    total = sum(shares)
    return tuple([share / total for share in shares])


def _played_out(state: ToepenState) -> ToepenState:
    """Return the end of the round if nobody toeps any more and all play plainly."""
    rings = deals.turn_orders(state)
    hands = {seat: sorted(state.hands[seat], key=toepen.STRENGTH.__getitem__) for seat in rings}
    winner, best = deals.play_out_round(deals.trick_progress(deals.RoundInfo(state, b"", rings, {})), rings, hands)
    return settle_round(state, winner, state.stake, jack=best >> 2 == JACK)
