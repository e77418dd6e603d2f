"""Seats and the hands they play at a table for four hands in two teams, or for two players.

A chair is the place of one hand, clockwise; a seat is a player. Four play a chair each. Two players may play
two chairs each, their own and the one across; or there are just two chairs.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def seat_of_chair(chair: int, seats: int) -> int:
    """Return the seat that plays a chair.

    >>> [seat_of_chair(chair, seats=2) for chair in range(4)]
    [0, 1, 0, 1]
    """
    return chair % seats


def chairs_of_seat(seat: int, seats: int, chairs: int) -> tuple[int, ...]:
    """Return the chairs that a seat plays.

    >>> chairs_of_seat(1, seats=2, chairs=4), chairs_of_seat(1, seats=4, chairs=4)
    ((1, 3), (1,))
    """
    return tuple(range(seat, chairs, seats))


def team(chair: int) -> int:
    """Return the team of a chair: every other one is of the same."""
    return chair & 1


def own_team_first(chair: int) -> tuple[int, int]:
    """Return both teams (0 and 1), that of the chair first."""
    return team(chair), 1 - team(chair)


def colour_of(seat: int, colours: Sequence[int]) -> int:
    """Return the number of a seat's colour: the one chosen for it in `colours`, by seat; without them its own.

    >>> colour_of(1, colours=(3, 0)), colour_of(1, colours=())
    (0, 1)
    """
    return colours[seat] if seat < len(colours) else seat


def clockwise(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return by seat all seats clockwise from the next one, itself last.

    >>> clockwise(3)
    ((1, 2, 0), (2, 0, 1), (0, 1, 2))
    """
    return tuple(tuple((seat + k) % seats for k in range(1, seats + 1)) for seat in range(seats))


def replace_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the values, one for each seat or chair, with that of one replaced."""
    return values[:at] + (value,) + values[at + 1 :]
