"""The likely hands of the others: those from which a firm player would have made the plays seen."""

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from math import exp
from typing import NamedTuple

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.cards import CARD_BYTES
from ....rules.protocol import UNKNOWN
from ....rules.seats import team
from ... import toedeloe
from ...tricks.rules import CARD_ACTIONS
from ..rules.state import DECK, ToedeloeState, own_pack_cards, stock
from ..rules.taking import SUIT_OF, playable, trick_plays
from .cards import (
    chairs_to_come,
    draw_cards,
    keep_values,
    outcome_gain,
    partial_trick,
    payoffs,
    possible_hands,
    shown_voids,
    with_card,
)
from .pawns import trick_gains

SAMPLED_DEALS = 150
"""Deals of the hidden cards that are weighed against each other."""

SAMPLES = 12
"""Deals from which the worth of a card at the time of its play is estimated."""

NOISE = 0.15
"""Points by which players misjudge a card."""

SLIP = 0.1
"""The chance that a player takes any card at random."""

CHANCE_STEPS = 1 << 20
"""Resolution in which chances are drawn."""

Hands = tuple[bytes, ...]


class ObservedPlay(NamedTuple):
    """A card that a chair chose in this deal."""

    led: int
    card: int
    wanted: Mapping[int, float]
    """By card of its pack: the preference for it then."""


def likely_hands(view: ToedeloeState, seat: int, stream: SeededStream, past: Past[ToedeloeState]) -> Hands:
    """Return hands for all, drawn by their likelihood; `past` reaches back to the deal."""
    hands, chances = weighed(view, seat, trick_openings(past))
    return hands[bisect(chances, stream.below(CHANCE_STEPS) / CHANCE_STEPS * chances[-1])]


def trick_openings(past: Past[ToedeloeState]) -> tuple[ToedeloeState, ...]:
    """Return the seat's view at the lead of each trick of this deal."""
    return tuple([ply.before for ply in past if ply.action.kind == "card" and ply.before.leader == ply.before.turn])


@lru_cache(maxsize=4)
def weighed(view: ToedeloeState, seat: int, tricks: Sequence[ToedeloeState]) -> tuple[list[Hands], list[float]]:
    """Return deals of the hidden cards, and their cumulative likelihoods."""
    stream = SeededStream(sha256(f"{toedeloe.write(view)} seat {seat} deals".encode()).digest())
    plays = plays_by_chair(view, tricks)
    unseen = [chair for chair in range(len(plays)) if UNKNOWN in view.hands[chair]]
    dealt, likely = list[Hands](), list[float]()
    for _ in range(SAMPLED_DEALS):
        hands, chance = random_hands(view, stream), 1.0
        for chair in unseen:
            chance *= likelihood(hands[chair], plays[chair])
        dealt.append(hands)
        likely.append(chance)
    return dealt, list(accumulate(likely))


def random_hands(view: ToedeloeState, stream: SeededStream) -> Hands:
    """Return hands for all, each from its pack, without cards of a suit that the chair did not follow."""
    rest, void = stock(view), shown_voids(view)
    hands = list(view.hands)
    for chair in sorted(range(len(hands)), key=lambda chair: -len(void[chair])):
        if UNKNOWN in view.hands[chair]:
            pack, need = own_pack_cards(chair, rest), len(hands[chair])
            hand = draw_cards([c for c in pack if SUIT_OF[c] not in void[chair]], need, stream)
            if len(hand) < need:
                hand += draw_cards(list(pack.translate(None, hand)), need - len(hand), stream)
            rest = rest.translate(None, hand)
            hands[chair] = bytes(sorted(hand))
    return tuple(hands)


def likelihood(hand: bytes, plays: Sequence[ObservedPlay]) -> float:
    """Return the likelihood that a player of this hand has made these plays, each among the cards it had then."""
    chance = 1.0
    for led, card, wanted in reversed(plays):
        hand += CARD_BYTES[card]
        cards = playable(hand, led)
        if len(cards) > 1:
            chance *= (1 - SLIP) * wanted[card] / sum([wanted[c] for c in cards]) + SLIP / len(cards)
    return chance


def plays_by_chair(view: ToedeloeState, tricks: Sequence[ToedeloeState]) -> list[list[ObservedPlay]]:
    """Return, by chair, the cards it has played, oldest first."""
    plays: list[list[ObservedPlay]] = [[] for _ in view.hands]
    for opened in tricks:
        state = opened._replace(hands=tuple([bytes(len(hand)) for hand in opened.hands]))
        for chair, card in trick_plays(view, len(opened.takers)):
            plays[chair].append(ObservedPlay(partial_trick(state).led, card, card_preferences(state)))
            state = toedeloe.play(state, CARD_ACTIONS[card])
    return plays


@lru_cache(maxsize=128)
def card_preferences(public: ToedeloeState) -> Mapping[int, float]:
    """Return a firm player's preference for each card that the chair to move may hold, from the public state."""
    chairs, pays, now = chairs_to_come(public), payoffs(public, trick_gains(public)), partial_trick(public)
    keep, turn = keep_values(public, pays), public.turn
    sign = 1 - 2 * team(turn)
    stream = SeededStream(sha256(toedeloe.write(public).encode()).digest())
    samples = list(possible_hands(public, stream, chairs, SAMPLES if chairs else 1))
    after = {
        c: with_card(now, turn, c)
        for c in own_pack_cards(turn, DECK.translate(None, public.gone + b"".join(public.played)))
    }
    brings = {
        end: sum([outcome_gain(end, chairs, hands, pays, keep) for hands in samples]) * sign / len(samples)
        for end in set(after.values())
    }
    most = max(brings.values())
    return {c: exp((brings[end] - keep[c] - most) / NOISE) for c, end in after.items()}
