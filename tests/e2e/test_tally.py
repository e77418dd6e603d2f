"""A score sheet for real cards: big buttons, taken back, and kept on the device."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browser.device import PHONE, Devices, wait_ready
from support.browser.screens import fine


def test_strokes_of_toepen_are_written_taken_back_and_kept(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#tally-open").click()
    app.locator("#tally-P").click()
    app.get_by_text("Huisregels", exact=True).click()
    app.locator("label:has(#option-anti_line)").click()
    app.locator("label:has(#option-kings_final-two)").click()
    app.locator("label:has(#tally-sides-3)").click()
    for side, name in enumerate(("Anna", "Bep", "<b>Cor</b>")):
        app.locator(f"#tally-name-{side}").fill(name)
    fine(app)
    app.locator("#tally-begin").click()
    for entry in ("t", "f1", "t", "w0"):
        app.locator(f"#tally-write-{entry}").focus()
        app.keyboard.press("Enter")
    totals = app.locator(".tally-total")
    expect(totals).to_have_text(["0", "1", "3"])
    expect(app.locator(".tally-plate .strokes")).to_have_count(2)
    fine(app)
    app.locator("#tally-undo").click()
    expect(totals).to_have_text(["0", "0", "0"])
    app.locator("#tally-write-w2").click()
    expect(totals).to_have_text(["3", "1", "0"])
    expect(app.locator(".score-sheet > .meta")).to_have_text("Koningstoepen: met twee spelers · Anti-lijn: aan")
    # by the house rules that were chosen: after two folds in a row one stays
    for entry in ("t", "f1", "w2", "t"):
        app.locator(f"#tally-write-{entry}").click()
    expect(app.locator("#tally-write-f0")).to_be_visible()
    expect(app.locator("#tally-write-f1")).to_have_count(0)
    for _ in range(4):
        app.locator("#tally-undo").click()
    expect(totals).to_have_text(["3", "1", "0"])
    app.reload()
    wait_ready(app)
    expect(totals).to_have_text(["3", "1", "0"])
    app.locator("#club-back").click()
    app.locator("#tally-K").click()
    app.locator("#tally-begin").click()
    app.locator("#tally-write-8").click()
    app.locator("#tally-write-6").click()
    expect(totals).to_have_text(["26", "12"])
