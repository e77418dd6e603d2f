"""The table of two teams in the document: the board, the trick, the tally, and what is announced.

All but the board is there to be looked at: plates, prompt, hand and log say the same.
"""

from collections.abc import Callable
from typing import Any

from ....scene.race.board import Point
from ....scene.shapes import Shape
from ....scene.team.table import Room
from ...paint.kit import Look
from ...paint.sheet import Sheet
from ...table.banner import Banner
from ...table.board_view import BoardView
from ...table.trick_cards import Places, TrickCards, put
from ...ui.dom import el, fill, show


class TeamFelt:
    """What lies on the table. `place` is the room for it."""

    def __init__(
        self,
        place: Any,
        on_pick: Callable[[Shape], None],
        on_focus: Callable[[Shape], None],
        sign: Callable[[int], str],
    ) -> None:
        """`sign` gives what stands on a card that was played."""
        self.place = place
        self.wood = el("div", cls="team-board")
        self.tally = el("div", cls="team-tally")
        self.own = el("p", cls="own-card", aria_hidden="true")
        self.cards = TrickCards(sign)
        self.banner = Banner(self.cards.hold)
        self.layer = el("div", self.wood, self.tally, self.own, self.cards.node, self.banner.node, cls="team")
        place.prepend(self.layer)
        self.board = BoardView(self.wood, on_pick, on_focus, lambda: None)
        self.room: Room | None = None

    @property
    def size(self) -> Point:
        """Width and height of the room, in px."""
        return float(self.place.clientWidth), float(self.place.clientHeight)

    def close(self) -> None:
        """Let go of the page."""
        self.cards.finish()
        self.board.close()

    def fit(self, room: Room, sheet: Sheet, look: Look) -> None:
        """Lay everything out anew."""
        self.room = room
        put(self.wood, room.board)
        self.board.fit(sheet, look)
        show(self.tally, room.tally is not None)
        self.tally.classList.toggle("is-strip", room.strip)
        if room.tally is not None:
            put(self.tally, room.tally)
        if room.cards:
            self.cards.fit(Places(room.cards, room.turns, room.plates), look)
        show(self.cards.node, bool(room.cards))

    def put_tally(self, node: Any) -> None:
        """What the teams have."""
        fill(self.tally, node)

    def put_own(self, chair: int, words: str) -> None:
        """An empty place for a card that is awaited; no words take it away."""
        shown = bool(words) and self.room is not None and bool(self.room.cards)
        show(self.own, shown)
        self.own.textContent = words
        if shown and self.room is not None:
            put(self.own, self.room.cards[chair])

    def finish(self) -> None:
        """Go on at once."""
        self.cards.finish()
        self.board.finish()
