"""Evenings of a family in a real browser, who do at random what families do, as in `tests/family`.

They play by link, live, or with the board on a device in the middle. After each thing that somebody does no page has
done wrong, no sheet lies over another, and somebody is asked something, has a link to hand on, or one to open.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from urllib.parse import urlsplit

import pytest
from support.browser import player, sharing, turns
from support.browser.device import App, Devices

LiveDevices = Devices

# Where a page lies behind another, engines differ in what they let it do.
pytestmark = [pytest.mark.only_browser("chromium"), pytest.mark.long]

WAYS, EVENINGS, DEEDS = ("link", "live", "board"), 2, 30
"""The ways in which a family plays, the evenings of each, and the deeds of an evening."""

CALM_MS = 300
"""A page that says the same for so long has done what it was about to do."""

RESTS = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  (HURRY)();
  if (!has("html[data-ready=yes]") || has("#table:not([hidden])[data-thinking]")) return "";
  if (has("#dialogs dialog")) return "sheet";
  if (has("#table:not([hidden]) #controls[data-asking=yes]")) return "asks";
  if (has("#actions [data-do=send].gold")) return "sends";
  if (has("#actions [data-do=over]")) return "over";
  if (has("#lobby:not([hidden]) [data-mine=yes]")) return "calls";
  if (has("#table[data-layout=screen]:not([hidden])")) return "waits";
  return has("#lobby:not([hidden]), #actions button, #live:not([hidden])") ? "waits" : "";
}""".replace("HURRY", player.HURRY)
"""The state of a page that waits for its user; "" while it is busy."""

LEADS_ON = ("sheet", "asks", "sends", "calls")

SHEETS = "() => [...document.querySelectorAll('#dialogs dialog')].map(sheet => sheet.textContent.slice(0, 80))"

ANSWERS = """() => [...document.querySelectorAll("#dialogs dialog:last-child [data-do=answer]:not([disabled])")]
  .filter(node => node.checkVisibility()).map(node => node.dataset.arg)"""

PROMPT = "() => document.querySelector('#prompt')?.textContent"

PRESS = "selector => document.querySelector(selector)?.click()"

RARE = {"watch": 0.2, "replay": 0.0, "course": 0.0, "share": 0.0, "evening": 0.0, "decided": 0.0}
"""The weights of unusual answers, where others have 1."""


class Person:
    """Somebody with a device, on which several pages may be open."""

    def __init__(self, app: App) -> None:
        self.page, self.pages = app, [app]
        self.opened: list[str] = []
        self.sits = False

    def look(self) -> App:
        """Bring the page that is looked at to the front, and return it."""
        self.page.bring_to_front()
        return self.page

    def add(self, rest: str) -> App:
        """Open another page."""
        self.page = self.page.beside().open(rest)
        self.pages.append(self.page)
        return self.page


def rest(app: App) -> str:
    """Wait until a page has come to rest; what it wants then."""
    end, before = monotonic() + player.WAIT_MS / 1000, ("", "")
    while not (seen := str(app.evaluate(RESTS))) or (seen, player.fragment(app)) != before:
        assert monotonic() < end, f"does not come to rest: {app.locator('body').inner_text()[:300]}"
        before = seen, player.fragment(app)
        app.wait_for_timeout(CALM_MS)
    return seen


