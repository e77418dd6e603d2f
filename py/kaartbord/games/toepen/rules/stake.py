"""The value of a round of Toepen: toep and its answers, the blind toep, pelt, the anti-line rule.

While a question is open `stake` is the cost of folding and `raised` the cost of losing afterwards.
"""

from collections.abc import Sequence

from ....rules.protocol import Action
from ....rules.seats import put
from . import state as toepen
from .state import State

TOEP, STAY, FOLD, LOOK_IN, CALL_BLIND, NO_BLIND = map(
    Action, ("toep", "stay", "fold", "look", "blind", "no_blind")
)

LINE = 2
"""Folds in a row after which the anti-line rule holds a player in."""

PELT_STAKE = 2
"""The cost of losing when somebody is one point from the limit: that counts as a toep."""


# ---- toep


def raise_refusal(state: State, seat: int) -> str:
    """Return the rule that bars a player still in from a toep while no question is open; "" if no rule does."""
    toeper, options = state.toeper, state.table.options
    if state.length != toepen.HAND:
        return "final"
    if seat == toeper or toeper == toepen.PELTS and seat in toepen.pelts(state):
        return "own_toep"
    if not options.toep_for_dead and state.points[seat] + state.stake + 1 > options.limit:
        return "dead"
    return ""


def interrupters(state: State) -> tuple[int, ...]:
    """Return the seats that may toep out of turn (`toep_any_time`)."""
    if not state.table.options.toep_any_time or state.length != toepen.HAND:
        return ()
    return tuple([seat for seat in toepen.others(state, state.turn) if not raise_refusal(state, seat)])


def toep(state: State, seat: int) -> State:
    """Raise the stake by one."""
    return _raised(state, seat, state.stake + 1, toepen.ANSWER)


def _raised(state: State, seat: int, to: int, phase: str) -> State:
    """Ask everybody else still in, clockwise from the left; an own toep breaks the line of folds."""
    return state._replace(
        phase=phase,
        queue=toepen.others(state, seat),
        toeper=seat,
        raised=to,
        folds=toepen.put_byte(state.folds, seat, 0),
    )


# ---- answers


def answers(state: State, seat: int) -> list[Action]:
    """Return the answers: stay or fold, and at a blind toep fold and look. After too many folds a player must stay."""
    if must_stay(state, seat):
        return [STAY]
    return [STAY, FOLD, LOOK_IN] if state.phase == toepen.BLIND_ANSWER else [STAY, FOLD]


def must_stay(state: State, seat: int) -> bool:
    """Return whether the anti-line rule holds: after two folds in a row the third toep must be met."""
    return state.table.options.anti_line and state.folds[seat] >= LINE


def stay(state: State, seat: int) -> State:
    """Stay in for the raised stake."""
    folds = toepen.put_byte(state.folds, seat, 0) if state.folds[seat] else state.folds
    return state._replace(queue=state.queue[1:], folds=folds)


def fold(state: State, seat: int, looks: int = 0) -> State:
    """Fold for the stake before the toep; looking at a hand folded blind costs one more."""
    return state._replace(
        queue=state.queue[1:],
        status=toepen.put_byte(state.status, seat, toepen.FOLDED),
        owed=put(state.owed, seat, state.stake + looks),
        folds=toepen.put_byte(state.folds, seat, min(state.folds[seat] + 1, LINE)),
    )


def look_in(state: State, seat: int) -> State:
    """Fold and look: the dealer turns the hand up for its owner."""
    return toepen.mark(fold(state, seat, looks=1), seat, toepen.PEEKED)._replace(phase=toepen.PEEK)


def answered(state: State, phase: str) -> State:
    """Close a question that all have answered: losing now costs what was asked, and play continues in `phase`."""
    return state._replace(phase=phase, stake=state.raised or state.stake, raised=0)


# ---- blind toep


def callers(state: State) -> bytes:
    """Return the seats that may call blind, from the dealer's left: the (joint) highest (P17) or with `blind_anyone`
    everybody; nobody while there is pelt."""
    options = state.table.options
    if not options.blind:
        return b""
    points, status = state.points, state.status
    playing = [s for s in state.table.after[state.dealer] if status[s] != toepen.GONE]
    highest = max([points[s] for s in playing])
    if options.pelt and highest == options.limit - 1:
        return b""
    return bytes([s for s in playing if options.blind_anyone or points[s] == highest])


def call_blind(state: State, seat: int) -> State:
    """Call a blind toep, for `blind_value`; the others answer without seeing their cards."""
    return _raised(state, seat, state.table.options.blind_value, toepen.BLIND_ANSWER)


# ---- pelt (Dutch also: armoede): a player has one point less than the limit


def open_pelt(state: State) -> State:
    """Open pelt: it counts as a toep by all in pelt; the others answer, clockwise from the left of the first."""
    if not toepen.pelts(state):
        return state
    if asked := asked_at_pelt(state):
        return state._replace(phase=toepen.PELT, raised=PELT_STAKE, toeper=toepen.PELTS, queue=asked)
    return state._replace(stake=PELT_STAKE, toeper=toepen.PELTS)


def asked_at_pelt(state: State) -> bytes:
    """Return the seats that answer to pelt, in order; empty without pelt."""
    there = toepen.pelts(state)
    return toepen.others(state, there[0]).translate(None, there) if there else b""


def first_leader(state: State) -> int:
    """Return the seat left of the dealer; with `pelt_leads` a player in pelt (P8)."""
    still_in = toepen.inside(state, state.dealer)
    if state.table.options.pelt_leads and state.length == toepen.HAND:
        there = toepen.pelts(state)
        return next((seat for seat in still_in if seat in there), still_in[0])
    return still_in[0]


def toep_refusal(state: State, seat: int) -> str:
    """Return the rule that forbids a player still in to toep now; "" if it is allowed."""
    if state.phase != toepen.TRICK or state.status[seat] != toepen.IN:
        return "question" if state.status[seat] == toepen.IN else "turn"
    if rule := raise_refusal(state, seat):
        return rule
    return "" if seat == state.turn or state.table.options.toep_any_time else "toep_turn"


QUESTIONS = (toepen.BLIND_ANSWER, toepen.PELT, toepen.ANSWER)
"""Phases in which a toep, of whatever kind, is answered."""


def answering(state: State) -> Sequence[int]:
    """Return the seats that answer a toep, of whatever kind, the next one first: the others' answers change nothing for
    them. A seat that toeped on its own turn still has to play a card, if anybody stays."""
    phase, turn = state.phase, state.turn
    asked = [*state.queue] if phase in QUESTIONS else []
    lays = phase == toepen.TRICK or (phase == toepen.ANSWER and turn == state.toeper)
    return [*asked, turn] if lays else asked
