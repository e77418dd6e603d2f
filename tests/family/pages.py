# ruff: noqa: N802, N815  what a browser has is called so
"""The page itself on several devices, without a browser.

All of `page/` that decides is the real one: what a link opens, who is asked, what is offered and sent, and the
live messages. In the place of the browser stand a document, a store, an address and a way to send for each tab, of
which the page sees those of the tab that runs. Only what paints is left out, see `Voice`.
"""

import asyncio
import contextvars
import json
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from importlib import import_module
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

from family.clock import Clock
from family.document import Document, Node
from kaartbord.match.session import premoves
from support.sealed.groups import SmallGroup

PLACES = ("lobby", "setup", "club", "table", "dialogs", "toasts", "outline", "update", "kept-tools")
"""The elements of index.html that the page fills."""

TAB: contextvars.ContextVar["Tab"] = contextvars.ContextVar("tab")
"""The tab that runs."""

LATENCY = 0.05
"""Seconds that a word is under way between two devices."""


class Browser:
    """The data that stays on a device when all tabs are closed."""

    def __init__(self, settings: dict[str, str]) -> None:
        self.kept: dict[str, str] = {"settings": json.dumps(settings)}
        self.tabs: list[Tab] = []


class World:
    """The world that all devices share: time, chance, and the relay by which those that are live find each other."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.faults: list[str] = []
        self.clock = Clock(  # type: ignore[abstract]
            lambda where: where[TAB].asleep if TAB in where else False, self._failed, self._began
        )
        self.lines: list[Line] = []

    def _failed(self, context: dict[str, Any]) -> None:
        self.faults.append(str(context.get("exception") or context["message"]))

    @staticmethod
    def _began(task: "asyncio.Task[Any]") -> None:
        """Have what begins in a tab end with it."""
        if tab := TAB.get(None):
            tab.tasks.add(task)
            task.add_done_callback(tab.tasks.discard)
            if tab.closed:
                task.cancel()


class Tab:
    """One tab of a browser, with its document and its address."""

    def __init__(self, world: World, browser: Browser, address: str, template: "Tab | None") -> None:
        self.world, self.browser, self.template = world, browser, template
        self.asleep = self.closed = False
        self.app: Any = None
        self.dialogs: list[tuple[list[Node], Node]] = []
        """Those that came up since somebody looked, each with those that lay open already."""
        self.shown: list[tuple[Any, Any, int | None, frozenset[int]]] = []
        """The session that something was shown of, the view, whose hand lay open, and the seats played here."""
        self.question: Question | None = None
        self.parted: tuple[Any, Any] | None = None
        """The two histories that were asked about last."""
        self.sent: list[str] = []
        """The addresses that were shared since somebody looked."""
        self.notes: list[Any] = []
        """The links that were opened here."""
        self.lobby: Sequence[Any] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.held: dict[str, dict[str, Any]] = {}
        """The state that modules of the page hold for this tab."""
        if template:
            self.held["handlers"] = dict(template.handlers)
        self.document = Document(PLACES, self._opened)
        self.window = self.document.createElement("window")
        self.lifted = ""
        """The name on the curtain that was lifted last, until the page is put away."""
        relays = self.document.createElement("meta")
        relays.setAttribute("name", "live")
        self.document.body.append(relays)
        relays.content = ""  # type: ignore[attr-defined]
        game, door = self.document.createElement("li"), self.document.createElement("button")
        game.className = "game"
        game.append(door)
        self.document.body.children[0].append(game)
        if template:
            self.document.heard = list(template.document.heard)
            for name in PLACES:
                here, there = (tab.document.getElementById(name) for tab in (self, template))
                assert here and there
                here.heard = list(there.heard)
        self.location = SimpleNamespace(origin="https://kaartbord.test", pathname="/", href="", reload=lambda: None)
        self.history = SimpleNamespace(state=None, pushState=self._go, replaceState=self._go, back=lambda: None)
        self._go(None, "", address)
        self.context = contextvars.copy_context()
        self.context.run(TAB.set, self)

    def _go(self, state: object, _: str, address: str = "") -> None:
        """Stand at an address, or where it is already."""
        address = address or self.location.href.removeprefix(self.location.origin)
        before, sign, fragment = address.partition("#")
        _, mark, search = before.partition("?")
        self.history.state = state
        self.location.search, self.location.hash = mark + search, sign + fragment
        self.location.href = self.location.origin + "/" + mark + search + sign + fragment

    def _opened(self, dialog: Node) -> None:
        self.dialogs.append(([node for node in self.open_dialogs() if node is not dialog], dialog))

    def open_dialogs(self) -> list[Node]:
        """The dialogs that are open, the one on top last."""
        place = self.document.getElementById("dialogs")
        return [node for node in place.children if node.open] if place else []

    # ---- what a person does

    def do(self, what: Callable[..., object], *args: object) -> None:
        """Have the page do something, as the browser does when a person or a timer wants it."""
        asyncio._set_running_loop(self.world.clock)
        try:
            self.context.run(what, *args)
        except Exception:
            self.world.faults.append(traceback.format_exc())
        finally:
            asyncio._set_running_loop(None)

    def start(self, make_app: Callable[[], Any]) -> None:
        """Load the page at its address."""

        def begin() -> None:
            self.app = make_app()
            self.spawn(self.app.start())

        self.do(begin)

    def spawn(self, work: Any) -> None:
        """Run something that waits, in this tab."""
        task = self.world.clock.create_task(work)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        if not task.cancelled() and (fault := task.exception()):
            self.world.faults.append(repr(fault))

    def follow_link(self, address: str) -> None:
        """Go to another address in this tab, as a link that is pasted or tapped here does."""
        self._go(None, "", address.removeprefix(f"{self.location.origin}/"))
        self.do(self.window.happen, "hashchange")

    def press(self, node: Node) -> None:
        """Tap a node."""
        self.do(node.click)

    def wake(self) -> None:
        """Look at the page again."""
        self.asleep = self.document.hidden = False
        self.do(self.document.happen, "visibilitychange")
        if self.session is not None and (seen := self.app.tables.current.table.stage.showing.seen):
            self.shown.append((self.session, seen.view, seen.viewer, frozenset(self.session.local_seats)))

    def hide(self) -> None:
        """Look at something else."""
        self.document.hidden, self.lifted = True, ""
        self.do(self.document.happen, "visibilitychange")

    def close(self) -> None:
        """Close the tab, without a word to anybody."""
        self.closed, self.asleep = True, False
        self.browser.tabs.remove(self)
        for line in [line for line in self.world.lines if line.tab is self]:
            line.close()
        for task in list(self.tasks):
            task.cancel()

    # ---- what a person sees

    @property
    def handlers(self) -> dict[str, Any]:
        """Return the handlers of the buttons."""
        return self.held["handlers"]

    @property
    def session(self) -> Any:
        """The game on the table; None where none is open."""
        here = self.app.tables.current if self.app else None
        return here.session if here else None

    def node(self, selector: str) -> Node | None:
        """Return the node on the page that a selector finds, if it is visible."""
        found = self.document.querySelector(selector)
        return None if found is None or any(node.hidden for node in found.above()) else found

    def words(self) -> str:
        """Return the words of the page: the pill, short messages, and the sheet on top."""
        places = [self.node("#prompt"), self.node("#toasts"), self.node("#live"), *self.open_dialogs()[-1:]]
        return "\n".join(node.textContent for node in places if node is not None)


class Question:
    """A person at this tab is asked for an action of a seat."""

    def __init__(self, session: Any, seat: int, legal: Sequence[Any], *, forced: bool) -> None:
        self.session, self.seat, self.legal, self.forced = session, seat, legal, forced
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Line:
    """A device in a room: what trystero gives a channel."""

    onPeerJoin: Callable[[str], object]
    onPeerLeave: Callable[[str], object]

    def __init__(self, tab: Tab, room: str, name: str) -> None:
        self.tab, self.room, self.name = tab, room, name
        self._heard: Callable[..., object] = _nothing
        for other in self._others():
            self._later(other, partial(other.joined, self.name))
            other._later(self, partial(self.joined, other.name))
        tab.world.lines.append(self)

    def joined(self, name: str) -> None:
        """Another device has come."""
        self.onPeerJoin(name)

    def hear(self, text: str, about: Any) -> None:
        """Another device says something."""
        self._heard(text, about)

    def _others(self) -> list["Line"]:
        return [line for line in self.tab.world.lines if line.room == self.room and line is not self]

    def _later(self, other: "Line", hear: Callable[[], object]) -> None:
        """Let another device hear something."""

        def arrive() -> None:
            if other in other.tab.world.lines and not other.tab.closed:
                hear()

        if not other.tab.asleep and not self.tab.asleep:
            self.tab.world.clock.call_later(LATENCY, arrive, context=other.tab.context)

    def makeAction(self, _: str, heard: dict[str, Callable[..., object]]) -> "Line":
        self._heard = heard["onMessage"]
        return self

    async def send(self, text: str, to: dict[str, str]) -> None:
        about = SimpleNamespace(peerId=self.name)
        for other in self._others():
            if to.get("target", other.name) == other.name:
                self._later(other, partial(other.hear, text, about))

    def getPeers(self) -> Any:
        close = {other.name: partial(self._part, other) for other in self._others()}
        return SimpleNamespace(**{name: SimpleNamespace(close=part) for name, part in close.items()})

    def _part(self, other: "Line") -> None:
        self._later(other, lambda: other.onPeerLeave(self.name))

    def close(self) -> None:
        if self in self.tab.world.lines:
            self.tab.world.lines.remove(self)
            for other in self._others():
                self._part(other)


class _Trystero:
    """The module by which devices find each other; all its relays are of use."""

    def __init__(self) -> None:
        self.selfId = f"device{TAB.get().world.chance.getrandbits(32):08x}"

    def joinRoom(self, _: object, room: str) -> Line:
        return Line(TAB.get(), room, self.selfId)

    def leave(self, room: Line) -> None:
        room.close()

    def trouble(self) -> str:
        return ""

    def apart(self) -> float:
        return 0.0

    def isCutOff(self) -> bool:
        return False

    def setClock(self, _: str) -> None:
        """Know what time it is."""


class _Here:
    """Something of the browser, as the tab that runs has it."""

    def __init__(self, name: str) -> None:
        self.__dict__["_name"] = name

    def __getattr__(self, name: str) -> Any:
        return getattr(getattr(TAB.get(), self._name), name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(getattr(TAB.get(), self._name), name, value)


class _Own(MutableMapping[str, Any]):
    """A dictionary of a module, of which each tab has its own."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _held(self) -> dict[str, Any]:
        return TAB.get().held.setdefault(self._name, {})

    def __getitem__(self, name: str) -> Any:
        return self._held()[name]

    def __setitem__(self, name: str, value: Any) -> None:
        self._held()[name] = value

    def __delitem__(self, name: str) -> None:
        del self._held()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._held())

    def __len__(self) -> int:
        return len(self._held())

    def __ior__(self, more: Mapping[str, Any]) -> "_Own":
        self.update(more)
        return self


