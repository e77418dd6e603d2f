"""Long work in slices, so that whoever waits for it is still heard meanwhile. No browser needed."""

import asyncio
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeVar

from ..games import GAMES
from . import players
from .chances import played_on, settled
from .search import Search, Thought

T = TypeVar("T")
Done = TypeVar("Done")

SLICE = 0.012
"""Seconds between two looks at what else there is to do."""

READING = 0.03
"""The same while a history is played again, with nothing moving on the page."""

PLIES = 500
"""Plies of a history that are played between two such looks, at most: a usual game is played at once."""

LOOK = 0.06
"""Seconds for a look at one position of a game that is over."""

FEWEST, SAMPLES = 4, 32
"""How often it is played on, at least and at most."""

BUDGET = 2.5
"""Seconds that a thought may take. The usual number of iterations is done long before, on all but the slowest
devices."""


def never() -> bool:
    """Nobody is in a hurry."""
    return False


def quietly(done: object) -> None:
    """Nobody is told how much is done."""


async def finished(steps: Generator[Done, None, T], tell: Callable[[Done], object] = quietly) -> T:
    """What comes of the steps of a history; `tell` hears after each slice what the last step yielded.

    What takes no more than a slice is done at once, with nobody else heard meanwhile.
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
            found: T = stop.value
            return found
        tell(done)
        await asyncio.sleep(0)


async def think(
    code: str, view: Any, seat: int, level: str, hurried: Callable[[], bool] = never, budget: float = BUDGET
) -> Thought:
    """The thought of `players.think`; or what has come of it once somebody is hurried or time is up."""
    forced = len(GAMES[code].legal(view, seat)) == 1
    if forced or level != "strong":
        return players.think(code, view, seat, "firm" if forced else level)
    search, left = players.thinking(code, view, seat), players.PLAYERS[code].iterations
    now = asyncio.get_running_loop().time
    end = now() + budget
    left = run(search, left, min(now() + SLICE, end))
    while left and now() < end and not hurried():
        await asyncio.sleep(0)
        left = run(search, left, min(now() + SLICE, end))
    return search.thought()


class Advice(NamedTuple):
    """A choice and how good it is."""

    rank: int
    """In `legal`."""
    chance: float
    """Of the seat's side to win with it, 0 to 1."""
    other: float | None
    """The same with the best of the rest; None if that is not known."""


async def advise(code: str, view: Any, seat: int) -> Advice:
    """What the strong player would do in place of the seat."""
    thought = await think(code, view, seat, "strong")
    others = [chance for action, chance, visits in thought.lines if visits and action != thought.action]
    rank = list(GAMES[code].legal(view, seat)).index(thought.action)
    return Advice(rank, thought.chance, max(others, default=None))


async def chances(code: str, state: Any) -> tuple[float, ...]:
    """The chance of each side to win from a position that lies open: played on a few times, or what is known."""
    if (known := settled(code, state)) is not None:
        return known
    now = asyncio.get_running_loop().time
    end = now() + LOOK
    found: list[tuple[float, ...]] = []
    while len(found) < FEWEST or len(found) < SAMPLES and now() < end:
        found.append(played_on(code, state, len(found)))
        await asyncio.sleep(0)
    return tuple(sum(values) / len(found) for values in zip(*found, strict=True))


def run(search: Search[Any], iterations: int, end: float) -> int:
    """At least one iteration and at most so many, until the loop's clock says `end`; how many are left."""
    now = asyncio.get_running_loop().time
    while iterations:
        search.run(1)
        iterations -= 1
        if now() >= end:
            break
    return iterations
