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

SPOKEN_FOR = {"de": "en", "fr": "en"}
"""By language that the example does not speak: the one whose words it takes."""

ENTRIES = "ENTRIES = {\n"
LINE = f'    "S": {ENTRY["S"]._replace(module=f".{GAME.name}")},\n'
"""The only line that a file of the product gets, after which one. Its lesson is the shortest, so it comes first."""

MEASURED = "| ToedeLoe | 2 | 2 |"
FIGURES = """| Slagen | 2 | 2 | 2,847 | 279 | 2,534 | 2,554 | 0 of 36 | 7,816 |
| Slagen | 3 | 4 | 3,468 | 983 | 2,792 | 2,948 | 0 of 57 | 8,583 |
| Slagen | 4 | 6 | 4,134 | 1,762 | 3,111 | 3,300 | 3 of 78 | 9,270 |
"""
"""The lengths of the links of its sealed games, as rows of docs/sealed.md, and the row that follows."""

NOT_COPIED = shutil.ignore_patterns(".*", "dist*", "vendor", "node_modules")


def grown(folder: Path, parts: Collection[str] = ()) -> Path:
    """Return a new folder with a copy of everything of ours and the example, or these parts of it."""
    shutil.copytree(ROOT, folder, ignore=NOT_COPIED)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    left_out = {path.name for path in GAME.iterdir()} - {*parts} if parts else ()
    target = folder / "py/kaartbord/games" / GAME.name
    shutil.copytree(GAME, target, ignore=shutil.ignore_patterns(*left_out))
    shutil.copytree(AROUND, folder, dirs_exist_ok=True)
    for lang, spoken in SPOKEN_FOR.items():
        shutil.copytree(AROUND / "locales" / spoken, folder / "locales" / lang, dirs_exist_ok=True)
    replace(folder / "py/kaartbord/games/__init__.py", ENTRIES, ENTRIES + LINE)
    replace(folder / "docs/sealed.md", MEASURED, FIGURES + MEASURED)
    return folder


def replace(path: Path, there: str, now: str) -> None:
    """Write something in the place of what a file has once."""
    before, after = path.read_text("utf-8").split(there)
    path.write_text(before + now + after, "utf-8")
