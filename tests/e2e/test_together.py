"""Tests of cards given away in parallel, on devices that learn of each other by link."""

from __future__ import annotations

from time import monotonic

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link, match
from kaartbord.match.match import Match, Play
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.browser.sharing import claim, reopened, sent
from support.links.forge import old
from support.long import long

TOKKEN = GAMES["T"]
PEOPLE = ("link:Jan", "link:Piet", "link:Anna")
NAMES = ("Jan", "Piet", "Anna")


@pytest.fixture
def table(devices: Devices) -> tuple[Play, list[App]]:
    """Three people, each on a device of their own, in the exchange before the first deal is played."""
    play = player.new(3, 4, "T")
    apps = [devices(viewport=PHONE, reduced_motion="reduce") for _ in NAMES]
    for seat, app in enumerate(apps):
        app.open("#" + player.table_link(play, *PEOPLE))
        claim(app, seat)
        player.wait(app, "ask")
    return play, apps


def give(app: App, seat: int, rank: int = 0) -> str:
    """Lay a card ready and send the link that says so."""
    app.bring_to_front()
    player.wait(app, "ask")
    play = player.play_of(app)
    action = TOKKEN.legal(play.state, seat)[rank]
    app.locator(f"#hand [data-arg='{player.card_index(play, seat, action.cards[0])}']").click()
    app.locator("#actions [data-do=confirm]").click()
    player.wait_moved(app, play.match)
    return sent(app)


def stands(app: App, wanted: Match) -> None:
    """Wait until the page stands at this match."""
    player.wait_stands(app, wanted)


def watching(app: App) -> None:
    """Wait until the address is again one only to look on; the page puts it there once a link is opened."""
    end = monotonic() + player.WAIT_MS / 1000
    while not player.shared(app).for_spectator:
        assert monotonic() < end, "the address is not one only to look on"
        app.wait_for_timeout(50)


def opens(app: App, text: str) -> None:
    app.bring_to_front()
    player.open_link(app, text)


@pytest.mark.parametrize(
    ("late", "turned"), [(0, False), *long((0, True), (1, False), (1, True), (2, False), (2, True))]
)
def test_two_give_at_once_and_either_link_comes_first(table: tuple[Play, list[App]], late: int, turned: bool) -> None:
    play, apps = table
    order = TOKKEN.to_move(play.state)
    one, other = (seat for n, seat in enumerate(order) if n != late)
    texts = {seat: give(apps[seat], seat, rank) for rank, seat in enumerate((one, other))}
    wanted = play
    for rank, seat in enumerate((one, other)):
        wanted = match.choose(wanted, seat, TOKKEN.legal(play.state, seat)[rank])
    assert all(link.decode(text) != wanted.match for text in texts.values())

    # Each of the two opens the link of the other, the third opens both.
    third = order[late]
    for seat in (one, other):
        opens(apps[seat], texts[one + other - seat])
        stands(apps[seat], wanted.match)
        expect(apps[seat].locator("#prompt")).to_have_text(f"Nog niet gestuurd. Stuur je link naar {NAMES[third]}.")
        expect(apps[seat].locator("dialog")).to_have_count(0)
    for text in reversed(texts.values()) if turned else texts.values():
        opens(apps[third], text)
        expect(apps[third].locator("dialog")).to_have_count(0)
    stands(apps[third], wanted.match)
    player.wait(apps[third], "ask")

    # The last card opens the exchange, and the others see it by one link.
    last = TOKKEN.legal(wanted.state, third)[0]
    wanted = match.choose(wanted, third, last)
    app = apps[third]
    app.locator(f"#hand [data-arg='{player.card_index(player.play_of(app), third, last.cards[0])}']").click()
    app.locator("#actions [data-do=confirm]").click()
    stands(app, wanted.match)
    assert wanted.state.gifts == (b"", b"", b"")
    text = link.encode_link(wanted, player.shared(app).seats)
    for seat in (one, other):
        opens(apps[seat], text)
        stands(apps[seat], wanted.match)
        expect(apps[seat].locator("#hand .card")).to_have_count(len(wanted.state.hands[seat]))


