"""Our modules by name, and the imports of each."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

GAMES = "kaartbord.games"


def modules(*roots: str) -> dict[str, Path]:
    """Return every module below these folders, by its dotted name from there; a package has the name of its folder."""
    known = {}
    for root in roots:
        for path in sorted((ROOT / root).rglob("*.py")):
            parts = path.relative_to(ROOT / root).with_suffix("").parts
            known[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return known


def named(name: str, path: Path, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield all imports of the module of this name, also for type checking only: (module, name taken from it
    or ""). Relative imports are made absolute."""
    package = name.split(".") if path.stem == "__init__" else name.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((origin, alias.name) for alias in node.names)


def reached(starts: Iterable[str], needs: Callable[[str], Iterable[str]]) -> set[str]:
    """Return modules and all that they need, at any distance; `needs` has the direct needs of one."""
    found, todo = set[str](), [*starts]
    while todo:
        if (name := todo.pop()) not in found:
            found.add(name)
            todo += needs(name)
    return found


def own_imports(name: str, path: Path, tree: ast.Module, known: Mapping[str, Any]) -> set[str]:
    """Return the modules among `known` that one imports; a package counts if one of its own names is imported."""
    targets = set()
    for origin, taken in named(name, path, tree):
        inner = f"{origin}.{taken}"
        targets.add(inner if inner in known else origin)
    return {target for target in targets if target in known and target != name}


def game_parts_imports(tree: ast.Module, known: Iterable[str]) -> set[str]:
    """Return the modules among `known` that one reads of every game on demand: `Parts(".lesson", "LESSONS")`."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Parts")
    parts = [re.escape(ast.literal_eval(call.args[0])) for call in calls]
    read = re.compile(rf"{re.escape(GAMES)}\.\w+({'|'.join(parts)})")
    return {name for name in known if parts and read.fullmatch(name)}
