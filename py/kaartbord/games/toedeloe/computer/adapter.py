"""The adapter of ToedeLoe to the search: determinized hands, candidate actions, and the end of a deal.

A leaf is the end of the root's trick. The rest of the deal is played out by players that look at one card at a time,
with the gain of a trick of each value on the board of the leaf.
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from math import exp
from typing import NamedTuple

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.cards import CARD_BYTES
from ....rules.protocol import Action
from ....rules.seats import team
from ... import toedeloe
from ...tricks.computer.equivalent_cards import equivalent_cards
from ...tricks.rules import CARD_ACTIONS
from ..rules.scoring import score_choices, winners
from ..rules.state import DECK, JOKER_VALUE, OVER, SCORE, TRICK, ToedeloeState, own_pack_cards, trick_count
from ..rules.taking import (
    CARD_VALUE,
    JOKER_LEAD,
    NO_LEAD,
    STRENGTH_BY_LEAD,
    SUIT_OF,
    current_lead,
    current_value,
    playable,
    trick_plays,
)
from ..rules.taking import trick_value as worth_of
from . import cards as play
from .likely_hands import likely_hands, random_hands
from .pawns import Gains, board, game_stage, score_pawn_worth, trick_gains, white_lead

MAX_SCORINGS = 6
"""The number of ways to score a trick that are candidates, those that look best without a search."""

ROWS_WEIGHTS = (1.0, 0.7, 0.55, 0.5, 0.45, 0.4, 0.4, 0.4, 0.4)
"""By stage: the weight of a point in rows against one on the score track, as rows may still be stopped. This and
the constants below are fitted to the ends of games of the firm player."""

LEAD_UNIT_AT_END, LEAD_UNIT_PER_STAGE = 2.4, 0.2
"""The lead, in points, of 1 in log-odds: at the end of the game, and more for each stage left of it."""

FIRST_TRICK_WEIGHT = 1.2
"""The weight of the trick that is scored."""

CARDS_WEIGHTS = (0.5, 0.22, 0.22, 0.25, 0.3, 0.34, 0.37, 0.39, 0.4, 0.42, 0.42)
TRICKS_WEIGHTS = (0.0, 0.85, 0.75, 0.68, 0.63, 0.6, 0.58, 0.55, 0.55, 0.55, 0.55)
LOSSES_WEIGHTS = (1.0, 1.0, 0.95, 0.92, 0.86, 0.8, 0.75, 0.7, 0.68, 0.65, 0.65)
"""By tricks left in the deal: the weight of the average worth of the cards, in this deal or the next, and, from
playing them out, of the gains of the tricks and of the points lost at the end."""

HOLD_CHANCE = 0.75
"""The chance that a card that is led is not beaten by one still in play that could."""

BRINK_DISTANCE = 0.5
"""The assumed distance from the end of its track of a score pawn that would reach it."""

MIN_GAIN = -1000.0
"""Less than the gain of any card."""

game = toedeloe


# ---- determinizations


def determinize(view: ToedeloeState, seat: int, stream: SeededStream, past: Past[ToedeloeState]) -> ToedeloeState:
    """Return a full state whose hands fit the cards played, likely ones more often if the past is known."""
    hands = likely_hands(view, seat, stream, past) if past else random_hands(view, stream)
    return view._replace(hands=hands)


# ---- knowledge before a trick


class TrickOutlook(NamedTuple):
    """The possible gains of a trick, from the board and the cards played before it."""

    gains: tuple[Gains, Gains]
    payoffs: play.Payoffs
    keep_values: Sequence[float]
    lead_values: Sequence[Sequence[float]]
    """By chair and card: the worth of leading it."""


def _outlook(state: ToedeloeState, done: int) -> TrickOutlook:
    """Return the knowledge after `done` tricks of this deal."""
    t, cells, minus, left, _, played, gone, _, plus, placed, _, _, dealer, deals, _ = state
    before, takers = tuple([pile[:done] for pile in played]), state.takers[:done]
    return _outlook_before(
        ToedeloeState(t, cells, minus, left, (), before, gone, takers, plus, placed, 0, 0, dealer, deals, TRICK)
    )


@lru_cache(maxsize=64)
def _outlook_before(before: ToedeloeState) -> TrickOutlook:
    """Return the same as `_outlook`; shared by all who play to a trick."""
    weight = ROWS_WEIGHTS[game_stage(before)]
    white, grey = trick_gains(before)
    brings = (
        {value: weight * gain for value, gain in white.items()},
        {value: weight * gain for value, gain in grey.items()},
    )
    pays = play.payoffs(before, brings)
    keep = play.keep_values(before, pays)
    return TrickOutlook(brings, pays, keep, _leads(before, pays, keep))


def _leads(before: ToedeloeState, pays: play.Payoffs, keep: Sequence[float]) -> list[list[float]]:
    """Return, by chair and card, the trick's gain for its team at the card's own value, taken by it or, as it may be
    beaten, by any other; less the card's further worth."""
    in_play = DECK.translate(None, before.gone + b"".join(before.played))
    above, chairs = play.higher_counts(in_play), len(pays)
    leads = [[MIN_GAIN] * len(keep) for _ in pays]
    for chair in range(chairs):
        sign = 1 - 2 * team(chair)
        for c in own_pack_cards(chair, in_play):
            worth, holds = JOKER_VALUE if SUIT_OF[c] == JOKER_LEAD else CARD_VALUE[c], HOLD_CHANCE ** above[c]
            own = pays[chair][worth]
            others = (sum([by_value[worth] for by_value in pays]) - own) / (chairs - 1)
            leads[chair][c] = sign * (holds * own + (1 - holds) * others) - keep[c]
    return leads


