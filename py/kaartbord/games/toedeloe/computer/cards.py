"""The cards of ToedeLoe as seen from one hand: the possible hands of the others, and the possible ends of a trick.

Values are points for white (see `pawns`), so grey wants them low.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from ....match.shuffle import SeededStream
from ....rules.cards import SECOND_PACK
from ....rules.protocol import UNKNOWN
from ....rules.seats import team
from .. import trick_plays
from ..rules.state import DECK, JOKER_VALUE, ToedeloeState, own_pack_cards, stock, trick_count
from ..rules.taking import CARD_VALUE, JOKER_LEAD, NO_LEAD, STRENGTH_BY_LEAD, SUIT_OF, playable
from .pawns import Gains

PLUS_CHANCE = {4: 0.2, 2: 0.45}
"""By the number of chairs: the chance that a trick is a plus for a given one."""

PAWNS_PER_TRICK = 1.5
"""Pawns that a trick brings, on average."""

BEATEN_FACTOR = 0.6
"""The factor on a card's value for each card still in play that beats it; the highest is worth a trick."""

JOKER_HOLD_CHANCE = 0.9
"""The chance that a joker takes its trick."""

USUAL_VALUES = (8, 9, 10, 11, 12, 13, 15)
"""The values that most tricks have, to measure the worth of an average trick."""

Payoffs = Sequence[Mapping[int, float]]
"""By the chair that takes the trick and its value: its worth to white."""


class PartialTrick(NamedTuple):
    """A trick so far."""

    led: int
    strength: int
    taker: int
    value: int


NO_CARDS_YET = PartialTrick(NO_LEAD, -1, -1, 0)
"""A trick before its first card."""


def with_card(now: PartialTrick, chair: int, card: int) -> PartialTrick:
    """Return the trick with one more card."""
    suit, strength, taker, value = now
    if suit == NO_LEAD:
        suit = SUIT_OF[card]
    height = STRENGTH_BY_LEAD[suit][card]
    if height and height >= strength:
        strength, taker = height, chair
    if SUIT_OF[card] == JOKER_LEAD:
        value = JOKER_VALUE
    elif value != JOKER_VALUE:
        value = max(value, CARD_VALUE[card])
    return PartialTrick(suit, strength, taker, value)


def partial_trick(view: ToedeloeState) -> PartialTrick:
    """Return the trick in progress."""
    now = NO_CARDS_YET
    for chair, card in trick_plays(view):
        now = with_card(now, chair, card)
    return now


def chairs_to_come(view: ToedeloeState) -> list[int]:
    """Return the chairs that play to this trick after the one whose turn it is."""
    chairs = view.table.chairs
    left = (view.leader - view.turn - 1) % chairs
    return [(view.turn + n) % chairs for n in range(1, left + 1)]


# ---- the worth of a trick


@cache
def lead_worth(lead: float, tricks: int, step: float) -> float:
    """Return the worth of a lead if the team behind loses a point at the end: the chance to be ahead less that to be
    behind, after `tricks` more tricks that change the lead by `step`, for either team alike."""
    ends = ((lead + step * (2 * n - tricks), comb(tricks, n)) for n in range(tricks + 1))
    return sum(ways * ((end > 0) - (end < 0)) for end, ways in ends) / (1 << tricks)


def payoffs(view: ToedeloeState, gains: tuple[Gains, Gains]) -> list[dict[int, float]]:
    """Return the worth of each end of this trick: pawns, the taker's plus, and the lead in plus tricks."""
    t = view.table
    left = trick_count(view) - len(view.takers) - 1
    if t.options.round_compare == "pawns":
        lead, step = float(view.placed[0] - view.placed[1]), PAWNS_PER_TRICK
    else:
        lead, step = float(sum(view.plus[::2]) - sum(view.plus[1::2])), 1.0
    none = (1 - PLUS_CHANCE[t.chairs]) ** left
    by_chair = []
    for chair in range(t.chairs):
        sign, brings = 1 - 2 * team(chair), gains[team(chair)]
        plus = lead_worth(lead + sign * step, left, step) - lead_worth(lead, left, step)
        if not view.plus[chair]:
            plus += sign * none
        blocked = dict.fromkeys(CARD_VALUE, float(-sign))
        by_chair.append(blocked | {value: sign * gain + plus for value, gain in brings.items()} | {0: 0.0})
    return by_chair


