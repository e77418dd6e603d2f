"""Measure how much winning chance the strong player loses a decision, against a search of many times its length.

    python tests/bench/bench_regret.py [--game O] [--seats 4] [--games 4] [--first 100000] [--every 31]
                                       [--iterations N] [--times 20]

Some choices of games that the strong player plays against itself after few iterations are made again: by a search
as in play, or of N iterations, and by a reference in which no candidate is dropped. What is lost is counted
by the reference's chances. Figures of the same positions can be compared; nothing is timed but the processor.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.bots import players  # noqa: E402
from kaartbord.bots.observed_plies import Past  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.rules.protocol import Action  # noqa: E402
from support.players.table import Thinker, play  # noqa: E402

QUICK = 40
"""Iterations a choice of the games that the positions are taken from."""

LARGE = 0.05
"""The chance that nobody should lose in one decision."""


def choices(
    code: str, seats: int, seed: int, player: Callable[[Any, int, Past[Any]], Action]
) -> list[tuple[Any, int, Past[Any]]]:
    """Every choice between several actions in a game: the full state, the seat, and what it had seen."""
    noted, found = list[Past[Any]](), list[tuple[Any, int, Past[Any]]]()

    class Watcher(Thinker):
        def __call__(self, view: Any, seat: int, past: Past[Any] = ()) -> Action:
            noted[:] = [past]
            return player(view, seat, past)

    def watch(state: Any, seat: int, _: Action) -> None:
        if len(GAMES[code].legal(state, seat)) > 1:
            found.append((state, seat, noted[0]))

    play([Watcher(code)] * seats, seed, {}, watch, code=code)
    return found


def recorded(code: str, seats: int, seeds: range, every: int) -> Iterator[tuple[Any, int, Past[Any]]]:
    """Yield every `every`th choice that the strong player makes in these games after few iterations."""
    for seed in seeds:
        made = choices(code, seats, seed, Thinker(code, QUICK))
        yield from [each for each in made if len(players.considered_actions(code, *each[:2])) > 1][::every]


def chances(code: str, view: Any, seat: int, past: Past[Any], iterations: int) -> dict[Action, float]:
    """By candidate: the seat's chance to win after it, by a search that drops none."""
    search = players.thinking(code, view, seat, past)
    search.patience = sys.maxsize
    search.run(iterations)
    return {action: chance for action, chance, _ in search.result().lines}


def main() -> None:
    """Print the regret of a game."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--game", default="O", choices=tuple(players.PLAYERS))
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--games", type=int, default=4)
    arguments.add_argument("--first", type=int, default=100_000, help="the first seed")
    arguments.add_argument("--every", type=int, default=31)
    arguments.add_argument("--iterations", type=int, help="as in play unless given")
    arguments.add_argument("--times", type=int, default=20)
    given = arguments.parse_args()
    code, usual, lost, spent = given.game, players.PLAYERS[given.game].iterations, list[float](), 0.0
    seeds = range(given.first, given.first + given.games)
    for state, seat, past in recorded(code, given.seats, seeds, given.every):
        view, start = GAMES[code].view(state, seat), process_time()
        action = players.think(code, view, seat, iterations=given.iterations, past=past).action
        spent += process_time() - start
        by = chances(code, view, seat, past, given.times * usual)
        lost.append(max(by.values()) - by[action])
    print(
        f"{GAMES[code].INFO.name}, {given.seats} seats, {len(lost)} decisions: regret {fmean(lost):.3%} "
        f"+- {1.96 * stdev(lost) / len(lost) ** 0.5:.3%}, {sum(each > LARGE for each in lost)} above {LARGE:.0%}, "
        f"the largest {max(lost):.1%}; a turn {1e3 * spent / len(lost):.0f} ms of processor"
    )


if __name__ == "__main__":
    main()
