"""Print the figures of the code that README and docs name: circles, folders, long signatures, layout and size.

usage: house.py [--markdown]      (from anywhere; the figures are of the checkout this file is in)
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import imports

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "py/kaartbord"
MOST_ARGUMENTS = 5


class Figure(NamedTuple):
    """One line of the table: the thing counted, its number, and the limit we keep to."""

    what: str
    value: str
    limit: str = ""


@cache
def paths() -> Mapping[str, Path]:
    """Return every module of the package by its dotted name."""
    return {name: path for name, path in imports.modules("py").items() if name.startswith("kaartbord")}


@cache
def modules() -> Mapping[str, ast.Module]:
    """Return the same, parsed."""
    return {name: ast.parse(path.read_text("utf-8"), str(path)) for name, path in paths().items()}


def imported(name: str) -> set[str]:
    """Return the modules of the package that a module names in an import, including those for type checking only."""
    return imports.own_imports(name, paths()[name], modules()[name], modules())


def import_cycles() -> list[list[str]]:
    """Return the groups of modules that import each other in a circle, the largest first."""
    needs = {name: imported(name) for name in modules()}
    reached = {name: imports.reached(needs[name], needs.__getitem__) for name in needs}
    groups = {tuple(sorted(far for far in reached[name] if name in reached[far])) for name in needs}
    return sorted((list(group) for group in groups if group), key=lambda group: (-len(group), group))


def folder_sizes() -> dict[str, int]:
    """Return the number of modules in each folder of the package, `__init__` not counted, by path from the package."""
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    return {
        folder.relative_to(PACKAGE).as_posix(): sum(path.name != "__init__.py" for path in folder.glob("*.py"))
        for folder in sorted(folders)
    }


def largest_module() -> tuple[int, str]:
    """Return the number of lines of the largest module without rules or pictures, and its name."""
    layers = ("kaartbord.page.", "kaartbord.match.", "kaartbord.sealed.")
    found = ((path.read_text("utf-8").count("\n"), name) for name, path in paths().items())
    return max((count, name) for count, name in found if name.startswith(layers))


def largest_class() -> tuple[int, str]:
    """Return the number of methods of the largest class of the page, and its name."""
    classes = (
        node
        for name, tree in modules().items()
        if name.startswith("kaartbord.page.")
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    )
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return max((sum(isinstance(each, kinds) for each in node.body), node.name) for node in classes)


def lines(folder: str) -> int:
    """Return the total number of lines of the Python files below a folder of the checkout."""
    return sum(len(path.read_text("utf-8").splitlines()) for path in (ROOT / folder).rglob("*.py"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield all functions and methods of a module, inner ones too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def argument_count(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the number of named arguments except `self` and `cls`."""
    given = function.args
    names = [a.arg for a in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def long_signatures() -> list[str]:
    """Return the functions with more than five arguments, as `module.function (count)`."""
    return [
        f"{name}.{function.name} ({argument_count(function)})"
        for name, tree in modules().items()
        for function in functions(tree)
        if argument_count(function) > MOST_ARGUMENTS
    ]


def page_globals() -> int:
    """Return the number of `global` statements in page/."""
    return sum(
        isinstance(node, ast.Global)
        for name, tree in modules().items()
        if name.startswith("kaartbord.page")
        for node in ast.walk(tree)
    )


def sealed_tests() -> int:
    """Return the number of tests whether a game is sealed, outside the code that creates and sets up such a game."""
    count = 0
    for name, tree in modules().items():
        if not name.startswith(("kaartbord.page.", "kaartbord.match.", "kaartbord.scene.")):
            continue
        if ".setup" in name or name in ("kaartbord.match.session.history", "kaartbord.page.new_game"):
            continue
        for node in ast.walk(tree):
            tested = [node.left] if isinstance(node, ast.Compare) else []
            tested += node.values if isinstance(node, ast.BoolOp) else []
            tested += [node.test] if isinstance(node, ast.If | ast.IfExp) else []
            tested += [node.operand] if isinstance(node, ast.UnaryOp) else []
            count += any(isinstance(one, ast.Attribute) and one.attr == "sealed" for one in tested)
    return count


def figures() -> list[Figure]:
    """Return all figures, in the order in which they are printed."""
    groups, sizes = import_cycles(), folder_sizes()
    largest = max(sizes, key=lambda folder: sizes[folder])
    (module_lines, module), (methods, owner) = largest_module(), largest_class()
    return [
        Figure("groups of modules that import each other", str(len(groups)), "0"),
        Figure("modules in the largest folder", f"{sizes[largest]} (`{largest}/`)", "18"),
        Figure("lines of the largest module of `page/`, `match/`, `sealed/`", f"{module_lines} (`{module[10:]}`)"),
        Figure("methods of the largest class of `page/`", f"{methods} (`{owner}`)"),
        Figure("tests whether a game is sealed", str(sealed_tests())),
        Figure("functions with more than five arguments", str(len(long_signatures())), "24"),
        Figure("`global` statements in `page/`", str(page_globals()), "0"),
        Figure("lines of Python outside tests", f"{lines('py') + lines('tools'):,}"),
    ]


def main() -> None:
    """Print the table, and after it the modules of each circle."""
    table = figures()
    if "--markdown" in sys.argv[1:]:
        print("| figure | now | at most |\n| --- | --- | --- |")
        for figure in table:
            print(f"| {figure.what} | {figure.value} | {figure.limit}{' ' * bool(figure.limit)}|")
        return
    for figure in table:
        limit = f"   (at most {figure.limit})" if figure.limit else ""
        print(f"{figure.what:45} {figure.value}{limit}")
    for group in import_cycles():
        print("circle:", ", ".join(group))


if __name__ == "__main__":
    main()
