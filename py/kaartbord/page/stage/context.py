"""The shown state of a table, and the tabletop on which it is laid out."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from js import document

from ...match.match import Ply
from ...paint.pen import Look
from ...rules.protocol import Event, Game
from ...scene.presentation import Presentation
from ...scene.sound.cues import Cue, EventSounds
from ...scene.timing import Pause
from ...scene.trick_table import TrickCard
from ..storage.settings import Settings
from ..ui import sound
from ..ui.dom import by_id
from .board_view import BoardView
from .plates import PlateContext


class StageCallbacks(NamedTuple):
    """The callbacks of a stage to the table around it."""

    explain: Callable[[str], None]
    """Open the rules at a paragraph; "" for their beginning."""
    on_resized: Callable[[], None]
    """The table has been laid out in another size."""
    hold: Callable[[Pause], Awaitable[None]]
    """Keep what has just been shown for a pause, in the middle of a ply."""


class StageContext:
    """The state that all parts of a stage share: the view, and the settings."""

    def __init__(self, game: Game[Any], sounds: EventSounds, settings: Settings, callbacks: StageCallbacks) -> None:
        """Take the parts of the state; `sounds` has the sound of each kind of event that has one."""
        self.game, self.sounds, self.settings, self.callbacks = game, sounds, settings, callbacks
        self.place = by_id("board-place")
        self.seen: Presentation[Any] | None = None
        self.company = False
        """True if several people play, so that a choice stays made."""
        self.keeps = False
        """True if what is shown next stays until something else replaces it, as in a lesson."""
        self.is_replay = False
        """True in a replay."""
        self.taken: tuple[Sequence[TrickCard], int] | None = None
        """The trick that has just been taken there, and the chair whose card took it."""

    @property
    def look(self) -> Look:
        """The present look of everything painted."""
        look = self.settings.look
        return look if self.seen is None else look._replace(colours=self.seen.colours)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the place for the table, in CSS px."""
        return float(self.place.clientWidth), float(self.place.clientHeight)

    def play_sounds(self, heard: Iterable[Cue]) -> None:
        """Play the sounds of what is shown, on a page in view."""
        if not document.hidden:
            sound.play(heard, loud=self.settings.volume, buzz=self.settings.can_vibrate)


class Tabletop(Protocol):
    """The table of a kind of games: it lays out, draws and films the cards and pawns."""

    @property
    def board(self) -> BoardView | None:
        """The board, where there is one."""

    @property
    def plan(self) -> Any:
        """The layout of the board."""

    def draw(self) -> bool:
        """Draw everything in the room there is; return False without any, or while something moves."""

    def draw_picked(self) -> None:
        """Draw what has been picked, in the hand and on the board."""

    def clear_last_move(self) -> None:
        """Remove the traces of the last move."""

    def plates(self, players: PlateContext[Any]) -> Sequence[Any] | None:
        """Return the players' plates, each in its place; None as long as there is no room for them."""

    def top_line(self, seen: Presentation[Any]) -> str:
        """Return the progress of the game, in a line."""

    def score(self, seen: Presentation[Any], plies: Sequence[Ply]) -> Any:
        """Return the score as a new node of the document, after these plies."""

    async def film(
        self, before: Presentation[Any], after: Presentation[Any], events: Sequence[Event], tempo: float
    ) -> None:
        """Show how one picture becomes the next, and leave the next one there; without delay at tempo 0."""

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """Return the pause between this ply and the next. `own` are those of this device, `tapped` one that was
        forced and has been seen coming."""

    def finish(self) -> None:
        """Jump to the end of what is moving."""

    def close(self) -> None:
        """Release the page."""

    # ---- questions

    def prepare(self) -> None:
        """Lay out for a question, before it is drawn."""

    def asked(self) -> None:
        """Bring the focus of a player with keys to the answer, once the question is drawn."""

    def lead(self) -> None:
        """Bring the focus to the next part of a choice that is made by keys."""
