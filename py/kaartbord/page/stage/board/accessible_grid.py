"""The board for screen readers: a grid of all squares, laid over the canvas, that keys walk."""

from collections.abc import Callable, Sequence
from typing import Any

from js import document

from ....scene import board_rows
from ....scene.board_rows import BoardSquare, SquareRow
from ....scene.geometry import Point
from ...ui.dom import combine_callbacks, data, el, fill, listen, show


class AccessibleGrid:
    """The grid of one board. Tab stops at one of its squares: where something can be chosen, if it can."""

    def __init__(
        self,
        on_pick: Callable[[BoardSquare], None],
        on_back: Callable[[], None],
        on_reach: Callable[[Point], None],
    ) -> None:
        """Build the grid.

        `on_pick` is called with the square that is pressed, whether or not anything can be picked there,
        `on_back` to take the last part of a choice back, `on_reach` with the point of the focus.
        """
        self._on_pick, self._on_back, self._on_reach = on_pick, on_back, on_reach
        self.node = el(
            "div",
            cls="twin",
            role="grid",
            data_label="table.squares",
            aria_describedby="board-help",
            hidden=True,
        )
        self._rows: Sequence[SquareRow] = ()
        self._lines: list[Any] = []
        self._cells: list[Any] = []
        self._squares: list[BoardSquare] = []
        self._stop = 0
        self._typed = ""
        """The number that is being typed."""
        self._picked = False
        """True if something was picked here since the last reading."""
        self._laid: tuple[float, Point] = 0.0, (0.0, 0.0)
        self.close = combine_callbacks(
            listen(self.node, "keydown", self._key),
            listen(self.node, "click", self._click),
            listen(self.node, "focusin", self._focused),
        )

    def lay(self, pitch: float, corner: Point) -> None:
        """Put the grid over the board, with this point of it in the upper left corner, at `pitch` px per unit."""
        if (pitch, corner) != self._laid:
            self._laid = pitch, corner
            style = self.node.style
            style.setProperty("--pitch", f"{pitch}px")
            style.left, style.top = f"{-corner[0] * pitch}px", f"{-corner[1] * pitch}px"

    def read(self, rows: Sequence[SquareRow]) -> None:
        """Set the rows, writing only what differs, so that nothing is read twice.

        The focus stays where it is, but after a pick moves to what can be picked then.
        """
        were, before = self._rows, self._squares
        self._rows, self._squares = rows, board_rows.squares(rows)
        if [len(row.squares) for row in rows] != [len(row.squares) for row in were]:
            self._build()
            were, before = [], []
        for at, row in enumerate(rows):
            if not were or row.title != were[at].title:
                self._lines[at].setAttribute("aria-label", row.title)
        for at, square in enumerate(self._squares):
            if not before or square != before[at]:
                self._write(self._cells[at], square)
        show(self.node, bool(rows))
        inside, picked, self._picked = self.node.contains(document.activeElement), self._picked, False
        if picked or not inside:
            at = board_rows.next_focus(before, self._squares, self._stop)
            self._go(at, focus_too=inside)

    def enter(self) -> bool:
        """Focus a square where something can be chosen: where Tab stops, or after it; return False without one."""
        at = board_rows.choice(self._rows, self._stop - 1, 1) if self._rows else None
        if at is not None:
            self._go(at, focus_too=True)
        return at is not None

    def _build(self) -> None:
        self._cells = [el("div", role="gridcell", tabindex="-1", data_at=str(at)) for at in range(len(self._squares))]
        cells = iter(self._cells)
        self._lines = [el("div", *[next(cells) for _ in row.squares], role="row") for row in self._rows]
        fill(self.node, *self._lines)
        self._stop = 0

    def _write(self, cell: Any, square: BoardSquare) -> None:
        (x, y), style = square.at, cell.style
        style.setProperty("--x", str(x))
        style.setProperty("--y", str(y))
        style.setProperty("--r", str(square.r))
        cell.setAttribute("aria-label", square.spoken)
        cell.dataset.picks = square.picks

    def _go(self, at: int, *, focus_too: bool) -> None:
        self._cells[self._stop].setAttribute("tabindex", "-1")
        self._cells[at].setAttribute("tabindex", "0")
        self._stop = at
        if focus_too:
            self._cells[at].focus()

    # ---- events of the page

    def _key(self, event: Any) -> None:
        key, control, before = str(event.key), bool(event.ctrlKey), self._typed
        self._typed = ""
        if key in ("Enter", " ") and not control:
            event.preventDefault()
            if not event.repeat:
                self._pick(self._stop)
            return
        if key in ("Escape", "Backspace"):
            event.preventDefault()
            self._on_back()
            return
        if key.isdigit() and not (control or event.altKey or event.shiftKey):
            self._typed, at = board_rows.find_by_number(self._rows, self._stop, before, key)
        else:
            at = board_rows.square_for_key(self._rows, self._stop, key, control=control)
        if at is not None:
            event.preventDefault()
            event.stopPropagation()  # the same key may ask the table something
            self._go(at, focus_too=True)

    def _click(self, event: Any) -> None:
        """Handle the press of a screen reader, which has no pointer; the board handles a finger."""
        if not event.detail and (at := data(event.target, "at")):
            self._pick(int(at))

    def _pick(self, at: int) -> None:
        self._picked = bool(self._squares[at].picks)
        self._on_pick(self._squares[at])

    def _focused(self, event: Any) -> None:
        if at := data(event.target, "at"):
            self._go(int(at), focus_too=False)
            self._on_reach(self._squares[int(at)].at)
