"""The computer as a player and as an adviser: how well it plays, what it would do, how a game went."""

from __future__ import annotations

import pytest
from kaartbord.match import link
from kaartbord.rules.cards import ACE, JOKER, KING
from kaartbord.text import MESSAGES
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices, axe_findings
from support.long import long

PEOPLE = ("human:Jij", "computer:Wim", "computer:Anna", "computer:Bep")


def levels(app: App) -> list[str]:
    """Return the levels of the seats in the link in the address."""
    seats = player.shared(app).seats
    assert seats is not None
    return [seat.level for seat in seats]


@pytest.mark.long
def test_how_well_the_computer_plays_is_chosen_once_and_travels_in_the_link(phone: App) -> None:
    phone.open()
    phone.locator("#play-keezbord").click()
    expect(phone.locator("#level-beginner")).to_be_checked()
    player.know(phone)
    expect(phone.locator("#level-strong")).to_be_checked()
    phone.locator("label:has(#level-calm)").click()
    phone.locator("#setup-start").click()
    phone.locator("#table").wait_for()
    assert levels(phone) == ["strong", "calm", "calm", "calm"]
    assert link.decode_link(phone.url).seats == player.shared(phone).seats

    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=seats]").click()
    expect(phone.locator("#table-level-calm")).to_be_checked()
    phone.locator("label:has(#table-level-firm)").click()
    phone.locator("dialog [data-arg=done]").click()
    phone.wait_for_function("document.querySelector('dialog') === null")
    player.wait(phone, "ask")
    assert levels(phone) == ["strong", "firm", "firm", "firm"]

    # The next table begins as the last one did.
    phone.locator("[data-do=leave]").click()
    phone.locator("#play-keezbord").click()
    expect(phone.locator("#level-calm")).to_be_checked()


@pytest.mark.long
def test_the_first_game_is_gentle_and_known_afterwards(phone: App) -> None:
    phone.open()
    phone.locator("#play-tokken").click()
    expect(phone.locator("#setup-help")).to_contain_text("iedereen krijgt eerst een aas, heer of joker")
    phone.locator("#setup-start").click()
    expect(phone.locator("#table")).to_contain_text("Wie links van de deler zit, begint")
    assert levels(phone) == ["strong", *["beginner"] * 3]
    openers = {ACE, KING, JOKER}
    assert all(openers & {card >> 2 for card in hand} for hand in player.play_of(phone).state.hands)
    phone.go_back()
    phone.locator("#play-tokken").click()
    expect(phone.locator("#setup-help")).not_to_contain_text("eerste spel")
    expect(phone.locator("#level-beginner")).to_be_checked()


@pytest.mark.long
def test_each_computer_plays_at_a_level_of_its_own(phone: App) -> None:
    phone.open()
    phone.locator("#play-keezbord").click()
    player.know(phone)
    phone.locator("label:has(#level-each)").click()
    for seat, level in ((1, "calm"), (3, "beginner")):
        phone.locator(f"#strength-{seat}").select_option(level)
    phone.locator("#setup-start").click()
    player.wait(phone, "ask")
    own = ["strong", "calm", "strong", "beginner"]
    assert levels(phone) == own
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=seats]").click()
    expect(phone.locator("#table-level-each")).to_be_checked()
    phone.locator("dialog [data-arg=done]").click()
    assert levels(phone) == own


@pytest.mark.parametrize("lang", ["nl", *long("en")])
def test_the_computer_says_what_it_would_do(devices: Devices, lang: str) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce", locale={"nl": "nl-NL", "en": "en-GB"}[lang])
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(player.legal(p)) > 3)
    app.open("#" + player.table_link(play, *("link:Jij", *PEOPLE[1:])))
    app.locator("dialog [data-do=answer][data-arg='0']").click()
    player.wait(app, "ask")
    asks = {"nl": "Wat zou jij doen?", "en": "Hint"}[lang]
    expect(app.get_by_role("button", name=asks)).to_be_visible()
    expect(app.locator("#advice")).to_be_hidden()
    app.keyboard.press("?")
    begins = {"nl": "Ik zou ", "en": "I would "}[lang]
    expect(app.locator("#advice")).to_contain_text(begins)
    expect(app.locator("#said")).to_contain_text(begins)
    said = player.words(app.locator("#said").inner_text())
    told = [
        PHRASEBOOKS["K"].choice_infinitive(
            Reader(MESSAGES[lang], ["Jij", "Wim", "Anna", "Bep"], 0), play.state, 0, action
        )
        for action in player.legal(play)
    ]
    chosen = [action for action, words in zip(player.legal(play), told, strict=True) if f" {words}: " in said]
    assert len(chosen) == 1
    assert not axe_findings(app)

    # It lies ready: one more tap plays it, and the advice is gone.
    app.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    after = player.wait_moved(app, play.match)
    assert after.plies[len(play.plies)].action == chosen[0]
    expect(app.locator("#advice")).to_be_hidden()


