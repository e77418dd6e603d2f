"""The arbiter for a real table: laid by touch, by keys and from the tree; asked, sent, printed, and played on from."""

from __future__ import annotations

import re

import pytest
from kaartbord.games import ENTRIES
from playwright.sync_api import Page, expect
from support.browser.device import ARRIVE, PHONE, App, Devices, wait_ready
from support.browser.screens import fine
from support.long import some

KEEZBORD = (
    "mag-dit=keezbord+4+~+pawns+3+-+-+-+/+53+0+-+-+/+-+-+-+-+/+-+-+-+-+~+"
    "hands+As+7s+Jh+/+?+?+?+/+?+?+?+/+?+?+?+~+played++~+dealer+3+deals+1+turn+0"
)


def ask(app: App | Page) -> None:
    app.locator("label:has(#arbiter-mode-ask)").click()


def test_a_board_and_a_hand_are_laid_by_touch_and_asked_about(devices: Devices) -> None:
    app = devices(viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#arbiter-open").tap()
    app.locator("#arbiter-K").tap()
    squares, verdict = app.locator(".tiles button"), app.locator(".verdict")
    squares.nth(3).tap()
    app.locator("label:has(#arbiter-piece-1)").tap()
    squares.nth(5).tap()
    squares.nth(16).tap()
    for card in (4, 28, 45):
        app.locator(f"#arbiter-card-{card}").tap()
    expect(verdict).to_have_text("Zo kan het liggen. Kies nu “Vragen”.")
    fine(app)
    squares.nth(64).tap()  # the home of red
    expect(verdict).to_have_text("Er staat een pion op een plek waar alleen een andere kleur mag komen. Haal hem weg.")
    ask(app)
    app.locator("#arbiter-ask-2").tap()
    squares.nth(16).tap()
    answer = app.locator("#arbiter-answer")
    expect(answer.locator("h2")).to_have_text("Nee, dat mag niet.")
    expect(answer).to_contain_text("Blauw staat op de start. Die pion ruilt niet.")
    expect(answer.locator("h3")).to_have_text("Veilig op de start")
    expect(answer.locator("figure img")).to_have_js_property("complete", True)
    fine(app)
    squares.nth(5).tap()
    expect(answer).to_have_text("Ja, dat mag.Jij, boer: ruilt rood 3 met Blauw op rood 5.")
    assert app.url.endswith(KEEZBORD)


@pytest.mark.long
def test_okidoki_is_laid_and_asked_about_with_keys_alone(devices: Devices) -> None:
    app = devices(reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#arbiter-open").focus()
    app.keyboard.press("Enter")
    app.locator("#arbiter-O").focus()
    app.keyboard.press("Enter")
    app.locator(".tiles [tabindex='0']").focus()
    here = app.locator(".tiles button:focus")
    expect(here).to_have_attribute("aria-label", "start wit 1, witte pion")
    app.keyboard.press("ArrowDown")
    expect(here).to_have_attribute("aria-label", re.compile("^1, veilig voor grijs"))
    app.keyboard.press("Enter")
    expect(here).to_have_attribute("aria-label", re.compile("^1, witte pion"))
    app.locator("#arbiter-steps").focus()
    app.keyboard.type("7")
    expect(app.locator("#arbiter-steps")).to_have_value("7")
    app.locator("#arbiter-mode-lay").focus()
    app.keyboard.press("ArrowRight")
    app.locator(".tiles [tabindex='0']").focus()
    app.keyboard.press("Enter")
    expect(app.locator("#arbiter-answer h2")).to_have_text("Ja, dat mag.")
    expect(here).to_be_focused()


def test_toedeloe_is_laid_and_asked_about_from_the_tree(devices: Devices) -> None:
    app = devices(reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.get_by_role("button", name="Mag dit?").click()
    app.get_by_role("button", name="ToedeLoe", exact=True).click()
    app.get_by_role("radio", name="Op tafel").check(force=True)
    pack = app.get_by_role("group", name="Op tafel")
    for card in ("harten 9", "schoppen heer", "harten 2", "ruiten 4"):
        pack.get_by_role("button", name=card, exact=True).click()
    app.get_by_role("radio", name="Vragen").check(force=True)
    board = app.get_by_role("group", name="Het bord")
    board.get_by_role("button").nth(0).press("Enter")
    expect(app.get_by_role("heading", name="Ja, dat mag.")).to_be_visible()
    board.get_by_role("button").nth(43).press("Enter")  # beside the field
    expect(app.get_by_role("heading", name="Nee, dat mag niet.")).to_be_visible()


@pytest.mark.parametrize("code", some(ENTRIES, 1))
def test_every_game_can_be_laid_on_a_small_phone(code: str, devices: Devices) -> None:
    app = devices(viewport={"width": 360, "height": 640}, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.evaluate(ARRIVE, "#mag-dit")
    wait_ready(app)
    app.locator(f"#arbiter-{code}").click()
    if code != "P":
        app.locator(".tiles button").nth(11).click()
    app.locator(".pack button").first.click()
    expect(app.locator(".pack button[aria-pressed=true]")).to_have_count(1)
    fine(app)
    app.locator("#arbiter-house-fold").click()
    expect(app.locator("#arbiter-house [name^=option-]").first).to_be_attached()


def test_a_laid_position_is_sent_taken_in_and_played_on_from(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.evaluate("() => { navigator.clipboard.writeText = async text => { window.copied = text; } }")
    app.evaluate(ARRIVE, f"#{KEEZBORD}")
    wait_ready(app)
    app.locator("#arbiter-link").click()
    app.wait_for_function("window.copied")
    link = app.evaluate("window.copied")
    assert link == f"{app.site.url}#{KEEZBORD}"
    app.locator("#club-back").click()
    app.locator("#arbiter-texts-fold").click()
    app.locator("#arbiter-text").fill("keezbord 4 | pawns")
    app.locator("#arbiter-take").click()
    expect(app.get_by_role("alert")).to_contain_text("Dit is geen stelling.")
    app.locator("#arbiter-text").fill(f"Mag dit? {link}")
    app.locator("#arbiter-take").click()
    expect(app.locator("#club-title")).to_have_text("Mag dit? Keezbord")
    app.evaluate("() => { window.print = () => { window.printed = document.getElementById('printed').textContent; } }")
    app.locator("#arbiter-print").click()
    assert "pawns 3 - - - / 53 0 - -" in app.evaluate("window.printed")
    app.locator("#arbiter-play").click()
    app.locator("#hand [data-arg='2']").click()
    expect(app.locator("#prompt")).to_contain_text("Met de boer")
    app.go_back()
    expect(app.locator("#club-title")).to_have_text("Mag dit? Keezbord")
    assert app.url.endswith(KEEZBORD)
