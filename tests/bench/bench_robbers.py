"""Measure what players at Toepen gain by one habit, against computers who play as always.

    python tests/bench/bench_robbers.py [--rounds 1000] [--seats 2] [--first 0] [--iterations 40]
                                        [--base strong] [--against strong] [--only NAME ...]

Each robber plays like the computer at `--base`, but for what its name says. Rounds are played one by one from
the first deal, without a blind toep, and each deal by a robber on every seat in turn, so that the luck of the
cards falls to all. What a robber gains is how many points fewer it gets than the others on average, a round;
`at most` is the upper end of the 95 % interval. `--whole` plays whole games and prints the share that it wins.

`quick` is a player that washes and checks like the strong one and does the rest without a search: for what can
be robbed by washes alone, in many rounds.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.bots import players  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from support.players.ladder import interval  # noqa: E402
from support.players.robbers import ROBBERS, Fast, gains, quick, robber  # noqa: E402
from support.players.table import Player, pair  # noqa: E402


def main() -> None:
    """Print a line a robber."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--rounds", type=int, default=1000, help="rounds of each robber, all seats together")
    arguments.add_argument("--seats", type=int, default=2, choices=range(2, 9))
    arguments.add_argument("--first", type=int, default=0, help="the first seed")
    arguments.add_argument("--iterations", type=int, default=40, help="of the strong player")
    arguments.add_argument("--base", default="strong", choices=(*LEVELS, "quick"))
    arguments.add_argument("--against", default="strong", choices=(*LEVELS, "quick"))
    arguments.add_argument("--only", nargs="+", default=ROBBERS, choices=ROBBERS, metavar="NAME")
    arguments.add_argument("--whole", action="store_true", help="whole games instead of rounds")
    given = arguments.parse_args()
    seeds = range(given.first, given.first + given.rounds // given.seats)
    named: Mapping[str, Player] = {
        "quick": quick,
        "strong": Fast("P", given.iterations),
        **{level: partial(players.choose, "P", level=level) for level in ("calm", "firm")},
    }
    base, others = named[given.base], named[given.against]
    for name in given.only:
        one = robber(ROBBERS[name], base)
        if given.whole:
            mean, half = interval([pair(one, others, given.seats, seed, {}, "P") for seed in seeds])
            print(f"{name:16} wins {mean:.1%} +- {half:.1%} of {2 * len(seeds)} games", flush=True)
            continue
        mean, half = interval(gains(one, others, given.seats, seeds))
        print(f"{name:16} {mean:+.3f} +- {half:.3f}, at most {mean + half:+.3f}", flush=True)


if __name__ == "__main__":
    main()
