"""Where a game waits for somebody to sit down before it goes on."""

from collections.abc import Sequence

from ...rules.protocol import DEALER
from .. import evening
from ..match import game_of
from ..observation import has_events
from .kept import Kept


def vacant_turn(kept: Kept) -> int | None:
    """Return the first ply since the last choice that is a turn of a seat where nobody has sat yet; None if there is
    none, as in a game that is over, or where those who play have sat here before on the same evening. It follows from
    match and seats, so all devices wait for the same one."""
    play, game, first = kept.play, game_of(kept.match), None
    for at in range(len(play.plies) - 1, -1, -1) if play.due else ():
        ply = play.plies[at]
        if ply.seat != DEALER and not ply.forced:
            break
        if ply.seat != DEALER and _is_new(kept, ply.seat) and has_events(game, ply):
            first = at
    return None if first is not None and evening.of(kept.more, kept.match.seats).results else first


def _is_new(kept: Kept, seat: int) -> bool:
    """Return whether a seat is free and nobody has ever chosen anything there."""
    chosen = (ply.seat == seat and not ply.forced for ply in kept.play.plies)
    return kept.is_free(seat) and not any(chosen)


def owing(kept: Kept) -> Sequence[int]:
    """Return the seats that owe a choice, whose turn it is first; none once the game is over.

    At a sealed table also those that owe nothing but a message; where the turn of a free seat has come, if only a
    forced one, that one alone: the game waits for somebody to sit down there.
    """
    at = vacant_turn(kept)
    return kept.history.owing() if at is None else [kept.play.plies[at].seat]


def waits_untold(theirs: Kept, ours: Kept) -> bool:
    """Return whether a device that knows `theirs` waits for somebody to sit down who has done so in `ours`."""
    waited = {*owing(theirs)}.difference(owing(ours))
    return any(seat in ours.mine and not theirs.seats[seat].claimed for seat in waited)
