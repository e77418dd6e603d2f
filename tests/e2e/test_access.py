"""Every screen for everybody: contrast and names (axe), narrow screens, big letters, speech."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from kaartbord.match.match import Ply
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, PHONE, App, Devices, axe_findings
from support.browser.ink import too_faint
from support.browser.screens import SMALL, before_a_game, tables
from support.long import long

PEOPLE = ("link:Willemijn van den Berg", "computer:Anna", "link:Piet", "computer:Bep")

NAMELESS = """() => [...document.querySelectorAll("button, input, select, [tabindex='0'], dialog")]
  .filter(node => node.checkVisibility())
  .filter(node => {
    const by = (node.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const named = by.map(id => document.getElementById(id)?.textContent ?? "").join("");
    const label = node.closest("label")?.textContent ?? "";
    return !(node.getAttribute("aria-label") || named || node.textContent || label).trim();
  })
  .map(node => node.outerHTML.slice(0, 120))"""


TIPLESS = """() => [...document.querySelectorAll("button:has(> .icon:only-child), .icon-button")]
  .filter((node) => node.checkVisibility() && !node.textContent.trim() && !node.title)
  .map((node) => node.outerHTML.slice(0, 120))"""
"""Buttons with an icon alone that say nothing where a mouse rests on them."""

GROUND = """() => {
  const dialog = document.querySelector("#dialogs dialog");
  return getComputedStyle(dialog, "::backdrop").backgroundColor;
}"""
"""The colour behind the open sheet, which has an alpha if one can look through it."""


def screens(app: App) -> Iterator[str]:
    """Walk through every screen of the page; the name of each once it stands."""
    yield from screens_often_seen(app)
    yield from screens_by_link(app)


def screens_often_seen(app: App) -> Iterator[str]:
    """From the lobby to a table, and all that is opened there."""
    app.open()
    yield "lobby"
    app.locator("#settings-open").click()
    app.locator("label:has(#set-tempo-quick)").click()
    yield "settings"
    close(app)
    app.locator("#help-open").click()
    yield "which rules"
    app.locator("dialog [data-arg=P]").click()
    expect(app.locator("dialog h2")).to_contain_text("Toepen")
    close(app)
    app.locator("#help-open").click()
    app.locator("dialog [data-arg=help]").click()
    app.locator("dialog summary").nth(3).click()  # about playing live
    yield "help"
    close(app)
    yield from before_a_game(app, "keezbord")
    app.locator("label:has(#way-together)").click()
    app.locator("#setup-start").click()
    player.wait(app, "curtain")
    yield "curtain"
    player.lift(app)
    yield "table, asked"
    app.locator("[data-do=others]").click()
    yield "every choice"
    close(app)
    play = player.play_of(app)
    player.press_card(app, play, player.legal(play)[0].cards[0])
    yield "table, card chosen"
    app.locator("[data-do=table-menu]").click()
    yield "menu"
    for item in ("log", "share", "live", "seats", "rules", "keys"):
        app.locator(f"dialog [data-arg={item}]").click()
        app.locator("dialog[open]").wait_for()
        if item == "share":
            player.open_more(app)
            app.locator("#share-qr-button").click()
        if item in ("share", "seats"):
            app.locator("#dialogs dialog.covers").wait_for()
            assert app.evaluate(GROUND).startswith("rgb("), "the hand shows through"
        yield item
        close(app)
        app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=replay]").click()
    yield "replay"


def screens_by_link(app: App) -> Iterator[str]:
    """Yield the screens that a link leads to: a seat, a turn of others, an end, nothing."""
    play = player.play_on(player.new(4, 5), lambda p: passes(p.plies[-2:][0]) and player.to_move(p) == 2)
    player.open_link(app, player.table_link(play, *PEOPLE))
    app.locator("dialog .seat-button").first.wait_for()
    yield "who are you"
    app.locator("dialog [data-arg='0']").click()
    app.locator("[data-do=why-not]").click()
    yield "why nothing can be played"
    close(app)
    player.tap_forced(app)
    waiting = re.compile("(Wachten op|Waiting for|Warten auf|attend).* Piet|Piet.* attend")
    expect(app.locator("#prompt")).to_contain_text(waiting, timeout=player.WAIT_MS)
    if app.locator("dialog").count():
        close(app)
    yield "table, waiting"

    whole = player.play_on(play, lambda p: player.to_move(p) < 0)
    player.open_link(app, player.table_link(whole, *PEOPLE))
    player.wait(app, "over")
    yield "over"
    player.open_link(app, "kapot")
    app.locator("dialog [data-arg=lobby]").wait_for()
    yield "bad link"
    app.locator("dialog [data-arg=lobby]").click()
    expect(app.locator("#games-kept li").first).to_be_visible()
    yield "lobby with games"


def passes(ply: Ply) -> bool:
    """Return whether the first seat can play nothing."""
    return (ply.seat, ply.action.kind) == (0, "discard")


def close(app: App) -> None:
    app.locator("dialog [data-do=close-dialog]").last.click()
    expect(app.locator("dialog")).to_have_count(0)


OFTEN = {"lobby", "setup", "table, asked", "menu", "share"}
"""The screens that `make test` shows to axe; `make long` shows them all."""


FINGER = 44
"""The least side of what is pressed, in CSS px."""

LOOKS: dict[str, dict[str, str]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "clear": {"contrast": "more"},
    "forced": {"forced_colors": "active"},
}


def wrong_on(app: App) -> list[str]:
    """Return what is hard to use on this screen: what axe finds, faint words, small controls, no names.

    Words in the system's own colours are as faint as the system makes them, and cannot be taken away to measure.
    """
    return [
        *axe_findings(app),
        *(f"faint: {word}" for word in too_faint(app) if "forced_colors" not in app.look),
        *(f"small: {control}" for control in app.evaluate(SMALL, FINGER)),
        *(f"nameless: {node}" for node in app.evaluate(NAMELESS)),
        *(f"without a word for a mouse: {node}" for node in app.evaluate(TIPLESS)),
    ]


@pytest.mark.parametrize(
    ("look", "lang", "shown"),
    [
        ("light", "nl-NL", OFTEN),
        ("light", "fr-FR", OFTEN),
        *long(*((look, lang, None) for look in LOOKS for lang in ("nl-NL", "en-GB", "de-DE", "fr-FR"))),
    ],
)
def test_nobody_stumbles(devices: Devices, look: str, lang: str, shown: set[str] | None) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale=lang, **LOOKS[look])
    found, looked = {}, set()
    for name in screens(app) if shown is None else screens_often_seen(app):
        looked.add(name)
        if (shown is None or name in shown) and (wrong := wrong_on(app)):
            found[name] = wrong
    assert looked >= OFTEN
    assert not found, "\n".join(f"{name}: {one}" for name, all_ in found.items() for one in all_)


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
def test_nobody_stumbles_at_any_table(devices: Devices, look: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", **LOOKS[look])
    found = {name: wrong for name in tables(app) if (wrong := wrong_on(app))}
    assert not found, "\n".join(f"{name}: {one}" for name, all_ in found.items() for one in all_)


@pytest.mark.long
@pytest.mark.parametrize("walk", [screens, tables])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)])
def test_all_that_is_pressed_is_as_large_as_a_finger(
    devices: Devices, walk: Callable[[App], Iterator[str]], width: int, height: int
) -> None:
    app = devices(viewport={"width": width, "height": height}, reduced_motion="reduce")
    found = {name: small for name in walk(app) if (small := app.evaluate(SMALL, FINGER))}
    assert not found, "\n".join(f"{name}: {one}" for name, all_ in found.items() for one in all_)


WIDER = """() => {
  const wide = [...document.querySelectorAll("dialog, #lobby, #setup, #table, body, html")];
  return wide.filter(node => node.checkVisibility() && node.scrollWidth > Math.max(node.clientWidth, 1))
    .filter(node => !["hidden", "clip"].includes(getComputedStyle(node).overflowX) || node.tagName === "HTML")
    .map(node => `${node.tagName}#${node.id} ${node.scrollWidth} > ${node.clientWidth}`);
}"""


PUSHED = """() => {
  const table = document.getElementById("table");
  table.scrollLeft = 50;
  return table.scrollLeft;
}"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("width", "height", "letters"),
    [(360, 640, "big"), (640, 512, "big"), (320, 256, "normal"), (320, 256, "big")],
    ids=["phone", "at 200 %", "at 400 %", "at 400 % with large letters"],
)
def test_nothing_scrolls_sideways(devices: Devices, width: int, height: int, letters: str) -> None:
    app = devices(viewport={"width": width, "height": height}, reduced_motion="reduce")
    wide = []
    for name in screens(app):
        if name == "settings":
            app.locator(f"label:has(#set-letters-{letters})").click()
        assert app.evaluate("document.documentElement.scrollWidth") <= width, name
        wide += [f"{name}: {found}" for found in app.evaluate(WIDER)]
        assert app.evaluate(PUSHED) == 0, f"{name}: the table can be pushed aside"
    assert not wide, "\n".join(wide)


