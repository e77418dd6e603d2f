"""The board on a tablet in the middle, everybody's cards on a phone: set up with one code, played live."""

from __future__ import annotations

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player, turns
from support.browser.device import App, Devices, wait_ready
from support.browser.live import play_on_phones, shows_no_card
from support.browser.relay import Relay
from support.browser.sharing import claim, code_of, lay_in_the_middle
from support.long import long
from support.samples import samples

LiveDevices = Devices

NAMES = ("Jan", "Truus", "Anna", "Willem")

MOST_TAPS = 5

COUNT_TAPS = "addEventListener('click', () => { window.taps = (window.taps ?? 0) + 1; }, true);"
"""A tap on the words of a radio button is heard once more at the button itself."""

ASLEEP = """() => {
  document.querySelector(".screen-corner").classList.remove("is-awake");
  return document.querySelector(".screen-corner [data-do=phones]").getBoundingClientRect();
}"""
"""Lets the corner of the big screen rest; where the button that shows the code is then."""

COVERED = """() => {
  const boxes = selector => [...document.querySelectorAll(selector)].map(node => node.getBoundingClientRect());
  const strip = boxes(".trick-list li");
  const apart = (a, b) => a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
  return boxes("#hand .card, .bar button").filter(box => !strip.every(one => apart(one, box)))
    .concat(strip.filter(box => box.left < 0 || box.right > innerWidth));
}"""
"""The boxes that cover the strip of the trick, and the parts of it that are outside the window."""


# A stock Firefox hides the addresses of this machine, and cannot be told over BiDi not to.
pytestmark = pytest.mark.only_browser("chromium")


def laid_in_the_middle(tablet: App, play: Play) -> App:
    """Open a match and choose, on its share sheet, that the table lies here."""
    lay_in_the_middle(tablet, player.table_link(play, *(f"link:{name}" for name in NAMES[: play.match.seats])))
    return tablet


def seated(phone: App, code: str, seat: int) -> App:
    """Scan the code and take a seat."""
    phone.open(code)
    claim(phone, seat)
    phone.locator("#table[data-layout=hand]").wait_for()
    return phone


@pytest.mark.parametrize("code", ["K", *long("P", "T", "O", "L")])
def test_the_table_is_laid_in_at_most_five_taps(live_devices: LiveDevices, code: str) -> None:
    tablet = live_devices(1024, 768)
    tablet.add_init_script(COUNT_TAPS)
    tablet.open()
    tablet.locator(f"#play-{GAMES[code].INFO.name.lower()}").click()
    tablet.locator("#way-phones + span").click()
    tablet.locator("#setup-start").click()
    assert code_of(tablet).startswith("?hand#")
    assert 3 <= tablet.evaluate("window.taps") <= MOST_TAPS
    expect(tablet.locator(".seat-lines li")).to_have_count(4)
    shows_no_card(tablet)

    # Whoever taps wakes the corner; what lies under the finger stays there.
    tablet.locator("dialog [data-do=close-dialog]").first.click()
    expect(tablet.locator("dialog")).to_have_count(0)
    box = tablet.evaluate(ASLEEP)
    tablet.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    code_of(tablet)
    shows_no_card(tablet)


@pytest.mark.long
def test_how_a_table_is_shown_survives_what_apps_add_to_a_link_and_a_reload(
    live_devices: LiveDevices,
) -> None:
    text = player.table_link(player.new(2, 3), "link:Jan", "link:Truus")
    phone = seated(live_devices(), f"?fbclid=x&HAND#{text}", 0)
    screen = live_devices(1024, 768).open(f"?screen/&utm_source=mail#{text}")
    screen.locator("dialog [data-arg=watch]").click()
    screen.locator("dialog [data-arg=still]").click()
    for device, layout in ((phone, "hand"), (screen, "screen")):
        device.wait_for_function(f"location.search === '?{layout}'")
        device.reload()
        wait_ready(device)
        device.locator(f"#table[data-layout={layout}]").wait_for()
        expect(device.locator("dialog")).to_have_count(0)
    screen.keyboard.press("Escape")
    screen.wait_for_function("location.search === ''")


@pytest.mark.parametrize(
    ("code", "seats", "left"),
    [("K", 2, 3), *long(("K", 4, 3), ("P", 4, 6), ("T", 4, 6), ("O", 4, 6), ("L", 4, 6))],
)
def test_the_last_turns_are_played_on_phones(
    live_devices: LiveDevices, relay: Relay, code: str, seats: int, left: int
) -> None:
    near = player.near_the_end(player.new(seats, 3, code), left, range(seats))
    tablet = laid_in_the_middle(live_devices(1024, 768), near)
    phones: dict[int, App] = {}
    for seat in range(seats):
        phones[seat] = seated(live_devices(), code_of(tablet), seat)
        taken = tablet.locator(".seat-lines li", has_text="speelt mee")
        if seat < seats - 1:
            expect(taken).to_have_count(seat + 1)
    expect(tablet.locator("dialog")).to_have_count(0)
    expect(tablet.locator("#turn")).to_have_text(f"{NAMES[player.to_move(near)]} is aan de beurt")

    # The tablet is away for a moment, and comes back without a card.
    tablet.reload()
    wait_ready(tablet)
    shows_no_card(tablet)

    end = play_on_phones(tablet, phones, 40)
    winners = GAMES[code].score(end.state).winners
    side = GAMES[code].sides(end.state)[winners[0]]
    expect(tablet.locator("#turn")).to_contain_text(NAMES[side[0]])
    for phone in phones.values():
        phone.bring_to_front()
        player.wait(phone, "over")


