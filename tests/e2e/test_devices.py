"""A game by link: two devices that pass it on, and links that are old, taken, split or over."""

from __future__ import annotations

import re

import pytest
from kaartbord.games.race.words import moves as race_moves
from kaartbord.match import link, match, merge
from kaartbord.match.match import Play
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import PHONE, App, Devices
from support.browser.sharing import claim, mid_game, play_until_sent, reopened
from support.catalogue import NL
from support.long import long

PEOPLE = ("!link:Jan", "computer:Wim", "link:Piet", "computer:Bep")
LAST_TURNS = 4
"""Choices before the end at which the two come together again."""


@pytest.mark.long
def test_two_devices_to_the_end(devices: Devices) -> None:
    jan, piet = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    jan.open()
    player.quick(jan)
    jan.locator("#play-keezbord").click()
    open_link, stays = jan.locator("#setup-open"), [jan.locator(name) for name in ("#kind-3", "#setup-start")]
    jan.locator("#setup-start").wait_for()
    jan.locator("label:has(#way-together)").click()  # no computers, whose level is chosen above
    before = [place.bounding_box() for place in stays]
    expect(open_link).to_be_empty()
    jan.locator("label:has(#way-link)").click()
    expect(open_link).to_have_text("Een open link: wie handig is, kan de kaarten erin lezen.")
    assert [place.bounding_box() for place in stays] == before, "nothing moves under the finger"
    jan.locator("label:has(#way-together)").click()
    expect(open_link).to_be_empty()
    jan.locator("label:has(#way-link)").click()
    for seat in (1, 3):
        jan.locator(f"#kind-{seat}").select_option("computer")
    expect(open_link).to_be_visible()
    player.write(jan, "#name-0", "Jan")
    player.write(jan, "#name-2", "Piet")
    jan.locator("#setup-start").click()
    jan.locator("#table").wait_for()
    player.put_off(jan)
    first = player.shared(jan).match
    assert [player.shared(jan).seats[seat].name for seat in (0, 2)] == ["Jan", "Piet"]

    # The two pages are never open at the same time.
    text = play_until_sent(jan)
    for turn in range(2):
        if turn % 2 == 0:
            jan.page.close()
            piet = reopened(piet, "#" + text)
            if turn == 0:
                expect(piet.locator("dialog .seat-button").first).to_have_attribute("data-arg", "2")
                claim(piet, 2)
            text = play_until_sent(piet)
        else:
            piet.page.close()
            jan = reopened(jan, "#" + text)
            text = play_until_sent(jan)
        assert merge.relation(link.decode(text), first) == "newer"

    # Much later, with both pages open, to the very end.
    jan, piet = reopened(jan, ""), reopened(piet, "")
    late = player.near_the_end(match.replay(link.decode(text)), LAST_TURNS, (0, 2))
    text = link.encode_link(late, link.decode_link(text).seats)
    player.open_link(jan, text)
    player.open_link(piet, text)
    players = {0: jan, 2: piet}
    while (seat := player.to_move(match.replay(link.decode(text)))) >= 0:
        player.open_link(players[seat], text)
        text = play_until_sent(players[seat])
    for app in (jan, piet):
        player.open_link(app, text)
        player.wait(app, "over")
        assert player.shared(app).match == link.decode(text)
        app.watch.check()

    # Whoever gets the link after the end sees the result, and is not asked who they are.
    third = devices().open("#" + text)
    expect(third.locator("dialog.over")).to_be_visible()
    third.locator("dialog.over [data-arg=replay]").click()
    plies = len(match.replay(link.decode(text)).plies)
    expect(third.locator("#replay-count")).to_have_text(f"0 van {plies}")


