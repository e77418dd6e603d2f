"""Measure what a turn of the strong player costs in Pyodide, as in the page's worker, and in CPython: processor time.

    python tests/bench/bench_thoughts.py [--games KTPOL] [--seats 4] [--first 100000] [--every 23] [--turns 60]

Choices of games that the strong player plays against itself after few iterations are made again as in play. Only
processor time is counted, so other work on the machine matters little. Needs Node; nothing is asserted.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import NamedTemporaryFile
from time import process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from bench_regret import recorded  # noqa: E402
from kaartbord.bots import observed_plies, players  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402

Question = tuple[str, str, int, str]
"""The code of a game, the text of a view, the seat that has to choose, and the text of its past."""

WARM = 12
"""Thoughts that come first and are not counted: meanwhile other threads compile Pyodide once more, for speed."""

PYODIDE = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.FS.mkdir("/py");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[1] }, "/py");
python.runPython("import sys; sys.path[:0] = ['/py']");
const think = python.runPython(process.argv[2]);
for (const question of JSON.parse(readFileSync(process.argv[3]))) {
  const before = process.cpuUsage(), since = performance.now();
  think(...question);
  const { user, system } = process.cpuUsage(before);
  console.log(Math.min((user + system) / 1000, performance.now() - since));
}
"""

THINK = """
from kaartbord.bots import past, players
from kaartbord.games import GAMES

def think(code, position, seat, seen):
    players.think(code, GAMES[code].read(position), seat, past=past.read(GAMES[code], seen))

think
"""


def questions(code: str, seats: int, first: int, every: int, number: int) -> list[Question]:
    """So many choices of games of its own."""
    game = GAMES[code]
    found = (
        (code, game.write(game.view(state, seat)), seat, observed_plies.write(game, seen))
        for seed in count(first)
        for state, seat, seen in recorded(code, seats, range(seed, seed + 1), every)
    )
    return list(islice(found, number))


def here(asked: Sequence[Question]) -> list[float]:
    """The milliseconds of each thought in this Python."""
    found = []
    for code, position, seat, seen in asked:
        game, start = GAMES[code], process_time()
        players.think(code, game.read(position), seat, past=observed_plies.read(game, seen))
        found.append(1000 * (process_time() - start))
    return found


def in_pyodide(asked: Sequence[Question]) -> list[float]:
    """The same in Pyodide. Where its other threads worked too, the time that passed is nearer to what it took."""
    with NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(asked, file)
        file.flush()
        command = ["node", "--input-type=module", "--eval", PYODIDE, str(ROOT / "py"), THINK, file.name]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return [float(line) for line in done.stdout.split()]


def main() -> None:
    """A line for each game."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--games", default="".join(players.PLAYERS))
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--first", type=int, default=100_000, help="the first seed")
    arguments.add_argument("--every", type=int, default=23)
    arguments.add_argument("--turns", type=int, default=60)
    given = arguments.parse_args()
    for code in given.games:
        asked = questions(code, given.seats, given.first, given.every, given.turns + WARM)
        slow, fast = in_pyodide(asked)[WARM:], here(asked)[WARM:]
        print(
            f"{GAMES[code].INFO.name}, {len(slow)} turns: median {median(slow):.0f} ms of processor, "
            f"95th percentile {quantiles(slow, n=20)[-1]:.0f} ms, longest {max(slow):.0f} ms; "
            f"CPython {median(fast):.0f}, {quantiles(fast, n=20)[-1]:.0f}, {max(fast):.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
