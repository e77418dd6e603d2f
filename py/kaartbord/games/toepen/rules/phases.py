"""The course of a round of Toepen: its windows in order, automatic transitions, and the dealer's actions."""

from collections.abc import Callable
from functools import lru_cache

from ....rules.cards import split_equally
from ....rules.protocol import UNKNOWN, Action
from ....rules.seats import replace_at
from ...tricks.rules.hands import add_to_hands, can_come_from, is_lot
from . import hand, stake
from . import state as toepen
from . import tricks as trick
from .state import ToepenState
from .visibility import hand_size, is_dealt_blind, seats_to_turn_up

# ---- windows


def _seats_in(state: ToepenState) -> bytes:
    return toepen.seats_in(state, state.dealer)


def _seats_not_looked(state: ToepenState) -> bytes:
    return bytes([seat for seat in _seats_in(state) if not state.marks[seat] & toepen.LOOKED])


def _seats_to_discard(state: ToepenState) -> bytes:
    return bytes([seat for seat in _seats_in(state) if len(state.hands[seat]) > state.length])


def _washers(state: ToepenState) -> bytes:
    return _seats_in(state) if toepen.stock_size(state) >= toepen.HAND else b""


def _window_opener(phase: str, whom: Callable[[ToepenState], bytes]) -> Callable[[ToepenState], ToepenState]:
    """Return a function that opens a window for these seats, if there are any."""

    def opened(state: ToepenState) -> ToepenState:
        asked = whom(state)
        return state._replace(phase=phase, queue=asked) if asked else state

    return opened


WINDOWS: tuple[tuple[str, str, int, Callable[[ToepenState], ToepenState]], ...] = (
    (toepen.BLIND, "blind", toepen.HAND, _window_opener(toepen.BLIND, stake.blind_callers)),
    (toepen.LOOK, "blind", toepen.HAND, _window_opener(toepen.LOOK, _seats_not_looked)),
    (toepen.DISCARD, "kings_final", toepen.FINAL_TRICKS, _window_opener(toepen.DISCARD, _seats_to_discard)),
    (toepen.FOUR, "four_alike", toepen.HAND, _window_opener(toepen.FOUR, _seats_in)),
    (toepen.WASH, "was", toepen.HAND, _window_opener(toepen.WASH, _washers)),
    (toepen.WHISTLE, "whistle", toepen.HAND, _window_opener(toepen.WHISTLE, _seats_in)),
    (toepen.PELT, "pelt", toepen.HAND, stake.open_pelt),
)
"""The windows between the deal and the first card (P13): the phase, its house rule, the number of tricks of its rounds,
and the function that opens it, which changes nothing if there is nobody to ask."""

NEXT_WINDOW = {toepen.DEAL: 0, toepen.BLIND_ANSWER: 1} | {phase: n for n, (phase, *_) in enumerate(WINDOWS, 1)}
"""By phase: the first window after it."""


@lru_cache(maxsize=1024)
def _windows(table: toepen.ToepenTable, length: int, after: str) -> tuple[Callable[[ToepenState], ToepenState], ...]:
    """Return the windows after a phase at this table, in a round of `length` tricks."""
    return tuple(
        opened
        for _, option, tricks, opened in WINDOWS[NEXT_WINDOW[after] :]
        if tricks == length and getattr(table.options, option) not in (False, "off")
    )


def _next_window(state: ToepenState) -> ToepenState:
    """Open the next window in which somebody is asked, or the first trick."""
    for opened in _windows(state.table, state.length, state.phase):
        state = opened(state)
        if state.queue:
            return state
    seat = stake.first_leader(state)
    return state._replace(phase=toepen.TRICK, turn=seat, leader=seat)


SETTLED_PHASES = toepen.DEALER_PHASES | {toepen.TRICK, toepen.OVER}
"""Phases without automatic transitions."""


def advance(state: ToepenState) -> ToepenState:
    """Return the state after automatic steps: the last player in wins the round, an empty queue ends a question."""
    phase = state.phase
    if phase in SETTLED_PHASES:
        return state
    if state.status.count(toepen.IN) == 1:
        return trick.settle_round(state, state.status.index(toepen.IN), state.stake)
    if state.queue:
        return state
    if phase == toepen.ANSWER:
        state = stake.close_question(state, toepen.TRICK)
        return state if state.status[state.turn] == toepen.IN else trick.pass_turn(state)
    if phase in stake.ANSWER_PHASES:
        state = stake.close_question(state, phase)
    if phase == toepen.FOUR and (shown := hand.shown_fours(state)):
        return trick.settle_four_alike(state, shown)
    return _next_window(state)