@pytest.mark.parametrize(
    ("code", "size"), [("O", (360, 640)), *long(("L", (360, 640)), ("P", (390, 844)), ("O", (390, 844)))]
)
def test_the_trick_is_seen_above_the_hand(live_devices: LiveDevices, code: str, size: tuple[int, int]) -> None:
    play = player.play_on(
        player.new(4, 3, code),
        lambda play: player.to_move(play) == 0 and 2 <= len([*samples(code).trick(play.state)]) < 4,
    )
    phone = seated(live_devices(*size), "?hand#" + player.table_link(play, *(f"link:{n}" for n in NAMES)), 0)
    player.wait(phone, "ask")
    names = [NAMES[card[0]] for card in samples(code).trick(play.state)]
    shown = phone.locator(".trick-list li > span:not(.sr-only)")
    expect(shown).to_have_text(names)
    assert phone.evaluate(COVERED) == []
    phone.locator("#side-board").click()
    expect(phone.locator(".trick-card").first).to_be_visible()
    expect(phone.locator(".trick-list")).to_have_css("opacity", "0")


@pytest.mark.long
@pytest.mark.parametrize("code", ["K", "P"])
def test_a_game_by_four_phones_round_a_tablet(live_devices: LiveDevices, relay: Relay, code: str) -> None:
    tablet = laid_in_the_middle(live_devices(1024, 768), player.new(4, 3, code))
    phones = {seat: seated(live_devices(), code_of(tablet), seat) for seat in range(4)}
    end = play_on_phones(tablet, phones, 2000)
    assert player.to_move(end) < 0


@pytest.mark.long
def test_a_phone_is_lost_and_the_tablet_too(live_devices: LiveDevices, relay: Relay) -> None:
    play = player.play_on(player.new(4, 3, "P"), lambda play: player.to_move(play) == 1)
    tablet = laid_in_the_middle(live_devices(1024, 768), play)
    one, other = (seated(live_devices(), code_of(tablet), seat) for seat in (0, 1))

    # A card at the phone; the board only when it is asked for.
    player.wait(other, "ask")
    expect(other.locator("#hand .card").first).to_be_visible()
    expect(other.locator("#plates .plate").first).to_be_hidden()
    other.locator("#side-board").click()
    expect(other.locator("#plates .plate").first).to_be_visible()
    expect(other.locator("#hand .card").first).to_be_hidden()
    other.locator("#side-board").click()

    # The tablet breaks: a phone still has the whole game, and shows all of it.
    tablet.watch.check()
    tablet.context.close()
    turns.take(other)
    moved = player.play_of(other)
    player.wait_stands(one, moved, patience=60)
    one.bring_to_front()
    one.locator("[data-do=table-menu]").click()
    one.locator("dialog [data-arg=table]").click()
    one.locator("#table[data-layout=table]").wait_for()
    expect(one.locator("#plates .plate").first).to_be_visible()

    # Another tablet takes its place, with a link for a big screen.
    one.locator("[data-do=table-menu]").click()
    one.locator("dialog [data-arg=share]").click()
    player.open_more(one)
    one.locator("label:has(#share-screen)").click()
    url = one.locator("#share-url").input_value()
    one.locator("dialog [data-do=close-dialog]").click()
    again = live_devices(1024, 768).open(url.removeprefix(one.site.url))
    again.locator("dialog [data-arg=live]").click()
    shows_no_card(again)
    assert player.shared(again).for_spectator
    expect(again.locator("#turn")).to_have_text(f"{NAMES[player.to_move(moved)]} is aan de beurt")

    # A phone is lost: the computer plays on for it, as at any table.
    other.watch.check()
    other.context.close()
    one.locator("[data-do=table-menu]").click()
    one.locator("dialog [data-arg=seats]").click()
    for seat in (1, 2, 3):
        one.locator(f"label:has(#seat-{seat}-computer)").click()
    one.locator("dialog [data-arg=done]").click()
    player.wait(one, "ask")
    later = player.play_of(one)
    assert len(later.match.choices) > len(moved.match.choices)
    player.wait_stands(again, later, patience=60)
    shows_no_card(again)