def test_a_link_to_another_game_of_this_device_opens_that_game(phone: App) -> None:
    """And does not seat its people at the table that stands open, where they would see others' cards."""
    keezbord, toepen = player.new(4, 5), player.new(4, 6, "P")
    people = [
        tuple(f"link:{name}" for name in names)
        for names in (("Jan", "Wim", "Piet", "Bep"), ("Aaf", "Ben", "Cis", "Dik"))
    ]
    phone.open("#" + player.table_link(keezbord, *people[0]))
    claim(phone, 0)
    expect(phone.locator("h1:visible")).to_have_text("Keezbord")
    player.open_link(phone, player.table_link(toepen, *people[1]))
    claim(phone, 1)
    expect(phone.locator("h1:visible")).to_have_text("Toepen")
    newer = match.choose(keezbord, player.to_move(keezbord), player.legal(keezbord)[0])
    for play in (keezbord, newer):
        player.open_link(phone, player.table_link(play, *people[0]))
        expect(phone.locator("h1:visible")).to_have_text("Keezbord")
        player.wait_moved(phone, toepen.match)
        assert player.shared(phone).match == play.match
        assert [seat.name for seat in player.shared(phone).seats] == ["Jan", "Wim", "Piet", "Bep"]
        if play is keezbord:
            player.open_link(phone, player.table_link(toepen, *people[1]))
            expect(phone.locator("h1:visible")).to_have_text("Toepen")
            assert [seat.name for seat in player.shared(phone).seats] == ["Aaf", "Ben", "Cis", "Dik"]


@pytest.mark.long
def test_an_older_link_shows_the_newest_state(phone: App) -> None:
    play = mid_game()
    older = match.replay(match.truncate(play.match, len(play.match.choices) - 4))
    player.sit_down(phone, play, *PEOPLE, seat=2)
    player.wait(phone, "ask")
    player.open_link(phone, player.table_link(older, *PEOPLE))
    expect(phone.locator("#toasts")).to_contain_text("Dit is de nieuwste stand")
    player.wait(phone, "ask")
    assert player.shared(phone).match == play.match

    # The same from the lobby, by pasting a whole message, and from a page opened anew.
    phone = reopened(phone, "#" + player.table_link(older, *PEOPLE))
    expect(phone.locator("#toasts")).to_contain_text("Dit is de nieuwste stand")
    player.wait(phone, "ask")
    assert player.shared(phone).match == play.match
    phone.locator("[data-do=leave]").click()
    phone.locator("#paste-link").click()
    message = f"Jouw beurt! {phone.site.url}#{player.table_link(older, *PEOPLE)} Groet, Jan"
    phone.locator("#paste-field").fill(message)
    phone.keyboard.press("Enter")
    expect(phone.locator("#toasts")).to_contain_text("Dit is de nieuwste stand")
    player.wait(phone, "ask")
    assert player.shared(phone).match == play.match
    phone.watch.check()


def test_a_newer_link_is_shown_step_by_step(phone: App) -> None:
    play = mid_game()
    player.sit_down(phone, play, *PEOPLE, seat=2)
    player.wait(phone, "ask")
    own = match.choose(play, 2, player.choose(play))
    newer = player.play_on(own, lambda p: player.to_move(p) == 2)
    player.open_link(phone, player.table_link(newer, *PEOPLE))
    player.wait(phone, "ask")
    assert player.shared(phone).match == newer.match
    names = ["Jan", "Wim", "Piet", "Bep"]
    for ply in newer.plies[len(play.plies) :]:
        if ply.radix:
            before, after = player.GAME.view(ply.before, None), player.GAME.view(ply.after, None)
            events = player.GAME.events(before, ply.seat, ply.action, after)
            words = race_moves.describe_ply(Reader(NL, names, 2), before, events)
            expect(phone.locator("#log")).to_contain_text(words)


def parts_for_piet(play: Play) -> bool:
    """Return whether Piet may choose between turns after which it is somebody else's."""
    return (
        player.to_move(play) == 2
        and len(play.match.choices) > 12
        and all(player.to_move(match.choose(play, 2, player.legal(play)[i])) != 2 for i in (0, -1))
    )


