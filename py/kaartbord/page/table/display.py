"""The plies of a table, shown one by one: each in motion, and then a pause."""

from collections.abc import Callable, Sequence, Set
from typing import Any

from js import document

from ...match.match import Ply
from ...match.observation import deciding_ply, observe
from ...match.session.session import Session
from ...rules.protocol import DEALER
from ...scene.sound import cues
from ...scene.sound.cues import Cue
from ...scene.timing import NO_PAUSE, Pause, opening_share
from ...text import log
from ...text.log import MAX_LOG_LINES
from ..sharing import notices
from ..stage.controls import announce_prompt, clear_controls, prompt
from ..stage.pace import Pace
from ..stage.regions import announce
from ..storage.settings import TEMPO_FACTORS, Settings
from ..ui import sound
from ..ui.dom import button, spawn, wait_for_paint
from ..ui.terms import sentence_nodes
from .view import TableView

DECISION_SLOWDOWN = 1.4
"""The factor by which the move that decided a game is shown slower than usual."""

BEFORE_DECISION, AFTER_DECISION = Pause(900.0), Pause(700.0)
"""The pauses before and after it."""


class Display(TableView):
    """Shows the plies of a session, at the pace of the settings."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        explain: Callable[[str], None],
        presence: Callable[[], Sequence[Set[int]]] = lambda: (),
    ) -> None:
        super().__init__(session, settings, explain, presence, self._stand)
        self.pace = Pace()
        self._opened = session.playback.shown_plies
        """The ply that was shown first."""
        self._turn = -1
        """The number of plies when somebody here was asked last."""
        self.people = bool(session.local_seats)
        """True if a player on this device is still in the game."""
        if settings.volume:
            sound.enable_after_tap()

    def change_session(self, session: Session) -> None:
        """Present another session at the same table, in its present state."""
        self.session, self._opened = session, session.playback.shown_plies
        self.stage.tabletop.finish()
        self.stage.tabletop.clear_last_move()
        self.write_log()
        self.draw()

    async def play(self, ply: Ply, *, tapped: bool = False) -> None:
        """Show the next ply of the session: the move, then the pause after it; `tapped` if it was forced and
        somebody here has tapped it."""
        session, reader = self.session, self.reader
        before, _, events, after = observe(session.game, session.playback.as_shown(ply), session.viewer)
        line = log.log_line(reader, session.game, ply, session.playback.shown_plies + 1)
        if line.ply_number != self._said:  # a ply that was interrupted is shown again, but not announced again
            self._said = line.ply_number
            if not self.phrasebook.is_minor_ply(ply, reader.me):
                self.lines = [*self.lines, line][-MAX_LOG_LINES:]
            if line.words:
                announce(line.read_aloud, again=True)
        if line.words:
            prompt(line.words, marked=sentence_nodes(line.words, reader))
        self.people = not all(self.stage.scenery.is_gone(before, seat) for seat in session.local_seats)
        own = ply.seat in session.local_seats
        stage = self.stage
        pause = NO_PAUSE if stage.showing.keeps else stage.tabletop.pause(ply, own=own, tapped=tapped)
        skip = self._meanwhile(pause)
        if pause.loss:
            self.pace.stop_hurrying()
        self.draw_status(before)
        tempo = self._tempo()
        presented = self.present(after)
        await self.stage.play(presented, events, tempo=0.0 if self.pace.hurried else tempo, instead=skip)
        session.playback.show_next()
        self.draw_status(after)
        await self.pace.wait(pause, tempo, people=self.people)
        self.draw_status(after, last=line)

    def _tempo(self) -> float:
        """Return the tempo of a ply: until the first choice here ever quicker, for nobody comes to watch."""
        tempo = TEMPO_FACTORS[self.settings.tempo]
        shown = self.session.playback.shown_plies - self._opened
        return tempo * opening_share(shown) if self.session.is_before_first_choice() else tempo

    async def _stand(self, pause: Pause) -> None:
        """Keep what was just put on the table for a pause, which begins once it has been painted."""
        clear_controls(*self._meanwhile(pause))
        await wait_for_paint()
        await self._wait(pause)

    async def _wait(self, pause: Pause) -> None:
        await self.pace.wait(pause, TEMPO_FACTORS[self.settings.tempo], people=self.people)

    def _meanwhile(self, pause: Pause) -> list[Any]:
        """Return the buttons of a pause; a player who is out of the game has a way to its result."""
        return self.pace.pause_buttons(self._pause_for_player(pause), self.messages, people=self.people)

    def _pause_for_player(self, pause: Pause) -> Pause:
        gone = self.session.local_seats and not self.people
        return pause._replace(key="table.to_result") if gone else pause

    def skip_button(self) -> Any:
        """Return the button that skips the motion, and for a player who is out of the game all of it."""
        return button(self.messages.format(self._pause_for_player(NO_PAUSE).key), "hurry", cls="ghost")

    def hurry(self) -> None:
        """Skip the motion, until the next question."""
        self.pace.hurry()
        self.stage.tabletop.finish()

    def notify_turn(self) -> None:
        """Call the player here who is asked, after others have played elsewhere or the computer has."""
        played = [ply.seat for ply in self.session.playback.plies if ply.seat != DEALER]
        if played and len(played) != self._turn and played[-1] not in self.session.local_seats:
            self.stage.showing.play_sounds([Cue(0.0, "turn")])
            spawn(notices.call(document.title, notice=self.settings.notify == "on"))
        self._turn = len(played)

    def play_end_sound(self) -> None:
        """Play the sound of the end of the game."""
        session = self.session
        state, game = session.play.state, session.game
        won = cues.is_local_win(game.score(state).winners, game.sides(state), session.local_seats)
        self.stage.showing.play_sounds([Cue(0.0, "win" if won else "end")])

    async def show_deciding_move(self) -> None:
        """Show the choice that decided the game once more, at leisure; nothing where people want calm."""
        if self.settings.is_motion_reduced:
            return
        known = observe(self.session.game, deciding_ply(self.session.play), self.session.viewer)
        self.pace.stop_hurrying()
        self.stage.tabletop.clear_last_move()
        self.stage.put(self.present(known.before))
        self.draw_status(known.before)
        announce_prompt(self.messages.format("over.decided"))
        await self._stand(BEFORE_DECISION)
        tempo = 0.0 if self.pace.hurried else DECISION_SLOWDOWN * TEMPO_FACTORS[self.settings.tempo]
        skip = self.pace.pause_buttons(AFTER_DECISION, self.messages, people=False)
        await self.stage.play(self.present(known.after), known.events, tempo=tempo, instead=skip)
        await self._wait(AFTER_DECISION)

    async def step_to(self, ply: int) -> None:
        """Show one ply moving, then stop at it."""
        session, plies = self.session, self.session.play.plies
        if not 0 < ply <= len(plies):
            return
        known = observe(session.game, plies[ply - 1], session.viewer)
        await self.stage.play(self.present(known.after), known.events, tempo=TEMPO_FACTORS[self.settings.tempo])
        if session.playback.replay_ply >= 0:
            self.look_at(ply)
