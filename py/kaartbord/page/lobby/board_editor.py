"""The sheet on which a board is made: its squares are tapped, stroked, or walked over with the keys."""

from collections.abc import Callable
from textwrap import wrap
from typing import Any

from ...match.names import MAX_NAME_LENGTH
from ...match.setup.boards import SavedBoard
from ...paint.pen import Look, Pen, size_canvas
from ...rules.options import board_flaw, format_flaw, normalize_board
from ...scene import editing
from ...scene.editing import DIRECTIONS, EditedBoard
from ...text import capitalize_first
from ...text.messages import Value, count_phrase
from ...text.phrasebooks import PHRASEBOOKS
from ..ui import dialogs
from ..ui.dom import button, el, fill, handle, listen
from ..ui.fields import radio_id, radios, text_area, text_field
from ..ui.svg import icon, icon_button
from . import custom_board
from .paintable_board import BoardContents, PaintableBoard

NEXT = "next"
"""The brush that changes a square to the next kind."""

PAIR = 2
"""Squares by which a board is made longer or shorter: one for each team."""

SWATCH_PX = 40
"""CSS px of the picture on a brush."""

SHORT = 2
"""Characters of a word that can be read in that picture."""

ROOM = 10
"""Characters that may be typed for each square of the longest board: white space is left out."""

FIELDS = "input[type=text], textarea"
"""Fields with an undo of their own."""


