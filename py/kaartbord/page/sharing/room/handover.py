"""The way of the devices at a live table to each other in the game that follows."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from ....match.link import ParsedLink
from ....match.live.wire import MessageVerdict
from ...ui.dom import spawn
from .room import TICK, LiveRoom

FIRST_SENDS = 5
"""The number of times that those who stay in a room receive at first where the table continues."""

STAYS = 600
"""Seconds for which a device that moved on listens to those that stayed: they may begin another game still."""


class Handover:
    """The game with which a table continues here, and another one that was begun elsewhere."""

    def __init__(
        self, peers: Callable[[], Collection[str]], follow: Callable[[ParsedLink], Coroutine[Any, Any, None]]
    ) -> None:
        """Take `peers`, the names of devices not muted, and `follow`, which adopts a game begun elsewhere."""
        self._peers, self._follow = peers, follow
        self.next = ""
        """The link of the game with which the table continues here."""
        self._other = ""
        """The link of the last other one that was received."""
        self._sends_left = 0
        """The number of times that those who stay in the room are still to receive where the table continues."""

    def receive(self, text: str, heard: MessageVerdict) -> None:
        """Continue with another game, if a message holds the link to one."""
        if heard.kind == "follow" and heard.link and text not in (self.next, self._other):
            self._other, self._sends_left = text, FIRST_SENDS  # a device that begins one later lacks ours
            spawn(self._follow(heard.link))

    async def send_next(self, room: LiveRoom) -> None:
        """Send those who stay in a room the next game, and leave once nobody is left to begin another."""
        link, self._sends_left = self.next, FIRST_SENDS
        for turn in range(STAYS):
            if not (self._sends_left or self._peers()):
                break
            if self._sends_left or not turn % FIRST_SENDS:  # a silent device is taken for gone
                room.send(link)
            self._sends_left = max(0, self._sends_left - 1)
            await asyncio.sleep(TICK)
        room.leave()
