"""The cards of a trick on the table, which come from their owners and go to the taker."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from ...paint.cards import CardMarks, paint_card_canvas
from ...paint.pen import Look
from ...rules.seats import seat_of_chair
from ...scene.chooser import AnyQuestion
from ...scene.timing import CARD_MOVE_MS, SWEEP_MS
from ...scene.trick_table import CentredBox, TrickCard, spoken_card
from ..ui import magnifier
from ..ui.dom import by_id, data, el, fill, show
from .hand import card_picture

SMALL = 54
"""Cards narrower than this, in px where letters have the usual size, have no room for words."""

STRIP = 34.0
"""Width of a card above a hand that has the place of the table, in px where letters have the usual size."""


def put(node: Any, box: CentredBox) -> None:
    """Put a node in its box."""
    style = node.style
    style.left, style.top = f"{box.x - box.w / 2:.1f}px", f"{box.y - box.h / 2:.1f}px"
    style.width, style.height = f"{box.w:.1f}px", f"{box.h:.1f}px"


class TrickCards:
    """The cards of a trick. Its nodes (`own`, `trick`) are in the room whose places `fit` gives; `heard` is the
    trick for screen readers, and a strip above a hand that has the place of the table."""

    def __init__(self, sign: Callable[[int], str], question: Callable[[], AnyQuestion[Any]]) -> None:
        """Take `sign`, which gives the words on a card besides its face, and `question`, the present question."""
        self._sign, self._question = sign, question
        self.heard = el("ol", cls="trick-list", data_label="table.trick")
        self.own = el("p", cls="own-card", do="confirm", aria_hidden="true")
        self.trick = el("div", cls="trick", aria_hidden="true")
        self.boxes: Sequence[CentredBox] = ()
        """The place of each player's card."""
        self.turns: Sequence[float] = ()
        """Its turn, in degrees clockwise."""
        self.owners: Sequence[CentredBox] = ()
        """The places where the cards come from, and where a trick goes."""
        self.look: Look | None = None
        self._nodes: dict[TrickCard, Any] = {}
        self._rush = asyncio.Event()

    def fit(
        self, boxes: Sequence[CentredBox], turns: Sequence[float], owners: Sequence[CentredBox], look: Look
    ) -> None:
        """Set the places of all cards; none while there is no room for them."""
        show(self.trick, bool(boxes))
        if boxes and (boxes, turns, owners, look) != (self.boxes, self.turns, self.owners, self.look):
            self.boxes, self.turns, self.owners, self.look = boxes, turns, owners, look
            for card, node in self._nodes.items():
                self._place(card, node)

    def put(self, cards: Sequence[TrickCard]) -> None:
        """Show exactly these cards on the table, in the order of play."""
        self._say(cards, taker=-1)
        if self.look is not None:
            self._nodes = {card: self._nodes.get(card) or self._node(card) for card in cards}
            fill(self.trick, *self._nodes.values())

    def _say(self, cards: Iterable[TrickCard], taker: int) -> None:
        """List the cards in words, and mark the taker's; also in small pictures where the table is hidden."""
        strip = data(by_id("table"), "layout") == "hand"
        self.heard.classList.toggle("sr-only", not strip)
        fill(self.heard, *[self._said(card, card.seat == taker, strip=strip) for card in cards])

    def _said(self, card: TrickCard, won: bool, *, strip: bool) -> Any:
        question = self._question()
        seats = question.view.table.seats
        words = spoken_card(question.reader, seats, card, won=won)
        if not strip or self.look is None:
            return el("li", text=words)
        shown = card_picture(card.card, STRIP * magnifier.letter_scale(), self.look, CardMarks(dim=card.out))
        name = el("span", text=question.reader.names_of([seat_of_chair(card.seat, seats)]), aria_hidden="true")
        return el("li", shown, name, el("span", text=words, cls="sr-only"), cls="is-best" if won else "")

    def _node(self, card: TrickCard) -> Any:
        words = self._sign(card.card)
        sign = el("b", text=words, cls="trick-sign") if words else None
        node = el("div", el("canvas"), sign, cls="trick-card")
        self._place(card, node)
        return node

    def _place(self, card: TrickCard, node: Any) -> None:
        """Put a card before its owner, in the size that fits."""
        assert self.look is not None
        box = self.boxes[card.seat]
        paint_card_canvas(node.firstElementChild, card.card, box.w, self.look, CardMarks(dim=card.out))
        put(node, box)
        node.style.rotate = f"{self.turns[card.seat]}deg"

    def show_own_slot(self, seat: int, words: str) -> None:
        """Show an empty place before a player whose card is awaited; empty words remove it."""
        shown = bool(words and self.boxes) and not self.trick.hidden
        show(self.own, shown)
        self.own.textContent = words
        if shown:
            put(self.own, self.boxes[seat])
            self.own.classList.toggle("is-small", self.boxes[seat].w < SMALL * magnifier.letter_scale())

    def _aim(self, node: Any, owner: int, other: int) -> None:
        """Aim a card at the player it comes from or goes to."""
        there, here = self.owners[other], self.boxes[owner]
        node.style.setProperty("--dx", f"{there.x - here.x:.0f}px")
        node.style.setProperty("--dy", f"{there.y - here.y:.0f}px")

    async def lay(self, cards: Sequence[TrickCard], owner: int, tempo: float) -> None:
        """Show these cards, that of `owner` coming from its seat."""
        self.put(cards)
        node = next((self._nodes[card] for card in cards if card.seat == owner), None)
        if node is None or not tempo:
            return
        self._aim(node, owner, owner)
        node.style.setProperty("--time", f"{CARD_MOVE_MS * tempo:.0f}ms")
        node.classList.add("is-new")
        await self.hold(CARD_MOVE_MS * tempo)
        node.classList.remove("is-new")

    async def sweep(self, taker: int, tempo: float) -> None:
        """Move the trick to its taker."""
        if tempo:
            for card, node in self._nodes.items():
                self._aim(node, card.seat, taker)
                node.style.setProperty("--time", f"{SWEEP_MS * tempo:.0f}ms")
                node.classList.add("is-taken")
            await self.hold(SWEEP_MS * tempo)
        self.put(())

    def mark_winner(self, taker: int) -> None:
        """Mark the card that took the trick."""
        self._say(self._nodes, taker)
        for card, node in self._nodes.items():
            node.classList.toggle("is-best", card.seat == taker)

    async def hold(self, ms: float) -> None:
        """Wait, unless somebody wants to continue."""
        self._rush.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._rush.wait(), ms / 1000)

    @property
    def visible(self) -> bool:
        """Return whether any cards are in view."""
        return bool(self._nodes) and not self.trick.hidden

    def finish(self) -> None:
        """End the wait immediately."""
        self._rush.set()