class _Window:
    """The window of the tab that runs."""

    innerWidth, innerHeight, devicePixelRatio = 390.0, 844.0, 1.0

    def __getattr__(self, name: str) -> Any:
        if name in ("addEventListener", "removeEventListener"):
            return getattr(TAB.get().window, name)
        raise AttributeError(name)

    def matchMedia(self, _: str) -> Any:
        return SimpleNamespace(matches=False, addEventListener=lambda *_: None)

    def scrollTo(self, *_: Any) -> None:
        """Go to a place on the page."""

    def setTimeout(self, hear: Callable[[], object], ms: float) -> int:
        TAB.get().world.clock.call_later(ms / 1000, hear)
        return 1

    def clearTimeout(self, _: int) -> None:
        """Leave what is only said a little shorter then."""

    def requestAnimationFrame(self, hear: Callable[[float], object]) -> int:
        TAB.get().world.clock.call_later(0.016, hear, 0.0)
        return 1

    def cancelAnimationFrame(self, _: int) -> None:
        """Have it heard all the same: nobody waits for it any more."""

    def getComputedStyle(self, _: Any) -> Any:
        return SimpleNamespace(fontSize="16px")


class _Tabs:
    """The channel between the tabs of one browser."""

    @classmethod
    def new(cls, _: str) -> "_Tabs":
        tabs = cls()
        tabs._tab, tabs._hear = TAB.get(), None
        TAB.get().window.tabs = tabs  # type: ignore[attr-defined]
        return tabs

    _tab: Tab
    _hear: Callable[[Any], object] | None

    def addEventListener(self, _: str, hear: Callable[[Any], object], *__: Any) -> None:
        self._hear = hear

    def postMessage(self, data: str) -> None:
        for tab in self._tab.browser.tabs:
            tabs = getattr(tab.window, "tabs", None)
            if tab is not self._tab and tabs and tabs._hear:
                event = SimpleNamespace(data=data)
                tab.world.clock.call_soon(tabs._hear, event, context=tab.context)


