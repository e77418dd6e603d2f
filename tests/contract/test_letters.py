"""Only the games know which game it is: nothing else asks for a code letter."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from kaartbord.games import GAMES

PACKAGE = Path(__file__).parents[2] / "py/kaartbord"

GENERIC = [path for path in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "games" not in path.parents]


def is_code(node: ast.AST) -> bool:
    """Return whether a node is a text of nothing but code letters."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return node.value != "" and {*node.value} <= GAMES.keys()


def asked(path: Path) -> Iterator[str]:
    """Yield the places where a module tells games apart by their letters: keys, comparisons, sets."""
    for node in ast.walk(ast.parse(path.read_text())):
        places: Sequence[ast.expr | None] = ()
        if isinstance(node, ast.Dict):
            places = node.keys
        elif isinstance(node, ast.Compare):
            places = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            places = [node.slice]
        elif isinstance(node, ast.Set | ast.MatchValue):
            places = node.elts if isinstance(node, ast.Set) else [node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            places = node.args if node.func.id in ("set", "frozenset", "tuple") else []
        yield from (f"line {place.lineno}" for place in places if place and is_code(place))


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_generic_code_knows_no_game_by_its_letter(path: Path) -> None:
    assert list(asked(path)) == []
