"""A device on which the game goes on in another tab."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from family.evening import Plan, begin
from family.pages import Pages, Tab, loaded
from family.people import Family, Person

MANY = 60
"""Deeds after which somebody has surely had a turn."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


def open_in_a_tab(family: Family, person: Person) -> None:
    """Tap the newest link, to play each when it suits."""
    person.ways[family.chat[-1].key] = "link"
    family.open_note(person, family.chat[-1])
    family.pass_time()


def play_until_it_waits(family: Family, person: Person) -> Tab:
    """Do what the device asks for, until it waits; return its tab."""
    for _ in range(MANY):
        tab = family.look(person)
        if family.act(person, Random(1)) == "waits":
            break
        family.pass_time()
    assert family.chat[-1] in person.sent
    return tab


def test_an_open_sheet_with_a_link_closes_when_the_game_goes_on_in_another_tab(pages: Pages) -> None:
    family = Family(pages, 1, 2)
    host, guest = family.people
    host.browser.kept["invite"] = json.dumps("link")
    begin(family, Plan(1, "P", 2, 2, "link", ()))
    play_until_it_waits(family, host)
    open_in_a_tab(family, guest)
    old = play_until_it_waits(family, guest)
    open_in_a_tab(family, host)
    play_until_it_waits(family, host)
    old.do(old.handlers["send"], "")
    family.pass_time()
    assert old.node("dialog.share"), "it was opened once more and left so"

    open_in_a_tab(family, guest)
    tab = play_until_it_waits(family, guest)
    assert tab is not old and tab.session.match == old.session.match
    assert old.node("dialog.share") is None
    family.end()
