"""A turn that leaves no choice, on two devices."""

import json
from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import pytest
from family.evening import Plan, begin
from family.pages import Pages, Tab, loaded
from family.people import Family

SOON, BY_ITSELF, LONGEST = 0.5, 4.0, 12.0
"""Seconds after which a turn lies ready, and has been made; and after which nobody waits for it any more."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


def playing(pages: Pages, seed: int, way: str) -> Iterator[tuple[Family, list[Tab]]]:
    """Yield the devices of two whenever one of them has done something, once both sit at a table of Keezbord."""
    family, dice = Family(pages, seed, 2), Random(seed)
    for person in family.people:
        person.browser.kept["settings"] = json.dumps({"firsts": "off", "forced": "wait", "lang": "nl"})
    begin(family, Plan(seed, "K", 2, 2, way, ()))
    for _ in range(100):
        for person in family.people:
            for note in family.received(person):
                if note not in person.opened and not (way == "live" and person.seats):
                    person.ways[note.key] = way
                    family.open_note(person, note, here=person.tab is not None)
                    family.pass_time(SOON)
            tabs = [person.tab for person in family.people if person.tab and person.tab.session]
            if len(tabs) == 2 and all(tab.session.mine and not tab.open_dialogs() for tab in tabs):
                yield family, tabs
            family.act(person, dice)
            family.pass_time(SOON)


def ready(pages: Pages) -> tuple[Family, Tab, Tab]:
    """Return two who are live, where a forced turn lies ready on the first of the tabs."""
    for family, tabs in playing(pages, 1, "live"):
        for tab, other in (tabs, tabs[::-1]):
            if tab.question and tab.question.forced:
                return family, tab, other
    raise LookupError


def test_it_makes_itself_where_others_are_live_and_they_see_it_then(pages: Pages) -> None:
    family, tab, other = ready(pages)
    advice, shown = tab.node("#advice"), tab.session.playback.shown_plies
    assert advice is not None and advice.textContent == "Dat gaat zo vanzelf."
    assert other.words().startswith("Wachten op ")
    assert other.session.playback.shown_plies == shown and other.session.next_ply() is not None
    family.pass_time(BY_ITSELF)
    assert advice.textContent == ""
    assert tab.session.playback.shown_plies == other.session.playback.shown_plies > shown
    family.end()


def test_others_see_it_as_soon_as_it_is_tapped(pages: Pages) -> None:
    family, tab, other = ready(pages)
    shown = other.session.playback.shown_plies
    assert tab.question is not None
    tab.do(tab.question.answer.set_result, tab.question.legal[0])
    family.pass_time(SOON)
    assert other.session.playback.shown_plies > shown
    family.end()


def test_nobody_waits_for_it_for_ever(pages: Pages) -> None:
    with patch.object(pages.module("table.forced"), "BY_ITSELF", 2 * LONGEST):
        family, tab, other = ready(pages)
        shown = other.session.playback.shown_plies
        family.pass_time(BY_ITSELF)
        assert other.session.playback.shown_plies == shown
        family.pass_time(LONGEST)
        assert other.session.playback.shown_plies > shown == tab.session.playback.shown_plies
        family.end()


def test_who_opens_a_link_is_told_in_one_line_what_left_no_choice(pages: Pages) -> None:
    for family, tabs in playing(pages, 11, "link"):
        words = "\n".join(tab.words() for tab in tabs)
        if "niets te kiezen" in words:
            assert words.count("Je had 3 keer niets te kiezen: dat is al gespeeld.") == 1
            assert not any(tab.question and tab.question.forced for tab in tabs)
            family.end()
            return
    raise LookupError