class BoardEditor:
    """A board on its sheet; `keep` gets it after every change."""

    def __init__(self, look: Look, code: str, keep: Callable[[SavedBoard], object]) -> None:
        form, own = custom_board.board_form(code), custom_board.custom_board_of(code)
        self.look, self.code, self.form, self.own, self.keep = look, code, form, own, keep
        self.name = self.brush = ""
        self.editing = EditedBoard(form, own.usual)
        self._before_stroke: EditedBoard | None = None
        """The board before the stroke that is being made."""
        words = {"aria_label": self._say("board.squares"), "aria_describedby": "paint-help board-keys"}
        self.easel = PaintableBoard(look, own, self._on_stroke, **words)
        self.verdict = el("p", role="status", cls="verdict")
        self.said = el("p", role="status", cls="sr-only")
        self.acts = self._make_buttons()
        self.counts = {letter: el("span", cls="meta") for letter in form.letters}
        """The number of squares of each kind."""
        self.text = text_area(
            "board-text",
            self._say("board.text"),
            "",
            longest=ROOM * form.lengths[-1],
            told_by="board-form board-text-problem",
        )
        self.problem = el("p", id="board-text-problem", role="status", cls="problem")

    async def open(self, saved: SavedBoard) -> None:
        """Show the sheet with this board until it is closed."""
        self.name = saved.name
        self.editing = EditedBoard(self.form, saved.letters)
        end_acts = handle(
            board_undo=lambda _: self._do(editing.undo(self.editing)),
            board_redo=lambda _: self._do(editing.redo(self.editing)),
            board_shorter=lambda _: self._do(editing.stretch(self.editing, -PAIR, self.own.blank)),
            board_longer=lambda _: self._do(editing.stretch(self.editing, PAIR, self.own.blank)),
            board_over=lambda _: self._do(editing.lay(self.editing, self.own.usual)),
            board_near=lambda _: self._step(),
            board_lay=lambda _: self._lay(),
            board_done=lambda _: dialogs.close(sheet),
        )
        sheet = dialogs.open_sheet(
            custom_board.board_name(self.look.messages, saved),
            self.easel.node,
            el("div", *self._tools(), cls="bench"),
            cls="sheet board-editor",
        )
        self._show()
        await dialogs.wait_for_answer(
            sheet,
            listen(self.easel.tiles, "keydown", self._key),
            listen(sheet, "keydown", self._shortcut),
            listen(sheet, "input", self._filled),
            self.easel.close,
            end_acts,
        )

    def _say(self, key: str, **values: Value) -> str:
        return self.look.messages.format(key, **values)

    def _tell(self, key: str, **values: Value) -> str:
        return PHRASEBOOKS[self.code].format(self.look.messages, f"board.{key}", **values)

    # ---- the parts of the sheet

    def _tools(self) -> list[Any]:
        """Return all but the board itself."""
        name = text_field("board-name", self._say("board.name"), self.name)
        return [
            self.verdict,
            self.said,
            self._brushes(),
            el("div", *self.acts.values(), cls="board-acts"),
            icon_button("check", self._say("board.done"), "board-done", cls="gold"),
            el("div", el("p", text=self._say("board.name"), aria_hidden="true"), name, cls="board-name"),
            el("p", text=self._say("board.kept", most=MAX_NAME_LENGTH), cls="meta"),
            el("p", text=self._say("board.help"), id="paint-help", cls="meta"),
            el("p", text=self._say("board.keys"), id="board-keys", cls="meta"),
            el(
                "details",
                el("summary", text=self._say("board.text")),
                el("p", text=self._tell("form"), id="board-form", cls="meta"),
                self.text,
                self.problem,
                button(self._say("board.lay"), "board-lay"),
                cls="board-text",
            ),
        ]

    def _make_buttons(self) -> dict[str, Any]:
        """Return the buttons for the board as a whole, by name."""
        signs = {"near": "zoom-in", "undo": "undo", "redo": "redo", "over": "restart"}
        signs |= {"shorter": "minus", "longer": "plus"} if len(self.form.lengths) > 1 else {}
        return {
            name: icon_button(sign, self._say(f"board.{name}", number=PAIR), f"board-{name}", id=f"board-{name}")
            for name, sign in signs.items()
        }

    def _brushes(self) -> Any:
        """Return the brushes; each kind with the number of its squares."""
        field = radios(
            "brush",
            self._say("board.brush"),
            [(value, "") for value in (NEXT, *self.form.letters)],
            NEXT,
            cls="brushes",
        )
        label = field.querySelector(f"#{radio_id('brush', NEXT)} + span")
        label.append(icon("next"), el("span", text=self._say("board.brush.next")))
        for letter in self.form.letters:
            fill(field.querySelector(f"#{radio_id('brush', letter)} + span"), *self._brush(letter))
        return field

    def _brush(self, letter: str) -> list[Any]:
        """Return a kind as a picture, in a word, with the number of its squares, and its key."""
        canvas, word = el("canvas"), self._kind(letter)
        pen = Pen(size_canvas(canvas, SWATCH_PX, SWATCH_PX, self.look.dpr), self.look.theme)
        self.own.draw(pen, (SWATCH_PX / 2, SWATCH_PX / 2), SWATCH_PX, letter, None)
        return [
            canvas,
            el("span", text=capitalize_first(word), cls="sr-only" if len(word) <= SHORT else ""),
            el(
                "span",
                self.counts[letter],
                el("kbd", text=letter.upper(), aria_hidden="true") if letter != word else None,
            ),
        ]

    def _kind(self, letter: str) -> str:
        return self._tell(f"kind.{letter}")

    def _square(self, square: int) -> str:
        """Return a square in words: "Vakje 12, rood"."""
        kind = self._kind(self.editing.board[square])
        return self._tell("square", kind=kind, **self.own.where(square))

    # ---- display

    def _show(self) -> None:
        moment, form = self.editing, self.form
        flaw = board_flaw(form, moment.board)
        wrong, few = (flaw.squares, flaw.letters) if flaw else ((), "")
        names = [self._square(square) for square in range(len(moment.board))]
        for square in wrong:
            names[square] = self._say("board.wrong", square=names[square])
        self.easel.show(BoardContents(moment.board, names, wrong, moment.at))
        squares = count_phrase(len(moment.board), "square")
        self.verdict.textContent = (
            self._tell(f"problem.{flaw.problem}") if flaw else self._say("board.good", squares=squares)
        )
        self.verdict.classList.toggle("is-bad", flaw is not None)
        for letter in form.letters:
            number = self.counts[letter]
            number.textContent = f"{moment.board.count(letter)}\N{MULTIPLICATION SIGN}"
            number.classList.toggle("is-bad", letter in few)
        for name, can in self._enabled_buttons().items():
            self.acts[name].setAttribute("aria-disabled", "false" if can else "true")
        self.text.value = "\n".join(wrap(moment.board, self.own.line))

    def _enabled_buttons(self) -> dict[str, bool]:
        """Return which acts would change anything."""
        moment = self.editing
        can = {
            "near": True,
            "undo": bool(moment.before),
            "redo": bool(moment.undone),
            "shorter": editing.can_resize(moment, -PAIR),
            "longer": editing.can_resize(moment, PAIR),
            "over": moment.board != self.own.usual,
        }
        return {name: can[name] for name in self.acts}

    # ---- actions

    def _do(self, moment: EditedBoard) -> None:
        """Adopt another state of the board."""
        self.editing = moment
        self._show()
        self.said.textContent = self._square(moment.at)
        self.keep(SavedBoard(moment.board, self.name))

    def _step(self) -> None:
        """Show the board from close by, where a square is as large as a finger, or all of it."""
        self.easel.step(near=not self.easel.near)
        self.acts["near"].setAttribute("aria-pressed", str(self.easel.near).lower())

    def _on_stroke(self, squares: tuple[int, ...], lifted: bool) -> None:
        begun = self._before_stroke or self.editing
        moment = editing.paint(begun, squares, self.brush)
        self._before_stroke = None if lifted else begun
        if lifted:
            self._do(moment)
        else:
            self.editing = moment
            self._show()

    def _key(self, event: Any) -> None:
        """Go to another square by an arrow; paint this one by a letter, and go to the next."""
        if event.ctrlKey or event.metaKey or event.altKey:
            return
        moment, last = self.editing, len(self.editing.board) - 1
        at, key = self.easel.square_of(event), str(event.key)
        letter = normalize_board(self.form, key)
        if key in DIRECTIONS:
            self._go(editing.neighbour_square(self.easel.places, at, DIRECTIONS[key]))
        elif key in ("Home", "End"):
            self._go(0 if key == "Home" else last)
        elif letter and letter in self.form.letters:
            self._do(editing.paint(moment, (at,), letter))
            self._go(min(at + 1, last))
        else:
            return
        event.preventDefault()

    def _go(self, square: int) -> None:
        self.editing = self.editing._replace(at=square)
        self._show()
        self.easel.focus(square)

    def _shortcut(self, event: Any) -> None:
        """Undo by Ctrl+Z, redo by Ctrl+Y and Ctrl+Shift+Z."""
        key = str(event.key).lower()
        if key not in ("y", "z") or not (event.ctrlKey or event.metaKey) or event.target.closest(FIELDS):
            return
        event.preventDefault()
        back = key == "z" and not event.shiftKey
        self._do((editing.undo if back else editing.redo)(self.editing))

    def _filled(self, event: Any) -> None:
        """Change the brush, or the name."""
        field = event.target
        if field.name == "brush":
            self.brush = "" if field.value == NEXT else str(field.value)
        elif field.name == "board-name":
            self.name = " ".join(str(field.value).split())
            saved = SavedBoard(self.editing.board, self.name)
            title = field.closest("dialog").querySelector("h2")
            title.textContent = custom_board.board_name(self.look.messages, saved)
            self.keep(saved)

    def _lay(self) -> None:
        """Make the text in the field the board, if it is one."""
        board = normalize_board(self.form, str(self.text.value))
        flaw = format_flaw(self.form, board)
        self.text.setAttribute("aria-invalid", "true" if flaw else "false")
        self.problem.textContent = self._tell(f"problem.{flaw.problem}") if flaw else ""
        if flaw is None:
            self._do(editing.lay(self.editing, board))
