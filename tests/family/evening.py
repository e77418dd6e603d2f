"""An evening: who does what, and what must hold after each step. What breaks is told with the shortest story that does.

* Somebody's device offers what brings the game on, and says so; who waits says for whom, and waits for that one.
* All who were told the newest link show the same table.
* Nobody's hand is shown to another.
* No seat is played by two without being told.
* No sheet lies on a sheet unasked.
"""

import json
from collections.abc import Callable, Iterable, Set
from random import Random
from typing import Any, NamedTuple

from family.pages import Pages, Tab
from family.people import LANG, Family, Person
from kaartbord.games import GAMES
from kaartbord.match import merge
from kaartbord.match.match import key_of_match
from kaartbord.match.session.saved_game import GAME_KEY_PREFIX
from kaartbord.match.setup import seating
from kaartbord.match.setup.draft import GameSetup, from_record
from kaartbord.match.stored import summary_of
from kaartbord.text import MESSAGES

WAYS = ("link", "link", "live", "sealed", "sealed live", "phones", "shared", "computers")
"""The ways in which the devices of a family may play."""

GAMES_OFTEN = "PPPPKTOL"
"""Toepen is over soonest, so that a next game comes."""

MOST = 4
"""Seats at one table."""

STEPS = 36
"""Things that somebody does in an evening."""

LONG_AGO = 75.0
"""Seconds of sleep."""

NOTICED = 10.0
"""Seconds in which it is noticed who has gone."""


class Deed(NamedTuple):
    """Somebody does something."""

    what: str
    who: int
    dice: int


class Plan(NamedTuple):
    """An evening as it is to be played."""

    seed: int
    code: str
    seats: int
    people: int
    way: str
    deeds: tuple[Deed, ...]


class Broken(AssertionError):
    """Something does not hold."""

    def __init__(self, rule: str, words: str, plan: Plan, log: Iterable[str]) -> None:
        self.rule, self.plan = rule, plan
        head = f"{rule}: {words}\nseed {plan.seed}: {plan.code} for {plan.seats}, {plan.way}"
        super().__init__("\n".join([head, *log]))


# ---- what somebody does


def _newest(family: Family, person: Person, dice: Random) -> str:
    if not (notes := family.received(person)):
        return ""
    family.open_note(person, notes[-1], here=dice.random() < 0.4)
    return "opens the newest link"


def _any_link(family: Family, person: Person, dice: Random) -> str:
    if not family.chat:
        return ""
    at = dice.randrange(len(family.chat))
    family.open_note(person, family.chat[at], here=dice.random() < 0.3)
    return f"opens link {at} of {len(family.chat)}"


def _twice(family: Family, person: Person, dice: Random) -> str:
    if not person.opened:
        return ""
    family.open_note(person, person.opened[-1], here=dice.random() < 0.3)
    return "opens the same link again"


def _second(family: Family, person: Person, dice: Random) -> str:
    """Another tab, with the same game, while the first stays as it is."""
    family.open(person, "")
    family.pass_time(0.5)
    return f"opens a second tab and {family.act(person, dice)}"


def _other_tab(family: Family, person: Person, dice: Random) -> str:
    tabs = [tab for tab in person.browser.tabs if tab is not person.tab]
    if not tabs:
        return ""
    if person.tab is not None and not person.tab.closed:
        person.tab.hide()
    person.tab = dice.choice(tabs)
    return f"goes back to another tab and {family.act(person, dice)}"


def _close(family: Family, person: Person, dice: Random) -> str:
    if person.tab is None or person.tab.closed:
        return ""
    person.tab.close()
    return "closes the tab"


def _share(family: Family, person: Person, dice: Random) -> str:
    """The share sheet, which may stay open."""
    tab = family.look(person)
    if tab.session is None or tab.open_dialogs():
        return ""
    tab.do(tab.handlers["send"], "")
    return "opens the share sheet"


def _key(family: Family, person: Person, dice: Random) -> str:
    """The link to go on at the own seat on another device, which everybody can tap."""
    tab = family.look(person)
    field = tab.document.getElementById("share-mine")
    if field is None:
        return ""
    for other in tab.document.querySelectorAll("[name=share]"):
        other.checked = other is field
    tab.do(field.happen, "change")
    return f"for another device, and {family._share(tab, dice)}"


