"""OkiDoki: take no spades and no aces, then walk the points of the others.

Rule ids: the names in INFO.rules; O1 to O14 of our reading of the rules are in brackets. Each part of the rules has its
file: `hand` exchanges, tricks and their points, `moves` the pawns.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ...rules import options as house
from ...rules import position
from ...rules.cards import CARD_BYTES
from ...rules.checks import check_action, check_seat, check_table, no_choice
from ...rules.masking import HOLE
from ...rules.protocol import DEALER, UNKNOWN, Action, Illegal, Refusal, Score
from ..tricks.rules import card_action
from ..tricks.rules.hands import reveal
from .rules import hand
from .rules import moves as pawns
from .rules import text as okidoki_text
from .rules.effects import events as events
from .rules.hand import deal as deal
from .rules.info import INFO as INFO
from .rules.info import OkidokiOptions as OkidokiOptions
from .rules.state import (
    GIVE,
    MOVE,
    NOBODY,
    OVER,
    TRICK,
    TWO_OF_SPADES,
    initial_state,
    is_opening,
    pawns_finished,
    table,
)
from .rules.state import OkidokiState as OkidokiState
from .rules.state import stock as stock
from .rules.visibility import fill as fill
from .rules.visibility import problems as problems
from .rules.visibility import seen as seen
from .rules.visibility import view as view

CHAIR_PHASES = (TRICK, MOVE)
"""Phases in which one chair has the turn."""


def options(values: Mapping[str, Any]) -> OkidokiOptions:
    """Return the house rules as one value, defaults filled in."""
    return OkidokiOptions(**house.with_defaults(INFO.options, values))


def setup(options: OkidokiOptions, seats: int) -> OkidokiState:
    """Return the first state: nothing dealt; the first dealer is drawn by lot, then the deal rotates."""
    check_table(INFO, OkidokiOptions, options, seats)
    return initial_state(table(options, seats))


def sides(state: OkidokiState) -> tuple[tuple[int, ...], ...]:
    """Return the seats of white and grey: two players each, or one who plays for both (O13)."""
    return ((0, 2), (1, 3)) if state.table.seats == 4 else ((0,), (1,))


# ---- seats to move, and legal actions


def to_move(state: OkidokiState) -> tuple[int, ...]:
    """Return the seats to move; in an exchange every seat with a chair that has given no card (O3)."""
    phase = state.phase
    if phase in CHAIR_PHASES:
        return state.table.movers[state.turn]
    if phase == GIVE:
        return hand.giving_seats(state)
    return () if phase == OVER else (DEALER,)


def legal(state: OkidokiState, seat: int) -> Sequence[Action]:
    """Return the legal actions: a card to give or to play, or every way to walk the steps that are due."""
    phase, t = state.phase, state.table
    if phase == GIVE:
        chair = hand.giving_chair(state, seat)
        if chair == NOBODY:
            return no_choice(seat, t.seats)
        held = state.hands[chair]
        return list(map(hand.GIVE_ACTIONS.__getitem__, dict.fromkeys(held) if UNKNOWN in held else held))
    if phase not in CHAIR_PHASES or seat not in t.movers[state.turn]:
        return no_choice(seat, t.seats)
    return list(map(card_action, hand.playable_cards(state))) if phase == TRICK else pawns.move_choices(state)


def refusals(state: OkidokiState, seat: int) -> Sequence[Refusal]:
    """Return the reasons why cards may not be played, and why pawns may not go to squares that look possible."""
    check_seat(seat, state.table.seats)
    if seat == DEALER or seat not in to_move(state) or state.phase == GIVE:
        return ()
    if state.phase == MOVE:
        return pawns.refusals(state)
    rule, allowed = _card_rule(state), hand.playable_cards(state)
    return tuple([Refusal(rule, c) for c in dict.fromkeys(state.hands[state.turn]) if c not in allowed])


def _card_rule(state: OkidokiState) -> str:
    """Return the rule that a card breaks which is in the hand."""
    return "opening" if is_opening(state) else "follow"


# ---- the effect of a choice


def apply(state: OkidokiState, seat: int, action: Action) -> OkidokiState:
    """Return the next state. Raise Illegal with the rule that forbids the action."""
    check_action(seat, action)
    if refusal := _fault(state, seat, action):
        raise Illegal(refusal)
    if seat == DEALER or state.phase == MOVE:
        return play(state, action)
    chair = state.turn if state.phase == TRICK else hand.giving_chair(state, seat)
    state = state._replace(hands=reveal(state.hands, chair, action.cards))
    return hand.give_card(state, chair, action.cards) if state.phase == GIVE else hand.play_card(state, action.cards)


def play(state: OkidokiState, action: Action) -> OkidokiState:
    """Return the next state after a legal action of the first seat to move; nothing is checked."""
    kind, shown, placements = action
    if kind == "card":
        return hand.play_card(state, shown)
    if kind == "give":
        return hand.give_card(state, hand.next_giving_chair(state), shown)
    if kind == "exchange":
        return hand.exchange_cards(state, shown, placements)
    if kind == "deal":
        return hand.deal_hands(state, shown)
    if kind == "draw":
        return hand.draw_from_stock(state, shown)
    return state._replace(dealer=shown[0]) if kind == "lot" else pawns.apply_move(state, action)


def _fault(state: OkidokiState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that an action breaks, or None if it is legal."""
    movers = to_move(state)
    if not movers:
        return Refusal("over")
    if seat not in movers:
        return Refusal("turn", seat=movers[0])
    if seat == DEALER:
        return None if hand.is_possible_deal(state, action, stock(state)) else Refusal("dealer")
    if state.phase == MOVE:
        return None if action in pawns.move_choices(state) else pawns.move_fault(state, action)
    return _card_fault(state, seat, action)


def _card_fault(state: OkidokiState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that forbids giving or playing these cards; an unseen hand is assumed to hold and to fit them."""
    kind, shown, placements = action
    giving = state.phase == GIVE
    if placements or kind != ("give" if giving else "card"):
        return Refusal("give" if giving else "steps")
    if len(shown) != 1:
        return Refusal("give" if giving else "hand")
    chair = hand.giving_chair(state, seat) if giving else state.turn
    held = state.hands[chair]
    if shown not in held or shown == HOLE and not giving:
        if UNKNOWN not in state.hands[chair] or shown not in stock(state):
            return Refusal("hand", shown[0])
        return None if giving else _unseen_fault(state, shown)
    return None if giving or shown in hand.playable_cards(state) else Refusal(_card_rule(state), shown[0])


def _unseen_fault(state: OkidokiState, shown: bytes) -> Refusal | None:
    """Return the same for an unseen card: only at the opening is more known of that hand."""
    known = hand.playable_cards(state) == CARD_BYTES[TWO_OF_SPADES] and is_opening(state)
    return Refusal("opening", shown[0]) if known else None


# ---- the score, and the position text


def score(state: OkidokiState) -> Score:
    """Return the pawns at the finish of each team; both may win, for the last round is played out."""
    points = pawns_finished(state)
    if state.phase != OVER:
        return Score(points)
    winners = tuple(side for side in (0, 1) if points[side] >= state.table.goal)
    return Score(points, winners, "home" if len(winners) == 1 else "draw")


def write(state: OkidokiState) -> str:
    """Return the position text."""
    return okidoki_text.write(state, house.changes_text(INFO.options, state.table.options))


def read(text: str) -> OkidokiState:
    """Return the state of a position text; raise BadPosition if it is not one or nobody could continue from it."""
    return position.read(text, INFO, (options, table), okidoki_text.state_of, problems)
