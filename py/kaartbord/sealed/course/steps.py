"""The steps of a sealed game: actions by the places of their cards."""

from collections.abc import Callable, Sequence, Set
from typing import Any, NamedTuple

from ...rules.misuse import Misuse
from ...rules.protocol import DEALER, Action, Game, Illegal, Placements
from ..dealings import DEALINGS
from ..faults import Fault, Kind
from ..pack import Place

ALL = -1
"""Sees a card of a step: everybody. Else a chair."""


class Step(NamedTuple):
    """An action of the game, of a seat or of the dealer, by the places of its cards."""

    seat: int
    kind: str
    placements: Placements = ()
    places: tuple[Place, ...] = ()
    sees: tuple[int, ...] = ()
    """By place: the chair that sees its card, or ALL."""


Reads = Callable[[Place, int], int]
"""The card of a place to somebody who may see what that chair (or ALL) sees, UNKNOWN if he cannot."""


def unchanged(steps: Sequence[Step], known: Sequence[Step], read: Set[Place] = frozenset()) -> int:
    """Return how many steps are those that were known, from the first on, of whose cards none was read since."""
    both = enumerate(zip(steps, known, strict=False))
    changed = (at for at, (step, old) in both if step != old or not read.isdisjoint(step.places))
    return next(changed, min(len(steps), len(known)))


def apply_step(game: Game[Any], state: Any, step: Step, reads: Reads) -> Any:
    """What follows of a state or a view; Fault if the game forbids it."""
    action = action_of(step, reads)
    try:
        after = game.apply(state, step.seat, action)
    except Illegal as illegal:
        kind: Kind = "turn" if illegal.refusal.rule == "turn" else "illegal"
        silent = DEALINGS[game.INFO.code].silent
        raise Fault(kind, silent(state, action) if step.seat == DEALER else step.seat) from illegal
    except Misuse as misuse:
        raise Fault("illegal", step.seat) from misuse
    return after


def action_of(step: Step, reads: Reads) -> Action:
    """The action of a step, as far as its cards can be read."""
    read = [(sees, reads(place, sees)) for place, sees in zip(step.places, step.sees, strict=True)]
    if step.seat == DEALER:  # a hand is sorted, however its cards came; what lies open keeps its order
        order = list(dict.fromkeys(step.sees))
        read.sort(key=lambda card: (order.index(card[0]), 0 if card[0] == ALL else card[1]))
    return Action(step.kind, bytes(card for _, card in read), step.placements)
