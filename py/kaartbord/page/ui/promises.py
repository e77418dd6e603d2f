"""The one place where Python awaits promises of the browser: it returns an answer in time, or raises `BrowserRefused`.

web/promises.js handles the rest, as a promise may be rejected with anything, and Pyodide then waits for ever.
"""

from typing import Any

from pyscript.ffi import to_js
from pyscript.js_modules import promises as _js

PATIENCE = 4.0
"""Seconds in which the browser should answer, where it asks nobody."""

SILENT = "TimeoutError"
"""The name of a refusal that is only silence."""


class BrowserRefused(Exception):
    """The browser refused something, or did not answer in time."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(f"{name}: {words}" if words else name)
        self.name = name
        """Its kind, such as QuotaExceededError, AbortError or SILENT."""


async def call(target: Any, method: str, *args: Any, patience: float | None = PATIENCE) -> Any:
    """Return what a method of a JavaScript object answers, `patience` being in seconds; BrowserRefused if it does not.

    Without patience it may take as long as it likes: for questions to a person.
    """
    settled = await _js.call(target, method, to_js(list(args)), (patience or 0) * 1000)
    if settled.refused:
        raise BrowserRefused(str(settled.refused), str(settled.words))
    return settled.value


async def call_or_none(target: Any, method: str, *args: Any, patience: float | None = PATIENCE) -> Any:
    """Return what the browser answers to a wish; None if it refuses, where nothing depends on it."""
    try:
        return await call(target, method, *args, patience=patience)
    except BrowserRefused:
        return None


async def load(address: str, patience: float) -> Any:
    """Return a JavaScript module by its address; BrowserRefused if it does not come."""
    return await call(_js, "load", address, patience=patience)
