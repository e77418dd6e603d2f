"""The value of a choice at Toepen: the share of the game that a seat may expect, from rounds played out.

A share is a seat's remaining lives, in points below the limit, divided by those of all. At a limit of 10, seats with 4
and 7 points have 6 and 3 lives, and shares of 2/3 and 1/3: their chances to win the game if each of them is as likely
to lose the next point.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import pow

from ....match.shuffle import SeededStream
from ....rules.cards import JACK
from ..rules.stake import fold, must_stay
from ..rules.state import GONE, OVER, STRENGTH, ToepenState
from ..rules.tricks import settle_round, winners
from . import deals
from .deals import Hands

ROUNDS = 400
"""Rounds played out for one choice, at most; fewer cards a round are played faster than more."""

MAX_DEALS = 60
"""Deals looked at for one choice, at most."""

EXPECTED_BLIND_STAY_RATE = 0.3
"""The expected rate at which a seat stays against a blind toep."""

BLUFF_ALLOWANCE = 0.15
"""Added to the strength of a hand that has raised or stayed: it may be a bluff."""


RAISER_WEIGHT, CALLER_WEIGHT = 1.0, 0.5
"""The weight of each point of the stake as evidence of the hand of the last raiser, and of those that stayed."""


class ViewModel:
    """A seat's view, values derived from it, and the source of the seat's random choices."""

    def __init__(self, view: ToepenState, seat: int, stream: SeededStream) -> None:
        self.view, self.seat, self.stream = view, seat, stream
        self.info = deals.round_info(view)
        self._shares: dict[tuple[int, int, bool, bytes], float] = {}

    def happens(self, chance: float) -> bool:
        """Return whether an event with this chance happens."""
        return self.stream.below(10_000) < 10_000 * chance

    def share(self, winner: int, cost: int, *, jack: bool, gone: Sequence[int] = ()) -> float:
        """Return the seat's share once `winner` has won the round, and `gone` have folded at the stake before."""
        key = winner, cost, jack, bytes(gone)
        if key not in self._shares:
            state = self.view
            for seat in gone:
                state = fold(state, seat)
            self._shares[key] = game_share(settle_round(state, winner, cost, jack=jack), self.seat)
        return self._shares[key]


def game_share(state: ToepenState, seat: int) -> float:
    """Return the seat's share of the game after a round."""
    if state.phase == OVER:
        best = winners(state)
        return (seat in best) / len(best)
    left = lives(state)
    return left[seat] / sum(left)


def lives(state: ToepenState) -> list[int]:
    """Return by seat the points that still fit below the limit; 0 if it is out of the game."""
    limit = state.table.options.limit
    return [0 if status == GONE else limit - points for points, status in zip(state.points, state.status, strict=True)]


def point_value(view: ToepenState) -> float:
    """Return the value of a point, as a share of the game; all of it if washes have taken everybody's last."""
    return 1 / max(sum(lives(view)), 1)


def _deals(model: ViewModel, count: int) -> Iterator[tuple[float, Hands]]:
    """Yield (fit of the hands to the seats' choices, hands) of deals that the view allows."""
    raised = raisers_and_callers(model.info, model.seat)
    for _ in range(count):
        hands = deals.deal_hands(model.info, model.stream)
        yield raise_likelihood(model.info, raised, hands), hands


def raisers_and_callers(info: deals.RoundInfo, seat: int) -> list[int]:
    """Return the others still in that have raised or stayed."""
    return [other for other in info.turn_orders if other != seat and _raised_or_stayed(info.view, other)]


def raise_likelihood(info: deals.RoundInfo, raised: Sequence[int], hands: Hands) -> float:
    """Return the probability that the seats that have raised or stayed would do so with these hands."""
    view, rivals = info.view, len(info.turn_orders) - 1
    weight, level = 1.0, (view.raised or view.stake) - 1
    for seat in raised:
        hand = [*hands[seat], *view.played[seat]]
        weight *= pow(
            BLUFF_ALLOWANCE + deals.hand_win_chance(hand, rivals),
            level * (RAISER_WEIGHT if seat == view.toeper else CALLER_WEIGHT),
        )
    return weight


def _raised_or_stayed(view: ToepenState, seat: int) -> bool:
    """Return whether a seat has raised, or stayed after a toep, having seen its hand."""
    if view.phase in ("blind", "blind_answer") or view.stake == 1 and not view.raised:
        return False
    return seat == view.toeper or seat not in view.queue and view.toeper >= 0


