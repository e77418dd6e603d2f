"""The past of a seat in a round: the plies since its cards were dealt, as that seat saw them."""

import json
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ..match import rounds
from ..match.match import Play
from ..rules.protocol import Action, Game, Illegal

S = TypeVar("S")


class ObservedPly(NamedTuple, Generic[S]):
    """A ply as a seat saw it."""

    before: S
    """The seat's view before it."""
    seat: int
    """The acting seat, or DEALER."""
    action: Action
    """The action, with holes for the cards that the seat did not see."""


Past = Sequence[ObservedPly[S]]
"""Oldest first, from the deal on; empty if unknown, as for a position that was typed in."""


def observed_plies(game: Game[Any], play: Play, seat: int) -> Past[Any]:
    """Return the plies of the round as a seat saw them, without the choices that are still being made unseen."""
    plies = play.plies[: play.settled_plies]
    since = max(rounds.starts(plies), default=1) - 1
    return [
        ObservedPly(game.view(ply.before, seat), ply.seat, game.seen(ply.before, ply.seat, ply.action, seat))
        for ply in plies[since:]
    ]


def write(game: Game[Any], past: Past[Any]) -> str:
    """Return the past as text: its first position, and the action of each ply with its seat."""
    if not past:
        return ""
    plies = [(ply.seat, ply.action.kind, ply.action.cards.hex(), ply.action.placements) for ply in past]
    return json.dumps([game.write(past[0].before), plies])


def read(game: Game[Any], text: str) -> Past[Any]:
    """Return the past that `write` wrote; empty if it breaks the rules of today, as an old game may."""
    if not text:
        return ()
    position, plies = json.loads(text)
    view, past = game.read(position), list[ObservedPly[Any]]()
    for seat, kind, cards, placements in plies:
        action = Action(kind, bytes.fromhex(cards), tuple([(pawn, to) for pawn, to in placements]))
        past.append(ObservedPly(view, seat, action))
        try:
            view = game.apply(view, seat, action)
        except Illegal:
            return ()
    return past
