"""What is to be known of a match: a ply as somebody sees it, and who won."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..rules.protocol import DEALER, Action, Event, Game
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


def has_events(game: Game[Any], ply: Ply) -> bool:
    """Return whether anything happens by a ply."""
    return bool(game.events(ply.before, ply.seat, ply.action, ply.after))


def winners(play: Play) -> list[int]:
    """Return the seats of the side that won; of all sides in a draw, and none before the end."""
    game = game_of(play.match)
    sides = game.sides(play.state)
    return [seat for side in game.score(play.state).winners for seat in sides[side]]


def deciding(play: Play) -> Ply:
    """Return the last choice of a player; of a game that is over the one that decided it, which is the winners'."""
    won, chosen = winners(play), [ply for ply in play.plies[::-1] if ply.seat != DEALER]
    return next((ply for ply in chosen if ply.seat in won), chosen[0])
