"""How a round of Toepen may end: hands nobody has shown are dealt at random and played out."""

from collections.abc import Iterator, Sequence
from math import pow, sqrt
from typing import NamedTuple

from ...games.toepen.stake import first_leader
from ...games.toepen.state import FOLDED, IN, STRENGTH, WHISTLED, State, inside, stock
from ...games.toepen.tricks import led, taker
from ...match.shuffle import Stream
from ...rules.cards import JACK
from ...rules.protocol import UNKNOWN
from ...rules.tricks import strongest

TEN = 10
ALL_SUITS = 15
"""Suits as bits."""

Hands = dict[int, list[int]]
"""By seat still in the round: its cards, the weakest first."""


class Outlook(NamedTuple):
    """What a viewer knows of a round before its unseen cards are dealt."""

    view: State
    pile: bytes
    """The cards the viewer sees nowhere."""
    rings: dict[int, tuple[int, ...]]
    """By seat still in: all such seats clockwise, itself first."""
    may_hold: dict[int, int]
    """By seat: the suits that it may hold, as bits: who did not follow has no more of it."""


def outlook(view: State) -> Outlook:
    """What there is to know for dealing the cards that `view` does not show."""
    rings = rings_of(view)
    may_hold = dict.fromkeys(rings, ALL_SUITS)
    for suit, n in _suits_led(view):
        for seat in rings:
            if len(view.played[seat]) > n and view.played[seat][n] & 3 != suit:
                may_hold[seat] &= ~(1 << suit)
    return Outlook(view, stock(view), rings, may_hold)


def rings_of(view: State) -> dict[int, tuple[int, ...]]:
    """By seat still in: all such seats clockwise, itself first."""
    seats = [seat for seat, status in enumerate(view.status) if status == IN]
    return {seat: (seat, *(s for s in view.table.after[seat][:-1] if s in seats)) for seat in seats}


def without(o: Outlook, gone: Sequence[int]) -> Outlook:
    """The same once these seats have folded."""
    status = bytes(FOLDED if seat in gone else was for seat, was in enumerate(o.view.status))
    rings = {
        seat: tuple(s for s in ring if s not in gone) for seat, ring in o.rings.items() if seat not in gone
    }
    return o._replace(view=o.view._replace(status=status), rings=rings)


def _suits_led(view: State) -> Iterator[tuple[int, int]]:
    """(suit, trick) of the tricks with a card in them, as far as the cards tell who led."""
    if not any(view.played):
        return
    # who has played was in when the first card was led, and may have folded since
    leader = first_leader(view._replace(status=bytes([IN if pile else FOLDED for pile in view.played])))
    for n in range(view.tricks + 1):
        if n == view.tricks:
            leader = view.leader
        if len(view.played[leader]) <= n:
            return
        suit = view.played[leader][n] & 3
        yield suit, n
        went_on = [(seat, pile[n]) for seat, pile in enumerate(view.played) if len(pile) > n + 1]
        leader = max(strongest(went_on, suit, STRENGTH), 0)


def dealt(o: Outlook, stream: Stream) -> Hands:
    """Hands for all still in: what is known of them, the rest at random as far as it fits what they did."""
    return dealt_from(o, stream.shuffle(o.pile), stream)


def dealt_from(o: Outlook, pile: Sequence[int], stream: Stream) -> Hands:
    """The same from a pile in this order."""
    rest = list(pile)
    hands: Hands = {}
    for seat in sorted(o.rings, key=lambda s: o.may_hold[s].bit_count()):
        size, suits = len(o.view.hands[seat]), o.may_hold[seat]
        hand = [c for c in o.view.hands[seat] if c != UNKNOWN]
        if len(hand) < size and o.view.marks[seat] & WHISTLED:
            hand += _whistled(o, seat, rest, size - len(hand), stream)
        hand += [c for c in rest if suits >> (c & 3) & 1 and c not in hand][: size - len(hand)]
        hand += [c for c in rest if c not in hand][: size - len(hand)]
        rest = [c for c in rest if c not in hand]
        hand.sort(key=STRENGTH.__getitem__)
        hands[seat] = hand
    return hands


def _whistled(o: Outlook, seat: int, rest: Sequence[int], need: int, stream: Stream) -> list[int]:
    """Of the rest what a whistling hand must still hold of three jacks or three tens."""
    found = []
    for rank in (TEN, JACK):
        gone = sum(c >> 2 == rank for c in o.view.played[seat])
        there = [c for c in rest if c >> 2 == rank]
        if len(there) >= 3 - gone:
            found.append(there[: min(3 - gone, need)])
    return found[stream.below(len(found))] if found else []


# ---- playing it out


class Start(NamedTuple):
    """Where the play of a trick stands."""

    todo: tuple[int, ...]
    """Seats that have yet to play to it, in turn."""
    suit: int
    """Led, or -1."""
    best: int
    """Strength of the best card so far of who is still in, or -1."""
    taker: int
    """Whose the trick is so far."""
    left: int
    """Tricks to play, this one included."""


def start(o: Outlook) -> Start:
    """Where the round stands; before its first card who will lead."""
    view = o.view
    if view.turn < 0:
        leader = first_leader(view)
        return Start(o.rings[leader], -1, -1, leader, view.length)
    turn = view.turn if view.turn in o.rings else inside(view, view.turn)[0]
    todo = tuple(seat for seat in o.rings[turn] if len(view.played[seat]) == view.tricks)
    left = view.length - view.tricks
    suit = led(view)
    if suit < 0:
        return Start(todo, -1, -1, turn, left)
    seat, by_card = taker(view)
    return Start(todo, suit, STRENGTH[view.played[seat][view.tricks]] if by_card else -1, seat, left)


def played_out(start: Start, rings: dict[int, tuple[int, ...]], hands: Hands) -> tuple[int, int]:
    """(winner of the last trick, the card it won with or -1 if an earlier one lay there). Uses up `hands`."""
    todo, suit, best, winner, left = start
    won_with = -1
    while True:
        for seat in todo:
            hand = hands[seat]
            if len(hand) == 1:
                card = hand.pop()
            elif suit < 0:
                card = hand.pop(-1 if left <= 2 else 0)
            else:
                card = _following(hand, suit, best, left)
                hand.remove(card)
            if suit < 0:
                suit = card & 3
            elif card & 3 != suit:
                continue
            if STRENGTH[card] > best:
                best, winner, won_with = STRENGTH[card], seat, card
        left -= 1
        if not left:
            return winner, won_with
        todo, suit, best, won_with = rings[winner], -1, -1, -1


def _following(hand: list[int], suit: int, best: int, left: int) -> int:
    """A plain player's card: the lowest, but in the last trick but one the lowest that takes it."""
    own = [c for c in hand if c & 3 == suit]
    if not own:
        return hand[0]
    if left == 2:
        for c in own:
            if STRENGTH[c] > best:
                return c
    return own[0]


# ---- what a hand promises


def promise(hand: Sequence[int], rivals: int) -> float:
    """The chance to win the round that a hand suggests before any card of the others is known.

    Fitted to rounds played out at random: what counts is how high the two best cards are.
    """
    best = sorted((STRENGTH[c] ** 2 for c in hand), reverse=True)[:2]
    height = sum(best) / (len(best) * max(STRENGTH) ** 2) if best else 0.0
    return 0.85 * pow(height, 1.3 * sqrt(rivals))