def _sleep(family: Family, person: Person, dice: Random) -> str:
    if person.tab is None or person.tab.closed:
        return ""
    person.tab.hide()
    person.tab.asleep = True
    return "lays the device aside"


def _long(family: Family, person: Person, dice: Random) -> str:
    family.pass_time(LONG_AGO)
    return "lets a long time pass"


def _lose(family: Family, person: Person, dice: Random) -> str:
    family.lose(person)
    return "takes another device"


def _live(family: Family, person: Person, dice: Random) -> str:
    tab = family.look(person)
    if tab.session is None:
        return ""
    on = not tab.app.tables.current.participants.live.on or dice.random() < 0.2
    tab.do(lambda: tab.spawn(tab.app.tables.current.participants.live.turn(on)))
    return f"goes {'live' if on else 'offline'}"


def _phones(family: Family, person: Person, dice: Random) -> str:
    """The device comes to lie in the middle."""
    tab = family.look(person)
    if tab.document.getElementById("share-done") is None or not tab.node("[data-do=phones]"):
        return ""
    tab.do(tab.handlers["phones"], "")
    return "lays the table in the middle"


def _reseat(family: Family, person: Person, dice: Random) -> str:
    """Give a seat to somebody else, on the sheet for that."""
    tab = family.look(person)
    if tab.session is None or tab.session.sealed or tab.session.is_spectator or tab.open_dialogs():
        return ""
    tab.do(lambda: tab.spawn(tab.handlers["seats"]("")))
    family.pass_time(0.5)
    seat = dice.randrange(len(tab.session.seats))
    if not (fields := tab.document.querySelectorAll(f"[name=seat-{seat}]")):
        return ""
    chosen = dice.choice(fields)
    for field in fields:
        field.checked = field is chosen
    if chosen.attributes.get("value") == "here":
        person.seats.add(seat)
        person.told.add(key_of_match(tab.session.match))
    tab.do(chosen.happen, "change")
    if done := tab.node("dialog [data-do=answer][data-arg=done]"):
        tab.press(done)
    return f"gives seat {seat} to {chosen.attributes.get('value')}"


def _act(family: Family, person: Person, dice: Random) -> str:
    return family.act(person, dice)


DEEDS: dict[str, tuple[float, Callable[[Family, Person, Random], str]]] = {
    "acts": (14.0, _act),
    "newest link": (6.0, _newest),
    "any link": (1.5, _any_link),
    "twice": (1.0, _twice),
    "second tab": (0.7, _second),
    "other tab": (0.7, _other_tab),
    "closes": (0.7, _close),
    "shares": (0.7, _share),
    "key": (0.3, _key),
    "sleeps": (0.5, _sleep),
    "later": (0.3, _long),
    "loses": (0.2, _lose),
    "live": (0.5, _live),
    "middle": (0.2, _phones),
    "seats": (0.3, _reseat),
}
"""The deeds of a person, each with its weight."""


def plan_of(seed: int) -> Plan:
    """The evening with this number."""
    rng = Random(seed)
    way, code = rng.choice(WAYS), rng.choice(GAMES_OFTEN)
    seats = rng.choice([seats for seats in GAMES[code].INFO.seats if seats <= MOST])
    devices = min(5, max(2, seats - (way == "shared")) + (rng.random() < 0.3))
    names, weights = list(DEEDS), [weight for weight, _ in DEEDS.values()]
    deeds = [Deed(rng.choices(names, weights)[0], rng.randrange(devices), rng.getrandbits(32)) for _ in range(STEPS)]
    return Plan(seed, code, seats, devices, way, tuple(deeds))


def _setup(plan: Plan) -> GameSetup:
    """The table that the first of the family sets up."""
    rng = Random(plan.seed)
    draft = from_record(plan.code, None)
    way = "phones" if plan.way == "phones" else "link"
    chairs = list(seating.arrange_chairs(way, plan.seats, {}))
    for seat, chair in enumerate(chairs):
        if rng.random() < 0.6:
            chairs[seat] = chair._replace(name=f"Naam{seat}")
    if plan.way == "shared":
        chairs[1] = chairs[1]._replace(kind="here")
    if plan.way == "computers" and plan.seats > 2:
        chairs[2] = chairs[2]._replace(kind="computer", level="firm")
    values = draft.values | ({"limit": 5} if plan.code == "P" else {})
    return draft._replace(chairs=tuple(chairs), values=values, sealed=plan.way.startswith("sealed")).setup()


