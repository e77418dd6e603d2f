"""All words that a page puts on its screens, whatever is pressed there, and those of whole evenings."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import islice
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

from family import evening, people
from family.document import Node
from family.pages import Browser, Pages, Tab, World
from kaartbord.games import GAMES
from kaartbord.match.setup import seating
from kaartbord.match.setup.draft import from_record
from kaartbord.match.tally import TALLIES
from text.golden import lacking

READ = ("aria-label", "placeholder", "alt")
"""Attributes that are heard or seen."""

FIELDS = "input, select, textarea"

A_MOMENT = 1.5
"""Seconds in which a page does what is asked of it."""

DEEP, MOST, ALIKE = 3, 60, 3
"""Presses after one another, ways that are gone behind one beginning, and how many of what does the same are pressed in
one place."""


class Words:
    """Words in the order in which a page says them."""

    def __init__(self) -> None:
        self.all = sha256()
        self.distinct: dict[str, None] = {}

    def hear(self, words: Any) -> None:
        """Note what is put on the page."""
        if isinstance(words, str) and words.strip():
            self.all.update(f"{words}\n".encode())
            if any(map(str.isalpha, words)):
                self.distinct[words] = None

    def lines(self) -> list[str]:
        """Give each once, and a digest of all."""
        return [*self.distinct, self.all.hexdigest()]


@contextmanager
def heard(pages: Pages) -> Iterator[Words]:
    """Hear all that is put on pages meanwhile, and all that is handed to a messenger."""
    words, adopt, write = Words(), Node._adopt, Node.setAttribute
    browser = sys.modules["js"].navigator
    share = browser.share

    def adopted(self: Node, node: Any) -> None:
        words.hear(node)
        adopt(self, node)

    def written(self: Node, name: str, value: Any) -> None:
        if name in READ:
            words.hear(str(value))
        write(self, name, value)

    async def copied(text: str) -> None:
        words.hear(text.partition("\n")[0])

    async def pasted() -> str:
        return ""

    async def shared(given: dict[str, str]) -> None:
        words.hear(given.get("title"))
        words.hear(given.get("text"))
        await share(given)

    for drawn in vars(pages.module("ui.seat_mark")).values():  # by what was shown before
        if hasattr(drawn, "cache_clear"):
            drawn.cache_clear()
    clipboard = SimpleNamespace(writeText=copied, readText=pasted)
    with (
        patch.object(Node, "_adopt", adopted),
        patch.object(Node, "setAttribute", written),
        patch.object(browser, "share", shared),
        patch.object(browser, "clipboard", clipboard, create=True),
    ):
        yield words


# ---- evenings


def of_evening(pages: Pages, lang: str, seed: int) -> list[str]:
    """Give the words of an evening in a language."""
    with ExitStack() as spoken:
        for module in (people, evening):
            spoken.enter_context(patch.object(module, "LANG", lang))
        spoken.enter_context(patch.object(people, "LACKING", lacking(lang)))
        words = spoken.enter_context(heard(pages))
        evening.play(pages, evening.plan_of(seed))
    return words.lines()


# ---- what can be pressed


class Press(NamedTuple):
    """Something that is pressed or filled in: a button by what it does, or a field by its name and value."""

    do: str
    arg: str
    is_field: bool = False


def _visible(tab: Tab) -> Iterator[Node]:
    """Give the nodes that can be reached: those of the sheet on top, or of the screen."""
    top = tab.open_dialogs()[-1:] or [tab.document.body]
    for node in top[0].all():
        if not any(above.hidden for above in node.above()):
            yield node


def _presses(tab: Tab) -> dict[Press, Node]:
    """Return what can be done on a page, each with its node."""
    found: dict[Press, Node] = {}
    for node in _visible(tab):
        if node.dataset.do:
            found.setdefault(Press(str(node.dataset.do), str(node.dataset.arg or "")), node)
        elif node.matches("select"):
            for option in node.children:
                found.setdefault(Press(node.name, str(option.getAttribute("value")), True), node)
        elif node.matches(FIELDS) and node.name:
            found.setdefault(Press(node.name, node.value if node.type == "radio" else "", True), node)
    return found


def _do(tab: Tab, press: Press, node: Node) -> None:
    if not press.is_field:
        tab.press(node)
        return
    if node.type == "radio":
        for other in tab.document.querySelectorAll(f"[name='{press.do}']"):
            other.checked = other is node
    elif node.type == "checkbox":
        node.checked = not node.checked
    else:
        node.value = press.arg if node.matches("select") else f"Ali {press.do}"
        tab.do(node.happen, "input")
    tab.do(node.happen, "change")


Begin = Callable[[Tab], None]


def _at(address: str) -> Begin:
    return lambda tab: tab.follow_link(address)


def _handled(name: str, arg: str = "") -> Begin:
    def begin(tab: Tab) -> None:
        done = tab.handlers[name]
        tab.do(lambda: tab.spawn(came) if hasattr(came := done(arg), "send") else None)

    return begin


def _table(code: str, way: str, *, sealed: bool = False) -> Begin:
    """Begin a game."""

    def begin(tab: Tab) -> None:
        draft = from_record(code, None)
        chairs = tuple(seating.arrange_chairs(way, draft.info.seats[0], {}))
        wanted = draft._replace(chairs=chairs, sealed=sealed).setup()
        tab.do(lambda: tab.app.new_game.begin(wanted))
        tab.world.clock.run(A_MOMENT)

    return begin


def _menu(begin: Begin) -> Begin:
    """Open the menu of a table as well."""

    def opened(tab: Tab) -> None:
        begin(tab)
        _handled("table-menu")(tab)

    return opened


def _sheet(code: str) -> Begin:
    """Begin a score sheet."""

    def begin(tab: Tab) -> None:
        _at("#scoreblad")(tab)
        tab.world.clock.run(A_MOMENT)
        _handled("tally-open", code)(tab)
        tab.world.clock.run(A_MOMENT)
        for number, field in enumerate(tab.document.querySelectorAll("#club input")):
            if field.type == "text":
                field.value = f"Ali {number}"
                tab.do(field.happen, "change")
        _choose_first(tab)
        _handled("tally-begin")(tab)

    return begin


def _choose_first(tab: Tab) -> None:
    """Have each list stand at what is marked in it, or at the first, as a browser does."""
    for field in filter(lambda node: node.matches("select") and not node.value, _visible(tab)):
        marked = [one for one in field.children if one.hasAttribute("selected")]
        field.value = str([*marked, *field.children][0].getAttribute("value"))


BEGINNINGS: dict[str, Begin] = {
    "settings": _handled("settings"),
    "keys": lambda tab: tab.do(tab.app._open_keys),
    "which": _handled("lobby-which"),
    "paste": _handled("lobby-paste"),
    "backup": _handled("backup-open"),
    **{f"help {code}": _handled("lobby-help", code) for code in GAMES},
    **{f"lesson {code}": _handled("lesson", code) for code in GAMES},
    **{f"set-up {code}": _at(f"#{code}") for code in GAMES},
    **{name: _at(f"#{name}") for name in ("toernooi", "scoreblad", "statistiek")},
    **{f"table {code}": _table(code, "computer") for code in GAMES},
    **{f"{way} {code}": _table(code, way) for way in ("link", "together", "phones") for code in "P"},
    **{f"menu {code}": _menu(_table(code, "computer")) for code in GAMES},
    **{f"menu {way}": _menu(_table("P", way)) for way in ("link", "together")},
    **{f"sheet {code}": _sheet(code) for code in TALLIES},
    "sealed": _table("P", "link", sealed=True),
    "menu sealed": _menu(_table("P", "link", sealed=True)),
}
"""By name: what leads to a screen from which everything is pressed."""


def of_screen(pages: Pages, lang: str, name: str) -> list[str]:
    """Give the words behind everything that can be pressed on a screen, and on what comes of it."""
    with heard(pages) as words:
        paths: list[tuple[Press, ...]] = [()]
        known: set[frozenset[str]] = set()
        for path in islice(paths, MOST):
            presses = _walk(pages, lang, name, path)
            kinds = [press.do for press in presses]
            if {*kinds} not in known and len(path) < DEEP:
                known.add(frozenset(kinds))
                few = [press for at, press in enumerate(presses) if kinds[:at].count(press.do) < ALIKE]
                paths += [(*path, press) for press in few]
    return words.lines()


def _walk(pages: Pages, lang: str, name: str, path: tuple[Press, ...]) -> list[Press]:
    """Press one thing after the other on a new page; return what can be pressed then."""
    pages.module("ui.dom")._on_failure.clear()
    world = World(1)
    browser = Browser({"motion": "calm", "forced": "wait", "lang": lang})
    tab = pages.open(world, browser)
    tab.document.documentElement.dataset.offline = "yes"
    world.clock.run(A_MOMENT)
    BEGINNINGS[name](tab)
    world.clock.run(A_MOMENT)
    for press in path:
        _choose_first(tab)
        if node := _presses(tab).get(press):
            _do(tab, press, node)
            world.clock.run(A_MOMENT)
    found = list(_presses(tab))
    tab.close()
    world.clock.run(A_MOMENT)
    return found
