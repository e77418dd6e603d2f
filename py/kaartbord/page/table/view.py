"""The view of a game at a table: the stage, the plates, the last move and the log."""

from collections.abc import Callable, Coroutine, Sequence, Set
from typing import Any

from js import document

from ...match.match import Ply
from ...match.names import unique_emblems
from ...match.session.session import Session
from ...rules.cards import in_first_pack
from ...rules.protocol import DEALER, UNKNOWN
from ...scene.presentation import Presentation, TableStatus
from ...scene.timing import Pause
from ...text import log, people, phrasebooks, turn_line
from ...text.log import LogLine
from ...text.messages import Messages
from ...text.phrasebooks import PHRASEBOOKS
from ...text.reader import Reader
from ..games.faces import FACES
from ..sheets import last_trick
from ..sheets import log as log_sheet
from ..stage import regions, status
from ..stage.context import StageCallbacks
from ..stage.controls import ADVICE, BUTTONS, PROMPT, prompt
from ..stage.stage import TableStage
from ..storage.settings import Settings
from ..ui.dialogs import open_sheet
from ..ui.dom import bdi, by_id, el, fill, show
from ..ui.fitting import fit_names, fit_words
from ..ui.seat_mark import seat_mark
from ..ui.terms import sentence_nodes

WORDS, ASIDE = f"{PROMPT}, {ADVICE}, {BUTTONS}, #last, #turn", "#deal-line, .plate-state, .scoreboard-title"
"""Words that are written smaller rather than that something else moves: those that people must read, and asides."""


