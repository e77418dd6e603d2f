"""Faults of a device in the middle of a game, whatever the game, and a check that play survives them.

`FAULTS` are struck at a person's table by `strike`, which returns what was lost. The quick part of it is
`test_chaos.py`, the long one `run_chaos.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from random import Random
from time import monotonic
from typing import NamedTuple

import browser
from kaartbord.match import link, match, merge
from playwright.sync_api import Error, expect
from support.browser import asleep, player, turns
from support.browser.device import App, wait_offline, wait_ready
from support.browser.relay import Relay
from support.browser.sharing import claim
from support.browser.site import CATCH_MEMORY, look_for_update, publish

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
THREE = ("link:Jij", "link:Wim", "link:Anna", "computer:Bep")
TURNS_AFTER = 2
"""Own choices after a fault whose place in the history is looked at."""

MOMENT_MS = 1500
"""Within this time after an own choice the page moves, thinks and stores: a fault strikes somewhere in it."""

STANDS = ("same", "newer", "beside")
"""The relations that a history may have to one that it must contain."""

NOT_KEPT = "Dit toestel bewaart je spellen nu niet."
FULL_AFTER = 180
"""Seconds in which the browser should notice that the disk is full."""

ASLEEP = 75
"""Seconds."""

DAY = 24 * 60 * 60 * 1000

NOTE_TOASTS = """window.toasts = [];
addEventListener("DOMContentLoaded", () => {
  const place = document.getElementById("toasts");
  new MutationObserver(() => window.toasts.push(place.textContent)).observe(place, { childList: true });
});"""

SAID = """() => [...document.querySelectorAll("dialog[open], #toasts > *, #boot:not([hidden])")]
  .map((node) => node.textContent.trim()).filter(Boolean).join(" / ")"""
"""The texts that the page shows besides the game."""


class Outcome(NamedTuple):
    """The cost of a fault."""

    lost: int
    """Choices that had been made and are in the history no longer."""
    silent: int
    """Play stopped and no message was shown."""
    told: str = ""
    """A description of what went wrong."""


class Person:
    """Somebody at a table on one device. `app` is the page that lies in front of them, `others` are elsewhere."""

    def __init__(self, app: App, code: str, random: Random, held: ExitStack) -> None:
        self.app, self.code, self.random, self.held = app, code, random, held
        self.others: list[App] = []
        seed, turns_before = random.randrange(1000), random.randrange(4, 20)
        self.made = player.play_on(
            player.new(4, seed, code),
            lambda play: player.to_move(play) == 0 and len(play.match.choices) >= turns_before,
        ).match
        """The match as it stood after the last own choice."""

    def sit(self, people: tuple[str, ...], level: str) -> None:
        """Open the game at the first seat."""
        player.sit_down(self.app, match.replay(self.made), *people, level=level)

    def wait(self) -> str:
        """Wait until a choice is asked for, or the game is over; those who play elsewhere make theirs."""
        end = monotonic() + player.WAIT_MS / 1000
        while self.others and not self.app.evaluate(player.STATE, ["ask", "over"]):
            assert monotonic() < end, "nobody is asked anything"
            if self.app.evaluate(player.STATE, ["share"]):
                self.app.locator("dialog [data-do=close-dialog]").click()
            self.others_play()
        return player.wait(self.app, "ask", "over")

    def others_play(self) -> None:
        """Let those who play elsewhere make the choices that they are asked for; it takes a moment."""
        for app in self.others:
            app.evaluate(turns.AT_HAND, False)
            app.wait_for_timeout(200)

    def turn(self) -> None:
        """Make one choice, as soon as one is asked for."""
        if self.wait() == "ask":
            turns.take(self.app)
            self.made = player.play_of(self.app).match

    def moment(self) -> None:
        """Let the page get on with what follows a choice, for any part of it."""
        self.app.wait_for_timeout(self.random.randrange(MOMENT_MS))

    def reload(self) -> None:
        """Load the page once more; where nothing is kept, say who sits here."""
        self.app.reload()
        wait_ready(self.app)
        if player.wait(self.app, "ask", "over", "dialog") == "dialog":
            self.app.locator("dialog [data-do=answer][data-arg='0']").click()

    def follows(self) -> None:
        """Wait until the page in front has the choices that were made in another."""
        end = monotonic() + player.WAIT_MS / 1000
        while merge.relation(player.play_of(self.app).match, self.made) not in STANDS:
            assert monotonic() < end, "the other tab does not follow"
            self.app.wait_for_timeout(50)

    def lost(self) -> int:
        """Return how many of the choices that were made are not in the address any more."""
        now = player.play_of(self.app).match
        if merge.relation(now, self.made) in STANDS:
            return 0
        pairs = zip(now.choices, self.made.choices, strict=False)
        same = next((n for n, (one, other) in enumerate(pairs) if one != other), len(now.choices))
        return len(self.made.choices) - same


# ---- what happens

CATCH_WORKERS = """window.workers = [];
window.Worker = class extends Worker { constructor(...all) { super(...all); window.workers.push(this); } };"""

KILL_THE_THINKER = """() => {
  const table = document.getElementById("table");
  new MutationObserver((_, watcher) => {
    if (!("thinking" in table.dataset)) return;
    watcher.disconnect();
    window.workers.at(-1).terminate();
  }).observe(table, { attributes: true });
}"""
"""As soon as somebody thinks, the worker is gone."""

DESTROY = "memories.forEach((memory) => new Uint8Array(memory.buffer).fill(0))"

SHIFTED_CLOCK = """window.shift = 0;
window.Date = class extends Date {
  constructor(...all) { super(...(all.length ? all : [window.Date.now()])); }
  static now() { return super.now() + window.shift; }
};"""


LARGE_TYPE = """const sheet = new CSSStyleSheet();
sheet.replaceSync("#table * { font-size: 26px !important; }");
document.adoptedStyleSheets = [sheet];"""
"""No words are ever smaller, whatever size they are given."""


def kill_the_worker(me: Person) -> None:
    """The computer's worker is gone while it thinks."""
    me.app.locator("html[data-worker=ready]").wait_for(state="attached", timeout=player.WAIT_MS)
    player.wait(me.app, "ask")
    me.app.evaluate(KILL_THE_THINKER)
    me.turn()


