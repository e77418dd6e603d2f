"""One open table: who is asked, who thinks, when what is shown, and when the game is kept."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence, Set
from contextlib import contextmanager
from typing import Any, NamedTuple

from js import document

from ...bots import past
from ...match import link
from ...match.claims import hand_on
from ...match.evening import Evening
from ...match.match import Match, Play, Ply, take_back
from ...match.session.history import OpenHistory
from ...match.session.kept import Errand, Handed, Kept, Layout
from ...match.session.session import NOBODY_LOOKS_BACK, Session
from ...match.setup import laid, seating
from ...rules.protocol import Action
from ...scene.keyboard.keys import LAST_TRICK
from ...text import join, phrasebooks, say
from ..sharing import who
from ..sharing.live import Live
from ..sheets import ending
from ..stage.controls import advise, announce, press_gold, prompt, take_away
from ..storage import counts, store
from ..storage.kept import LIVE, keep
from ..storage.settings import Settings
from ..ui import awake, magnifier
from ..ui.dialogs import close_all, toast, wipe_toasts
from ..ui.dom import aside, button, by_id, data, fill, handle, listen, spawn, together
from ..ui.keys import on_key
from ..worker import Worker
from . import curtain
from .asking import Asking
from .big_screen import BigScreen
from .display import Display
from .firsts import Firsts
from .forced import ForcedTurns
from .hints import Hints, Question
from .waiting import Waiting

MOMENT = 0.25
"""Seconds of thought that need not be mentioned."""


MOST_TOLD = 3
"""Lines of what others did, behind a curtain."""


class TableCallbacks(NamedTuple):
    """What the table asks of the page around it."""

    kept: Callable[[Session], None]
    """The game stands further than before, or is shown in another way."""
    leave: Callable[[], object]
    rules: Callable[[str], None]
    share: Callable[[Sequence[str], Errand], Any]
    """Show the link, with the names of those it waits for and why it is sent, on a sheet."""
    again: Callable[[Kept], None]
    without: Callable[[Kept, Collection[int], bool], object]
    """Go on without those who play some seats, or until they come back with a new key."""
    next: Callable[[Kept], Any]
    """Ask which game comes next, and begin it."""
    evening: Callable[[], Any]
    """Show how the evening stands."""
    replay: Callable[[int], None]
    """Look back from a ply on."""
    course: Callable[[], Awaitable[bool]]
    """Show how the chances went; whether somebody looks back from there."""
    share_result: Callable[[], Coroutine[Any, Any, object]]
    """Show the link with what came of the game, until that has been closed."""
    played: Callable[[], None]
    """The game goes on: nobody looks back any more."""
    hear: Callable[[], None]
    """Let the tables of this device be heard, softly."""
    live: Callable[[], Live | None]
    """What tells which players elsewhere are here now; None before the table is laid."""
    failed: Callable[[Kept], None]
    """A fault of ours, which is being handled, has stopped play."""


class Table:
    """One open table. Its course is a task; whatever changes from outside stops it and starts it again."""

    def __init__(
        self, session: Session, settings: Settings, worker: Worker, callbacks: TableCallbacks
    ) -> None:
        self.session, self._worker, self._callbacks = session, worker, callbacks
        self.closed = False
        """Whether it was left for good."""
        self._task: asyncio.Task[None] | None = None
        self._called, self._caller = asyncio.Event(), -1
        self._ending_shown = False
        self._returns = False
        """Whether somebody looks at the result, or back from it, and so comes back to it."""
        self._reconsiders = False
        """Whether the next question was answered before: what was ordered does not answer it again."""
        self._by_order = False
        """Whether the last choice was one that somebody had ordered."""
        self._undone: Play | None = None
        """The game as it stood before the last choice was taken back, if nothing was chosen since."""
        self._put_off: Match | None = None
        """The game as it stood when somebody here wanted to choose nothing ahead."""
        self._holder = -1
        """The seat of whoever lifted the curtain last."""
        self._told = 0
        """The number of the line of the log that the curtain told last."""
        self.display = Display(session, settings, callbacks.rules, self._presence)
        self.stage = self.display.stage
        self.asking = Asking(self.display)
        self.hints, self._firsts = (
            Hints(worker, self.stage.answering.suggest),
            Firsts(self.display, callbacks.hear),
        )
        self._forced = ForcedTurns(self.display, callbacks.live, self._called)
        self._waiting = Waiting(
            session,
            lambda seat: seat in self._presence()[0],
            callbacks.share,
            lambda seat: seat in self._presence()[1],
        )
        end_handling = handle(
            leave=lambda _: callbacks.leave(),
            hurry=lambda _: self._hurry(),
            table_rules=lambda _: callbacks.rules(""),
            send=lambda _: self.share(),
            last_trick=lambda _: self.display.open_last_trick(),
            over=lambda _: self._open_ending(),
            call=lambda _: self._call_out(),
            gone=lambda _: self._without(),
            later=lambda _: self._put_off_until(self.session.match),
            ahead=lambda _: self._put_off_until(None),
            undo=lambda _: self.undo(),
            redo=lambda _: self.redo(),
            cover=lambda _: self.cover(),
            stand_in=lambda _: self.stand_in(self._waiting.gone()),
            screen_leave=lambda _: self.show_as("table"),
            screen_full=lambda _: magnifier.fill_screen(),
        )
        self._big: BigScreen | None = None
        self._end = together(
            end_handling,
            listen(document, "visibilitychange", lambda _: self._looked_at()),
            on_key("z", self.undo, control=True),
            on_key("y", self.redo, control=True),
            on_key(LAST_TRICK, self.display.open_last_trick),
            on_key("enter", press_gold, control=True),
        )

    # ---- running

    def show_as(self, layout: Layout) -> None:
        """Show the game in another way, from here on."""
        self.session.show_as(layout)
        self.start()

    def start(self) -> None:
        """Go on with the game from where it stands."""
        self.stop()
        with aside():
            self._callbacks.played()
        with self._failing():
            self._lay_out()
            self.display.pace.slow_down()
            if self.session.looking >= 0:
                self.session.looking = NOBODY_LOOKS_BACK
                self.display.write_log()
            self.display.draw()
            prompt(self.display.lines[-1].words if self.display.lines else "")
            self._run(self._course)

    def _run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Go on with this until something else happens to the table."""

        async def course() -> None:
            with self._failing():
                await work()

        self._task = spawn(course())

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """Let the page know of what stops play unforeseen: nobody could go on at this table."""
        try:
            yield
        except Exception:
            if self.closed:
                raise
            self._callbacks.failed(self.session.kept)

    def _lay_out(self) -> None:
        """Draw what is to be shown: the table, for a room or not, or a hand."""
        layout = self.session.layout
        if layout == data(by_id("table"), "layout"):
            return
        if self._big is not None:
            self._big.close()
            self._big = None
        by_id("table").dataset.layout = layout
        if layout == "screen":
            self._big = BigScreen(self.display.lang, lambda: self.show_as("table"), self.display.redraw)
        self.display.redraw()

    def stop(self) -> None:
        """Stop asking, thinking and showing."""
        if self._task is not None:
            self._task.cancel()
        self._task, self.display.thinking = None, -1

    def close(self) -> None:
        """Leave the table for good."""
        self.closed = True
        self._forget_undone()
        self.stop()
        self._end()
        self.hints.close()
        self._firsts.close()
        self.asking.close()
        if self._big is not None:
            self._big.close()
        awake.keep("hand", False)
        self.display.close()

    def take(self, game: Kept) -> None:
        """Go on with another history: what is new in it is shown step by step."""
        self._forget_undone()
        with self._failing():
            if game.match.undone != self.session.match.undone:
                self.stage.tabletop.forget_move()
                self._ending_shown = False
            sent = game.sent or self.session.sent
            self.session.kept = self.session.kept._replace(more=game.more, watch=game.watch, sent=sent)
            self.session.go_on(game.history)
            self._forced.came()
            self._tell_of_computers(game.seats)
            self.session.seat_all(game.seats, game.mine)
            self.display.write_log()
            if game.history.sends_unasked and self._ending_shown and self.session.next_ply() is None:
                spawn(self._keep())  # no more than the hands of all has become known
                if self.session.looking < 0:
                    self._rest()
            else:
                self.start()

    def _tell_of_computers(self, seats: Sequence[link.Seat]) -> None:
        """Say for whom the computer plays from now on, where others saw to that: who moved took the name along."""
        before, reader = self.session.seats, self.display.reader
        new = [at for at, who in enumerate(seats) if who.kind == "computer" != before[at].kind]
        if new:
            names = [reader.name(at) if seats[at].name else reader._replace(names=()).name(at) for at in new]
            toast(say(reader.lang, "table.stood_in", name=join(reader.lang, names)))

    def change_evening(self, change: Callable[[Evening], Evening]) -> None:
        """Change something of the evening that the game is part of; the others hear of it."""
        self.session.change_evening(change)
        spawn(self._keep())

    async def _without(self) -> None:
        """Somebody does not come back, or there is no room for more: go on in another match, if that is wished."""
        if answer := await self._waiting.without(self.display.reader):
            self._callbacks.without(self.session.kept, *answer)

    def undo(self) -> None:
        """Take back the last answer of the player who is alone, who is asked again and may have it back."""
        if (answer := self.display.last_answer()) is not None:
            undone, lang = self.session.play, self.display.lang
            self._reconsiders = True
            self.take(self.session.kept._replace(history=OpenHistory(take_back(undone, answer.choices))))
            self._undone = undone
            toast(say(lang, "table.undone"), button(say(lang, "table.redo"), "redo", cls="plain link"))

    def redo(self) -> None:
        """Give back what was taken back last, while nothing else has been chosen; its count stays."""
        if (undone := self._undone) is not None:
            self._forget_undone()
            match = undone.match._replace(undone=self.session.match.undone)
            self.session.go_on(OpenHistory(undone._replace(match=match)))
            self.session.kept = self.session.kept._replace(shown=len(undone.plies))
            self.display.write_log()
            self.start()

    def _forget_undone(self) -> None:
        if self._undone is not None:
            self._undone = None
            wipe_toasts()

    def reseat(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """As `seat_all`, by somebody here, so that the others have to hear of it."""
        if not self.closed:
            self._waiting.to_be_sent()
            self.seat_all(seats, mine)

    def seat_all(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """Give every seat to somebody; `mine` are the seats played on this device."""
        self._holder = -1
        self.session.seat_all(seats, mine)
        self.start()

    def agree(self, found: Kept) -> None:
        """Take over who plays and what was handed on, as another tab knows it, of a game that is as far as here."""
        session, lies = self.session, laid.of(found.more, self.session.play)
        news, more = lies != session.laid, laid.put(session.more, lies)
        session.kept = session.kept._replace(sent=found.sent or session.sent, more=more)
        if news or (found.seats, found.mine) != (self.session.seats, self.session.mine):
            self.seat_all(found.seats, found.mine)
        else:
            self.presence_changed()

    def cover(self) -> None:
        """Close the hand that lies open between several people: only its player opens it again."""
        session, self._holder = self.session, -1
        if len(session.locals) > 1 and session.viewer is not None:
            close_all()
            session.viewer = None
            if session.looking < 0:
                self.start()
            else:
                self.display.draw()

    def _looked_at(self) -> None:
        """The page comes into view, or is put away: the next to look may be somebody else."""
        if document.hidden:
            self.cover()

    def restyle(self, settings: Settings) -> None:
        """Take other settings over."""
        spoken = self.display.lang
        self.display.restyle(settings)
        if settings.lang != spoken and self.session.looking < 0:
            self.start()

    def stand_in(self, gone: Collection[int]) -> None:
        """Let the computer play for those who are gone; they can have their seats back."""
        seats = list(self.session.seats)
        for seat in gone:
            seats[seat] = hand_on(seats[seat], "computer", claimed=False)
        level = seating.level_of(self.session.seats)
        self.reseat(seating.at_level(seats, level), self.session.mine.difference(gone))

    def presence_changed(self) -> None:
        """Somebody who plays elsewhere has come or gone: the game may wait for others now."""
        self.display.refresh()
        rests = self._task is not None and self._task.done()
        if rests and self.session.looking < 0 and self.session.play.due:
            self._wait()

    def share(self) -> Any:
        """Open the share sheet for the game as it stands, or for its result; returns the dialog, or what opens it."""
        if not self.session.owing and self.session.history.tells_plies:
            return spawn(self._callbacks.share_result())
        return self._callbacks.share(self._waiting.names(self.display.reader), self._waiting.errand)

    async def note_sent(self, how: Handed) -> None:
        """Note that the link has left this device, and say so while the table waits."""
        self._waiting.sent(how)
        await self._keep()
        if self.session.owing:
            self.presence_changed()
        elif self.session.looking < 0:
            self._rest()

    def expect(self, seats: Collection[int]) -> None:
        """Wait for the players of these seats, who are asked live to come along to this game."""
        self._waiting.expected = seats

    def invite(self) -> Any:
        """Open the share sheet for those who are to sit down at free seats; returns the dialog."""
        free = filter(self.session.is_free, range(len(self.session.seats)))
        return self._callbacks.share([*map(self.display.reader.name, free)], "invite")

    def look_at(self, ply: int) -> None:
        """Show the game as it stood after this many plies; play stops until `start`."""
        self.stop()
        self._lay_out()
        self.display.look_at(ply)

    # ---- the course of the game

    async def _course(self) -> None:
        session = self.session
        await self._keep()
        await self._firsts.load()
        while True:
            await self._catch_up()
            self._forced.tell()
            if not session.owing:
                await self._keep()
                await self._over()
                return
            if (chosen := await self._choice(session.asked())) is None:
                if await self._lay_ahead():
                    continue
                self._wait()
                return
            self._forget_undone()
            history = session.history.choose(*chosen)
            if self._by_order:
                if await store.get(LIVE + session.key) is None:  # else somebody may be live, and be asked
                    self._waiting.answered_ahead(history)
            elif chosen[0] in session.locals:
                self._waiting.move()
            session.go_on(history)
            await self._keep()

    async def _keep(self) -> None:
        awake.keep("hand", self.session.layout == "hand" and bool(self.session.owing))
        with aside(store.doubt):
            await keep(self.session.kept, self.session.fragment)
        with aside():
            self._callbacks.kept(self.session)

    async def _catch_up(self) -> None:
        """Show, step by step, what has not been shown yet."""
        session = self.session
        while (ply := session.next_ply()) is not None:
            if session.pass_over(ply):
                self.display.write_log()
            else:
                await self.display.play(
                    ply, tapped=await self._forced.made(ply, self._ask_forced, self._holder)
                )
                await self._firsts.happened(session.as_shown(ply))
            if len(session.locals) > 1 and session.viewer is not None:
                session.viewer = None
                self.display.draw()
            if session.next_ply() is None:
                await self._keep()
            await asyncio.sleep(0)  # what is not waited for is painted all the same

    @property
    def _is_live(self) -> bool:
        live = self._callbacks.live()
        return live is not None and live.on

    def _presence(self) -> Sequence[Set[int]]:
        """Return the seats elsewhere whose player is live, so that no link need be sent, and those of who is gone."""
        live = self._callbacks.live()
        return live.presence() if live is not None else (frozenset(), frozenset())

    def _wait(self) -> None:
        before = self.session.sent
        self.display.draw()
        self._waiting.show(self.display.reader)
        if self.session.sent != before:
            spawn(self._keep())

    async def _choice(self, seat: int) -> tuple[int, Action] | None:
        """Who chooses what: whose turn it is, or who here acts out of turn; None if they sit elsewhere."""
        session, self._by_order = self.session, False
        if called := self._call_made():
            return called
        if not session.plays(seat):
            return await self._answered_ahead(seat)
        person = self.display.by_person(session.play.state, seat)
        work = asyncio.ensure_future(self._ask(seat) if person else self._think(seat))
        call = asyncio.ensure_future(self._called.wait())
        try:
            await asyncio.wait((work, call), return_when=asyncio.FIRST_COMPLETED)
            if called := self._call_made():
                self._by_order = False
                return called
            return seat, await work
        finally:
            work.cancel()
            call.cancel()
            await asyncio.gather(work, call, return_exceptions=True)

    async def _lay_ahead(self) -> bool:
        """Ask somebody here who may choose before their turn comes, unless they put it off; whether they chose."""
        session = self.session
        turn = session.ahead()
        if turn is None or session.match == self._put_off or await self._plays_live():
            return False
        session.lay(turn, await self._ask_for(turn.seat, turn.state, ahead=True))
        self._waiting.move()
        await self._keep()
        return True

    def _say_ahead(self, legal: Sequence[Action]) -> None:
        """Say that a choice stays hidden until its turn, with a way to wait for that: behind the question where who is
        to move is asked the same, else in its place."""
        session, lang = self.session, self.display.lang
        asked, unsent = data(by_id("prompt"), "words"), session.own_turns() != session.sent.turns
        if legal != session.game.legal(session.play.state, session.owing[0]):
            asked = say(lang, "table.ahead.first", name=self.display.reader.name(session.owing[0]))
            announce(asked)
        words = f"{asked} {say(lang, 'table.ahead')}"
        later = button(say(lang, f"table.ahead.{'send' if unsent else 'later'}"), "later", cls="plain link")
        advise(words, marked=[words, " ", later])

    def _put_off_until(self, stand: Match | None) -> None:
        """Choose nothing ahead while the game is as far as this, or with None do so after all."""
        self._put_off = stand
        self.start()

    async def _answered_ahead(self, seat: int) -> tuple[int, Action] | None:
        """Return what somebody elsewhere answers ahead of being asked, so that no link goes there for it."""
        if not (self.session.locals and self.session.is_spread):
            return None
        answer = await self._ordered(seat)
        return (seat, answer) if answer else None

    # ---- the computer

    async def _think(self, seat: int) -> Action:
        session, table = self.session, by_id("table")
        saying = spawn(self._say_thinking(seat))
        table.dataset.thinking = str(seat)
        try:
            view = session.game.view(session.play.state, seat)
            level, seen = session.seats[seat].level, past.seen(session.game, session.play, seat)
            rank = await self._worker.choose(session.code, view, seat, level, seen)
            return session.game.legal(session.play.state, seat)[rank]
        finally:
            saying.cancel()
            self.display.thinking = -1
            del table.dataset.thinking

    async def _say_thinking(self, seat: int) -> None:
        """Say who thinks, with a way to hurry, once that takes longer than a moment."""
        await asyncio.sleep(MOMENT)
        self.display.thinking = seat
        self.display.draw_status(self.session.view())
        take_away(self.display.hurry_button())
        if self.display.pace.hurried and not self.display.people:
            self._hurry()

    def _hurry(self) -> None:
        self.display.hurry()
        if self.display.thinking >= 0 and all(map(self.session.plays, range(len(self.session.seats)))):
            self._worker.hurry()  # what another device may think about too must come out alike on both

    # ---- people here

    async def _ask(self, seat: int) -> Action:
        session, display = self.session, self.display
        legal = session.game.legal(session.play.state, seat)
        forced = not session.history.any_device_acts and len(legal) == 1  # else it is played already
        if forced and (display.settings.forced == "auto" or seat not in (session.alone, self._holder)):
            return legal[0]
        reconsiders, self._reconsiders = self._reconsiders, False
        if not reconsiders and (ordered := await self._ordered(seat)):
            return ordered
        return await self._ask_for(seat, session.play.state, forced=forced)

    async def _ask_for(self, seat: int, state: Any, *, forced: bool = False, ahead: bool = False) -> Action:
        """Ask a seat for its choice in a state: that of now, or with `ahead` the one in which its turn will come."""
        session, display = self.session, self.display
        legal = session.game.legal(state, seat)
        await self._open_hand(seat, state)
        view = session.game.view(state, session.viewer)
        display.stage.put(display.present(view))
        display.draw_status(view, last=display.last())
        tapped = await self._firsts.asked(view, seat, legal)
        question = Question(
            session.code,
            session.game.view(state, seat),
            seat,
            past.seen(session.game, session.play, seat),
            legal,
            display.reader,
        )
        if tapped >= 0:  # that card is chosen as soon as it can be
            asyncio.get_running_loop().call_soon(self.stage.answering.tap_card, tapped)
        if ahead:
            asyncio.get_running_loop().call_soon(self._say_ahead, legal)
        with self.hints.offered(question):
            return await self.stage.answering.choose(
                display.present(view), legal, session.play.plies, forced=forced
            )

    async def _ordered(self, seat: int) -> Action | None:
        """Return what somebody has laid ready or ordered to answer."""
        answer = self.session.lies_ready(seat)
        if answer is None and (orders := self.stage.orders):
            answer = await orders.answer(self.session, seat, apart=not await self._plays_live())
        self._by_order = answer is not None
        return answer

    async def _plays_live(self) -> bool:
        """Return whether this device is live, or will be again."""
        return self._is_live or bool(await store.get(LIVE + self.session.key))

    async def _ask_forced(self, ply: Ply) -> None:
        """Show a forced turn of somebody here as theirs: it lies ready, and a tap plays it."""
        session, display = self.session, self.display
        before = session.as_shown(ply).before
        await self._open_hand(ply.seat, before)
        display.draw()
        presented, legal = display.present(session.shown_view()), session.game.legal(before, ply.seat)
        await self._firsts.asked(presented.view, ply.seat, legal)
        with self._forced.by_itself(self.stage.answering.confirm):
            await self.stage.answering.choose(presented, legal, session.shown_plies(), forced=True)

    async def _open_hand(self, seat: int, state: Any) -> None:
        """Somebody here is asked: show everything again, and lay their hand open if it is looked into."""
        self.display.pace.slow_down()
        self.display.call_to_turn()
        if self.session.viewer != seat and not self.stage.scenery.answers_openly(state):
            await self._change_viewer(seat)

    async def _change_viewer(self, seat: int) -> None:
        """Close every hand until the player of this seat lifts the curtain."""
        session, display = self.session, self.display
        if seat == self._holder:  # whom only computers have followed
            session.viewer = session.bottom = seat
            return
        session.viewer = None
        display.draw()
        by_id("said").dataset.words = ""
        fill(by_id("said"))  # what was said to the one before is not for the next
        lines = [line for line in display.lines if line.seat >= 0]
        since = [line for line in lines if line.number > self._told] if self._told else []
        name = display.reader.name(seat)
        await curtain.draw(
            display.lang,
            phrasebooks.figure(session.code, seat, display.reader.colours),
            name,
            [line.words for line in (since or lines[-1:])[-MOST_TOLD:]],
            self.stage.showing.look,
        )
        self._told = lines[-1].number if lines else 0
        session.viewer = session.bottom = self._holder = seat

    # ---- acting out of turn

    async def _call_out(self) -> None:
        """Somebody here acts out of turn: who it is, where several may."""
        session = self.session
        asked = [session.asked()] if self.stage.answering.called() is not None else []
        callers = [*asked, *session.callers()]
        if len(callers) > 1:
            title = self.display.phrasebook.tell(self.display.lang, "who_calls")
            seat = await who.calls(
                self.display.lang, session.code, session.seats, callers, session.colours, title
            )
            callers = [] if seat is None else [seat]
        if callers and not (callers == asked and self.stage.answering.call()):
            self._call(callers[0])

    def _call(self, seat: int) -> None:
        """A seat acts out of turn, as soon as what is shown now has been seen."""
        self._caller = seat
        self._called.set()
        self._hurry()
        if self.stage.answering.forced:
            self.stage.answering.confirm()
        if self._task is None or self._task.done():
            self.start()

    def _call_made(self) -> tuple[int, Action] | None:
        """The call that was made, if it may still be."""
        seat, self._caller = self._caller, -1
        self._called.clear()
        return self.session.call(seat)

    # ---- the end

    async def _over(self) -> None:
        if not self._ending_shown:
            self._ending_shown = True
            await self.display.show_decision()
            self.display.hear_end()
            self._rest()
            if self._big is None:
                await self._show_ending()
        else:
            self._rest()
            if self._returns:
                await self._show_ending()

    def _rest(self) -> None:
        """The table after the game, with a way to its result."""
        self.display.draw()
        reader, lang = self.display.reader, self.display.lang
        closing = ending.closing(self.session, reader)
        prompt(f"{ending.sentence(self.session, reader)} {closing}".rstrip())
        look = button(say(lang, "over.look"), "over", cls="gold")
        names = self.to_be_sent()
        words = say(lang, ending.errand(self.session), name=join(lang, names))
        take_away(look, *([button(words, "send", cls="paper")] if names else []))
        spawn(counts.note(self.session.kept, self.session.fragment))

    def to_be_sent(self) -> list[str]:
        """Return the names of those who wait for a link after the game: to know of its end, or to show how they
        shuffled."""
        return self._waiting.result(self.display.reader)

    def _open_ending(self) -> None:
        self.stop()
        self._run(self._show_ending)

    async def _show_ending(self) -> None:
        """Show the result and do what is chosen next; whatever is only looked at leads back to it."""
        session, callbacks = self.session, self._callbacks
        looks: dict[str, Callable[[], Awaitable[object]]] = {
            "decided": self._decide_again,
            "evening": callbacks.evening,
            "course": callbacks.course,
            "share": callbacks.share_result,
        }
        leads: dict[str, Callable[[], Any]] = {
            "again": lambda: callbacks.again(session.kept),
            "next": lambda: spawn(callbacks.next(session.kept)),
            "replay": lambda: callbacks.replay(0),
            "leave": callbacks.leave,
        }
        self._returns = True
        while (chosen := await self._result()) in looks:
            if await looks[chosen]():
                return
        self._returns = chosen == "replay"
        if lead := leads.get(chosen):
            lead()

    async def _result(self) -> str:
        display = self.display
        score = self.stage.tabletop.score(display.present(self.session.view()), self.session.play.plies)
        return await ending.show(self.session, display.reader, score, self.to_be_sent())

    async def _decide_again(self) -> None:
        await self.display.show_decision()
        self._rest()