class TableView:
    """The present state of a session, in the language of the settings."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        explain: Callable[[str], None],
        presence: Callable[[], Sequence[Set[int]]],
        stand: Callable[[Pause], Coroutine[Any, Any, None]],
    ) -> None:
        """Build the view. `explain` opens the rules at a paragraph; `presence` returns the seats elsewhere that
        are here, and those gone; `stand` keeps what was put on the table for a pause."""
        self._presence = presence
        self.session, self.settings = session, settings
        self.phrasebook = PHRASEBOOKS[session.code]
        self.lines: list[LogLine] = []
        """The last lines of the log."""
        self._said = 0
        """The ply that was announced last, the first being 1."""
        self.thinking = -1
        """The seat that the computer thinks for, once that takes longer than a moment."""
        regions.build(session.game.INFO.name)
        by_id("table").dataset.seats = str(session.match.seats)
        by_id("table").dataset.game = session.code
        callbacks = StageCallbacks(explain, self.refresh, stand)
        self.stage = TableStage(FACES[session.code].scenery, session.game, settings, callbacks)
        by_id("table").dataset.layout = "table"
        regions.write_words(settings.messages)
        show(by_id("last-trick"), self.stage.scenery.tricks is not None)
        show(by_id("weak"), session.history.is_weak)
        self.write_log()

    def close(self) -> None:
        """Release the page."""
        self.stage.close()

    @property
    def messages(self) -> Messages:
        """The language of the page."""
        return self.settings.messages

    @property
    def reader(self) -> Reader:
        """The reader of sentences; a player who is alone here and has no name is called "you"."""
        session = self.session
        given = [seat.name for seat in session.seats]
        colours = session.colours
        names = phrasebooks.names_on_device(self.messages, session.code, given, session.only_local_seat, colours)
        return Reader(self.messages, names, session.only_local_seat, colours)

    def present(self, view: Any) -> Presentation[Any]:
        """Return a view as it is presented here."""
        session = self.session
        computers = [seat for seat, who in enumerate(session.seats) if who.kind == "computer"]
        known = unique_emblems(seat.emblem for seat in session.seats)
        return Presentation(
            view, session.bottom_seat, session.viewer, self.reader.names, computers, known, session.colours
        )

    def by_person(self, state: Any, seat: int) -> bool:
        """Return whether a person chooses for a seat."""
        return self.session.seats[self._chooser(state, seat)].kind != "computer"

    def _chooser(self, state: Any, seat: int) -> int:
        """Return the seat that chooses for a seat: for a computer's, a partner here who may move its pawns."""
        partner = self.stage.scenery.delegate(state, seat)
        is_computer = self.session.seats[seat].kind == "computer"
        return partner if is_computer and partner in self.session.local_seats else seat

    def own_decisions(self) -> list[int]:
        """Return the plies that people here chose and can choose anew, counted from 1."""
        session = self.session
        plies = enumerate(session.play.plies if session.can_try_again else (), 1)
        return [number for number, ply in plies if self.decider(ply) in session.local_seats and session.was_asked(ply)]

    def decider(self, ply: Ply) -> int:
        """Return the seat that chose a ply; DEALER for chance."""
        return ply.seat if ply.seat == DEALER else self._chooser(ply.before, ply.seat)

    def last_answer(self) -> Ply | None:
        """Return the ply that can be taken back now; None without one."""
        return self.session.last_undoable_ply(self.by_person) if self.session.playback.replay_ply < 0 else None

    # ---- drawing

    def draw(self) -> None:
        """Draw the last state that has been shown."""
        view = self.session.shown_view()
        self.stage.put(self.present(view))
        if not self.lines:  # a sealed game whose first deal is void has none
            fill(by_id("last"))
        self.draw_status(view, last=self.last())

    def draw_status(self, view: Any, *, last: LogLine | None = None) -> None:
        """Draw plates, top line, score, last move and log."""
        session, presented = self.session, self.present(view)
        owing = self._choosing_seats(view, session.game.to_move(view))
        company = TableStatus(session.seats, owing, self.thinking, session.only_local_seat, *self._presence())
        self.stage.draw_status(presented, company)
        fill(by_id("score"), self._score(presented))
        by_id("score-title").textContent = self._score_title(view)
        chapters = log.lines_by_round(self.messages, session.code, session.play.plies, self.lines)
        status.update_log(by_id("log"), chapters, self.reader)
        self._show_turn(view)
        show(by_id("cover"), len(session.local_seats) > 1 and session.viewer is not None)
        status.show_undo_button(offered=session.is_solo, possible=self.last_answer() is not None)
        rank = self.stage.answering.call_rank()
        may_call = (rank is not None or session.local_interrupters()) and session.playback.replay_ply < 0
        status.show_call_button(self.phrasebook.format(self.messages, "call") if may_call else "", rank)
        if last is not None:
            status.last_move(last, self.reader, self.stage.showing.look)
        fit_words(WORDS)
        fit_words(ASIDE, aside=True)
        fit_names(".plate-name", presented.names)

    def _show_turn(self, view: Any) -> None:
        """Write whose turn it is, on the tab and large on a big screen; not in a replay and while cards are dealt."""
        reader, name, waited = self.reader, self.session.game.INFO.name, self.awaited_seats(view)
        if self.session.playback.replay_ply >= 0 or DEALER in waited:
            document.title, by_id("turn").textContent = name, ""
            return
        document.title = turn_line.tab_title(reader, name, waited)
        turn = turn_line.turn_or_winner(reader, waited) if waited else self.phrasebook.headline(reader, view)
        by_id("turn").textContent = turn

    def awaited_seats(self, view: Any) -> list[int]:
        """Return the seats that must choose in a view; the dealer while cards are dealt."""
        return self._choosing_seats(view, self.session.awaited_seats(view))

    def _choosing_seats(self, view: Any, seats: Sequence[int]) -> list[int]:
        return [seat if seat == DEALER else self._chooser(view, seat) for seat in seats]

    def _score(self, presented: Presentation[Any]) -> Any:
        return self.stage.tabletop.score(presented, self.session.playback.plies)

    def _score_title(self, view: Any) -> str:
        return self.phrasebook.format(self.messages, self.stage.scenery.score_key(view))

    def last(self) -> LogLine | None:
        """Return the line of the last move; where somebody here must answer it, as their question repeats, that of the
        card before it. Where their answer is laid ready, the line has those who are still asked."""
        before, last = (None, None, *self.lines)[-2:]
        if last is None:
            return None
        session, reader = self.session, self.reader
        view, was = session.shown_view(), session.play.plies[last.ply_number - 1].before
        here = [seat for seat in self.awaited_seats(view) if seat in session.local_seats]
        ready = any(one.seat in session.local_seats for one in session.premoves)
        asked = here or (session.awaited_remote_seats() if ready else [])
        call = self.phrasebook.pending_question(reader, view, asked) if asked else ""
        if not call or self.phrasebook.pending_question(reader, was, asked):
            return last
        if here:
            return before if before is not None and before.card else last
        return last._replace(words=call, spoken="")

    def refresh(self) -> None:
        """Draw all around the board again, as it has other room, or somebody came or went."""
        self.draw_status(self.session.shown_view(), last=self.last())

    def redraw(self) -> None:
        """Draw everything in another size."""
        self.stage.answering.redraw()
        self.refresh()

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings; in another language everything is written again."""
        spoken, self.settings, self.stage.showing.settings = self.messages, settings, settings
        if settings.messages != spoken:
            regions.write_words(settings.messages)
            self.write_log()
        if self.session.playback.replay_ply >= 0:
            self.look_at(self.session.playback.replay_ply)
        elif settings.messages == spoken:
            self.redraw()

    # ---- the log

    def write_log(self) -> None:
        """Write the log of the plies that led to the state on the table."""
        self.lines, self._said = (log.recent_lines(self.reader, self.session.game, self.session.playback.plies), 0)

    async def open_log(self, apply: Callable[[Settings], None]) -> None:
        """Open score and the whole log as a sheet; `apply` gets the settings with the order that is chosen there."""
        score = self._score(self.present(self.session.shown_view()))
        await log_sheet.show(self.reader, self.session, score, self.settings, apply)

    def open_score(self) -> None:
        """Open the score as a sheet of its own."""
        view = self.session.shown_view()
        score = self._score(self.present(view))
        open_sheet(self._score_title(view), score)

    def open_last_trick(self) -> None:
        """Open the last trick as a sheet, where the game is played in tricks."""
        session, tricks = self.session, self.stage.scenery.tricks
        if tricks is not None:
            found = tricks.last(session.game, session.playback.plies, session.viewer)
            last_trick.show(self.reader, self.stage.showing.look, *(found or ((), -1)))

    # ---- looking back

    def look_at(self, ply: int) -> None:
        """Show the game as it was after this many plies."""
        session = self.session
        session.playback.show_replay(ply)
        view = session.shown_view()
        self.write_log()
        start = LogLine(DEALER, -1, UNKNOWN, self.phrasebook.format(self.messages, "begin"))
        last = self.lines[-1] if self.lines else start
        self.stage.tabletop.clear_last_move()
        self.stage.put(self.present(view))
        self.stage.show_replay(session.playback.plies, session.viewer)
        self.draw_status(view, last=last)
        prompt(last.words, marked=sentence_nodes(last.words, self.reader))

    def hands(self) -> list[Any]:
        """Return the hand of each seat at the ply of the replay, as a node, once all of them may be known."""
        if (state := self.session.open_replay_state()) is None:
            return []
        seen, nodes = self.present(state), list[Any]()
        for seat in range(len(self.session.seats)):
            held = self.stage.scenery.chooser.hand(seen._replace(bottom=seat, viewer=seat))
            if cards := [in_first_pack(card) for card in held]:
                figure = phrasebooks.pawn_colour(self.session.code, seat, self.session.colours)
                names = self.messages.join([people.card_name(self.messages, card) for card in cards])
                shown = el("span", text=people.card_symbols(self.messages, cards), aria_hidden="true", translate="no")
                who = seat_mark(figure, self.messages, 20), bdi(self.reader.names_of([seat]))
                nodes.append(el("li", *who, shown, el("span", text=names, cls="sr-only")))
        return nodes
