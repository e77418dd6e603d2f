"""Measure how much a player loses at Toepen to an opponent that knows exactly how it toeps and folds.

    python tests/bench/bench_bluff.py [--hands 120] [--levels strong firm]

Two players, nobody has lost a point yet. The one who leads may toep before the first card, the other stays
or folds; then plain players play the round out, worth 1 or, after a toep that was met, 2. Hands are drawn
at random, the same for all. Points are what the other one loses more, on average a round:

  never      nobody ever toeps
  even       both toep and fold so that neither can do better (fictitious play)
  toeps      the player toeps its way, and the other knows how often with which hands and answers best
  answers    the player answers its way, and the other knows how often with which hands and toeps best

`lost` is what knowing the player is worth to the other: nothing against a player that is even.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.bots import players  # noqa: E402
from kaartbord.games.toepen.computer.mixing_search import MixingSearch  # noqa: E402
from kaartbord.games.toepen.rules.stake import STAY, TOEP  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402
from kaartbord.rules.protocol import Action  # noqa: E402
from support.players.bluff import (  # noqa: E402
    FOLLOWS,
    LEADS,
    Table,
    best_stays,
    best_toeps,
    drawn,
    even,
    position,
    value,
    won,
)


def chance(level: str, seat: int, hand: bytes, action: Action) -> float:
    """Return how often the player makes this choice with this hand."""
    view = position(seat, hand)
    if level != "strong":
        return float(players.choose("P", view, seat, level) == action)
    search = MixingSearch(players.PLAYERS["P"].adapter, view, seat, SeededStream(hand))
    search.run(players.PLAYERS["P"].iterations)
    return dict(search.action_chances()).get(action, 0.0)


def main() -> None:
    """Print a line for each player."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--hands", type=int, default=120)
    arguments.add_argument("--levels", nargs="+", default=["strong", "firm"], choices=LEVELS)
    given = arguments.parse_args()
    first, second = drawn(given.hands, b"leads"), drawn(given.hands, b"follows")
    table: Table = [[won(one, two) for two in second] for one in first]
    toeps, stays = even(table)
    none, fair = value(table, [0.0] * len(first), stays), value(table, toeps, stays)
    print(f"never {none:+.3f}   even {fair:+.3f}, toeps {fmean(toeps):.0%}, stays {fmean(stays):.0%}")
    for level in given.levels:
        toeps = [chance(level, LEADS, hand, TOEP) for hand in first]
        stays = [chance(level, FOLLOWS, hand, STAY) for hand in second]
        known = value(table, toeps, best_stays(table, toeps))
        answered = value(table, best_toeps(table, stays), stays)
        print(
            f"{level:7} toeps {fmean(toeps):.0%}: {known:+.3f}, lost {fair - known:.3f}   "
            f"stays {fmean(stays):.0%}: {answered:+.3f}, lost {answered - fair:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