# ---- candidates and policy


def candidates(state: ToedeloeState, seat: int) -> Sequence[Action]:
    """Return cards of different effect, the one that looks best first; or the best ways to score."""
    if state.phase == SCORE:
        sign, stage = 1 - 2 * team(state.turn), game_stage(state)
        return nlargest(
            MAX_SCORINGS, score_choices(state), key=lambda way: sign * _white_lead(toedeloe.play(state, way), stage)
        )
    cards = _distinct(state)
    known, now = _outlook(state, len(state.takers)), play.partial_trick(state)
    cards.sort(key=lambda c: _card_gain(known, now, state.turn, c), reverse=True)
    return [CARD_ACTIONS[c] for c in cards]


def policy(state: ToedeloeState, seat: int, stream: SeededStream) -> Action:
    """Return the action that looks best without a search."""
    if state.phase == SCORE:
        return candidates(state, seat)[0]
    known, now = _outlook(state, len(state.takers)), play.partial_trick(state)
    return CARD_ACTIONS[
        max(playable(state.hands[state.turn], now.led), key=lambda c: _card_gain(known, now, state.turn, c))
    ]


def _card_gain(known: TrickOutlook, now: play.PartialTrick, chair: int, card: int) -> float:
    """Return a card's gain for its team if nobody played after it (except for a lead), less its further worth."""
    if now.led == NO_LEAD:
        return known.lead_values[chair][card]
    after = play.with_card(now, chair, card)
    brings = known.payoffs[after.taker][after.value]
    return (-brings if team(chair) else brings) - known.keep_values[card]


def _distinct(state: ToedeloeState) -> list[int]:
    """Return the cards that may be played; of red ones with no card in play between them, one."""
    hand = state.hands[state.turn]
    legal = playable(hand, current_lead(state))
    red = [c for c in legal if not CARD_VALUE[c]]
    in_play = DECK.translate(None, state.gone + b"".join(state.played))
    groups = equivalent_cards(
        in_play, red, lambda c: (SUIT_OF[c], STRENGTH_BY_LEAD[SUIT_OF[c]][c], c in hand), lambda c: "red"
    )
    return [*(c for c in legal if CARD_VALUE[c]), *(group[0] for group in groups)]


# ---- leaves


def is_leaf(root: ToedeloeState, state: ToedeloeState) -> bool:
    """Return whether the trick is taken, or its score is chosen."""
    return root.phase == SCORE or state.phase != TRICK or len(state.takers) > len(root.takers)


def evaluate(state: ToedeloeState) -> tuple[float, float]:
    """Return the chances of white and grey: by the board, and by the possible gains of the rest of the deal."""
    if state.phase == OVER:
        best = winners(state)
        return (0 in best) / len(best), (1 in best) / len(best)
    stage = game_stage(state)
    lead = _white_lead(state, stage)
    if state.phase == SCORE or state.phase == TRICK and not _was_last_trick_scored(state):
        lead += _points_to_come(state)
    white = 1 / (1 + exp(-lead / (LEAD_UNIT_AT_END + LEAD_UNIT_PER_STAGE * stage)))
    return white, 1 - white


def _was_last_trick_scored(state: ToedeloeState) -> bool:
    """Return whether the last trick of this deal had a value: then the board shows its result."""
    return bool(state.takers) and worth_of(bytes([c for _, c in trick_plays(state, len(state.takers) - 1)])) != 0


def _white_lead(state: ToedeloeState, stage: int) -> float:
    """Return white's lead, in points on the score track; at the end of the game also for having won."""
    if state.phase == OVER:
        return white_lead(state, stage)
    t, (white, grey) = state.table, state.minus
    return (
        _rows(state.cells, t.options.green_wild, stage)
        + score_pawn_worth(white, t.lowest)
        - score_pawn_worth(grey, t.lowest)
    )


