"""Tests of calls while the page is out of view: on the app's icon, and as a notice only for people who want one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices, wait_offline

AWAY = """(() => {
  window.away = false;
  window.leave = "denied";
  window.called = [];
  Object.defineProperty(document, "hidden", { get: () => window.away });
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (Notification.permission = window.leave);
  };
  navigator.setAppBadge = async number => called.push(`badge ${number}`);
  navigator.clearAppBadge = async () => called.push("no badge");
  navigator.serviceWorker.getRegistration = async () => ({
    showNotification: async (words, { tag, data }) => called.push(`${tag}: ${words}`, data),
    getNotifications: async () => [{ close: () => called.push("closed") }],
  });
})()"""
"""A browser that says what it is asked to do, in a window that can be out of view."""

REFUSED = "De browser staat geen meldingen toe, dus er komt er geen."


def turn_on(app: App) -> None:
    """Ask for notices in the settings."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=settings]").click()
    app.locator("label:has(#set-notify-on)").click()


def close(app: App) -> None:
    app.locator("dialog [data-do=close-dialog]").click()
    expect(app.locator("dialog")).to_have_count(0)


def play_out_of_view(app: App) -> None:
    """Choose, and do not look while the others do."""
    app.evaluate("called.length = 0")
    play = player.play_of(app)
    app.evaluate("away = true")
    player.take(app, player.choose(play))
    player.wait(app, "ask")


@pytest.mark.long
def test_your_turn_calls_you_back_to_the_page(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce")
    app.add_init_script(AWAY)
    play = player.new(seed=3)
    player.sit_down(app, play, *["human:Jij", *["computer:Wim"] * 3])
    player.wait(app, "ask")

    # Refused: the switch says so, and stays off.
    turn_on(app)
    expect(app.locator("#notify-status")).to_contain_text(REFUSED)
    expect(app.locator("#set-notify-off")).to_be_checked()
    close(app)
    play_out_of_view(app)
    app.wait_for_function("called.length > 0")
    assert app.evaluate("called") == ["badge 1"]

    # Looked at, nothing calls any more.
    app.evaluate("(away = false, called.length = 0, document.dispatchEvent(new Event(`visibilitychange`)))")
    app.wait_for_function("called.includes('no badge')")

    app.evaluate("leave = 'granted'")
    turn_on(app)
    expect(app.locator("#notify-status")).to_have_text("Zolang deze pagina ergens openstaat, ook als je hem niet ziet.")
    close(app)
    play_out_of_view(app)
    app.wait_for_function("called.length > 2")
    badge, words, address = app.evaluate("called")[:3]
    assert badge == "badge 1"
    assert words == f"turn: {app.title()}"
    assert address.startswith(app.site.url)
    app.evaluate("(away = false, document.dispatchEvent(new Event(`visibilitychange`)))")
    app.wait_for_function("called.includes('closed')")


TAP = """async address => {
  const done = [], { matchAll, openWindow } = clients;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  clients.matchAll = async () => pages.map(page => ({
    url: page.url,
    postMessage: (...sent) => page.postMessage(...sent),
    focus: async () => done.push(page.url),
  }));
  clients.openWindow = async opened => done.push(`new ${opened}`);
  await comeBack({ data: address });
  Object.assign(clients, { matchAll, openWindow });
  return done.join();
}"""
"""Taps a notice of this address; where the page was loaded that comes forward, or what is opened."""


@pytest.mark.only_browser("chromium")  # elsewhere Playwright does not see service workers
def test_a_notice_leads_back_to_the_page_of_its_game(devices: Devices) -> None:
    app = devices(fresh=True, reduced_motion="reduce")
    lobby = app.beside().open()
    wait_offline(lobby)
    play = player.new(seed=3)
    player.sit_down(app, play, *["human:Jij", *["computer:Wim"] * 3])
    player.wait(app, "ask")
    worker, home = app.context.service_workers[0], app.site.url
    asked, table = app.evaluate("location.href"), f"{home}#"
    assert worker.evaluate(TAP, asked).startswith(table)
    player.take(app, player.choose(player.play_of(app)))
    player.wait(app, "ask")
    assert app.evaluate("location.href") != asked
    assert worker.evaluate(TAP, asked).startswith(table)
    assert worker.evaluate(TAP, app.evaluate("location.href")).startswith(table)
    app.close()
    assert worker.evaluate(TAP, asked) == home
    lobby.goto(f"{home}rules/toepen.html")
    assert worker.evaluate(TAP, asked) == f"new {asked}"
