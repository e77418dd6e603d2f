"""Sitting down at a table while others do so too."""

from collections.abc import Iterator
from random import Random

import pytest
from family.evening import DEEDS, Plan, begin
from family.pages import Pages, Tab, loaded
from family.people import AFTER, Family, Person

FIRST_LOOK = 3.0
"""Seconds in which it is looked who is there."""

SHOWN = 10.0
"""Seconds after which a forced turn has been seen everywhere."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


def come(family: Family, person: Person, way: str = "live") -> Tab:
    """Open the link to play live or by link, until a seat is asked for; return the tab."""
    person.ways[family.chat[-1].key] = way
    family.open_note(person, family.chat[-1])
    family.pass_time()
    family.act(person, Random(1))
    family.pass_time(FIRST_LOOK + AFTER)
    assert person.tab is not None
    return person.tab


def press(family: Family, tab: Tab, answer: str) -> None:
    """Give an answer that is offered, as the number of a seat."""
    button = tab.node(f"[data-do=answer][data-arg='{answer}']")
    assert button is not None
    tab.press(button)
    family.pass_time()


def test_who_sits_down_after_others_tells_the_one_who_is_waited_for(pages: Pages) -> None:
    """All turns but the host's are forced, so that nobody who sits there is left to play."""
    family = Family(pages, 25, 4)
    host, *guests = family.people
    begin(family, Plan(25, "K", 4, 4, "link", ()))
    family.act(host, Random(1))
    tab = family.look(host)
    tab.do(lambda: tab.spawn(tab.app.tables.current.participants.live.turn(False)))
    tabs = [come(family, guest) for guest in guests]
    for there, seat in zip(tabs, "321", strict=True):
        press(family, there, seat)
    for there in tabs:
        if there.question is not None:
            there.do(there.question.answer.set_result, there.question.legal[0])
        family.pass_time(SHOWN)
    assert tab.session.awaited_remote_seats() == [1]
    assert [there.session.awaited_remote_seats() for there in tabs] == [[0]] * 3
    assert tabs[2].node("#actions [data-do=send].gold")
    family.end()


def test_who_is_asked_something_is_not_asked_for_a_seat_as_well(pages: Pages) -> None:
    family = Family(pages, 3, 2)
    host, guest = family.people
    begin(family, Plan(3, "P", 3, 2, "link", ()))
    family.act(host, Random(1))
    family.pass_time()
    tab = come(family, guest)
    press(family, tab, "watch")
    here = family.look(host)
    here.do(here.handlers["send"], "")
    family.pass_time()
    DEEDS["key"][1](family, host, Random(1))
    family.pass_time()
    family.open_note(guest, family.chat[-1], here=True)
    family.pass_time()
    assert len(tab.open_dialogs()) == 1, "whether they go on at the seat of the host"
    tab.do(lambda: tab.spawn(tab.handlers["sit"]("")))
    family.pass_time()
    assert len(tab.open_dialogs()) == 1
    family.end()


def test_what_is_answered_by_order_reaches_who_may_be_asked_live(pages: Pages) -> None:
    family = Family(pages, 3, 2)
    host, guest = family.people
    begin(family, Plan(3, "P", 3, 2, "link", ()))
    family.act(host, Random(1))
    family.pass_time()
    tab = come(family, guest, "link")
    press(family, tab, "1")
    assert tab.session.match.choices and tab.session.awaited_remote_seats()
    assert tab.node("#actions [data-do=send].gold")
    family.end()
