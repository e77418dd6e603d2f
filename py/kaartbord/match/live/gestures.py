"""Gestures at a live table: a few familiar ones, without free text, and nothing is kept.

    sign SEAT NAME

A gesture must not help anybody to choose, so while a seat is asked its partner's gestures are neither made nor shown.
"""

from typing import NamedTuple

from ..match import Play, game_of

GESTURE_WORD = "sign"
"""First word of the message of a gesture."""

GESTURES = ("nice", "pity", "wait", "again")
"""Well played; bad luck; one moment; another game?"""

SPACING = 3.0
"""Seconds between two gestures of one player."""


class Gesture(NamedTuple):
    """One of GESTURES, made by a player."""

    seat: int
    name: str


def gesture_message(gesture: Gesture) -> str:
    """Return the message of a gesture."""
    return f"{GESTURE_WORD} {gesture.seat} {gesture.name}"


def can_gesture(play: Play, seat: int) -> bool:
    """Return whether a seat may make a gesture now: not while its partner must choose."""
    game = game_of(play.match)
    asked = set(game.to_move(play.state)) - {seat}
    partners = next(side for side in game.sides(play.state) if seat in side)
    return asked.isdisjoint(partners)


class GestureLimiter:
    """The time of each player's last gesture, on any device."""

    def __init__(self) -> None:
        self._last: dict[int, float] = {}

    def admit(self, gesture: Gesture, now: float) -> bool:
        """Return whether a gesture comes late enough after the player's last one, and if so record it."""
        if now - self._last.get(gesture.seat, -SPACING) < SPACING:
            return False
        self._last[gesture.seat] = now
        return True
