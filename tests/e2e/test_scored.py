"""Score sheets of games that are not played here: a whole evening on a phone, from the choice to the backup."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser.device import PHONE, App, Devices, wait_ready
from support.browser.screens import fine
from support.long import long

SMALL = {"width": 360, "height": 640}

BOOM = (
    *(("p0", "100"), ("p1", "r1-20", "90"), ("p0", "81"), ("p1", "162", "pit")),
    *(("p0", "r0-50", "r0-20", "95"), ("p1", "r0-100", "100"), ("p0", "120"), ("p1", "v0")),
    *(("p0", "82"), ("p1", "0", "trick"), ("p0", "140"), ("p1", "110")),
    *(("p0", "96"), ("p1", "r1-200", "130"), ("p0", "r1-20", "90"), ("p1", "104")),
)
"""The entries of each deal: 100-62, 72-110, nat 0-162, pit 0-262, 165-67, 162 and 100 against 100 nat 262-0, 120-42,
a revoke 0-162, 82-80, nothing and nat 162-0, 140-22, 52-110, 96-66, 32-330, 90 against 92 nat 0-182, 58-104."""

TOTALS = ("1341", "1761")


def begin(app: App, code: str, *names: str) -> None:
    """Open a new sheet, from the lobby."""
    app.open()
    app.locator("#tally-open").click()
    app.locator(f"#tally-{code}").click()
    for side, name in enumerate(names):
        app.locator(f"#tally-name-{side}").fill(name)
    app.locator("#tally-begin").click()


def enter(app: App, text: str) -> None:
    """Type points, or tap another entry."""
    if text.isdecimal():
        app.locator("#tally-number").fill(text)
        app.keyboard.press("Enter")
        expect(app.locator("#tally-number")).to_have_count(0)
    else:
        if text.startswith("v"):
            app.get_by_text("Of heeft iemand verzaakt?").click()
        app.locator(f"#tally-write-{text}").click()


def test_an_evening_of_klaverjassen_on_a_phone(devices: Devices) -> None:
    app = devices(viewport=SMALL, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#tally-open").click()
    expect(app.locator("#tally-also")).to_have_text("Ook voor")
    fine(app)
    app.locator("#tally-klaverjassen").click()
    for side, name in enumerate(("Wij", "<b>Zij</b>")):
        app.locator(f"#tally-name-{side}").fill(name)
    app.locator("#tally-begin").click()
    totals, heading = app.locator(".tally-total"), app.locator(".score-sheet h2").first
    for number, deal in enumerate(BOOM, 1):
        expect(heading).to_have_text(f"Spel {number}: wie speelt?")
        for text in deal:
            enter(app, text)
    expect(app.locator(".score-sheet [role=status]")).to_be_visible()
    expect(totals).to_have_text(TOTALS)
    expect(app.locator(".rounds tbody tr")).to_have_count(len(BOOM))
    expect(app.locator("[id^=tally-write], #tally-number")).to_have_count(0)
    fine(app)
    app.reload()
    wait_ready(app)
    expect(totals).to_have_text(TOTALS)
    app.locator("#tally-undo").click()
    expect(totals).to_have_text(("1283", "1657"))


def test_points_that_cannot_be_are_refused_in_a_sentence(devices: Devices) -> None:
    app = devices(viewport=SMALL, reduced_motion="reduce", locale="nl-NL")
    begin(app, "klaverjassen")
    app.locator("#tally-write-p0").click()
    refused, field = app.locator("#tally-refused"), app.locator("#tally-number")
    for typed in ("163", "1", "", "9o", "-5", "<b>"):
        field.fill(typed)
        app.locator("#tally-number ~ button").click()
        expect(refused).to_have_text(
            "Vul een getal van 0 tot en met 162 in. Samen is het altijd 162, en 1 of 161 kan niet."
        )
        expect(field).to_be_focused()
        expect(field).to_have_value(typed)
    fine(app)
    field.fill(" 090 ")
    app.keyboard.press("Enter")
    expect(app.locator(".tally-total")).to_have_text(["90", "72"])


@pytest.mark.parametrize(
    ("code", "entries", "totals"),
    [
        ("rikken", ("rik", "p0", "p2", "9", "misere", "p1", "no"), ["45", "−105", "45", "15"]),
        *long(
            ("hartenjagen", ("q1", "3", "4", "0"), ["3", "17", "0", "6"]),
            ("boerenbridge", ("0", "0", "0", "0", "1", "0", "0"), ["10", "−1", "10", "10"]),
        ),
    ],
)
def test_the_others_with_their_house_rules_in_view(
    devices: Devices, code: str, entries: tuple[str, ...], totals: list[str]
) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    app.open()
    app.locator("#tally-open").click()
    app.locator(f"#tally-{code}").click()
    app.get_by_text("Huisregels", exact=True).click()
    fine(app)
    app.locator("#tally-begin").click()
    for text in entries:
        app.locator(f"#tally-write-{text}").click()
    expect(app.locator(".tally-total")).to_have_text(totals)
    fine(app)


@pytest.mark.long
def test_a_sheet_goes_with_the_backup_to_another_device(devices: Devices, tmp_path: Path) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale="nl-NL")
    begin(app, "klaverjassen")
    for text in ("p1", "r1-20", "100", "p0", "120"):
        enter(app, text)
    totals = app.locator(".tally-total")
    expect(totals).to_have_text(["182", "162"])
    for _ in range(2):
        app.locator("#club-back").click()
    app.locator("#backup-open").click()
    file = app.save("[data-do=backup-save]", tmp_path)
    assert "tally=klaverjassen" in file.read_text()

    other = devices(viewport=PHONE, reduced_motion="reduce", locale="de-DE").open()
    other.locator("#backup-open").click()
    other.locator("#backup-file").set_input_files(file)
    expect(other.locator("#backup-said")).to_contain_text("1 Punktezettel")
    other.locator("dialog.backup [data-do=close-dialog]").click()
    other.locator("#tally-open").click()
    other.locator("#tally-klaverjassen").click()
    expect(other.locator(".tally-total")).to_have_text(["182", "162"])
    expect(other.locator(".score-sheet h2").first).to_have_text("Spiel 3: Wer spielt?")
