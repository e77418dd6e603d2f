"""Keeping the screen on while somebody looks at it without touching it."""

import asyncio
from typing import Any

from js import document, navigator

from . import promises
from .dom import listen, spawn

_reasons: set[str] = set()
_allowed = True
_lock: Any = None
"""What the browser gave for its promise; None where it refused, as with a low battery."""
_one_by_one = asyncio.Lock()


def is_known() -> bool:
    """Return whether this browser can be asked."""
    return hasattr(navigator, "wakeLock")


def keep(reason: str, wanted: bool = True) -> None:
    """Keep the screen on for a reason, or no longer for this one."""
    if wanted != (reason in _reasons):
        (_reasons.add if wanted else _reasons.discard)(reason)
        spawn(_settle())


def allow(allowed: bool) -> None:
    """Say whether the screen may be kept on at all."""
    global _allowed
    if allowed != _allowed:
        _allowed = allowed
        spawn(_settle())


async def _settle(*, anew: bool = False) -> None:
    """Ask for what is wished now; `anew` as the browser forgets it whenever the page is out of sight."""
    global _lock
    async with _one_by_one:
        wished = _allowed and bool(_reasons) and is_known()
        if _lock is not None and (anew or not wished):
            lock, _lock = _lock, None
            await promises.wish(lock, "release")
        if wished and _lock is None and not document.hidden:
            _lock = await promises.wish(navigator.wakeLock, "request", "screen")


listen(document, "visibilitychange", lambda _: spawn(_settle(anew=True)))
