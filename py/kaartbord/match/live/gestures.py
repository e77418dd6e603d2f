"""Gestures at a live table: a few that everybody knows, no words of one's own, and nothing that is kept.

    sign SEAT NAME

A gesture must not help anybody to choose. So while a seat is asked, none of its partner's is made or shown.
"""

from typing import NamedTuple

from ..match import Play, game_of

VERB = "sign"

GESTURES = ("nice", "pity", "wait", "again")
"""Well played; bad luck; one moment; another game?"""

SPACING = 3.0
"""Seconds between two gestures of one player."""


class Gesture(NamedTuple):
    """Somebody makes one of GESTURES."""

    seat: int
    name: str


def message(gesture: Gesture) -> str:
    """What goes over the line."""
    return f"{VERB} {gesture.seat} {gesture.name}"


def is_open(play: Play, seat: int) -> bool:
    """Whether a seat may make a gesture now: not while its partner must choose."""
    game = game_of(play.match)
    asked = set(game.to_move(play.state)) - {seat}
    partners = next(side for side in game.sides(play.state) if seat in side)
    return asked.isdisjoint(partners)


class Spacing:
    """When each player made a gesture last, on whichever device."""

    def __init__(self) -> None:
        self._last: dict[int, float] = {}

    def admit(self, gesture: Gesture, now: float) -> bool:
        """Whether a gesture comes late enough after the player's last one; it counts from then on."""
        if now - self._last.get(gesture.seat, -SPACING) < SPACING:
            return False
        self._last[gesture.seat] = now
        return True
