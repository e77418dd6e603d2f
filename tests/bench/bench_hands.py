"""Measure how much likelier the true hands at Toepen are by what a seat has seen than in an even deal.

    python tests/bench/bench_hands.py [--seats 4] [--games 10] [--first 100000] [--every 3]

At choices about cards and stakes of games that the strong player plays against itself after few iterations: the
logarithm of how likely the others' plies were from their true hands against hands dealt at random, first by the
stakes that the view shows alone, then by all that was seen. The intervals are of the mean over games, at 95 %.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from math import log, prod
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from bench.bench_regret import recorded  # noqa: E402
from kaartbord.bots.observed_plies import Past  # noqa: E402
from kaartbord.games import toepen  # noqa: E402
from kaartbord.games.toepen.computer.adapter import RAISE_TRUST  # noqa: E402
from kaartbord.games.toepen.computer.deals import Hands, deal_hands, round_info  # noqa: E402
from kaartbord.games.toepen.computer.habits import HandFit  # noqa: E402
from kaartbord.games.toepen.computer.worth import raise_likelihood, raisers_and_callers  # noqa: E402
from kaartbord.games.toepen.rules.state import ANSWER, PELT, TRICK, ToepenState  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402
from support.players.ladder import interval  # noqa: E402

RANDOM = 50
"""Deals at random that the true one is compared with."""


def gain(likelihood: Callable[[Hands], float], true: Hands, deals: list[Hands]) -> float:
    """Return the gain of the true hands by a likelihood, as a logarithm against an even deal."""
    return log(likelihood(true) / fmean(map(likelihood, deals)))


def gains(state: ToepenState, seat: int, past: Past[ToepenState]) -> tuple[float, float]:
    """By the stakes alone, and by all that was seen."""
    view = toepen.view(state, seat)
    info, fit, stream = round_info(view), HandFit(view, past), SeededStream(toepen.write(state).encode())
    raised, others = raisers_and_callers(info, seat), [other for other in info.turn_orders if other != seat]
    true = {other: [*state.hands[other]] for other in info.turn_orders}
    deals = [deal_hands(info, stream) for _ in range(RANDOM)]
    stakes = gain(lambda hands: raise_likelihood(info, raised, hands) ** RAISE_TRUST, true, deals)
    return stakes, gain(lambda hands: prod(fit(other, hands[other]) for other in others), true, deals)


def main() -> None:
    """Print both means."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--seats", type=int, default=4, choices=range(2, 9))
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--first", type=int, default=100_000, help="the first seed")
    arguments.add_argument("--every", type=int, default=3)
    given = arguments.parse_args()
    games = []
    for seed in range(given.first, given.first + given.games):
        found = [
            gains(*each)
            for each in recorded("P", given.seats, range(seed, seed + 1), given.every)
            if each[0].phase in (TRICK, PELT, ANSWER)
        ]
        games.append([fmean(row) for row in zip(*found, strict=True)])
    stakes, seen = (interval(row) for row in zip(*games, strict=True))
    print(
        f"Toepen, {given.seats} seats: by the stakes {stakes[0]:+.3f} +- {stakes[1]:.3f}, "
        f"by all that was seen {seen[0]:+.3f} +- {seen[1]:.3f} nats"
    )


if __name__ == "__main__":
    main()
