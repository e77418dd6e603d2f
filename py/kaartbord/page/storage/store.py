"""The store of this device, in IndexedDB. While that is refused, full or silent, memory holds it."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any

from pyscript.js_modules import idb

from ..ui.dom import spawn
from ..ui.promises import SILENT, BrowserRefused, call

AGAIN = 20.0
"""Seconds until a database that did not answer is asked once more."""


class _Database:
    """The database, and the values it has not taken yet."""

    def __init__(self) -> None:
        self.waiting: dict[str, str | None] = {}
        """By key the text that the database lacks, or None for one that it must delete."""
        self.in_trouble = False
        self.changed: Callable[[], object] = lambda: None
        self._silent = False
        """True if it did not answer: nothing waits for it again before it does."""
        self._object_store: Any = None

    async def ask(self, method: str, *args: Any) -> Any:
        """Return what a function of the library answers; Refused if the database does not take it.

        A connection that was broken, as when the browser cleared its data, is made once more.
        """
        if self._silent:
            raise BrowserRefused(SILENT, "it was silent before")
        try:
            answer = await self._ask_with_retry(method, *args)
        except BrowserRefused as fault:
            if fault.name == SILENT:
                self._silent = True
                spawn(self._retry_until_answered())
            self.tell(trouble=True)
            raise
        if not self.waiting:
            self.tell(trouble=False)
        return answer

    async def _ask_with_retry(self, method: str, *args: Any) -> Any:
        try:
            return await self._asked(method, *args)
        except BrowserRefused as fault:
            if fault.name == SILENT:
                raise
        self._object_store = None
        return await self._asked(method, *args)

    async def _asked(self, method: str, *args: Any) -> Any:
        # A database of our own: other pages of the same origin use the library's default one.
        self._object_store = self._object_store or await call(idb, "createStore", "kaartbord", "kept")
        return await call(idb, method, *args, self._object_store)

    async def _retry_until_answered(self) -> None:
        """Ask a silent database again and again, until it answers."""
        while self._silent:
            await asyncio.sleep(AGAIN)
            self._object_store = None
            try:
                await self._asked("keys")
            except BrowserRefused:
                continue
            self._silent = False
            await self.write()

    async def write(self) -> bool:
        """Give the database all that it lacks; return False if it refuses."""
        given = dict(self.waiting)
        try:
            if new := [[key, text] for key, text in given.items() if text is not None]:
                await self.ask("setMany", new)
            if gone := [key for key, text in given.items() if text is None]:
                await self.ask("delMany", gone)
        except BrowserRefused:
            return False
        for key, text in given.items():
            if key in self.waiting and self.waiting[key] is text:
                del self.waiting[key]
        self.tell(trouble=False)
        return True

    def tell(self, *, trouble: bool) -> None:
        """Notify the page whether things are stored, if that has changed."""
        if trouble != self.in_trouble:
            self.in_trouble = trouble
            self.changed()


_device = _Database()


def is_memory_only() -> bool:
    """Return whether something is kept by memory alone, because the device refuses to store it."""
    return _device.in_trouble


def report_not_stored() -> None:
    """Report that something was not stored for a reason that is no refusal of the device."""
    _device.tell(trouble=True)


def on_change(hear: Callable[[], object]) -> None:
    """Call `hear` whenever the device stops storing things, and when it does so again."""
    _device.changed = hear


async def get(key: str) -> Any:
    """Return the value stored under the key, or None."""
    if key in _device.waiting:
        return _value(_device.waiting[key])
    try:
        return _value(await _device.ask("get", key))
    except BrowserRefused:
        return None


async def entries(prefix: str) -> list[tuple[str, Any]]:
    """Return all keys with this prefix, in order, with their values."""
    try:
        stored = {str(key): text for key, text in await _device.ask("entries")}
    except BrowserRefused:
        stored = {}
    stored |= _device.waiting
    return sorted((key, _value(text)) for key, text in stored.items() if key.startswith(prefix) and text)


async def keys(prefix: str) -> list[str]:
    """Return all keys with this prefix, in order, without their values: of many games that takes far less."""
    try:
        stored = {str(key) for key in await _device.ask("keys")}
    except BrowserRefused:
        stored = set()
    stored |= _device.waiting.keys()
    return sorted(key for key in stored if key.startswith(prefix) and _device.waiting.get(key, key))


async def put(key: str, value: Any) -> bool:
    """Store a value of plain data; return False if the device refused and only memory holds it."""
    return await put_all([(key, value)])


async def put_all(values: Iterable[tuple[str, Any]]) -> bool:
    """Store several values, all of them or none; return False if only memory holds them."""
    _device.waiting |= {key: json.dumps(value) for key, value in values}
    return await _device.write()


async def remove(*keys: str) -> None:
    """Delete these keys."""
    _device.waiting |= dict.fromkeys(keys)
    await _device.write()


def _value(text: Any) -> Any:
    """Return the value of a stored text; None if it cannot be read."""
    try:
        return json.loads(text) if text else None
    except (TypeError, ValueError):
        return None
