"""Tests of what is stored of a game on the device: once for each change, and nothing while it is only shown."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from family.pages import Pages, loaded
from family.people import Family
from kaartbord.match.session.saved_game import GAME_KEY_PREFIX
from kaartbord.match.setup import seating
from kaartbord.match.setup.draft import from_record

LONG = 60.0
"""Seconds in which all that others do has been shown."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded."""
    with loaded() as found:
        yield found


@pytest.mark.parametrize("code", "KP")
def test_a_choice_is_saved_once_and_what_is_only_shown_is_not(pages: Pages, code: str) -> None:
    family, dice, written = Family(pages, 3, 1), Random(3), list[str]()
    put = pages.module("storage.store").put

    async def counted(name: str, value: Any) -> bool:
        written.append(name)
        return bool(await put(name, value))

    def saves() -> int:
        count = sum(name.startswith(GAME_KEY_PREFIX) for name in written)
        written.clear()
        return count

    with patch.object(pages.module("storage.store"), "put", counted):
        tab = family.open(family.people[0], "")
        chairs = tuple(seating.arrange_chairs("computer", 4, {}))
        tab.do(lambda: tab.app.new_game.begin(from_record(code, None)._replace(chairs=chairs).setup()))
        made = 0
        for _ in range(12):
            family.pass_time(LONG)
            choices = len(tab.session.match.choices)
            assert saves() == choices - made + (made == 0), "and once as it begins"
            made = choices
            assert tab.question is not None
            tab.do(tab.question.answer.set_result, dice.choice(tab.question.legal))
        family.pass_time(LONG)
        saves()
        tab.hide()
        family.pass_time(LONG)
        stored = json.loads(family.people[0].browser.kept[tab.session.key])
        assert saves() == 1 and stored["shown"] == len(tab.session.play.plies), "nobody looks any more"
        tab.wake()
        tab.do(lambda: tab.app.tables.current.open_replay(0))
        family.pass_time(LONG)
        assert not saves(), "a replay changes nothing"
    family.end()
