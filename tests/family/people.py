"""A family at its devices: who holds which, what they were sent, and what they do with what they see."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from family.document import Node
from family.pages import Browser, Pages, Tab, World
from kaartbord.match import link, sealed_links
from kaartbord.match.match import key_of_match, run_steps
from kaartbord.sealed.history.history import match_of
from kaartbord.sealed.link import unpack
from kaartbord.text import MESSAGES

LANG = "nl"

NAMES = ("Oma", "Papa", "", "Sem", "Noor", "Tante Bep")
"""One of them never says a name."""

AFTER = 2.5
"""Seconds from one thing that somebody does to the next."""

HANDED = tuple(f"handed.title.{now}" for now in ("computer", "other", "taken", "free", "twice"))

TOLD = ("who.once", *HANDED, "here.title", "fork.title", "sealed.taken", "live.twice")
"""The messages that say that a seat is or was played elsewhere too."""

LACKING = MESSAGES[LANG].format("bad.missing").partition(".")[0], MESSAGES[LANG].format("fault.unnamed")
"""The texts that say that another link of the game must be opened first."""

WEIGHTS = {
    "follow": 4.0,
    "again": 4.0,
    "back": 2.0,
    "yes": 3.0,
    "watch": 0.3,
    "replay": 0.1,
    "course": 0.0,
    "share": 1.0,
    "decided": 0.2,
    "evening": 0.2,
    "next": 0.3,
}
"""The weights of answers, where others have 1."""


class Note(NamedTuple):
    """A link in the chat of the family."""

    address: str
    match: Any
    known: int
    """At a sealed table: how many messages there were; else -1."""
    key: str
    seats: tuple[Any, ...]
    """The players of the seats, at an open table."""
    is_key: bool
    """The link moves a seat of a sealed table to another device."""

    @property
    def reach(self) -> tuple[int, int, int]:
        """Return the progress of the game of the link."""
        return reach(self.match, self.known)


def reach(match: Any, known: int) -> tuple[int, int, int]:
    """Return the progress of a game: the times that turns were taken back, the messages of a sealed one, and the
    choices."""
    return (0 if known >= 0 else match.undo_count), known, sum(choice >= 0 for choice in match.choices)


def read(address: str) -> Note:
    """Return what the link at this address contains."""
    text = link.find_link(address)
    seats: tuple[Any, ...]
    is_key = False
    if sealed_links.is_sealed_link(text):
        sealed = sealed_links.read(text)
        letter, is_key = unpack(sealed.messages), bool(sealed.secrets)
        match, known, seats = match_of(letter.terms), letter.window.last, ()
    else:
        shared, _ = run_steps(link.read_steps(link.parse_link(text)))
        match, known, seats = shared.match, -1, shared.seats or ()
    return Note(address, match, known, key_of_match(match), seats, is_key)


class Person:
    """Somebody of the family, with a device."""

    def __init__(self, number: int, browser: Browser) -> None:
        self.number, self.name, self.browser = number, NAMES[number % len(NAMES)], browser
        self.tab: Tab | None = None
        """The tab that is looked at."""
        self.opening = ""
        """The key of the game whose link was opened last."""
        self.seats: set[int] = set()
        """The seats that this person took knowingly."""
        self.taken: set[tuple[str, int]] = set()
        """Those in each game."""
        self.told: set[str] = set()
        """The games of which a device said that a seat is played elsewhere too."""
        self.opened: list[Note] = []
        self.sent: list[Note] = []
        """The links that this device has sent: only who lost it needs those."""
        self.ways: dict[str, str] = {}
        """By game whether it is played live, or by link."""
        self.stayed: set[str] = set()
        """The games of which this person chose one of two histories: the other may be that of a link."""
        self.lacking: set[str] = set()
        """The sealed games of which the device said that it lacks an earlier link."""
        self.acted = False
        """This person causes what happens now."""


class Family:
    """All people and devices of one evening, and what they have sent each other."""

    def __init__(self, pages: Pages, seed: int, people: int) -> None:
        self.pages, self.world = pages, World(seed)
        self.people = [Person(number, self._device(number)) for number in range(people)]
        self.chat: list[Note] = []
        self.made: dict[tuple[str, int], list[Person]] = {}
        """By game and seat who chose something there, one after the other."""

    def _device(self, number: int) -> Browser:
        forced = "auto" if self.world.chance.random() < 0.3 else "wait"
        return Browser({"firsts": "off", "motion": "calm", "forced": forced, "lang": LANG})

    def end(self) -> None:
        """Close all tabs, and see that nothing they began goes on."""
        for _, tab in list(self.tabs()):
            tab.close()
        self.world.clock.run(1.0)
        assert self.world.faults or not asyncio.all_tasks(self.world.clock)

    def pass_time(self, seconds: float = AFTER) -> None:
        """Let time pass on all devices."""
        self.world.clock.run(seconds)
        for person in self.people:
            for tab in person.browser.tabs:
                notes = [read(address) for address in tab.sent]
                self.chat += notes
                person.sent += notes
                tab.sent.clear()
                words = tab.words()
                if any(MESSAGES[LANG].format(name) in words for name in TOLD):
                    person.told.add(self._key(person, tab))
                if any(lacks in words for lacks in LACKING):
                    person.lacking.add(self._key(person, tab))

    def _key(self, person: Person, tab: Tab) -> str:
        return key_of_match(tab.session.match) if tab.session is not None else person.opening

    def tabs(self) -> Iterator[tuple[Person, Tab]]:
        """All tabs that are open, with who holds them."""
        for person in self.people:
            for tab in person.browser.tabs:
                yield person, tab

    # ---- what somebody does

    def look(self, person: Person) -> Tab:
        """Take the device and look at it; where nothing is open the page is opened."""
        if person.tab is None or person.tab.closed:
            person.tab = next(iter(person.browser.tabs), None) or self.open(person, "")
        if person.tab.asleep or person.tab.document.hidden:
            person.tab.wake()
            self.pass_time(0.5)
        person.acted = True
        return person.tab

    def open(self, person: Person, address: str, *, here: bool = False) -> Tab:
        """Open an address, in a tab of its own or `here`; the other tabs stay as they are."""
        person.acted = True
        if here and person.tab is not None and not person.tab.closed:
            person.tab.wake()
            person.tab.follow_link(address)
            return person.tab
        for other in person.browser.tabs:
            other.hide()
        person.tab = self.pages.open(self.world, person.browser, address)
        return person.tab

    def open_note(self, person: Person, note: Note, *, here: bool = False) -> None:
        """Tap a link in the chat."""
        person.opening = note.key
        person.opened.append(note)
        if note.is_key:  # its device plays there from then on, and says so
            person.seats.update(range(8))
        tab = self.open(person, note.address, here=here)
        if tab.session is None:  # what was asked about another link is put away with it
            tab.notes.clear()
        tab.notes.append(note)

    def lose(self, person: Person) -> None:
        """The device is gone, and another one is taken."""
        for tab in list(person.browser.tabs):
            tab.close()
        person.browser, person.tab = self._device(person.number), None
        person.opened, person.sent = [], []

    def act(self, person: Person, dice: Random) -> str:
        """Do what the device asks for or offers; say what that was."""
        tab = self.look(person)
        if dialogs := tab.open_dialogs():
            return self._answer_sheet(person, tab, dialogs[-1], dice)
        if tab.question is not None:
            return self._choose(person, tab, dice)
        if send := self._button(tab, "send", gold=True):
            tab.press(send)
            self.pass_time(0.5)
            return self._share(tab, dice)
        buttons = {
            "looks at the result": self._button(tab, "over"),
            "lets the computer play": self._button(tab, "stand-in"),
            "shows the code": tab.node(".screen-corner [data-do=phones]"),
        }
        for words, button in buttons.items():
            if button:
                tab.press(button)
                return words
        if tab.session is None:
            return self._from_lobby(person, tab)
        return "waits"

    def _button(self, tab: Tab, do: str, *, gold: bool = False) -> Node | None:
        return tab.node(f"#actions [data-do={do}]{'.gold' if gold else ''}")

    def _from_lobby(self, person: Person, tab: Tab) -> str:
        """Go on with the game that waits most, or with the newest link."""
        if tab.lobby:
            tab.do(tab.handlers["lobby-open"], tab.lobby[0].key)
            return "goes on from the lobby"
        if news := self.received(person):
            self.open_note(person, news[-1])
            return "opens the newest link"
        return "has nothing to do"

    def _choose(self, person: Person, tab: Tab, dice: Random) -> str:
        asked = tab.question
        assert asked is not None
        action = dice.choice(asked.legal)
        made = self.made.setdefault((key_of_match(asked.session.match), asked.seat), [])
        if not made or made[-1] is not person:
            made.append(person)
        tab.do(asked.answer.set_result, action)
        return f"plays {action.kind} for seat {asked.seat}"

    def _share(self, tab: Tab, dice: Random) -> str:
        """Send the link of the sheet on top, and close that, or forget to."""
        if button := tab.node("[data-do=share-link]"):
            tab.press(button)
            self.pass_time(0.5)
        if dice.random() < 0.6 and (close := tab.node("dialog.share [data-do=close-dialog]")):
            tab.press(close)
        return "sends the link"

    def _answer_sheet(self, person: Person, tab: Tab, sheet: Node, dice: Random) -> str:
        buttons = [
            node for node in sheet.querySelectorAll("[data-do]") if not any(above.hidden for above in node.above())
        ]
        if any(node.dataset.do == "share-link" for node in buttons):
            return self._share(tab, dice)
        answers = {str(node.dataset.arg): node for node in buttons if node.dataset.do == "answer"}
        if sheet.id == "curtain":
            named = sheet.querySelector("#curtain-name")
            tab.lifted = named.textContent if named else ""
            tab.press(answers["me"])
            return f"lifts the curtain as {tab.lifted}"
        if not answers:
            closes = [node for node in buttons if node.dataset.do == "close-dialog"]
            if not closes:
                return "sees a sheet without a way out"
            tab.press(closes[-1])
            return "closes a sheet"
        chosen = self._chosen(person, tab, sheet, answers, dice)
        tab.press(answers[chosen])
        return f"answers {chosen}"

    def _chosen(self, person: Person, tab: Tab, sheet: Node, answers: dict[str, Node], dice: Random) -> str:
        """Return the answer to a question on a sheet."""
        seats = [name for name in answers if name.isdigit()]
        if seats:
            return self._seat(person, sheet, answers, seats, dice)
        if {"ours", "theirs"} <= answers.keys() and tab.parted:
            ours, theirs = (reach(match, -1) + (match.choices,) for match in tab.parted)
            person.stayed.add(self._key(person, tab))
            return "theirs" if theirs > ours else "ours"
        if {"live", "link"} <= answers.keys():  # in one game somebody means the same in all tabs
            person.ways.setdefault(person.opening, dice.choices(("live", "link"), (2, 1))[0])
            return person.ways[person.opening]
        names = sorted(answers)
        chosen = dice.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
        if chosen in ("here", "back"):  # which seat that is only the sheet knows
            person.seats.update(range(8))
        return chosen

    def _seat(
        self,
        person: Person,
        sheet: Node,
        answers: dict[str, Node],
        seats: list[str],
        dice: Random,
    ) -> str:
        own = [name for name in seats if (person.opening, int(name)) in person.taken]
        divider = sheet.querySelector("h3")
        nodes = list(sheet.all())
        end = nodes.index(divider) if divider else len(nodes)
        free = [name for name in seats if nodes.index(answers[name]) < end]
        if own and dice.random() < 0.85:
            chosen = own[0]
        elif free and dice.random() < 0.9:
            chosen = dice.choice(free)
        elif "watch" in answers and dice.random() < 0.4:
            return "watch"
        else:
            chosen = dice.choice(seats)
        person.seats.add(int(chosen))
        person.taken.add((person.opening, int(chosen)))
        return chosen

    # ---- who has what

    def received(self, person: Person) -> list[Note]:
        """Return the links in the chat that somebody's device did not send itself."""
        return [note for note in self.chat if note not in person.sent]

    def holding(self, match_key: str, seat: int) -> list[tuple[Person, Any]]:
        """Return the people who play a seat of a game on their device, with the game as it is there."""
        found = []
        for person in self.people:
            for tab in person.browser.tabs:
                session = tab.session
                if session is not None and key_of_match(session.match) == match_key and seat in session.mine:
                    found.append((person, session))
        return found

    def on_tables(self) -> dict[str, list[tuple[Person, Tab]]]:
        """By game the tabs on which it lies."""
        tables: dict[str, list[tuple[Person, Tab]]] = {}
        for person, tab in self.tabs():
            if tab.session is not None:
                tables.setdefault(key_of_match(tab.session.match), []).append((person, tab))
        return tables
