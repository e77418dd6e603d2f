"""The probabilities of a toep, a stay, a wash or a card at Toepen, by the cards in hand.

The figures are those of firm and strong players at one table. The observed choices of a seat then weight the hands that
it may have.
"""

from collections.abc import Callable, Mapping, Sequence
from math import exp, prod
from typing import NamedTuple

from ....bots.observed_plies import Past
from ....rules.protocol import UNKNOWN, Action
from ..rules.hand import NO_WASH, WASH_DIRTY, WASH_WHITE, is_true_wash
from ..rules.stake import STAY, TOEP, must_stay
from ..rules.state import ANSWER, DRAW, GONE, HAND, IN, PELT, STRENGTH, TRICK, WASH, ToepenState
from . import stakes
from .deals import TrickProgress, hand_win_chance, round_info, trick_progress, turn_orders

HOLD_CHANCE = 0.75
"""The rate at which the best card yet of the last trick is not beaten by the next."""

STAY_CURVES = {4: (6.0, 1.2), 3: (1.5, 1.0), 2: (1.5, 1.0), 1: (0.8, 0.6)}
"""By tricks left: the steepness of staying as a function of the chance to win (as a share of the needed one), and the
share at which it is as likely as folding."""

MIN_STAY_RATE = 0.05
"""The rate at which a seat stays without any chance."""

TOEP_RATES = {4: (0.01, 1.0), 3: (0.15, 0.55), 2: (0.4, 0.2), 1: (0.3, 0.3)}
"""By tricks left: the rate of a toep without any chance to win the round, and its increase for that chance squared."""

LAST_TRICK_TOEP_RATES = (0.03, 0.95)
"""The same once the last trick has a card."""

LEAD_RATES = {4: (0.25, 0.25, 0.25, 0.25), 3: (0.42, 0.38, 0.2), 2: (0.25, 0.75)}
FOLLOW_RATES = {4: (0.6, 0.3, 0.06, 0.04), 3: (0.65, 0.25, 0.1), 2: (0.6, 0.4)}
DISCARD_RATES = {4: (0.63, 0.31, 0.03, 0.03), 3: (0.74, 0.18, 0.08), 2: (0.9, 0.1)}
"""By number of playable cards: the rates at which the lowest, the next and so on is led, follows suit or does not."""

ILLEGAL_RATE = 0.02
"""For a card that breaks the rules, so that no hand is quite impossible."""

WEAK_CHANCE = 0.5
"""The chance to win against one rival below which a hand is often washed if there are more."""

KEEP_WEAK_RATE, KEEP_WASH_RATE = 0.6, 0.05
"""The rates at which such a hand, or a true wash, is kept."""


# ---- what somebody does


def stay_chance(view: ToepenState, now: TrickProgress, seat: int, hand: Sequence[int], rivals: int) -> float:
    """Return the probability that a seat that must answer stays."""
    if view.points[seat] + view.stake >= view.table.options.limit or must_stay(view, seat):
        return 1.0
    if (solved := stakes.stay_rate(view, now, seat, hand)) is not None:
        return solved
    chance = win_chance(now, seat, hand, rivals)
    if now.left == 1 and now.suit >= 0:  # a card that lies there is beaten or not
        return float(chance > 0)
    return _stays(now.left, chance / needed_chance(view))


def needed_chance(view: ToepenState) -> float:
    """Return the chance to win that makes staying worth it."""
    folding, staying = view.stake, view.raised or view.stake + 1
    players = len(view.status) - view.status.count(GONE)
    return (players - 1) * (staying - folding) / (players * staying)


def win_chance(now: TrickProgress, seat: int, hand: Sequence[int], rivals: int) -> float:
    """Return the chance to win the round, by the seat's own cards and the last trick."""
    if now.left > 1 or now.suit < 0:
        return hand_win_chance(hand, rivals)
    waits = seat in now.seats_to_play
    holds: float = HOLD_CHANCE ** (len(now.seats_to_play) - waits)
    if waits:
        return holds if hand[0] & 3 == now.suit and STRENGTH[hand[0]] > now.best else 0.0
    return holds if now.taker == seat else 0.0


def _stays(left: int, ratio: float) -> float:
    """Return the probability of staying with this share of the chance that is needed."""
    steep, even = STAY_CURVES[min(left, HAND)]
    return MIN_STAY_RATE + (1 - MIN_STAY_RATE) / (1 + exp(-steep * (ratio - even)))