@pytest.mark.parametrize("answer", ["ours", *long("theirs", "")])
def test_two_histories_that_part_ask(phone: App, answer: str) -> None:
    play = player.play_on(player.new(4, 5), parts_for_piet)
    one, other = player.legal(play)[0], player.legal(play)[-1]
    ours, theirs = (match.choose(play, 2, action) for action in (one, other))
    player.sit_down(phone, ours, "!link:Jan", "link:Wim", "link:Piet", "link:Bep", seat=2)
    phone.locator("[data-do=send]").wait_for()
    player.open_link(phone, player.table_link(theirs, "!link:Jan", "link:Wim", "!link:Piet", "link:Bep"))
    dialog = phone.locator("dialog")
    expect(dialog.locator("h2")).to_have_text("Dit spel is twee keer verder gespeeld")
    for action in (one, other):
        before, after = player.GAME.view(play.state, None), player.GAME.apply(play.state, 2, action)
        events = player.GAME.events(before, 2, action, player.GAME.view(after, None))
        words = race_moves.describe_ply(Reader(NL, ("Jan", "Wim", "Piet", "Bep"), 2), before, events)
        expect(dialog).to_contain_text(words)
    if answer:
        dialog.locator(f"[data-arg={answer}]").click()
    else:
        phone.keyboard.press("Escape")
    wanted = theirs if answer == "theirs" else ours
    player.wait_stands(phone, wanted)
    phone.locator("[data-do=send]").wait_for()
    player.wait_kept(phone, wanted.match)
    phone = reopened(phone, "")
    phone.locator("#resume [data-do=lobby-open]").click()
    player.wait_stands(phone, wanted)

    # The other side is still there, and the table may go on with it after all.
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=fork]").click()
    expect(phone.locator("dialog.fork .still canvas")).to_have_count(2)
    phone.locator("dialog [data-arg=theirs]").click()
    left = ours if answer == "theirs" else theirs
    player.wait_stands(phone, left)
    phone.watch.check()


@pytest.mark.long
def test_a_fork_by_the_computer_asks_nobody(phone: App) -> None:
    """Two devices let the computer play the same turn differently; nobody has chosen since."""
    play = player.play_on(
        player.new(4, 5),
        lambda p: (
            len(p.match.choices) > 12
            and player.to_move(p) == 1
            and all(player.to_move(match.choose(p, 1, player.legal(p)[i])) == 2 for i in (0, -1))
        ),
    )
    ours, theirs = (match.choose(play, 1, player.legal(play)[i]) for i in (-1, 0))
    player.sit_down(phone, ours, *PEOPLE, seat=2)
    player.wait(phone, "ask")
    player.open_link(phone, player.table_link(theirs, *PEOPLE))
    player.wait_stands(phone, theirs)
    expect(phone.locator("dialog")).to_have_count(0)
    player.wait(phone, "ask")


def test_taken_seats(phone: App) -> None:
    play = mid_game()
    text = player.table_link(play, "!link:Jan", "computer:Wim", "!link:Piet", "computer:Bep")
    phone.open("#" + text)
    dialog = phone.locator("dialog")
    expect(dialog).to_contain_text("Alle plaatsen van dit spel Keezbord zijn bezet.")
    owing_first = [seat.get_attribute("data-arg") for seat in dialog.locator(".seat-button:visible").all()]
    assert owing_first == ["2", "0"]
    dialog.get_by_text("Een andere plaats").click()
    computer = dialog.locator(".seat-button[data-arg='1']")
    expect(computer).to_be_visible()
    expect(computer).to_contain_text("nu de computer")
    dialog.locator("[data-arg=watch]").click()
    expect(dialog).to_have_count(0)
    expect(phone.locator("#hand .card")).to_have_count(0)
    expect(phone.locator("#prompt")).to_contain_text("Piet")

    # On the second device of a player: one tap and the seat is theirs, and it is remembered.
    other = reopened(phone, "")
    other.locator("#resume [data-do=lobby-open], #games-kept [data-do=lobby-open]").first.click()
    other.locator("#table").wait_for()
    other.locator("[data-do=leave]").click()
    expect(other.locator("#lobby")).to_be_visible()
    taken = link.decode_link(text).seats
    fresh = link.encode_link(
        player.play_on(player.new(4, 8), lambda p: player.to_move(p) == 2 and bool(p.match.choices)), taken
    )
    player.open_link(other, fresh)
    expect(other.locator("dialog .seat-button:visible")).to_have_count(2)
    other.locator("dialog [data-arg='2']").click()
    player.wait(other, "ask")
    other = reopened(other, "#" + fresh)
    player.wait(other, "ask")
    other.watch.check()