async def _call(target: Any, method: str, args: Sequence[Any], _: float) -> Any:
    """Call a method as web/promises.js does."""
    await asyncio.sleep(0)
    try:
        value = getattr(target, method)(*args)
        if asyncio.iscoroutine(value):
            value = await value
        return SimpleNamespace(value=value, refused="", words="")
    except Exception as fault:
        return SimpleNamespace(value=None, refused=type(fault).__name__, words=str(fault))


async def _share(given: dict[str, str]) -> None:
    TAB.get().sent.append(given["url"])


def _now() -> float:
    return TAB.get().world.clock.time()


class _Date:
    """A moment of the evening; however it is asked for, it is written in the same way."""

    now = staticmethod(lambda: _now() * 1000)
    new = classmethod(lambda cls, *_: cls())

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_: 20 if name.startswith("get") else "20.15"


class _Day:
    """The day of the evening, in whatever form."""

    new = classmethod(lambda cls, *_: cls())

    def format(self, _: Any) -> str:
        return "28-11"


class _Unasked(ModuleType):
    """A module whose other things are only named: nobody here asks anything of them."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return SimpleNamespace()


def _modules() -> dict[str, ModuleType]:
    """Return the modules that the browser gives the page."""
    js, pyscript, ffi = _Unasked("js"), ModuleType("pyscript"), ModuleType("pyscript.ffi")
    given = ModuleType("pyscript.js_modules")
    of_tab = {name: _Here(name) for name in ("document", "location", "history")}
    vars(js).update(
        of_tab,
        window=_Window(),
        navigator=SimpleNamespace(share=_share, userAgent="family", onLine=True, language="nl", languages=["nl"]),
        console=SimpleNamespace(**dict.fromkeys(("info", "warn", "error", "log"), _note)),
        performance=SimpleNamespace(now=lambda: _now() * 1000, mark=lambda _: None),
        Date=_Date,
        Intl=SimpleNamespace(DateTimeFormat=_Day),
        BroadcastChannel=_Tabs,
        URL=SimpleNamespace(
            new=lambda address, _: SimpleNamespace(href=address),
            createObjectURL=lambda _: "blob:",
            revokeObjectURL=lambda _: None,
        ),
        Blob=SimpleNamespace(new=lambda *_: None),
        setTimeout=lambda *_: 1,
    )
    vars(pyscript).update(create_named_worker=None)
    vars(ffi).update(create_proxy=_Proxy, to_js=lambda value: value)
    kept = {
        "createStore": lambda *_: "kept",
        "get": lambda key, _: TAB.get().browser.kept.get(key),
        "setMany": lambda pairs, _: TAB.get().browser.kept.update(pairs),
        "delMany": lambda keys, _: [TAB.get().browser.kept.pop(key, None) for key in keys],
        "entries": lambda _: list(TAB.get().browser.kept.items()),
        "keys": lambda _: list(TAB.get().browser.kept),
    }
    vars(given).update(promises=SimpleNamespace(call=_call, load=lambda _: _Trystero()), idb=SimpleNamespace(**kept))
    return {"js": js, "pyscript": pyscript, "pyscript.ffi": ffi, "pyscript.js_modules": given}


def _note(*words: Any) -> None:
    if "Traceback" in str(words[0]):
        TAB.get().world.faults.append(str(words[0]))


class _Proxy:
    """A function that JavaScript can call."""

    def __init__(self, hear: Callable[..., object]) -> None:
        self._hear = hear

    def __call__(self, *happened: Any) -> object:
        return self._hear(*happened)

    def destroy(self) -> None:
        """Let go of it."""


class Thinker:
    """The computer: what it chooses follows from the view alone, on whatever device."""

    async def start(self) -> None:
        """Be ready."""

    def hurry(self) -> None:
        """Think no longer."""

    async def choose(self, code: str, view: Any, seat: int, *_: Any) -> int:
        from kaartbord.games import GAMES

        await asyncio.sleep(0.1)
        game = GAMES[code]
        text = f"{game.write(view)} {seat}".encode()
        return sha256(text).digest()[0] % len(game.legal(view, seat))

    async def advise(self, code: str, view: Any, seat: int, *_: Any) -> Any:
        return SimpleNamespace(rank=await self.choose(code, view, seat), chance=0.5, other=None)


class Pages:
    """The modules of the page, and what stands in the place of what paints."""

    def __init__(self) -> None:
        self.template = Tab(World(0), Browser({}), "", None)
        self.template.context.run(self._load)

    def _load(self) -> None:
        self.module("ui.dom")._handlers = _Own("handlers")
        for name in ("_answers", "_changes"):
            setattr(self.module("ui.dialogs"), name, _Own(name))
        self.module("storage.store")._device.waiting = _Own("waiting")
        self.app = self.module("app")
        self._quiet()
        self.module("table.view").TableStage = Quiet
        voice = _voice(self)
        self.module("table.table").Display = self.module("lessons.lesson_table").Display = voice
        self.module("shell").Worker = Thinker
        chance = _Secrets()
        self.module("storage.setups").secrets = self.module("storage.locks").secrets = self.module(
            "sharing.following"
        ).secrets = chance
        self.module("storage.locks").group = _group
        forks = self.module("sharing.forks")
        ask_forks = forks.ask

        async def ask(look: Any, known: Any, ours: Any, theirs: Any) -> bool:
            TAB.get().parted = ours.match, theirs.match
            return bool(await ask_forks(look, known, ours, theirs))

        forks.ask = ask

    def _quiet(self) -> None:
        """Leave away what is only seen, or only costs time."""
        self.module("lobby.lobby").translate = _nothing

        def fill_lobby(lang: str, games: Sequence[Any], *_: Any) -> None:
            TAB.get().lobby = games

        self.module("lobby.lobby").fill_lobby = fill_lobby
        self.module("ui.memory").freeze = self.module("ui.memory").collect_soon = _nothing
        self.module("stage.controls").fit_words = _nothing
        self.module("table.curtain")._paint = _nothing
        self.module("sharing.forks").still = lambda *_: self.module("ui.dom").el("div")
        qr = self.module("ui.qr")
        qr.code, qr.most = _nothing, lambda _: 400

        async def note(*_: Any) -> None:
            """Count nothing."""

        self.module("storage.counts").note = note

    def module(self, name: str) -> Any:
        """A module of the page."""
        return import_module(f"kaartbord.page.{name}")

    def open(self, world: World, browser: Browser, address: str = "") -> Tab:
        """Open a tab at an address."""
        tab = Tab(world, browser, address.removeprefix("https://kaartbord.test/"), self.template)
        browser.tabs.append(tab)
        tab.start(self.app.App)
        return tab


class _Secrets:
    """Chance that is the same in each run of an evening."""

    def randbits(self, bits: int) -> int:
        return TAB.get().world.chance.getrandbits(bits)

    def token_bytes(self, length: int) -> bytes:
        return TAB.get().world.chance.randbytes(length)


SMALL = SmallGroup()


async def _group() -> Any:
    return SMALL


class Quiet:
    """A stage with the decisions of its scenery, which shows nothing, and asks the person at the tab."""

    def __init__(self, scenery: Any, game: Any, settings: Any, callbacks: Any) -> None:
        self.scenery, self.answering = scenery, Asking(self)
        self.showing = SimpleNamespace(
            seen=None, settings=settings, keeps=False, look=settings.look, play_sounds=_nothing
        )
        self.orders = scenery.orders() if scenery.orders else None
        self.tabletop = SimpleNamespace(finish=_nothing, clear_last_move=_nothing, show_replay=_nothing, score=_score)
        self.session: Any = None

    def put(self, seen: Any) -> None:
        """Show this, to who looks at the tab."""
        self.showing.seen, tab = seen, TAB.get()
        if self.session is not None and not tab.document.hidden:
            tab.shown.append((self.session, seen.view, seen.viewer, frozenset(self.session.local_seats)))

    def draw_status(self, *_: Any) -> None:
        """Draw no plates."""

    def close(self) -> None:
        """Let go of nothing."""

    def marked(self, words: str) -> list[Any]:
        """A sentence as it is."""
        return [words]


class Asking:
    """The question of a quiet stage."""

    def __init__(self, stage: Quiet) -> None:
        self._stage = stage
        self.legal: Sequence[Any] = ()
        self.forced = False
        self.redraw = self.suggest = _nothing

    async def choose(self, seen: Any, legal: Any, plies: Any, *, forced: bool = False) -> Any:
        """Ask for an action."""
        self._stage.put(seen)
        self.legal, self.forced, session = legal, forced, self._stage.session
        if forced and (ply := session.next_ply()):
            seat = ply.seat
        else:
            ahead = None if session.can_choose_for(session.asked_seat()) else premoves.next_premove_turn(session)
            seat = ahead.seat if ahead else session.asked_seat()
        tab, asked = TAB.get(), Question(session, seat, legal, forced=forced)
        tab.question = asked
        try:
            return await asked.answer
        finally:
            self.legal, self.forced = (), False
            if tab.question is asked:
                tab.question = None

    def confirm(self) -> None:
        """Play what lies ready."""
        if (asked := TAB.get().question) and not asked.answer.done():
            asked.answer.set_result(self.legal[0])


def _score(*_: Any) -> Any:
    """The score, which nobody reads."""
    return TAB.get().document.createElement("div")


def _nothing(*_: Any, **__: Any) -> None:
    """Show nothing."""


def _voice(pages: Pages) -> type:
    """A display that shows nothing, and knows what it would have shown and to whom."""
    display = pages.module("table.display")

    class Voice(display.Display):  # type: ignore[misc, name-defined]
        """A display without pictures."""

        def __init__(self, session: Any, *given: Any) -> None:
            super().__init__(session, *given)
            self.stage.session = session

        def draw(self) -> None:
            self.stage.put(self.present(self.session.shown_view()))

        async def play(self, ply: Any, *, tapped: bool = False) -> None:
            await asyncio.sleep(0)
            self.session.playback.show_next()
            self.draw()
            self.people = not all(self.stage.scenery.is_gone(ply.after, seat) for seat in self.session.local_seats)

        def look_at(self, ply: int) -> None:
            self.session.playback.show_replay(ply)
            self.draw()

        async def show_deciding_move(self) -> None:
            """Show nothing once more."""

        async def step_to(self, ply: int) -> None:
            """Show no step."""

        def restyle(self, settings: Any) -> None:
            self.settings = settings

    for name in ("draw_status", "write_log", "redraw", "play_end_sound", "notify_turn"):
        setattr(Voice, name, _nothing)
    return Voice


OF_A_BROWSER = re.compile(r"js|pyscript|kaartbord\.(page|paint|games\.\w+\.page)\b")
"""Modules that keep what they found in the browser in which they were imported."""


@contextmanager
def loaded() -> Iterator[Pages]:
    """The page, loaded for several devices; it is forgotten afterwards."""
    before = {name: found for name, found in sys.modules.items() if OF_A_BROWSER.match(name)}
    for name in before:
        del sys.modules[name]
    sys.modules.update(_modules())
    try:
        yield Pages()
    finally:
        for name in [name for name in sys.modules if OF_A_BROWSER.match(name)]:
            del sys.modules[name]
        sys.modules.update(before)
