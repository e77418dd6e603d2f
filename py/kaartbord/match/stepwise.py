"""Histories replayed and read in slices, so that the event loop can serve others between them. No browser needed."""

import asyncio
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
Done = TypeVar("Done")

READING = 0.03
"""Seconds of work before others have their turn, with nothing moving on the page."""

PLIES = 500
"""Plies of a history that are replayed in one slice, at most: a usual game is replayed at once."""


def quietly(done: object) -> None:
    """Progress that nobody wants to hear of."""


async def finished(steps: Generator[Done, None, T], tell: Callable[[Done], object] = quietly) -> T:
    """What a generator returns, run in slices; after each, `tell` is called with what it last yielded.

    What takes no more than one slice is done at once, and nothing else runs meanwhile.
    """
    now = asyncio.get_running_loop().time
    while True:
        end = now() + READING
        try:
            for _ in range(PLIES):
                done = next(steps)
                if now() >= end:
                    break
        except StopIteration as stop:
            result: T = stop.value
            return result
        tell(done)
        await asyncio.sleep(0)
