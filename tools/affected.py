"""Print the unit tests that matter for a change: those that import it, directly or through other modules.

usage: affected.py [BASE]

The change is all since this branch left BASE (main unless given), with all that is not committed yet. A
changed file that is not a module matters to the tests of its folder, or that name it.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import imports

ROOT = Path(__file__).resolve().parents[1]
ROOTS = ("py", "tools", "tests")
"""Folders that modules are imported from; a test file is a module of `tests`."""
BROWSER = ("tests/e2e/", "tests/orca/", "tests/webkit/", "tests/bench/", "tests/nightly/")
READERS = ("tests/test_layers.py", "tests/test_index.py", "tests/contract/test_info.py")
"""Tests that read source files: they matter for every change."""
SHARED_FILES = ("tests/conftest.py", "tests/support/long.py", "pyproject.toml", "requirements-dev.txt")
"""Files that every test depends on."""
WRITTEN = "locales/"
TEXTS_READER = "tools/locales.py"
"""Texts, and the module that reads them."""
GAMES = {path.parent.name for path in (ROOT / "py/kaartbord/games").glob("*/__init__.py")} - {
    "race",
    "tricks",
}
PAGE = "kaartbord.page."
"""Tests of the page name its modules in strings."""


def git(*command: str) -> list[str]:
    """Return the lines of git's answer; empty if it fails."""
    ran = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def changed(base: str) -> set[str]:
    """Return the paths of files that were changed, added or removed."""
    since = (git("merge-base", "HEAD", base) or ["HEAD"])[0]
    return {*git("diff", "--name-only", "--no-renames", since), *git("ls-files", "-o", "--exclude-standard")}


def needs(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """Return our modules that one imports, or names in a string as tests of the page do."""
    tree = ast.parse(path.read_text("utf-8"))
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    named = {PAGE + value for value in strings if isinstance(value, str) and PAGE + value in known}
    named |= {one for one in known if name == "support.samples" and one.startswith("games.")}
    return imports.own_imports(name, path, tree, known) | imports.game_parts_imports(tree, known) | named


def about(path: str) -> str:
    """Return the one game that a file is about, by its name or folder; "" if there is no such game."""
    return next((word for word in re.split("[/_.]", path) if word in GAMES), "")


def affected(files: set[str]) -> list[str]:
    """Return the unit test files that these changed files matter to."""
    known = imports.modules(*ROOTS)
    paths = {name: path.relative_to(ROOT).as_posix() for name, path in known.items()}
    graph = {name: needs(name, path, known) for name, path in known.items()}
    for name, path in paths.items():  # pytest gives a test what the conftest.py beside it has
        beside = paths.get(f"{name.rpartition('.')[0]}.conftest")
        if path.startswith("tests/") and beside:
            graph[name].add(f"{name.rpartition('.')[0]}.conftest")
    loose = {file for file in files if not file.endswith(".py")}
    if any(file.startswith(WRITTEN) for file in loose):
        files = files | {TEXTS_READER}
    found = []
    for name, path in paths.items():
        if not Path(path).name.startswith("test_") or path.startswith(BROWSER) or not path.startswith("tests/"):
            continue
        text, game = known[name].read_text("utf-8"), about(path)
        below = files & {paths[one] for one in imports.reached([name], graph.__getitem__)}
        if (
            path in READERS
            or files & set(SHARED_FILES)
            or any(not game or about(file) in ("", game) for file in below)
            or any(Path(file).parent == Path(path).parent or Path(file).name in text for file in loose)
        ):
            found.append(path)
    return sorted(found)


if __name__ == "__main__":
    print("\n".join(affected(changed(sys.argv[1] if len(sys.argv) > 1 else "main"))))
