"""The computer players, in a PyScript worker: plain values in, plain values out.

A search runs in slices, so that a message from the page is received while it lasts. Any error is returned as
text, because after an exception here the page would wait until its timeout.
"""

import json

from unpack import unpack_engine

unpack_engine()

from kaartbord.bots import observed_plies, slices  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402

__export__ = ["advise", "chances", "choose", "compare", "hurry"]

_hurried = False
"""True if the page wants the current search to end."""


async def choose(code: str, position: str, seat: int, level: str, seen: str) -> int | str:
    """Return the rank in `legal` of the bot's choice for the seat, from the texts of its view and of its past."""
    global _hurried
    _hurried = False
    try:
        game = GAMES[code]
        view = game.read(position)
        thought = await slices.think_in_slices(
            code, view, seat, level, lambda: _hurried, observed_plies.read(game, seen)
        )
        return list(game.legal(view, seat)).index(thought.action)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"


async def advise(code: str, position: str, seat: int, seen: str) -> str:
    """Return the result of `slices.advise` for a view and a past, as JSON."""
    try:
        game = GAMES[code]
        return json.dumps(await slices.advise(code, game.read(position), seat, observed_plies.read(game, seen)))
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"


async def compare(code: str, position: str, seat: int, rank: int, seen: str) -> str:
    """Return the result of `slices.compare` for a view and a past, as JSON."""
    try:
        game = GAMES[code]
        view = game.read(position)
        return json.dumps(await slices.compare(code, view, seat, rank, observed_plies.read(game, seen)))
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"


async def chances(code: str, position: str) -> str:
    """Return the chance of each side to win from a position without holes, as JSON."""
    try:
        return json.dumps(await slices.chances(code, GAMES[code].read(position)))
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"


def hurry() -> None:
    """Let the current search return its best choice up to now."""
    global _hurried
    _hurried = True
