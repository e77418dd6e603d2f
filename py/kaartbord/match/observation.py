"""Observations of a match: a ply as a viewer sees it, and the winners."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..rules.protocol import DEALER, Action, Event, Game
from .match import Play, Ply, game_of


class Observation(NamedTuple):
    """A ply as a viewer sees it."""

    before: Any
    action: Action
    events: Sequence[Event]
    after: Any


def observe(game: Game[Any], ply: Ply, viewer: int | None) -> Observation:
    """Return a ply as a seat sees it, or, with None, a spectator who sees no hand."""
    before, after = game.view(ply.before, viewer), game.view(ply.after, viewer)
    action = game.seen(ply.before, ply.seat, ply.action, viewer)
    return Observation(before, action, game.events(before, ply.seat, action, after), after)


def has_events(game: Game[Any], ply: Ply) -> bool:
    """Return whether a ply has events."""
    return bool(game.events(ply.before, ply.seat, ply.action, ply.after))


def winners(play: Play) -> list[int]:
    """Return the seats of the side that won; those of all sides in a draw, and no seat before the end."""
    game = game_of(play.match)
    sides = game.sides(play.state)
    return [seat for side in game.score(play.state).winners for seat in sides[side]]


def deciding_ply(play: Play) -> Ply:
    """Return the last ply of a player; in a game that is over the last one of the winners."""
    won, chosen = winners(play), [ply for ply in play.plies[::-1] if ply.seat != DEALER]
    return next((ply for ply in chosen if ply.seat in won), chosen[0])
