"""Tests that faults of a device in mid-game cost no choice and never stop play without a message.

Each fault once, at the table of one game; `make chaos` strikes with all of them at all games.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from e2e.chaos import FAULTS, Outcome, strike
from support.browser.device import PHONE, Devices, Site
from support.long import long

# Chromium's own tools fill the disk and wipe the storage.
pytestmark = pytest.mark.only_browser("chromium")

QUICK = {
    "kill the worker in mid-thought": "L",
    "reload at any moment": "T",
    "close the tab in mid-animation": "O",
    "begin on a full disk": "P",
    "fail in the course": "K",
    "fail again and again": "P",
    "refuse the address for a while": "T",
    "refuse every address": "L",
    "throw at what is to be stored": "O",
    "write no small type": "T",
    "wipe the storage, game open": "K",
    "stop the server": "P",
    "update the site": "O",
    "two tabs at once": "L",
    "set the clock back and forth": "T",
    "a device asleep for 75 s among three": "T",
}
"""By fault the game that it is tried on here. That a disk gets full the browser notices after a minute, and a
page whose Python died has tests of its own."""


SHORT = {"reload at any moment", "fail in the course"}
"""Common and quick: the first touches most of the page, and the second can come from anywhere in it."""


@pytest.mark.parametrize("name", [name if name in SHORT else long(name)[0] for name in QUICK])
def test_it_costs_nothing(devices: Devices, own_site: Callable[[], Site], name: str) -> None:
    fault = FAULTS[name]
    site = own_site() if fault.own_site else None
    app = devices(site, fresh=fault.spoils, viewport=PHONE)
    assert strike(fault, app, QUICK[name], seed=1) == Outcome(0, 0)
