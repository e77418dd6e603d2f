"""Finding cards and buttons by their letters, and how few keys a choice takes."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import pytest
from kaartbord.games.toepen.scene.picture import sort_hand
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.text import people
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, App, Devices
from support.browser.typist import FOCUS, Typist
from support.catalogue import NL
from support.long import long

PEOPLE = ("link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")


MOST_KEYS = 4
"""For the usual choice."""


def sit(devices: Devices, code: str, until: Callable[[Play], bool], **options: object) -> App:
    app = devices(viewport=DESK, reduced_motion="reduce")
    play = player.play_on(player.new(4, 3, code, **options), lambda p: player.to_move(p) == 0 and until(p))
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    return app


def take(app: App, play: Play, action: Action) -> int:
    """Play something by keys alone; how many it took."""
    typist = Typist(app)
    if action.kind == "card":
        hand = sort_hand(play.state.hands[0])
        typist.card(hand.index(action.cards[0]), people.card_symbol(NL, action.cards[0])[0])
    else:
        typist.answer(list(player.legal(play)).index(action))
    return typist.keys


@pytest.mark.parametrize("choices", [6, *long(30)])
def test_few_keys_a_choice_in_toepen(devices: Devices, choices: int, record_property: Callable[..., None]) -> None:
    app = sit(devices, "P", lambda p: True, limit=15)
    app.locator("#prompt").focus()
    counts: list[int] = []
    of_cards: list[int] = []
    while len(counts) < choices and player.wait(app, "ask", "over") == "ask":
        play = player.play_of(app)
        action = player.choose(play)
        counts.append(take(app, play, action))
        of_cards += [counts[-1]] if action.kind == "card" else []
        player.wait_moved(app, play.match)
    record_property("keys", counts)
    record_property("keys for cards", of_cards)
    assert median(counts) <= MOST_KEYS, counts
    assert not of_cards or median(of_cards) <= MOST_KEYS, of_cards


def test_letters_find_cards_and_leave_the_rest_to_the_table(devices: Devices) -> None:
    app = sit(devices, "K", lambda p: len({card >> 2 for card in p.state.hands[0]}) > 2)
    hand = player.play_of(app).state.hands[0]
    app.locator("#hand .card[tabindex='0']").focus()
    for index, card in enumerate(hand):
        app.keyboard.press("Home")
        letter = people.card_symbol(NL, card)[0].lower()
        first = next(
            i for i, held in enumerate(hand[1:] + hand[:1], 1) if people.card_symbol(NL, held)[0].lower() == letter
        )
        app.keyboard.press(letter)
        assert app.evaluate(FOCUS) == ["hand", "card", str(first % len(hand))], index
    expect(app.locator("#toasts .toast")).to_have_count(0)
    assert app.locator("#hand .card[tabindex='0']").count() == 1
    app.keyboard.press("Shift+H")
    expect(app.locator("#toasts .toast")).to_contain_text("Je hebt")


def test_the_list_of_all_moves_is_walked_by_keys(devices: Devices) -> None:
    app = sit(devices, "K", lambda p: len(player.legal(p)) > 5)
    app.locator("[data-do=others]").click()
    rows = app.locator("dialog .uses button")
    assert app.locator("dialog .uses button[tabindex='0']").count() == 1
    rows.first.focus()
    app.keyboard.press("End")
    expect(rows.last).to_be_focused()
    app.keyboard.press("ArrowDown")
    expect(rows.first).to_be_focused()
    app.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