IS_FULL = """() => new Promise((done, failed) => {
  const opening = indexedDB.open("probe", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("probe");
  opening.onerror = () => done(true);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("probe", "readwrite");
    const answer = (full) => { opening.result.close(); done(full); };
    writing.oncomplete = () => answer(false);
    writing.onabort = () => answer(true);
    writing.objectStore("probe").put(1, 1);
  };
})"""
"""A check that the browser stores nothing more; at first it relies on the free space that it last measured."""


def destroy_python(me: Person) -> None:
    """Python dies in the page, which says so and offers to be loaded once more."""
    me.turn()
    me.moment()
    me.app.evaluate(DESTROY)
    me.app.get_by_role("alertdialog").get_by_role("button").click()
    wait_ready(me.app)


def reload(me: Person) -> None:
    """The page is loaded once more, whatever it is doing."""
    me.turn()
    me.moment()
    me.reload()


def close_the_tab(me: Person) -> None:
    """The tab is closed while something moves; the game is opened from the lobby of another."""
    me.turn()
    me.moment()
    page = me.app.page
    me.app = me.app.beside()
    page.close()
    me.app.open()
    me.app.locator("#resume [data-do=lobby-open]").click()


def fill_the_disk(me: Person) -> None:
    """The device takes not one byte more, and the page is loaded once more with only the link to go by."""
    fill(me.app)
    end = monotonic() + FULL_AFTER
    while not me.app.evaluate(IS_FULL):
        assert monotonic() < end, "the disk does not get full"
        me.turn()
    play_on_a_full_disk(me)


def play_on_a_full_disk(me: Person) -> None:
    """The page says that it keeps nothing, goes on, and is loaded once more with only the link to go by."""
    for _ in range(2):
        me.turn()
    assert any(NOT_KEPT in words for words in me.app.evaluate("window.toasts")), f"{NOT_KEPT}: not said"
    me.reload()


def fill(app: App) -> None:
    """Let the device take not one byte more."""
    tools(app, "Storage.overrideQuotaForOrigin", quotaSize=1)


BREAK = """times => {
  Object.defineProperty(document, "title", { configurable: true, set() {
    if (!--times) delete document.title;
    throw new Error("a fault in the course");
  } });
}"""
"""A failure of what the course does with every ply, `times` times; never again once the page is reloaded."""

WENT_ON, BROKEN = "Het spel is opnieuw geopend", "Het spel gaat niet verder"


def fail_in_the_course(me: Person) -> None:
    """Something in the course of play fails that nobody foresaw; the game is opened again by itself."""
    me.turn()
    me.app.evaluate(BREAK, 1)
    me.turn()
    player.wait(me.app, "ask", "over")
    assert any(WENT_ON in words for words in me.app.evaluate("window.toasts")), f"{WENT_ON}: not said"


