"""What a seat has seen of a round: the plies since its cards were dealt, as that seat saw them."""

import json
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ..match import rounds
from ..match.match import Play
from ..rules.protocol import Action, Game, Illegal

S = TypeVar("S")


class Seen(NamedTuple, Generic[S]):
    """A ply as a seat saw it."""

    before: S
    """The seat's view before it."""
    seat: int
    """Who acted, or DEALER."""
    action: Action
    """With holes for the cards that the seat did not see."""


Past = Sequence[Seen[S]]
"""Oldest first, from the deal on; empty where nothing is known, as of a position that somebody typed in."""


def seen(game: Game[Any], play: Play, seat: int) -> Past[Any]:
    """What a seat has seen of the round, the choices apart that are still being made unseen."""
    plies = play.plies[: play.window]
    since = max(rounds.starts(plies), default=1) - 1
    return [
        Seen(game.view(ply.before, seat), ply.seat, game.seen(ply.before, ply.seat, ply.action, seat))
        for ply in plies[since:]
    ]


def write(game: Game[Any], past: Past[Any]) -> str:
    """The past as text: the position that it begins with, and who did what."""
    if not past:
        return ""
    plies = [(ply.seat, ply.action.kind, ply.action.cards.hex(), ply.action.placements) for ply in past]
    return json.dumps([game.write(past[0].before), plies])


def read(game: Game[Any], text: str) -> Past[Any]:
    """The past that `write` wrote; none if it breaks the rules of today, as an old game may."""
    if not text:
        return ()
    position, plies = json.loads(text)
    view, past = game.read(position), list[Seen[Any]]()
    for seat, kind, cards, placements in plies:
        action = Action(kind, bytes.fromhex(cards), tuple([(pawn, to) for pawn, to in placements]))
        past.append(Seen(view, seat, action))
        try:
            view = game.apply(view, seat, action)
        except Illegal:
            return ()
    return past
