"""Free seats that a game waits for."""

from collections.abc import Sequence

from ...rules.protocol import DEALER
from .. import evening
from ..match import game_of
from ..observation import has_events
from .saved_game import SavedGame


def vacant_turn_ply(kept: SavedGame) -> int | None:
    """Return the first ply since the last choice that is a turn of a seat where nobody has sat yet. Return
    None without one, as in a game that is over, or if the players have sat here before on the same
    evening. It follows from match and seats, so all devices wait for the same one."""
    play, game, first = kept.play, game_of(kept.match), None
    for at in range(len(play.plies) - 1, -1, -1) if play.pending else ():
        ply = play.plies[at]
        if ply.seat != DEALER and not ply.forced:
            break
        if ply.seat != DEALER and _is_new(kept, ply.seat) and has_events(game, ply):
            first = at
    return None if first is not None and evening.from_sections(kept.extra_sections, kept.match.seats).results else first


def _is_new(kept: SavedGame, seat: int) -> bool:
    """Return whether a seat is free and has never made a choice."""
    chosen = (ply.seat == seat and not ply.forced for ply in kept.play.plies)
    return kept.is_free(seat) and not any(chosen)


def due_seats(kept: SavedGame) -> Sequence[int]:
    """Return the seats that owe a choice, the one on turn first, or only the free seat whose turn it is.

    On its turn, even a forced one, the game waits for a player to sit down. At a sealed table seats that owe
    only a message are included. After the end there are no due seats.
    """
    at = vacant_turn_ply(kept)
    return kept.history.due_seats() if at is None else [kept.play.plies[at].seat]


def awaits_seated_player(theirs: SavedGame, ours: SavedGame) -> bool:
    """Return whether a device that knows `theirs` waits for a player who has sat down in `ours`."""
    waited = {*due_seats(theirs)}.difference(due_seats(ours))
    return any(seat in ours.mine and not theirs.seats[seat].claimed for seat in waited)
