"""A game as it is played on this page: who is asked, who thinks, what is shown, and what is kept."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...bots.toepen import orders
from ...bots.toepen.orders import Orders
from ...match import link, merge
from ...match.match import Play, Ply, choose, game_of, observed, unseen
from ...rules.protocol import DEALER, UNKNOWN, Action
from ...scene.course import Chances
from ...text import capital, log, people, say
from ...text.log import LOG_LINES, Line
from ...text.voices import VOICES
from ..games.stages import STAGES
from ..sharing import who
from ..sheets import ending
from ..sheets import orders as orders_sheet
from ..storage.kept import Kept, keep
from ..storage.settings import TEMPO, Settings
from ..ui.dialogs import sheet
from ..ui.dom import button, by_id, fill, handle, spawn
from . import curtain, hints, regions, status, worker
from .controls import announce, prompt, take_away
from .pace import Pace
from .presentation import Presentation, TableStatus
from .waiting import Waiting

MOMENT = 0.25
"""Seconds of thought that nobody needs to be told of."""


class TableCallbacks(NamedTuple):
    """What the table asks of the page around it."""

    kept: Callable[[str, str], None]
    """The game stands further than before: its key and its link."""
    leave: Callable[[], object]
    rules: Callable[[str], None]
    share: Callable[[Kept, Sequence[str]], Any]
    """Show the link, with the names of those it waits for, on a sheet."""
    again: Callable[[Kept], None]
    menu: Callable[[], object]
    seats: Callable[[], object]
    """Hand seats to somebody else."""
    replay: Callable[[int], None]
    """Look back from a ply on."""
    share_ply: Callable[[int], None]
    """Show the link to a ply of the replay."""
    played: Callable[[], None]
    """The game goes on: whoever looked back no longer does."""
    here: Callable[[int], bool]
    """Whether whoever plays a seat elsewhere is live, so that no link need be sent to them."""


class Table:
    """One open game. Its course is a task; whatever changes from outside stops it and starts it again."""

    def __init__(self, kept: Kept, settings: Settings, calls: TableCallbacks) -> None:
        self.settings, self.calls = settings, calls
        self.play: Play = kept.play
        self.seats, self.mine, self.watch, self.more = kept.seats, kept.mine, kept.watch, kept.more
        self.shown = min(kept.shown, len(self.play.plies))
        self.ahead: tuple[Ply, ...] = ()
        """What was shown before others that stand before it: of choices made unseen, those known first."""
        self.game = game_of(kept.match)
        self.voice = VOICES[kept.match.game]
        self.lines: list[Line] = []
        """The last lines of the log."""
        self._written: tuple[Play, Sequence[link.Seat], Sequence[link.Section], str] | None = None
        """A play with the people at it, and its link."""
        self.judged: dict[int, Chances] = {}
        """Of a game that is over: the chances of all sides after so many plies, as far as they are known."""
        self.thinking = -1
        self.closed = False
        """Whether it was left for good."""
        self.viewer: int | None = None
        self.bottom = min(self.mine, default=0)
        self.looking = -1
        """The ply a replay shows, or -1 while the game is played."""
        self._task: asyncio.Task[None] | None = None
        self.pace, self._called = Pace(), asyncio.Event()
        self._caller = -1
        self.orders: dict[int, Orders] | None = None
        """Standing orders by seat, once they have been read."""
        self.waiting = Waiting(self)
        self._told_end = False
        regions.build(self.game.INFO.name)
        by_id("table").dataset.seats = str(kept.match.seats)
        by_id("table").dataset.game = kept.match.game
        self.stage = STAGES[kept.match.game](self.game, settings, calls.rules, self._fitted)
        regions.build_words(settings.lang, self.voice)
        self._end_handling = handle(
            leave=lambda _: calls.leave(),
            table_menu=lambda _: calls.menu(),
            hurry=self._skip,
            table_rules=lambda _: calls.rules(""),
            send=lambda _: self.share(),
            log=lambda _: self.open_log(),
            over=lambda _: ending.show(self),
            call=lambda _: who.call(self),
            seats=lambda _: calls.seats(),
        )
        self._settle_eyes()
        self._retell()

    # ---- who is who

    @property
    def names(self) -> list[str]:
        """The names by seat; whoever plays alone on this device and has none is "you"."""
        lang, code = self.settings.lang, self.play.match.game
        names = [seat.name for seat in self.seats]
        if self.alone is not None and not names[self.alone]:
            names[self.alone] = capital(say(lang, "you"))
        return [people.known_as(lang, code, seat, names) for seat in range(len(names))]

    @property
    def locals(self) -> list[int]:
        """The seats that people play on this device."""
        return [seat for seat in sorted(self.mine) if self.seats[seat].kind != "computer"]

    @property
    def alone(self) -> int | None:
        """The one seat played on this device, who is addressed as "you"; None for several or none."""
        return self.locals[0] if len(self.locals) == 1 else None

    def _settle_eyes(self, *, was_alone: bool = True) -> None:
        """A device with one player keeps that hand open; shared by several, every hand stays closed.

        Whoever is left alone on a shared device lifts the curtain once more.
        """
        self.viewer = self.alone if was_alone else None
        if self.alone is not None:
            self.bottom = self.alone

    def kept(self) -> Kept:
        """The game as this device keeps it now."""
        owing = self.game.to_move(self.play.state)
        return Kept(
            self.play, self.seats, self.mine, self.shown, waits=owing, watch=self.watch, more=self.more
        )

    @property
    def fragment(self) -> str:
        """The link of the game as it stands."""
        known = self._written
        if known is None or known[0] is not self.play or known[1:3] != (self.seats, self.more):
            text = link.encode_table(self.play, self.seats, watch=self.watch, more=self.more)
            known = self._written = self.play, self.seats, self.more, text
        return known[3]

    # ---- running

    def start(self) -> None:
        """Go on with the game from where it stands."""
        self.stop()
        self.calls.played()
        self.pace.slow_down()
        if self.looking >= 0:
            self.looking = -1
            self._retell()
        self.draw()
        prompt(self.lines[-1].words if self.lines else "")
        self._task = spawn(self._course())

    def stop(self) -> None:
        """Stop asking, thinking and showing."""
        if self._task is not None:
            self._task.cancel()
        self._task, self.thinking = None, -1

    def close(self) -> None:
        """Leave the table for good."""
        self.closed = True
        self.stop()
        self._end_handling()
        self.stage.close()

    def take(
        self, play: Play, seats: tuple[link.Seat, ...], mine: frozenset[int], more: tuple[link.Section, ...]
    ) -> None:
        """Go on with what came from elsewhere: what is new in it is shown step by step."""
        self.more = more
        self._go_on(play)
        self._seat(seats, mine)
        self._retell()
        self.start()

    def _go_on(self, play: Play) -> None:
        """The game stands further: what is new in it is still to be shown."""
        same = merge.unchanged(self.play, play)
        self.judged.clear()
        parted = merge.join(self.play.match, play.match) != play.match
        self.ahead = () if parted else self.ahead + self.play.plies[same : self.shown]
        self.play, self.shown = play, min(self.shown, same)

    def reseat(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """As `seat_all`, by somebody here: the others are to hear of it."""
        self.waiting.to_be_sent()
        self.seat_all(seats, mine)

    def seat_all(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """Seat everybody anew; `mine` are the seats played on this device."""
        self._seat(seats, mine)
        self.start()

    def _seat(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        before = self.locals
        self.seats, self.mine = seats, mine
        if self.locals != before:
            self._settle_eyes(was_alone=len(before) <= 1)

    async def _course(self) -> None:
        await self._keep()
        while True:
            await self._catch_up()
            owing = self.game.to_move(self.play.state)
            if not owing:
                await self._keep()
                await self._over()
                return
            if (chosen := await self._choice(self._next(owing))) is None:
                self.waiting.show()
                return
            self._go_on(choose(self.play, *chosen))
            await self._keep()

    def _next(self, owing: Sequence[int]) -> int:
        """Who is asked: the first that owes a choice, or of those who choose unseen the first played here."""
        here = (seat for seat in owing if self._plays(seat)) if unseen(self.game, owing) else iter(())
        return next(here, owing[0])

    def _plays(self, seat: int) -> bool:
        """Whether a seat's choices are made on this device."""
        return not self.watch and (self.seats[seat].kind == "computer" or seat in self.mine)

    async def _choice(self, seat: int) -> tuple[int, Action] | None:
        """Who chooses what: whose turn it is, or who here acts out of turn; None if they sit elsewhere."""
        if called := self._call_made():
            return called
        delegate = self.stage.delegate(self.play.state, seat)
        computer = self.seats[seat].kind == "computer" and delegate not in self.locals
        if not self._plays(seat):
            return None
        work = asyncio.ensure_future(self._think(seat) if computer else self._ask(seat))
        call = asyncio.ensure_future(self._called.wait())
        try:
            await asyncio.wait((work, call), return_when=asyncio.FIRST_COMPLETED)
            return self._call_made() or (seat, await work)
        finally:
            work.cancel()
            call.cancel()
            await asyncio.gather(work, call, return_exceptions=True)

    # ---- acting out of turn

    def callers(self) -> list[int]:
        """The seats of this device that may act though it is not their turn."""
        owing = self.game.to_move(self.play.state) if self.game.INFO.interrupts else ()
        return [seat for seat in owing[1:] if seat in self.locals]

    def call(self, seat: int) -> None:
        """A seat acts out of turn, as soon as what is shown now has been seen."""
        self._caller = seat
        self._called.set()
        self._skip("")
        if self._task is None or self._task.done():
            self.start()

    def _call_made(self) -> tuple[int, Action] | None:
        """The call that was made, if it may still be."""
        seat, self._caller = self._caller, -1
        self._called.clear()
        return (seat, self.game.legal(self.play.state, seat)[0]) if seat in self.callers() else None

    async def _catch_up(self) -> None:
        """Show, step by step, what has not been shown yet."""
        while self.shown < len(self.play.plies):
            ply = self.play.plies[self.shown]
            if not self._shown_ahead(ply):
                await self._show(ply)
            if len(self.locals) > 1 and self.viewer is not None:
                self.viewer = None
                self.draw()
            if self.shown == len(self.play.plies):
                await self._keep()
            await asyncio.sleep(0)  # what is not waited for is painted all the same

    def _shown_ahead(self, ply: Ply) -> bool:
        """Pass over a ply that was shown before it stood here."""
        said = ply.choices, ply.seat, ply.action
        left = tuple(other for other in self.ahead if (other.choices, other.seat, other.action) != said)
        if len(left) == len(self.ahead):
            return False
        self.ahead, self.shown = left, self.shown + 1
        self._retell()
        return True

    def _with_ahead(self, state: Any) -> Any:
        """The state with the unseen choices that have been shown already."""
        for ply in self.ahead:
            state = self.game.apply(state, ply.seat, ply.action)
        return state

    async def _show(self, ply: Ply) -> None:
        there = ply._replace(before=self._with_ahead(ply.before), after=self._with_ahead(ply.after))
        before, _, events, after = observed(self.game, there, self.viewer)
        lang, names = self.settings.lang, self.names
        line = log.line(lang, self.game, ply, names, self.alone, self.shown + 1)
        own = ply.seat in self.locals
        if not self.voice.quiet(ply, self.alone):
            self.lines = [*self.lines, line][-LOG_LINES:]
        if line.words:
            announce(line.words)
        pause = self.stage.pause(ply, own=own)
        skip = self.pace.meanwhile(pause, self.settings.lang, people=bool(self.locals))
        self.draw_status(before)
        tempo = 0.0 if self.pace.hurried else TEMPO[self.settings.tempo]
        await self.stage.play(self._seen(after), events, tempo=tempo, instead=skip)
        self.shown += 1
        self.draw_status(after)
        await self.pace.breathe(pause, TEMPO[self.settings.tempo], people=bool(self.locals))
        self.draw_status(after, last=line)

    def _skip(self, _: str) -> None:
        self.pace.hurry()
        self.stage.finish()
        if self.thinking >= 0 and all(map(self._plays, range(len(self.seats)))):
            worker.hurry()  # what another device may think about too must come out alike on both

    async def _think(self, seat: int) -> Action:
        told, table = spawn(self._tell_of_thinking(seat)), by_id("table")
        table.dataset.thinking = str(seat)
        try:
            view, level = self.game.view(self.play.state, seat), self.seats[seat].level
            rank = await worker.choose(self.play.match.game, view, seat, level)
            return self.game.legal(self.play.state, seat)[rank]
        finally:
            told.cancel()
            self.thinking = -1
            del table.dataset.thinking

    async def _tell_of_thinking(self, seat: int) -> None:
        """Say who thinks, with a way to hurry, once that takes longer than a moment."""
        await asyncio.sleep(MOMENT)
        self.thinking = seat
        self.draw_status(self._view())
        take_away(button(say(self.settings.lang, "table.hurry"), "hurry", cls="ghost"))

    async def _ask(self, seat: int) -> Action:
        legal = self.game.legal(self.play.state, seat)
        if self.orders is None:
            self.orders = await orders_sheet.load(self.kept().key, len(self.seats))
        if seat in self.orders and (ordered := orders.answer(self.orders[seat], self.play.state, legal)):
            return ordered
        self.pace.slow_down()
        if self.viewer != seat and not self.stage.answers_openly(self.play.state):
            self.viewer = None
            self.draw()
            fill(by_id("said"))  # what was said to the one before is not for the next
            last = next((line.words for line in reversed(self.lines) if line.seat >= 0), "")
            name = people.name(self.settings.lang, seat, self.names)
            figure = people.figure(self.play.match.game, seat)
            await curtain.draw(self.settings.lang, figure, name, last, self.stage.look)
            self.viewer = self.bottom = seat
        view = self._view()
        self.stage.put(self._seen(view))
        self.draw_status(view)
        with hints.offered(self, self.game.view(self.play.state, seat), seat, legal):
            return await self.stage.choose(self._seen(view), legal, self.play.plies)

    def company_changed(self) -> None:
        """Somebody has come or gone who plays elsewhere: what is waited for may be told otherwise."""
        if self._task is not None and self._task.done() and self.looking < 0 and self.play.due:
            self.waiting.show()

    async def _keep(self) -> None:
        kept, fragment = self.kept(), self.fragment
        await keep(kept, fragment)
        self.calls.kept(kept.key, fragment)

    # ---- showing

    def _view(self) -> Any:
        return self.game.view(self.play.state, self.viewer)

    def _seen(self, view: Any) -> Presentation[Any]:
        return Presentation(view, self.bottom, self.viewer, self.names)

    def seen_now(self) -> Presentation[Any]:
        """The newest state, as it may be seen here."""
        return self._seen(self._view())

    def draw(self) -> None:
        """Draw the state that has been shown so far."""
        view = self._shown_view()
        self.stage.put(self._seen(view))
        self.draw_status(view, last=self.lines[-1] if self.lines else None)

    def _fitted(self) -> None:
        """The board lies in other room: what hangs round it follows."""
        if self.looking >= 0:
            self.look_at(self.looking)
        else:
            self.draw_status(self._shown_view())

    def _shown_view(self) -> Any:
        plies = self.play.plies
        if not plies:
            return self._view()
        state = plies[self.shown - 1].after if self.shown else plies[0].before
        return self.game.view(self._with_ahead(state), self.viewer)

    def draw_status(self, view: Any, *, last: Line | None = None) -> None:
        """Plates, top line, score, last move and log."""
        seen = self._seen(view)
        self.stage.draw_status(
            seen, TableStatus(self.seats, self.game.to_move(view), self.thinking, self.alone)
        )
        fill(by_id("score"), self.stage.score(seen, self._shown_plies()))
        status.update_log(by_id("log"), self.lines, self.settings.lang)
        status.call(bool(self.callers()) and self.looking < 0, self.voice, self.settings.lang)
        if last is not None:
            status.last_move(last, self.names, self.stage.look)

    def _shown_plies(self) -> Sequence[Ply]:
        return self.play.plies[: self.looking if self.looking >= 0 else self.shown]

    def _lines(self, plies: Sequence[Ply]) -> list[Line]:
        return log.log(self.settings.lang, self.game, plies, self.names, self.alone)

    def _retell(self) -> None:
        self.lines = self._lines(self.play.plies[: self.shown])

    def restyle(self, settings: Settings) -> None:
        """Wear other settings; in another language everything is told anew."""
        spoken, self.settings, self.stage.settings = self.settings.lang, settings, settings
        if settings.lang != spoken:
            regions.build_words(settings.lang, self.voice)
            self._retell()
        if self.looking >= 0:
            self.look_at(self.looking)
        elif settings.lang != spoken:
            self.start()
        else:
            self.stage.redraw()
            self.draw_status(self._shown_view(), last=self.lines[-1] if self.lines else None)

    def open_log(self) -> None:
        """Score and log as a sheet, where there is no room beside the board."""
        lang = self.settings.lang
        sheet(
            say(lang, "table.log"),
            self.stage.score(self._seen(self._shown_view()), self._shown_plies()),
            status.log(self.lines, lang),
            close=say(lang, "close"),
        )

    def open_score(self) -> None:
        """The score as a sheet of its own."""
        score = self.stage.score(self._seen(self._shown_view()), self._shown_plies())
        lang = self.settings.lang
        sheet(self.voice.tell(lang, "score.title"), score, close=say(lang, "close"))

    def share(self) -> Any:
        """Open the share sheet for the game as it stands; returns the dialog."""
        return self.calls.share(self.kept(), self.waiting.names())

    # ---- looking back

    def look_at(self, ply: int) -> None:
        """Show the game as it stood after this many plies; play stops until `start`."""
        self.stop()
        plies = self.play.plies
        self.looking = max(0, min(ply, len(plies)))
        state = plies[self.looking - 1].after if self.looking else plies[0].before
        view = self.game.view(state, self.viewer)
        self.lines = self._lines(plies[: self.looking])
        start = Line(DEALER, -1, UNKNOWN, self.voice.tell(self.settings.lang, "begin"))
        last = self.lines[-1] if self.lines else start
        self.stage.forget_move()
        self.stage.put(self._seen(view))
        self.draw_status(view, last=last)
        prompt(last.words)

    async def step_to(self, ply: int) -> None:
        """Show one ply moving, then stand at it."""
        plies = self.play.plies
        if not 0 < ply <= len(plies):
            return
        seen = observed(self.game, plies[ply - 1], self.viewer)
        await self.stage.play(self._seen(seen.after), seen.events, tempo=TEMPO[self.settings.tempo])
        if self.looking >= 0:
            self.look_at(ply)

    # ---- the end

    async def _over(self) -> None:
        self.draw()
        prompt(ending.sentence(self))
        again = button(say(self.settings.lang, "over.look"), "over", cls="gold")
        take_away(again)
        if not self._told_end:
            self._told_end = True
            await ending.show(self)
