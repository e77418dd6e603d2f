"""How a game looks in the page: one record a game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...rules.protocol import Game
from ...scene.shapes import Shape
from ..paint.board_art import BoardArt
from ..storage.settings import Settings
from ..table.stage import Stage

Opening = Callable[[Game[Any], Settings, Callable[[str], None], Callable[[], None]], Stage[Any, Any]]
"""A stage is opened with the game, the settings, what explains a rule, and what hears of other room."""


class Lesson(NamedTuple):
    """A lesson that teaches a part of the game."""

    key: str
    """The words that open it."""
    show: Callable[[Settings], object]


class OwnBoard(NamedTuple):
    """What a game's boards are, where one may be laid of one's own."""

    usual: str
    """The letters of the usual board, from which an own one starts."""
    sheet: Callable[[str], BoardArt]
    """The board of these letters."""
    line: int
    """Letters in a line of the field, as long as nobody has typed there."""


class Face(NamedTuple):
    """What the page needs of one game."""

    game: Game[Any]
    stage: Opening
    board: Callable[[Any, int], tuple[BoardArt, Sequence[Shape]]] | None = None
    """The board of a view, with this seat's side in front, and what stands on it."""
    trick: Callable[[Any], list[int]] | None = None
    """The cards of the trick in a view, in the order in which they were played."""
    lesson: Lesson | None = None
    own_board: OwnBoard | None = None
