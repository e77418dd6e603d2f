"""The accessibility tree of each screen, kept as text in `trees/` and read like code.

After an intended change `make trees` writes it again. It is in Dutch: in every other language the same controls stand
in the same order, each with a name where the Dutch one has a name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from difflib import unified_diff
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
    """Yield the screens before a game."""
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


def shown(app: App) -> str:
    """Return the tree of the open sheet, or else of the page."""
    return (
        str(app.locator("dialog[open]" if app.locator("dialog[open]").count() else "body").last.aria_snapshot()) + "\n"
    )


def same(app: App, name: str) -> str:
    """Return what differs from the tree that is kept; "" for nothing."""
    kept, now = TREES / f"{name}.txt", shown(app)
    if WRITES:
        TREES.mkdir(exist_ok=True)
        kept.write_text(now, "utf-8")
    return "" if kept.read_text("utf-8") == now else f"{name}:\n{now}"


def controls(tree: str) -> list[str]:
    """Return what a tree has besides its words, in its order, and of each whether it has a name.

    Where in a sentence its terms stand, is for each language to say.
    """
    found, sentence = [], len(tree)
    for line in tree.splitlines():
        deep = line.index("-")
        role = re.match(r"- '?([a-z]+(?: (?=\"))?)", line[deep:])
        if deep > sentence or not role or role[1] == "text":
            continue
        sentence = deep if role[1] == "paragraph" else len(tree)
        found.append(role[1])
    return found


def screens(app: App, code: str) -> Iterator[str]:
    return table_screens(app, code) if code else first_screens(app)


@pytest.mark.parametrize("code", ["", *long(*GAMES)])
def test_the_tree_is_the_one_that_was_read(devices: Devices, code: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    other = [same(app, name) for name in screens(app, code)]
    assert not "".join(other), "\n".join(other)


@pytest.mark.parametrize(
    ("lang", "code"),
    [("de", ""), *long(("fr", ""), *((lang, code) for lang in ("de", "fr") for code in GAMES))],
)
def test_another_language_has_the_same_controls(devices: Devices, lang: str, code: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale=lang)
    other = []
    for name in screens(app, code):
        read, now = (controls(tree) for tree in ((TREES / f"{name}.txt").read_text("utf-8"), shown(app)))
        other += [f"{name}: {line}" for line in unified_diff(read, now, lineterm="", n=1)]
    assert "\n".join(other) == ""
