"""OkiDoki on the page: to the end by keyboard, steps divided by pointing, four aces, gifts by link."""

from __future__ import annotations

import re

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki.rules.hand import taken_aces
from kaartbord.games.okidoki.rules.moves import walk_pawn
from kaartbord.games.okidoki.rules.state import ACES_MOVE, GIVE, MOVE, TRICK
from kaartbord.games.okidoki.words import phrases as words
from kaartbord.match import link, match
from kaartbord.match.match import Play
from kaartbord.text import people
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.board_keys import walk
from support.browser.device import DESK, PHONE, App, Devices, axe_findings
from support.browser.keyboard import press, press_card
from support.browser.okidoki import at, card_button, card_index, walk_by_pointing
from support.browser.sharing import claim, sent
from support.catalogue import NL
from support.long import long

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Truus")
SMALL = "gwgwrnwgnwgrwgnn"
"""A board of sixteen squares, for a short evening."""
LAST_TURNS = 45
"""Choices before the end at which the keyboard takes over: most of a hand, and its walks."""


def moving(play: Play) -> bool:
    return bool(play.state.phase == MOVE and len(player.legal(play)) > 20 and play.state.moves[0][1] > 7)


def unseen(play: Play, seat: int) -> list[int]:
    """The cards in hands and gifts that the seat neither sees nor has given away itself."""
    state, view = play.state, okidoki.view(play.state, seat)
    held, known = state.hands + state.gifts, view.hands + view.gifts
    given = {ply.action.cards[0] for ply in play.plies if ply.seat == seat and ply.action.kind == "give"}
    hidden = [c for pile, seen in zip(held, known, strict=True) for c in pile if c not in seen]
    return [c for c in hidden if c not in given]


# ---- what a person does


def take_by_keys(app: App) -> None:
    """Do something sensible with keys alone."""
    play = player.play_of(app)
    action = player.choose(play)
    if action.cards:
        if app.locator("#hand .card[aria-pressed=true]").count() == 0:
            press_card(app, card_index(play, action.cards[0]))
    elif action.placements and len(play.match.choices) % 2:
        press(app, "[data-do=others]")
        press(app, f".uses [data-arg='{list(player.legal(play)).index(action)}']")
    elif action.kind == "move":
        walk(app, play, 0, action)
        player.wait_moved(app, play.match)
        return
    elif action.kind == "swap":
        press(app, "[data-do=others]")
        press(app, f".uses [data-arg='{list(player.legal(play)).index(action)}']")
    press(app, "#actions [data-do=confirm]:not([aria-disabled])")
    player.wait_moved(app, play.match)


# ---- the tests


@pytest.mark.long
def test_by_keyboard_to_the_end(desk: App) -> None:
    desk.open()
    player.quick(desk)
    late = player.near_the_end(player.new(4, 5, "O", short=True, board=SMALL), LAST_TURNS, (0,))
    player.open_link(desk, player.table_link(late, *PEOPLE))
    desk.locator("dialog [data-do=answer][data-arg='0']").click()
    desk.locator("#table").wait_for()
    while player.wait(desk, "ask", "over") == "ask":
        take_by_keys(desk)
    play = player.play_of(desk)
    assert player.to_move(play) == -1
    dialog = desk.locator("dialog.over")
    names = ["Jij", "Wim", "Anna", "Truus"]
    expect(dialog.locator("h2")).to_have_text(words.headline(Reader(NL, names, 0), play.state))
    expect(dialog.locator(".score li")).to_have_count(2)


def test_steps_are_divided_by_pointing(phone: App) -> None:
    play = player.where("O", moving)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    steps = NL.format_value(words.noun_count(play.state.moves[0][1], "steps"))
    expect(phone.locator("#prompt")).to_contain_text(f"Jullie mogen {steps} lopen")
    split = next(
        action
        for action in player.legal(play)
        if len(action.placements) == 2 and action.placements[1] not in [a.placements[0] for a in player.legal(play)]
    )
    walk_by_pointing(phone, play, split)
    expect(phone.locator("#actions [data-do=confirm]")).to_have_text(words.confirm_label(NL, play.state, split))
    phone.locator("[data-do=part-back]").click()
    expect(phone.locator("#actions [data-do=confirm]")).to_have_attribute("aria-disabled", "true")
    pawn, to = split.placements[1]
    pawns = walk_pawn(play.state.table, play.state.pawns, *split.placements[0])
    if phone.locator("#prompt").inner_text().startswith("Nog"):
        phone.mouse.click(*at(phone, play, pawns, pawn))
    phone.mouse.click(*at(phone, play, pawns, pawn, to))
    phone.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    after = player.wait_moved(phone, play.match)
    assert after.plies[len(play.plies)].action == split


