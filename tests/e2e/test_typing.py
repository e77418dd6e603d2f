"""Finding cards and buttons by their letters, and how few keys a choice takes."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import pytest
from e2e import player
from e2e.device import App
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene.toepen.picture import in_order
from kaartbord.text import people
from long import long
from playwright.sync_api import expect

Devices = Callable[..., App]

PEOPLE = ("link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")

FOCUS = """() => {
  const node = document.activeElement, group = node.closest("[data-walk]");
  return [group?.id ?? "", node.dataset.do ?? "", node.dataset.arg ?? ""];
}"""

MOST_KEYS = 4
"""For the usual choice."""


def sit(devices: Devices, code: str, until: Callable[[Play], bool], **options: object) -> App:
    app = devices(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
    play = player.play_on(player.new(4, 3, code, **options), lambda p: player.to_move(p) == 0 and until(p))
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    return app


class Typist:
    """Somebody at the keyboard who counts the keys."""

    def __init__(self, app: App) -> None:
        self.app, self.keys = app, 0

    def press(self, key: str) -> None:
        self.keys += 1
        self.app.keyboard.press(key)

    @property
    def group(self) -> str:
        return str(self.app.evaluate(FOCUS)[0])

    def come_to(self, group: str) -> None:
        """Tab to a group of the question, on from where the focus is."""
        if self.app.evaluate("document.activeElement.id") == "prompt":
            self.press("ArrowDown")
        order = ("prompt", "hand", "choices", "actions")
        while self.group != group:
            before = self.group in order and order.index(self.group) > order.index(group)
            self.press("Shift+Tab" if before else "Tab")

    def card(self, index: int, letter: str) -> None:
        """Find a card by its letter and play it."""
        self.come_to("hand")
        while self.app.evaluate(FOCUS) != ["hand", "card", str(index)]:
            self.press(letter)
        while self.app.locator("#controls[data-asking=yes]").count() and self.group == "hand":
            pressed = self.app.locator(f"#hand [data-arg='{index}'][aria-pressed=true]").count()
            self.press("Enter")
            if pressed:
                return

    def answer(self, rank: int) -> None:
        """Press an answer: in gold from anywhere, else by its letter."""
        node = self.app.locator(f"#controls :is([data-do=use], [data-do=call])[data-arg='{rank}']")
        if "gold" in str(node.get_attribute("class")):
            self.press("Control+Enter")
            return
        if node.get_attribute("id") == "call":
            self.come_to("hand")
            self.press("Tab")
            assert self.app.evaluate(FOCUS) == ["", "call", str(rank)]
            self.press("Enter")
            return
        self.come_to("actions" if self.app.locator(f"#actions [data-arg='{rank}']").count() else "choices")
        while self.app.evaluate(FOCUS)[1:] != ["use", str(rank)]:
            self.press(node.inner_text().strip()[0].lower())
        self.press("Enter")


def take(app: App, play: Play, action: Action) -> int:
    """Play something by keys alone; how many it took."""
    typist = Typist(app)
    if action.kind == "card":
        hand = in_order(play.state.hands[0])
        typist.card(hand.index(action.cards[0]), people.card("nl", action.cards[0])[0])
    else:
        typist.answer(list(player.legal(play)).index(action))
    return typist.keys


@pytest.mark.parametrize("choices", [6, *long(30)])
def test_few_keys_a_choice_in_toepen(
    devices: Devices, choices: int, record_property: Callable[..., None]
) -> None:
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
        letter = people.card("nl", card)[0].lower()
        first = next(
            i for i, held in enumerate(hand[1:] + hand[:1], 1) if people.card("nl", held)[0].lower() == letter
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
