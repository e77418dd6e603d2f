"""The cards of a trick in the document: they come from their owners, lie before them, and go to the taker."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from ...scene.trick_table import Box, Lying
from ..paint.cards import paint_card_canvas
from ..paint.kit import Look
from ..ui.dom import el, fill

LAY_MS, SWEEP_MS = 220, 260


class Places(NamedTuple):
    """Where things lie, by the number of their owner."""

    cards: tuple[Box, ...]
    turns: tuple[float, ...]
    """Degrees clockwise."""
    owners: tuple[Box, ...]
    """Where the cards come from, and where a trick goes."""


def put(node: Any, box: Box) -> None:
    """Put a node where its box is."""
    style = node.style
    style.left, style.top = f"{box.x - box.w / 2:.1f}px", f"{box.y - box.h / 2:.1f}px"
    style.width, style.height = f"{box.w:.1f}px", f"{box.h:.1f}px"


class TrickCards:
    """What lies of a trick. `node` belongs on top of the room that `fit` speaks of."""

    def __init__(self, sign: Callable[[int], str] = lambda card: "") -> None:
        """`sign` gives what stands on a card besides its face."""
        self.sign = sign
        self.node = el("div", cls="trick", aria_hidden="true")
        self.places: Places | None = None
        self.look: Look | None = None
        self._lying: dict[Lying, Any] = {}
        self._rush = asyncio.Event()

    def fit(self, places: Places, look: Look) -> None:
        """Lay everything out in other places; the cards that lie there stay."""
        if places != self.places or look != self.look:
            self.places, self.look = places, look
            for one, node in self._lying.items():
                self._place(one, node)

    def put(self, cards: Sequence[Lying]) -> None:
        """Exactly these cards lie on the table."""
        if self.places is None or self.look is None:
            return
        kept = {}
        for one in cards:
            node = self._lying.get(one) or self._card(one)
            kept[one] = node
        self._lying = kept
        fill(self.node, *kept.values())

    def _card(self, one: Lying) -> Any:
        words = self.sign(one.card)
        sign = el("b", text=words, cls="trick-sign") if words else None
        node = el("div", el("canvas"), sign, cls="trick-card")
        self._place(one, node)
        return node

    def _place(self, one: Lying, node: Any) -> None:
        """Put a card before its owner, in the size there is room for."""
        assert self.places is not None and self.look is not None
        box = self.places.cards[one.seat]
        paint_card_canvas(node.firstElementChild, one.card, box.w, self.look, dim=one.out)
        put(node, box)
        node.style.rotate = f"{self.places.turns[one.seat]}deg"

    def _aim(self, node: Any, owner: int, other: int) -> None:
        """A card that comes from or goes to somebody."""
        assert self.places is not None
        there, here = self.places.owners[other], self.places.cards[owner]
        node.style.setProperty("--dx", f"{there.x - here.x:.0f}px")
        node.style.setProperty("--dy", f"{there.y - here.y:.0f}px")

    async def lay(self, cards: Sequence[Lying], owner: int, tempo: float) -> None:
        """These cards lie there, that of `owner` coming from where it sits."""
        self.put(cards)
        node = next((self._lying[one] for one in cards if one.seat == owner), None)
        if node is None or not tempo:
            return
        self._aim(node, owner, owner)
        node.style.setProperty("--time", f"{LAY_MS * tempo:.0f}ms")
        node.classList.add("is-new")
        await self.hold(LAY_MS * tempo)
        node.classList.remove("is-new")

    async def sweep(self, taker: int, tempo: float) -> None:
        """The trick goes to who took it."""
        if tempo:
            for (owner, *_), node in self._lying.items():
                self._aim(node, owner, taker)
                node.style.setProperty("--time", f"{SWEEP_MS * tempo:.0f}ms")
                node.classList.add("is-taken")
            await self.hold(SWEEP_MS * tempo)
        self.put(())

    def crown(self, taker: int) -> None:
        """Point out the card that took the trick."""
        for (owner, *_), node in self._lying.items():
            node.classList.toggle("is-best", owner == taker)

    async def hold(self, ms: float) -> None:
        """Wait, unless somebody wants to go on."""
        self._rush.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._rush.wait(), ms / 1000)

    @property
    def lying(self) -> bool:
        """Whether there are cards to be seen."""
        return bool(self._lying) and not self.node.hidden

    def finish(self) -> None:
        """Go on at once."""
        self._rush.set()
