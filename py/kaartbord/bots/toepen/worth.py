"""What a choice at Toepen is worth: the share of the game a seat may expect, from rounds played out.

A share is the lives a seat has left, in points below the limit, over those of all: the chance to stay last
when every point is as likely to fall on the one as on the other.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import pow

from ...games.toepen.stake import fold, must_stay
from ...games.toepen.state import GONE, OVER, STRENGTH, State
from ...games.toepen.tricks import winners, won
from ...match.shuffle import Stream
from ...rules.cards import JACK
from .deals import Hands, Outlook, Start, dealt, outlook, played_out, promise, start, without

ROUNDS = 400
"""Rounds played out for one choice, at most; fewer cards a round are played faster than more."""

MOST = 60
"""Deals looked at for one choice, at most."""

BLIND_STAYS = 0.3
"""How often a blind toep is expected to be met."""

BLUFFED = 0.15
"""What a hand that has raised or stayed counts for at least: it may be a bluff."""


RAISER, CALLER = 1.0, 0.5
"""How much each point of the stake tells of the hand of who raised last, and of who went along."""


class Guess:
    """A seat's view with what is worked out from it, and where its chance comes from."""

    def __init__(self, view: State, seat: int, stream: Stream) -> None:
        self.view, self.seat, self.stream = view, seat, stream
        self.o = outlook(view)
        self._shares: dict[tuple[int, int, bool, bytes], float] = {}

    def happens(self, chance: float) -> bool:
        """Whether something does that happens so often."""
        return self.stream.below(10_000) < 10_000 * chance

    def share(self, winner: int, cost: int, *, jack: bool, gone: Sequence[int] = ()) -> float:
        """The seat's share once the round is won so; `gone` fold before that, for the present stake."""
        key = winner, cost, jack, bytes(gone)
        if key not in self._shares:
            state = self.view
            for seat in gone:
                state = fold(state, seat)
            self._shares[key] = share(won(state, winner, cost, jack=jack), self.seat)
        return self._shares[key]


def share(state: State, seat: int) -> float:
    """The seat's share of the game after a round."""
    if state.phase == OVER:
        best = winners(state)
        return (seat in best) / len(best)
    left = lives(state)
    return left[seat] / sum(left)


def lives(state: State) -> list[int]:
    """By seat: the points that still fit below the limit; 0 for who is out of the game."""
    limit = state.table.options.limit
    return [
        0 if status == GONE else limit - points
        for points, status in zip(state.points, state.status, strict=True)
    ]


def _deals(g: Guess, deals: int) -> Iterator[tuple[float, Hands]]:
    """(how well what the others did fits them, hands) of deals that the view allows."""
    raised = staked(g.o, g.seat)
    for _ in range(deals):
        hands = dealt(g.o, g.stream)
        yield fits(g.o, raised, hands), hands


def staked(o: Outlook, seat: int) -> list[int]:
    """The others still in that have raised or gone along."""
    return [other for other in o.rings if other != seat and _staked(o.view, other)]


def fits(o: Outlook, raised: Sequence[int], hands: Hands) -> float:
    """How likely those who have raised, or gone along, would do so with these hands."""
    view, rivals = o.view, len(o.rings) - 1
    weight, level = 1.0, (view.raised or view.stake) - 1
    for seat in raised:
        hand = [*hands[seat], *view.played[seat]]
        weight *= pow(BLUFFED + promise(hand, rivals), level * (RAISER if seat == view.toeper else CALLER))
    return weight


def _staked(view: State, seat: int) -> bool:
    """Whether a seat has raised, or gone along with a toep, having seen its hand."""
    if view.phase in ("blind", "blind_answer") or view.stake == 1 and not view.raised:
        return False
    return seat == view.toeper or seat not in view.queue and view.toeper >= 0


