"""The computer's seat: a worker thinks, so that the page keeps painting.

It starts when the computer may be asked for something, as it costs memory and time. Until a worker is ready,
and when two have been lost, the page thinks for itself: a game never waits. Only then it imports the players.
"""

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from js import console, document
from pyscript import create_named_worker

from ..bots import observed_plies as history
from ..bots.observed_plies import Past
from ..games import GAMES
from .ui import promises
from .ui.dom import log_failures, spawn

if TYPE_CHECKING:
    from ..bots import slices

T = TypeVar("T")

PATIENCE = 8.0
"""Seconds a worker may take to answer; its thoughts have a budget well below."""

START_TIMEOUT = 60.0
"""Seconds it may take to be ready; the page thinks for itself meanwhile."""

_CONFIG = {
    "interpreter": "./web/vendor/pyodide/pyodide.js",
    "files": {"./engine.bin": "./engine.bin", "./py/unpack.txt": "./unpack.py"},
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

MAX_LOST_WORKERS = 2


def _parse_rank(answer: Any) -> int:
    """Return a rank; TypeError for anything else."""
    if not isinstance(answer, int):
        raise TypeError(answer)
    return answer


def _parse_chances(answer: str) -> tuple[float, ...]:
    return tuple(map(float, json.loads(answer)))


def _parse_advice(answer: str) -> "slices.RatedChoice":
    from ..bots import slices

    return slices.RatedChoice(*json.loads(answer))


def _parse_compared(answer: str) -> "slices.ComparedChoice":
    from ..bots import slices

    return slices.ComparedChoice(*json.loads(answer))


class Worker:
    """The worker of this page, started again when it is lost."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._coming = False
        """True while a worker starts."""
        self._lost = 0
        self._hurried = False

    async def start(self) -> None:
        """Start a worker, unless there is one or too many were lost."""
        if self._worker is not None or self._coming or self._lost >= MAX_LOST_WORKERS:
            return
        self._coming = True
        try:
            coming = create_named_worker("./py/worker.txt", f"bot-{self._lost}", _CONFIG)
            self._worker = await asyncio.wait_for(coming, START_TIMEOUT)
            document.documentElement.dataset.worker = "ready"
        except Exception as fault:
            self._lose(fault)
        finally:
            self._coming = False

    def _lose(self, fault: object) -> None:
        console.warn(f"the worker is lost: {fault}")
        if node := document.querySelector(f'script[name="bot-{self._lost}"]'):
            if hasattr(node, "xworker"):
                node.xworker.terminate()
            node.remove()
        self._worker = None
        document.documentElement.removeAttribute("data-worker")
        self._lost += 1

    async def _ask(self, what: str, read: Callable[[Any], T], *question: Any) -> T | None:
        """Return the worker's answer, as read; None if there is no worker, or it is lost over this.

        One that is lost, because it answers nothing or nothing that can be read, makes room for another.
        """
        if (asked := self._worker) is None:
            spawn(self.start())
            return None
        answer: Any = ""
        try:
            answer = await promises.call(asked, what, *question, patience=PATIENCE)
            return read(answer)
        except Exception as fault:
            if asked is self._worker:
                self._lose(answer or fault)
                spawn(self.start())
            return None

    async def choose(self, code: str, view: Any, seat: int, level: str, past: Past[Any]) -> int:
        """Return the rank in `legal` of the computer's choice, from what its seat may see and has seen."""
        game, self._hurried = GAMES[code], False
        try:
            seen = history.write(game, past)
            rank = await self._ask("choose", _parse_rank, code, game.write(view), seat, level, seen)
            if rank is not None:
                return rank
            from ..bots import slices

            thought = await slices.think_in_slices(code, view, seat, level, lambda: self._hurried, past)
            return list(game.legal(view, seat)).index(thought.action)
        except asyncio.CancelledError:
            self.hurry()
            raise

    async def advise(self, code: str, view: Any, seat: int, past: Past[Any]) -> "slices.RatedChoice":
        """Return the computer's choice in place of a seat, from what that may see and has seen."""
        from ..bots import slices

        game = GAMES[code]
        answer = await self._ask("advise", _parse_advice, code, game.write(view), seat, history.write(game, past))
        return answer or await slices.advise(code, view, seat, past)

    async def compare(self, code: str, view: Any, seat: int, rank: int, past: Past[Any]) -> "slices.ComparedChoice":
        """Return a choice of a seat, by its rank in `legal`, beside the strong player's."""
        from ..bots import slices

        game = GAMES[code]
        question = code, game.write(view), seat, rank, history.write(game, past)
        answer = await self._ask("compare", _parse_compared, *question)
        return answer or await slices.compare(code, view, seat, rank, past)

    async def chances(self, code: str, state: Any) -> tuple[float, ...]:
        """Return the chance of each side to win from a position with all hands open."""
        from ..bots import slices

        answer = await self._ask("chances", _parse_chances, code, GAMES[code].write(state))
        return answer or await slices.chances(code, state)

    def hurry(self) -> None:
        """Hurry the search: the choice is made with its result until now."""
        self._hurried = True
        if self._worker is not None:
            with log_failures():
                self._worker.hurry()