def test_four_aces_and_two_pawns_swapped(desk: App) -> None:
    play = player.where(
        "O",
        lambda p: (
            p.state.phase == MOVE
            and p.state.moves[0][1] == ACES_MOVE
            and {a.kind for a in player.legal(p)} == {"move", "swap"}
        ),
    )
    swap = next(a for a in player.legal(play) if a.kind == "swap")
    player.sit_down(desk, play, *PEOPLE)
    player.wait(desk, "ask")
    desk.locator("[data-do=chip][data-arg=swap]").click()
    for pawn, _ in reversed(swap.placements):
        desk.mouse.click(*at(desk, play, play.state.pawns, pawn))
    desk.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    after = player.wait_moved(desk, play.match)
    assert after.plies[len(play.plies)].action == swap


def test_open_aces_are_heard_where_they_are_not_shown(phone: App) -> None:
    play = player.where("O", lambda p: p.state.phase == TRICK and all(taken_aces(p.state)))
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    teams = phone.locator(".scoreboard").get_by_role("listitem")
    for team, taken in enumerate(taken_aces(play.state)):
        for suit in range(4):
            named = f"azen:.*{NL.format(f'suit.{suit}')}"
            has = any(card & 3 == suit for card in taken)
            assert bool(re.search(named, teams.nth(team).inner_text())) == has


@pytest.mark.long
def test_i_move_the_pawns_when_it_is_my_computer_partner_s_turn(phone: App) -> None:
    matches = (player.positions("O", seed) for seed in range(200))
    play = next(
        p
        for each in matches
        for p in each
        if p.state.phase == MOVE and player.to_move(p) == 2 and len(player.legal(p)) > 5
    )
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    action = player.legal(play)[0]
    phone.locator("[data-do=others]").click()
    phone.locator(".uses [data-arg='0']").click()
    phone.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    after = player.wait_moved(phone, play.match)
    assert after.plies[len(play.plies)][1:3] == (2, action)


def test_a_card_that_does_not_follow_is_refused_and_nobody_s_cards_are_seen(phone: App) -> None:
    play = player.where(
        "O",
        lambda p: (
            p.state.phase == TRICK
            and p.state.rounds == 1
            and any(r.rule == "follow" for r in okidoki.refusals(p.state, 0))
        ),
    )
    reason = next(r for r in okidoki.refusals(play.state, 0) if r.rule == "follow")
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    text = player.all_text(phone)
    assert not [c for c in unseen(play, 0) if people.card_name(NL, c) in text]
    phone.locator(card_button(play, reason.card)).click(force=True)
    expect(phone.locator("#prompt > span")).to_have_text(words.refusal_text(Reader(NL), play.state, reason))
    phone.locator("#prompt [data-do=rule]").click()
    expect(phone.locator("dialog #rule-trick")).to_be_focused()


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, *long(PHONE, DESK)])
def test_cards_and_pawns_are_in_view_and_axe_finds_nothing(devices: Devices, size: dict[str, int]) -> None:
    for until in (lambda p: p.state.phase == TRICK and len(p.state.takers) == 3, moving):
        app = devices(viewport=size, reduced_motion="reduce")
        player.sit_down(app, player.where("O", until), *PEOPLE)
        player.wait(app, "ask")
        assert axe_findings(app) == []
        assert app.evaluate("document.documentElement.scrollWidth") <= size["width"]
        wide = app.evaluate(
            """() => [...document.querySelectorAll("#choices *, #actions *, #hand .card, #prompt, .scoreboard *")]
                 .filter(node => node.checkVisibility())
                 .filter(node => node.getBoundingClientRect().right > innerWidth + 1)
                 .map(node => node.outerHTML)"""
        )
        assert not wide


@pytest.mark.long
def test_the_board_is_made_large_while_cards_are_played(phone: App) -> None:
    play = player.where("O", lambda p: p.state.phase == TRICK and len(p.state.takers) == 3)
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    small = phone.locator("#board").bounding_box()["width"]
    phone.locator(".scoreboard [data-do=enlarge]").click()
    assert phone.locator("#board").bounding_box()["width"] > 1.4 * small
    phone.locator(".scoreboard [data-do=enlarge]").click()
    assert phone.locator("#board").bounding_box()["width"] == small


@pytest.mark.long
def test_gifts_of_two_devices_by_link(devices: Devices) -> None:
    els, piet = (devices(viewport=PHONE, reduced_motion="reduce") for _ in "ab")
    play = player.new(2, 8, "O")
    els.open("#" + player.table_link(play, "link:Els", "link:Piet"))
    text, apps, met = player.fragment(els), {0: els, 1: piet}, set[App]()
    for _ in range(4):
        seat = player.to_move(match.replay(link.decode(text)))
        app = apps[seat]
        player.open_link(app, text) if app in met or app is els else app.open("#" + text)
        if app not in met:
            claim(app, seat)
            met.add(app)
        while player.wait(app) == "ask":
            now = player.play_of(app)
            assert now.state.phase in (GIVE, TRICK)
            app.locator("#hand .card:not([data-reason])").first.click()
            app.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
            player.wait_moved(app, now.match)
        text = sent(app)
        now = match.replay(link.decode(text))
        said = player.all_text(app)
        assert not [c for c in unseen(now, seat) if people.card_name(NL, c) in said]
    assert match.replay(link.decode(text)).state.given >= 2
