"""A game that is added as `docs/adding-a-game.md` says passes what is asked of every game."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.newcomer import ROOT, grown

ASKED = (
    *(f"tests/{folder}" for folder in ("bots", "lessons", "link", "match", "page", "rules", "scene", "sealed")),
    *(f"tests/{path}" for path in ("text", "transcripts", "family/test_every_game.py", "contract/test_info.py")),
    *(f"tests/test_{name}.py" for name in ("budget", "index", "samples")),
)
"""The tests that ask something of every game; its laws are checked in `test_laws.py`."""

SAID_BEFORE = "not test_golden and not test_spoken"
"""The filter that leaves out the tests of earlier output: the example has none yet."""

RECIPE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
COMMAND = re.compile(r"^    \.venv/bin/python -m pytest (.*-k .*)$", re.MULTILINE)

PARTS = (
    ("__init__.py",),
    ("computer",),
    ("words", "lesson.py"),
    ("scene", "page"),
    ("dealing.py", "counts.py"),
)
"""By step of the recipe: the parts of the example that are written in it."""


def passes(tree: Path, *asked: str) -> None:
    """Run tests of a tree, which pass."""
    plain = ("-q", "-n0", "-p", "no:cacheprovider")
    known = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", *plain, *asked]
    done = subprocess.run(command, cwd=tree, env=known, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-5000:]


def test_a_game_that_is_added_does_all_that_is_asked_of_games(tmp_path: Path) -> None:
    passes(grown(tmp_path / "tree"), "-k", f"(slagen or test_faces) and {SAID_BEFORE}", *ASKED)


@pytest.mark.long
@pytest.mark.parametrize(("step", "command"), [*enumerate(COMMAND.findall(RECIPE)[: len(PARTS)], 1)])
def test_after_each_step_of_the_recipe_its_command_is_green(step: int, command: str, tmp_path: Path) -> None:
    parts: Sequence[str] = sum(PARTS[:step], ())
    passes(grown(tmp_path / "tree", parts), *shlex.split(command.replace("NAME", "slagen")))