# ---- what must hold


def play(pages: Pages, plan: Plan) -> Family:
    """Play an evening; Broken if something does not hold."""
    family, log = Family(pages, plan.seed, plan.people), list[str]()
    try:
        begin(family, plan)
        for number, deed in enumerate(plan.deeds):
            person = family.people[deed.who]
            done = DEEDS[deed.what][1](family, person, Random(deed.dice))
            if done:
                family.pass_time()
                log.append(f"{number:3} {person.number} {done}")
                _hold(family, plan, log)
            person.acted = False
    finally:
        family.end()
    return family


def begin(family: Family, plan: Plan) -> None:
    host, wanted = family.people[0], _setup(plan)
    tab = family.open(host, "")
    family.pass_time()
    tab.do(lambda: tab.app.new_game.begin(wanted))
    family.pass_time()
    host.seats |= wanted.mine
    if "live" in plan.way and tab.session is not None:
        tab.do(lambda: tab.spawn(tab.app.tables.current.participants.live.turn(True)))
        family.pass_time()
    host.acted = False


def _hold(family: Family, plan: Plan, log: list[str]) -> None:
    """Broken if anything does not hold now."""
    for rule, check in RULES.items():
        if words := check(family):
            raise Broken(rule, words, plan, log)


def _no_fault(family: Family) -> str:
    return "\n".join(family.world.faults)


def _own_hands(family: Family) -> str:
    """Every hand that was shown lies before somebody who took that seat."""
    for person, tab in family.tabs():
        for session, view, viewer, here in tab.shown:
            if session.game.view(view, viewer) != view:
                return f"device {person.number} shows more than seat {viewer} may see"
            if viewer is None:
                continue
            if viewer not in person.seats:
                return f"device {person.number} shows the hand of seat {viewer}, taken are {person.seats}"
            if len(here) > 1 and tab.lifted != tab.app.tables.current.table.display.reader.name(viewer):
                return f"device {person.number} shows the hand of seat {viewer} to {tab.lifted!r}"
        tab.shown.clear()
    return ""


def _one_sheet(family: Family) -> str:
    """No sheet comes up over another by itself: nor do two at what somebody does once."""
    for person, tab in family.tabs():
        came, by_hand = [dialog for _, dialog in tab.dialogs], person.acted and tab is person.tab
        for under, dialog in tab.dialogs:
            if under and dialog.open and under[-1].open and not (by_hand and under[-1] not in came):
                return f"device {person.number}: {dialog.textContent[:80]} over {under[-1].textContent[:80]}"
        tab.dialogs.clear()
    return ""


def _one_seat(family: Family) -> str:
    """Of two who chose for one seat somebody was told."""
    for (match_key, seat), people in family.made.items():
        if len(set(people)) > 1 and not any(match_key in one.told for one in people):
            return f"seat {seat} was played by {[one.number for one in people]}"
    return ""


def _same_table(family: Family) -> str:
    """The newest link of a game is part of what those show who opened it."""
    for match_key, tables in family.on_tables().items():
        notes = [note for note in family.chat if note.key == match_key]
        if not notes:
            continue
        newest = max(notes, key=lambda note: note.reach)
        if any(merge.relation(note.match, newest.match) in ("beside", "fork") for note in notes):
            continue  # there is none that has all
        for person, tab in tables:
            if newest not in tab.notes or tab is not person.tab or tab.asleep or tab.open_dialogs():
                continue
            if match_key in person.stayed | person.lacking or tab.session.sealed and tab.session.sealed.restored:
                continue
            if not _has(tab.session, newest):
                return f"device {person.number} opened the newest link and does not show it"
    return ""


