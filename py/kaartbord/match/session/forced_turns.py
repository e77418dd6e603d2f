"""Forced turns on one device: its player makes each, on any device, and all others see it only then. Pure."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from .session import Session

ShowMode = Literal["shown", "tapped", "told", "awaited", "asked", "made"]
"""The way in which a device arrives at its next ply. It is shown immediately: like any other, as if it was
tapped, or, as others have seen it, with a note to its player. Or its player makes it: on another device,
which is awaited, or here, with a tap that is asked for or without one."""


class LivePeers(NamedTuple):
    """The other devices that are live."""

    has_peers: bool = False
    """True if there are any."""
    shown_plies: Callable[[int | None], int] = lambda seat: -1
    """Returns the number of plies shown on the device of a seat, or with None on any; -1 if unknown."""
    is_waited_for: bool = True
    """True until this device has waited too long for them."""


NO_LIVE_PEERS = LivePeers()


def plies_seen_by_others(session: Session) -> int:
    """Return the number of plies that others have seen of a game laid down here: all, unless a choice is unsent."""
    choices = (at for at, ply in enumerate(session.play.plies) if ply.radix > 1)
    own = session.due_seats and session.own_turns() != session.sent.turns
    return max(choices, default=0) if own else len(session.play.plies)


def show_mode(
    session: Session, seen_by_others: int, holder: int, *, taps: bool, peers: LivePeers = NO_LIVE_PEERS
) -> ShowMode:
    """Return the way in which the next ply, which must exist, is to be shown.

    Others have seen `known` plies. Only a lone player, or the `holder` of the device, `taps` for a forced turn.
    """
    if (seat := session.forced_turn()) is None:
        return "shown"
    taps = taps and seat in session.local_seats and seat in (session.only_local_seat, holder)
    if not session.history.any_device_can_act:  # the ply was made before it was played
        return "tapped" if taps else "shown"
    if seat not in session.local_seats:
        return (
            "awaited"
            if peers.is_waited_for and 0 <= peers.shown_plies(seat) <= session.playback.shown_plies
            else "shown"
        )
    if session.has_open_remote_players and session.playback.shown_plies < seen_by_others and not peers.has_peers:
        return "told"
    return "asked" if taps and peers.shown_plies(None) <= session.playback.shown_plies else "made"
