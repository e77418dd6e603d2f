"""The board of a laid position: its picture, and over each square a button for fingers, keys and speech."""

from collections.abc import Callable, Sequence
from typing import Any

from ...paint.board_art import paint_still
from ...paint.pen import Look, Scale
from ...scene import board_rows, editing
from ...scene.arbiter.laying import LAYINGS
from ...scene.board_rows import BoardSquare
from ...scene.chooser import AnyQuestion
from ..games.faces import FACES
from ..ui.dom import button_element, combine_callbacks, data, el, fill, listen, on_resize

MARGIN = 30
"""CSS px round the board for its shadow."""
FINGER = 42.0
"""The width of a square from close by, in CSS px."""

SQUARE_ID = "arbiter-square-"
"""The start of the id of a square."""


class LaidBoard:
    """Shows the board of a position as large as its `node` allows; calls back with the number of a pressed square."""

    def __init__(self, code: str, look: Look, press: Callable[[int], object], label: str) -> None:
        self._code, self._look, self._press = code, look, press
        self.squares: list[BoardSquare] = []
        self.near = False
        """True if it is seen from close by."""
        self._at = 0
        self._question: AnyQuestion[Any] | None = None
        self._picture = el("canvas", aria_hidden="true")
        self._tiles = el("div", role="group", cls="tiles", aria_label=label)
        self._sheet = el("div", self._picture, self._tiles)
        self.node = el("div", self._sheet, cls="easel")
        self.close = combine_callbacks(
            on_resize(self.node, self._draw),
            listen(self._tiles, "click", lambda event: self._press(int(data(event.target, "square")))),
            listen(self._tiles, "keydown", self._key),
        )

    def show(self, question: AnyQuestion[Any]) -> None:
        """Show the position of a question."""
        self._question = question
        self._draw()

    def step(self) -> None:
        """Show it from close by, or all of it again."""
        self.near = not self.near
        self.node.classList.toggle("is-near", self.near)
        self._draw()

    def _draw(self) -> None:
        if self._question is None:
            return
        laying, view = LAYINGS[self._code], self._question.view
        show = FACES[self._code].board
        assert show is not None
        art, shapes = show(view, 0)
        self.node.style.setProperty("--high", f"{art.size[1] / art.size[0]}")
        wide, high = float(self.node.clientWidth), float(self.node.clientHeight)
        if min(wide, high) < 1:
            return
        pitch = max(art.fit(wide, high), FINGER if self.near else 0.0)
        paint_still(self._picture, art, shapes, Scale(round(pitch, 2), self._look, MARGIN))
        for side, length in zip(("width", "height"), art.size, strict=True):
            self._sheet.style.setProperty(side, f"{length * pitch}px")
        self.squares = board_rows.squares(laying.rows(self._question, laying.plan(view), shapes))
        if self._tiles.children.length != len(self.squares):
            tiles = [button_element(id=f"{SQUARE_ID}{n}", data_square=n, tabindex=-1) for n in range(len(self.squares))]
            fill(self._tiles, *tiles)
        for n, square in enumerate(self.squares):
            tile = self._tiles.children.item(n)
            tile.setAttribute("aria-label", square.spoken)
            tile.style.setProperty("--side", f"{2 * square.r * pitch:g}px")
            for edge, middle in zip(("left", "top"), square.at, strict=True):
                tile.style.setProperty(edge, f"{(middle - square.r) * pitch:g}px")
        self._tiles.children.item(self._at).setAttribute("tabindex", "0")

    def _key(self, event: Any) -> None:
        """Go to another square by an arrow."""
        places: Sequence[Any] = [square.at for square in self.squares]
        at, key = int(data(event.target, "square")), str(event.key)
        if key not in editing.DIRECTIONS:
            return
        event.preventDefault()
        self._tiles.children.item(self._at).setAttribute("tabindex", "-1")
        self._at = editing.neighbour_square(places, at, editing.DIRECTIONS[key])
        self._tiles.children.item(self._at).setAttribute("tabindex", "0")
        self._tiles.children.item(self._at).focus()