# ---- the dealer


def deal(state: ToepenState, deck: bytes) -> Action:
    """Return a lot, a hand for every seat in the game, face-down cards turned up, or cards from the stock."""
    if state.dealer == toepen.NOBODY:
        return Action("lot", deck[:1])
    if state.phase == toepen.DEAL:
        return Action("deal", deck[: len(toepen.alive(state)) * hand_size(state)])
    if state.phase == toepen.DRAW:
        return Action("draw", (deck + state.under)[: hand.cards_to_draw(state)])
    return Action(*_turn_up(state))


def _turn_up(state: ToepenState) -> tuple[str, bytes]:
    """Return the kind of the dealer's action that turns cards up, and these cards; those that are unseen stay holes."""
    if state.phase == toepen.TURN_OVER:
        return "turn_over", state.aside[state.washer][-toepen.HAND :]
    return "look", b"".join(state.hands[seat] for seat in seats_to_turn_up(state))


def is_possible_deal(state: ToepenState, action: Action) -> bool:
    """Return whether the dealer can have dealt this (holes match any card)."""
    kind, given, placements = action
    pile = toepen.stock(state)
    if state.dealer == toepen.NOBODY:
        return is_lot(action, pile)
    if placements or not can_come_from(given, toepen.DECK):
        return False
    if state.phase == toepen.DEAL:
        return kind == "deal" and len(given) == len(toepen.alive(state)) * hand_size(state)
    if state.phase == toepen.DRAW:
        size, fresh = hand.cards_to_draw(state), toepen.stock_size(state) - len(state.under)
        under = state.under[: max(0, size - fresh)]
        wanted = "draw", bytes(size - len(under)) + under if any(given) else bytes(size)
    else:
        wanted = _turn_up(state)
    return (
        kind == wanted[0]
        and len(given) == len(wanted[1])
        and all(c == there or there == UNKNOWN and c in pile for c, there in zip(given, wanted[1], strict=True))
    )


def _start_round(state: ToepenState, given: bytes) -> ToepenState:
    """Start a new round: hands for all still in the game, face down if somebody may call blind."""
    playing, size = toepen.alive(state), hand_size(state)
    looked = 0 if is_dealt_blind(state) else toepen.LOOKED
    fresh = toepen.initial_state(state.table)
    hands, marks, status = [*fresh.hands], bytearray(fresh.marks), bytearray(state.status)
    for seat, held in zip(playing, add_to_hands((b"",) * len(playing), given), strict=True):
        hands[seat] = held
        marks[seat], status[seat] = looked, toepen.IN
    return _next_window(
        fresh._replace(
            points=state.points,
            start=state.points,
            hands=tuple(hands),
            marks=bytes(marks),
            folds=state.folds,
            status=bytes(status),
            length=toepen.HAND if size == toepen.HAND else toepen.FINAL_TRICKS,
            dealer=state.dealer,
            winner=state.winner,
            crosses=state.crosses,
            rounds=state.rounds + 1,
        )
    )


def _look(state: ToepenState, given: bytes) -> ToepenState:
    """Turn hands up for their owners, then continue with the window."""
    hands, marks, looking = state.hands, bytearray(state.marks), seats_to_turn_up(state)
    for seat, own in zip(looking, split_equally(given, len(looking)), strict=True):
        marks[seat] |= toepen.LOOKED
        hands = replace_at(hands, seat, own)
    state = state._replace(hands=hands, marks=bytes(marks))
    if state.phase == toepen.PEEK:
        return advance(state._replace(phase=toepen.BLIND_ANSWER))
    return _next_window(state._replace(queue=b""))


APPLY_DEALER: dict[str, Callable[[ToepenState, bytes], ToepenState]] = {
    "lot": lambda state, lot: state._replace(dealer=lot[0]),
    "deal": _start_round,
    "look": _look,
    "turn_over": hand.settle_check,
    "draw": hand.draw_from_stock,
}
"""By kind: the effect of the dealer's action."""
