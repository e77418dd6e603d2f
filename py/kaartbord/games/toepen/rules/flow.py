"""The course of a round of Toepen: its windows in order, automatic transitions, and the dealer's actions."""

from collections.abc import Callable
from functools import lru_cache

from ....rules.cards import shares
from ....rules.protocol import UNKNOWN, Action
from ....rules.seats import put
from ...tricks.rules.hands import are_of, is_lot, take_up
from . import hand, stake
from . import state as toepen
from . import tricks as trick
from .state import State
from .visibility import dealt_blind, hand_size, lookers

# ---- windows


def _everybody(state: State) -> bytes:
    return toepen.inside(state, state.dealer)


def _unlooked(state: State) -> bytes:
    return bytes([seat for seat in _everybody(state) if not state.marks[seat] & toepen.LOOKED])


def _overfull(state: State) -> bytes:
    return bytes([seat for seat in _everybody(state) if len(state.hands[seat]) > state.length])


def _washers(state: State) -> bytes:
    return _everybody(state) if toepen.undrawn(state) >= toepen.HAND else b""


def _ask(phase: str, whom: Callable[[State], bytes]) -> Callable[[State], State]:
    """Return a function that opens a window for these seats, if there are any."""

    def opened(state: State) -> State:
        asked = whom(state)
        return state._replace(phase=phase, queue=asked) if asked else state

    return opened


WINDOWS: tuple[tuple[str, str, int, Callable[[State], State]], ...] = (
    (toepen.BLIND, "blind", toepen.HAND, _ask(toepen.BLIND, stake.callers)),
    (toepen.LOOK, "blind", toepen.HAND, _ask(toepen.LOOK, _unlooked)),
    (toepen.DISCARD, "kings_final", toepen.FINAL, _ask(toepen.DISCARD, _overfull)),
    (toepen.FOUR, "four_alike", toepen.HAND, _ask(toepen.FOUR, _everybody)),
    (toepen.WASH, "was", toepen.HAND, _ask(toepen.WASH, _washers)),
    (toepen.WHISTLE, "whistle", toepen.HAND, _ask(toepen.WHISTLE, _everybody)),
    (toepen.PELT, "pelt", toepen.HAND, stake.open_pelt),
)
"""The windows between the deal and the first card (P13): the phase, its house rule, the number of tricks of its rounds,
and the function that opens it, which changes nothing if there is nobody to ask."""

NEXT = {toepen.DEAL: 0, toepen.BLIND_ANSWER: 1} | {phase: n for n, (phase, *_) in enumerate(WINDOWS, 1)}
"""By phase: the first window after it."""


@lru_cache(maxsize=1024)
def _windows(table: toepen.Table, length: int, after: str) -> tuple[Callable[[State], State], ...]:
    """Return the windows after a phase at this table, in a round of `length` tricks."""
    return tuple(
        opened
        for _, option, tricks, opened in WINDOWS[NEXT[after] :]
        if tricks == length and getattr(table.options, option) not in (False, "off")
    )


def _next_window(state: State) -> State:
    """Open the next window in which somebody is asked, or the first trick."""
    for opened in _windows(state.table, state.length, state.phase):
        state = opened(state)
        if state.queue:
            return state
    seat = stake.first_leader(state)
    return state._replace(phase=toepen.TRICK, turn=seat, leader=seat)


SETTLED = toepen.DEALERS | {toepen.TRICK, toepen.OVER}
"""Phases without automatic transitions."""


def go_on(state: State) -> State:
    """Return the state after automatic steps: the last player in wins the round, an empty queue ends a question."""
    phase = state.phase
    if phase in SETTLED:
        return state
    if state.status.count(toepen.IN) == 1:
        return trick.won(state, state.status.index(toepen.IN), state.stake)
    if state.queue:
        return state
    if phase == toepen.ANSWER:
        state = stake.answered(state, toepen.TRICK)
        return state if state.status[state.turn] == toepen.IN else trick.pass_on(state)
    if phase in stake.QUESTIONS:
        state = stake.answered(state, phase)
    if phase == toepen.FOUR and (shown := hand.shown_fours(state)):
        return trick.four_of_a_kind(state, shown)
    return _next_window(state)


# ---- the dealer


def deal(state: State, deck: bytes) -> Action:
    """Return a lot, a hand for every seat in the game, face-down cards turned up, or cards from the stock."""
    if state.dealer == toepen.NOBODY:
        return Action("lot", deck[:1])
    if state.phase == toepen.DEAL:
        return Action("deal", deck[: len(toepen.alive(state)) * hand_size(state)])
    if state.phase == toepen.DRAW:
        return Action("draw", (deck + state.under)[: hand.draws(state)])
    return Action(*_face_down(state))


def _face_down(state: State) -> tuple[str, bytes]:
    """Return the kind of the dealer's action that turns cards up, and these cards; those that are unseen stay holes."""
    if state.phase == toepen.TURN_OVER:
        return "turn_over", state.aside[state.washer][-toepen.HAND :]
    return "look", b"".join(state.hands[seat] for seat in lookers(state))


def dealable(state: State, action: Action) -> bool:
    """Return whether the dealer can have dealt this (holes match any card)."""
    kind, given, placements = action
    pile = toepen.stock(state)
    if state.dealer == toepen.NOBODY:
        return is_lot(action, pile)
    if placements or not are_of(given, toepen.DECK):
        return False
    if state.phase == toepen.DEAL:
        return kind == "deal" and len(given) == len(toepen.alive(state)) * hand_size(state)
    if state.phase == toepen.DRAW:
        size, fresh = hand.draws(state), toepen.undrawn(state) - len(state.under)
        under = state.under[: max(0, size - fresh)]
        wanted = "draw", bytes(size - len(under)) + under if any(given) else bytes(size)
    else:
        wanted = _face_down(state)
    return (
        kind == wanted[0]
        and len(given) == len(wanted[1])
        and all(
            c == there or there == UNKNOWN and c in pile for c, there in zip(given, wanted[1], strict=True)
        )
    )


def _dealt(state: State, given: bytes) -> State:
    """Start a new round: hands for all still in the game, face down if somebody may call blind."""
    playing, size = toepen.alive(state), hand_size(state)
    looked = 0 if dealt_blind(state) else toepen.LOOKED
    fresh = toepen.start_of(state.table)
    hands, marks, status = [*fresh.hands], bytearray(fresh.marks), bytearray(state.status)
    for seat, held in zip(playing, take_up((b"",) * len(playing), given), strict=True):
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
            length=toepen.HAND if size == toepen.HAND else toepen.FINAL,
            dealer=state.dealer,
            winner=state.winner,
            crosses=state.crosses,
            rounds=state.rounds + 1,
        )
    )


def _looked(state: State, given: bytes) -> State:
    """Turn hands up for their owners, then continue with the window."""
    hands, marks, looking = state.hands, bytearray(state.marks), lookers(state)
    for seat, own in zip(looking, shares(given, len(looking)), strict=True):
        marks[seat] |= toepen.LOOKED
        hands = put(hands, seat, own)
    state = state._replace(hands=hands, marks=bytes(marks))
    if state.phase == toepen.PEEK:
        return go_on(state._replace(phase=toepen.BLIND_ANSWER))
    return _next_window(state._replace(queue=b""))


DEALS: dict[str, Callable[[State, bytes], State]] = {
    "lot": lambda state, lot: state._replace(dealer=lot[0]),
    "deal": _dealt,
    "look": _looked,
    "turn_over": hand.turned_over,
    "draw": hand.drawn,
}
"""By kind: the effect of the dealer's action."""
