"""The table of tricks in the document: the ring, the mat with the stake, the cards of the trick, banners.

All of it is there to be looked at: plates, prompt and log say the same.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ..scene.trick_picture import Lying
from ..scene.trick_table import Box, Layout
from .dom import el, fill, show
from .paint.cards import paint_card_canvas
from .paint.kit import Look
from .seat_mark import mark

LAY_MS, SWEEP_MS, BANNER_MS = 220, 260, 1500

SMALL = 62
"""Cards narrower than this have no room for words."""


def put(node: Any, box: Box) -> None:
    """Put a node where its box is."""
    style = node.style
    style.left, style.top = f"{box.x - box.w / 2:.1f}px", f"{box.y - box.h / 2:.1f}px"
    style.width, style.height = f"{box.w:.1f}px", f"{box.h:.1f}px"


class Felt:
    """What lies on the table. `place` is the room for it."""

    def __init__(self, place: Any) -> None:
        self.place = place
        self.ring = el("div", cls="felt-ring")
        self.mat = el("div", el("b"), el("span"), cls="mat")
        self.costs = el("p", cls="mat-costs")
        self.own = el("p", cls="own-card")
        self.note = el("div", el("p"), el("div", cls="tricks"), cls="trick-note")
        self.banner = el("div", cls="banner", hidden=True)
        self.cards = el("div", cls="trick")
        self.layer = el("div", self.ring, self.own, self.mat, self.costs, self.note, self.cards, self.banner,
                        cls="felt", aria_hidden="true")
        place.prepend(self.layer)
        self.layout: Layout | None = None
        self.look: Look | None = None
        self._lying: dict[Lying, Any] = {}
        self._rush = asyncio.Event()
        self._banners = 0

    def close(self) -> None:
        """Let go of what still waits."""
        self._rush.set()

    def fit(self, layout: Layout, look: Look) -> None:
        """Lay everything out anew."""
        if layout is not self.layout or look != self.look:
            self.layout, self.look = layout, look
            self._lying.clear()
            fill(self.cards)
        card = layout.cards[0]
        put(self.mat, layout.mat)
        put(self.note, layout.note)
        wide = 2 * max(abs(box.x - layout.mat.x) for box in layout.cards) + card.w * 0.6
        high = 2 * max(abs(box.y - layout.mat.y) for box in layout.cards)
        put(self.ring, Box(layout.mat.x, layout.mat.y, max(wide, 0.7 * high), max(high, layout.mat.h)))
        self.mat.style.setProperty("--mat", f"{layout.mat.h:.0f}px")
        self.own.classList.toggle("is-small", card.w < SMALL)
        show(self.costs, layout.words is not None)
        if layout.words is not None:
            put(self.costs, layout.words)

    def put_stake(self, stake: int, word: str, costs: Sequence[str], *, asked: bool) -> None:
        """The mat with what losing costs, and the lines under it."""
        number, name = self.mat.children.item(0), self.mat.children.item(1)
        number.textContent, name.textContent = str(stake), word
        self.mat.classList.toggle("is-asked", asked)
        fill(self.costs, *[el("span", text=line) for line in costs])

    def put_note(self, words: str, done: int, tricks: int, *, now: bool) -> None:
        """Which trick it is, in words and as dots: played, this one, to come."""
        self.note.firstElementChild.textContent = words
        kinds = ["is-done" if i < done else "is-now" if i == done and now else "" for i in range(tricks)]
        fill(self.note.lastElementChild, *[el("i", cls=f"trick-dot {kind}".rstrip()) for kind in kinds])
        show(self.note, bool(words))

    def put_own(self, seat: int, words: str) -> None:
        """An empty place before a seat whose card is awaited; no words take it away."""
        show(self.own, bool(words))
        self.own.textContent = words
        if self.layout is not None:
            put(self.own, self.layout.cards[seat])

    def put_cards(self, cards: Sequence[Lying]) -> None:
        """Exactly these cards lie on the table."""
        if self.layout is None or self.look is None:
            return
        kept = {}
        for one in cards:
            node = self._lying.get(one) or self._card(one)
            kept[one] = node
        self._lying = kept
        fill(self.cards, *kept.values())

    def _card(self, one: Lying) -> Any:
        assert self.layout is not None and self.look is not None
        box = self.layout.cards[one.seat]
        picture = el("canvas")
        paint_card_canvas(picture, one.card, box.w, self.look, dim=one.out)
        node = el("div", picture, cls="trick-card")
        put(node, box)
        node.style.rotate = f"{self.layout.turns[one.seat]}deg"
        return node

    # ---- what moves

    def _aim(self, node: Any, owner: int, other: int) -> None:
        """A card that comes from or goes to the plate of a seat."""
        assert self.layout is not None
        there, here = self.layout.plates[other], self.layout.cards[owner]
        node.style.setProperty("--dx", f"{there.x - here.x:.0f}px")
        node.style.setProperty("--dy", f"{there.y - here.y:.0f}px")

    async def lay(self, cards: Sequence[Lying], seat: int, tempo: float) -> None:
        """These cards lie there, that of `seat` coming from its owner."""
        self.put_cards(cards)
        node = next((self._lying[one] for one in cards if one.seat == seat), None)
        if node is None or not tempo:
            return
        self._aim(node, seat, seat)
        node.style.setProperty("--time", f"{LAY_MS * tempo:.0f}ms")
        node.classList.add("is-new")
        await self.hold(LAY_MS * tempo)
        node.classList.remove("is-new")

    async def sweep(self, winner: int, tempo: float) -> None:
        """The trick goes to who won it."""
        if tempo:
            for (seat, *_), node in self._lying.items():
                self._aim(node, seat, winner)
                node.style.setProperty("--time", f"{SWEEP_MS * tempo:.0f}ms")
                node.classList.add("is-taken")
            await self.hold(SWEEP_MS * tempo)
        self.put_cards(())

    def crown(self, seat: int) -> None:
        """Point out the card that took the trick."""
        for (owner, *_), node in self._lying.items():
            node.classList.toggle("is-best", owner == seat)

    def knock(self) -> None:
        """The table shakes a little and the mat jumps."""
        self.place.classList.remove("is-knocked")
        _ = self.place.offsetWidth  # so that the same movement starts again
        self.place.classList.add("is-knocked")

    async def announce(self, seat: int, words: str, lang: str, tempo: float) -> None:
        """A banner with who says what, for a moment."""
        self._banners += 1
        mine = self._banners
        fill(self.banner, mark(seat, lang, 34) if seat >= 0 else None, el("b", text=words))
        show(self.banner)
        await self.hold(BANNER_MS * tempo)
        if mine == self._banners:
            show(self.banner, False)

    async def hold(self, ms: float) -> None:
        """Wait, unless somebody wants to go on."""
        self._rush.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._rush.wait(), ms / 1000)

    def finish(self) -> None:
        """Go on at once."""
        self._rush.set()
