"""Searches in slices, so that the event loop can serve others between them. No browser needed."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from ..games import GAMES
from . import players
from .chances import final_chances, rollout_chances
from .observed_plies import Past
from .search import Search, SearchResult

SLICE = 0.012
"""Seconds of work between two turns of the event loop."""

ROLLOUT_TIME = 0.06
"""Seconds of rollouts from one position of a game that is over."""

MIN_ROLLOUTS, MAX_ROLLOUTS = 4, 32
"""Rollouts from one position, at least and at most."""

COMPARED = 100
"""Iterations that compare a choice with others."""

BUDGET = 2.5
"""Seconds that a search may take. All but the slowest devices finish the usual iterations long before."""


def is_never_hurried() -> bool:
    """Return False: nobody is in a hurry."""
    return False


async def think_in_slices(
    code: str,
    view: Any,
    seat: int,
    level: str,
    is_hurried: Callable[[], bool] = is_never_hurried,
    past: Past[Any] = (),
) -> SearchResult:
    """Return the result of `players.think`, run in slices; stop early when `is_hurried` returns True or after
    `BUDGET` seconds."""
    if level != "strong" or len(players.considered_actions(code, view, seat)) == 1:
        return players.think(code, view, seat, level)
    search, left = players.thinking(code, view, seat, past), players.PLAYERS[code].iterations
    now = asyncio.get_running_loop().time
    end = now() + BUDGET
    left = run(search, left, min(now() + SLICE, end))
    while left and now() < end and not is_hurried():
        await asyncio.sleep(0)
        left = run(search, left, min(now() + SLICE, end))
    return search.result()


class RatedChoice(NamedTuple):
    """A choice and its value."""

    rank: int
    """In `legal`."""
    chance: float
    """Of the seat's side to win with it, 0 to 1."""
    other: float | None
    """The same with the best of the rest; None if that is not known."""


async def advise(code: str, view: Any, seat: int, past: Past[Any] = ()) -> RatedChoice:
    """Return the choice that the strong player would make in place of the seat."""
    result = await think_in_slices(code, view, seat, "strong", past=past)
    others = [chance for action, chance, visits in result.lines if visits and action != result.action]
    rank = list(GAMES[code].legal(view, seat)).index(result.action)
    return RatedChoice(rank, result.chance, max(others, default=None))


class ComparedChoice(NamedTuple):
    """A choice beside the strong player's."""

    best: int
    """The rank in `legal` of the strong player's choice."""
    loss: float
    """By how much less the chance to win is with the other one, 0 to 1."""


async def compare(code: str, view: Any, seat: int, rank: int, past: Past[Any] = ()) -> ComparedChoice:
    """Compare a choice with the strong player's; a `rank` below 0 stands for none.

    No clock ends the search: it is the same on every device.
    """
    legal = list(GAMES[code].legal(view, seat))
    if len(players.considered_actions(code, view, seat)) == 1:
        return ComparedChoice(legal.index(players.choose(code, view, seat)), 0.0)
    search, left = players.thinking(code, view, seat, past), COMPARED
    if rank >= 0:
        search.include(legal[rank])
    now = asyncio.get_running_loop().time
    while left:
        left = run(search, left, now() + SLICE)
        await asyncio.sleep(0)
    result = search.result()
    known = {action: chance for action, chance, visits in result.lines if visits}
    best = legal.index(result.action)
    loss = 0.0 if rank in (-1, best) else max(known.values()) - known[legal[rank]]
    return ComparedChoice(best, loss)


async def chances(code: str, state: Any) -> tuple[float, ...]:
    """Return the chance of each side to win from a position with all cards open: by rollouts, unless it is over."""
    if (known := final_chances(code, state)) is not None:
        return known
    now = asyncio.get_running_loop().time
    end = now() + ROLLOUT_TIME
    rollouts: list[tuple[float, ...]] = []
    while len(rollouts) < MIN_ROLLOUTS or len(rollouts) < MAX_ROLLOUTS and now() < end:
        rollouts.append(rollout_chances(code, state, len(rollouts)))
        await asyncio.sleep(0)
    return tuple(sum(values) / len(rollouts) for values in zip(*rollouts, strict=True))


def run(search: Search[Any], iterations: int, end: float) -> int:
    """Run 1 to `iterations` iterations, until the event loop's time `end`; return the number left."""
    now = asyncio.get_running_loop().time
    while iterations:
        search.run(1)
        iterations -= 1
        if now() >= end:
            break
    return iterations
