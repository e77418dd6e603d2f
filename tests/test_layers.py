"""Imports point one way only: page -> scene -> (match, bots) -> games -> rules; the words stand beside."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "py/kaartbord"

# What each layer may import from, itself included.
MAY_IMPORT = {
    "rules": {"rules"},
    "games": {"games", "rules"},
    "match": {"match", "games", "rules"},
    "bots": {"bots", "match", "games", "rules"},
    "text": {"text", "match", "games", "rules"},
    "scene": {"scene", "text", "bots", "match", "games", "rules"},
    "page": {"page", "scene", "text", "bots", "match", "games", "rules"},
}
ENGINE = set(MAY_IMPORT) - {"page"}
FORBIDDEN = {"js", "pyscript", "pyodide", "random", "time", "os"}

MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Dotted names of all that a module imports, relative ones made absolute."""
    package = ["kaartbord", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            if module == "kaartbord":
                yield from (f"kaartbord.{alias.name}" for alias in node.names)


def layer(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_every_layer_is_known() -> None:
    folders = {p.name for p in PACKAGE.iterdir() if p.is_dir() and any(p.glob("*.py"))}
    assert folders <= set(MAY_IMPORT), "name the new layer's place in MAY_IMPORT"
    assert "rules" in folders


@pytest.mark.parametrize("path", [p for p in MODULES if p.parent != PACKAGE], ids=name_of)
def test_imports_follow_the_arrows(path: Path) -> None:
    used = {name.split(".")[1] for name in imports(path) if name.startswith("kaartbord.")}
    assert used <= MAY_IMPORT[layer(path)]


@pytest.mark.parametrize("path", [p for p in MODULES if layer(p) in ENGINE], ids=name_of)
def test_the_engine_knows_no_browser_chance_or_clock(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)}
    assert not used & FORBIDDEN


def test_the_package_itself_imports_nothing() -> None:
    assert [name for path in PACKAGE.glob("*.py") for name in imports(path)] == []