@lru_cache(maxsize=64)
def _rows(cells: bytes, wild: bool, stage: int) -> float:
    """Return the lead of white's rows, weighted."""
    return ROWS_WEIGHTS[stage] * board(cells, wild, stage)


def _points_to_come(state: ToedeloeState) -> float:
    """Return the points for white from the trick that is scored and from the rest of the deal.

    Playing the cards out is nearly exact near the end of the deal; before that, the average worth of cards is as good,
    with less noise.
    """
    known = _outlook(state, max(len(state.takers) - 1, 0))
    t, taker, left = state.table, state.turn, trick_count(state) - len(state.takers)
    plus, hands, later = list(state.plus), list(state.hands), 0.0
    first = _trick_gain(known, taker, current_value(state) if state.phase == SCORE else 0, plus)
    for _ in range(left):
        taker, worth = _play_trick(known, hands, taker)
        later += _trick_gain(known, taker, worth, plus)
    white, grey = (
        score_pawn_worth(max(at - lost, t.lowest + BRINK_DISTANCE), t.lowest) - score_pawn_worth(at, t.lowest)
        for at, lost in zip(state.minus, _deal_losses(state, plus), strict=True)
    )
    return (
        FIRST_TRICK_WEIGHT * first
        + CARDS_WEIGHTS[left] * _kept(known, state.hands)
        + TRICKS_WEIGHTS[left] * later
        + LOSSES_WEIGHTS[left] * (white - grey)
    )


def _kept(known: TrickOutlook, hands: Sequence[bytes]) -> float:
    """Return the worth of these hands to white."""
    keep = known.keep_values
    return sum([-keep[c] if team(chair) else keep[c] for chair, hand in enumerate(hands) for c in hand])


def _trick_gain(known: TrickOutlook, taker: int, worth: int, plus: list[int]) -> float:
    """Return a trick's gain for white; it is laid plus if it can be scored."""
    if not worth:
        return 0.0
    side = team(taker)
    gain = known.gains[side].get(worth)
    if gain is None:
        gain = -1.0
    else:
        plus[taker] += 1
    return -gain if side else gain


def _deal_losses(state: ToedeloeState, plus: Sequence[int]) -> tuple[int, int]:
    """Return the points that each team loses with these plus tricks by chair."""
    white, grey = sum(plus[::2]), sum(plus[1::2])
    lead = float(white - grey)
    if state.table.options.round_compare == "pawns":
        was = sum(state.plus[::2]) - sum(state.plus[1::2])
        lead = state.placed[0] - state.placed[1] + play.PAWNS_PER_TRICK * (lead - was)
    return plus[::2].count(0) + (lead < 0), plus[1::2].count(0) + (lead > 0)


def _play_trick(known: TrickOutlook, hands: list[bytes], leader: int) -> tuple[int, int]:
    """Return (chair that takes it, value) of a trick to which everybody plays the card that looks best. Takes the
    cards from the hands."""
    card = max(playable(hands[leader], NO_LEAD), key=known.lead_values[leader].__getitem__)
    now: tuple[int, int, int, int] = play.with_card(play.NO_CARDS_YET, leader, card)
    hands[leader] = hands[leader].replace(CARD_BYTES[card], b"", 1)
    for n in range(1, len(hands)):
        chair = (leader + n) % len(hands)
        card, now = _best_card(known, hands[chair], chair, now)
        hands[chair] = hands[chair].replace(CARD_BYTES[card], b"", 1)
    _, _, taker, value = now
    return taker, value


def _best_card(
    known: TrickOutlook, hand: bytes, chair: int, now: tuple[int, int, int, int]
) -> tuple[int, tuple[int, int, int, int]]:
    """Return the card that looks best after others, and the trick with it; tricks are the fields of a `PartialTrick`.

    The same as the best by `_card_gain`, but much faster: whole deals are played out by it.
    """
    led, strength, taker, value = now
    pays, keep, sign = known.payoffs, known.keep_values, -1 if chair & 1 else 1
    most, best, after = MIN_GAIN, 0, now
    for c in playable(hand, led):
        suit = SUIT_OF[c]
        height = STRENGTH_BY_LEAD[led][c]
        takes = height and height >= strength
        worth = value if CARD_VALUE[c] <= value or value == JOKER_VALUE else CARD_VALUE[c]
        if suit == JOKER_LEAD:
            worth = JOKER_VALUE
        gain = sign * pays[chair if takes else taker][worth] - keep[c]
        if gain > most:
            most, best = gain, c
            after = (led, height, chair, worth) if takes else (led, strength, taker, worth)
    return best, after
