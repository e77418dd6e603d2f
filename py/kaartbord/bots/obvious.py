"""The obvious effect of an action on a board."""

from typing import Any

from ..rules.protocol import Action, Game

GOOD_EVENTS = frozenset(("hit", "home", "over"))
"""Kinds of events that everybody would like to cause."""


def causes_good_event(game: Game[Any], view: Any, seat: int, action: Action) -> bool:
    """Return whether an action of the seat hits a pawn, brings one home or ends the game."""
    happened = game.events(view, seat, action, game.play(view, action))
    return any(event.kind in GOOD_EVENTS for event in happened)
