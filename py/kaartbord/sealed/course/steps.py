"""The steps of a sealed game: actions by the places of their cards."""

from collections.abc import Callable, Sequence, Set
from typing import Any, NamedTuple

from ...rules.errors import Misuse
from ...rules.protocol import DEALER, Action, Game, Illegal, Placements
from ..dealings import DEALINGS
from ..faults import Fault, FaultKind
from ..pack import PackSlot

ALL = -1
"""In place of the chair that sees a card of a step: everybody."""


class SealedStep(NamedTuple):
    """An action of the game, by a seat or the dealer, with the places of its cards."""

    seat: int
    kind: str
    placements: Placements = ()
    places: tuple[PackSlot, ...] = ()
    sees: tuple[int, ...] = ()
    """By place: the chair that sees its card, or ALL."""


CardReader = Callable[[PackSlot, int], int]
"""Returns the card of a place as that chair (or ALL) sees it, UNKNOWN if it cannot be read here."""


def unchanged(steps: Sequence[SealedStep], known: Sequence[SealedStep], read: Set[PackSlot] = frozenset()) -> int:
    """Return the number of steps, from the first, that were known before and have no card read since."""
    both = enumerate(zip(steps, known, strict=False))
    changed = (at for at, (step, old) in both if step != old or not read.isdisjoint(step.places))
    return next(changed, min(len(steps), len(known)))


def apply_step(game: Game[Any], state: Any, step: SealedStep, reads: CardReader) -> Any:
    """Return the state or view after a step; raise Fault if the game forbids it."""
    action = action_of(step, reads)
    try:
        after = game.apply(state, step.seat, action)
    except Illegal as illegal:
        kind: FaultKind = "turn" if illegal.refusal.rule == "turn" else "illegal"
        silent = DEALINGS[game.INFO.code].silent
        raise Fault(kind, silent(state, action) if step.seat == DEALER else step.seat) from illegal
    except Misuse as misuse:
        raise Fault("illegal", step.seat) from misuse
    return after


def action_of(step: SealedStep, reads: CardReader) -> Action:
    """Return the action of a step, with holes for the cards that cannot be read."""
    read = [(sees, reads(place, sees)) for place, sees in zip(step.places, step.sees, strict=True)]
    if step.seat == DEALER:  # a hand is sorted; open cards keep their order
        order = list(dict.fromkeys(step.sees))
        read.sort(key=lambda card: (order.index(card[0]), 0 if card[0] == ALL else card[1]))
    return Action(step.kind, bytes(card for _, card in read), step.placements)
