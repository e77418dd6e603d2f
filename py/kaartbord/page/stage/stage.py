"""The stage of a game: it shows the view, and the events. One lives as long as its table."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...match.match import Ply
from ...rules.protocol import Event, Game
from ...scene.chooser import Chooser
from ...scene.presentation import Presentation, TableStatus
from ...scene.sound import cues
from ...scene.sound.cues import EventSounds
from ...scene.trick_table import TrickFunctions
from ..storage.settings import Settings
from ..ui import sound
from ..ui.dom import by_id, combine_callbacks, fill, handle, on_resize
from . import regions
from .action_input import ActionInput
from .context import StageCallbacks, StageContext, Tabletop
from .controls import clear_controls
from .plates import PlateContext
from .question_bar import ActionMaps

LAST_TRICK = "last-trick"
"""In a game's `menu_items`: its last trick can be looked at again."""


class StageParts(NamedTuple):
    """The parts that a game brings to its stage."""

    chooser: Chooser[Any]
    """Puts the answer to a question together."""
    tabletop: Callable[[StageContext, ActionInput], Tabletop]
    """Opens the table."""
    sounds: EventSounds
    """The sound of each kind of its events that has one."""
    tricks: TrickFunctions | None = None
    """Its tricks, if it has any."""
    menu_items: Sequence[str] = ()
    """Items that it adds to the menu, each named `menu.NAME`."""
    orders: Callable[[], Any] | None = None
    """Begins the standing orders of a table, if they can be given."""
    maps: ActionMaps = lambda action: ()
    needs_no_hand: Callable[[Any], bool] = lambda view: False
    """(view): True if the question needs no look into a hand, so that no curtain falls."""
    delegate: Callable[[Any, int], int] = lambda view, seat: -1
    """(view, seat): the seat that may answer for one that the computer plays, or -1."""
    is_gone: Callable[[Any, int], bool] = lambda view, seat: False
    """(view, seat): True if the seat is out of the game for good, while others play on."""
    score_key: Callable[[Any], str] = lambda view: "score.title"
    """The key of the title of the score."""


class TableStage:
    """A table with its question."""

    def __init__(self, scenery: StageParts, game: Game[Any], settings: Settings, callbacks: StageCallbacks) -> None:
        self.scenery, self.showing = scenery, StageContext(game, scenery.sounds, settings, callbacks)
        self.answering = ActionInput(self.showing, scenery.chooser, scenery.maps)
        self.tabletop = self.answering.tabletop = scenery.tabletop(self.showing, self.answering)
        self.orders = scenery.orders() if scenery.orders else None
        self._drawn_in = (0.0, 0.0)
        """Width and height of the place when it was last drawn in."""
        self._end = combine_callbacks(
            on_resize(self.showing.place, self._resized),
            handle(rule=callbacks.explain, side=lambda _: regions.toggle_side()),
        )

    def close(self) -> None:
        """Release the page."""
        self._end()
        self.answering.close()
        self.tabletop.close()

    def put(self, seen: Presentation[Any]) -> None:
        """Show a view, without a question."""
        showing = self.showing
        showing.seen, showing.keeps, showing.is_replay, showing.taken = seen, False, False, None
        self.answering.clear_question()
        clear_controls()
        self._drawn_in = showing.size
        self.answering.redraw()

    def show_replay(self, plies: Sequence[Ply], viewer: int | None) -> None:
        """Show the result of these plies in a replay: a trick that was taken stays, with its winner."""
        if (tricks := self.scenery.tricks) is not None:
            self.showing.is_replay = True
            self.showing.taken = tricks.last(self.showing.game, plies[-1:], viewer)
            self.answering.redraw()

    def _resized(self) -> None:
        showing = self.showing
        if showing.seen is not None and showing.place.isConnected and showing.size != self._drawn_in:
            self._drawn_in = showing.size
            self.answering.redraw()
            showing.callbacks.on_resized()

    def draw_status(self, seen: Presentation[Any], status: TableStatus) -> None:
        """Bring the plates of the players and the line under the title up to date."""
        self.showing.company = status.company
        plates = self.tabletop.plates(PlateContext(seen, status, self.showing.look))
        if plates is not None:
            fill(by_id("plates"), *plates)
        by_id("deal-line").textContent = self.tabletop.top_line(seen)

    def marked(self, sentence: str) -> list[Any]:
        """Return a sentence with its terms as buttons, and names apart."""
        return self.answering.bar.marked(self.answering.question, sentence)

    async def play(
        self,
        seen: Presentation[Any],
        events: Sequence[Event],
        *,
        tempo: float = 1.0,
        instead: Sequence[Any] = (),
    ) -> None:
        """Show one ply: from the present view to `seen`, without delay at tempo 0.

        `instead` are buttons that take the place of those of the question.
        """
        before, self.showing.seen = self.showing.seen or seen, seen
        self.answering.clear_question()
        clear_controls(*instead)
        if tempo:
            self.showing.play_sounds(cues.event_cues(self.scenery.sounds, events))
        await self.tabletop.film(before, seen, events, tempo)
        sound.cancel_pending()
