"""What a stage waits for when it asks: the choice of a seat."""

import asyncio

from ...rules.protocol import Action


class Answer:
    """A choice that may be on its way. Only while it is waited for can it be made, and once."""

    def __init__(self) -> None:
        self._coming: asyncio.Future[Action] | None = None

    async def wait(self) -> Action:
        """What is settled on next."""
        self._coming = asyncio.get_running_loop().create_future()
        try:
            return await self._coming
        finally:
            self._coming = None

    def settle(self, action: Action) -> None:
        """This is the choice, if one is waited for."""
        if self._coming is not None and not self._coming.done():
            self._coming.set_result(action)
