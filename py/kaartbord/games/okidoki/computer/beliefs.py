"""Beliefs about the unseen cards, from the cards played and given away.

A player who has played a card where a plain player would rather have played another one probably does not hold that
other. A card that a seat gave away is where it was given, unless it was given again.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import add, mul, truediv
from typing import NamedTuple

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.cards import ACE, CARD_BYTES
from ....rules.masking import HOLE
from ....rules.protocol import UNKNOWN
from ....rules.seats import team
from ..rules.hand import giving_chair, trick_leaders
from ..rules.state import DECK, GIVE, HAND, OPEN, STRENGTH, TWO_OF_SPADES, OkidokiState, is_opening, stock
from .firm import ENEMY_GIFT_COST, PARTNER_GIFT_COST
from .hand_play import ACE_RACE_FROM, EARLY_TRICKS, CurrentTrick, sorted_hand, take_plain_card

LED, FOLLOWED, THROWN, GIVEN = 0.8, 0.6, 0.8, 0.7
"""The likelihood, relative to others, that a player holds a card it would rather have led, followed with, thrown
off or given away. Fitted to games of strong players."""

PASS_ON_CHANCE, MIN_PASS_ON_CHANCE = 0.5, 0.05
"""The chance that a player gives on a received card: if it would rather give no other card; and if it would."""

MIN_LIKELIHOOD = 1e-4
"""The likelihood of the implausible, relative to the plausible."""

BALANCING_ROUNDS = 8
"""Rounds of fitting the chances of the cards to the number of cards that each chair holds."""

CHANCE = 1 << 16


class SeenGift(NamedTuple):
    """A card that a seat gave or got."""

    exchange: int
    giver: int
    """The chair that gave it."""
    card: int


class Beliefs(NamedTuple):
    """The possible places of the unseen cards: places are the chairs and the stock."""

    cards: bytes
    """The unseen cards, the surest first."""
    shares: tuple[tuple[float, ...], ...]
    """By card, by place: the chance that it is there, per card the place is expected to get from this one on."""
    room: tuple[int, ...]
    """By place: number of cards in it."""
    unheld: bytes
    """The two of spades if it is known to be in no hand, else empty."""


# ---- the gifts that a seat saw


def seen_gifts(past: Past[OkidokiState]) -> tuple[SeenGift, ...]:
    """Return the gifts of this deal that the seat saw, given or received."""
    seen: list[SeenGift] = []
    for before, seat, (kind, cards, _) in past:
        if before.phase not in (GIVE, OPEN):
            if seen:
                break
            continue
        if kind == "give" and cards != HOLE:
            seen.append(SeenGift(before.given, giving_chair(before, seat), cards[0]))
        elif kind == "exchange":
            pairs = before.table.pairs[before.given]
            seen += [SeenGift(before.given, pairs[chair], c) for chair, c in enumerate(cards) if c]
    return tuple(seen)


# ---- the beliefs that follow


def deal_by_beliefs(view: OkidokiState, given: tuple[SeenGift, ...], stream: SeededStream) -> tuple[list[bytes], bytes]:
    """Return, by chair, a likely hand including the card it gave, and the resulting stock."""
    unseen, shares, room, nowhere = beliefs(view, given)
    free, piles = list(room), [bytearray() for _ in room]
    for card, share in zip(unseen, shares, strict=True):
        weights = list(map(mul, share, free))
        drawn, at = stream.below(CHANCE) / CHANCE * sum(weights), -1
        for place, weight in enumerate(weights):
            if free[place]:
                at, drawn = place, drawn - weight
                if drawn < 0:
                    break
        free[at] -= 1
        piles[at].append(card)
    hands = [
        (hand + gift).replace(HOLE, b"") + pile for hand, gift, pile in zip(view.hands, view.gifts, piles, strict=False)
    ]
    return hands, bytes(piles[-1]) + nowhere


@lru_cache(maxsize=8)
def beliefs(view: OkidokiState, given: tuple[SeenGift, ...]) -> Beliefs:
    """Return the beliefs of a seat with this view and these gifts."""
    unseen, nowhere = stock(view), b""
    if is_opening(view) and TWO_OF_SPADES in unseen:
        unseen, nowhere = unseen.replace(CARD_BYTES[TWO_OF_SPADES], b""), CARD_BYTES[TWO_OF_SPADES]
    need = [(hand + gift).count(UNKNOWN) for hand, gift in zip(view.hands, view.gifts, strict=True)]
    room = (*need, len(unseen) - sum(need))
    likely = {c: [float(count > 0) for count in room] for c in unseen}
    for chair, c, factor in _clues(view, given, unseen):
        if c in likely:
            likely[c][chair] *= factor
    chances = _balanced_chances(likely, room)
    order = sorted(unseen, key=lambda c: max(chances[c]), reverse=True)
    shares, expected = list[tuple[float, ...]](), [MIN_LIKELIHOOD] * len(room)
    for c in reversed(order):
        expected = list(map(add, expected, chances[c]))
        shares.append(tuple(map(truediv, chances[c], expected)))
    return Beliefs(bytes(order), tuple(shares[::-1]), room, nowhere)


def _balanced_chances(likely: dict[int, list[float]], room: Sequence[int]) -> dict[int, list[float]]:
    """Return the chances of each card, fitted so that every place can expect as many cards as it has room for."""
    scale, chances = [float(count) for count in room], likely
    for _ in range(BALANCING_ROUNDS):
        chances, expected = {}, [MIN_LIKELIHOOD] * len(room)
        for c, factors in likely.items():
            weights = list(map(mul, factors, scale))
            whole = sum(weights) or 1.0
            chances[c] = [weight / whole for weight in weights]
            expected = list(map(add, expected, chances[c]))
        scale = [each * count / got for each, count, got in zip(scale, room, expected, strict=True)]
    return chances


Clue = tuple[int, int, float]
"""(chair, card, likelihood that it holds the card, relative to others)."""


def _clues(view: OkidokiState, given: Sequence[SeenGift], unseen: bytes) -> Iterator[Clue]:
    """Yield the clues that the gifts and the played cards give about the unseen cards."""
    t = view.table
    for gift in given:
        for c in _given_before(gift.card, gift.giver, t.pairs[gift.exchange][gift.giver], unseen):
            yield gift.giver, c, GIVEN
    for gift in {gift.card: gift for gift in given if gift.exchange < view.given and gift.card in unseen}.values():
        for chair, factor in enumerate(_whereabouts(view, gift, unseen)):
            yield chair, gift.card, factor
    for chair, met, card in _played(view):
        cannot, rather = _unlikely_cards(met, card)
        factor = LED if met.suit < 0 else FOLLOWED if met.suit == card & 3 else THROWN
        for c in cannot:
            yield chair, c, 0.0
        for c in rather:
            yield chair, c, factor


def _given_before(card: int, giver: int, to: int, cards: bytes) -> list[int]:
    """Return those of these cards that a player gives away before this one."""
    last = PARTNER_GIFT_COST if team(giver) == team(to) else ENEMY_GIFT_COST
    return [c for c in cards if last[c] < last[card]]


def _whereabouts(view: OkidokiState, gift: SeenGift, unseen: bytes) -> list[float]:
    """Return, by chair, the likelihood that it holds a gift now."""
    pairs, at = view.table.pairs, view.table.pairs[gift.exchange][gift.giver]
    likely = [MIN_LIKELIHOOD] * view.table.chairs
    likely[at] = 1.0
    for exchange in range(gift.exchange + 1, view.given):
        to = pairs[exchange][at]
        before = len(_given_before(gift.card, at, to, unseen))
        passes = MIN_PASS_ON_CHANCE + (gift.card >> 2 != ACE) * PASS_ON_CHANCE * (1 - before / len(unseen)) ** (
            HAND - 1
        )
        likely[at], likely[to], at = likely[at] * (1 - passes), likely[at] * passes, to
    return likely


class PlayContext(NamedTuple):
    """The situation in which a player chose its card."""

    suit: int
    best: int
    left: int
    ours: bool
    penalties: int
    aces: int
    early: bool
    """As of a `CurrentTrick`."""
    wants_ace: bool
    """True if its team has no ace yet."""
    is_ace_race: bool
    """True if its team is after all the aces, or the others may be."""


def _played(view: OkidokiState) -> Iterator[tuple[int, PlayContext, int]]:
    """Yield the cards played by others while suits had to be followed: (chair, situation, card)."""
    t, taken = view.table, [0, 0]
    for n, leader in enumerate(trick_leaders(view)):
        trick = CurrentTrick(leader, t.chairs, early=n < EARLY_TRICKS, free=False)
        while trick.left and len(view.played[trick.turn]) > n:
            chair, c = trick.turn, view.played[trick.turn][n]
            if UNKNOWN in view.hands[chair] and c != TWO_OF_SPADES and n >= t.drawn:
                wants_ace, keen = not taken[team(chair)], ACE_RACE_FROM <= taken[0] + taken[1] in taken
                lies = trick.suit, trick.best, trick.left, trick.is_ours(), trick.penalties, trick.aces
                yield chair, PlayContext(*lies, trick.early, wants_ace, keen), c
            trick.add(c & 3, STRENGTH[c])
        taken[team(trick.taker)] += trick.aces


@lru_cache(maxsize=1 << 12)
def _unlikely_cards(met: PlayContext, card: int) -> tuple[bytes, bytes]:
    """Return the cards that this card's player cannot hold, and those that a plain player would rather have played."""
    trick = CurrentTrick(0, 4, early=met.early, free=False)
    trick.suit, trick.best, trick.left, trick.penalties, trick.aces = met[:3] + met[4:6]
    trick.taker = int(not met.ours)
    thrown = met.suit not in (-1, card & 3)
    cannot = bytes([c for c in DECK if thrown and c & 3 == met.suit])
    rather = bytearray()
    for c in DECK:
        if c != card and (c & 3 == card & 3 or thrown and c >> 2 == ACE and c not in cannot):
            shoot = met.is_ace_race and (met.aces > 0 or ACE in (c >> 2, card >> 2))
            if take_plain_card(sorted_hand(bytes((card, c))), trick, shoot, met.wants_ace) == (c & 3, STRENGTH[c]):
                rather.append(c)
    return cannot, bytes(rather)
