"""The table of Toepen in the document: the ring, the mat with the stake, the cards of the trick, banners.

All of it is there to be looked at: plates, prompt and log say the same.
"""

from collections.abc import Sequence
from typing import Any

from ....scene.trick_table import Box, Layout
from ...paint.kit import Look
from ...table.banner import Banner
from ...table.trick_cards import Places, TrickCards, put
from ...ui.dom import el, fill, show

SMALL = 62
"""Cards narrower than this have no room for words."""


class Felt:
    """What lies on the table. `place` is the room for it."""

    def __init__(self, place: Any) -> None:
        self.place = place
        self.ring = el("div", cls="felt-ring")
        self.mat = el("div", el("b"), el("span"), cls="mat")
        self.costs = el("p", cls="mat-costs")
        self.own = el("p", cls="own-card")
        self.note = el("div", el("p"), el("div", cls="tricks"), cls="trick-note")
        self.cards = TrickCards()
        self.banner = Banner(self.cards.hold)
        self.layer = el(
            "div",
            self.ring,
            self.own,
            self.mat,
            self.costs,
            self.note,
            self.cards.node,
            self.banner.node,
            cls="felt",
            aria_hidden="true",
        )
        place.prepend(self.layer)
        self.layout: Layout | None = None

    def close(self) -> None:
        """Let go of what still waits."""
        self.cards.finish()

    def fit(self, layout: Layout, look: Look) -> None:
        """Lay everything out anew."""
        self.layout = layout
        self.cards.fit(Places(layout.cards, layout.turns, layout.plates), look)
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

    def knock(self) -> None:
        """The table shakes a little and the mat jumps."""
        self.place.classList.remove("is-knocked")
        _ = self.place.offsetWidth  # so that the same movement starts again
        self.place.classList.add("is-knocked")

    def finish(self) -> None:
        """Go on at once."""
        self.cards.finish()
