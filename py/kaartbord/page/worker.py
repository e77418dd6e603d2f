"""The computer's seat: a worker thinks, so that the page keeps painting.

Until a worker is ready, and when two have been lost, the page thinks for itself: a game never waits.
"""

import asyncio
from typing import Any

from js import console
from pyscript import create_named_worker

from ..bots import players
from ..games import GAMES
from .dom import spawn

PATIENCE = 8.0
"""Seconds a worker may take to answer."""

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


async def choose(code: str, view: Any, seat: int) -> int:
    """The rank in `legal` of the computer's choice, from what its seat may see."""
    game = GAMES[code]
    if _worker is not None:
        try:
            answer = await asyncio.wait_for(_worker.choose(code, game.write(view), seat), PATIENCE)
            if isinstance(answer, (int, float)):
                return int(answer)
            _lose(answer)
        except Exception as fault:
            _lose(fault)
        spawn(start())
    return list(game.legal(view, seat)).index(players.choose(code, view, seat))
