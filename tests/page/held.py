"""A store that holds what is put there, for the modules of a page that keep something."""

from collections.abc import Iterable
from typing import Any


class Store:
    """A stand-in for storage/store.py that stores in a dict."""

    def __init__(self) -> None:
        self.held: dict[str, Any] = {}

    async def get(self, key: str) -> Any:
        return self.held.get(key)

    async def put(self, key: str, value: Any) -> bool:
        return await self.put_all([(key, value)])

    async def put_all(self, values: Iterable[tuple[str, Any]]) -> bool:
        self.held |= dict(values)
        return True

    async def remove(self, *keys: str) -> None:
        for key in keys:
            self.held.pop(key, None)

    async def keys(self, prefix: str) -> list[str]:
        return sorted(key for key in self.held if key.startswith(prefix))

    async def entries(self, prefix: str) -> list[tuple[str, Any]]:
        return sorted(pair for pair in self.held.items() if pair[0].startswith(prefix))
