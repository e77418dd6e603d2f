"""Addresses that are shared, without a browser."""

from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.match import match
from kaartbord.match.session import LAYOUTS
from kaartbord.text import phrasebooks
from kaartbord.text.reader import Reader
from page import test_ending

SITE = "https://example.org/kaartbord/"


@pytest.fixture
def invite(page_module: Callable[[str], Any]) -> Any:
    """The module, without a browser."""
    return page_module("sharing.invite")


@pytest.fixture
def address(page_module: Callable[[str], Any]) -> Any:
    """The module of addresses, without a browser."""
    return page_module("sharing.address")


def test_an_address_says_how_the_game_is_to_be_shown_and_leaves_the_link_as_it_is(address: Any) -> None:
    assert address.address_of(SITE, "DKabc", "table") == f"{SITE}#DKabc"
    assert address.address_of(SITE, "DKabc", "hand") == f"{SITE}?hand#DKabc"
    for layout in LAYOUTS[1:]:
        question = address.address_of(SITE, "DKabc", layout).removeprefix(SITE).partition("#")[0]
        assert address.layout_of(question) == layout


FORMS = (
    "?{0}&fbclid=x",
    "?fbclid=x&{0}",
    "?utm_source=mail&{0}&utm_medium=x",
    "?{0}=",
    "?{0}=1",
    "?{0}/",
    "?{0}/&fbclid=x",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("layout", LAYOUTS[1:])
def test_apps_on_its_way_change_nothing_about_it(address: Any, layout: str, form: str) -> None:
    assert address.layout_of(form.format(layout)) == address.layout_of(form.format(layout.upper())) == layout


@pytest.mark.parametrize("search", ["", "?", "?hands", "?utm_source=hand", "?fbclid=screen", "?a=b&c"])
def test_an_address_with_another_question_says_nothing(address: Any, search: str) -> None:
    assert address.layout_of(search) is None


@pytest.mark.parametrize("over", [True, False])
def test_of_a_game_that_is_over_only_what_came_of_it_is_shared(
    page_module: Callable[[str], Any], invite: Any, over: bool
) -> None:
    share, session = page_module("sharing.share"), test_ending.over("K")
    play = session.play if over else match.new("K", session.match.options, 4, 3)
    share.ShareSheet = MagicMock()
    story = "over.share", lambda reader: f"Gewonnen door {reader.name(session.winners[0])}"
    reader = Reader("nl", test_ending.NAMES, 0)
    invite.show(
        reader, session.kept()._replace(play=play), (), None, address=SITE, live=MagicMock(), story=story
    )
    link, offered = share.ShareSheet.call_args.args[1], share.ShareSheet.return_value.open.call_args.kwargs
    assert link.story.title == "over.share"
    assert test_ending.NAMES[session.winners[0]] in link.story.named
    assert test_ending.NAMES[session.winners[0]] not in link.story.unnamed
    assert (link.ways == ("watch",)) is over
    assert (offered["more"] is None) is over, "whether it can be live"
    assert link.middle is not over


@pytest.mark.parametrize(("lang", "told"), [("nl", "Rood heeft gewonnen."), ("en", "Red has won.")])
def test_to_others_who_gave_no_name_is_a_colour_and_not_you(
    page_module: Callable[[str], Any], invite: Any, lang: str, told: str
) -> None:
    ending, session = page_module("sheets.ending"), test_ending.over("P")
    seats = [who._replace(name="") for who in session.seats]
    reader = Reader(lang, phrasebooks.at_table(lang, "P", [""] * 4, 0, ()), 0)
    story = "over.share", lambda each: ending.story(session, each)
    lines = invite._lines(reader, session.kept()._replace(seats=tuple(seats)), story)
    assert told in lines.named
