"""Boards on paper: real sizes, every square there, and nothing that only a colour says."""

from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules.board import squares_of
from kaartbord.games.okidoki.scene import printout as okidoki
from kaartbord.games.toedeloe.rules.board import USUAL_BOARD, numbers_of
from kaartbord.scene.printout import EDGE, PAPERS, PRINTOUTS, Printout, SvgElement, svg, unit_in_mm, view_box

LARGEST = "wggw" * 14 + "wgwg"
SMALLEST = "wgwgwgwgnnnnnnnn"

BOARDS: dict[str, tuple[str, dict[str, object]]] = {
    "okidoki": ("O", {}),
    "okidoki, as long as can be": ("O", {"board": LARGEST}),
    "okidoki, as short as can be": ("O", {"board": SMALLEST}),
    "toedeloe": ("L", {}),
    "toedeloe, short": ("L", {"pawns": 20}),
    "toedeloe, own": ("L", {"board": USUAL_BOARD[::-1]}),
}

each_board = pytest.mark.parametrize("name", BOARDS)
each_paper = pytest.mark.parametrize("paper", PAPERS)

PAWN_MM = 15
"""The width that the foot of a usual pawn needs."""


def printout(name: str) -> Printout:
    code, values = BOARDS[name]
    return PRINTOUTS[code](GAMES[code].options(values))


def texts(board: Printout) -> list[str]:
    return [mark.text for mark in board.marks if mark.tag == "text"]


def extent(mark: SvgElement) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    values = {name: float(value) for name, value in mark.attributes.items() if name in NUMERIC}
    if mark.tag == "rect":
        return values["x"], values["y"], values["x"] + values["width"], values["y"] + values["height"]
    if mark.tag == "circle":
        x, y, r = values["cx"], values["cy"], values["r"]
        return x - r, y - r, x + r, y + r
    if mark.tag == "text":
        return values["x"], values["y"], values["x"], values["y"]
    points = [tuple(map(float, each.split(","))) for each in mark.attributes["points"].split()]
    return (*map(min, zip(*points, strict=True)), *map(max, zip(*points, strict=True)))


NUMERIC = {"x", "y", "width", "height", "cx", "cy", "r"}


@each_paper
@each_board
def test_a_board_fits_its_paper_and_lacks_nothing(name: str, paper: str) -> None:
    board, (width, height) = printout(name), PAPERS[paper]
    size = unit_in_mm(board, paper)
    assert board.width * size <= width - 2 * EDGE + 0.01 and board.height * size <= height - 2 * EDGE + 0.01
    for mark in board.marks:
        left, top, right, bottom = extent(mark)
        assert 0 <= left <= right <= board.width and 0 <= top <= bottom <= board.height


@each_board
def test_pawns_have_room_on_a3(name: str) -> None:
    board = printout(name)
    size = unit_in_mm(board, "A3")
    places = [mark for mark in board.marks if mark.tag == "circle" and float(mark.attributes["r"]) > 0.25]
    assert len(places) > 8
    assert all(2 * float(mark.attributes["r"]) * size >= PAWN_MM for mark in places)


def test_every_square_and_number_is_there() -> None:
    assert texts(printout("okidoki")) == [str(n) for n in range(1, len(squares_of("")) + 1)]
    found = Counter(texts(printout("toedeloe")))
    track = [f"\N{MINUS SIGN}{n}" for n in range(1, 10)]
    assert found == Counter([*map(str, numbers_of("")), *(["A", "B", "0", "0"]), *track, *track])


def unpainted(mark: SvgElement) -> tuple[str, frozenset[tuple[str, str]]]:
    """Return what is left of a mark on a printer with black alone: a grey ground counts, other colours do not."""
    kept: Mapping[str, str] = {
        name: value for name, value in mark.attributes.items() if name not in ("fill", "x", "y", "cx", "cy")
    }
    grey = mark.attributes.get("fill") in ("#A6A6A6", "#C4C4C4")
    return mark.tag, frozenset([*kept.items(), ("grey", str(grey))]) if mark.tag != "polyline" else frozenset()


def test_the_kinds_of_squares_differ_without_colours() -> None:
    def square(kind: str) -> set[object]:
        return {unpainted(mark) for mark in okidoki._square((1.0, 1.0), kind, "1")}

    kinds = [square(kind) for kind in "wgrn"]
    assert all(kinds.count(kind) == 1 for kind in kinds)


@each_board
def test_the_drawing_is_well_formed(name: str) -> None:
    root = ElementTree.fromstring(svg(printout(name)))
    assert len(root) == len(printout(name).marks)
    assert root.get("viewBox") == view_box(printout(name))
