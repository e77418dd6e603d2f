"""Asking the table by one key or by a button, and switching those keys off."""

from __future__ import annotations

import pytest
from kaartbord.games import GAMES
from kaartbord.scene.keyboard.keys import ANSWER_KEYS
from kaartbord.text.answers import TableQuestion, available_questions
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.catalogue import NL
from support.long import some

PEOPLE = ("link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")
NAMES = ("Jan", "Truus", "Anna", "Wim")

HEARD = "#said > p"
TOAST = "#toasts .toast"


def sit(devices: Devices, code: str) -> App:
    """At a table of four, asked for a choice some turns into the game."""
    app = devices(viewport=PHONE, reduced_motion="reduce")
    play = player.play_on(player.new(4, 3, code), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 12)
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    app.locator("#prompt").focus()
    return app


def answer(app: App, key: str) -> str:
    """Press a key: what is heard then, which is what is shown."""
    before = app.locator(HEARD).count()
    app.keyboard.press(key)
    expect(app.locator(TOAST)).to_have_text(app.locator(HEARD).last.inner_text())
    assert app.locator(HEARD).count() >= min(before, 4)
    return str(app.locator(TOAST).inner_text())


@pytest.mark.parametrize("code", some(GAMES, 2))
def test_every_question_is_answered(devices: Devices, code: str) -> None:
    app = sit(devices, code)
    state, known = player.play_of(app).state, PHRASEBOOKS[code].answers
    about = TableQuestion(Reader(NL, NAMES, 0), GAMES[code].view(state, 0), 0)
    for name in available_questions(known):
        words = answer(app, ANSWER_KEYS[name])
        if name not in ("turn", "last"):
            assert words == getattr(known, name)(about)
    for number in range(len(known.owners(about))):
        assert answer(app, str(number + 1)) == known.pawns(about, number)
    assert answer(app, "w") == "Jouw beurt."
    newest, older = answer(app, "z"), answer(app, "z")
    assert newest != older and newest.endswith(".")

    app.locator("#said").evaluate("node => node.replaceChildren()")
    for times in (1, 2):
        app.keyboard.press("h")
        expect(app.locator(HEARD)).to_have_count(times)


def test_the_questions_as_buttons(devices: Devices) -> None:
    app = sit(devices, "L")
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=ask]").click()
    expect(app.locator("dialog .questions button")).to_have_count(9)
    place = app.locator(".questions").bounding_box()
    app.get_by_role("button", name="Je kaarten").click()
    expect(app.locator("#answer")).to_contain_text("Je hebt")
    app.get_by_role("button", name="Pionnen van wit").click()
    expect(app.locator("#answer")).to_contain_text("Wit, jullie")
    assert app.locator(".questions").bounding_box() == place


def test_the_keys_do_nothing_without_shift_or_at_all(devices: Devices) -> None:
    app = sit(devices, "P")

    def choose(setting: str) -> None:
        app.locator("[data-do=table-menu]").click()
        app.locator("dialog [data-arg=settings]").click()
        app.locator(f"label:has(#set-keys-{setting})").click()
        app.keyboard.press("Escape")
        expect(app.locator("dialog")).to_have_count(0)
        app.locator("#toasts").evaluate("node => node.replaceChildren()")

    def opens(key: str) -> bool:
        """Return whether a key opens the last trick or any answer."""
        app.keyboard.press(key)
        found = app.locator(f"{TOAST}, dialog[open], #advice:not([hidden])").count() > 0
        if app.locator("dialog[open]").count():
            app.keyboard.press("Escape")
        app.locator("#toasts").evaluate("node => node.replaceChildren()")
        return found

    assert opens("s") and opens("l")
    choose("shift")
    assert not opens("s") and not opens("l")
    assert opens("Shift+S") and opens("Shift+L")
    app.keyboard.press("F1")
    expect(app.locator("dialog kbd", has_text="Shift+H")).to_be_visible()
    app.keyboard.press("Escape")
    choose("off")
    for key in ("s", "Shift+S", "l", "Shift+L", "?", "w", "z"):
        assert not opens(key), key
    app.keyboard.press("F1")
    expect(app.locator("dialog .keys, dialog.keys")).to_contain_text("staan uit")
