"""The hand: a button for every card, each with its picture on a canvas of its own. Tab stops at one of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import hypot
from typing import Any

from js import document

from ...paint.cards import HEIGHT, NO_MARKS, CardMarks, paint_card_canvas
from ...paint.pen import Look
from ...rules.protocol import UNKNOWN
from ...scene.fan import LIFT, fan, spread
from ...scene.geometry import Point
from ...scene.presentation import HandCard
from ...text import people
from ..ui.dom import button_element, by_id, combine_callbacks, data, el, fill, listen
from ..ui.roving_focus import set_tab_stop
from . import finger

TAP_SLOP = 12.0
"""The px that a finger may move in a tap."""


def draw(held: Sequence[HandCard], look: Look, *, asked: bool) -> None:
    """Lay the cards out in their zone; `asked` is True if one of them may be pressed now."""
    place = by_id("hand")
    room = float(place.clientWidth), float(place.clientHeight)
    lay = spread if data(by_id("table"), "layout") == "hand" else fan
    drawn = str(hash((tuple(held), look, asked, room, lay)))
    if data(place, "drawn") == drawn:
        return  # a card with the focus would be read again
    place.dataset.drawn = drawn
    focused = data(document.activeElement, "arg") if place.contains(document.activeElement) else None
    laid = lay(len(held), *room)
    got = _got(place, [one.card for one in held])
    buttons = [_button(i, one, laid.width, look, asked) for i, one in enumerate(held)]
    for node, one, (left, up, turn) in zip(buttons, held, laid.places, strict=True):
        node.style.left = f"{left:.1f}px"
        raised = up + LIFT if one.chosen else up
        node.style.transform = f"translateY({-raised:.1f}px) rotate({turn:.2f}deg)"
        node.classList.toggle("is-got", one.card == got)
    if focused is not None and not buttons:
        document.getElementById("prompt").focus()
    fill(place, *buttons)
    if buttons:
        places = [str(i) for i in range(len(held))]
        stop = _first(held) if focused is None else places.index(focused) if focused in places else -1
        set_tab_stop(place, stop)
        if focused is not None:
            buttons[stop].focus()


def _got(place: Any, cards: Sequence[int]) -> int:
    """Return the card that came into the hand last, by exchange or drawn, until another leaves it. UNKNOWN
    without exactly one such card."""
    before = Counter(map(int, data(place, "cards").split()))
    place.dataset.cards = " ".join(map(str, cards))
    now, got = Counter(cards), int(data(place, "got") or UNKNOWN)
    if now != before:
        new = list((now - before).elements())
        got = new[0] if len(new) == 1 and before and now.total() >= before.total() else UNKNOWN
    place.dataset.got = str(got)
    return got


def enter() -> None:
    """Bring the focus to the hand, or to the question without one."""
    (by_id("hand").querySelector("[tabindex='0']") or by_id("prompt")).focus()


def at(index: int) -> Point | None:
    """Return the place in the window of the card at a place of the hand."""
    return finger.middle(by_id("hand").children.item(index))


def card_picture(card: int, width: float, look: Look, marks: CardMarks = NO_MARKS) -> Any:
    """Return a card as a picture, for viewing alone."""
    node = el("canvas", aria_hidden="true")
    paint_card_canvas(node, card, width, look, marks)
    return node


class CardDrag:
    """A card that is drawn out of the hand by a finger or mouse. `drop` is called with the place of one that is
    let go above the hand, and whether it was chosen already."""

    def __init__(self, drop: Callable[[int, bool], object]) -> None:
        self._drop = drop
        self._card: Any = None
        self._from = 0.0, 0.0
        self.end = combine_callbacks(
            listen(by_id("hand"), "pointerdown", self.take),
            listen(document, "pointermove", self.draw),
            listen(document, "pointerup", self.let_go),
            listen(document, "pointercancel", lambda _: self._put_back()),
        )

    def take(self, event: Any) -> None:
        """Hold a card, unless the question is not about it."""
        self._put_back()
        card = event.target.closest(".card")
        if card and (card.getAttribute("aria-disabled") != "true" or data(card, "reason")):
            self._card, self._from = card, (float(event.clientX), float(event.clientY))

    def draw(self, event: Any) -> None:
        """Move the card along with the pointer, once that has moved farther than in a tap."""
        if self._card:
            x, y = float(event.clientX) - self._from[0], float(event.clientY) - self._from[1]
            if hypot(x, y) > TAP_SLOP or self._card.style.translate:
                self._card.style.translate = f"{x:.0f}px {y:.0f}px"
                self._card.classList.add("is-drawn")

    def let_go(self, event: Any) -> None:
        """Let go of the card: above its place in the hand, or beside the hand, it lands on the table."""
        card, zone = self._card, by_id("hand").getBoundingClientRect()
        is_drawn = bool(card and card.style.translate)
        self._put_back()
        if is_drawn and not (
            zone.left <= event.clientX <= zone.right and card.getBoundingClientRect().top <= event.clientY
        ):
            self._drop(int(data(card, "arg")), card.getAttribute("aria-pressed") == "true")

    def _put_back(self) -> None:
        if self._card:
            self._card.style.translate = ""
            self._card.classList.remove("is-drawn")
        self._card = None


def _first(held: Sequence[HandCard]) -> int:
    """Return where Tab stops when it comes to the hand: a chosen card, else one that can be used."""
    return min(range(len(held)), key=lambda i: (not held[i].chosen, held[i].unplayable, i))


def _button(i: int, one: HandCard, width: float, look: Look, asked: bool) -> Any:
    node = button_element(
        card_picture(one.card, width, look, CardMarks(one.strip, one.chosen, one.unplayable)),
        cls="card",
        do="card",
        arg=i,
        translate="no",
        data_letter=people.card_symbol(look.messages, one.card)[0] if one.card else None,
        aria_pressed=str(one.chosen).lower(),
        aria_label=f"{one.label}, {look.messages.format('table.card_dead')}" if one.unplayable else one.label,
        aria_disabled="true" if one.unplayable or not asked else None,
        data_reason="yes" if one.unplayable else None,
    )
    node.style.width, node.style.height = f"{width}px", f"{width * HEIGHT}px"
    return node
