"""Tests that the nodes and listeners of a table are released when it is left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kaartbord.games import GAMES
from playwright.sync_api import CDPSession, expect
from support.browser import player
from support.browser.device import PHONE, App, Devices

# Only the protocol of Chromium's own tools tells of nodes that nobody can see.
pytestmark = pytest.mark.only_browser("chromium")

DRAWINGS = {"CANVAS", "svg"}
"""The kinds of nodes that are never in the document: drawings that are drawn once and copied, a limited number of
them."""


@pytest.fixture
def phone(devices: Devices) -> App:
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.spoil()
    return app


@pytest.fixture
def tools(phone: App) -> Iterator[CDPSession]:
    tools = phone.context.new_cdp_session(phone.page)
    tools.send("Performance.enable")
    yield tools
    tools.detach()


def collect(tools: CDPSession) -> None:
    """Throw away all that JavaScript can throw away."""
    tools.send("HeapProfiler.collectGarbage")


def listeners(tools: CDPSession) -> int:
    """Return how many listeners the page has."""
    collect(tools)
    found = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return int(found["JSEventListeners"])


def left(tools: CDPSession) -> list[str]:
    """The trees that are in no document, but held by something all the same."""
    collect(tools)
    tools.send("DOM.enable")
    trees = [tree["treeNode"] for tree in tools.send("DOM.getDetachedDomNodes")["detachedNodes"]]
    tools.send("DOM.disable")  # which lets go of what it has told of
    return [f"{node['nodeName']} {node.get('attributes')}" for node in trees if node["nodeName"] not in DRAWINGS]


def look_round(app: App) -> None:
    """Open what can be opened at a table: sheets, and the replay.

    They are closed by the keyboard: Chromium itself holds on to what is below the mouse once a thing is gone.
    """
    for name, close in (("log", "close-dialog"), ("share", "close-dialog"), ("replay", "replay-close")):
        app.locator("[data-do=table-menu]").click()
        app.locator(f"dialog [data-arg={name}]").click()
        app.locator(f"[data-do={close}]").press("Enter")
    expect(app.locator("dialog")).to_have_count(0)


def sit(app: App, text: str) -> None:
    """Open the link of a game that is new to this device, as its first player."""
    player.open_link(app, text)
    app.locator("dialog [data-do=answer][data-arg='0']").click()
    player.wait(app, "ask")


def leave(app: App) -> None:
    """Go back to the lobby."""
    app.locator("[data-do=leave]").press("Enter")
    app.locator("#lobby").wait_for()


@pytest.mark.long
def test_one_table_after_the_other_leaves_nothing_behind(phone: App, tools: CDPSession) -> None:
    links = [
        player.table_link(
            player.play_on(player.new(4, 7, code), lambda p: player.to_move(p) == 0),
            "link:Jij",
            "computer:Wim",
            "computer:Anna",
            "computer:Bep",
        )
        for code in GAMES
    ]
    phone.open()
    sit(phone, links[0])
    first = listeners(tools)
    for text in links[1:]:
        leave(phone)
        sit(phone, text)
        look_round(phone)
    leave(phone)
    player.open_link(phone, links[0])  # known by now, so nobody is asked who they are
    player.wait(phone, "ask")
    for _ in range(100):  # Python searches for what was left a moment later
        if not left(tools):
            break
        phone.wait_for_timeout(100)
    assert left(tools) == []
    assert listeners(tools) == first