def test_a_browser_that_knows_nothing_has_the_seat_back_in_one_tap(devices: Devices) -> None:
    """A chat app opens links in a browser of its own, which keeps nothing of what was played on the phone."""
    people = ("!link:Jan", "computer:Wim", "!link:Piet", "computer:Bep")
    before = player.play_on(player.new(4, 8), lambda p: player.to_move(p) == 2 and bool(p.match.choices))
    jan, inside = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    jan.open("#" + player.table_link(before, *people))
    jan.locator("dialog .seat-button[data-arg='0']").click()
    jan.locator("#table:not([hidden])").wait_for()
    inside.open("#" + player.fragment(jan))
    inside.locator("dialog .seat-button").first.click()
    player.wait(inside, "ask")
    text = play_until_sent(inside)
    assert [seat.claimed for seat in link.decode_link(text).seats] == [True, False, True, False]
    player.open_link(jan, text)
    player.wait(jan, "ask")
    expect(jan.locator("dialog")).to_have_count(0)


@pytest.mark.long
def test_a_link_takes_no_seat_from_this_device(phone: App) -> None:
    play = mid_game()
    player.sit_down(phone, play, *PEOPLE, seat=2)
    player.wait(phone, "ask")
    thief = ("!link:Jan", "computer:Wim", "computer:Dief", "computer:Ada")
    player.open_link(phone, player.table_link(play, *thief))
    player.wait_stands(phone, play)
    player.wait(phone, "ask")
    seats = player.shared(phone).seats
    assert (seats[2].kind, seats[2].name) == ("link", "Piet")

    # Nor does a newer link, which does say who else plays.
    newer = match.choose(play, 2, player.choose(play))
    newer = player.play_on(newer, lambda p: player.to_move(p) == 2)
    player.open_link(phone, player.table_link(newer, *thief))
    player.wait_moved(phone, play.match)
    player.wait(phone, "ask")
    seats = player.shared(phone).seats
    assert [seat.name for seat in seats] == ["Jan", "Wim", "Piet", "Ada"]
    assert seats[2].kind == "link"


COUNT_PLATES = """() => {
  window.times = 0;
  const fill = Element.prototype.replaceChildren;
  Element.prototype.replaceChildren = function (...nodes) {
    if (this.id === "plates") window.times += 1;
    return fill.apply(this, nodes);
  };
}"""


def test_a_link_that_looks_back_shows_nothing_else_first(phone: App) -> None:
    """The table is not drawn as the game stands, only where one looks, and once more in the room that is left."""
    phone.spoil()
    phone.open().evaluate(COUNT_PLATES)
    player.open_link(phone, link.encode_link(mid_game(30), None, ply=17))
    expect(phone.locator("#replay-count")).to_have_text(re.compile("^17 van"))
    expect(phone.locator("#plates > *")).to_have_count(4)
    phone.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert phone.evaluate("window.times") <= 2


@pytest.mark.long
def test_a_link_to_one_moment(phone: App, devices: Devices) -> None:
    play = mid_game(30)
    player.sit_down(phone, play, *PEOPLE, seat=2)
    player.wait(phone, "ask")
    phone.locator("[data-do=table-menu]").click()
    phone.locator("dialog [data-arg=replay]").click()
    phone.locator("#replay-at").fill("17")
    phone.locator("[data-do=replay-share]").click()
    text = phone.locator("#share-url").input_value().partition("#")[2]
    assert link.decode_link(text).ply == 17
    assert [seat.name for seat in link.decode_link(text).seats] == ["Jan", "Wim", "Piet", "Bep"]
    player.open_more(phone)
    phone.locator("label:has(#share-names)").click()
    bare = phone.locator("#share-url").input_value().partition("#")[2]
    assert {seat.name for seat in link.decode_link(bare).seats} == {""}
    assert link.decode_link(bare).ply == 17
    phone.locator("#share-qr-button").click()
    expect(phone.locator("#share-qr svg, #share-qr canvas")).to_be_visible()

    for sent_text in (text, bare):
        other = devices().open("#" + sent_text)
        expect(other.locator("#replay-count")).to_have_text(f"17 van {len(play.plies)}")
        expect(other.locator("dialog")).to_have_count(0)
        expect(other.locator("#hand .card")).to_have_count(0)
        assert player.shared(other).match == play.match
    player.open_link(phone, text)
    expect(phone.locator("#replay-count")).to_have_text(f"17 van {len(play.plies)}")
    assert player.shared(phone).match == play.match
