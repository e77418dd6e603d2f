"""The board of a new game: the usual one, or one of those that were made here."""

from typing import Any

from ...games import GAMES
from ...match.setup.boards import USUAL_BOARD, Boards, SavedBoard
from ...paint.board_art import paint_still
from ...paint.pen import Look
from ...rules.options import BoardFormat, Option, board_flaw
from ...rules.protocol import Info
from ...text import capitalize_first
from ...text import phrasebooks as words
from ...text.messages import Messages
from ..games.face import CustomBoard
from ..games.faces import FACES
from ..ui import printing
from ..ui.dom import button, button_element, el
from ..ui.fields import radios
from ..ui.svg import icon_button

WIDTH = 252
"""CSS px of the picture."""

MARGIN = 16
"""CSS px round it for its shadow."""


def board_option(info: Info) -> Option | None:
    """Return the house rule for a board of one's own, in a game that has it."""
    return next((option for option in info.options if option.board), None)


def board_form(code: str) -> BoardFormat:
    """Return the form of such a board, in a game that has it."""
    option = board_option(GAMES[code].INFO)
    assert option is not None and option.board is not None
    return option.board


def forms() -> dict[str, BoardFormat]:
    """Return the forms of the boards of all games that have them, by the letter of the game."""
    return {code: board_form(code) for code, face in FACES.items() if face.custom_board}


def custom_board_of(code: str) -> CustomBoard:
    """Return the description of the boards of a game in which one may be of one's own."""
    own = FACES[code].custom_board
    assert own is not None
    return own


def board_name(messages: Messages, board: SavedBoard) -> str:
    """Return the name of a board."""
    return board.name or messages.format("board.nameless")


def free_name(messages: Messages, boards: Boards) -> str:
    """Return a name for one more board: "Bord 3"."""
    taken = {each.name for each in boards.saved}
    names = (messages.format("board.number", number=number) for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def board_problem(messages: Messages, code: str, option: Option, board: str) -> str:
    """Return why a board cannot be played on, and what to do; "" if it can."""
    flaw = board_flaw(option.board, board) if option.board and board else None
    return words.PHRASEBOOKS[code].format(messages, f"board.problem.{flaw.problem}") if flaw else ""


def board_field(look: Look, code: str, option: Option, boards: Boards) -> Any:
    """Return all boards to choose from; the chosen one as a picture, and what can be done with it."""
    messages = look.messages
    names = [(str(at), board_name(messages, each)) for at, each in enumerate(boards.saved)]
    field = radios(
        "board",
        words.option_label(messages, code, option.name),
        [(str(USUAL_BOARD), capitalize_first(words.option_value(messages, code, ""))), *names],
        str(boards.chosen),
        cls="cards",
    )
    field.querySelector("legend").after(el("p", text=words.option_sentence(messages, code, option.name), cls="meta"))
    new = icon_button("plus", messages.format("board.new"), "board-new", id="board-new")
    chosen = _chosen(look, code, boards) if boards.letters else []
    if boards.letters and not board_problem(messages, code, option, boards.letters):
        chosen.append(printing.print_buttons(messages, code, GAMES[code].options({option.name: boards.letters})))
    return el("div", field, el("div", *chosen, new, cls="own-board"))


def _chosen(look: Look, code: str, boards: Boards) -> list[Any]:
    messages = look.messages
    canvas = el("canvas")
    art, _ = custom_board_of(code).art(boards.letters, True)
    paint_still(canvas, art, (), art.still(WIDTH, look, MARGIN))
    edit = messages.format("board.edit.name", name=board_name(messages, boards.saved[boards.chosen]))
    return [
        button_element(canvas, cls="look", do="board-edit", aria_label=edit, tabindex=-1),
        icon_button("brush", messages.format("board.edit"), "board-edit", id="board-edit", aria_label=edit),
        button(messages.format("board.remove"), "board-remove", id="board-remove", cls="ghost"),
    ]
