"""Possible endings of a round of Toepen: unseen hands are dealt at random and played out."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import pow, sqrt
from typing import NamedTuple, TypeVar

from ....match.shuffle import SeededStream
from ....rules.cards import JACK
from ....rules.protocol import UNKNOWN
from ...tricks.rules import strongest_seat
from ..rules.stake import first_leader
from ..rules.state import FOLDED, IN, STRENGTH, WHISTLED, ToepenState, seats_in, stock
from ..rules.tricks import current_taker, suit_led

T = TypeVar("T")

HANDS_COMPARED = 16
"""Roughly the number of hands compared, of which a seat gets one."""

TEN = 10
ALL_SUITS = 15
"""Suits as bits."""

Hands = dict[int, list[int]]
"""By seat still in the round: its cards, the weakest first."""


class RoundInfo(NamedTuple):
    """A viewer's knowledge of a round before its unseen cards are dealt."""

    view: ToepenState
    pile: bytes
    """The cards the viewer sees nowhere."""
    turn_orders: dict[int, tuple[int, ...]]
    """By seat still in: all such seats clockwise, itself first."""
    may_hold: dict[int, int]
    """By seat: the suits that it may hold, as bits; a suit that it did not follow is out."""


def round_info(view: ToepenState) -> RoundInfo:
    """Return the facts needed to deal the cards that `view` does not show."""
    rings = turn_orders(view)
    may_hold = dict.fromkeys(rings, ALL_SUITS)
    for suit, n in _suits_led(view):
        for seat in rings:
            if len(view.played[seat]) > n and view.played[seat][n] & 3 != suit:
                may_hold[seat] &= ~(1 << suit)
    return RoundInfo(view, stock(view), rings, may_hold)


def turn_orders(view: ToepenState) -> dict[int, tuple[int, ...]]:
    """Return by seat still in all such seats clockwise, itself first."""
    seats = [seat for seat, status in enumerate(view.status) if status == IN]
    return {seat: (seat, *(s for s in view.table.after[seat][:-1] if s in seats)) for seat in seats}


def without(info: RoundInfo, gone: Sequence[int]) -> RoundInfo:
    """Return the round once these seats have folded."""
    status = bytes(FOLDED if seat in gone else was for seat, was in enumerate(info.view.status))
    rings = {
        seat: tuple(s for s in ring if s not in gone) for seat, ring in info.turn_orders.items() if seat not in gone
    }
    return info._replace(view=info.view._replace(status=status), turn_orders=rings)


def _suits_led(view: ToepenState) -> Iterator[tuple[int, int]]:
    """Yield (suit, number) of each trick with a card in it whose leader the cards show."""
    if not any(view.played):
        return
    # whoever has played a card was in when the first one was led, and may have folded since
    leader = first_leader(view._replace(status=bytes([IN if pile else FOLDED for pile in view.played])))
    for n in range(view.tricks + 1):
        if n == view.tricks:
            leader = view.leader
        if len(view.played[leader]) <= n:
            return
        suit = view.played[leader][n] & 3
        yield suit, n
        went_on = [(seat, pile[n]) for seat, pile in enumerate(view.played) if len(pile) > n + 1]
        leader = max(strongest_seat(went_on, suit, STRENGTH), 0)


def deal_hands(info: RoundInfo, stream: SeededStream) -> Hands:
    """Return hands for all still in: the known cards, and at random others that fit the seats' plays."""
    return deal_from_pile(info, stream.shuffle(info.pile), stream)


def deal_from_pile(info: RoundInfo, pile: Sequence[int], stream: SeededStream) -> Hands:
    """Return the same as `deal_hands`, from a pile in this order."""
    rest = list(pile)
    hands: Hands = {}
    for seat in sorted(info.turn_orders, key=lambda s: info.may_hold[s].bit_count()):
        size, suits = len(info.view.hands[seat]), info.may_hold[seat]
        hand = [c for c in info.view.hands[seat] if c != UNKNOWN]
        if len(hand) < size and info.view.marks[seat] & WHISTLED:
            hand += _whistled_cards(info, seat, rest, size - len(hand), stream)
        hand += [c for c in rest if suits >> (c & 3) & 1 and c not in hand][: size - len(hand)]
        hand += [c for c in rest if c not in hand][: size - len(hand)]
        rest = [c for c in rest if c not in hand]
        hand.sort(key=STRENGTH.__getitem__)
        hands[seat] = hand
    return hands


def deal_to_fit(info: RoundInfo, fit: Callable[[int, Sequence[int]], float], stream: SeededStream) -> Hands:
    """Return the same as `deal_hands`, but draw one of several hands of a seat by its fit to the seat's plays.

    `fit` receives a seat and its cards.
    """
    rest, hands = list(stream.shuffle(info.pile)), Hands()
    for seat in sorted(info.turn_orders, key=lambda s: info.may_hold[s].bit_count()):
        hand = [c for c in info.view.hands[seat] if c != UNKNOWN]
        size = len(info.view.hands[seat])
        if len(hand) < size:
            if info.view.marks[seat] & WHISTLED:
                hand = _whistled_cards(info, seat, rest, size, stream)
            ways = _ways(info, seat, hand, rest)
            hand = draw_by_weight(ways, [fit(seat, way) for way in ways], stream) if len(ways) > 1 else ways[0]
            rest = [c for c in rest if c not in hand]
        hands[seat] = sorted(hand, key=STRENGTH.__getitem__)
    return hands


