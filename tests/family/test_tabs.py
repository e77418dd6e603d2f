"""A device on which the game goes on in another tab."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from family.evening import Plan, begin
from family.pages import Pages, Tab, loaded
from family.people import Family, Note, Person
from kaartbord.match import merge

MANY = 60
"""Deeds after which somebody has surely had a turn."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


def open_in_a_tab(family: Family, person: Person, note: Note | None = None) -> None:
    """Tap a link, or the newest, to play each when it suits."""
    note = note or family.chat[-1]
    person.ways[note.key] = "link"
    family.open_note(person, note)
    family.pass_time()


def play_until_it_waits(family: Family, person: Person) -> Tab:
    """Do what the device asks for, until it waits; return its tab."""
    for _ in range(MANY):
        tab = family.look(person)
        if family.act(person, Random(person.number)) == "waits":
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


def test_which_of_two_histories_goes_on_is_asked_in_one_tab(pages: Pages) -> None:
    """Two who took one seat from the same link have played on, and one of them opens the link of the other."""
    family = Family(pages, 6, 3)
    host, guest, other = family.people
    host.browser.kept["invite"] = json.dumps("link")
    begin(family, Plan(6, "K", 2, 3, "link", ()))
    play_until_it_waits(family, host)
    invitation = family.chat[-1]
    for person in (guest, other):
        open_in_a_tab(family, person, invitation)
        play_until_it_waits(family, person)
    assert guest.tab is not None and other.tab is not None
    first, theirs = guest.tab, other.tab.session.match
    assert merge.relation(first.session.match, theirs) == "fork"
    open_in_a_tab(family, guest)
    asked = guest.tab.node("dialog.fork [data-arg=theirs]")
    assert asked is not None
    guest.tab.press(asked)
    family.pass_time()
    while guest.tab.open_dialogs():  # the other has the same seat, too
        family.act(guest, Random(1))
        family.pass_time()
    assert first.session.match == theirs and not first.open_dialogs()
    family.end()


def test_who_sits_down_by_the_link_that_calls_a_page_back_keeps_the_seat_there(pages: Pages) -> None:
    """The page comes into view and gets the link in the same moment, when the stored game is still the old one."""
    family = Family(pages, 6, 2)
    host, guest = family.people
    host.browser.kept["invite"] = json.dumps("link")
    begin(family, Plan(6, "K", 2, 2, "link", ()))
    play_until_it_waits(family, host)
    open_in_a_tab(family, guest)
    tab = family.look(guest)
    while tab.session is None:
        family.act(guest, Random(1))
        family.pass_time()
    tab.do(tab.handlers["send"], "")
    family.pass_time()
    family.act(guest, Random(1))
    family.pass_time()
    assert host.tab is not None and not host.tab.session.seats[1].claimed
    assert family.chat[-1].seats[1].claimed
    family.open_note(host, family.chat[-1], here=True)
    family.pass_time()
    assert host.tab.session.seats[1].claimed
    family.end()
