"""The value of a round of Toepen: toep and its answers, the blind toep, pelt, the anti-line rule.

While a question is open `stake` is the cost of folding and `raised` the cost of losing afterwards.
"""

from collections.abc import Sequence

from ....rules.protocol import Action
from ....rules.seats import replace_at
from . import state as toepen
from .state import ToepenState

TOEP, STAY, FOLD, FOLD_AND_LOOK, CALL_BLIND, NO_BLIND = map(
    Action, ("toep", "stay", "fold", "look", "blind", "no_blind")
)

MAX_FOLDS = 2
"""Folds in a row after which the anti-line rule holds a player in."""

PELT_STAKE = 2
"""The cost of losing when somebody is one point from the limit: that counts as a toep."""


# ---- toep


def raise_refusal(state: ToepenState, seat: int) -> str:
    """Return the rule that bars a player still in from a toep while no question is open; "" if no rule does."""
    toeper, options = state.toeper, state.table.options
    if state.length != toepen.HAND:
        return "final"
    if seat == toeper or toeper == toepen.PELT_TOEPER and seat in toepen.pelt_seats(state):
        return "own_toep"
    if not options.toep_for_dead and state.points[seat] + state.stake + 1 > options.limit:
        return "dead"
    return ""


def interrupters(state: ToepenState) -> tuple[int, ...]:
    """Return the seats that may toep out of turn (`toep_any_time`)."""
    if not state.table.options.toep_any_time or state.length != toepen.HAND:
        return ()
    return tuple([seat for seat in toepen.others(state, state.turn) if not raise_refusal(state, seat)])


def toep(state: ToepenState, seat: int) -> ToepenState:
    """Raise the stake by one."""
    return _raise_stake(state, seat, state.stake + 1, toepen.ANSWER)


def _raise_stake(state: ToepenState, seat: int, to: int, phase: str) -> ToepenState:
    """Ask everybody else still in, clockwise from the left; an own toep breaks the line of folds."""
    return state._replace(
        phase=phase,
        queue=toepen.others(state, seat),
        toeper=seat,
        raised=to,
        folds=toepen.replace_byte(state.folds, seat, 0),
    )


# ---- answers


def answers(state: ToepenState, seat: int) -> list[Action]:
    """Return the answers: stay or fold, and at a blind toep fold and look. After too many folds a player must stay."""
    if must_stay(state, seat):
        return [STAY]
    return [STAY, FOLD, FOLD_AND_LOOK] if state.phase == toepen.BLIND_ANSWER else [STAY, FOLD]


def must_stay(state: ToepenState, seat: int) -> bool:
    """Return whether the anti-line rule holds: after two folds in a row the third toep must be met."""
    return state.table.options.anti_line and state.folds[seat] >= MAX_FOLDS


def stay(state: ToepenState, seat: int) -> ToepenState:
    """Stay in for the raised stake."""
    folds = toepen.replace_byte(state.folds, seat, 0) if state.folds[seat] else state.folds
    return state._replace(queue=state.queue[1:], folds=folds)


def fold(state: ToepenState, seat: int, looks: int = 0) -> ToepenState:
    """Fold for the stake before the toep; looking at a hand folded blind costs one more."""
    return state._replace(
        queue=state.queue[1:],
        status=toepen.replace_byte(state.status, seat, toepen.FOLDED),
        owed=replace_at(state.owed, seat, state.stake + looks),
        folds=toepen.replace_byte(state.folds, seat, min(state.folds[seat] + 1, MAX_FOLDS)),
    )


def fold_and_look(state: ToepenState, seat: int) -> ToepenState:
    """Fold and look: the dealer turns the hand up for its owner."""
    return toepen.add_mark(fold(state, seat, looks=1), seat, toepen.PEEKED)._replace(phase=toepen.PEEK)


def close_question(state: ToepenState, phase: str) -> ToepenState:
    """Close a question that all have answered: losing now costs what was asked, and play continues in `phase`."""
    return state._replace(phase=phase, stake=state.raised or state.stake, raised=0)


# ---- blind toep


def blind_callers(state: ToepenState) -> bytes:
    """Return the seats that may call blind, from the dealer's left: the highest (P17) or, by `blind_anyone`, all."""
    options = state.table.options
    if not options.blind:
        return b""
    points, status = state.points, state.status
    playing = [s for s in state.table.after[state.dealer] if status[s] != toepen.GONE]
    highest = max([points[s] for s in playing])
    if options.pelt and highest == options.limit - 1:
        return b""
    return bytes([s for s in playing if options.blind_anyone or points[s] == highest])


def call_blind(state: ToepenState, seat: int) -> ToepenState:
    """Call a blind toep, for `blind_value`; the others answer without seeing their cards."""
    return _raise_stake(state, seat, state.table.options.blind_value, toepen.BLIND_ANSWER)


# ---- pelt (Dutch also: armoede): a player has one point less than the limit


def open_pelt(state: ToepenState) -> ToepenState:
    """Open pelt: it counts as a toep by all in pelt; the others answer, clockwise from the left of the first."""
    if not toepen.pelt_seats(state):
        return state
    if asked := pelt_answerers(state):
        return state._replace(phase=toepen.PELT, raised=PELT_STAKE, toeper=toepen.PELT_TOEPER, queue=asked)
    return state._replace(stake=PELT_STAKE, toeper=toepen.PELT_TOEPER)


def pelt_answerers(state: ToepenState) -> bytes:
    """Return the seats that answer to pelt, in order; empty without pelt."""
    there = toepen.pelt_seats(state)
    return toepen.others(state, there[0]).translate(None, there) if there else b""


def first_leader(state: ToepenState) -> int:
    """Return the seat left of the dealer; with `pelt_leads` a player in pelt (P8)."""
    still_in = toepen.seats_in(state, state.dealer)
    if state.table.options.pelt_leads and state.length == toepen.HAND:
        there = toepen.pelt_seats(state)
        return next((seat for seat in still_in if seat in there), still_in[0])
    return still_in[0]


def toep_refusal(state: ToepenState, seat: int) -> str:
    """Return the rule that forbids a player still in to toep now; "" if it is allowed."""
    if state.phase != toepen.TRICK or state.status[seat] != toepen.IN:
        return "question" if state.status[seat] == toepen.IN else "turn"
    if rule := raise_refusal(state, seat):
        return rule
    return "" if seat == state.turn or state.table.options.toep_any_time else "toep_turn"


ANSWER_PHASES = (toepen.BLIND_ANSWER, toepen.PELT, toepen.ANSWER)
"""Phases in which a toep, of whatever kind, is answered."""


def answering_seats(state: ToepenState) -> Sequence[int]:
    """Return the seats that answer a toep, of whatever kind, the next one first: the others' answers change nothing for
    them. A seat that toeped on its own turn still has to play a card, if anybody stays."""
    phase, turn = state.phase, state.turn
    asked = [*state.queue] if phase in ANSWER_PHASES else []
    lays = phase == toepen.TRICK or (phase == toepen.ANSWER and turn == state.toeper)
    return [*asked, turn] if lays else asked
