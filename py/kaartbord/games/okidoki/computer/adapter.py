"""The adapter of OkiDoki to the search: determinized hands, candidate actions, and the effect of penalty points
on pawns.

A leaf is the end of the root's trick, exchange or walk. The rest of the hand is played by the plain policy, both teams
walk the resulting steps, and the pawns are evaluated. Lines of cards have a search of their own (`card_search.py`).
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from math import exp, sqrt

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.cards import ACE, CARD_BYTES
from ....rules.masking import HOLE
from ....rules.protocol import UNKNOWN, Action
from ....rules.seats import replace_at
from ... import okidoki as engine
from ...tricks.rules import CARD_ACTIONS
from ..rules import moves
from ..rules import state as okidoki
from ..rules.hand import GIVE_ACTIONS, gifts_by_receiver, giving_chair, playable_cards
from ..rules.state import OkidokiState
from . import hand_play as play
from . import pawns
from .beliefs import deal_by_beliefs
from .beliefs import seen_gifts as gifts_seen
from .endgame import HandValue
from .firm import gift_order, goes_to_partner, plain_card

STEP_LOG_ODDS = 0.0275
"""Worth of one more square in a game of four pawns, in log-odds; from games of the firm player."""

MAX_WALKS = 16
"""The number of walks that are candidates, those that look best without a search."""

LIKELY_GIFTS = 3
"""A gift is assumed to be one of the first LIKELY_GIFTS in the order in which a hand gives."""

MAX_ENEMY_GIFTS = 5
"""The number of cards that are candidates for a gift to the enemies; to the partner all are."""

DueWalks = tuple[tuple[int, int], ...]
"""(team, steps) of walks to come, as in the state."""

game = engine


# ---- determinizations


def determinize(view: OkidokiState, seat: int, stream: SeededStream, past: Past[OkidokiState]) -> OkidokiState:
    """Return a full state that fits the seat's beliefs, with gifts that probably hurt."""
    hands, _ = deal_by_beliefs(view, gifts_seen(past), stream)
    gifts = view.gifts
    for chair, gift in enumerate(gifts):
        if gift == HOLE:
            gifts = replace_at(gifts, chair, CARD_BYTES[_likely_gift(view, chair, hands[chair], stream)])
        hands[chair] = bytes(sorted(hands[chair].replace(gifts[chair], b"", 1)))
    return view._replace(hands=tuple(hands), gifts=gifts)


def _likely_gift(state: OkidokiState, chair: int, hand: bytes, stream: SeededStream) -> int:
    """Return one of the cards that a player is likely to give."""
    return gift_order(state, chair, hand)[stream.below(LIKELY_GIFTS)]


# ---- candidates and policy


def candidates(state: OkidokiState, seat: int) -> Sequence[Action]:
    """Return cards of different effect, the plain player's first; likely gifts; the best walks."""
    if state.phase == okidoki.GIVE:
        chair = giving_chair(state, seat)
        ranked = gift_order(state, chair, state.hands[chair])
        return [GIVE_ACTIONS[c] for c in (ranked if goes_to_partner(state, chair) else ranked[:MAX_ENEMY_GIFTS])]
    if state.phase == okidoki.MOVE:
        side = state.moves[0][0]
        ways = moves.move_choices(state)
        return nlargest(MAX_WALKS, ways, key=lambda way: pawns.position_worth(moves.apply_move(state, way), side))
    hand, legal = state.hands[state.turn], playable_cards(state)
    if len(legal) == 1:
        return [CARD_ACTIONS[legal[0]]]
    first = plain_card(state)
    unseen = okidoki.DECK.translate(None, hand + b"".join([pile[: len(state.takers)] for pile in state.played]))
    differing = play.distinct_cards(hand, unseen, legal)
    same = [c for c in differing if c & 3 == first & 3 and okidoki.STRENGTH[c] <= okidoki.STRENGTH[first]][-1]
    return [CARD_ACTIONS[first], *(CARD_ACTIONS[c] for c in differing if c != same)]


def policy(state: OkidokiState, seat: int, stream: SeededStream) -> Action:
    """Return the plain player's card; a likely gift; the walk that looks best."""
    if state.phase == okidoki.GIVE:
        chair = giving_chair(state, seat)
        return GIVE_ACTIONS[_likely_gift(state, chair, state.hands[chair], stream)]
    if state.phase == okidoki.MOVE:
        return pawns.best_move(state, moves.move_choices(state))
    return CARD_ACTIONS[plain_card(state)]


