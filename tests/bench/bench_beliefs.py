"""Measure how well OkiDoki's strong player guesses the hands: the mean log-likelihood of the true ones.

    python tests/bench/bench_beliefs.py [--seats 4] [--games 4] [--first 100000] [--every 11]

In games that the strong player plays against itself after few iterations: by the suits that were not followed alone,
by the cards played, and by the gifts that the seat saw too.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from bench.bench_regret import recorded  # noqa: E402
from kaartbord.games import okidoki  # noqa: E402
from kaartbord.games.okidoki.computer import beliefs  # noqa: E402
from kaartbord.games.okidoki.rules.state import TRICK, OkidokiState  # noqa: E402

FACTORS = "LED", "FOLLOWED", "THROWN", "GIVEN"

LEAST = 1e-9
"""The likelihood of what is impossible."""


def likelihood(state: OkidokiState, view: OkidokiState, gifts: tuple[beliefs.SeenGift, ...]) -> float:
    """The logarithm of the chance that the true hands are dealt."""
    unseen, shares, room, _ = beliefs.beliefs(view, gifts)
    free, total = list(room), 0.0
    hands = [hand + gift for hand, gift in zip(state.hands, state.gifts, strict=True)]
    for card, share in zip(unseen, shares, strict=True):
        at = next((place for place, hand in enumerate(hands) if card in hand), len(hands))
        weights = [each * left for each, left in zip(share, free, strict=True)]
        total += log(max(weights[at] / sum(weights), LEAST))
        free[at] -= 1
    return total


def without_clues(state: OkidokiState, view: OkidokiState) -> float:
    """The same if nothing is made of the cards that somebody would rather have played."""
    kept = {name: getattr(beliefs, name) for name in FACTORS}
    for name in FACTORS:
        setattr(beliefs, name, 1.0)
    beliefs.beliefs.cache_clear()
    found = likelihood(state, view, ())
    for name, factor in kept.items():
        setattr(beliefs, name, factor)
    beliefs.beliefs.cache_clear()
    return found


def figures(seats: int, seeds: range, every: int) -> Iterator[tuple[float, float, float]]:
    """By position: without clues, by the cards played, and by the gifts too."""
    for state, seat, past in recorded("O", seats, seeds, every):
        if state.phase == TRICK:
            view: Any = okidoki.view(state, seat)
            seen = beliefs.seen_gifts(past)
            yield without_clues(state, view), likelihood(state, view, ()), likelihood(state, view, seen)


def main() -> None:
    """Print the three figures."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--games", type=int, default=4)
    arguments.add_argument("--first", type=int, default=100_000, help="the first seed")
    arguments.add_argument("--every", type=int, default=11)
    given = arguments.parse_args()
    found = list(figures(given.seats, range(given.first, given.first + given.games), given.every))
    voids, played, gifts = (fmean(each) for each in zip(*found, strict=True))
    print(f"OkiDoki, {given.seats} seats, {len(found)} choices of a card: {voids:.2f}, {played:.2f}, {gifts:.2f}")


if __name__ == "__main__":
    main()
