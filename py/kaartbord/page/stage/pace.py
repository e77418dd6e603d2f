"""The pace of the plies: pauses between them, and a wish to continue immediately."""

import asyncio
from contextlib import suppress
from math import inf
from typing import Any

from ...scene.timing import MAX_WAIT_MS, Pause
from ...text.messages import Messages
from ..ui.dom import button


class Pace:
    """The pace of one table."""

    def __init__(self) -> None:
        self._hurry = asyncio.Event()

    @property
    def hurried(self) -> bool:
        """Return whether somebody wants to skip to the next question."""
        return self._hurry.is_set()

    def hurry(self) -> None:
        """Continue immediately, and with everything until the next question."""
        self._hurry.set()

    def stop_hurrying(self) -> None:
        """Show everything again."""
        self._hurry.clear()

    def pause_buttons(self, pause: Pause, messages: Messages, *, people: bool) -> list[Any]:
        """Return the buttons for a pause; `people` is True if somebody plays here."""
        if not pause.ms:
            return []
        more = [button(messages.format(key), do, cls="paper") for key, do in pause.more]
        kind = "gold" if people and pause.ms == inf else "ghost"
        return [*more, button(messages.format(pause.key), "hurry", cls=kind)]

    async def wait(self, pause: Pause, tempo: float, *, people: bool) -> None:
        """Wait for a pause; one without end lasts until somebody here continues."""
        if people and pause.ms == inf:
            self._hurry.clear()
            await self._hurry.wait()
            self._hurry.clear()
        elif pause.ms:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), min(pause.ms, MAX_WAIT_MS) * tempo / 1000)