# ---- what somebody has been seen to do


class ObservedChoice(NamedTuple):
    """An observed choice of a seat."""

    likelihood: Callable[["ObservedChoice", Sequence[int]], float]
    """The probability of the choice with these cards."""
    seat: int
    had: int
    """Cards that it had played before."""
    rivals: int
    now: TrickProgress
    needed_chance: float
    """The chance to win that made staying worth it."""
    card: int
    """The card that it played, if it did."""


ObservedChoices = Mapping[int, Sequence[ObservedChoice]]
"""By seat still in: its observed choices since it got its hand."""


def observed_choices(view: ToepenState, past: Past[ToepenState]) -> ObservedChoices:
    """Return the seats' observed choices with the hands that they have now."""
    found: dict[int, list[ObservedChoice]] = {seat: [] for seat in turn_orders(view)}
    for before, seat, action in past:
        if before.phase == DRAW:
            found[before.queue[0]] = []
        elif seat in found and before.status.count(IN) > 1 and (likely := _likelihood_of(before, seat, action)):
            now, rivals = trick_progress(round_info(before)), before.status.count(IN) - 1
            card = action.cards[0] if action.cards else UNKNOWN
            found[seat].append(
                ObservedChoice(likely, seat, len(before.played[seat]), rivals, now, needed_chance(before), card)
            )
    return found


class HandFit:
    """The probability of all observed choices of a seat, by the cards that it still has."""

    def __init__(self, view: ToepenState, past: Past[ToepenState]) -> None:
        self._played, self._story = view.played, observed_choices(view, past)
        self._known: dict[tuple[int, bytes], float] = {}

    def __call__(self, seat: int, hand: Sequence[int]) -> float:
        """Return it for a seat and its cards."""
        key = seat, bytes(sorted(hand))
        if key not in self._known:
            had = self._played[seat]
            cards = {spot.had: [*had[spot.had :], *hand] for spot in self._story[seat]}
            self._known[key] = prod(spot.likelihood(spot, cards[spot.had]) for spot in self._story[seat])
        return self._known[key]


def _likelihood_of(
    before: ToepenState, seat: int, action: Action
) -> Callable[[ObservedChoice, Sequence[int]], float] | None:
    """Return the function that gives this choice's probability; None if it is no evidence of the hand."""
    phase = before.phase
    if phase == WASH and action == NO_WASH:
        return _kept
    if phase == TRICK and seat == before.turn:
        return _toep_likelihood if action == TOEP else _played
    dear = before.points[seat] + before.stake < before.table.options.limit
    return _stayed if phase in (ANSWER, PELT) and action == STAY and dear and not must_stay(before, seat) else None


def _toep_likelihood(spot: ObservedChoice, hand: Sequence[int]) -> float:
    lies = spot.now.left == 1 and spot.now.suit >= 0
    least, more = LAST_TRICK_TOEP_RATES if lies else TOEP_RATES[min(spot.now.left, HAND)]
    chance = win_chance(spot.now, spot.seat, hand, spot.rivals)
    return least + more * chance * chance


def _stayed(spot: ObservedChoice, hand: Sequence[int]) -> float:
    return _stays(spot.now.left, win_chance(spot.now, spot.seat, hand, spot.rivals) / spot.needed_chance)


def _kept(spot: ObservedChoice, hand: Sequence[int]) -> float:
    if any(is_true_wash(bytes(hand), claim.kind) for claim in (WASH_WHITE, WASH_DIRTY)):
        return KEEP_WASH_RATE
    return KEEP_WEAK_RATE if spot.rivals > 1 and hand_win_chance(hand, 1) < WEAK_CHANCE else 1.0


def _played(spot: ObservedChoice, hand: Sequence[int]) -> float:
    """Return the probability of the card, by the number of lower cards that might have been played instead."""
    suit = spot.now.suit
    cards = [c for c in hand if c & 3 == suit]
    shares = LEAD_RATES if suit < 0 else FOLLOW_RATES if cards else DISCARD_RATES
    cards = cards or [*hand]
    if spot.card not in cards:
        return ILLEGAL_RATE
    lower = sum(STRENGTH[c] < STRENGTH[spot.card] for c in cards)
    return shares[len(cards)][lower] if 1 < len(cards) <= HAND else 1.0
