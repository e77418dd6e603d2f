"""Measure how strong the players are: mirrored duplicate deals, figures with intervals, the same on every machine.

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
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from support.players.ladder import BOUND, climb, interval, likelier  # noqa: E402

PLAYERS = ("random", "novice", *LEVELS, "frozen", "seer")


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
    print(f"{name}, {given.one} - {given.two}, {given.seats} seats, {len(shares)} pairs: {mean:.1%} +- {half:.1%}")
    if given.until:
        print(
            f"log-likelihood {given.until[1]} against {given.until[0]}: "
            f"{likelier(shares, *given.until):+.2f} (decided beyond {BOUND:.2f})"
        )


if __name__ == "__main__":
    main()