def test_each_turn_is_announced_once(devices: Devices) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce")
    app.add_init_script(
        """window.spoken = [];
           addEventListener("DOMContentLoaded", () => {
             const note = records => {
               for (const { target, addedNodes } of records) {
                 const live = (target.nodeType === 1 ? target : target.parentElement)
                   ?.closest("[aria-live], [role=status], [role=log], [role=alert]");
                 const text = [...addedNodes].map(node => node.textContent).join("").trim();
                 if (live?.checkVisibility?.() && text) window.spoken.push(text);
               }
             };
             new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
           });"""
    )
    play = player.play_on(player.new(4, 5), lambda p: len(p.match.choices) > 12 and player.to_move(p) == 0)
    player.sit_down(app, play, "link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
    player.wait(app, "ask")
    app.evaluate("() => { window.spoken = []; }")
    after = player.take(app, player.choose(play))
    player.wait(app, "ask")
    newest = player.play_of(app)
    assert len(newest.plies) > len(after.plies) or after.match != play.match
    spoken = app.evaluate("window.spoken")
    turns = [text for text in spoken if re.match(r"\w+, \w+: ", text) or "niets spelen" in text]
    done = [ply for ply in newest.plies[len(play.plies) :] if ply.radix]
    assert len(turns) == len(done), f"{len(done)} turns, spoken: {spoken}"
    assert spoken[-1] == "Jouw beurt. Kies een kaart."
