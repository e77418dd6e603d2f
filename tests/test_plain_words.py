"""Docstrings are written as the field writes them: a verb first, and none of the words that only we understood."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

MODULES = [path for folder in ("py", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]

HEADLESS = re.compile(r"(What|Who|Whose|Whom|How|Whether|Which|Where|When|Why)\b")
PRIVATE = re.compile(r"\b(as far as|is none|are none|of itself|so many|so much|so often|at once)\b")


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield the docstrings of a module, of what it defines, and of its attributes and fields."""
    for node in ast.walk(tree):
        for one in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match one:
                case ast.Expr(value=ast.Constant(value=str()) as text):
                    yield text


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