def test_a_link_only_to_look_on(devices: Devices) -> None:
    phone = devices(viewport=PHONE, reduced_motion="reduce")
    play = player.new(3, 4, "T")
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=share]").click()
    text = phone.locator("#share-url").input_value().partition("#")[2]
    assert not link.decode_link(text).for_spectator
    player.open_more(phone)
    phone.locator("label:has(#share-watch)").click()
    text = phone.locator("#share-url").input_value().partition("#")[2]
    expect(phone.locator("#share-text")).to_have_text("Tokken op Kaartbord")
    expect(phone.locator("#share-why")).to_contain_text("ziet niemands hand. Een slot is het niet")
    assert link.decode_link(text).for_spectator
    assert [seat.name for seat in link.decode_link(text).seats] == list(NAMES)

    guest = devices(viewport=PHONE, reduced_motion="reduce").open("#" + text)
    expect(guest.locator("#table")).to_be_visible()
    expect(guest.locator("dialog")).to_have_count(0)
    expect(guest.locator("#prompt")).to_contain_text("Je kijkt mee.")
    expect(guest.locator("#hand .card")).to_have_count(0)
    guest.locator("[data-do=table-menu]").click()
    expect(guest.locator("dialog [data-arg=share]")).to_be_visible()
    expect(guest.locator("dialog [data-arg=seats]")).to_have_count(0)

    # What comes later is shown too, and what is passed on is again only to look on.
    guest.locator("dialog [data-arg=share]").click()
    expect(guest.locator("#share-watch")).to_have_count(0)
    assert link.decode_link(guest.locator("#share-url").input_value()).for_spectator
    guest.locator("dialog [data-do=close-dialog]").click()
    first = TOKKEN.to_move(play.state)[0]
    later = match.choose(play, first, TOKKEN.legal(play.state, first)[0])
    opens(guest, player.table_link(later, *PEOPLE))
    stands(guest, later.match)
    expect(guest.locator("dialog")).to_have_count(0)
    watching(guest)
    guest = reopened(guest, "")
    guest.locator("#resume [data-do=lobby-open]").click()
    expect(guest.locator("#prompt")).to_contain_text("Je kijkt mee.")
    guest.watch.check()


def test_the_lobby_names_all_who_are_waited_for(table: tuple[Play, list[App]]) -> None:
    """Until I have given away my card it is my turn; then it is everybody's who has not."""
    play, apps = table
    first, second, third = TOKKEN.to_move(play.state)
    app = apps[third]
    app.locator("[data-do=leave]").click()
    expect(app.locator("#resume")).to_contain_text("Jouw beurt")
    app.locator("#resume [data-do=lobby-open]").click()
    give(app, third)
    app.locator("[data-do=leave]").click()
    both = f"Nog niet gestuurd naar {NAMES[first]} en {NAMES[second]}"
    expect(app.locator("#resume")).to_contain_text(both)


def test_to_look_at_a_game_does_not_make_the_wait_shorter(table: tuple[Play, list[App]]) -> None:
    play, apps = table
    app = apps[0]
    app.locator("[data-do=leave]").click()
    app.evaluate(player.CHANGE_GAMES, {"link": old(player.table_link(play, *PEOPLE))})  # an update between
    app.spoil()
    app.evaluate("() => { const now = Date.now; Date.now = () => now() + 2 * 60 * 60 * 1000; }")
    app.locator("#resume [data-do=lobby-open]").click()
    player.wait(app, "ask")
    app.locator("[data-do=leave]").click()
    expect(app.locator("#resume")).to_contain_text("(2 uur)")


@pytest.mark.long
def test_what_was_given_is_told_once(table: tuple[Play, list[App]]) -> None:
    play, apps = table
    first, second, _ = TOKKEN.to_move(play.state)
    later, earlier = give(apps[second], second), give(apps[first], first)
    for seat, text in ((second, earlier), (first, later)):
        opens(apps[seat], text)
        stands(apps[seat], link.decode(text)._replace(choices=(0, 0)))
        apps[seat].locator("[data-do=send]").wait_for()
        told = apps[seat].locator("#log").inner_text()
        assert told.count("geeft de") == told.count("Jij geeft de") == 1
