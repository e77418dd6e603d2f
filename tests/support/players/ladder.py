"""Matches between two players: mirrored pairs, and how sure their result is."""

from collections.abc import Sequence
from functools import partial
from math import log, sqrt
from statistics import fmean, stdev, variance

from kaartbord.bots import players
from support.players.frozen import frozen
from support.players.novice import novice
from support.players.table import Player, Seer, Thinker, at_random, pair

BOUND = log(19)
"""The ratio by which one share must be likelier than the other: wrong once in twenty times."""


ENOUGH = 10
"""Pairs before a sequential test may stop: their spread must be known a little."""


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean over pairs and half the width of its 95 % interval."""
    return fmean(shares), 1.96 * stdev(shares) / sqrt(len(shares))


def likelier(shares: Sequence[float], low: float, high: float) -> float:
    """Return how much likelier the pairs are if the true share is `high` than if it is `low`, as a logarithm.

    Their spread is taken from themselves (the generalized sequential test that chess engines are tuned by)
    and an even pair, for pairs that are all won have none.
    """
    spread = variance([*shares, 0.5])
    return (high - low) * sum(share - (low + high) / 2 for share in shares) / spread if spread else 0.0


def player(name: str, code: str, seed: int, iterations: int | None) -> Player:
    """A player of the ladder by its name."""
    if name == "random":
        return at_random(seed, code)
    if name == "novice":
        return novice(seed, code)
    if name == "frozen":
        return partial(frozen, code)
    if name == "seer":
        return Seer(
            players.PLAYERS[code].adapter,
            players.PLAYERS[code].iterations if iterations is None else iterations,
        )
    return Thinker(code, iterations) if name == "strong" else partial(players.choose, code, level=name)


def climb(
    code: str,
    seats: int,
    names: tuple[str, str],
    seeds: range,
    iterations: int | None,
    until: tuple[float, float] | None = None,
) -> list[float]:
    """The shares of the first player, pair by pair."""
    shares: list[float] = []
    for seed in seeds:
        one, two = (player(name, code, seed, iterations) for name in names)
        shares.append(pair(one, two, seats, seed, {}, code))
        if until and len(shares) >= ENOUGH and abs(likelier(shares, *until)) >= BOUND:
            break
    return shares
