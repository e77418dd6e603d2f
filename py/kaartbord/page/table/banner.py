"""What is announced over a table, for a moment. Log and speech say the same."""

from collections.abc import Awaitable, Callable
from typing import Any

from ..ui.dom import el, fill, show

STANDS_MS = 1500


class Banner:
    """One banner; what is announced last is what is read. `hold` waits, unless somebody wants to go on."""

    def __init__(self, hold: Callable[[float], Awaitable[None]]) -> None:
        self.node = el("div", cls="banner", hidden=True, aria_hidden="true")
        self._hold = hold
        self._announced = 0

    async def announce(self, words: str, tempo: float, picture: Any = None) -> None:
        """Words, with a picture of who says them."""
        self._announced += 1
        mine = self._announced
        fill(self.node, picture, el("b", text=words))
        show(self.node)
        await self._hold(STANDS_MS * tempo)
        if mine == self._announced:
            show(self.node, False)
