"""Keeping the screen on while somebody looks at it without touching it."""

import asyncio
from typing import Any

from js import document, navigator

from . import promises
from .dom import listen, spawn


def is_supported() -> bool:
    """Return whether this browser can be asked."""
    return hasattr(navigator, "wakeLock")


class WakeLock:
    """The lock that keeps the screen of this device on."""

    def __init__(self) -> None:
        self._reasons: set[str] = set()
        self._allowed = True
        self._lock: Any = None
        """The lock that the browser gave; None where it refused, as with a low battery."""
        self._one_by_one = asyncio.Lock()
        listen(document, "visibilitychange", lambda _: spawn(self._settle(anew=True)))

    def keep(self, reason: str, wanted: bool = True) -> None:
        """Keep the screen on for a reason, or no longer for this one."""
        if wanted != (reason in self._reasons):
            (self._reasons.add if wanted else self._reasons.discard)(reason)
            spawn(self._settle())

    def allow(self, allowed: bool) -> None:
        """Allow or forbid to keep the screen on at all."""
        if allowed != self._allowed:
            self._allowed = allowed
            spawn(self._settle())

    async def _settle(self, *, anew: bool = False) -> None:
        """Request the lock that is wished now; `anew` as the browser drops it whenever the page is out of sight."""
        async with self._one_by_one:
            wished = self._allowed and bool(self._reasons) and is_supported()
            if self._lock is not None and (anew or not wished):
                lock, self._lock = self._lock, None
                await promises.call_or_none(lock, "release")
            if wished and self._lock is None and not document.hidden:
                self._lock = await promises.call_or_none(navigator.wakeLock, "request", "screen")


_screen = WakeLock()
keep, allow = _screen.keep, _screen.allow
