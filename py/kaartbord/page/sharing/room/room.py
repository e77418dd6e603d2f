"""This device's place in a room: it enters again whenever that is the way to be found again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

from js import Date, console, performance

from ....match.live import wire
from ....match.match import Match
from . import channel
from .channel import Channel, ChannelCallbacks

if TYPE_CHECKING:
    from .nearby import Nearby, NearbyChannel

TICK = 1.0
"""Seconds between two looks at who is still there."""

PATIENCE = 8.0
"""Seconds in which a relay should answer."""

AGAIN = 60.0
"""Seconds without a useful relay or connection to a peer after which the room is entered again. That peer is
seen through a third only."""

LOOK = 5.0
"""Seconds between two tries of a relay that was lost."""

SEEN, APART = 5.0, 10.0
"""Seconds of answers to others without a connection until that is shown, and the room is entered again."""

MAX_PATIENCE = 32
"""Greatest factor of the waiting time, which doubles where entering the room again does not help either."""

ASLEEP = 10.0
"""Seconds of sleep after which the others have disconnected from a device."""


def now() -> float:
    """Return the seconds of a clock that never goes back."""
    return float(performance.now()) / 1000


def _clock() -> float:
    """Return the time of day in seconds, which continues while the device sleeps."""
    return float(Date.now()) / 1000


class LiveRoom:
    """The room of one table."""

    def __init__(self, callbacks: ChannelCallbacks, nearby: Callable[[], Nearby | None]) -> None:
        """Meet devices in the same network over the lines to them, where there are any, else all over relays."""
        self._callbacks, self._nearby = callbacks, nearby
        self._channel: Channel | NearbyChannel | None = None
        self._since, self._patience = 0.0, 1
        self.over_relays = True
        """False if nobody has agreed that relays are asked for the others."""

    @property
    def name(self) -> str:
        """The name by which the others know this device; "" outside."""
        return self._channel.name if self._channel else ""

    @property
    def is_entered(self) -> bool:
        """Return whether this device is in the room."""
        return self._channel is not None

    @property
    def is_nearby(self) -> bool:
        """Return whether it is a room of devices in the same network, with a line to one of them."""
        return self._channel is not None and self._channel.is_direct and not self._channel.is_cut_off

    @property
    def trouble(self) -> str:
        """The reason that nobody finds this device; "search" while a relay may still answer, "" if all is well."""
        trouble = self._channel.trouble if self._channel else "failed"
        if trouble and not self.over_relays:
            trouble = "lost"
        if self._channel and not trouble and self._channel.apart > SEEN:
            trouble = "apart"
        return "search" if trouble and now() - self._since <= PATIENCE else trouble

    def send(self, text: str, peer: str = "") -> None:
        """Send a message to one device, or to all."""
        if self._channel is not None:
            self._channel.send(text, peer)

    def disconnect(self, name: str) -> None:
        """Disconnect from a device."""
        if self._channel is not None:
            self._channel.disconnect(name)

    def await_relays(self) -> None:
        """Give the relays time to answer from now on."""
        self._since = now()

    async def enter(self, match: Match) -> None:
        """Enter the room that is named after a match, if that is possible."""
        try:
            name, password = wire.room_credentials(match)
            if (nearby := self._nearby()) is not None and nearby.devices:
                self._channel = direct = nearby.channel(name)
                direct.open(self._callbacks)
            elif self.over_relays:
                self._channel = await channel.join(name, password, self._callbacks)
        except Exception as fault:
            console.info(f"not live: {fault}")

    async def stay(self, tick: Callable[[], tuple[bool, bool]]) -> None:
        """Stay until the room had better be entered again.

        That is when no relay was of use for long, or one that was lost is back; when this device was away, as
        it slept or all seem to have left; or when others are seen and no connection comes about. Every second
        `tick` returns whether anybody is here, and whether this device has a connection to all of them.
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
                self._patience = min(2 * self._patience, MAX_PATIENCE)
                return
            if self._channel and self._channel.is_cut_off and now() - sought > LOOK:
                sought = now()
                if await self._channel.is_back():
                    return
            company = present

    def detach(self) -> LiveRoom:
        """Return this place in the room, which this table has left, for telling the others why."""
        room, self._channel = copy(self), None
        return room

    def leave(self) -> None:
        """Leave the room."""
        if self._channel is not None:
            self._channel.close()
        self._channel = None