def _has(session: Any, note: Any) -> bool:
    """Return whether a game on a table has all that a link says of what was played and who sits there."""
    if session.sealed is not None:
        return bool(session.sealed.message_count() >= note.known)
    both = zip(session.seats, note.seats, strict=False)
    missing = any(their.claimed and not our.claimed and our.handovers == their.handovers for our, their in both)
    return not missing and merge.relation(note.match, session.match) in ("same", "older")


def _same_sight(family: Family) -> str:
    """Devices that have shown as much of a game show the same table, whatever hand lies open there."""
    for tables in family.on_tables().values():
        sights: dict[Any, tuple[int, Any]] = {}
        for person, tab in tables:
            session, seen = tab.session, tab.app.tables.current.table.stage.showing.seen
            if tab.asleep or session.next_ply() is not None or session.playback.replay_ply >= 0 or not seen:
                continue
            if tab.open_dialogs() or (
                tab.question and not session.can_choose_for(session.asked_seat())
            ):  # they choose ahead
                continue
            sight = session.game.view(seen.view, None)
            number, other = sights.setdefault((session.revision, session.playback.shown_plies), (person.number, sight))
            if sight != other:
                return f"devices {number} and {person.number} show different tables"
    return ""


def _goes_on(family: Family) -> str:
    """At each game that is not over all devices wait for somebody who is asked, has something to send to who lacks it,
    or has a link to open; who picks up a device notices after a while who is gone."""
    if _waiting(family):
        for person in family.people:
            _pick_up(family, person)
        family.pass_time(NOTICED)
    return _waiting(family)


def _pick_up(family: Family, person: Person) -> None:
    """Have somebody look at their device, and go on with a game that they play and that lies on no table there."""
    for tab in person.browser.tabs:
        if tab.asleep:
            tab.wake()
    open_there = {tab.session.key for tab in person.browser.tabs if tab.session is not None}
    if person.tab is not None and not person.tab.closed and open_there:
        return
    for match_key in family.on_tables():
        stored = person.browser.kept.get(GAME_KEY_PREFIX + match_key)
        entry = summary_of(GAME_KEY_PREFIX + match_key, json.loads(stored)) if stored else None
        if entry and entry.mine and entry.awaited_seats and GAME_KEY_PREFIX + match_key not in open_there:
            tab = family.open(person, "")
            family.pass_time()
            tab.do(tab.handlers["lobby-open"], GAME_KEY_PREFIX + match_key)
            return


def _waiting(family: Family) -> str:
    """At which game somebody waits for nobody who can bring it on; "" at none."""
    for match_key, tables in family.on_tables().items():
        for person, tab in tables:
            if tab is not person.tab or not tab.session.due_seats or _is_able(family, match_key, person):
                continue
            waits = f"device {person.number} waits: {tab.words()!r}"
            if not _is_awaited(tab):
                return f"{waits}, but does not say for whom"
            if not _leads_on(family, match_key, tab, {person.number}):
                others = [f"{other.number} ({there.words()!r})" for other, there in tables if there is not tab]
                return f"{waits}, and nobody it waits for can bring the game on: {', '.join(others)}"
    return ""


def _is_awaited(tab: Tab) -> bool:
    """Return whether a device says for whom it waits, or why the game stands still."""
    words, reader = tab.words(), tab.app.tables.current.table.display.reader
    return any(reader.name(seat) in words for seat in map(tab.session.sending_seat, tab.session.awaited_remote_seats()))


def _leads_on(family: Family, match_key: str, tab: Tab, before: Set[int]) -> bool:
    """Return whether one of those that a device waits for can bring the game on, will be sent what does, or waits for
    one who can."""
    session, tables = tab.session, family.on_tables()[match_key]
    sent = any(note.key == match_key and _brings(note, session) for note in family.chat)
    sent = sent or any(_elsewhere(family, match_key, person) for person in family.people)
    for seat in map(session.sending_seat, session.awaited_remote_seats()):
        holding = dict.fromkeys(person for person, _ in family.holding(match_key, seat))
        if not holding and sent:  # who opens it sits down there
            return True
        if any(_sends(family, match_key, there, seat) for _, there in tables):
            return True
        for person in holding:
            if person.number not in before and (
                _is_able(family, match_key, person)
                or any(
                    _leads_on(family, match_key, there, before | {person.number})
                    for other, there in tables
                    if other is person
                )
            ):
                return True
    return False


