"""What a table shows now, and the tabletop on which it is laid out."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from js import document

from ...match.match import Ply
from ...paint.kit import Look
from ...rules.protocol import Event, Game
from ...scene.presentation import Presentation
from ...scene.sound.cues import Cue, Sounds
from ...scene.timing import Pause
from ...scene.trick_table import TrickCard
from ..storage.settings import Settings
from ..ui import sound
from ..ui.dom import by_id
from .board_view import BoardView
from .plates import Players


class StageCallbacks(NamedTuple):
    """What a stage asks of the table around it."""

    explain: Callable[[str], None]
    """Open the rules at a paragraph; "" for their beginning."""
    fitted: Callable[[], None]
    """The table has been laid out in other room."""
    stand: Callable[[Pause], Awaitable[None]]
    """Let what has just been shown stand for a pause, in the middle of a ply."""


class Showing:
    """The state that all parts of a stage share: what is shown, and by which settings."""

    def __init__(
        self, game: Game[Any], sounds: Sounds, settings: Settings, callbacks: StageCallbacks
    ) -> None:
        """`sounds` tells which events of the game are heard, and how."""
        self.game, self.sounds, self.settings, self.callbacks = game, sounds, settings, callbacks
        self.place = by_id("board-place")
        self.seen: Presentation[Any] | None = None
        self.company = False
        """Whether several people play, so that what has been played stays played."""
        self.keeps = False
        """Whether what is shown next stays as it lies until something else is put there, as in a lesson."""
        self.looks_back = False
        """Whether it is looked at in a replay."""
        self.taken: tuple[Sequence[TrickCard], int] | None = None
        """The trick that has just been taken there, and whose card took it."""

    @property
    def look(self) -> Look:
        """How things are painted now."""
        look = self.settings.look
        return look if self.seen is None else look._replace(colours=self.seen.colours)

    @property
    def size(self) -> tuple[float, float]:
        """Return width and height of the place for the table, in CSS px."""
        return float(self.place.clientWidth), float(self.place.clientHeight)

    def hear(self, heard: Iterable[Cue]) -> None:
        """Let what is seen now also be heard, on a page that is looked at."""
        if not document.hidden:
            sound.hear(heard, loud=self.settings.loud, buzz=self.settings.buzzes)


class Tabletop(Protocol):
    """The table of a kind of games: it lays out, draws and films what lies there."""

    @property
    def board(self) -> BoardView | None:
        """The board, where there is one."""

    @property
    def plan(self) -> Any:
        """How the board lies."""

    def draw(self) -> bool:
        """Draw everything in the room there is; return False while there is none, or something moves."""

    def draw_picked(self) -> None:
        """Draw what has been picked, in the hand and on the board."""

    def forget_move(self) -> None:
        """Take the traces of the last move away."""

    def plates(self, players: Players[Any]) -> Sequence[Any] | None:
        """The players' plates, each in its place; None as long as there is no room for them."""

    def top_line(self, seen: Presentation[Any]) -> str:
        """How far the game is, in a line."""

    def score(self, seen: Presentation[Any], plies: Sequence[Ply]) -> Any:
        """The score as a new node of the document, after these plies."""

    async def film(
        self, before: Presentation[Any], after: Presentation[Any], events: Sequence[Event], tempo: float
    ) -> None:
        """Show how one picture becomes the next, and leave the next one there; at once with a tempo of 0."""

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """What comes between this ply and the next; `own` are those of this device, `tapped` one that was forced
        and has been seen coming."""

    def finish(self) -> None:
        """Jump to the end of what is moving."""

    def close(self) -> None:
        """Let go of the page."""

    # ---- what is asked

    def prepare(self) -> None:
        """Lay out for a question, before it is drawn."""

    def asked(self) -> None:
        """Bring the focus of a player with keys to the answer, once the question is drawn."""

    def lead(self) -> None:
        """Bring the focus to the next part of a choice that is made by keys."""
