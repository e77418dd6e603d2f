"""The accessibility tree of each screen, kept as text in `trees/` and read like code.

After an intended change `make trees` writes it again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from kaartbord.games import GAMES
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices, wait_offline
from support.long import long

TREES = Path(__file__).parent / "trees"
WRITES = bool(os.environ.get("WRITE_TREES"))


def close(app: App) -> None:
    app.keyboard.press("Escape")
    expect(app.locator("dialog")).to_have_count(0)


def first_screens(app: App) -> Iterator[str]:
    """What stands there before a game."""
    app.open()
    wait_offline(app)  # lobby and settings say whether that is so
    yield "lobby"
    app.locator("#settings-open").click()
    expect(app.locator("#keeping-status")).not_to_be_empty()
    yield "settings"
    close(app)
    for code, game in GAMES.items():
        app.locator(f"#play-{game.INFO.name.lower()}").click()
        expect(app.locator("#setup-title")).to_have_text(game.INFO.name)
        yield f"new-game-{code}"
        app.go_back()
        expect(app.locator("#lobby")).to_be_visible()


def table_screens(app: App, code: str) -> Iterator[str]:
    """A table with a question, and what is opened from it."""
    play = player.play_on(
        player.new(4, 5, code),
        lambda p: player.to_move(p) == 0 and len(player.legal(p)) > 1 and len(p.match.choices) > 9,
    )
    player.sit_down(app, play, "link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
    player.wait(app, "ask")
    yield f"table-{code}"
    for way in ("table-menu", "table-rules"):
        app.locator(f"[data-do={way}]").click()
        app.locator("dialog[open]").wait_for()
        yield f"{way}-{code}"
        close(app)
    for item in ("ask", "log", "keys", "seats"):
        app.locator("[data-do=table-menu]").click()
        app.locator(f"dialog [data-arg={item}]").click()
        app.locator("dialog[open]:not(.menu)").wait_for()
        yield f"{item}-{code}"
        close(app)


def same(app: App, name: str) -> str:
    """What differs from the tree that is kept; "" for nothing."""
    shown = app.locator("dialog[open]" if app.locator("dialog[open]").count() else "body").last
    kept, now = TREES / f"{name}.txt", shown.aria_snapshot() + "\n"
    if WRITES:
        TREES.mkdir(exist_ok=True)
        kept.write_text(now, "utf-8")
    return "" if kept.read_text("utf-8") == now else f"{name}:\n{now}"


@pytest.mark.parametrize("code", ["", *long(*GAMES)])
def test_the_tree_is_the_one_that_was_read(devices: Devices, code: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    other = [same(app, name) for name in (table_screens(app, code) if code else first_screens(app))]
    assert not "".join(other), "\n".join(other)