def _is_able(family: Family, match_key: str, person: Person) -> bool:
    """Return whether somebody can bring on a game: on a device of theirs, or by a link that they have not opened."""
    tabs = [tab for other, tab in family.on_tables()[match_key] if other is person]
    return any(_offers(family, match_key, tab) for tab in tabs) or _elsewhere(family, match_key, person)


def _offers(family: Family, match_key: str, tab: Tab) -> bool:
    """Return whether a device asks for, or has to send, what brings the game on."""
    session = tab.session
    if tab.question is not None or any(not node.matches(".share") for node in tab.open_dialogs()):
        return True
    if tab.node(".screen-corner [data-do=phones]"):  # whoever scans the code sits down
        return True
    if tab.node("#actions [data-do=sit]") and any(map(session.saved_game.is_free, session.awaited_remote_seats())):
        return True
    if not session.due_seats:
        return False
    if tab.node("#actions [data-do=stand-in]") or tab.node("#actions [data-do=gone]"):  # on without who is gone
        return True
    if not session.awaited_remote_seats():  # who closes the invitation is asked
        return tab.node("dialog.share") is not None
    return any(
        _sends(family, match_key, tab, seat) for seat in map(session.sending_seat, session.awaited_remote_seats())
    )


def _sends(family: Family, match_key: str, tab: Tab, seat: int) -> bool:
    """Return whether a device says that it has a link to send to the player of a seat, or to somebody who may sit
    there."""
    if seat not in map(tab.session.sending_seat, tab.session.awaited_remote_seats()):
        return False
    vacant = MESSAGES[LANG].format("table.vacant", name="|").split("|")[-1]
    gold = tab.node("#actions [data-do=send].gold") or tab.node("dialog.share")
    if not (gold or tab.node("#actions [data-do=send]") and vacant in tab.words()):
        return False
    holding = family.holding(match_key, seat)
    return not holding or any(_differs(other, tab.session) for _, other in holding)


def _differs(session: Any, other: Any) -> bool:
    """Return whether a game differs on another table: a link from there brings something, or shows what is lacking
    there."""
    if session.sealed is not None:
        return bool(session.sealed.revision() != other.sealed.revision())
    seats = zip(session.seats, other.seats, strict=True)
    return session.match != other.match or any(here.claimed != there.claimed for here, there in seats)


def _brings(note: Any, session: Any) -> bool:
    """Return whether a link has all that people did in a game on a table: computers repeat theirs wherever it is
    opened."""
    if session.sealed is not None:
        return bool(note.known >= session.sealed.message_count())
    lacking = [ply for ply in session.play.plies if ply.radix > 1 and ply.choice_index >= len(note.match.choices)]
    return all("computer" in (session.seats[ply.seat].kind, note.seats[ply.seat].kind) for ply in lacking)


def _elsewhere(family: Family, match_key: str, person: Person) -> bool:
    """Return whether a game waits for somebody in a link that is new to them, or in the question who they are."""
    if person.opening == match_key and any(tab.open_dialogs() for tab in person.browser.tabs):
        return True
    news = [note for note in family.received(person) if note.key == match_key]
    last = {*news[-1:], *[*dict.fromkeys(news)][-1:]}  # a link that is sent again hides no other
    return not last <= {*person.opened}


RULES: dict[str, Callable[[Family], str]] = {
    "no fault": _no_fault,
    "own hands": _own_hands,
    "one sheet": _one_sheet,
    "one seat": _one_seat,
    "same table": _same_table,
    "same sight": _same_sight,
    "goes on": _goes_on,
}


def shrunk(pages: Pages, broken: Broken) -> Broken:
    """The same thing broken by as few deeds as can be found."""
    step = max(1, len(broken.plan.deeds) // 2)
    while step:
        at = 0
        while at < len(broken.plan.deeds):
            deeds = broken.plan.deeds
            try:
                play(pages, broken.plan._replace(deeds=deeds[:at] + deeds[at + step :]))
            except Broken as other:
                if other.rule == broken.rule:
                    broken = other
                    continue
            at += step
        step //= 2
    return broken
