"""How strong the players are: mirrored duplicate deals, figures with intervals, the same on every machine.

    python tests/bench/ladder.py [--game K] [--seats 4] [--one strong] [--two firm] [--pairs 300]
                                 [--iterations N] [--first 0] [--until 0.5 0.55]

A pair is one seed played twice, with the sides exchanged, so the luck of the deal falls to both. The interval
is of the mean over pairs, at 95 %. `--until` is a sequential test of a change: it stops as soon as the pairs
show which of two shares fits them better, wrong once in twenty times. Players: random, novice (a model of a
person), the levels beginner, calm, firm and strong, frozen, the firm player of an earlier version, and seer, the
strong player with all cards open. Nothing is timed, iterations are fixed.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from math import log, sqrt
from pathlib import Path
from statistics import fmean, stdev, variance

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.bots import players  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from support.players.frozen import frozen  # noqa: E402
from support.players.novice import novice  # noqa: E402
from support.players.table import Player, Seer, Thinker, at_random, pair  # noqa: E402

PLAYERS = ("random", "novice", *LEVELS, "frozen", "seer")

BOUND = log(19)
"""How much likelier one share must be than the other: wrong once in twenty times."""

ENOUGH = 10
"""Pairs before a sequential test may stop: their spread must be known a little."""


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean over pairs and half the width of its 95 % interval."""
    return fmean(shares), 1.96 * stdev(shares) / sqrt(len(shares))


def likelier(shares: Sequence[float], low: float, high: float) -> float:
    """How much likelier the pairs are if the true share is `high` than if it is `low`, as a logarithm.

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


def main() -> None:
    """Print the line of a match."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--game", default="K", choices=tuple(GAMES))
    arguments.add_argument("--seats", type=int, default=4, choices=range(2, 9))
    arguments.add_argument("--one", default="strong", choices=PLAYERS)
    arguments.add_argument("--two", default="firm", choices=PLAYERS)
    arguments.add_argument("--pairs", type=int, default=300)
    arguments.add_argument("--first", type=int, default=0, help="the first seed")
    arguments.add_argument("--iterations", type=int, help="of strong and seer; as in play unless given")
    arguments.add_argument("--until", type=float, nargs=2, metavar=("LOW", "HIGH"))
    given = arguments.parse_args()
    shares = climb(
        given.game,
        given.seats,
        (given.one, given.two),
        range(given.first, given.first + given.pairs),
        given.iterations,
        given.until,
    )
    mean, half = interval(shares)
    name = GAMES[given.game].INFO.name
    print(
        f"{name}, {given.one} - {given.two}, {given.seats} seats, {len(shares)} pairs: "
        f"{mean:.1%} +- {half:.1%}"
    )
    if given.until:
        print(
            f"log-likelihood {given.until[1]} against {given.until[0]}: "
            f"{likelier(shares, *given.until):+.2f} (decided beyond {BOUND:.2f})"
        )


if __name__ == "__main__":
    main()
