"""This device's place in a room: it enters again whenever that is the way to be found again."""

import asyncio
from collections.abc import Callable
from copy import copy

from js import Date, console, performance

from ....match.live import wire
from ....match.match import Match
from . import channel
from .channel import Channel, ChannelCallbacks

TICK = 1.0
"""Seconds between two looks at who is still there."""

PATIENCE = 8.0
"""Seconds in which a relay should answer."""

AGAIN = 60.0
"""Seconds without a relay that is of use, or without a way to somebody who is only seen through a third, after which
the room is entered again."""

LOOK = 5.0
"""Seconds between two looks whether a relay that was lost is there again."""

SEEN, APART = 5.0, 10.0
"""Seconds in which others were answered and no connection came of it, after which that is said, and the room is entered
again."""

MOST_PATIENT = 32
"""Where nothing comes of entering it again either, the next try comes twice as late, at most so many times as late."""

ASLEEP = 10.0
"""Seconds of sleep after which the others have let go of a device."""


def now() -> float:
    """Return the seconds of a clock that never goes back."""
    return float(performance.now()) / 1000


def _clock() -> float:
    """Return the time of day in seconds, which goes on while the device sleeps."""
    return float(Date.now()) / 1000


class Room:
    """The room of one table."""

    def __init__(self, callbacks: ChannelCallbacks) -> None:
        self._callbacks = callbacks
        self._channel: Channel | None = None
        self._since, self._patience = 0.0, 1

    @property
    def name(self) -> str:
        """By which the others know this device; "" outside."""
        return self._channel.name if self._channel else ""

    @property
    def is_entered(self) -> bool:
        """Whether this device is in it."""
        return self._channel is not None

    @property
    def trouble(self) -> str:
        """Why nobody can find this device; "search" while a relay may still answer, "" if nothing is wrong."""
        trouble = self._channel.trouble if self._channel else "failed"
        if self._channel and not trouble and self._channel.apart > SEEN:
            trouble = "apart"
        return "search" if trouble and now() - self._since <= PATIENCE else trouble

    def send(self, text: str, peer: str = "") -> None:
        """Say something to one device, or to all."""
        if self._channel is not None:
            self._channel.send(text, peer)

    def hang_up(self, name: str) -> None:
        """Break off with a device."""
        if self._channel is not None:
            self._channel.hang_up(name)

    def await_relays(self) -> None:
        """Give the relays time to answer from now on."""
        self._since = now()

    async def enter(self, match: Match) -> None:
        """Go to the room that is named after a match, if that can be."""
        try:
            self._channel = await channel.join(*wire.room(match), self._callbacks)
        except Exception as fault:
            console.info(f"not live: {fault}")

    async def stay(self, tick: Callable[[], tuple[bool, bool]]) -> None:
        """Stay until the room had better be entered again: no relay was of use for long, or one that was lost is back;
        this device was away, as it slept or all seem to have left; or others are seen and no connection comes about.

        Every second `tick` tells whether anybody is here, and whether this device has a connection to all of them.
        """
        lost, reached, sought, company, looked = now(), now(), now(), False, _clock()
        while True:
            await asyncio.sleep(TICK)
            slept, looked = _clock() - looked > ASLEEP, _clock()
            present, is_reached = tick()
            if present or not self.trouble:
                lost = now()
            if slept or now() - lost > AGAIN or (company and not present):
                return
            if is_reached:
                reached, self._patience = now(), 1 if present else self._patience
            apart = self._channel.apart if self._channel else 0.0
            if apart > APART * self._patience or now() - reached > AGAIN * self._patience:
                self._patience = min(2 * self._patience, MOST_PATIENT)
                return
            if self._channel and self._channel.is_cut_off and now() - sought > LOOK:
                sought = now()
                if await self._channel.is_back():
                    return
            company = present

    def hand_over(self) -> "Room":
        """Return this place in the room, out of which this table has gone, for who tells the others why."""
        room, self._channel = copy(self), None
        return room

    def leave(self) -> None:
        """Go out of the room."""
        if self._channel is not None:
            self._channel.close()
        self._channel = None
