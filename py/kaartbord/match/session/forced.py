"""Forced turns on one device: each is made by its player, wherever that is, and all others see it only then. Pure."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from .session import Session

Way = Literal["shown", "tapped", "told", "awaited", "asked", "made"]
"""How a device comes by its next ply. It is shown at once: as any other, as one that was tapped, or as one that others
have seen, of which its player is told afterwards. Its player makes it: on another device, which is awaited, or here, by
a tap that is asked for or without one."""


class Room(NamedTuple):
    """The devices that are live."""

    there: bool = False
    """Whether there are any."""
    seen: Callable[[int | None], int] = lambda seat: -1
    """How many plies were shown on the device of a seat, or with None on any; -1 where that is not known."""
    patient: bool = True
    """Whether they are still waited for."""


NOBODY_LIVE = Room()


def came(session: Session) -> int:
    """Return how many plies others have seen of a game that is laid down here: all of it came from them, unless
    something was chosen here that has not been handed on."""
    choices = (at for at, ply in enumerate(session.play.plies) if ply.radix > 1)
    own = session.owing and session.own_turns() != session.sent.turns
    return max(choices, default=0) if own else len(session.play.plies)


def way(session: Session, known: int, holder: int, *, taps: bool, room: Room = NOBODY_LIVE) -> Way:
    """Return how the next ply comes to be shown, of which there is one.

    Others have seen as many plies as are `known`. Only who plays here alone or is the `holder` of the device `taps`: it
    is not passed on for a turn that leaves no choice.
    """
    if (seat := session.forced_turn()) is None:
        return "shown"
    taps = taps and seat in session.locals and seat in (session.alone, holder)
    if not session.history.any_device_acts:  # it was made before it was played
        return "tapped" if taps else "shown"
    if seat not in session.locals:
        return "awaited" if room.patient and 0 <= room.seen(seat) <= session.playback.shown else "shown"
    if session.is_spread and session.playback.shown < known and not room.there:
        return "told"
    return "asked" if taps and room.seen(None) <= session.playback.shown else "made"
