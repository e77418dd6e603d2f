"""The computer's seat: a worker thinks, so that the page keeps painting.

Until a worker is ready, and when two have been lost, the page thinks for itself: a game never waits.
"""

import asyncio
from typing import Any, TypeVar

from js import console
from pyscript import create_named_worker

from ..games import GAMES
from . import slices
from .dom import spawn

T = TypeVar("T")

PATIENCE = 8.0
"""Seconds a worker may take to answer; its thoughts have a budget well below."""

_CONFIG = {
    "interpreter": "./web/vendor/pyodide/pyodide.mjs",
    "files": {"./engine.zip": "./*"},
    "plugins": [
        "!codemirror",
        "!deprecations-manager",
        "!donkey",
        "!error",
        "!py-editor",
        "!py-game",
        "!py-terminal",
    ],
}

_worker: Any = None
_lost = 0
_hurried = False
MOST_LOST = 2


async def start() -> None:
    """Start a worker; until it is ready, and after too many were lost, the page thinks for itself."""
    global _worker
    if _lost >= MOST_LOST:
        return
    try:
        _worker = await create_named_worker("./py/worker.py", f"bot-{_lost}", _CONFIG)
    except Exception as fault:
        _lose(fault)


def _lose(fault: object) -> None:
    global _worker, _lost
    console.warn(f"the worker is lost: {fault}")
    if hasattr(_worker, "terminate"):
        _worker.terminate()
    _worker = None
    _lost += 1


async def _ask(what: str, kind: type[T], *question: Any) -> T | None:
    """What the worker answers; None if there is none, or if it is lost over this: another one is started."""
    if (asked := _worker) is None:
        return None
    fault: object
    try:
        fault = answer = await asyncio.wait_for(getattr(asked, what)(*question), PATIENCE)
        if isinstance(answer, kind):
            return answer
    except Exception as failure:
        fault = failure
    if asked is _worker:
        _lose(fault)
        spawn(start())
    return None


async def choose(code: str, view: Any, seat: int, level: str) -> int:
    """The rank in `legal` of the computer's choice, from what its seat may see."""
    global _hurried
    game, _hurried = GAMES[code], False
    try:
        rank = await _ask("choose", int, code, game.write(view), seat, level)
        if rank is not None:
            return rank
        thought = await slices.think(code, view, seat, level, lambda: _hurried)
        return list(game.legal(view, seat)).index(thought.action)
    except asyncio.CancelledError:
        hurry()
        raise


def hurry() -> None:
    """Let the choice that is being thought about be made with what is known."""
    global _hurried
    _hurried = True
    if _worker is not None:
        _worker.hurry()
