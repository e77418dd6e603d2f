"""Measure how fast the engine is in the page, next to the Python that runs this script, on the same machine.

Both play the same games at random, in turns, one kind of game after the other; what counts is processor time, in the
page that of its main thread. Nothing is asserted.

usage: bench_page_speed.py [ROUNDS]      (needs dist/: `make bench` sees to it)
"""

from __future__ import annotations

import platform
import sys
from math import prod
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from bench_taps import Clock  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402

WORK = '''
from kaartbord.games import GAMES
from kaartbord.match.match import Match, unfold
from kaartbord.match.shuffle import Stream

def work(code: str, games: int) -> None:
    """Play some games at random, up to 400 choices of each."""
    info = GAMES[code].INFO
    for seed in range(games):
        stream, made = Stream(b"work" + bytes([seed])), iter(range(400))
        pick = lambda legal: None if next(made, None) is None else stream.below(len(legal))
        unfold(Match(code, info.version, GAMES[code].options({}), 4, seed), pick)
'''
PAGE = f"""
{WORK}
from js import window
from pyodide.ffi import create_proxy

window.work = create_proxy(work)
"""
GAMES_A_GO = 4


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    here: dict[str, list[float]] = {code: [] for code in GAMES}
    there: dict[str, list[float]] = {code: [] for code in GAMES}
    own: dict[str, object] = {}
    exec(WORK, own)
    work = own["work"]
    assert callable(work)
    with pages.running(PAGE) as app:
        clock = Clock(app)
        for at in range(-1, rounds):
            for code in GAMES:
                began = process_time()
                work(code, GAMES_A_GO)
                here_now, busy = process_time() - began, clock.busy()
                app.page.evaluate("([code, games]) => window.work(code, games)", [code, GAMES_A_GO])
                if at >= 0:  # the very first ones fill the tables
                    here[code].append(1000 * here_now)
                    there[code].append(clock.busy() - busy)
    ratios = {code: median(there[code]) / median(here[code]) for code in GAMES}
    each = ", ".join(f"{GAMES[code].INFO.name} {ratio:.2f}" for code, ratio in ratios.items())
    mean = prod(ratios.values()) ** (1 / len(ratios))
    print(f"the page, times Python {platform.python_version()}: {each}; geometric mean {mean:.2f}")


if __name__ == "__main__":
    main()
