"""Measure how much likelier the true hands are to ToedeLoe's strong player by the cards that were played.

    python tests/bench/bench_tricks.py [--seats 4] [--level firm] [--games 10] [--first 100000]

At every choice of a card in games between players of one level: the logarithm of how likely the cards of the others
were from their true hands, against hands that only fit the suits not followed. The interval is of the mean over
games, at 95 %.
"""

import sys
from argparse import ArgumentParser
from math import log
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from bench.bench_regret import choices  # noqa: E402
from kaartbord.bots import players  # noqa: E402
from kaartbord.bots.observed_plies import Past  # noqa: E402
from kaartbord.games import toedeloe  # noqa: E402
from kaartbord.games.toedeloe.computer import likely_hands  # noqa: E402
from kaartbord.games.toedeloe.rules.state import TRICK, ToedeloeState  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from kaartbord.rules.protocol import UNKNOWN  # noqa: E402
from support.players.ladder import interval  # noqa: E402


def gain(state: ToedeloeState, seat: int, past: Past[ToedeloeState]) -> float:
    """Return the gain of the true hands by the cards played, as a logarithm against all hands that fit."""
    view, opened = toedeloe.view(state, seat), likely_hands.trick_openings(past)
    plays, (_, chances) = likely_hands.plays_by_chair(view, opened), likely_hands.weighed(view, seat, opened)
    true = sum(
        log(likely_hands.likelihood(hand, plays[chair]))
        for chair, hand in enumerate(state.hands)
        if UNKNOWN in view.hands[chair]
    )
    return true - log(chances[-1] / len(chances))


def gains(seats: int, level: str, seed: int) -> list[float]:
    """At every choice of a card of a game."""
    made = choices("L", seats, seed, lambda view, at, past: players.choose("L", view, at, level, past))
    return [gain(*each) for each in made if each[0].phase == TRICK]


def main() -> None:
    """Print the mean."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--seats", type=int, default=4, choices=toedeloe.INFO.seats)
    arguments.add_argument("--level", default="firm", choices=LEVELS)
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--first", type=int, default=100_000, help="the first seed")
    given = arguments.parse_args()
    games = [gains(given.seats, given.level, seed) for seed in range(given.first, given.first + given.games)]
    mean, half = interval([fmean(game) for game in games])
    print(f"ToedeLoe, {given.seats} seats, {given.level}, {sum(map(len, games))} choices: {mean:+.2f} +- {half:.2f}")


if __name__ == "__main__":
    main()
