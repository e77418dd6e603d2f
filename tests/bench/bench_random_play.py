"""Random play of our games beside python-chess and boardgame.io, all in one interleaved run.

usage: bench_random_play.py [ROUNDS]

What is timed, in processor time per move, whole random games including their deals:
  keezbord     `legal` and `play`, four seats, all default rules; the loop asks `to_move` and shuffles, by
               sorting on random numbers
  tokken       the same, at four seats and at eight
  toepen       the same, at four seats, with every house rule that adds something to do; `bare` has none of
               them, so that little but tricks is left
  okidoki      the same, at four seats; `stapel` is for two, with a stock that is shuffled for every draw
  toedeloe     the same, at four seats, all default rules
  python-chess `list(board.legal_moves)` and `board.push`, until there is no move or 75 moves pass without
               progress; in a second row `is_game_over` is asked before every move, as its documentation does
  boardgame.io one move of the smallest possible game (a counter goes up, four players) through its Client in
               production mode: the floor of any game built on it, no rules and no list of legal moves. In
               `turn` the move passes the turn, as every play of Keezbord does; `step` is the bare move

The peers are installed into .peers beside this file, which git ignores. Every round runs all of them once,
one after the other; the figures are medians over the rounds. Nothing is asserted.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from statistics import median
from types import MappingProxyType

HERE = Path(__file__).resolve().parent
PEERS = HERE / ".peers"
PY = HERE.parents[1] / "py"
DEALER = -1
CHESS, BOARDGAME = "chess==1.11.2", "boardgame.io@0.50.2"
GAMES_PER_ROUND = 4
LONGEST_OF = 1000
"""Games per seat count in which the longest legal list is sought."""
SEEKING = {"keezbord": (2, 4, 6, 8), "tokken": (4, 8), "okidoki": (2, 4), "toedeloe": (2, 4)}

NODE = """
const { Client } = require("boardgame.io/client");
const step = ({ G }) => { G.steps += 1; };
const games = {
  step: { setup: () => ({ steps: 0 }), moves: { step } },
  turn: { setup: () => ({ steps: 0 }), moves: { step }, turn: { minMoves: 1, maxMoves: 1 } },
};
const play = (game, moves) => {
  const client = Client({ game, numPlayers: 4, debug: false });
  client.start();
  const begin = process.cpuUsage();
  for (let i = 0; i < moves; i += 1) client.moves.step();
  const { user, system } = process.cpuUsage(begin);
  if (client.getState().G.steps !== moves) throw new Error("a move was refused");
  client.stop();
  return (user + system) / moves;
};
require("readline").createInterface({ input: process.stdin }).on("line", () => {
  const found = {};
  for (const name of Object.keys(games)) found[`boardgame.io ${name}`] = play(games[name], 400);
  console.log(JSON.stringify(found));
});
"""


def install() -> None:
    """The peers, once."""
    PEERS.mkdir(exist_ok=True)
    (PEERS / ".gitignore").write_text("*\n", encoding="utf-8")
    if not (PEERS / "chess").is_dir():
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--target",
                PEERS,
                CHESS,
            ],
            check=True,
        )
    if not (PEERS / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(
            [
                "npm",
                "install",
                "--silent",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--prefix",
                PEERS,
                BOARDGAME,
            ],
            check=True,
        )
    (PEERS / "step.js").write_text(NODE, encoding="utf-8")


FULL = {"kings_final": "three", "anti_line": True, "five_crosses": True}
BARE = dict.fromkeys(("blind", "pelt", "was", "whistle", "jack_bonus", "four_alike", "toep_any_time"), False)
"""House rules of Toepen."""
STAPEL = {"two_player_mode": "stapel"}
"""OkiDoki for two with a stock."""


def random_game(name: str, seats: int, house: Mapping[str, object] = MappingProxyType({})) -> list[int]:
    """The number of legal actions at each move of a random game."""
    game = import_module(f"kaartbord.games.{name}")
    state, widths = game.setup(game.options(house), seats), []
    while owing := game.to_move(state):
        if owing[0] == DEALER:
            shuffled = bytes(sorted(game.stock(state), key=lambda _: random.random()))
            state = game.play(state, game.deal(state, shuffled))
        else:
            legal = game.legal(state, owing[0])
            state = game.play(state, legal[int(random.random() * len(legal))])
            widths.append(len(legal))
    return widths


def chess_game(*, ask: bool) -> int:
    """Moves of a random game."""
    import chess

    board, moves = chess.Board(), 0
    while board.halfmove_clock < 150 and not (ask and board.is_game_over()):
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def per_move(game: Callable[[], int]) -> float:
    """Microseconds a move over some games."""
    begin = time.process_time()
    moves = sum(game() for _ in range(GAMES_PER_ROUND))
    return (time.process_time() - begin) / moves * 1e6


def main(rounds: int) -> None:
    install()
    sys.path[:0] = [str(PY), str(PEERS)]
    random.seed(1)
    node = subprocess.Popen(
        ["node", PEERS / "step.js"],
        env=os.environ | {"NODE_ENV": "production"},
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert node.stdin and node.stdout
    found: dict[str, list[float]] = {}
    for _ in range(rounds + 1):
        figures = {
            "keezbord": per_move(lambda: len(random_game("keezbord", 4))),
            "tokken": per_move(lambda: len(random_game("tokken", 4))),
            "tokken, eight seats": per_move(lambda: len(random_game("tokken", 8))),
            "toepen": per_move(lambda: len(random_game("toepen", 4, FULL))),
            "toepen, bare": per_move(lambda: len(random_game("toepen", 4, BARE))),
            "okidoki": per_move(lambda: len(random_game("okidoki", 4))),
            "okidoki, stapel": per_move(lambda: len(random_game("okidoki", 2, STAPEL))),
            "toedeloe": per_move(lambda: len(random_game("toedeloe", 4))),
        }
        node.stdin.write("\n")
        node.stdin.flush()
        figures |= {
            **json.loads(node.stdout.readline()),
            "python-chess": per_move(lambda: chess_game(ask=False)),
            "python-chess, is_game_over": per_move(lambda: chess_game(ask=True)),
        }
        for name, figure in figures.items():
            found.setdefault(name, []).append(figure)
    node.stdin.close()
    node.wait()
    chess = median(found["python-chess"][1:])
    print(f"{rounds} rounds (one more to warm up), Python {sys.version.split()[0]}; microseconds a move")
    for name, figures in found.items():
        figure = median(figures[1:])
        print(
            f"{name:28}{figure:8.2f}   python-chess takes {chess / figure:5.2f} times that   "
            f"(from {min(figures[1:]):.2f} to {max(figures[1:]):.2f})"
        )
    for name, seats in ((name, seats) for name, counts in SEEKING.items() for seats in counts):
        games = [random_game(name, seats) for _ in range(LONGEST_OF)]
        print(
            f"{name}, {seats} seats: {median(map(len, games)):.0f} moves a game, "
            f"longest legal list of {LONGEST_OF} games {max(map(max, games))}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