@pytest.mark.long
def test_advice_marks_its_button_and_covers_nothing_on_a_low_phone(devices: Devices) -> None:
    app = devices(viewport={"width": 390, "height": 664}, reduced_motion="reduce")
    play = player.play_on(
        player.new(4, 3, "P"),
        lambda p: player.to_move(p) == 0 and any(a.kind == "fold" for a in player.legal(p)),
    )
    player.sit_down(app, play, "link:Jij", *PEOPLE[1:])
    player.wait(app, "ask")
    app.locator("#hint").click()
    expect(app.locator("#controls .is-advised")).to_have_count(1)
    app.locator("#controls .is-advised").evaluate("button => { button.dataset.old = 'yes'; }")
    app.set_viewport_size(PHONE)
    expect(app.locator("#controls [data-old]")).to_have_count(0)  # everything is drawn anew
    expect(app.locator("#controls .is-advised")).to_have_count(1)

    app = devices(viewport={"width": 390, "height": 664}, reduced_motion="reduce")
    play = player.play_on(player.new(4, 72, "O"), lambda p: player.to_move(p) == 0 and len(player.legal(p)) > 6)
    player.sit_down(app, play, "link:Jij", *PEOPLE[1:])
    player.wait(app, "ask")
    app.locator("#hint").click()
    expect(app.locator("#advice")).to_contain_text("Ik zou")
    board, advice = (app.locator(place).bounding_box() for place in ("#board", "#advice"))
    assert board["width"] > 100 and advice["y"] > board["y"] + board["height"]


def test_who_only_looks_on_gets_no_advice(phone: App) -> None:
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(player.legal(p)) > 3)
    phone.open("#" + player.table_link(play, *("link:Jij", *PEOPLE[1:])))
    phone.locator("dialog [data-do=answer][data-arg=watch]").click()
    expect(phone.locator("#prompt")).to_contain_text("Jij")
    expect(phone.locator("#hint")).to_be_hidden()
    phone.keyboard.press("?")
    expect(phone.locator("#advice")).to_be_hidden()


def begin_chart(app: App, seed: int) -> int:
    """Open a game that is over and have its chart worked out; how many plies it has."""
    play = player.play_on(player.new(4, seed), lambda p: player.to_move(p) < 0)
    player.open_link(app, player.table_link(play, *PEOPLE))
    player.wait(app, "over")
    app.locator("dialog.over [data-arg=course]").click()
    app.locator(".course-sheet progress").wait_for()
    return len(play.plies)


@pytest.mark.long
def test_the_chart_of_a_game_that_was_left_is_worked_out_no_further(phone: App) -> None:
    phone.open()
    plies = begin_chart(phone, 3)
    phone.evaluate("() => { window.bar = document.querySelector('.course-sheet progress'); }")
    phone.wait_for_function("window.bar.value > 0")
    phone.evaluate("location.hash = ''")
    phone.locator("#lobby").wait_for()
    expect(phone.locator("dialog")).to_have_count(0)
    stands = phone.evaluate("window.bar.value")
    assert stands < plies

    # While another one gets further.
    begin_chart(phone, 4)
    further = f"(document.querySelector('.course-sheet progress')?.value ?? Infinity) > {stands}"
    phone.wait_for_function(further, timeout=player.WAIT_MS)
    assert phone.evaluate("window.bar.value") == stands


def test_after_the_game_a_chart_leads_back_to_the_turns_that_mattered(phone: App) -> None:
    play = player.play_on(player.new(2, 3), lambda p: player.to_move(p) < 0)
    phone.open()
    player.open_link(phone, player.table_link(play, "human:Jij", "computer:Wim"))
    player.wait(phone, "over")
    phone.locator("dialog.over [data-arg=course]").click()
    sheet = phone.locator(".course-sheet")
    expect(sheet.locator("progress")).to_be_hidden()
    expect(sheet.locator(".chart-line").first).to_be_visible()
    rows = sheet.locator(".course-turns .row")
    expect(rows.first).to_be_visible()  # once the chart has grown to its end
    assert 1 <= rows.count() <= 3
    assert not axe_findings(phone)

    # The chart in words: it ends with the win of one side.
    sheet.locator("summary").click()
    last = player.words(sheet.locator("tbody tr").last.inner_text())
    assert last in (f"{len(play.plies)} 100 % 0 %", f"{len(play.plies)} 0 % 100 %")

    # A tap on the chart leads to what was played there, with the hands of all; from there one comes back to the result.
    part = sheet.locator(".chart-part").nth(20)
    there = str(part.get_attribute("data-arg")).removeprefix("look:")
    part.click()
    expect(phone.locator("#replay-count")).to_have_text(f"{there} van {len(play.plies)}")
    held = [seat for seat, hand in enumerate(play.plies[int(there) - 1].after.hands) if hand]
    expect(phone.locator("#replay-hands li")).to_have_count(len(held))
    phone.go_back()
    expect(phone.locator("#over-title")).to_be_focused()
    phone.locator("dialog.over [data-arg=course]").click()

    ply = str(rows.first.get_attribute("data-arg")).removeprefix("look:")
    rows.first.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator("#replay-count")).to_have_text(f"{ply} van {len(play.plies)}")

    # What is known stays: no waiting the second time. Each turn has a link of its own.
    phone.locator("[data-do=replay-course]").click()
    sheet.locator(f"[data-arg='share:{ply}']").click()
    shared = link.decode_link(phone.locator("#share-url").input_value())
    assert shared.ply == int(ply)
