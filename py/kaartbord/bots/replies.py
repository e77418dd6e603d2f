"""The replies of others to a choice."""

from typing import Any

from ..games import GAMES
from ..rules.protocol import DEALER, Action
from . import players

MOST_REPLIES = 6
"""Replies to one choice, at most."""


def replies(code: str, state: Any, seat: int) -> list[tuple[int, Action]]:
    """Return the actions of plain players from a state on, until the seat has the turn or chance decides."""
    game, found = GAMES[code], list[tuple[int, Action]]()
    while (movers := game.to_move(state)) and movers[0] != seat and len(found) < MOST_REPLIES:
        if movers[0] == DEALER:
            if game.stock(state):
                break
            action = game.deal(state, b"")
        else:
            action = players.choose(code, game.view(state, movers[0]), movers[0], "firm")
        found.append((movers[0], action))
        state = game.play(state, action)
    return found
