"""Seats that change hands between devices: a silent player's, and one's own on a new phone."""

from __future__ import annotations

from time import monotonic

import pytest
from kaartbord.match import link
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.browser.sharing import claim, give_seat, mid_game, sent

PEOPLE = ("link:Jan", "computer:Wim", "link:Piet", "computer:Bep")


@pytest.fixture
def phones(devices: Devices) -> tuple[App, App]:
    return devices(viewport=PHONE, reduced_motion="reduce"), devices(viewport=PHONE, reduced_motion="reduce")


def sits(app: App, seat: int, kind: str) -> None:
    """Wait until the address of this device says who plays a seat, and nothing is asked."""
    end = monotonic() + player.WAIT_MS / 1000
    while player.shared(app).seats[seat].kind != kind or app.locator("dialog").count():
        assert monotonic() < end, f"seat {seat} is not played by {kind}: {player.shared(app).seats}"
        app.wait_for_timeout(50)


def shared_link(app: App, way: str) -> str:
    """The link of the share sheet for this purpose."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=share]").click()
    player.open_more(app)
    app.locator(f"label:has(#share-{way})").click()
    text = app.locator("#share-url").input_value().partition("#")[2]
    app.locator("dialog [data-do=close-dialog]").click()
    expect(app.locator("dialog")).to_have_count(0)
    return text


@pytest.mark.long
def test_a_table_left_with_its_seats_open_stays_left(phones: tuple[App, App]) -> None:
    phone, _ = phones
    phone.clock.install()
    phone.open()
    player.start(phone)
    player.wait(phone, "ask")
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=seats]").click()
    phone.locator("label:has(#seat-0-computer)").click()
    phone.evaluate("location.hash = ''")
    phone.locator("#lobby").wait_for()
    phone.clock.run_for(10_000)  # in which the computer would have played
    assert player.fragment(phone) == ""
    expect(phone.locator("#table")).to_be_hidden()


def test_a_silent_player_s_seat_goes_to_the_computer_and_back(phones: tuple[App, App]) -> None:
    jan, piet = phones
    play = mid_game()
    text = player.table_link(play, *PEOPLE)
    for app, seat in ((jan, 0), (piet, 2)):
        app.open("#" + text)
        claim(app, seat)
    player.wait(piet, "ask")

    # Piet does not answer. Jan gives his seat to the computer, from the screen that waits for Piet.
    expect(jan.locator("#prompt")).to_contain_text("Piet")
    jan.locator("#controls [data-do=seats]").click()
    jan.locator("label:has(#seat-2-computer)").click()
    jan.locator("dialog [data-arg=done]").click()
    player.wait_moved(jan, play.match)
    player.wait(jan, "ask")
    sits(jan, 2, "computer")
    gone_on = shared_link(jan, "play")
    assert link.decode_link(gone_on).seats[2].kind == "computer"

    # Piet is back: he sees what was done, and takes his seat again.
    player.open_link(piet, gone_on)
    expect(piet.locator("dialog h2")).to_have_text("De computer speelt op jouw plaats")
    expect(piet.locator("dialog")).to_contain_text("De computer speelt nu voor Piet.")
    piet.locator("dialog [data-arg=back]").click()
    sits(piet, 2, "link")

    # Jan hears of it, also by a link that is no further; an old one does not send Piet away again.
    back = shared_link(piet, "play")
    player.open_link(jan, back)
    sits(jan, 2, "link")
    for app in (jan, piet):
        player.open_link(app, gone_on)
        sits(app, 2, "link")


@pytest.mark.long
def test_a_new_phone_goes_on_where_the_old_one_was(phones: tuple[App, App]) -> None:
    old, new = phones
    play = mid_game()
    player.sit_down(old, play, *PEOPLE, seat=2)
    player.wait(old, "ask")
    text = shared_link(old, "mine")
    assert link.decode_link(text).seat == 2

    new.open("#" + text)
    expect(new.locator("dialog")).to_contain_text("Met deze link speel je hier verder als Piet.")
    new.locator("dialog [data-arg=here]").click()
    player.wait(new, "ask")
    player.take(new, player.choose(player.play_of(new)))
    player.wait_moved(new, play.match)
    later = shared_link(new, "play")

    # The old phone hears of it. Putting the question away gives nothing up, and is not asked again.
    player.open_link(old, later)
    expect(old.locator("dialog")).to_contain_text("Piet wordt nu op een ander toestel gespeeld.")
    old.keyboard.press("Escape")
    expect(old.locator("#hand .card").first).to_be_visible()
    player.open_link(old, later)
    expect(old.locator("dialog")).to_have_count(0)
    expect(old.locator("#hand .card").first).to_be_visible()

    # The new one takes the seat back; now the old one leaves it, and looks on from then on.
    player.open_link(new, shared_link(old, "play"))
    new.locator("dialog [data-arg=back]").click()
    expect(new.locator("#hand .card").first).to_be_visible()
    later = sent(new)  # that the seat was taken back is offered to be sent at once
    player.open_link(old, later)
    old.locator("dialog [data-arg=leave]").click()
    expect(old.locator("#hand .card")).to_have_count(0)
    expect(old.locator("dialog")).to_have_count(0)

    # It does not ask again, and the first link takes the seat back after all.
    player.open_link(old, later)
    expect(old.locator("dialog")).to_have_count(0)
    player.open_link(old, text)
    old.locator("dialog [data-arg=here]").click()
    expect(old.locator("#hand .card").first).to_be_visible()


SAME_IDS = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
  return ids.filter((id, at) => ids.indexOf(id) < at);
}"""


@pytest.mark.long
def test_a_share_sheet_that_opens_of_itself_takes_the_place_of_the_sheet_with_the_same_switch(
    phones: tuple[App, App],
) -> None:
    phone, _ = phones
    play = player.play_on(player.new(2, 5), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 4)
    player.sit_down(phone, play, "link:Jan", "!link:Piet")
    player.wait(phone, "ask")
    other_tab = phone.beside()
    other_tab.open("#" + player.fragment(phone))
    player.wait(other_tab, "ask")
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=live]").click()
    expect(phone.locator("#live-on")).to_have_count(1)

    # Played in the other tab, so here the turn passes to Piet while the sheet is open.
    player.take(other_tab, player.choose(play))
    expect(phone.locator("#prompt")).to_contain_text("Nog niet gestuurd.")
    expect(phone.locator("dialog:not(.share)")).to_have_count(1)  # nothing opens over it unasked
    assert phone.evaluate(SAME_IDS) == []
    phone.keyboard.press("Escape")
    expect(phone.locator("dialog")).to_have_count(0)
    other_tab.watch.check()


@pytest.mark.long
def test_a_seat_is_freed_for_somebody_else(phones: tuple[App, App]) -> None:
    jan, anna = phones
    play = mid_game()
    player.sit_down(jan, play, "link:Jan", "computer:Wim", "!link:Piet", "computer:Bep")
    expect(jan.locator("#prompt")).to_contain_text("Piet")
    give_seat(jan, 2, "free")
    text = sent(jan)
    anna.open("#" + text)
    claim(anna, 2, nameless=True)  # who plays on is somebody else, and is asked for a name
    player.wait(anna, "ask")
    assert player.shared(anna).seats[2].claimed
