"""The bot that looks one turn ahead: it plays what leaves the best position and spares its own side."""

from collections.abc import Callable, Sequence
from heapq import nlargest

from ...games import GAMES, race
from ...games.race import State
from ...games.race.ring import PAWNS
from ...rules.cards import JACK
from ...rules.protocol import Action
from .giving import gift, worth
from .value import board, judge, outlook

SACRIFICE = 10.0
"""Squares that a swap may cost the partner before it counts as hurting it."""

MANY, FEW = 100, 40
"""Of more actions than this, only so many that look best on the board alone are weighed in full."""

LATER = 0.8
"""What a card kept for the next deal is worth against the same card played now."""


def choose(code: str, view: State, seat: int, legal: Sequence[Action]) -> Action:
    """The choice of the seat among its legal actions."""
    if legal[0].kind == "give":
        return gift(view, seat, legal)
    o = outlook(view, seat)

    def loss(pawn: int, here: int, there: int) -> float:
        squares = o.ground.base[pawn // PAWNS]
        return squares[here] - squares[there]

    choices = [
        action
        for action in legal
        if not hurts(view, action, o.ours, loss, SACRIFICE) and not _helps(view, action, o.rivals)
    ] or list(legal)
    if len(choices) > MANY:
        choices = nlargest(
            FEW,
            choices,
            key=lambda action: board(o, *race.put(view.table, view.pawns, view.blocked, action.placements)),
        )

    def promise(action: Action) -> float:
        kept = LATER * worth(o, view, seat, action.cards[0], b"") if action.kind == "keep" else 0.0
        return judge(o, GAMES[code].play(view, action), seat) + kept

    return max(choices, key=promise)


def hurts(
    view: State, action: Action, ours: Sequence[int], loss: Callable[[int, int, int], float], much: float
) -> bool:
    """Whether an action takes a pawn of the own side, the seats `ours`, or robs the partner of its place.

    A swap robs a pawn if its `loss`, from one square to another, is more than `much`.
    """
    if not action.placements:
        return False
    if action.cards[0] >> 2 == JACK:
        (_, there), (other, here) = action.placements
        return other // PAWNS in ours and loss(other, there, here) > much
    return any(hit // PAWNS in ours for hit in race.captured(view.table, view.pawns, action))


def _helps(view: State, action: Action, rivals: Sequence[int]) -> bool:
    """Whether a swap takes a rival's pawn further and an own one back."""
    if not action.placements or action.cards[0] >> 2 != JACK:
        return False
    (mine, there), (other, here) = action.placements
    place, owner, rival = view.table.ring.place, mine // PAWNS, other // PAWNS
    back = place(owner, there) < place(owner, here)
    return back and rival in rivals and place(rival, there) < place(rival, here)
