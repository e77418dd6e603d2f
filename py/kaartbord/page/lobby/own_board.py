"""A board of one's own among the house rules: its letters are typed, judged at once, and shown as a board."""

from textwrap import wrap
from typing import Any

from ...paint.board_art import paint_still
from ...paint.kit import Look
from ...rules.options import Option, board_flaw, spell
from ...rules.protocol import Info
from ...text import capital, count, say
from ...text import phrasebooks as words
from ..games.face import OwnBoard
from ..games.faces import FACES
from ..ui.dom import by_id, el, fill
from ..ui.fields import letters, radios

OWN = "own"
"""The choice that is no value: a board to be typed."""

WIDTH = 252
"""CSS px of the picture."""

MARGIN = 10
ROOM = 10
"""Characters that may be typed for each square of the longest board: white space is left out."""


def _own_board(code: str) -> OwnBoard:
    own = FACES[code].own_board
    assert own is not None
    return own


def first(code: str, choice: str) -> str:
    """The value when the usual board ("") or an own one is chosen."""
    return _own_board(code).usual if choice == OWN else ""


def option_of(info: Info, field: str) -> Option | None:
    """The house rule whose board is typed in the field of this name."""
    return next((option for option in info.options if option.board and field == _field(option)), None)


def control(look: Look, code: str, option: Option, value: str, typed: str | None) -> Any:
    """The usual board or an own one, and where that is typed; `typed` is its text if it is not `value`."""
    lang = look.lang
    boards = [(each, capital(words.option_value(lang, code, each))) for each in ("", OWN)]
    field = radios(
        f"option-{option.name}", words.option_label(lang, code, option.name), boards, OWN if value else ""
    )
    field.querySelector("legend").after(
        el("p", text=words.option_sentence(lang, code, option.name), cls="meta")
    )
    if not value:
        return field
    text = "\n".join(wrap(value, _own_board(code).line)) if typed is None else typed
    return el("div", field, _editor(look, code, option, text))


def review(look: Look, code: str, option: Option, text: str) -> str:
    """Say below the field what is wrong with the board that is typed, or show it; its letters, or ""."""
    return _judge(by_id(_field(option)).closest(".own-board"), look, code, option, text)


def _field(option: Option) -> str:
    return f"letters-{option.name}"


def _editor(look: Look, code: str, option: Option, text: str) -> Any:
    assert option.board is not None
    name, lang = _field(option), look.lang
    label = words.option_label(lang, code, option.name)
    form, wrong = f"{name}-form", f"{name}-problem"
    field = letters(name, label, text, longest=ROOM * option.board.lengths[-1], told_by=f"{form} {wrong}")
    editor = el(
        "div",
        el("p", text=words.PHRASEBOOKS[code].tell(lang, "board.form"), id=form, cls="meta"),
        field,
        el("p", cls="meta count"),
        el("p", id=wrong, role="status", cls="problem"),
        el("div", cls="look", aria_hidden="true"),
        cls="own-board",
    )
    _judge(editor, look, code, option, text)
    return editor


def _judge(editor: Any, look: Look, code: str, option: Option, text: str) -> str:
    assert option.board is not None
    lang, board = look.lang, spell(option.board, text)
    flaw = board_flaw(option.board, board)
    complaint = words.PHRASEBOOKS[code].tell(lang, f"board.problem.{flaw.problem}") if flaw else ""
    editor.querySelector("textarea").setAttribute("aria-invalid", "true" if flaw else "false")
    editor.querySelector(".count").textContent = count(lang, len(board), "square")
    editor.querySelector(".problem").textContent = (
        f"{complaint} {say(lang, 'rules.board.until')}" if complaint else ""
    )
    fill(editor.querySelector(".look"), None if flaw else _picture(look, code, board))
    return "" if flaw else board


def _picture(look: Look, code: str, board: str) -> Any:
    """The empty board."""
    canvas = el("canvas")
    art = _own_board(code).art(board)
    paint_still(canvas, art, (), art.still(WIDTH, look, MARGIN))
    return canvas
