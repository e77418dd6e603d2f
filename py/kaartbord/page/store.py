"""What this device remembers, in IndexedDB. Where that is refused or full, the page plays on from memory."""

import json
from typing import Any

from pyscript.js_modules import idb

_memory: dict[str, str] = {}

_opened: Any = None

trouble = False
"""Whether the device refused to store something since the page was opened."""


def _shelf() -> Any:
    """A database of our own: other pages of the same origin use the library's default one."""
    global _opened
    if _opened is None:
        _opened = idb.createStore("kaartbord", "kept")
    return _opened


async def get(key: str) -> Any:
    """The value stored under the key, or None."""
    text = _memory.get(key)
    if text is None:
        try:
            text = await idb.get(key, _shelf())
        except Exception:
            _refused()
    try:
        return json.loads(text) if text else None
    except (TypeError, ValueError):
        return None


async def put(key: str, value: Any) -> bool:
    """Store a value of plain data; False if the device refused and only memory holds it."""
    text = json.dumps(value)
    try:
        await idb.set(key, text, _shelf())
    except Exception:
        _memory[key] = text
        _refused()
        return False
    _memory.pop(key, None)
    return True


async def remove(key: str) -> None:
    """Forget a key."""
    _memory.pop(key, None)
    try:
        await idb.del_(key, _shelf())
    except Exception:
        _refused()


async def keys(prefix: str) -> list[str]:
    """All keys with this prefix."""
    try:
        stored = [str(key) for key in await idb.keys(_shelf())]
    except Exception:
        _refused()
        stored = []
    return sorted({key for key in [*stored, *_memory] if key.startswith(prefix)})


def _refused() -> None:
    global trouble
    trouble = True
