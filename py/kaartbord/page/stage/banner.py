"""Announcements over the table."""

import asyncio
from contextlib import suppress
from typing import Any

from ..ui.dom import el, fill, show


class Banner:
    """Words over the table for a moment, one at a time; `node` is in the room of the table."""

    def __init__(self) -> None:
        self.node = el("div", cls="banner", hidden=True, aria_hidden="true")
        self._rush = asyncio.Event()
        self._announced = 0

    async def announce(self, words: str, ms: float, picture: Any = None) -> None:
        """Show these words for `ms`, with a picture of the player who announces them; later ones take their place."""
        self._announced += 1
        number = self._announced
        fill(self.node, picture, el("b", text=words))
        show(self.node)
        self._rush.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._rush.wait(), ms / 1000)
        if number == self._announced:
            show(self.node, False)

    def finish(self) -> None:
        """Remove the words immediately."""
        self._rush.set()
