"""Measure how much likelier a pawn race's true hands are by what a seat has seen than in an even deal.

    python tests/bench/bench_clues.py [--game K] [--level strong] [--games 10] [--first 100000]

At every choice of games between players of one level: the logarithm of how likely the plies of the others were
from their true hands against hands dealt at random, and of what it is worth to know where the own gift is. Above
0 is better than an even deal of the unseen cards. The interval is of the mean over games, at 95 %.
"""

import sys
from argparse import ArgumentParser
from math import log, prod
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from bench.bench_regret import choices  # noqa: E402
from kaartbord.bots import players  # noqa: E402
from kaartbord.bots.observed_plies import Past  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.games.race.computer.clues import Clues, collect_clues  # noqa: E402
from kaartbord.games.race.rules import RaceState  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402
from kaartbord.rules import cards  # noqa: E402
from kaartbord.rules.protocol import UNKNOWN  # noqa: E402
from support.players.ladder import interval  # noqa: E402
from support.players.table import filled_at_random  # noqa: E402

RANDOM = 100
"""Deals at random that the true one is compared with."""

NOTHING = bytes((UNKNOWN,))


def likelihood(known: Clues, state: RaceState) -> float:
    """Return how likely the plies were from the hands of a state, up to a constant factor."""
    return prod(
        known.likelihood(seat, cards.without(state.hands[seat], hand.replace(NOTHING, b"")))
        for seat, hand in enumerate(known.view.hands)
        if known.evidence[seat]
    )


def gain(code: str, state: RaceState, seat: int, past: Past[Any]) -> float:
    """Return the gain of the true hands by the seat's clues, as a logarithm against an even deal."""
    game = GAMES[code]
    view, stream = game.view(state, seat), SeededStream(game.write(state).encode())
    known = collect_clues(view, seat, past)
    even = fmean(likelihood(known, filled_at_random(game, known.view, stream)) for _ in range(RANDOM))
    places = [hand.count(UNKNOWN) for hand in view.hands]
    gift = [count for count, hand in zip(places, known.view.hands, strict=True) if count != hand.count(UNKNOWN)]
    found = sum(log(len(game.stock(view)) / count) for count in gift)
    return log(likelihood(known, state) / even) + found


def gains(code: str, level: str, seats: int, seed: int) -> list[float]:
    """At every choice of a game."""
    made = choices(code, seats, seed, lambda view, at, past: players.choose(code, view, at, level, past))
    return [gain(code, *each) for each in made]


def main() -> None:
    """Print the mean."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--game", default="K", choices=("K", "T"))
    arguments.add_argument("--seats", type=int, default=4, choices=range(2, 9))
    arguments.add_argument("--level", default="strong", choices=LEVELS)
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--first", type=int, default=100_000, help="the first seed")
    given = arguments.parse_args()
    seeds = range(given.first, given.first + given.games)
    mean, half = interval([fmean(gains(given.game, given.level, given.seats, seed)) for seed in seeds])
    print(f"{GAMES[given.game].INFO.name}, {given.level}: {mean:+.3f} +- {half:.3f} nats")


if __name__ == "__main__":
    main()
