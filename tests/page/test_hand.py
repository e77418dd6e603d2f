"""Tests of where Tab stops in the hand, and of what becomes of a card that is drawn out of it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def hand(page_module: Callable[[str], Any]) -> Any:
    return page_module("stage.hand")


def test_tab_stops_at_the_chosen_card_else_at_one_that_can_be_used(hand: Any) -> None:
    dead, alive = hand.HandCard(4, "2", unplayable=True), hand.HandCard(8, "3")
    assert hand._first([dead, alive, alive]) == 1
    assert hand._first([dead, alive, alive._replace(chosen=True)]) == 2
    assert hand._first([dead, dead]) == 0


@pytest.mark.parametrize(
    ("hands", "got"),
    [
        ([[4, 8], [4, 12]], 12),  # exchanged
        ([[4, 8], [4], [4, 12]], 12),  # laid ready first
        ([[4, 8, 12], [4, 8, 12, 16]], 16),  # drawn
        ([[4, 8], [4, 8, 8]], 8),  # one more alike
        ([[4, 8], [4, 12], [4, 12]], 12),  # and nothing changed since
        ([[4, 8], [4, 12], [12]], 0),  # one was played
        ([[], [4, 8]], 0),  # dealt
        ([[4, 8], [12, 16]], 0),  # somebody else's hand
    ],
)
def test_the_card_that_came_last_is_shown_until_one_is_played(hand: Any, hands: list[list[int]], got: int) -> None:
    place = SimpleNamespace(dataset=SimpleNamespace(cards="", got=""))
    place.getAttribute = lambda name: getattr(place.dataset, name.removeprefix("data-"))
    assert [hand._got(place, cards) for cards in hands][-1] == got


class Card(SimpleNamespace):
    """A card of the hand in the document."""

    def __init__(self, arg: int, *, disabled: bool = False, reason: str = "", raised: bool = False) -> None:
        told = {"data-arg": str(arg), "data-reason": reason, "aria-pressed": str(raised).lower()}
        super().__init__(told=told | {"aria-disabled": str(disabled).lower()}, classes=set[str]())
        self.style = SimpleNamespace(translate="")
        self.top = 500
        self.classList = SimpleNamespace(add=self.classes.add, remove=self.classes.discard)

    def getAttribute(self, name: str) -> str:
        return str(self.told[name])

    def closest(self, _: str) -> Card:
        return self

    def getBoundingClientRect(self) -> SimpleNamespace:
        return SimpleNamespace(top=self.top)


def drawn(hand: Any, card: Card, *way: tuple[int, int], left: int = 0) -> list[tuple[int, bool]]:
    """Return what lands on the table when a card is drawn along there; the hand begins at `left`, its cards at 500
    px."""
    landed = list[tuple[int, bool]]()
    zone = SimpleNamespace(getBoundingClientRect=lambda: SimpleNamespace(left=left, right=left + 400))
    hand.by_id, hand.listen = (lambda _: zone), lambda *_: lambda: None
    drag = hand.CardDrag(lambda *dropped: landed.append(dropped))
    steps = [SimpleNamespace(target=card, clientX=x, clientY=y) for x, y in way]
    drag.take(steps[0])
    for step in steps[1:]:
        drag.draw(step)
    drag.let_go(steps[-1])
    assert not card.style.translate and not card.classes, "it lies in the hand again, until the game says otherwise"
    return landed


@pytest.mark.parametrize(
    ("card", "way", "landed"),
    [
        (Card(2), [(50, 600), (60, 450), (90, 300)], [(2, False)]),
        (Card(2, raised=True), [(50, 600), (90, 300)], [(2, True)]),
        (Card(2, disabled=True, reason="yes"), [(50, 600), (90, 300)], [(2, False)]),  # to hear why not
        (Card(2, disabled=True), [(50, 600), (90, 300)], []),  # nothing is asked
        (Card(2), [(50, 600), (90, 300), (90, 590)], []),  # and back
        (Card(2), [(50, 505), (50, 498)], []),  # a tap that slips
    ],
)
def test_a_card_that_is_drawn_out_of_the_hand_lands_on_the_table(
    hand: Any, card: Card, way: list[tuple[int, int]], landed: list[tuple[int, bool]]
) -> None:
    assert drawn(hand, card, *way) == landed


@pytest.mark.parametrize(
    ("end", "lands"),
    [
        ((300, 350), True),  # on a board beside the hand
        ((300, 700), True),  # lower than the card lay
        ((900, 350), True),  # above the cards, where the zone of the hand is empty
        ((1000, 590), False),  # among the cards
    ],
)
def test_beside_a_board_it_lands_on_the_board_wherever_that_is(hand: Any, end: tuple[int, int], lands: bool) -> None:
    assert drawn(hand, Card(2), (900, 600), end, left=750) == [(2, False)] * lands
