"""A game that is added as `docs/adding-a-game.md` says passes what is asked of every game."""

import os
import subprocess
import sys
from pathlib import Path

from support.newcomer import grown

ASKED = (
    *(
        f"tests/{folder}"
        for folder in ("bots", "lessons", "link", "match", "page", "rules", "scene", "sealed")
    ),
    *(
        f"tests/{path}"
        for path in ("text", "transcripts", "family/test_every_game.py", "contract/test_info.py")
    ),
    *(f"tests/test_{name}.py" for name in ("budget", "index", "samples")),
)
"""Where something is asked of every game; its laws are held to in `test_laws.py`."""

SAID_BEFORE = "not test_golden and not test_spoken"
"""What keeps what a game said before: the example has said nothing yet."""


def test_a_game_that_is_added_does_all_that_is_asked_of_games(tmp_path: Path) -> None:
    tree = grown(tmp_path / "tree")
    chosen = ("-k", f"(slagen or test_faces) and {SAID_BEFORE}")
    plain = ("-q", "-n0", "-p", "no:cacheprovider")
    known = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", *plain, *chosen, *ASKED],
        cwd=tree,
        env=known,
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 0, asked.stdout[-5000:]
