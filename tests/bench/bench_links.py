"""How long the links of whole games are, played by the computer: letters behind the #, names apart.

Wanted for Keezbord at four seats: a median of at most 100 and a 95th percentile of at most 120; for Tokken a
median of at most 120 at four seats and of at most 330 at eight; for an evening of Toepen at four at most 300;
for OkiDoki at four at most 450, for ToedeLoe at four at most 250.
"""

import sys
from collections.abc import Sequence
from math import log2
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "py"), str(HERE.parent)]

from kaartbord.match.link import encode  # noqa: E402
from kaartbord.match.match import Play  # noqa: E402
from match.plays import bot_play  # noqa: E402

GAMES = {
    "K": {2: 200, 4: 200, 6: 60, 8: 60},
    "T": {3: 60, 4: 100, 5: 60, 6: 40, 7: 40, 8: 40},
    "P": {2: 20, 4: 20, 8: 10},
    "O": {2: 20, 4: 20},
    "L": {2: 20, 4: 20},
}
"""By game: how many are played with each number of seats."""


def bits(plays: Sequence[Play]) -> float:
    """What a choice costs on average: the logarithm of how many actions were legal."""
    costs = [log2(ply.radix) for play in plays for ply in play.plies if ply.radix > 1]
    return sum(costs) / len(costs)


def main() -> None:
    """Prints a row for each game and number of seats."""
    print("game  seats  games  plies  choices  bits  median  95th  longest")
    for code, seats, games in ((code, *row) for code, rows in GAMES.items() for row in rows.items()):
        plays = [bot_play({}, seats, 0x9E3779B97F4A7C15 * (n + 1) % 2**64, code) for n in range(games)]
        lengths = [len(encode(play)) for play in plays]
        print(f"{code:4}  {seats:5}  {games:5}  {median(len(play.plies) for play in plays):5.0f}"
              f"  {median(len(play.match.choices) for play in plays):7.0f}  {bits(plays):4.2f}"
              f"  {median(lengths):6.0f}  {quantiles(lengths, n=20)[-1]:4.0f}  {max(lengths):7}")


if __name__ == "__main__":
    main()
