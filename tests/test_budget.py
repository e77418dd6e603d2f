"""Tests of what a start of the page may cost, counted and not timed: requests before the first paint, Python before the
lobby.

The size of the whole site is held by the build (`PRECACHE_LIMIT` in tools/build.py).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import imports
import pytest
import shipped
import starting
from kaartbord.games import ENTRIES, GameEntry
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from tiles import with_tiles

KINDS = ("race", "tricks")
"""The packages that several games share."""

ROOT = Path(__file__).resolve().parent.parent
INDEX = with_tiles((ROOT / "index.html").read_text("utf-8"))


MOST_OF_THE_LOBBY = 600_000
"""Bytes of source that the page imports before its lobby can be used, whatever games there are."""

MOST_OF_A_GAME = 420_000
"""Bytes of source that a game is imported with when it is opened, beside what all games have: its rules, words and
stage, and what it shares with its kind."""

OPENED = ("", ".words.phrases", ".page.face")
"""The parts of a game that a table of it needs when it opens."""


def blocking(page: str) -> list[str]:
    """Return what the first paint waits for, in the order of the page."""
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
    scripts = re.findall(r'<script src="([^"]+)">', page)  # neither `defer` nor a module
    return [*sheets, *scripts]


def imported_at_once(start: str) -> dict[str, int]:
    """The modules of ours that are imported with one, by their size: what a function imports comes later."""
    known, folded = imports.modules("py"), shipped.folded()
    found: dict[str, int] = {}
    todo = [start]
    while todo:
        name = todo.pop()
        if name in found or name not in known:
            continue
        source = folded.get(name) or known[name].read_text("utf-8")
        found[name] = len(source.encode())
        todo += [name.rpartition(".")[0], *imports.own_imports(name, known[name], at_once(source), known)]
    return found


def at_once(source: str) -> ast.Module:
    """A module without what its functions do, and what is there for type checking only."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if inside or isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
    return tree


def test_the_first_paint_waits_for_little() -> None:
    assert blocking(INDEX) == ["web/style.css", "web/boot.js"]


def test_a_script_that_blocks_would_be_counted() -> None:
    assert blocking('<script src="a.js"></script><script src="b.js" defer></script>') == ["a.js"]


def test_the_lobby_needs_no_more_python_than_this() -> None:
    found = imported_at_once("kaartbord.page.app")
    assert "kaartbord.page.lobby.lobby" in found
    assert_no_more("the lobby", found, MOST_OF_THE_LOBBY)


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=lambda entry: entry.name.lower())
def test_a_game_needs_no_more_python_than_this(entry: GameEntry) -> None:
    modules = [f"kaartbord.games{entry.module}{part}" for part in OPENED]
    found = {name: size for module in modules for name, size in imported_at_once(module).items()}
    own = {name: size for name, size in found.items() if name.startswith("kaartbord.games.")}
    assert {name.split(".")[2] for name in own if name.count(".") > 1} <= {entry.module[1:], *KINDS}, (
        "no other game comes"
    )
    assert_no_more(entry.name, own, MOST_OF_A_GAME)


def test_the_lobby_knows_no_game_but_its_tile() -> None:
    games = {name.split(".")[2] for name in imported_at_once("kaartbord.page.app") if ".games." in name}
    assert games & {entry.module[1:] for entry in ENTRIES.values()} == set()


def assert_no_more(what: str, found: dict[str, int], most: int) -> None:
    """Fail with the largest modules if these are too many bytes."""
    size, largest = sum(found.values()), sorted(found, key=lambda name: -found[name])[:10]
    told = ", ".join(f"{name} ({found[name]:,})" for name in largest)
    assert size <= most, f"{what} imports {size:,} bytes of Python, {most:,} are allowed; the largest: {told}"


def test_what_only_a_function_imports_is_not_counted() -> None:
    tree = at_once("import a\ndef f():\n    import b\n")
    assert [name for name, _ in imports.named("m", Path("m.py"), tree)] == ["a"]


def slices(which: str) -> set[str]:
    """The modules that py/main.py imports one by one."""
    for node in ast.parse((ROOT / "py/main.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == which:
            return {f"kaartbord.{name}" for name in ast.literal_eval(node.value)}
    raise LookupError(which)


def test_the_lobby_waits_for_nothing_that_only_a_table_needs() -> None:
    needed = set(imported_at_once("kaartbord.page.app"))
    assert slices("FIRST") <= needed
    assert slices("LATER") <= set(imports.modules("py")) - needed


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_the_first_paint_is_the_largest(lang: str) -> None:
    """Or the page would count as drawn only once a longer sentence has taken the place of the first."""
    assert all(
        len(starting.words(lang)[f"start.{name}"]) < len(MESSAGES[lang].format("lobby.line"))
        for name in ("start", "fetch", "open")
    )
