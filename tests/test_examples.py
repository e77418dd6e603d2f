"""The examples in the docstrings of the rules and of what surrounds a match do what they show."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "py"
AREAS = {
    "rules": ["kaartbord/rules/**/*.py"],
    "match": ["kaartbord/match/**/*.py"],
    "games": ["kaartbord/games/*/__init__.py", "kaartbord/games/*/rules/**/*.py"],
}
"""By area: its modules."""

PROMPT = ">>> "


def shown(area: str) -> list[str]:
    """The modules of an area with an example."""
    paths = {path for pattern in AREAS[area] for path in PACKAGE.glob(pattern) if PROMPT in path.read_text("utf-8")}
    return sorted(path.relative_to(PACKAGE).as_posix() for path in paths)


@pytest.mark.parametrize("path", [path for area in AREAS for path in shown(area)])
def test_examples_are_true(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    found = [each for each in doctest.DocTestFinder(exclude_empty=True).find(module) if each.examples]
    runner = doctest.DocTestRunner(verbose=False)
    for each in found:
        runner.run(each)
    assert not runner.failures, capsys.readouterr().out
    # None stands where nobody runs it: in a comment, a nested function or the text below a value.
    assert runner.tries == (PACKAGE / path).read_text("utf-8").count(PROMPT)


@pytest.mark.parametrize("area", AREAS)
def test_every_area_has_examples(area: str) -> None:
    assert shown(area)


def test_examples_stand_only_where_they_are_run() -> None:
    run = {PACKAGE / path for area in AREAS for path in shown(area)}
    assert {path for path in PACKAGE.rglob("*.py") if PROMPT in path.read_text("utf-8")} == run