def _count(g: Guess, choices: int) -> int:
    """How many deals to look at for so many choices."""
    left = g.view.length - g.view.tricks
    return min(MOST, max(8, ROUNDS * 16 // (choices * left * len(g.o.rings))))


# ---- cards


def card_worths(g: Guess, cards: Sequence[int]) -> Mapping[int, float]:
    """By card that may be played now: the share to expect."""
    o, now, cost = g.o, start(g.o), g.view.stake
    total = dict.fromkeys(cards, 0.0)
    after = {card: _laid(now, g.seat, card) for card in cards}
    for weight, hands in _deals(g, _count(g, len(cards))):
        for card in cards:
            tried = {seat: hand[:] for seat, hand in hands.items()}
            tried[g.seat].remove(card)
            winner, best = played_out(after[card], o.rings, tried)
            total[card] += weight * g.share(winner, cost, jack=best >> 2 == JACK)
    return total


def _laid(now: Start, seat: int, card: int) -> Start:
    """Where the trick stands once the seat has played this card."""
    now = now._replace(todo=now.todo[1:])
    if now.suit < 0:
        return now._replace(suit=card & 3, best=STRENGTH[card], taker=seat)
    if card & 3 == now.suit and STRENGTH[card] > now.best:
        return now._replace(best=STRENGTH[card], taker=seat)
    return now


# ---- the stake


def folding(g: Guess) -> float:
    """What folding now brings more than staying, as a share of the game; 0 or less to stay."""
    view, seat = g.view, g.seat
    now, weights, stays, folds, lost = start(g.o), 0.0, 0.0, 0.0, 0.0
    rivals = len(g.o.rings) - 1
    for weight, hands in _deals(g, MOST):
        winner, best = played_out(now, g.o.rings, hands)
        jack = best >> 2 == JACK
        weights += weight
        stays += weight * g.share(winner, view.raised, jack=jack)
        if winner != seat:
            lost += weight
            folds += weight * g.share(winner, view.raised, jack=jack and rivals > 1, gone=(seat,))
    return folds / lost - stays / weights if lost else -1.0


def toep_gain(g: Guess) -> tuple[float, float]:
    """(what a toep brings more than none, as a share of the game; the chance to win without)."""
    o, now, stake = g.o, start(g.o), g.view.stake
    weights = quiet = loud = mine = 0.0
    for weight, hands in _deals(g, _count(g, 2)):
        gone = [seat for seat in o.rings if seat != g.seat and not _stays(g, now, seat, hands[seat])]
        copy = {seat: hand[:] for seat, hand in hands.items()}
        winner, best = played_out(now, o.rings, copy)
        weights += weight
        mine += weight * (winner == g.seat)
        quiet += weight * g.share(winner, stake, jack=best >> 2 == JACK)
        if len(gone) == len(o.rings) - 1:
            loud += weight * g.share(g.seat, stake, jack=False, gone=gone)
            continue
        if gone:
            rest = without(o, gone)
            winner, best = played_out(start(rest), rest.rings, hands)
        loud += weight * g.share(winner, stake + 1, jack=best >> 2 == JACK, gone=gone)
    return (loud - quiet) / weights, mine / weights


def _stays(g: Guess, now: Start, seat: int, hand: Sequence[int]) -> bool:
    """Whether a seat with this hand would meet a toep, as far as it can tell."""
    view, rivals = g.view, len(g.o.rings) - 1
    limit, stake = view.table.options.limit, view.stake
    if view.points[seat] + stake >= limit or must_stay(view, seat):
        return True
    if now.left == 1 and now.suit >= 0:
        if seat not in now.todo:
            return seat == now.taker
        if hand[0] & 3 != now.suit or STRENGTH[hand[0]] < now.best:
            return False
    players = sum(status != GONE for status in view.status)
    return promise(hand, rivals) * (stake + 1) * players > players - 1


# ---- blind


def blind_gain(g: Guess) -> float:
    """What a blind toep brings more than none: the cards are unseen, and all are as likely to win."""
    seats, value = list(g.o.rings), g.view.table.options.blind_value
    quiet = sum(g.share(winner, 1, jack=False) for winner in seats) / len(seats)
    loud = 0.0
    for _ in range(MOST):
        gone = [seat for seat in seats if seat != g.seat and not g.happens(BLIND_STAYS)]
        stayed = [seat for seat in seats if seat not in gone]
        winner = stayed[g.stream.below(len(stayed))]
        loud += g.share(winner, value if len(stayed) > 1 else 1, jack=False, gone=gone)
    return loud / MOST - quiet
