"""A board whose seats chose other colours is painted as the usual one would be with the pieces themselves permuted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

SCRIPT = """
import illustrations as tool
from kaartbord.paint import board, pen
from kaartbord.paint.pieces import PIECES

COLOURS = 5, 4, 0, 1
painted, written = tool.paint_illustration, []


def drawn(code, pieces, colours):
    pen.PIECES = pieces
    pen._sprites.clear()
    board._layers.clear()
    tool.paint_illustration = lambda canvas, one, look: painted(canvas, one, look._replace(colours=colours))
    return tool.drawn(tool.ILLUSTRATIONS[code][:4], tool.LIGHT, "nl")


moved = tuple(PIECES[COLOURS[n]] if n < len(COLOURS) else piece for n, piece in enumerate(PIECES))
for code in "KT":
    usual, chosen = drawn(code, PIECES, ()), drawn(code, PIECES, COLOURS)
    assert usual != chosen
    assert drawn(code, moved, ()) == chosen
for code in "OL":
    assert drawn(code, PIECES, ()) == drawn(code, PIECES, COLOURS)
"""


def test_pieces_go_with_the_colours_that_were_chosen() -> None:
    run = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT / "tools", capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
