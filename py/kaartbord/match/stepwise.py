"""Histories replayed and read in slices, so that the event loop can serve others between them. No browser needed."""

import asyncio
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
Progress = TypeVar("Progress")
"""The type of what the work yields: how much of it is done."""

SLICE_SECONDS = 0.03
"""Seconds of work between two turns of the event loop, while nothing moves on the page."""

SLICE_STEPS = 500
"""Plies that are replayed in one slice, at most: a usual game takes one slice."""


def ignore_progress(done: object) -> None:
    """Ignore the progress."""


async def run_in_slices(
    steps: Generator[Progress, None, T], on_progress: Callable[[Progress], object] = ignore_progress
) -> T:
    """Return the result of a generator that runs in slices; after each, `on_progress` receives what it last yielded.
    Work that fits in one slice is done immediately, and nothing else runs meanwhile."""
    now = asyncio.get_running_loop().time
    while True:
        end = now() + SLICE_SECONDS
        try:
            for _ in range(SLICE_STEPS):
                done = next(steps)
                if now() >= end:
                    break
        except StopIteration as stop:
            result: T = stop.value
            return result
        on_progress(done)
        await asyncio.sleep(0)