def fail_again_and_again(me: Person) -> None:
    """The course of play fails wherever it begins; a report and loading the page once more are offered."""
    me.turn()
    me.app.evaluate(BREAK, -1)
    sheet, end = me.app.get_by_role("dialog", name=BROKEN), monotonic() + player.WAIT_MS / 1000
    while not sheet.count():
        assert monotonic() < end, f"{BROKEN}: not said"
        me.app.evaluate(turns.AT_HAND, False)
        me.app.wait_for_timeout(50)
    with me.app.expect_download() as saved:
        sheet.locator("[data-do=report-save]").click()
    report = saved.value.path().read_text()
    expect(sheet.get_by_role("status")).to_contain_text("Kijk bij je downloads")
    expect(me.app.locator("#toasts")).to_be_empty()
    assert report == sheet.get_by_role("textbox").input_value() and "a fault in the course" in report
    address = next(line for line in report.splitlines() if "#" in line)
    assert merge.relation(link.decode(link.bare_link(address)), me.made) in STANDS
    sheet.get_by_text("Herlaad", exact=True).click()
    me.app.wait_for_function("window.toasts.length === 0")
    wait_ready(me.app)


THROW = """([name, method, ms]) => {
  const target = name.split(".").reduce((object, part) => object[part], window);
  const real = target[method];
  target[method] = () => { throw new DOMException("it throws", "SecurityError"); };
  if (ms) setTimeout(() => { target[method] = real; }, ms);
}"""
"""A method of the browser that throws, for `ms` milliseconds or for the life of the page."""


def refuse_the_address(me: Person) -> None:
    """The browser takes no address for a while, as Safari does after a hundred: it follows in the end."""
    play_without_address(me, MOMENT_MS)
    me.follows()


def refuse_every_address(me: Person) -> None:
    """The browser takes no address any more; the page is loaded once more where it was long ago."""
    play_without_address(me, 0)
    me.reload()
    me.follows()


def play_without_address(me: Person, ms: int) -> None:
    """Make a choice while the browser refuses to change the address, for `ms` milliseconds or for the life of the
    page."""
    me.turn()
    player.wait(me.app, "ask", "over")
    before, end = me.app.evaluate(player.KEPT), monotonic() + player.WAIT_MS / 1000
    me.app.evaluate(THROW, ["history", "replaceState", ms])
    while (kept := me.app.evaluate(player.KEPT)) == before:
        assert monotonic() < end, "nothing is played"
        me.app.evaluate(turns.AT_HAND, False)
        me.app.wait_for_timeout(50)
    me.made = player.unfolded(player.bare(kept[0])).match


def throw_at_storage(me: Person) -> None:
    """Let everything that stores the game throw, and reload the page, which has only the link left."""
    me.app.evaluate(THROW, ["IDBDatabase.prototype", "transaction", 0])
    play_on_a_full_disk(me)


def wipe_the_storage(me: Person) -> None:
    """All that the device keeps of the site is gone, in mid-game and before a reload."""
    for _ in range(2):
        me.turn()
        me.moment()
        tools(me.app, "Storage.clearDataForOrigin", storageTypes="all")
    me.turn()
    me.reload()


def stop_the_server(me: Person) -> None:
    """There is no site any more, and the page is loaded once more."""
    wait_offline(me.app)
    me.turn()
    me.app.site.stop()
    me.turn()
    me.moment()
    me.reload()


def update_the_site(me: Person) -> None:
    """A new version is published, and taken over in mid-game."""
    wait_offline(me.app)
    me.turn()
    publish(me.app.site, "next")
    look_for_update(me.app)
    me.turn()
    me.moment()
    me.app.locator("#update-now").click()
    expect(me.app.locator("html")).to_have_attribute("data-version", "next", timeout=player.WAIT_MS)
    wait_ready(me.app)


def play_in_two_tabs(me: Person) -> None:
    """The same game in two tabs, and a choice now in one and now in the other, without waiting for them."""
    player.wait(me.app, "ask", "over")
    other = me.app.beside()
    other.open("#" + player.fragment(me.app))
    for _ in range(2):
        me.turn()
        me.app, other = other, me.app
        me.follows()
    me.turn()
    me.moment()
    me.app.page.close()
    me.app = other
    me.follows()


def set_the_clock(me: Person) -> None:
    """The clock goes back more than a year, and then on by three; each time the game is left and opened."""
    for days in (-400, 3 * 365):
        me.turn()
        me.app.evaluate(f"window.shift += {days * DAY}")
        me.turn()
        me.moment()
        me.app.locator("[data-do=leave]").click()
        me.app.locator("#resume [data-do=lobby-open]").click()