def keep_values(view: ToedeloeState, pays: Payoffs) -> list[float]:
    """Return, by card, its worth to its holder after this trick.

    A card takes later tricks unless one still in play beats it; no card is kept beyond the last trick.
    """
    worth = [0.0] * (2 * SECOND_PACK)
    last = len(view.takers) + 1 == trick_count(view)
    if last and view.deals % len(view.table.played) == 0:
        return worth
    chairs = range(len(pays))
    swing = sum(abs(pays[chair][value]) for chair in chairs for value in USUAL_VALUES) / (
        len(USUAL_VALUES) * len(chairs)
    )
    in_play = DECK.translate(None, view.gone + b"".join(view.played))
    for suit in range(JOKER_LEAD):
        strength = STRENGTH_BY_LEAD[suit]
        heights = sorted((strength[c] for c in in_play if SUIT_OF[c] == suit), reverse=True)
        for c in in_play:
            if SUIT_OF[c] == suit:
                above = heights.index(strength[c])
                equal = heights.count(strength[c]) - 1
                worth[c] = swing * BEATEN_FACTOR ** (above + equal / 2)
    for c in in_play:
        if SUIT_OF[c] == JOKER_LEAD:
            worth[c] = JOKER_HOLD_CHANCE * abs(pays[int(c >= SECOND_PACK)][JOKER_VALUE]) + swing / 2
    return worth


def higher_counts(in_play: bytes) -> list[int]:
    """Return, by card, the number of cards of its suit still in play that beat it if they are played later."""
    above = [0] * (2 * SECOND_PACK)
    for suit in range(JOKER_LEAD):
        heights = [STRENGTH_BY_LEAD[suit][c] for c in in_play if SUIT_OF[c] == suit]
        for c in in_play:
            if SUIT_OF[c] == suit:
                above[c] = sum([height >= STRENGTH_BY_LEAD[suit][c] for height in heights]) - 1
    return above


# ---- the possible hands of the others


def shown_voids(view: ToedeloeState) -> list[set[int]]:
    """Return, by chair, the suits it has shown not to hold in this deal."""
    suits: list[set[int]] = [set() for _ in view.hands]
    for number in range(len(view.takers) + 1):
        cards = trick_plays(view, number)
        for chair, card in cards[1:]:
            suit = SUIT_OF[cards[0][1]]
            if suit not in (JOKER_LEAD, SUIT_OF[card]):
                suits[chair].add(suit)
    return suits


def possible_hands(
    view: ToedeloeState, stream: SeededStream, chairs: Sequence[int], count: int
) -> Iterator[list[bytes]]:
    """Yield `count` times hands that these chairs may hold: the seen ones as they are, the others at random."""
    unseen, void = stock(view), shown_voids(view)
    for _ in range(count):
        packs, hands = [own_pack_cards(side, unseen) for side in (0, 1)], []
        for chair in chairs:
            hand = view.hands[chair]
            if UNKNOWN in view.hands[chair]:
                pack = packs[team(chair)]
                hand = draw_cards([c for c in pack if SUIT_OF[c] not in void[chair]], len(hand), stream)
                packs[team(chair)] = pack.translate(None, hand)
            hands.append(hand)
        yield hands


def draw_cards(cards: list[int], count: int, stream: SeededStream) -> bytes:
    """Return `count` of the cards at random; all if there are no more."""
    count = min(count, len(cards))
    for n in range(count):
        other = n + stream.below(len(cards) - n)
        cards[n], cards[other] = cards[other], cards[n]
    return bytes(cards[:count])


# ---- the possible ends of the trick


def outcome_gain(
    now: PartialTrick, chairs: Sequence[int], hands: Sequence[bytes], pays: Payoffs, keep: Sequence[float]
) -> float:
    """Return the trick's gain for white when these chairs continue, each as if its card were the last."""
    spent = 0.0
    for chair, hand in zip(chairs, hands, strict=True):
        sign = 1 - 2 * team(chair)
        best, chosen, cost = -1000.0, now, 0.0
        for card in playable(hand, now.led):
            after = with_card(now, chair, card)
            worth = sign * pays[after.taker][after.value] - keep[card]
            if worth > best:
                best, chosen, cost = worth, after, keep[card]
        now = chosen
        spent += sign * cost
    return pays[now.taker][now.value] - spent


def card_worths(
    view: ToedeloeState, cards: Sequence[int], pays: Payoffs, stream: SeededStream, count: int
) -> list[float]:
    """Return, by card, the expected gain of the trick for the own team if it is played now, from `count` deals."""
    keep, now, chairs, turn = keep_values(view, pays), partial_trick(view), chairs_to_come(view), view.turn
    sign = 1 - 2 * team(turn)
    after = [with_card(now, turn, card) for card in cards]
    total = [0.0] * len(cards)
    for hands in possible_hands(view, stream, chairs, count):
        for n, laid in enumerate(after):
            total[n] += sign * outcome_gain(laid, chairs, hands, pays, keep)
    return [worth / count - keep[card] for worth, card in zip(total, cards, strict=True)]
