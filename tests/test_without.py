"""Everything else stands without a game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from kaartbord.games import ENTRIES
from support import samples
from support.long import some

ROOT = Path(__file__).resolve().parent.parent

GENERIC = (
    "contract/test_info.py",
    "contract/test_misuse.py",
    "text/test_every_game.py",
    "page/test_parts.py",
)
"""Tests that hold every game to something, and know none."""


@pytest.mark.parametrize("code", some(ENTRIES, 1))
def test_without_a_game_the_others_are_built_and_keep_their_laws(code: str) -> None:
    name = samples.folder(code)
    tests = [ROOT / "tests" / path for path in GENERIC]
    env = os.environ | {"KAARTBORD_WITHOUT": name, "PYTHONPATH": str(ROOT / "tests")}
    for words in (
        ["support.without"],
        ["pytest", "-p", "support.without", "-q", "-n0", "-k", f"not {name}", *tests],
    ):
        run = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, env=env, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