def _sample_size(model: ViewModel, choices: int) -> int:
    """Return the number of deals to sample for `choices` choices."""
    left = model.view.length - model.view.tricks
    return min(MAX_DEALS, max(8, ROUNDS * 16 // (choices * left * len(model.info.turn_orders))))


# ---- cards


def card_shares(model: ViewModel, cards: Sequence[int]) -> Mapping[int, float]:
    """Return by card that may be played now the share to expect."""
    info, now, cost = model.info, deals.trick_progress(model.info), model.view.stake
    total = dict.fromkeys(cards, 0.0)
    after = {card: deals.after_card(now, model.seat, card) for card in cards}
    for weight, hands in _deals(model, _sample_size(model, len(cards))):
        for card in cards:
            tried = {seat: hand[:] for seat, hand in hands.items()}
            tried[model.seat].remove(card)
            winner, best = deals.play_out_round(after[card], info.turn_orders, tried)
            total[card] += weight * model.share(winner, cost, jack=best >> 2 == JACK)
    return total


# ---- the stake


def fold_gain(model: ViewModel) -> float:
    """Return the gain of folding now over staying, as a share of the game; 0 or less to stay."""
    view, seat = model.view, model.seat
    now, weights, stays, folds, lost = deals.trick_progress(model.info), 0.0, 0.0, 0.0, 0.0
    rivals = len(model.info.turn_orders) - 1
    for weight, hands in _deals(model, MAX_DEALS):
        winner, best = deals.play_out_round(now, model.info.turn_orders, hands)
        jack = best >> 2 == JACK
        weights += weight
        stays += weight * model.share(winner, view.raised, jack=jack)
        if winner != seat:
            lost += weight
            folds += weight * model.share(winner, view.raised, jack=jack and rivals > 1, gone=(seat,))
    return folds / lost - stays / weights if lost else -1.0


def toep_gain(model: ViewModel) -> tuple[float, float]:
    """Return (the gain of a toep over none, as a share of the game; the chance to win without)."""
    info, now, stake = model.info, deals.trick_progress(model.info), model.view.stake
    weights = quiet = loud = mine = 0.0
    for weight, hands in _deals(model, _sample_size(model, 2)):
        gone = [seat for seat in info.turn_orders if seat != model.seat and not _stays(model, now, seat, hands[seat])]
        copy = {seat: hand[:] for seat, hand in hands.items()}
        winner, best = deals.play_out_round(now, info.turn_orders, copy)
        weights += weight
        mine += weight * (winner == model.seat)
        quiet += weight * model.share(winner, stake, jack=best >> 2 == JACK)
        if len(gone) == len(info.turn_orders) - 1:
            loud += weight * model.share(model.seat, stake, jack=False, gone=gone)
            continue
        if gone:
            rest = deals.without(info, gone)
            winner, best = deals.play_out_round(deals.trick_progress(rest), rest.turn_orders, hands)
        loud += weight * model.share(winner, stake + 1, jack=best >> 2 == JACK, gone=gone)
    return (loud - quiet) / weights, mine / weights


def _stays(model: ViewModel, now: deals.TrickProgress, seat: int, hand: Sequence[int]) -> bool:
    """Return whether a seat with this hand would stay after a toep, by its own estimate."""
    view, rivals = model.view, len(model.info.turn_orders) - 1
    limit, stake = view.table.options.limit, view.stake
    if view.points[seat] + stake >= limit or must_stay(view, seat):
        return True
    if now.left == 1 and now.suit >= 0:
        if seat not in now.seats_to_play:
            return seat == now.taker
        if hand[0] & 3 != now.suit or STRENGTH[hand[0]] < now.best:
            return False
    players = sum(status != GONE for status in view.status)
    return deals.hand_win_chance(hand, rivals) * (stake + 1) * players > players - 1


# ---- blind


def blind_gain(model: ViewModel) -> float:
    """Return the gain of a blind toep over none: the cards are unseen, and all are as likely to win."""
    seats, value = list(model.info.turn_orders), model.view.table.options.blind_value
    quiet = sum(model.share(winner, 1, jack=False) for winner in seats) / len(seats)
    loud = 0.0
    for _ in range(MAX_DEALS):
        gone = [seat for seat in seats if seat != model.seat and not model.happens(EXPECTED_BLIND_STAY_RATE)]
        stayed = [seat for seat in seats if seat not in gone]
        winner = stayed[model.stream.below(len(stayed))]
        loud += model.share(winner, value if len(stayed) > 1 else 1, jack=False, gone=gone)
    return loud / MAX_DEALS - quiet
