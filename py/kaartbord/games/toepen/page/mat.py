"""The middle of a table of Toepen: the mat with the stake, and the number of the trick."""

from collections.abc import Sequence

from ....page.stage.trick_cards import put
from ....page.ui.dom import el, fill, show
from ....scene.trick_table import CentredBox, TrickLayout


class Mat:
    """The ring, the mat, the cost to a player, and the line with the number of the trick."""

    def __init__(self) -> None:
        self.ring = el("div", cls="felt-ring")
        self.stake = el("div", el("b"), el("span"), cls="mat")
        self.costs = el("p", cls="mat-costs")
        self.note = el("div", el("p"), el("div", cls="tricks"), cls="trick-note")

    def fit(self, layout: TrickLayout) -> None:
        """Lay everything out for a new layout."""
        card, mat = layout.cards[0], layout.mat
        put(self.stake, mat)
        put(self.note, layout.note)
        wide = 2 * max(abs(box.x - mat.x) for box in layout.cards) + card.w * 0.6
        high = 2 * max(abs(box.y - mat.y) for box in layout.cards)
        put(self.ring, CentredBox(mat.x, mat.y, max(wide, 0.7 * high), max(high, mat.h)))
        self.stake.style.setProperty("--mat", f"{mat.h:.0f}px")
        show(self.costs, layout.words is not None)
        if layout.words is not None:
            put(self.costs, layout.words)

    def show_stake(self, stake: int, word: str, costs: Sequence[str], *, asked: bool) -> None:
        """Show the mat with the cost of losing, and the lines under it."""
        number, name = self.stake.children.item(0), self.stake.children.item(1)
        number.textContent, name.textContent = str(stake), word
        self.stake.classList.toggle("is-asked", asked)
        fill(self.costs, *[el("span", text=line) for line in costs])

    def show_trick_number(self, words: str, done: int, tricks: int, *, now: bool) -> None:
        """Show the number of the trick, in words and as dots: played, this one, to come."""
        self.note.firstElementChild.textContent = words
        kinds = ["is-done" if i < done else "is-now" if i == done and now else "" for i in range(tricks)]
        fill(self.note.lastElementChild, *[el("i", cls=f"trick-dot {kind}".rstrip()) for kind in kinds])
        show(self.note, bool(words))
