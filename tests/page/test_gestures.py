"""The sheet with the gestures, without a browser."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import AsyncMock, MagicMock

from kaartbord.match.link import Seat
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.sessions import begun, session

NAMES = ("Papa", "Oma", "Henk", "Noor")


def test_a_switch_says_of_each_player_elsewhere_that_it_shows_what_they_make(
    page_module: Callable[[str], Any],
) -> None:
    gestures, switches = page_module("sharing.room.gestures"), list[tuple[Any, ...]]()
    gestures.switch = lambda *field: switches.append(field)
    gestures.open_sheet, gestures.wait_for_answer = MagicMock(), AsyncMock(return_value="")
    seats = [Seat("computer" if name == "Henk" else "link", name, True) for name in NAMES]
    own = gestures.Gestures(session(begun(), *seats, mine={0}), lambda: Reader(NL, NAMES, 0), MagicMock())
    own._quiet = {3}
    asyncio.run(own._open())
    assert switches == [
        ("shown-1", "Gebaren van Oma laten zien", "Dat geldt alleen op dit toestel.", True),
        ("shown-3", "Gebaren van Noor laten zien", "Dat geldt alleen op dit toestel.", False),
    ]


def test_the_button_of_gestures_has_a_picture_that_nothing_of_the_menu_has(
    page_module: Callable[[str], Any],
) -> None:
    regions, icons, tools = page_module("stage.regions"), page_module("ui.svg"), dict[str, str]()
    regions._tool = lambda picture, does, **_: tools.update({does: picture})
    regions.build("Kaartbord")
    assert icons.icon(tools["gesture"])
    assert tools["gesture"] not in page_module("sheets.menu").ICONS.values()
