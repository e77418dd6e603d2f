"""Sitting down at a table while others do so too."""

from collections.abc import Iterator
from random import Random

import pytest
from family.evening import Plan, begin
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


def come_live(family: Family, person: Person) -> Tab:
    """Open the link to play live, until a seat is asked for; return the tab."""
    person.ways[family.chat[-1].key] = "live"
    family.open_note(person, family.chat[-1])
    family.pass_time()
    family.act(person, Random(1))
    family.pass_time(FIRST_LOOK + AFTER)
    assert person.tab is not None
    return person.tab


def sit(family: Family, person: Person, seat: int) -> None:
    """Take a seat that is offered."""
    button = family.look(person).node(f"[data-do=answer][data-arg='{seat}']")
    assert button is not None
    family.look(person).press(button)
    family.pass_time()


def test_who_sits_down_after_others_tells_the_one_who_is_waited_for(pages: Pages) -> None:
    """All turns but the host's are forced, so that nobody who sits there is left to play."""
    family = Family(pages, 25, 4)
    host, *guests = family.people
    begin(family, Plan(25, "K", 4, 4, "link", ()))
    family.act(host, Random(1))
    tab = family.look(host)
    tab.do(lambda: tab.spawn(tab.app._live.turn(False)))
    tabs = [come_live(family, guest) for guest in guests]
    for guest, seat in zip(guests, (3, 2, 1), strict=True):
        sit(family, guest, seat)
    for there in tabs:
        if there.question is not None:
            there.do(there.question.answer.set_result, there.question.legal[0])
        family.pass_time(SHOWN)
    assert tab.session.awaited() == [1]
    assert [there.session.awaited() for there in tabs] == [[0]] * 3
    assert tabs[2].node("#actions [data-do=send].gold")
    family.end()
