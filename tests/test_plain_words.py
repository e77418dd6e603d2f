"""Docstrings and names are written as the field writes them, without the words that only we understood."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PRODUCT = [path for folder in ("py", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
MODULES = [*PRODUCT, *sorted((ROOT / "tests").rglob("*.py"))]

HEADLESS = re.compile(r"(What|Who|Whose|Whom|How|Whether|Which|Where|When|Why)\b")
NAMES = {"given_way", "gives_way", "goes_on_with", "hush", "judged", "leads_on", "lies_open", "may_speak"}
NAMES |= {"to_come", "wear", "whose"}
"""The names that an engineer of the field does not know."""

PRIVATE = re.compile(r"\b(as far as|is none|are none|of itself|so many|so much|so often|at once)\b")


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield the docstrings of a module, of what it defines, and of its attributes and fields."""
    for node in ast.walk(tree):
        for one in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match one:
                case ast.Expr(value=ast.Constant(value=str()) as text):
                    yield text


def definitions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the lines and names of what a module defines: functions, classes, parameters, fields and constants."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store()):
                yield node.lineno, node.attr
        if isinstance(node, ast.Module | ast.ClassDef):
            values = [one for one in node.body if isinstance(one, ast.Assign | ast.AnnAssign)]
            for name in (part for one in values for part in ast.walk(one) if isinstance(part, ast.Name)):
                if isinstance(name.ctx, ast.Store):
                    yield name.lineno, name.id


def private_names(source: str) -> list[str]:
    """Return the definitions with a private name, with their lines."""
    return [f"line {line}: {name}" for line, name in definitions(ast.parse(source)) if name.strip("_").lower() in NAMES]


def faults(source: str) -> list[str]:
    """Return the docstrings that are not written so, with their lines."""
    return [
        f"line {text.lineno}: {text.value.splitlines()[0]}"
        for text in docstrings(ast.parse(source))
        if isinstance(text.value, str) and (HEADLESS.match(text.value) or PRIVATE.search(text.value))
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_docstrings_are_in_plain_words(path: Path) -> None:
    assert faults(path.read_text("utf-8")) == []


@pytest.mark.parametrize("text", ["Who is to move.", "Return it as far as it is known.", "Whether it is over."])
def test_a_docstring_in_private_words_would_be_found(text: str) -> None:
    assert faults(f'def f():\n    """{text}"""\n') == [f"line 2: {text}"]
    assert faults(f'x = 1\n"""{text}"""\n') == [f"line 2: {text}"]


NAME = re.compile(r"`([A-Za-z_]\w*(?:\.\w+)*)`")


def stated(tree: ast.Module) -> Iterator[str]:
    """Yield the names in a module, and the words in its texts, of which some name a rule, an option or a message."""
    told = {id(text) for text in docstrings(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.alias(name=name) | ast.ImportFrom(module=str(name)):
                yield from name.split(".")
            case ast.Constant(value=str(text)) if id(node) not in told:
                yield from re.findall(r"\w+", text)


def unknown_names(tree: ast.Module, known: set[str]) -> list[str]:
    """Return what docstrings name in backticks and does not exist."""
    named = [name for text in docstrings(tree) for name in NAME.findall(str(text.value))]
    return [name for name in named if not name.endswith(".ftl") and not known.issuperset(name.split("."))]


def test_docstrings_name_what_exists() -> None:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in MODULES}
    known = {name for tree in trees.values() for name in stated(tree)}
    known |= {part for path in MODULES for part in (path.stem, path.parent.name)}
    assert {path: names for path, tree in trees.items() if (names := unknown_names(tree, known))} == {}


def test_a_name_that_does_not_exist_would_be_found() -> None:
    tree = ast.parse('def f(x):\n    """Return `x` with `y`, see `a.g`."""\n    return x')
    assert unknown_names(tree, {*stated(tree)}) == ["y", "a.g"]
