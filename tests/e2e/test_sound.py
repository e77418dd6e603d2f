"""Tests of the sounds of a table, in a real audio context: the right ones, no clipping, and silence where it is
wanted."""

from __future__ import annotations

from typing import Any

import pytest
from kaartbord.games import keezbord
from kaartbord.match.match import Play
from kaartbord.scene.sound.cues import MAX_SOUNDS
from kaartbord.scene.sound.recipes import RECIPES
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices

EAR = """(() => {
  window.heard = [];
  window.rendered = [];
  window.contexts = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at) {
    if (this.context instanceof AudioContext) heard.push([this.buffer.duration, at]);
    return start.call(this, at);
  };
  const render = OfflineAudioContext.prototype.startRendering;
  OfflineAudioContext.prototype.startRendering = async function () {
    const buffer = await render.call(this);
    const peak = buffer.getChannelData(0).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    rendered.push([buffer.duration, peak]);
    return buffer;
  };
  window.AudioContext = class extends AudioContext {
    constructor(...all) { super(...all); contexts.push(this); }
  };
  navigator.vibrate = pattern => heard.push(["buzz", pattern.join()]);
})()"""
"""Listens to what the page plays, and measures what it has rendered."""

NAMES = {round(recipe.lasts, 3): name for name, recipe in RECIPES.items()}


@pytest.fixture
def phone(devices: Devices) -> App:
    return devices(viewport=PHONE)


def heard(app: App) -> list[str]:
    """The sounds that were asked for so far, in that order, and how often the device vibrated."""
    asked: list[list[Any]] = app.evaluate("heard")
    return [NAMES[round(one, 3)] if one != "buzz" else one for one, _ in asked]


def hits(play: Play) -> bool:
    """Return whether seat 0 may hit with a single walk."""
    return player.to_move(play) == 0 and any(_hits(play, action) for action in player.legal(play))


def _hits(play: Play, action: Any) -> bool:
    if action.kind != "play" or len(action.placements) != 1:
        return False
    after = keezbord.apply(play.state, 0, action)
    kinds = {event.kind for event in keezbord.events(play.state, 0, action, after)}
    return {"walk", "hit"} <= kinds and not player.is_swap(play, action)


def wear(app: App, *choices: str) -> None:
    """Choose these in the settings, from the table."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=settings]").click()
    for choice in choices:
        app.locator(f"label:has(#set-{choice})").click()
    app.locator("dialog [data-do=close-dialog]").click()
    expect(app.locator("dialog")).to_have_count(0)


def test_a_table_is_heard_as_it_is_seen_and_only_where_it_is_wanted(phone: App) -> None:
    phone.add_init_script(EAR)
    play = player.play_on(player.new(seed=3), hits)
    player.sit_down(phone, play, *["human:Jij", *["computer:Wim"] * 3])
    player.wait(phone, "ask")
    assert heard(phone) == []
    assert phone.evaluate("contexts.length") == 0

    # Choosing how loud it is lets it be heard; by then every sound has been made, none too loud.
    wear(phone, "touch-on", "sound-on")
    phone.wait_for_function("heard.some(one => one[0] !== 'buzz')")
    assert "turn" in heard(phone)
    peaks = {NAMES[round(lasts, 3)]: peak for lasts, peak in phone.evaluate("rendered")}
    assert peaks.keys() == RECIPES.keys()
    assert all(0.01 < peak < 1 / MAX_SOUNDS for peak in peaks.values()), peaks

    # A walk that hits: the card, the squares, the pawn that flies off, and the one that comes to rest.
    phone.evaluate("heard.length = 0")
    player.take(phone, next(action for action in player.legal(play) if _hits(play, action)))
    phone.wait_for_function("heard.some(one => one[0] === 'buzz')")
    first = heard(phone)
    assert first[0] == "slide"
    assert {"hit", "tap"} <= {*first}

    # Asked again, after the others; then nothing sounds, and the audio of the device sleeps.
    player.wait(phone, "ask")
    phone.wait_for_function(f"heard.some(one => Math.abs(one[0] - {RECIPES['turn'].lasts}) < 0.001)")
    assert heard(phone)[-2:] == ["turn", "buzz"]
    phone.wait_for_function("contexts.length === 1 && contexts[0].state === 'suspended'")

    for setting, is_silent in (("motion-calm", False), ("sound-off", True)):
        wear(phone, setting, "touch-off")
        phone.evaluate("heard.length = 0")
        play = player.play_of(phone)
        after = player.take(phone, player.choose(play))
        if player.to_move(after) != 0:
            player.wait_moved(phone, after.match)
        player.wait(phone, "ask")
        assert (heard(phone) == []) == is_silent, setting
