"""A board that can be painted: its picture, and over each square a button for fingers, keys and speech."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from js import document

from ...paint.board_art import paint_still
from ...paint.pen import Look, Pen, Scale
from ...scene.editing import squares_crossed
from ...scene.geometry import Point
from ..games.face import CustomBoard
from ..ui.dom import button_element, combine_callbacks, data, el, fill, listen, on_resize

MARGIN = 30
"""CSS px round the board for its shadow."""
FINGER = 46.0
"""The least width of a square from close by, in CSS px."""
MIN_ZOOM = 1.6
"""The least factor by which it is wider than where all of the board is seen."""
LEAST = 40
"""CSS px of room below which there is nothing to see yet."""

OnStroke = Callable[[tuple[int, ...], bool], object]
"""Called at each stroke: the squares that it met until now, and whether the finger was lifted."""


class BoardContents(NamedTuple):
    """The contents of the easel."""

    board: str
    names: Sequence[str]
    """The words spoken at each square."""
    wrong: Sequence[int]
    """The squares that are marked."""
    at: int
    """The square at which the keyboard stops."""


class PaintableBoard:
    """Shows a board as large as its `node` allows, and calls back on taps and strokes."""

    def __init__(self, look: Look, own: CustomBoard, paint: OnStroke, **words: str) -> None:
        """Build the easel; `words` are attributes that name and describe the squares as a whole."""
        self.look, self.own, self.paint = look, own, paint
        self.places: Sequence[Point] = ()
        """The middle of each square, in board units."""
        self.tiles = el("div", role="group", cls="tiles", **words)
        """A button for each square."""
        self._picture = el("canvas", aria_hidden="true")
        self._sheet = el("div", self._picture, self.tiles)
        self.node = el("div", self._sheet, cls="easel")
        self._shown = BoardContents("", (), (), 0)
        self._tiles: list[Any] = []
        self._pitch, self._upright = 0.0, True
        self.near = False
        """True if it is seen from close by: a finger then moves the board, and paints by taps only."""
        self._sketched = False
        """True if the picture is only the sketch of a stroke."""
        self._stroke: tuple[tuple[int, ...], Point] | None = None
        """The squares that a finger met, and where it is; None while none is down."""
        self.close = combine_callbacks(
            on_resize(self.node, self._lay_out),
            listen(self.tiles, "pointerdown", self._down),
            listen(self.tiles, "pointermove", self._moved),
            listen(self.tiles, "pointerup", self._lifted),
            listen(self.tiles, "pointercancel", self._lifted),
            listen(self.tiles, "click", self._pressed),
        )

    def show(self, shown: BoardContents) -> None:
        """Show this board."""
        old, self._shown = self._shown, shown
        if len(old.board) != len(shown.board):
            self._lay_out()
        elif self._tiles:
            if self._stroke is not None:
                self._sketch(old.board)
            elif self._sketched or old.board != shown.board:
                self._paint()
            self._label(old)

    def step(self, *, near: bool) -> None:
        """Show the board from close by, or all of it."""
        self.near = near
        self.node.classList.toggle("is-near", near)
        self._lay_out()

    def focus(self, square: int) -> None:
        """Put the keyboard on a square."""
        self._tiles[square].focus()

    def square_of(self, event: Any) -> int:
        """Return the square of a button that got an event."""
        return int(data(event.target, "square"))

    # ---- display

    def _lay_out(self) -> None:
        """Lay out the board as large as there is room for; one that can be turned is laid out the larger way."""
        width, height = float(self.node.clientWidth), float(self.node.clientHeight)
        board = self._shown.board
        if min(width, height) < LEAST or not board:
            return

        def fit(upright: bool) -> float:
            return self.own.art(board, upright)[0].fit(width, height)

        self._upright = max(True, False, key=fit)
        whole = fit(self._upright)
        self._pitch = round(max(whole * MIN_ZOOM, FINGER) if self.near else whole, 2)
        art, self.places = self.own.art(board, self._upright)
        for side, length in zip(("width", "height"), art.size, strict=True):
            self._sheet.style.setProperty(side, f"{length * self._pitch}px")
        self.node.style.setProperty("--high", f"{art.size[1] / art.size[0]}")
        if len(self._tiles) != len(board):
            self._tiles = [button_element(data_square=square, tabindex=-1) for square in range(len(board))]
            held = self.tiles.contains(document.activeElement)
            fill(self.tiles, *self._tiles)
            if held:
                self.focus(self._shown.at)
            named = BoardContents("", [""] * len(board), (), self._shown.at)
        else:
            named = self._shown
        self.tiles.style.setProperty("--side", f"{self._pitch}px")
        for tile, place in zip(self._tiles, self.places, strict=True):
            for edge, middle in zip(("left", "top"), place, strict=True):
                tile.style.setProperty(edge, f"{(middle - 0.5) * self._pitch:g}px")
        self._paint()
        self._label(named)

    def _paint(self) -> None:
        art, _ = self.own.art(self._shown.board, self._upright)
        paint_still(self._picture, art, (), Scale(self._pitch, self.look, MARGIN))
        self._sketched = False

    def _sketch(self, old: str) -> None:
        """Draw the squares that changed over what is there, in little time: a finger is on its way."""
        context, dpr = self._picture.getContext("2d"), self.look.dpr
        context.setTransform(dpr, 0, 0, dpr, MARGIN * dpr, MARGIN * dpr)
        pen, board = Pen(context, self.look.theme), self._shown.board
        for square, (x, y) in enumerate(self.places):
            if board[square] != old[square]:
                at = x * self._pitch, y * self._pitch
                self.own.draw(pen, at, self._pitch, board[square], square)
        self._sketched = True

    def _label(self, old: BoardContents) -> None:
        """Name and mark the squares that changed, and let the keyboard stop at one square."""
        for square, (was, name) in enumerate(zip(old.names, self._shown.names, strict=True)):
            if was != name:
                self._tiles[square].setAttribute("aria-label", name)
        for square in {*old.wrong} ^ {*self._shown.wrong}:
            self._tiles[square].classList.toggle("is-wrong", square in self._shown.wrong)
        self._tiles[old.at].setAttribute("tabindex", "-1")
        self._tiles[self._shown.at].setAttribute("tabindex", "0")

    # ---- fingers and keys

    def _point(self, event: Any) -> Point:
        """Return where an event happened, in board units."""
        box = self.tiles.getBoundingClientRect()
        return (event.clientX - box.left) / self._pitch, (event.clientY - box.top) / self._pitch

    def _down(self, event: Any) -> None:
        if event.isPrimary and event.button == 0 and not self.near:
            point = self._point(event)
            self._stroke = (), point
            self._reach(point)

    def _moved(self, event: Any) -> None:
        if self._stroke is None:
            return
        if event.buttons:
            self._reach(self._point(event))
        else:  # it was lifted outside the page
            self._lifted(event)

    def _reach(self, point: Point) -> None:
        assert self._stroke is not None
        squares, last = self._stroke
        met = [square for square in squares_crossed(self.places, last, point) if square not in squares]
        self._stroke = (*squares, *met), point
        if met:
            self.paint(self._stroke[0], False)

    def _lifted(self, event: Any) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is not None and stroke[0]:
            self.paint(stroke[0], True)

    def _pressed(self, event: Any) -> None:
        if self.near or not event.detail:  # by a key or a screen reader: a stroke has been handled
            self.paint((self.square_of(event),), True)