class Evening:
    """The deeds of a family, and the links that it has sent each other."""

    def __init__(self, devices: LiveDevices, way: str, seed: int) -> None:
        self.dice, self.log = Random(seed), list[str]()
        self.rare = RARE | {"link" if way == "live" else "live": 0.0}
        play = player.new(3, seed, "P", limit=5)
        self.people = [Person(devices()) for _ in range(play.match.seats)]
        table = player.table_link(play, "link:Oma", "link:Sem", "link:Noor")
        if way == "board":
            tablet = Person(devices(1366, 1024))
            sharing.lay_in_the_middle(tablet.page, table)
            self.chat = [sharing.code_of(tablet.page)]
            self.people.append(tablet)
        else:
            self.chat = [f"?l#{table}" if way == "live" else f"#{table}"]
        for person in self.people[: play.match.seats]:
            person.page.open()
        self.newest(self.people[0])
        self.act(self.people[0])

    def play(self) -> None:
        """Do one thing after another; what holds is looked at after each."""
        deeds = {self.act: 12, self.newest: 5, self.any_link: 1.5, self.again: 1, self.second: 0.7}
        deeds |= {self.other: 0.7, self.close: 0.7, self.reload: 0.7}
        for number in range(DEEDS):
            person = self.dice.choice(self.people)
            done = self.dice.choices([*deeds], [*deeds.values()])[0](person)
            self.log.append(f"{number} {self.people.index(person)} {done}")
            self.hold()

    # ---- what somebody does

    def act(self, person: Person) -> str:
        """Do what the page asks for."""
        app = person.look()
        match rest(app):
            case "sheet":
                return self.answer(person, str(self.people.index(person)))
            case "asks":
                before, end = player.stage(app), monotonic() + player.WAIT_MS / 1000
                cards = app.locator("#hand .card:not([aria-disabled=true])")
                if cards.count():
                    cards.nth(self.dice.randrange(cards.count())).evaluate("card => card.click()")
                while player.stage(app) == before and not app.evaluate(SHEETS) and monotonic() < end:
                    app.evaluate(turns.AT_HAND, False)
                    app.wait_for_timeout(50)
                return "plays"
            case "sends":
                app.evaluate(PRESS, "#actions [data-do=send]")
                return "opens the sheet to send"
            case "over":
                app.evaluate(PRESS, "#actions [data-do=over]")
                return "looks at the result"
            case "calls":
                app.evaluate(PRESS, "#lobby [data-mine=yes] [data-do=lobby-open]")
                return "goes on from the lobby"
        return "waits"

    def answer(self, person: Person, seat: str) -> str:
        """Answer a sheet, hand its link on, or close it; the own seat is taken where it is offered."""
        app = person.page
        if app.locator("dialog.share").count():
            link = urlsplit(app.locator("#share-url").input_value())
            self.chat.append(f"?{link.query}#{link.fragment}" if link.query else f"#{link.fragment}")
            app.evaluate(PRESS, "dialog.share [data-do=share-copy]")
            app.evaluate(PRESS, "dialog.share [data-do=close-dialog]")
            return f"sends link {len(self.chat) - 1}"
        answers = app.evaluate(ANSWERS)
        answers, person.sits = ([seat], True) if seat in answers else (answers, person.sits)
        weights = [self.rare.get(answer, 1.0) for answer in answers]
        if not any(weights):
            app.evaluate(PRESS, "#dialogs dialog:last-child [data-do=close-dialog]")
            return "closes a sheet"
        chosen = self.dice.choices(answers, weights)[0]
        app.evaluate(PRESS, f"#dialogs dialog:last-child [data-do=answer][data-arg='{chosen}']")
        return f"answers {chosen}"

    def follow(self, person: Person, at: int) -> str:
        """Open a link of the chat, in the page that is open or in another."""
        link = self.chat[at]
        person.opened.append(link)
        if link.startswith("#") and self.dice.random() < 0.7:
            player.open_link(person.look(), link[1:])
        else:
            person.add(link)
        return f"opens link {at}"

    def newest(self, person: Person) -> str:
        """Open the newest link."""
        return self.follow(person, len(self.chat) - 1)

    def any_link(self, person: Person) -> str:
        """Open one of all links."""
        return self.follow(person, self.dice.randrange(len(self.chat)))

    def again(self, person: Person) -> str:
        """Open the same link once more."""
        return self.follow(person, self.chat.index(person.opened[-1])) if person.opened else "waits"

    def second(self, person: Person) -> str:
        """Open the site once more."""
        person.add("")
        return f"opens a page and {self.act(person)}"

    def other(self, person: Person) -> str:
        """Look at another page."""
        person.page = self.dice.choice(person.pages)
        return f"looks at a page and {self.act(person)}"

    def close(self, person: Person) -> str:
        """Close the page, unless it is the only one: a device keeps that, as its process goes on."""
        if len(person.pages) < 2:
            return "waits"
        person.pages.remove(person.page)
        person.page.close()
        person.page = person.pages[-1]
        return "closes a page"

    def reload(self, person: Person) -> str:
        """Load the page again."""
        person.look().reload()
        return "loads the page again"

    # ---- what holds

    def hold(self) -> None:
        """See that all is well: who is live may take a while to find the others again."""
        end = monotonic() + player.WAIT_MS / 1000
        while wrong := self.wrong():
            assert monotonic() < end, "\n".join([*self.log, *wrong])

    def wrong(self) -> list[str]:
        """Return what the pages show, if nobody is led on and the game is not over; none may do what it must not."""
        said, leads = list[str](), False
        for person in self.people:
            for app in person.pages:
                wants = rest(app)
                leads |= wants in LEADS_ON
                app.watch.check()
                sheets = app.evaluate(SHEETS)
                assert len(sheets) < 2, "\n".join([*self.log, *sheets])
                said.append(f"{wants}: {app.evaluate(PROMPT)}")
            leads |= self.chat[-1] not in person.opened or not (person.sits or self.people.index(person) > 2)
        return [] if leads or all(line.startswith("over") for line in said) else said


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_a_family_plays_on_in_a_browser(live_devices: LiveDevices, way: str, seed: int) -> None:
    Evening(live_devices, way, seed).play()
