"""The firm player as it was: an opponent that stays the same while the players change.

Its package is taken out of the history and imported under a name of its own. It is given a position as text and
answers with a rank in `legal`, which is the same in both, for links depend on it.
"""

import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from kaartbord.games import GAMES
from kaartbord.rules.protocol import Action

ROOT = Path(__file__).resolve().parents[3]

COMMIT = "6df630a8a2288e3db4506619131e7ee3b4e2790f"
"""Before the players took their partner's part (issue 19)."""

PACKAGE = "kaartbord_frozen"


@cache
def package(commit: str) -> dict[str, ModuleType]:
    """Its players and games; CalledProcessError if the history at hand does not reach that far back."""
    folder = Path(tempfile.mkdtemp(prefix=PACKAGE))
    packed = subprocess.run(
        ["git", "archive", "--format=tar", commit, "py/kaartbord"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")
    (folder / "py" / "kaartbord").rename(folder / PACKAGE)
    sys.path.append(str(folder))
    return {name: importlib.import_module(f"{PACKAGE}.{name}") for name in ("games", "bots.players")}


def frozen(code: str, view: Any, seat: int) -> Action:
    """Return the choice of the earlier firm player for a seat."""
    then = package(COMMIT)
    game = then["games"].GAMES[code]
    seen = game.read(GAMES[code].write(GAMES[code].view(view, seat)))
    action = then["bots.players"].choose(code, seen, seat, "firm")
    return GAMES[code].legal(view, seat)[list(game.legal(seen, seat)).index(action)]
