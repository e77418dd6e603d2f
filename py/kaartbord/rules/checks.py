"""A game's checks of arguments from its caller; each function raises Misuse with a sentence."""

from collections.abc import Iterable
from reprlib import repr as short
from typing import Any

from .errors import Misuse
from .options import is_allowed
from .protocol import DEALER, Action, Info


def check_table(info: Info, form: type[Iterable[Any]], options: object, seats: object) -> None:
    """Raise Misuse unless these are house rules in the game's own form, and a number of seats that it has."""
    if not isinstance(options, form):
        raise Misuse(f"House rules of {info.name} are what its `options` gives, not {short(options)}.")
    for option, value in zip(info.options, options, strict=True):
        if not is_allowed(option, value):
            raise Misuse(f"The option {option.name} cannot be {short(value)}.")
    if not isinstance(seats, int) or seats not in info.seats:
        numbers = ", ".join(map(str, info.seats))
        raise Misuse(f"{info.name} is a game for {numbers} seats, not for {short(seats)}.")


def check_action(seat: object, action: object) -> None:
    """Raise Misuse unless the seat is a number and the action an `Action` with fields of the right kind."""
    if not isinstance(seat, int):
        raise Misuse(f"A seat is a number, not {short(seat)}.")
    if not isinstance(action, Action) or not _is_well_formed(*action):
        raise Misuse(f"An action is a kind, cards as bytes and pairs (pawn, square), not {short(action)}.")


def _is_well_formed(kind: object, cards: object, placements: object) -> bool:
    """Return whether the fields of an action are of the right kind."""
    if not (isinstance(kind, str) and isinstance(cards, bytes) and isinstance(placements, tuple)):
        return False
    for each in placements:
        if not (isinstance(each, tuple) and len(each) == 2 and isinstance(each[0], int) and isinstance(each[1], int)):
            return False
    return True


def check_seat(seat: object, seats: int) -> None:
    """Raise Misuse unless it is a seat of this table, or the dealer."""
    if not isinstance(seat, int) or not DEALER <= seat < seats:
        raise Misuse(f"There is no seat {short(seat)} at a table of {seats}.")


def check_viewer(viewer: object, seats: int) -> None:
    """Raise Misuse unless it is a seat of this table, or None for a spectator."""
    if viewer is not None and (not isinstance(viewer, int) or not 0 <= viewer < seats):
        raise Misuse(f"There is no seat {short(viewer)} at a table of {seats} to look from.")


def no_choice(seat: object, seats: int) -> list[Any]:
    """Return the empty list of actions of a seat that is not to move; raise Misuse if there is no such seat."""
    check_seat(seat, seats)
    return []
