"""Measure how long the links of whole games are, played by the computer, and how many are sent where every seat is on a
device of its own and each link goes to all: letters behind the #, names apart.

A link is sent when somebody else must choose; forced turns need none. `chain`: those who choose unseen do so
one after the other, as they had to before their choices could be joined, and every link is waited for. The
next column: all choose as soon as they may, and `rounds` is how often links are waited for then.

Wanted for Keezbord at four seats: a median of at most 100 and a 95th percentile of at most 120; for Tokken a
median of at most 120 at four seats and of at most 330 at eight; for an evening of Toepen at four at most 300;
for OkiDoki at four at most 450, for ToedeLoe at four at most 250.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import log2
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).parent
sys.path[:0] = [*(str(HERE.parents[1] / name) for name in ("py", "tools")), str(HERE.parent)]

from kaartbord.match.link import encode  # noqa: E402
from kaartbord.match.match import Play, game_of, is_simultaneous  # noqa: E402
from kaartbord.rules.protocol import DEALER  # noqa: E402
from support.plays import bot_play  # noqa: E402

GAMES = {
    "K": {2: 200, 4: 200, 6: 60, 8: 60},
    "T": {3: 60, 4: 100, 5: 60, 6: 40, 7: 40, 8: 40},
    "P": {2: 20, 4: 20, 8: 10},
    "O": {2: 20, 4: 20},
    "L": {2: 20, 4: 20},
}
"""By game: how many are played with each number of seats."""


def bits(plays: Sequence[Play]) -> float:
    """Return what a choice costs on average: the logarithm of how many actions were legal."""
    costs = [log2(ply.radix) for play in plays for ply in play.plies if ply.radix > 1]
    return sum(costs) / len(costs)


def chained(play: Play) -> int:
    """Links sent when one chooses after the other: one for every run of choices of one seat."""
    return len(list(groupby(ply.seat for ply in play.plies if ply.radix > 1)))


def stages(play: Play) -> Iterator[set[int]]:
    """Yield the seats that choose before a link must come in: all that choose unseen, else one, choice by choice."""
    game = game_of(play.match)
    for _, some in groupby(play.plies, lambda ply: ply.seat == DEALER):
        span = list(some)
        seats = [ply.seat for ply in span if ply.radix > 1]
        if seats and is_simultaneous(game, game.to_move(span[0].before)):
            yield set(seats)
        else:
            yield from ({seat} for seat in seats)


def at_once(play: Play) -> tuple[int, int]:
    """Return the links sent, and the rounds of waiting, when seats that choose unseen choose in parallel."""
    links = rounds = 0
    going: set[int] = set()
    for chosen in stages(play):
        new = chosen - going
        links, rounds = links + len(new), rounds + bool(new)
        going = chosen if len(chosen) == 1 else set()
    return links, rounds


def main() -> None:
    """Prints a row for each game and number of seats."""
    print("game  seats  games  plies  choices  bits  median  95th  longest  chain  at once  rounds")
    for code, seats, games in ((code, *row) for code, rows in GAMES.items() for row in rows.items()):
        plays = [bot_play({}, seats, 0x9E3779B97F4A7C15 * (n + 1) % 2**64, code) for n in range(games)]
        lengths, parallel = [len(encode(play)) for play in plays], [at_once(play) for play in plays]
        print(
            f"{code:4}  {seats:5}  {games:5}  {median(len(play.plies) for play in plays):5.0f}"
            f"  {median(len(play.match.choices) for play in plays):7.0f}  {bits(plays):4.2f}"
            f"  {median(lengths):6.0f}  {quantiles(lengths, n=20)[-1]:4.0f}  {max(lengths):7}"
            f"  {median(map(chained, plays)):5.0f}  {median(links for links, _ in parallel):7.0f}"
            f"  {median(rounds for _, rounds in parallel):6.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