@cache
def relay() -> Relay:
    """Return the relay of all live tables of a run."""
    return Relay()


def sleep_among_three(me: Person) -> None:
    """The device sleeps at a live table of three, who all see each other again."""
    mine = me.app.page.context.browser
    assert mine
    far = me.held.enter_context(asleep.elsewhere(mine.browser_type, browser.launch_options("chromium")))
    for seat in (1, 2):
        other = asleep.device(far, me.app.site).open("#" + player.fragment(me.app))
        claim(other, seat)
        me.others.append(player.go_live(other))
    player.go_live(me.app)
    see_each_other(me)
    me.turn()
    with asleep.asleep(mine):
        end = monotonic() + ASLEEP
        while monotonic() < end:
            me.others_play()
    see_each_other(me)


def see_each_other(me: Person) -> None:
    """Wait until each of three sees both others."""
    for app in (me.app, *me.others):
        expect(app.locator("#live")).to_have_text("Iedereen is hier.")


class Fault(NamedTuple):
    """Something that happens. It is given a person at a table and leaves them before a page that is ready."""

    do: Callable[[Person], None]
    prepare: Callable[[App], None] = lambda app: None
    """A step that makes it possible, before the page is opened."""
    own_site: bool = False
    """The fault changes the site, so it needs one of its own."""
    spoils: bool = False
    """The fault spoils the device for later tests."""
    allows: tuple[str, ...] = ()
    """The errors that the page may report meanwhile."""
    level: str = "firm"
    """The level of the computer: the strong one thinks longest."""
    people: tuple[str, ...] = PEOPLE
    """The players at the table; the fault happens to the first."""


FAULTS = {
    "kill the worker in mid-thought": Fault(
        kill_the_worker,
        lambda app: app.add_init_script(CATCH_WORKERS),
        allows=("the worker is lost",),
        level="strong",
    ),
    "destroy Python's memory": Fault(destroy_python, lambda app: app.add_init_script(CATCH_MEMORY), allows=("",)),
    "reload at any moment": Fault(reload),
    "close the tab in mid-animation": Fault(close_the_tab),
    "begin on a full disk": Fault(play_on_a_full_disk, fill, spoils=True),
    "fill the disk in mid-game": Fault(fill_the_disk, spoils=True),
    "fail in the course": Fault(fail_in_the_course, allows=("a fault in the course",)),
    "fail again and again": Fault(fail_again_and_again, allows=("a fault in the course",)),
    "refuse the address for a while": Fault(refuse_the_address, allows=("it throws",)),
    "refuse every address": Fault(refuse_every_address, allows=("it throws",)),
    "throw at what is to be stored": Fault(throw_at_storage),
    "write no small type": Fault(reload, lambda app: app.add_init_script(LARGE_TYPE)),
    "wipe the storage, game open": Fault(wipe_the_storage, spoils=True),
    "stop the server": Fault(stop_the_server, own_site=True, allows=("ERR_CONNECTION_REFUSED",)),
    "update the site": Fault(update_the_site, own_site=True),
    "two tabs at once": Fault(play_in_two_tabs),
    "set the clock back and forth": Fault(set_the_clock, lambda app: app.add_init_script(SHIFTED_CLOCK)),
    "a device asleep for 75 s among three": Fault(
        sleep_among_three,
        lambda app: relay().take_over(app.site.folder),
        own_site=True,
        allows=("leaves the site: ws:",),
        people=THREE,
    ),
}


def tools(app: App, command: str, **options: object) -> None:
    """Do something to what the device keeps of the site; it holds as long as the page."""
    session = app.page.context.new_cdp_session(app.page)
    session.send(command, {"origin": app.site.url[: app.site.url.index("/", 8)], **options})


def strike(fault: Fault, app: App, code: str, seed: int) -> Outcome:
    """Let somebody play this game, let it happen, and see whether they can play on with all that they did."""
    for part in fault.allows:
        app.allow(part)
    app.add_init_script(NOTE_TOASTS)
    fault.prepare(app)
    with ExitStack() as held:
        me = Person(app, code, Random(seed), held)
        try:
            me.sit(fault.people, fault.level)
            fault.do(me)
            for _ in range(TURNS_AFTER + 1):
                me.wait()
                if lost := me.lost():
                    return Outcome(lost, 0, f"at {player.fragment(me.app)}, made {me.made}")
                me.turn()
            return Outcome(0, 0)
        except (AssertionError, Error) as stopped:
            said = str(me.app.evaluate(SAID))
            return Outcome(0, int(not said), f"{stopped} / {said}")
