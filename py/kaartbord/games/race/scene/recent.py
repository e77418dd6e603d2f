"""The hits on a player's pawns in a race since their last turn. Pure."""

from collections.abc import Sequence
from typing import Any

from ....match.match import Ply
from ....rules.protocol import Event, Game
from ..rules.ring import PAWNS

Hit = tuple[int, int]
"""A pawn that was hit, and its square before the hit."""


def hits_on(events: Sequence[Event], seat: int | None) -> tuple[Hit, ...]:
    """Return the pawns of a seat that somebody else hit."""
    return tuple(
        (event.other, event.cells[0])
        for event in events
        if event.kind == "hit" and event.other // PAWNS == seat != event.seat
    )


def hits_since_last_turn(game: Game[Any], plies: Sequence[Ply], seat: int) -> tuple[Hit, ...]:
    """Return the pawns of a seat that were hit after its last turn; giving a card away is no turn."""
    found: list[Hit] = []
    for ply in reversed(plies):
        if ply.seat == seat and ply.action.kind != "give":
            break
        found[:0] = hits_on(game.events(ply.before, ply.seat, ply.action, ply.after), seat)
    return tuple(found)
