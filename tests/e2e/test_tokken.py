"""Tokken on the page: the exchange, a table of eight, sevens over many pawns, and links of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import tokken
from kaartbord.games.race import rules as race
from kaartbord.match import link, match
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.text import people
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, PHONE, App, Devices
from support.browser.player import lift, names_of
from support.browser.sharing import claim, play_until_sent, reopened, sent
from support.catalogue import NL
from support.long import long

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")
FRIENDS = ("!link:Jan", "computer:Wim", "link:Piet", "computer:Bep")


def met(hope: Callable[[Play, Action], bool], seats: int = 4, **options: object) -> tuple[Play, Action]:
    """A match at a turn of mine, and the choice of mine then that is hoped for."""
    for seed in range(60):
        play = player.new(seats, seed, "T", **options)
        while (seat := player.to_move(play)) >= 0:
            if seat == 0 and (found := [a for a in player.legal(play) if hope(play, a)]):
                return play, found[0]
            play = match.choose(play, seat, player.choose(play))
    raise AssertionError("no match in which this happens")


def parted(play: Play, action: Action, parts: int) -> bool:
    """Return whether an action is a seven over `parts` pawns."""
    return player.is_seven(action) and len(player.parts(play, action)) == parts


def jumps(play: Play, action: Action) -> bool:
    """One pawn that lands on a dot and goes on to the next."""
    return [pawn for pawn, _ in action.placements] == 2 * [pawn for pawn, _ in action.placements[:1]] != []


def pushes(play: Play, action: Action) -> bool:
    return action.kind == "play" and action.cards[0] >> 2 == 5


@pytest.mark.long
def test_eight_seats_two_people_and_six_computers(desk: App) -> None:
    desk.open()
    player.quick(desk)
    desk.locator("#play-tokken").click()
    desk.locator("label:has(#way-computer)").click()
    desk.locator("label:has(#seats-8)").click()
    desk.locator("#kind-4").select_option("here")
    desk.locator("#setup-start").click()
    desk.locator("#table").wait_for()
    for turn in range(4):
        if player.wait(desk, "ask", "curtain") == "curtain":
            lift(desk)
            player.wait(desk, "ask")
        play = player.play_of(desk)
        seat = player.to_move(play)
        assert seat in (0, 4)
        expect(desk.locator("#hand .card")).to_have_count(len(play.state.hands[seat] + play.state.kept[seat]))
        action = player.choose(play)
        player.take(desk, action) if turn % 2 else player.take_from_list(desk, action)
        player.wait_moved(desk, play.match)


@pytest.mark.long
def test_eight_seats_to_the_end(desk: App) -> None:
    late = player.near_the_end(player.new(8, 2, "T"), 40, (0,))
    player.sit_down(desk, late, "link:Jij", *(f"computer:{name}" for name in "ABCDEFG"))
    wishes: list[player.Wish] = [lambda play, action, n=n: parted(play, action, n) for n in (2, 3)] + [
        jumps,
        pushes,
    ]
    turns = 0
    while player.wait(desk, "ask", "over") != "over":
        play = player.play_of(desk)
        player.take(desk, player.choose(play, wishes))
        player.wait_moved(desk, play.match)
        turns += 1
    assert turns >= 3
    winners = tokken.score(player.play_of(desk).state).winners
    expect(desk.locator("dialog.over .score-home").nth(winners[0])).to_have_text("8 van 8")
    expect(desk.locator("dialog.over .score li")).to_have_count(4)


def test_the_exchange_is_closed_until_everybody_has_chosen(devices: Devices) -> None:
    """Two people round one device: who gave what is seen by nobody but the two of them."""
    app = devices(viewport={"width": 820, "height": 1180}, reduced_motion="reduce").open()
    player.quick(app)
    app.locator("#play-tokken").click()
    app.locator("label:has(#way-together)").click()
    app.locator("label:has(#seats-3)").click()
    expect(app.locator("#chairs")).to_contain_text("Ieder voor zich")
    app.locator("#setup-start").click()
    given: dict[int, Any] = {}
    for _ in range(3):
        player.wait(app, "curtain")
        expect(app.locator("#hand .card")).to_have_count(0)
        lift(app)
        player.wait(app, "ask")
        play = player.play_of(app)
        seat = player.to_move(play)
        assert play.state.turn == race.EXCHANGE
        expect(app.locator("#prompt")).to_contain_text("Kies een kaart voor")
        expect(app.locator("#plates .is-turn")).to_have_count(3 - len(given))
        held = [
            label.split(",")[0]
            for label in app.locator("#hand .card").evaluate_all(
                "cards => cards.map(card => card.getAttribute('aria-label'))"
            )
        ]
        assert set(held) == names_of(play.state.hands[seat])
        given[seat] = player.choose(play)
        player.take(app, given[seat])
    player.wait(app, "curtain")
    opened = next(ply for ply in player.play_of(app).plies if ply.action.kind == "exchange")
    assert [bytes((card,)) for card in opened.action.cards] == [given[(seat - 1) % 3].cards for seat in range(3)]
    assert "kreeg" not in app.locator("#log").inner_text()


def leads_with_a_choice(play: Play, action: Action) -> bool:
    """The last card of an exchange, after which I lead and have something to choose."""
    if action.kind != "give":
        return False
    after = match.choose(play, 0, action)
    return after.plies[-1].action.kind == "exchange" and player.to_move(after) == 0


def test_what_was_given_is_named_with_the_first_question(phone: App) -> None:
    play, action = met(leads_with_a_choice)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    after = player.take(phone, action)
    player.wait(phone, "ask")
    got = NL.format_value(people.rank_phrase(after.plies[-1].action.cards[0]))
    expect(phone.locator("#prompt")).to_have_text(f"Je kreeg de {got} van Anna. Jouw beurt. Kies een kaart.")


@pytest.mark.parametrize("viewport", [PHONE, *long(DESK)])
def test_a_seven_over_three_pawns(devices: Devices, viewport: dict[str, int]) -> None:
    app = devices(viewport=viewport, reduced_motion="reduce")
    play, seven = met(lambda play, action: parted(play, action, 3))
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    after = player.take(app, seven)
    assert after.plies[len(play.plies)].after.pawns == tokken.play(play.state, seven).pawns


@pytest.mark.parametrize(("hope", "words"), [(pushes, "5: verzet Wim van"), *long((jumps, "springt door"))])
def test_a_push_and_a_jump(desk: App, hope: Callable[[Play, Action], bool], words: str) -> None:
    play, action = met(hope)
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    after = player.take(desk, action)
    assert after.plies[len(play.plies)].action == action
    expect(desk.locator("#log")).to_contain_text(words)


@pytest.mark.long
def test_a_card_is_kept_and_lies_apart(desk: App) -> None:
    play, keep = met(lambda play, action: action.kind == "keep" and play.state.deals % 3 == 1)
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    expect(desk.locator("#prompt")).to_contain_text("bewaar hem voor de volgende ronde")
    player.take(desk, keep)
    player.wait(desk, "ask")
    play = player.play_of(desk)
    assert play.state.turn == race.EXCHANGE
    expect(desk.locator("#hand .card")).to_have_count(5)
    desk.locator("#hand .card").last.click(force=True)
    expect(desk.locator("#prompt.bad")).to_be_visible()
    assert player.play_of(desk).match == play.match
    player.take(desk, player.choose(play))
    player.wait(desk, "ask")
    assert keep.cards[0] in player.play_of(desk).state.hands[0]


@pytest.mark.parametrize(("seats", "viewport"), long((3, PHONE), (5, PHONE), (6, DESK), (7, DESK), (8, PHONE)))
def test_every_number_of_seats(devices: Devices, seats: int, viewport: dict[str, int]) -> None:
    app = devices(viewport=viewport, reduced_motion="reduce").open()
    player.quick(app)
    player.start(app, seats=seats, game="tokken")
    for _ in range(2):
        player.wait(app, "ask")
        play = player.play_of(app)
        assert play.match.seats == seats
        player.take_from_list(app, player.choose(play))
    expect(app.locator("#plates .plate")).to_have_count(seats)


@pytest.mark.long
def test_all_house_rules_changed(desk: App) -> None:
    changed = {o.name: next(v for v in o.values if v != o.values[0]) for o in tokken.INFO.options}
    desk.open()
    player.quick(desk)
    desk.locator("#play-tokken").click()
    player.know(desk)
    player.change_rules(desk, changed)
    expect(desk.locator("#chairs")).to_contain_text("Ieder voor zich")
    desk.locator("#setup-start").click()
    for _ in range(3):
        player.wait(desk, "ask")
        player.take(desk, player.choose(player.play_of(desk)))
    assert player.play_of(desk).match.options == tokken.options(changed)
    desk.locator("[data-do=table-rules]").click()
    expect(desk.locator("dialog.rules")).to_contain_text("16")


# ---- by link


@pytest.mark.long
def test_two_devices_exchange_by_link(devices: Devices) -> None:
    jan, piet = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    play = next(p for seed in range(9) if player.to_move(p := player.new(4, seed, "T")) == 0)
    player.sit_down(jan, play, "link:Jan", *FRIENDS[1:])
    text = play_until_sent(jan)
    piet.open("#" + text)
    claim(piet, 2)
    for turn in range(4):
        app = piet if turn % 2 == 0 else jan
        if turn:
            player.open_link(app, text)
        text = play_until_sent(app)
    newest = match.replay(link.decode(text))
    assert any(ply.action.kind == "exchange" for ply in newest.plies)
    assert sum(ply.action.kind == "play" for ply in newest.plies) >= 4
    # Nobody's page names a card that is not theirs to see.
    for app, seat in ((jan, 0), (piet, 2)):
        said = player.all_text(app).lower()
        others = {name for s, hand in enumerate(newest.state.hands) if s != seat for name in names_of(hand)}
        others -= names_of(newest.state.hands[seat]) | {"joker"}  # the help on cards speaks of jokers
        assert not [name for name in others if name in said]


def exchanging() -> Play:
    """A match in which Piet is to choose a card to give, after Jan has."""
    for seed in range(60):
        play = player.new(4, seed, "T")
        while play.state.turn == race.EXCHANGE and player.to_move(play) != 2:
            play = match.choose(play, player.to_move(play), player.choose(play))
        if play.state.turn == race.EXCHANGE and play.state.gifts[0]:
            return play
    raise AssertionError("Jan never chooses before Piet")


@pytest.mark.long
def test_an_exchange_sent_twice_and_a_link_from_before_it(phone: App) -> None:
    play = exchanging()
    player.sit_down(phone, play, *FRIENDS, seat=2)
    player.wait(phone, "ask")

    # The same link once more changes nothing, neither before nor after the choice.
    player.open_link(phone, player.table_link(play, *FRIENDS))
    player.wait(phone, "ask")
    assert player.shared(phone).match == play.match
    player.take(phone, player.choose(play))
    while player.wait(phone) != "share":
        player.take(phone, player.choose(player.play_of(phone)))
    newest = link.decode(sent(phone))
    phone = reopened(phone, "#" + player.table_link(play, *FRIENDS))
    expect(phone.locator("#toasts")).to_contain_text("Dit is de nieuwste stand")
    phone.locator("[data-do=send]").wait_for()
    assert player.shared(phone).match == newest
    assert any(ply.action.kind == "exchange" for ply in match.replay(newest).plies)
    phone.watch.check()


def test_another_card_given_in_the_same_exchange_asks_which_counts(phone: App) -> None:
    play = exchanging()
    one, other = player.legal(play)[0], player.legal(play)[-1]
    ours, theirs = (match.choose(play, 2, action) for action in (one, other))
    player.sit_down(phone, ours, "!link:Jan", "link:Wim", "link:Piet", "link:Bep", seat=2)
    phone.locator("[data-do=send], #controls[data-asking=yes]").first.wait_for()
    player.open_link(phone, player.table_link(theirs, "!link:Jan", "link:Wim", "!link:Piet", "link:Bep"))
    expect(phone.locator("dialog h2")).to_have_text("Dit spel is twee keer verder gespeeld")
    phone.locator("dialog [data-arg=ours]").click()
    player.wait_stands(phone, ours)
