"""Forced turns on one device: its player makes each, on any device, and all others see it only then. Pure."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from .session import Session

Way = Literal["shown", "tapped", "told", "awaited", "asked", "made"]
"""The way in which a device arrives at its next ply. It is shown immediately: like any other, as if it was
tapped, or, as others have seen it, with a note to its player. Or its player makes it: on another device,
which is awaited, or here, with a tap that is asked for or without one."""


class Room(NamedTuple):
    """The devices that are live."""

    there: bool = False
    """True if there are any."""
    seen: Callable[[int | None], int] = lambda seat: -1
    """Returns the number of plies shown on the device of a seat, or with None on any; -1 if unknown."""
    patient: bool = True
    """True if they are still waited for."""


NOBODY_LIVE = Room()


def came(session: Session) -> int:
    """Return the number of plies that others have seen of a game laid down here. That is all of them, unless
    a choice made here has not been sent."""
    choices = (at for at, ply in enumerate(session.play.plies) if ply.radix > 1)
    own = session.owing and session.own_turns() != session.sent.turns
    return max(choices, default=0) if own else len(session.play.plies)


def way(session: Session, known: int, holder: int, *, taps: bool, room: Room = NOBODY_LIVE) -> Way:
    """Return the way in which the next ply, which must exist, is to be shown.

    Others have seen `known` plies. Only a player who is alone here, or the `holder` of the device, `taps`: it
    is not passed on for a forced turn.
    """
    if (seat := session.forced_turn()) is None:
        return "shown"
    taps = taps and seat in session.locals and seat in (session.alone, holder)
    if not session.history.any_device_acts:  # the ply was made before it was played
        return "tapped" if taps else "shown"
    if seat not in session.locals:
        return "awaited" if room.patient and 0 <= room.seen(seat) <= session.playback.shown else "shown"
    if session.is_spread and session.playback.shown < known and not room.there:
        return "told"
    return "asked" if taps and room.seen(None) <= session.playback.shown else "made"
