"""All of ours with one game more: the smallest example, added as `docs/adding-a-game.md` says."""

import shutil
from collections.abc import Collection
from pathlib import Path

from kaartbord.games import GameEntry

ROOT = Path(__file__).parents[2]

GAME = ROOT / "tests/contract/smallest"
"""The folder of the game."""

AROUND = ROOT / "tests/contract/around_smallest"
"""The files that it has elsewhere, where they are to be."""

ENTRY = {"S": GameEntry("contract.smallest", "Slagen", (2, 3, 4), worth=2)}
"""Its line in ENTRIES, for who finds it among the tests."""

FIRST = "ENTRIES = {\n"
LINE = f'    "S": {ENTRY["S"]._replace(module=f".{GAME.name}")},\n'
"""The only line that a file of the product gets. Its lesson is the shortest, so it comes first."""

SPOKEN_FOR = {"de": "en", "fr": "en"}
"""By language that the example does not speak: the one whose words it takes."""

NOT_COPIED = shutil.ignore_patterns(".*", "dist*", "vendor", "node_modules")


def grown(folder: Path, parts: Collection[str] = ()) -> Path:
    """Return a new folder with a copy of everything of ours and the example, or these parts of it."""
    shutil.copytree(ROOT, folder, ignore=NOT_COPIED)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    games = folder / "py/kaartbord/games"
    left_out = {path.name for path in GAME.iterdir()} - {*parts} if parts else ()
    shutil.copytree(GAME, games / GAME.name, ignore=shutil.ignore_patterns(*left_out))
    shutil.copytree(AROUND, folder, dirs_exist_ok=True)
    for lang, spoken in SPOKEN_FOR.items():
        shutil.copytree(AROUND / "locales" / spoken, folder / "locales" / lang, dirs_exist_ok=True)
    entries = (games / "__init__.py").read_text("utf-8").replace(FIRST, FIRST + LINE, 1)
    (games / "__init__.py").write_text(entries, "utf-8")
    return folder
