"""The page: which screen is shown, what a link opens, and what happens when two histories meet.

What the lobby does not need is imported where it is needed; py/main.py sees to it that it lies ready by then.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from js import BroadcastChannel, console, document, history, location, navigator, performance, window

from ..games import GAMES
from ..lessons.lesson import Lesson
from ..lessons.lessons import find
from ..match import claims, evening, link, lot, match, merge, parcel, stepwise
from ..match.link import BadLink, Shared
from ..match.match import Play, game_of, key
from ..match.session import UNSENT, Errand, Kept, Layout, Sent, Session
from ..match.setup import colours
from ..text import phrasebooks, say
from .games.faces import FACES
from .lobby import lobby
from .sharing import arrivals, update
from .sharing.address import Address, address_of, layout_of, wishes_live
from .storage import firsts, keeping, kept, progress, store
from .storage.settings import CLEARER, DARKER, SCAN_SECONDS, Settings, apply_settings, load, save
from .ui import dialogs, memory, patience
from .ui.dom import aside, by_id, data, handle, listen, on_failure, show, spawn
from .ui.keys import on_key
from .ui.patience import GivenUp
from .ui.promises import Refused
from .ui.scanning import Scanner
from .worker import Worker

if TYPE_CHECKING:
    from ..match.setup.draft import Setup
    from ..sealed.faults import Fault
    from .lessons.lesson_table import LessonTable
    from .sharing.invite import Tale
    from .sharing.live import Live
    from .sharing.phones import Phones
    from .sharing.sealed import Arrived
    from .sheets.replay import Replay
    from .statistics.screen import StatisticsScreen
    from .table.table import Table
    from .tally.screen import TallyScreen
    from .tournament.screen import TournamentScreen

    Club = TournamentScreen | TallyScreen | StatisticsScreen

SCREENS = ("lobby", "setup", "club", "table")

SCORE_SHEETS = "scoreblad"
STATISTICS = "statistiek"
CLUBS = ("toernooi", SCORE_SHEETS, STATISTICS)
"""What stands behind the # where tournaments are shown, score sheets for real cards, or statistics."""


