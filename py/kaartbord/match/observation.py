"""What is to be known of a match: a ply as somebody sees it, and who won."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Action, Event, Game
from .match import Play, Ply, game_of


class Observation(NamedTuple):
    """A ply as somebody may know of it."""

    before: Any
    action: Action
    events: Sequence[Event]
    after: Any


def observed(game: Game[Any], ply: Ply, viewer: int | None) -> Observation:
    """What a seat knows of a ply, or with None somebody who sees no hand."""
    before, after = game.view(ply.before, viewer), game.view(ply.after, viewer)
    action = game.seen(ply.before, ply.seat, ply.action, viewer)
    return Observation(before, action, game.events(before, ply.seat, action, after), after)


def winners(play: Play) -> list[int]:
    """Return the seats of the side that won; of all sides in a draw, and none before the end."""
    game = game_of(play.match)
    sides = game.sides(play.state)
    return [seat for side in game.score(play.state).winners for seat in sides[side]]
