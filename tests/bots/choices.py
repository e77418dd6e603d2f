"""Recorded positions and what each level chooses there.

    python tests/bots/choices.py      choose again at every position of choices.txt, and write the file again

A line of `choices.txt` is the code of the game, the seat, the ranks in `legal` of the choices at each level in
the order of `LEVELS` (the strong player's after few iterations), and the position.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from kaartbord.bots import players  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402

RECORDED = ROOT / "tests" / "bots" / "choices.txt"

ITERATIONS = 20
"""Of the strong player."""


def chosen_again(line: str) -> str:
    """The line with what the players choose now."""
    code, seat, *_, position = line.split(" ", 2 + len(LEVELS))
    game = GAMES[code]
    view = game.view(game.read(position), int(seat))
    legal = list(game.legal(view, int(seat)))
    ranks = [legal.index(players.think(code, view, int(seat), level, ITERATIONS).action) for level in LEVELS]
    return " ".join([code, seat, *map(str, ranks), position])


if __name__ == "__main__":
    lines = RECORDED.read_text("utf-8").splitlines()
    RECORDED.write_text("".join(f"{chosen_again(line)}\n" for line in lines), "utf-8")