class App:
    """The whole page."""

    def __init__(self) -> None:
        self._settings = Settings()
        self._worker = Worker()
        self._scanner = Scanner(self._stop_scanning)
        self._table: Table | None = None
        self._lesson: LessonTable | None = None
        self._live: Live | None = None
        self._club: Club | None = None
        self._looking_back: Replay | None = None
        self._address = Address()
        self._tabs: Any = None
        self._going: asyncio.Task[None] | None = None
        """What leads to another screen and is still under way."""
        self._phones: Phones | None = None
        """The code that phones scan at this table."""
        self._asking: asyncio.Task[Any] | None = None
        """What asks about a game that came from elsewhere."""
        self._sharing: tuple[Any, Any] | None = None
        """The sheet with a link to the table, and how far that was."""
        self._offered = set[str]()
        """The sealed games that were offered to go on with from the one on the table."""

    async def start(self) -> None:
        """Open the page at its link, or at the lobby."""
        memory.keep()
        self._settings = await load()
        apply_settings(self._settings)
        self._scanner.wear(self._settings.scan, SCAN_SECONDS[self._settings.scan_tempo])
        lobby.translate(document.body, self._settings.lang)
        on_failure(lambda: dialogs.toast(self._say(f"failed{self._where_kept()}"), bad=True))
        store.on_change(self._storage_changed)
        handle(
            leave_setup=lambda _: self._go(self._go_lobby()),
            reload=lambda _: self._reload(),
            settings=lambda _: self._open_settings(),
            lesson=self._teach,
            first_game=lambda code: self._go(self._first_game(code)),
            backup_open=lambda _: self._open_backup(),
            phones=lambda _: self._seat_phones(),
            table_menu=lambda _: self._menu(),
            weak=lambda _: self._open_seals(),
            ask_deal=lambda _: self._share(()),
            seats=lambda _: self._open_seats(),
            sit=lambda _: self._sit(),
            club=lambda name: self._go(self._open_club(name)),
            look=lambda ply: self._look_at(int(ply)),
            lobby_open=lambda name: self._go(self._open_kept(name)),
            lobby_new=lambda code: self._go(self._new_game(code)),
            lobby_paste=lambda _: self._paste(),
            lobby_which=lambda _: self._choose_rules(),
            lobby_help=self._explain,
            lobby_language=lambda lang: self._restyle(self._settings._replace(lang=lang)),
            lobby_seen=lambda _: self._note_games(),
        )
        listen(document, "kaartbord:alive", lambda event: event.preventDefault())  # see web/alive.js
        listen(document, "kaartbord:shows", self._is_notice_of)  # see web/keeping.js
        on_key("f1", self._open_keys)
        listen(window, "popstate", lambda event: self._moved())
        listen(window, "hashchange", lambda event: self._moved())
        listen(document, "visibilitychange", lambda event: self._looked_at())
        for wish in (DARKER, CLEARER):
            listen(window.matchMedia(wish), "change", lambda event: self._restyle(self._settings))
        with aside():
            self._tabs = BroadcastChannel.new("kaartbord")
            listen(self._tabs, "message", lambda event: spawn(self._other_tab(str(event.data))))
        self._moved()
        if self._going is not None:
            await asyncio.wait([self._going])

    def _ready(self) -> None:
        """The first screen stands: the page can be used."""
        if data(document.documentElement, "ready"):
            return
        performance.mark("kaartbord:drawn")
        document.documentElement.dataset.ready = "yes"

    def _storage_changed(self) -> None:
        """The device stops storing games, or does so again."""
        if store.in_trouble():
            dialogs.toast(self._say("store.trouble"), bad=True)
        else:
            dialogs.toast(self._say("store.well"))
        if data(document.documentElement, "screen") == "lobby":
            spawn(self._fill_lobby())

    def _say(self, key: str, **values: object) -> str:
        return say(self._settings.lang, key, **values)

    def _screen(self, name: str) -> None:
        for screen in SCREENS:
            show(by_id(screen), screen == name)
        document.documentElement.dataset.screen = name
        document.title = "Kaartbord"
        window.scrollTo(0, 0)

    # ---- the address

    def _go(self, way: Coroutine[Any, Any, None]) -> None:
        """Go somewhere; one way at a time, so the one still under way is given up."""
        for under_way in (self._going, self._asking):
            if under_way is not None:
                under_way.cancel()
        dialogs.close_all()
        self._going = spawn(way)

    def _moved(self) -> None:
        """Open what the address asks for, unless that is what is open already; a lesson has no address."""
        wanted = str(location.hash).removeprefix("#") or str(location.search).partition("%23")[2]
        shown = data(document.documentElement, "screen") and self._lesson is None
        if wanted == self._address.fragment and shown:
            return
        if self._address.is_known() and (dialogs.step_back() or self._step_out()):
            self._address.stay()
            return
        self._address.arrive()
        if not wanted:
            self._go(self._show_lobby())
        elif wanted in FACES:
            self._go(self._new_game(wanted))
        elif wanted in CLUBS:
            self._go(self._open_club(wanted))
        else:
            self._go(self.open_link(wanted))

    def _site(self) -> str:
        """The address of the page without what stands behind #."""
        return f"{location.origin}{location.pathname}"

    # ---- the lobby

    async def _show_lobby(self) -> None:
        self._close_table()
        self._screen("lobby")
        await self._fill_lobby()
        if data(document.documentElement, "ready"):
            document.querySelector("#lobby .game button").focus()
        self._ready()

    async def _fill_lobby(self) -> None:
        games, loss = await kept.list_all(), await keeping.loss()
        if games and loss in ("", "apart"):
            loss = ""
            await keeping.note()
        learnt = {code for code in FACES if await progress.learnt(code)}
        lobby.fill_lobby(self._settings.lang, games, loss, self._forget, learnt)

    async def _paste(self) -> None:
        from .lobby import pasting

        if text := await pasting.pasted(self._settings.lang):
            self._go(self.open_link(text, push=True))

    async def _choose_rules(self) -> None:
        if (code := await lobby.choose_rules(self._settings.lang)) == "help":
            from .sheets import help

            help.show(self._settings.lang)
        elif code:
            self._explain(code)

    def _explain(self, code: str) -> None:
        """Open the rules of a game that is not on the table."""
        self._show_rules(code, GAMES[code].options({}), phrasebooks.USUAL_SEATS)

    async def _note_games(self) -> None:
        """What the browser wiped has been read about: from here on count again."""
        await keeping.note()
        await self._fill_lobby()

    async def _open_backup(self) -> None:
        from .sheets import backup

        await backup.show_backup(self._settings.look, self._site(), self._restored)

    async def _restored(self, names: Sequence[str]) -> None:
        """Games came from a file: the lobby lists them, and a table or tab where one is open goes on with it."""
        for name in names:
            self._tell_tabs(name)
        if names:
            await keeping.note()
        if self._club is not None:
            await self._club.follow()
        elif self._table is None:
            await self._fill_lobby()
        elif self._table.session.key in names:
            await self._other_tab(self._table.session.key)

    async def _go_lobby(self) -> None:
        self._address.put("", push=True)
        await self._show_lobby()

    async def _forget(self, names: Sequence[str]) -> None:
        for name in names:
            await kept.forget(name)
        await self._fill_lobby()

    async def _new_game(self, code: str) -> None:
        """The screen of a new game; its address is the game's letter, so that back leads to the lobby."""
        from .lobby import setup

        self._address.put(f"#{code}", push=code != self._address.fragment and self._lesson is None)
        self._close_table()
        self._screen("setup")
        await setup.open_setup(self._settings, code, self._begin)
        self._ready()
        spawn(self._worker.start())

    async def _open_club(self, name: str) -> None:
        """The screen of tournaments, of score sheets or of statistics, each with an address of its own."""
        from .statistics.screen import StatisticsScreen
        from .tally.screen import TallyScreen
        from .tournament.screen import TournamentScreen

        self._address.put(f"#{name}", push=name != self._address.fragment)
        self._close_table()
        self._screen("club")
        screens: dict[str, type[Club]] = {SCORE_SHEETS: TallyScreen, STATISTICS: StatisticsScreen}
        club = self._club = screens.get(name, TournamentScreen)(
            self._settings.lang, lambda: self._go(self._go_lobby()), self._tell_tabs
        )
        await club.open()
        self._ready()

    async def _first_game(self, code: str) -> None:
        from .storage import setups

        self._begin(await setups.first_game(code))

    def _begin(self, wanted: Setup) -> None:
        spawn(keeping.ask())
        if wanted.is_first:
            self._go(self._begin_first(wanted))
        elif wanted.sealed:
            self._go(self._begin_sealed(wanted))
        else:
            self._open_new(wanted)

    async def _begin_first(self, wanted: Setup) -> None:
        """Open the table of somebody's first game, where everything new is explained."""
        await firsts.note(wanted.code, ())
        if self._settings.firsts == "off":
            self._restyle(self._settings._replace(firsts="on"))
        self._open_new(wanted)

    def _open_new(self, wanted: Setup) -> None:
        from .sharing.following import seeds

        first = lot.begun(
            wanted.code, wanted.options, len(wanted.seats), wanted.dealer, seeds(), gentle=wanted.is_first
        )
        phones = not wanted.mine and any(seat.kind == "link" for seat in wanted.seats)
        layout: Layout = "screen" if phones else "table"
        more = colours.put((), wanted.colours)
        game = Kept(first, wanted.seats, wanted.mine, layout=layout, more=more, sent=Sent(UNSENT))
        self._open(game, push=False)
        if phones:
            self._seat_phones()
        elif wanted.mine and any(seat.kind == "link" for seat in wanted.seats):
            spawn(self._invite())

    async def _invite(self) -> None:
        """Invite who is to play elsewhere; the table waits until that has been seen to."""
        if (table := self._table) is not None:
            table.stop()
            await dialogs.answered(table.invite())
            if self._table is table:
                table.start()

    async def _begin_sealed(self, wanted: Setup) -> None:
        """Begin a game whose hands nobody can read; its cryptography may fail to load."""
        from .sharing import sealed

        try:
            self._open(await sealed.begun(wanted), push=False)
        except Refused as refused:
            console.warn(f"not sealed: {refused}")
            dialogs.toast(self._say("sealed.unloaded"), bad=True)

    async def _open_kept(self, name: str) -> None:
        try:
            with self._waiting() as progress:
                found = await kept.load(name, progress=progress)
        except GivenUp:
            return
        if found is None:
            dialogs.toast(self._say("kept.lost"), bad=True)
        else:
            self._open(found, push=True)

    # ---- the table

    def _open(self, game: Kept, *, push: bool, live: bool = False, ply: int | None = None) -> None:
        """Open a game at its table; it is `live` if the one before it on the same evening was. With `ply` look back
        at it as it stood after so many plies."""
        try:
            self._lay(game, push=push, live=live, ply=ply)
        except Exception:
            self._failed(game)

    def _lay(self, game: Kept, *, push: bool, live: bool, ply: int | None) -> None:
        from .sharing.live import Live, LiveCallbacks
        from .table.table import Table, TableCallbacks

        self._close_table()
        self._screen("table")
        session = Session(game)
        if ply is not None:
            session.look_at(ply)
        callbacks = TableCallbacks(
            kept=self._kept,
            leave=lambda: self._go(self._go_lobby()),
            rules=self._open_rules,
            share=self._share,
            again=lambda game: self._go(self._play_next(game, game.match.game)),
            without=lambda game, gone, back: self._go(self._go_on_without(game, gone, back=back)),
            next=self._next,
            evening=self._open_evening,
            replay=self._open_replay,
            course=self._open_course,
            share_result=self._share_result,
            played=self._leave_replay,
            hear=self._sound_on,
            live=lambda: self._live,
            failed=self._failed,
        )
        table = self._table = Table(session, self._settings, self._worker, callbacks)
        self._offered.clear()
        spawn(kept.settle(evening.of(game.more, game.match.seats)))
        self._address.put(_rest(session), push=push)
        if ply is None:
            table.start()
        else:
            self._open_replay(ply)
        hears = LiveCallbacks(
            lambda: table.display.reader,
            self._hear,
            self._presence_changed,
            self._follow,
            self._hear_sealed,
            self._asked_for,
            lambda: self._asking is not None,
        )
        self._live = Live(session, hears)
        if live:
            spawn(self._live.turn(True))
        else:
            self._live.open()
        if store.in_trouble():
            dialogs.toast(self._say("store.trouble"), bad=True)
        if ply is None:
            by_id("prompt").focus()
        self._ready()
        if any(who.kind == "computer" for who in game.seats):
            spawn(self._worker.start())

    def _close_table(self) -> None:
        if self._club is not None:
            self._club.close()
            self._club = None
        if self._lesson is not None:
            self._lesson.close()
            self._lesson = None
        self._phones = None
        if self._asking is not None:  # it was about this table
            self._asking.cancel()
        if self._table is not None:
            self._leave_replay()
            self._table.close()
            self._table = None
            memory.clear_soon()
        if self._live is not None:
            self._live.close()
            self._live = None

    def _kept(self, session: Session) -> None:
        """A game stands further: the address and the other tabs follow."""
        if self._table is not None and self._table.session is session:
            self._address.put(_rest(session), push=False)
        self._tell_tabs(session.key)
        if self._sharing and self._sharing[1] != session.stand:
            dialogs.close(self._sharing[0])  # its link is of an earlier turn
        if self._live is not None:
            with aside():
                self._live.pass_on()
        if self._phones is not None:
            self._phones.renew()

    @aside()
    def _tell_tabs(self, name: str) -> None:
        """Let the other tabs know that something under this name is stored anew."""
        self._tabs.postMessage(name)

    def _failed(self, game: Kept) -> None:
        """A fault of ours stopped play: the console has it, and the game goes on once by itself."""
        fault = traceback.format_exc()
        console.error(fault)
        spawn(self._take_up(game, fault))

    async def _take_up(self, game: Kept, fault: str) -> None:
        """Open a game again as it is kept; where that did not help before, say so and offer what might."""
        from .sheets import breakdown
        from .table.setbacks import further, report, setbacks

        table, live = self._table, self._is_live
        if setbacks.is_first(game, asyncio.get_running_loop().time()):
            stored = None
            with aside():
                stored = await kept.load(game.key)
            if self._table is table:
                self._open(further(game, stored), push=False, live=live)
                dialogs.toast(self._say("setback.again"))
            return
        words = self._say(f"setback{self._where_kept()}")
        about = f"Kaartbord {data(document.documentElement, 'version')}\n{navigator.userAgent}"
        evidence = report(game, about, self._site(), fault)
        answer = await breakdown.offer(self._settings.lang, words, evidence)
        if answer == "reload":
            self._reload()
        elif answer == "lobby":
            self._go(self._go_lobby())

    def _where_kept(self) -> str:
        """Where the game is that is open, at the end of a key of words."""
        return ".kept" if not store.in_trouble() else ".unkept" if self._address.write() else ".lost"

    def _reload(self) -> None:
        self._address.write()
        location.reload()

    async def _next(self, game: Kept) -> None:
        """Another game at this table, or the same."""
        from .sharing import following
        from .sheets import evening as sheet

        night = evening.following(evening.of(game.more, game.match.seats), game.play)
        house = partial(following.options, game)
        code = await sheet.choose(self._settings.lang, game.match.seats, night, house)
        if code:
            self._go(self._play_next(game, code))

    async def _play_next(self, game: Kept, code: str) -> None:
        """Begin the next game of the evening; the others hear of it where the table is live."""
        from .sharing import following

        if game.sealed is None:
            self._lead_on(await following.next_game(game, code, live=self._is_live))
            return
        from .sharing import sealed

        await self._lead_on_sealed(sealed.next_begun(game, code, await following.options(game, code)))

    async def _go_on_without(self, game: Kept, gone: Collection[int], *, back: bool) -> None:
        """Go on at a sealed table where somebody does not come back, or does with a new key."""
        from .sharing import sealed

        await self._lead_on_sealed(sealed.gone_on(game, gone, back=back))

    async def _deal_again(self, game: Kept, seat: int) -> None:
        """Somebody without the key of a seat asks for it: deal again if who plays here wants that."""
        from .sharing import sealed

        here = self._live is not None and seat in self._live.presence()[0]
        if await sealed.deals_again(self._settings.lang, game, seat, here=here):
            self._go(self._go_on_without(game, [seat], back=True))

    async def _lead_on_sealed(self, begun: Awaitable[Kept]) -> None:
        """Another game at a sealed table; it is said if its cryptography fails to load."""
        try:
            self._lead_on(await begun)
        except Refused as refused:
            console.warn(f"not sealed: {refused}")
            dialogs.toast(self._say("sealed.unloaded"), bad=True)

    def _lead_on(self, game: Kept) -> None:
        """Go on with another game at this table; the others hear of it where it is live."""
        live, here = self._is_live, self._live.presence()[0] if self._live else ()
        if self._live is not None:
            self._live.lead_on(Session(game).fragment)
        self._open(game, push=True, live=live)
        if self._table is not None:
            self._table.expect(here)

    @property
    def _is_live(self) -> bool:
        return self._live is not None and self._live.on

    async def _follow(self, text: str) -> None:
        """The table goes on with another game, on a device that is live."""
        from ..match.live.wire import MOST_ASKED

        if (table := self._table) is None or self._asking is not None:
            return
        try:
            packed, session = link.opened(text), table.session
            rival = session.match if evening.is_beside(session.more, packed.more) else None
            if not (rival or evening.follows(session.match, packed.more)) or self._here(packed.match):
                return
            if (other := key(packed.match)) in self._offered or len(self._offered) >= MOST_ASKED:
                return
            self._offered.add(other)
            shared, play = await stepwise.finished(link.reading(packed))
        except BadLink as bad:
            console.info(f"not followed: {bad.reason}")
            return
        if self._table is table:
            await self._follow_on(table, shared, play, rival)

    async def _follow_on(self, table: Table, shared: Shared, play: Play, rival: match.Match | None) -> None:
        """Go on from a table with the game of a link, unless who plays here stays: also in its `rival`, which was begun
        here. Of those two one is asked about on all devices."""
        from .sharing import following
        from .storage import setups

        session, lang = table.session, self._settings.lang
        if rival and not arrivals.gives_way(rival, shared):
            dialogs.toast(f"{arrivals.begun(lang, shared)}. {self._say('evening.rival.asked')}")
            return
        if session.layout != "screen":
            missed = rival is None and bool(session.owing)
            with self._question(), self._asking_along():
                if not await arrivals.ask_on(lang, shared, missed=missed, rival=rival):
                    return
        if self._table is table:
            game = following.joined(session.kept(), shared, play, await setups.mark())
            if rival and self._live is not None:
                self._live.lead_on(Session(game).fragment)
            self._open(game, push=True, live=True)

    @contextmanager
    def _question(self) -> Iterator[None]:
        """While it lasts somebody here is asked something, and what comes in asks nothing more."""
        self._asking = asyncio.current_task()
        try:
            yield
        finally:
            if self._asking is asyncio.current_task():
                self._asking = None

    @contextmanager
    def _asking_along(self) -> Iterator[None]:
        """While it lasts who plays here is asked along to another game, in which the others are."""
        if (live := self._live) is not None:
            live.ask_along(asked=True)
        try:
            yield
        finally:
            if live is not None and live is self._live:
                live.ask_along(asked=False)

    async def _open_evening(self) -> None:
        if (table := self._table) is None:
            return
        from ..text import evening as words
        from .sheets import evening as sheet

        session, reader = table.session, table.display.reader
        began = await kept.began(session.evening)
        chosen = await sheet.show(session, reader, table.change_evening, began)
        if chosen == "next":
            await self._next(session.kept())
        elif chosen == "share":
            story = "evening.share", lambda each: words.story(each, session.evening)
            await dialogs.answered(self._share((), story=story))

    def _share(
        self,
        waits: Sequence[str],
        errand: Errand = "again",
        ply: int | None = None,
        *,
        story: Tale | None = None,
    ) -> Any:
        if (table := self._table) is None:
            return None
        from .sharing import invite

        session, reader = table.session, table.display.reader
        sheet = invite.show(
            reader,
            session.kept(),
            waits,
            ply,
            address=self._site(),
            live=self._live,
            story=story,
            errand=errand,
            sent=lambda how: spawn(table.note_sent(how)),
        )
        self._sharing = (sheet, session.stand) if ply is None else None
        return sheet

    def _seat_phones(self) -> None:
        """The table lies here, in the middle: everybody takes their cards on a phone, which follows it live."""
        from .sharing.phones import Phones

        if (table := self._table) is None or (live := self._live) is None:
            return
        dialogs.close_all()
        session = table.session
        if session.mine:
            table.reseat(claims.freed(session.seats, session.mine), frozenset())
        if session.layout != "screen":
            table.show_as("screen")
        if not live.on:
            spawn(live.turn(True))
        self._phones = Phones(session, self._settings.lang, self._site(), live.presence)

    def _presence_changed(self) -> None:
        """Somebody who plays elsewhere has come or gone."""
        if self._table is not None:
            self._table.presence_changed()
        if self._phones is not None:
            self._phones.renew()

    def _open_seats(self) -> Any:
        if (table := self._table) is None or (live := self._live) is None:
            return None
        from .sheets import menu

        session, reader, presence = table.session, table.display.reader, live.presence()
        if session.watch or session.sealed is not None:
            return menu.show_seats(session, reader.lang, presence)
        return menu.open_seats(session, reader, table.reseat, presence, live.ask_for)

    async def _asked_for(self, seat: int) -> None:
        """Somebody wants the computer to play a seat that is played here: that is for its player to say."""
        if (table := self._table) is None or table.session.sealed or dialogs.is_any_open():
            return
        choices = {"no": self._say("seats.yield.no"), "yes": self._say("seats.yield.yes")}
        title = self._say("seats.yield", name=table.display.reader.whom(seat))
        if await dialogs.ask(title, "", choices) == "yes" and not table.closed:
            table.stand_in([seat])

    async def _sit(self, *, introduced: bool = False) -> None:
        """Let somebody who looks on sit down, unless another sheet is open; who was `introduced` has been asked for a
        name."""
        from .sharing import joining

        if (table := self._table) is None or dialogs.is_any_open():
            return

        def now() -> Kept:
            """Return the game with all who are live at their seats, also those whose link has not come yet."""
            here, known = self._live.presence()[0] if self._live else (), table.session.kept()
            seats = (who._replace(claimed=who.claimed or at in here) for at, who in enumerate(known.seats))
            return known._replace(seats=tuple(seats))

        with self._question():
            game = await joining.take_seat(self._settings.lang, now, introduced=introduced)
        if game is not None and self._table is table:
            table.agree(game)
            spawn(keeping.ask())

    # ---- looking back

    def _open_replay(self, ply: int) -> None:
        if (table := self._table) is None:
            return
        from .sheets.replay import Player, Replay

        self._leave_replay()
        player = Player(
            lang=lambda: self._settings.lang,
            look_at=table.look_at,
            step_to=table.display.step_to,
            play_on=table.start,
            share=lambda ply: self._share((), ply=ply),
            course=self._open_course,
            hands=table.display.hands,
        )
        self._looking_back = Replay(table.session, player, ply)

    def _look_at(self, ply: int) -> None:
        """Look back at what a line of the log tells of."""
        dialogs.close_all()
        self._open_replay(ply)

    def _step_out(self) -> bool:
        """Go back from a replay to the game itself; whether there was one."""
        if is_replay := self._looking_back is not None:
            self._looking_back.close()
        return is_replay

    def _leave_replay(self) -> None:
        if self._looking_back is not None:
            self._looking_back.leave()
            self._looking_back = None

    async def _open_course(self) -> bool:
        """Show how the chances went; whether somebody looks back from there."""
        if (table := self._table) is None:
            return False
        from .sheets import course

        chosen, ply = await course.open_course(table.session, table.display.reader, self._worker)
        if chosen == "look":
            self._open_replay(ply)
        elif chosen == "share":
            await dialogs.answered(self._share((), ply=ply))
        return chosen == "look"

    async def _share_result(self) -> None:
        """Share what came of the game; a sealed one whose hands are not open yet goes on to who is next."""
        if (table := self._table) is None:
            return
        from .sheets import ending

        session, waits = table.session, table.to_be_sent()
        story = "over.share", lambda each: ending.story(session, each)
        opened = waits and session.sealed is not None
        await dialogs.answered(self._share(waits, story=None if opened else story))

    # ---- the menu

    async def _menu(self) -> None:
        if (table := self._table) is None:
            return
        from .sheets import menu

        session, extras = table.session, table.stage.extras
        other = await kept.load_fork(session.key, session.play)
        now = {
            "fork": other is not None,
            "undo": table.display.last_answer() is not None,
            "hint": table.hints.may_ask,
            "sound": self._settings.sound == "off",
            "silence": self._settings.sound != "off",
            "evening": bool(session.evening.results),
        }
        without = [name for name, there in now.items() if not there]
        chosen = await menu.open_menu(self._settings.lang, session, extras, without)
        callbacks: dict[str, Callable[[], Any]] = {
            "log": lambda: table.display.open_log(self._restyle),
            "last-trick": table.display.open_last_trick,
            "hint": table.hints.think,
            "ask": table.asking.open,
            "undo": table.undo,
            "score": table.display.open_score,
            "evening": self._open_evening,
            "share": table.share,
            "live": self._open_live,
            "replay": lambda: self._open_replay(session.shown),
            "seats": self._open_seats,
            "screen": lambda: table.show_as("screen"),
            "hand": lambda: table.show_as("hand"),
            "table": lambda: table.show_as("table"),
            "fork": lambda: (
                self._meet(session.kept(), Shared(other.match, None, None), other) if other else None
            ),
            "seals": self._open_seals,
            "evidence": self._open_evidence,
            "rules": lambda: self._open_rules(""),
            "lesson": lambda: self._teach(session.code),
            "keys": self._open_keys,
            "sound": self._sound_on,
            "silence": lambda: self._restyle(self._settings._replace(sound="off")),
            "settings": self._open_settings,
            "leave": lambda: self._go(self._go_lobby()),
        }
        if chosen in callbacks:
            if isinstance(done := callbacks[chosen](), Coroutine):
                await done
        elif (
            chosen
            and await table.stage.open_extra(chosen, session, table.display.reader)
            and not table.closed
        ):
            table.start()

    def _open_seals(self) -> None:
        """Show the keys of the players at a sealed table, to be compared aloud."""
        from .sharing import seals

        if self._table is not None and (local := self._table.session.sealed):
            seals.show(self._settings.lang, local)

    async def _open_evidence(self) -> None:
        """Show what was refused at a sealed table because somebody cheated."""
        from .sheets import evidence

        if self._table is not None:
            game = self._table.session.kept()
            if await evidence.show(self._settings.lang, game, self._site()):
                await self._offer_new_deal(game)

    def _open_live(self) -> None:
        from .sharing import switch

        if self._live is not None:
            switch.show(self._settings.lang, self._live)

    def _open_rules(self, paragraph: str) -> None:
        """The rules of the game on the table, at a paragraph if one is named."""
        if (open_table := self._table or self._lesson) is not None:
            game = open_table.display.session.match
            self._show_rules(game.game, game.options, game.seats, paragraph)

    def _show_rules(self, code: str, options: Any, seats: int, paragraph: str = "") -> None:
        """Open the rules of a game. They and their illustrations are only loaded when they are asked for."""
        from .sheets import rules

        rules.show(self._settings, code, options, seats, paragraph)

    # ---- lessons

    def _teach(self, wanted: str) -> None:
        """Open the lesson of a game, by its code letter, or one step, as LESSON.STEP."""
        name, _, step = wanted.partition(".")
        if lesson := find(name):
            self._go(self._open_lesson(lesson, lesson.number(step)))
        else:
            self._go(self._choose_lesson(wanted))

    async def _choose_lesson(self, code: str) -> None:
        from .lessons import choosing

        if lesson := await choosing.choose(self._settings.lang, code):
            await self._open_lesson(lesson, await progress.load(lesson))

    async def _open_lesson(self, lesson: Lesson, number: int) -> None:
        """Take a lesson from a step on; the way back leads to what is shown now."""
        from .lessons.lesson_table import LessonCallbacks, LessonTable

        if self._lesson is None:
            self._address.put(self._address.rest, push=True)
        self._close_table()
        self._screen("table")
        callbacks = LessonCallbacks(
            rules=self._open_rules,
            done=lambda steps: spawn(progress.save(lesson, steps)),
            follow=lambda following: self._go(self._open_lesson(following, 0)),
            play=lambda: self._leave_for(lesson.code),
        )
        self._lesson = LessonTable(lesson, self._settings, callbacks)
        self._lesson.go_to(number % len(lesson.steps))

    def _leave_for(self, code: str) -> None:
        """From the end of a lesson to a first game, or back to the game that was open."""
        if self._address.fragment in ("", *FACES):
            self._go(self._first_game(code))
        else:
            history.back()

    def _open_keys(self) -> None:
        """The keys that do something here: those of the game on the table, or without one all others."""
        from ..scene.keyboard import keys
        from .sheets import keys as keys_sheet

        open_table, setting = self._table or self._lesson, self._settings.keys
        known = open_table.display.phrasebook.answers if open_table else None
        owners = len(open_table.asking.owners) if open_table else 0
        groups = keys.switches(self._settings.scan) | keys.listed(known, owners, setting)
        keys_sheet.show(self._settings.lang, setting, groups)

    def _open_settings(self) -> None:
        from .sheets import settings

        settings.show(self._settings.lang, self._settings, self._restyle)

    def _stop_scanning(self) -> None:
        self._restyle(self._settings._replace(scan="off"))
        dialogs.toast(self._say("scan.off"))

    def _sound_on(self) -> None:
        self._restyle(self._settings._replace(sound="soft"))

    def _restyle(self, settings: Settings) -> None:
        spoken, before, self._settings = self._settings.lang, self._settings, settings
        apply_settings(settings)
        self._scanner.wear(settings.scan, SCAN_SECONDS[settings.scan_tempo])
        spawn(save(settings))
        if settings.lang != spoken:
            lobby.translate(document.body, settings.lang)
        if (before.sound, before.touch) != (settings.sound, settings.touch):
            from .ui import sound

            sound.try_out(loud=settings.loud, buzz=settings.buzzes)
        if open_table := self._table or self._lesson:
            open_table.restyle(settings)
        elif self._club is not None:
            self._club.speak(settings.lang)
        elif settings.lang != spoken:
            spawn(self._fill_lobby())

    # ---- links

    async def open_link(self, text: str, *, push: bool = False) -> None:
        """Open what a link holds: a new game, the next turn of one this device knows, or a replay.

        `push` leaves the way back to what is shown now.
        """
        try:
            if parcel.is_one(text):
                await self._open_sealed(text, push=push)
                return
            packed = link.opened(text)
            with self._waiting() as progress:
                known = self._here(packed.match) or await kept.find(packed.match, progress)
                shared, play = await stepwise.finished(
                    link.reading(packed, known.play if known else None), progress
                )
        except BadLink as bad:
            await self._say_bad(bad, text)
        except GivenUp:
            await self._stay(lobby=self._table is None)
        else:
            wanted, live = layout_of(str(location.search)), wishes_live(str(location.search))
            known = self._here(shared.match) or known  # the table may have gone on meanwhile
            if known is None or (wanted == "hand" and not known.mine):
                await self._first_time(shared, play, wanted, push=push, live=live)
            else:
                await self._meet(known._replace(layout=wanted or known.layout), shared, play, push=push)
                await self._settle_in(wanted, known, live=live)

    async def _open_sealed(self, text: str, *, push: bool) -> None:
        """Open a link to a sealed game; BadLink if it is not whole."""
        from ..sealed.faults import Fault
        from .sharing import sealed

        table, known, arrived = self._table, None, None
        wanted, live = layout_of(str(location.search)), wishes_live(str(location.search))
        try:
            arrived = sealed.read(text)
            known = self._here(arrived.match) or await kept.find(arrived.match)
            if known is not None and (seat := sealed.asked_for(known, arrived)) is not None:
                if self._here(known.match) is None:
                    self._open(known, push=push)
                await self._deal_again(known, seat)
                return
            if known is None:
                self._close_table()
                self._screen("lobby")
                game = await sealed.first_seen(self._settings.lang, arrived, self._ready, wanted, live=live)
            else:
                game = await sealed.go_on(self._settings.lang, known, arrived)
        except Fault as fault:
            proved = known is not None and arrived is not None and await sealed.proves(known, arrived, fault)
            await self._say_fault(fault, known, proved=proved, arrived=arrived)
        except Refused as refused:
            console.warn(f"not sealed: {refused}")
            dialogs.toast(self._say("sealed.unloaded"), bad=True)
            await self._stay(lobby=self._table is None)
        else:
            if game is None:
                await self._stay(lobby=True)
            elif table is not None and table is self._table and table.session.key == game.key:
                table.take(game)
            else:
                self._open(game, push=push)
                await self._settle_in(wanted, known, live=live)
            if game is not None:
                await self._say_void(known, game)

    async def _say_void(self, known: Kept | None, game: Kept) -> None:
        """What turned out to be wrong with a deal, and who called one off, since a game was known."""
        from ..text.faults import fault as words
        from .sharing import sealed

        local, lang, names = sealed.local_of(game), self._settings.lang, [one.name for one in game.seats]
        before = sealed.local_of(known) if known else None
        if (caller := local.caller(len(before.table.cuts) if before else 0)) is not None and before:
            name = phrasebooks.known_as(lang, game.match.game, caller, names, game.colours)
            dialogs.toast(self._say("void.said", name=name), bad=True)
        if (voice := local.wants_void()) is not None and (before is None or before.wants_void() != voice):
            said = self._say(
                "void.voice", name=phrasebooks.known_as(lang, game.match.game, voice, names, game.colours)
            )
            await self._ask_new_deal(game, said, offered=local.to_call_off() is not None)
        if found := local.newly_wrong(before.verdicts if before else {}):
            said = words(lang, game.match.game, found.kind, found.seat, names, game.colours)
            await self._ask_new_deal(game, said, offered=any(map(local.can_call_off, local.verdicts)))

    async def _ask_new_deal(self, game: Kept, said: str, *, offered: bool) -> None:
        """Say what is wrong; who plays may want another deal, if it is offered."""
        more = {"void": self._say("void.yes")} if offered else {}
        choices = {"ok": self._say("close"), **more}
        if await dialogs.ask(self._say("fault.title"), said, choices) == "void":
            await self._offer_new_deal(game)

    async def _offer_new_deal(self, game: Kept) -> None:
        """Ask once more whether a deal is void, and call it off."""
        from .sharing import sealed

        choices = {"void": self._say("void.yes"), "ok": self._say("void.no")}
        answer = await dialogs.ask(self._say("void.title"), self._say("void.ask"), choices)
        if answer != "void" or self._table is None or self._table.session.key != game.key:
            return
        now = self._table.session.kept()
        if (pack := sealed.local_of(now).to_call_off()) is not None:
            self._table.take(sealed.called_off(now, pack))

    async def _say_fault(
        self, fault: Fault, known: Kept | None, *, proved: bool, arrived: Arrived | None = None
    ) -> None:
        """Say what is wrong with a link to a sealed game, as far as it `arrived`; the game that is known goes on as it
        was. `proved` says that the evidence is kept with it."""
        from ..text.faults import fault as words
        from ..text.faults import lacking

        console.info(f"link refused: {fault}")
        self._be_ready()
        if known is not None and self._here(known.match) is None:
            self._open(known, push=False)
        about, lang = known or arrived, self._settings.lang
        code, names = (about.match.game, [one.name for one in about.seats]) if about else ("", [])
        colours_known = about.colours if about else ()
        said = words(lang, code, fault.kind, fault.seat, names, colours_known)
        if fault.kind == "missing" and arrived is not None and arrived.speaker is not None:
            said = lacking(lang, code, arrived.speaker, names, colours_known)
        if known is None and keeping.place() == "safari":
            said = f"{said} {self._say('fault.app')}"
        if fault.kind in ("stale", "at_once"):
            dialogs.toast(said)
        elif proved and known is not None:
            from .sharing import sealed

            offered = sealed.local_of(known).to_call_off() is not None
            await self._ask_new_deal(known, f"{said} {self._say('fault.kept')}", offered=offered)
        else:
            await dialogs.ask(self._say("bad.title"), said, {"ok": self._say("close")})
        if known is None:
            await self._stay(lobby=self._table is None)

    def _here(self, played: match.Match) -> Kept | None:
        """The game on the table, if it is of this match."""
        if self._table is None or merge.relation(self._table.session.play.match, played) == "other":
            return None
        return self._table.session.kept()

    def _waiting(self) -> AbstractContextManager[Callable[[float], None]]:
        """Say that it takes long to read a game, once it does."""
        return patience.waiting(self._settings.lang, self._be_ready)

    def _be_ready(self) -> None:
        """Where the page opens with it, a sheet needs something to lie on."""
        if not data(document.documentElement, "screen"):
            self._screen("lobby")
        self._ready()

    async def _say_bad(self, bad: BadLink, text: str) -> None:
        console.info(f"link refused: {bad.reason}")
        self._ready()
        if bad.reason == "newer":
            self._address.put(f"#{link.fragment(text)}", push=False)
            self._address.write()  # so that the newer page opens it
            answer = await update.offer(self._settings.lang)
        else:
            answer = await dialogs.ask(
                self._say("bad.title"), self._say(f"bad.{bad.reason}"), {"lobby": self._say("bad.lobby")}
            )
        await self._stay(lobby=self._table is None or bool(answer))

    async def _stay(self, *, lobby: bool) -> None:
        """A link opens nothing: the table that is open stays, or one goes to the lobby."""
        if lobby or self._table is None:
            self._address.put("", push=False)
            await self._show_lobby()
        else:
            self._address.put(_rest(self._table.session), push=False)

    async def _settle_in(
        self, wanted: Layout | None, known: Kept | None = None, *, live: bool = False
    ) -> None:
        """A device that shows a part of the table is live, so that it follows the others. A screen is asked about that
        once: not where the game is `known` as one. Where the link wishes that they play `live`, who plays is asked
        that once, and who comes then takes a seat."""
        here, lang, table = self._live, self._settings.lang, self._table
        if here is None or table is None or (wanted == "hand" and not table.session.mine):
            return
        session = table.session
        new_screen = wanted == "screen" and (known is None or known.layout != "screen")
        if wanted == "hand" or (new_screen and await arrivals.ask_live(lang)):
            await here.turn(True)
        elif live and session.owing and not session.watch and (session.mine or session.sealed is None):
            from .sharing import joining

            if not await joining.wants_live(lang, session.kept()):
                return
            if not here.on:
                await here.turn(True)
            if not session.mine:
                await here.look_round()
                await self._sit(introduced=True)

    async def _first_time(
        self, shared: Shared, play: Play, wanted: Layout | None, *, push: bool, live: bool
    ) -> None:
        """A match this device has never seen: ask who holds it. It is shown as the link `wanted`, if it did, and played
        `live` if it wished that."""
        self._close_table()
        self._screen("lobby")
        from .sharing import following

        before, missed = await following.seats_before(shared.more, shared.seats)
        rival = await kept.beside(shared.match, shared.more) if before else None
        game = await arrivals.first_seen(
            self._settings.lang,
            shared,
            play,
            self._ready,
            wanted,
            before,
            missed=missed,
            live=live,
            rival=rival and rival.match,
        )
        if game is None:
            if rival is not None:
                self._open(rival, push=push)
            else:
                await self._stay(lobby=True)
            return
        known = await kept.find(shared.match)
        if known is not None and game.mine <= known.mine:  # another tab went on with it meanwhile
            await self._meet(known, shared, play, push=push)
            return
        if game.mine:
            spawn(keeping.ask())
        if shared.ply is None and not game_of(game.match).to_move(play.state):
            game = game._replace(shown=len(play.plies))  # it opens at its result
        self._open(game, push=push, ply=shared.ply)
        await self._settle_in(wanted, live=live)

    async def _meet(self, known: Kept, shared: Shared, play: Play, *, push: bool = False) -> None:
        """A link to a game this device knows: what is new in it is taken over. `play` is that of the link."""
        table = self._table
        with self._question():
            met = await arrivals.meet(self._settings.look, known, shared, play, self._pause)
        game = met.kept
        if table is None or table.session.key != game.key or (table.session.watch and game.mine):
            self._open(game, push=push)
        elif met.newer:
            table.take(game)
        else:
            table.take(game._replace(play=table.session.play))
        if met.relation == "older" and shared.ply is None:
            dialogs.toast(self._say("link.older"))
        if shared.ply is not None:
            self._open_replay(shared.ply)

    def _pause(self) -> None:
        """Nothing moves while something is asked, and what was to be sent is of before."""
        if self._sharing is not None:
            dialogs.close(self._sharing[0])
        if self._table is not None:
            self._table.stop()
        else:
            self._ready()

    async def _hear(self, shared: Shared, play: Play) -> None:
        """What came from a device that is live: as a link, but what is known already is not talked about."""
        if self._table is None or self._asking is not None:
            return
        known = self._table.session.kept()
        if merge.relation(shared.match, known.match) in ("newer", "beside", "fork"):
            await self._meet(known, shared, play)
        elif (
            claims.merged(known.seats, shared.seats, known.mine, newer=False) != known.seats
            or claims.shared(known.seats, shared.seats, known.mine)
            or evening.agreed(known.more, shared.more) != known.more
        ):
            await self._meet(known, shared._replace(match=known.match), known.play)

    async def _hear_sealed(self, text: str) -> None:
        """What came from a device that is live, of a match whose hands are sealed."""
        from ..match.live.wire import MOST_ASKED
        from ..sealed.faults import Fault
        from .sharing import sealed

        if (table := self._table) is None or self._asking is not None:
            return
        known = table.session.kept()
        try:
            arrived = sealed.read(text)
        except (BadLink, Fault) as bad:
            console.info(f"passed over: {bad}")
            return
        if (other := key(arrived.match)) != key(known.match):
            fresh = other not in self._offered and len(self._offered) < MOST_ASKED
            if fresh:
                self._offered.add(other)
                spawn(self._follow_sealed(table, arrived))
            return
        if (seat := sealed.asked_for(known, arrived)) is not None:
            if (wish := f"{other} {seat}") not in self._offered and not dialogs.is_any_open():
                self._offered.add(wish)
                spawn(self._deal_again(known, seat))
            return
        try:
            game = await sealed.heard(self._settings.lang, known, arrived)
            table.take(game)
            spawn(self._say_void(known, game))
        except Fault as fault:
            console.info(f"passed over: {fault}")
            before = known.sealed.evidence if known.sealed else ()
            if (
                await sealed.proves(known, arrived, fault)
                and known.sealed
                and known.sealed.evidence != before
            ):
                await self._say_fault(fault, known, proved=True)

    async def _follow_sealed(self, table: Table, arrived: Arrived) -> None:
        """The sealed table goes on with another game, on a device that is live."""
        from ..sealed.faults import Fault
        from .sharing import sealed

        try:
            with self._asking_along():
                game = await sealed.followed(self._settings.lang, table.session.kept(), arrived)
        except (Fault, Refused) as bad:
            console.info(f"not followed: {bad}")
            self._offered.discard(key(arrived.match))  # another link may hold what this one lacks
            return
        if game is not None and self._table is table:
            self._open(game, push=True, live=True)

    # ---- other tabs

    def _is_notice_of(self, event: Any) -> None:
        """Say by the event whether a notice is of the game that this page shows."""
        from .sharing import notices

        if notices.is_here(str(event.detail)):
            event.preventDefault()

    def _looked_at(self) -> None:
        """The page comes back into view: another tab may have played on meanwhile."""
        if not document.hidden and self._table is not None:
            from .sharing import notices

            spawn(notices.clear())
            spawn(self._other_tab(self._table.session.key))

    async def _other_tab(self, name: str) -> None:
        """Another tab of this browser played on, or gave a seat to somebody else: follow it."""
        if self._club is not None:
            await self._club.follow(name)
        if self._table is None:
            if data(document.documentElement, "screen") == "lobby":
                await self._fill_lobby()
            return
        if (
            self._table.session.key != name
            or (found := await kept.load(name, self._table.session.play)) is None
            or self._table is None
        ):
            return
        if found.sealed is not None:
            if found.is_further(self._table.session.kept()):
                self._table.take(found)
            return
        relation = merge.relation(found.match, self._table.session.play.match)
        if relation == "same":
            self._table.agree(found)
        elif self._asking is None and relation == "fork":  # that was asked about there
            self._table.take(found)
        elif self._asking is None and relation in ("newer", "beside"):
            known = self._table.session.kept()._replace(seats=found.seats, mine=found.mine, sent=found.sent)
            await self._meet(known, Shared(found.match, found.seats, None, more=found.more), found.play)
            self._table.session.sent = found.sent or self._table.session.sent


def _rest(session: Session) -> str:
    """What stands in the address of a game: its link, and how this device shows it."""
    return address_of("", session.fragment, session.layout)
