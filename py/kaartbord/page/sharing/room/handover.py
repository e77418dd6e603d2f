"""How the devices at a live table find each other in the game with which it goes on."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from ....match.link import Opened
from ....match.live.wire import Judged
from ...ui.dom import spawn
from .room import TICK, Room

SEEN_OFF = 5
"""So often those who stay in a room hear at first where the table goes on."""

STAYS = 600
"""Seconds for which who went on listens to those who stayed: they may begin another game still."""


class Handover:
    """The game with which a table goes on here, and another one that was begun elsewhere."""

    def __init__(
        self, peers: Callable[[], Collection[str]], follow: Callable[[Opened], Coroutine[Any, Any, None]]
    ) -> None:
        """`peers` names the devices that are listened to; `follow` goes on with a game that was begun elsewhere."""
        self._peers, self._follow = peers, follow
        self.next = ""
        """The link of the game with which the table goes on here."""
        self._other = ""
        """The link of another one that was heard of last."""
        self._tells = 0
        """So often those who stay in the room are still to hear where the table goes on."""

    def hear(self, text: str, heard: Judged) -> None:
        """Go on with another game, if a message holds the link to one."""
        if heard.verdict == "follow" and heard.link and text not in (self.next, self._other):
            self._other, self._tells = text, SEEN_OFF  # who begins one later lacks ours
            spawn(self._follow(heard.link))

    async def see_off(self, room: Room) -> None:
        """Let those who stay in a room know where the table goes on, and leave once nobody is there any more who could
        say that they go on elsewhere."""
        link, self._tells = self.next, SEEN_OFF
        for turn in range(STAYS):
            if not (self._tells or self._peers()):
                break
            if self._tells or not turn % SEEN_OFF:  # who is silent is taken for gone
                room.send(link)
            self._tells = max(0, self._tells - 1)
            await asyncio.sleep(TICK)
        room.leave()
