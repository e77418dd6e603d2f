"""Measure how fast the search is: iterations a second, and milliseconds a turn, next to OpenSpiel on hearts.

    python tests/bench/bench_search.py [--turns 60]

OpenSpiel (`open_spiel.python.algorithms.ismcts`, random playouts, with the cards of others dealt again each
iteration) is installed into a folder of its own the first time, which takes a minute: it is needed nowhere
else. Both search every choice of a seat through a hand or game, in processor time, one after the other.
"""

import subprocess
import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import gettempdir
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.bots import players  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from support.players.table import LONGEST, real_choices  # noqa: E402

PACKAGE = "open_spiel==2.0.2"
VENV = Path(gettempdir()) / f"kaartbord-{PACKAGE}-{sys.version_info.major}.{sys.version_info.minor}"

SIMULATIONS = 200
"""Iterations a choice of theirs; ours has what it has in play."""


THEIRS = """
import sys
import time
import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

turns, simulations = map(int, sys.argv[1:])
game, chance, spent, searched = pyspiel.load_game("hearts"), numpy.random.RandomState(1), 0.0, 0
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), uct_c=50, max_simulations=simulations,
                       random_state=chance)
while searched < turns:
    state = game.new_initial_state()
    while not state.is_terminal() and searched < turns:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            action = chance.choice(actions, p=odds)
        elif state.current_player() or len(state.legal_actions()) == 1:
            action = chance.choice(state.legal_actions())
        else:
            start = time.process_time()
            action = bot.step(state)
            spent += time.process_time() - start
            searched += 1
        state.apply_action(action)
print(f"OpenSpiel ismcts, hearts: {searched * simulations / spent:.0f} iterations a second", flush=True)
"""


def ours(code: str, turns: int) -> None:
    """Print the same of our search at one of our games, four seats played by the firm player."""
    spent: list[float] = []
    iterations = 0
    for view, seat in choices(code, turns):
        start = process_time()
        result = players.think(code, view, seat)
        spent.append(process_time() - start)
        iterations += sum(visits for _, _, visits in result.lines)
    print(
        f"{GAMES[code].INFO.name}: {iterations / sum(spent):.0f} iterations a second; a turn "
        f"{1e3 * fmean(spent):.0f} ms, 95th percentile {1e3 * quantiles(spent, n=20)[-1]:.0f} ms"
    )


def choices(code: str, turns: int) -> list[tuple[Any, int]]:
    """So many real choices, every third of some games that the firm player plays: views and seats."""
    every: list[tuple[Any, int]] = []
    firm, seed = partial(players.choose, code, level="firm"), 0
    while len(every) < 3 * turns:
        every += real_choices([firm] * 4, seed, {}, LONGEST, code)
        seed += 1
    return [(GAMES[code].view(state, seat), seat) for state, seat in every[: 3 * turns : 3]]


def main() -> None:
    """Print a line of theirs, and one a game of ours."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--turns", type=int, default=60)
    turns = arguments.parse_args().turns
    python = VENV / "bin/python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
    subprocess.run([python, "-c", THEIRS, str(turns), str(SIMULATIONS)], check=True)
    for code in players.PLAYERS:
        ours(code, turns)


if __name__ == "__main__":
    main()
