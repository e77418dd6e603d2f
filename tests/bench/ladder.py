"""How strong the bots are: mirrored duplicate deals, figures with intervals, the same on every machine.

    python tests/bench/ladder.py [--game K] [--pairs 100] [--seats 4]

A pair is one seed played twice, with the sides exchanged, so the luck of the deal falls to both. The interval
is of the mean over pairs, at 95 %. Nothing is timed.
"""

import sys
from argparse import ArgumentParser
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from bots.table import at_random, pair  # noqa: E402
from kaartbord.bots import players  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402


def interval(shares: list[float]) -> tuple[float, float]:
    """The mean over pairs and half the width of its 95 % interval."""
    return fmean(shares), 1.96 * stdev(shares) / sqrt(len(shares))


def main() -> None:
    """Print the line of a match: the computer against chance."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--game", default="K", choices=tuple(GAMES))
    arguments.add_argument("--pairs", type=int, default=100)
    arguments.add_argument("--seats", type=int, default=4, choices=range(2, 9))
    given = arguments.parse_args()
    code, seats, one = given.game, given.seats, partial(players.choose, given.game)
    mean, half = interval([pair(one, at_random(seed, code), seats, seed, {}, code)
                           for seed in range(given.pairs)])
    name = GAMES[code].INFO.name
    print(f"{name}, computer - random, {seats} seats, {given.pairs} pairs: {mean:.1%} +- {half:.1%}")


if __name__ == "__main__":
    main()
