"""Imports point one way only: page -> paint -> scene -> text -> bots, lessons, sealed -> match -> games -> rules.

Inside the page they do too, from the screens down to the parts that know no game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import house
import imports
import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "py/kaartbord"

# What each layer may import from, itself included.
MAY_IMPORT = {
    "rules": {"rules"},
    "games": {"games", "rules"},
    "match": {"match", "games", "rules"},
    "sealed": {"sealed", "match", "games", "rules"},
    "lessons": {"lessons", "match", "games", "rules"},
    "bots": {"bots", "match", "games", "rules"},
    "text": {"text", "lessons", "match", "games", "rules"},
    "scene": {"scene", "text", "bots", "lessons", "match", "games", "rules"},
    "paint": {"paint", "scene", "text", "games", "rules"},
    "page": {"page", "paint", "scene", "text", "bots", "lessons", "sealed", "match", "games", "rules"},
}
OF_A_GAME = {
    "computer": "bots",
    "dealing": "sealed",
    "lesson": "lessons",
    "paint": "paint",
    "page": "page",
    "scene": "scene",
    "words": "text",
}
"""The layers of the parts of a game that are not its rules."""

ENGINE = set(MAY_IMPORT) - {"page", "paint"}
FORBIDDEN = {"js", "pyscript", "pyodide", "random", "time", "os"}

# The folders and modules of the page, each of which may import from those before it.
FLOORS = (
    "ui",
    "worker",
    "storage",
    "stage",
    "games",
    "lobby",
    "tally",
    "statistics",
    "sharing",
    "tournament",
    "sheets",
    "table",
    "lessons",
    "arbiter",
    "puzzles",
    "shell",
    "daily",
    "lobby_screen",
    "participants",
    "open_table",
    "trial",
    "tables",
    "new_game",
    "next_game",
    "incoming_sealed",
    "incoming",
    "lesson_screen",
    "puzzle_screen",
    "table_menu",
    "app",
)

LIBRARY_NO_MORE = re.compile(r"(^|\.)(test_\w+|bench)(\.|$)")
"""Dotted names that no test may import: those of tests, and of benches."""

MOST_MODULES = 18
"""In one folder."""

MODULES = list(house.paths().values())
NAMES = {path: name for name, path in house.paths().items()}


def imported(path: Path) -> Iterator[str]:
    """Dotted names of all that a module imports, relative ones made absolute."""
    name = NAMES[path]
    for origin, taken in imports.named(name, path, house.modules()[name]):
        yield origin
        yield f"{origin}.{taken}"


def layer_of(name: str) -> str:
    """Return the layer of a dotted name below the package."""
    _, first, _, part, *_ = *name.split("."), "", "", ""
    return OF_A_GAME.get(part, first) if first == "games" else first


def layer(path: Path) -> str:
    return layer_of(NAMES[path])


def test_generic_code_imports_no_game() -> None:
    """But the tournament, which is the championship of Keezbord."""
    names = ("DAILY_ORDER", "ENTRIES", "GAMES", "ONLY_SCORED", "PUZZLE_ORDER", "SCORED", "GameEntry", "Parts", "engine")
    lists = {f"kaartbord.games.{name}" for name in names}
    generic = [path for path in MODULES if not NAMES[path].startswith("kaartbord.games")]
    knowing = {
        NAMES[path] for path in generic for name in {*imported(path)} - lists if name.startswith("kaartbord.games.")
    }
    assert knowing == {"kaartbord.match.tournament"}


def floor(name: str) -> str:
    """Return the part of the page that a dotted name of its layer belongs to."""
    return name.split(".")[2] if name.startswith("kaartbord.page.") else "games"


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_every_layer_is_known() -> None:
    folders = {p.name for p in PACKAGE.iterdir() if p.is_dir() and any(p.glob("*.py"))}
    assert folders <= set(MAY_IMPORT), "name the new layer's place in MAY_IMPORT"
    assert "rules" in folders


def test_imports_follow_the_arrows() -> None:
    wrong = {}
    for path in MODULES:
        used = {layer_of(name) for name in imported(path) if name.startswith("kaartbord.")}
        if path.parent != PACKAGE and (up := used - MAY_IMPORT[layer(path)]):
            wrong[name_of(path)] = up
    assert wrong == {}


def test_inside_the_page_too() -> None:
    wrong = {}
    for path in MODULES:
        if layer(path) == "page" and path != PACKAGE / "page/__init__.py":
            own = FLOORS.index(floor(NAMES[path]))
            used = {floor(name) for name in imported(path) if name.startswith("kaartbord.page.")}
            if up := used - set(FLOORS[: own + 1]):
                wrong[name_of(path)] = up
    assert wrong == {}


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert house.import_cycles() == []


def test_a_circle_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str]()}
    monkeypatch.setattr(house, "modules", lambda: dict.fromkeys(arrows))
    monkeypatch.setattr(house, "imported", lambda name: arrows[name])
    assert house.import_cycles() == [["a", "b", "c"]]


def test_no_folder_holds_more_than_one_can_overlook() -> None:
    assert {name: size for name, size in house.folder_sizes().items() if size > MOST_MODULES} == {}


def test_the_engine_knows_no_browser_chance_or_clock() -> None:
    for path in MODULES:
        if layer(path) in ENGINE:
            used = {name.split(".")[0] for name in imported(path)}
            assert not used & FORBIDDEN, name_of(path)


def test_the_painters_know_a_canvas_and_nothing_else_of_the_browser() -> None:
    for path in MODULES:
        if layer(path) == "paint":
            used = {name for name in imported(path) if name.split(".")[0] in FORBIDDEN}
            assert used <= {"js", "js.Path2D", "js.document"}, name_of(path)


def test_the_package_itself_imports_nothing() -> None:
    assert [name for path in PACKAGE.glob("*.py") for name in imported(path)] == []


def test_no_test_is_a_library_of_others() -> None:
    """The helpers that several tests need have their place in tests/support."""
    tests = Path(__file__).resolve().parent
    wrong = {}
    for path in tests.rglob("*.py"):
        if path.parent == tests / "bench":
            continue
        name = ".".join(path.relative_to(tests).with_suffix("").parts)
        used = {
            f"{origin}.{taken}"
            for origin, taken in imports.named(name, path, ast.parse(path.read_text("utf-8")))
            if LIBRARY_NO_MORE.search(f"{origin}.{taken}")
        }
        if used:
            wrong[name] = used
    assert wrong == {}