# ---- leaves


def is_leaf(root: OkidokiState, state: OkidokiState) -> bool:
    """Return whether the root's trick, exchange or walk is over."""
    return (
        state.phase not in (okidoki.GIVE, okidoki.TRICK, okidoki.MOVE)
        or len(state.takers) > len(root.takers)
        or (state.given > root.given)
    )


def evaluate(state: OkidokiState) -> tuple[float, float]:
    """Return the chances of white and grey: by the pawns, once the hand is played out and its steps are walked."""
    due = state.moves if state.phase in (okidoki.MOVE, okidoki.DEAL, okidoki.OVER) else _walks_after_play(state)
    white = _chance(state.table, state.pawns, due)
    return white, 1 - white


def _walks_after_play(state: OkidokiState) -> DueWalks:
    """Return the walks that follow if plain players play the hand out."""
    hands = _hands_to_play(state)
    pile = okidoki.stock(state)
    if pile:
        pile = SeededStream(b"".join(hands)).shuffle(pile)
    course = play.OpenHandPlay(state, list(map(play.sorted_hand, hands)), pile)
    first = UNKNOWN
    if state.phase in (okidoki.GIVE, okidoki.OPEN) or okidoki.is_opening(state):
        leader = next((chair for chair, hand in enumerate(hands) if okidoki.TWO_OF_SPADES in hand), course.trick.turn)
        course.trick.turn, first = (
            leader,
            okidoki.TWO_OF_SPADES if okidoki.TWO_OF_SPADES in hands[leader] else UNKNOWN,
        )
    course.play_out(first, teams_with_all_aces(course.taken, hands), 0)
    return due_walks(course.points, course.taken, state.table)


def due_walks(points: Sequence[int], taken: Sequence[int], t: okidoki.OkidokiTable) -> DueWalks:
    """Return the walks that follow from penalty points and aces, by team."""
    if max(taken) == play.ACES_IN_ALL:
        four = taken.index(play.ACES_IN_ALL)
        return ((four, okidoki.ACES_MOVE), *(((1 - four, points[four]),) if t.options.four_aces_play_out else ()))
    if points[0] == points[1]:
        return ()
    begins = int(points[1] < points[0])
    return (begins, points[1 - begins]), (1 - begins, points[begins])


def chance_function(state: OkidokiState) -> HandValue:
    """Return the function to white's chance to win from the teams' penalty points and aces at the end of this hand."""
    return lambda points, taken: _chance(state.table, state.pawns, due_walks(points, taken, state.table))


def teams_with_all_aces(taken: Sequence[int], hands: Sequence[bytes]) -> tuple[bool, bool]:
    """Return, by team, whether it has all the aces, in its hands or taken."""
    white, grey = [not taken[1 - side] and _aces(hands[side::2]) + taken[side] == play.ACES_IN_ALL for side in (0, 1)]
    return white, grey


def _hands_to_play(state: OkidokiState) -> tuple[bytes, ...]:
    """Return, by chair, the cards that it will play, exchanged ones included once all have given."""
    if state.phase == okidoki.OPEN:
        return tuple([hand + CARD_BYTES[c] for hand, c in zip(state.hands, gifts_by_receiver(state), strict=True)])
    if state.phase == okidoki.GIVE:
        return tuple([hand + gift for hand, gift in zip(state.hands, state.gifts, strict=True)])
    return state.hands


def _aces(hands: Sequence[bytes]) -> int:
    """Return the number of aces in these hands."""
    return sum(c >> 2 == ACE for hand in hands for c in hand)


@lru_cache(maxsize=1 << 12)
def _chance(t: okidoki.OkidokiTable, at: bytes, due: DueWalks) -> float:
    """Return white's chance to win once these walks are made in the best way."""
    state = okidoki.initial_state(t)._replace(
        pawns=at, moves=due, turn=0, rounds=1, phase=okidoki.MOVE if due else okidoki.DEAL
    )
    while state.phase == okidoki.MOVE:
        state = moves.apply_move(state, pawns.best_move(state, moves.move_choices(state)))
    home = okidoki.pawns_finished(state)
    if max(home) >= t.goal:
        return (1 + (home[0] >= t.goal) - (home[1] >= t.goal)) / 2
    ahead = pawns.expected_squares(t, state.pawns, 0) - pawns.expected_squares(t, state.pawns, 1)
    return 1 / (1 + exp(-STEP_LOG_ODDS * sqrt(okidoki.TEAM_PAWNS / t.goal) * ahead))