def _ways(info: RoundInfo, seat: int, hand: list[int], rest: Sequence[int]) -> list[list[int]]:
    """Return some hands of a seat of which a part is known."""
    need, suits = len(info.view.hands[seat]) - len(hand), info.may_hold[seat]
    pool = [c for c in rest if suits >> (c & 3) & 1 and c not in hand]
    if len(pool) < need:
        return [hand + [c for c in rest if c not in hand][:need]]
    step = max(len(pool) // HANDS_COMPARED, 1)
    return [hand + (pool[n:] + pool[:n])[:need] for n in range(0, len(pool) if need else 1, step)]


def draw_by_weight(ways: Sequence[T], weights: Sequence[float], stream: SeededStream) -> T:
    """Return one of several ways, drawn by weight."""
    drawn = stream.below(1 << 16) / (1 << 16) * sum(weights)
    for way, weight in zip(ways, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return way
    return ways[-1]


def _whistled_cards(info: RoundInfo, seat: int, rest: Sequence[int], need: int, stream: SeededStream) -> list[int]:
    """Return the cards of the rest that a seat that whistled must still hold of three jacks or three tens."""
    threes = []
    for rank in (TEN, JACK):
        gone = sum(c >> 2 == rank for c in info.view.played[seat])
        there = [c for c in rest if c >> 2 == rank]
        if len(there) >= 3 - gone:
            threes.append(there[: min(3 - gone, need)])
    return threes[stream.below(len(threes))] if threes else []


# ---- playing it out


class TrickProgress(NamedTuple):
    """The progress of a trick."""

    seats_to_play: tuple[int, ...]
    """Seats that have yet to play to it, in turn."""
    suit: int
    """The suit led, or -1."""
    best: int
    """Strength of the best card yet of a seat still in, or -1."""
    taker: int
    """The seat that has the trick at present."""
    left: int
    """Tricks to play, this one included."""


def trick_progress(info: RoundInfo) -> TrickProgress:
    """Return the progress of the round's trick; before its first card: the seat that will lead."""
    view = info.view
    if view.turn < 0:
        leader = first_leader(view)
        return TrickProgress(info.turn_orders[leader], -1, -1, leader, view.length)
    turn = view.turn if view.turn in info.turn_orders else seats_in(view, view.turn)[0]
    todo = tuple(seat for seat in info.turn_orders[turn] if len(view.played[seat]) == view.tricks)
    left = view.length - view.tricks
    suit = suit_led(view)
    if suit < 0:
        return TrickProgress(todo, -1, -1, turn, left)
    seat, by_card = current_taker(view)
    return TrickProgress(todo, suit, STRENGTH[view.played[seat][view.tricks]] if by_card else -1, seat, left)


def after_card(now: TrickProgress, seat: int, card: int) -> TrickProgress:
    """Return the progress of the trick once the seat has played this card."""
    now = now._replace(seats_to_play=now.seats_to_play[1:])
    if now.suit < 0:
        return now._replace(suit=card & 3, best=STRENGTH[card], taker=seat)
    if card & 3 == now.suit and STRENGTH[card] > now.best:
        return now._replace(best=STRENGTH[card], taker=seat)
    return now


def play_out_round(now: TrickProgress, rings: dict[int, tuple[int, ...]], hands: Hands) -> tuple[int, int]:
    """Return (winner of the last trick, the card it won with or -1 if played before `now`). Uses up `hands`."""
    todo, suit, best, winner, left = now
    while True:
        won_with = -1
        for seat in todo:
            card = play_plainly(hands[seat], suit, best, left)
            if suit < 0:
                suit = card & 3
            elif card & 3 != suit:
                continue
            if STRENGTH[card] > best:
                best, winner, won_with = STRENGTH[card], seat, card
        if left == 1:
            return winner, won_with
        todo, suit, best, left = rings[winner], -1, -1, left - 1


def play_plainly(hand: list[int], suit: int, best: int, left: int) -> int:
    """Remove a plain player's card from its hand and return it: the lowest; but the highest to lead to one of the last
    two tricks, and in the last but one the lowest that takes it."""
    if len(hand) == 1:
        return hand.pop()
    if suit < 0:
        return hand.pop(-1 if left <= 2 else 0)
    own = [c for c in hand if c & 3 == suit]
    if not own:
        return hand.pop(0)
    card = own[0]
    if left == 2:
        for c in own:
            if STRENGTH[c] > best:
                card = c
                break
    hand.remove(card)
    return card


# ---- how strong a hand is


def hand_win_chance(hand: Sequence[int], rivals: int) -> float:
    """Return the chance to win the round with a hand against `rivals` rivals of whom nothing is known.

    Fitted to rounds played out at random: it depends on the strength of the two best cards.
    """
    return _promise(*sorted([STRENGTH[c] for c in hand])[-2:], rivals=rivals)


@lru_cache(maxsize=1024)
def _promise(*best: int, rivals: int) -> float:
    height = sum(strength**2 for strength in best) / (len(best) * max(STRENGTH) ** 2) if best else 0.0
    return 0.85 * pow(height, 1.3 * sqrt(rivals))
