"""The layout of a table with cards and a board: the board, the trick, the players, the scoreboard.

Lengths in CSS px from the upper left corner of the available room. While cards are played the trick has its part of the
room; while pawns move the board takes it all, unless both fit side by side.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ....scene.geometry import Point
from ....scene.trick_table import CARD_ASPECT, CentredBox

GAP = 8.0
WIDE = 1.25
"""The ratio of width to height from which on a room has the trick next to a square board."""

LONG = 1.4
"""The ratio of its sides from which on a board has all other parts in a column beside it."""

NEARLY = 0.9
"""The part of its greatest size at which a board is large enough for pawns to move, and the trick stays in view."""

RING = 300.0, 380.0
"""The least and the greatest width of the trick next to the board."""

PLATE = 44.0
STRIP = 54.0
"""Height of a scoreboard in one line."""

LEAST = 380.0
"""The least width of a scoreboard in one line, if the room is that wide."""

SCOREBOARD = 136.0
"""The least width of a scoreboard next to the board."""

COLUMN = 118.0, 240.0
"""The least and the greatest width of a column next to a long board: a card and a plate for each player."""

NAME = 78.0
"""The least width of a plate in it."""

TALLY = 112.0
"""The height of the scoreboard above it."""

BESIDE = 240.0
"""The greatest height of a scoreboard beside a board."""

LARGEST = 112.0
"""The widest card."""

LOWEST = 240.0
"""The height of a space in which everything has room at its usual size."""

TILT = 4.0

SHARED = 308.0, 0.43
"""On a big screen: the least width of the parts next to the board, and their usual share of the room. The style
sheet has the same numbers."""

ABOVE, SHOWN = 84.0, 162.0
"""Of that: the height of the words above the trick, and of the trick with its plates; the log is below."""


class Space(NamedTuple):
    """The available room, in px, and the parts to lay out in it."""

    width: float
    height: float
    board: Point
    """The size of the board in its own units."""
    chairs: int
    rail: bool
    """True if the score is outside, next to the table."""
    far: bool = False
    """True if the table is viewed from a distance: words, trick and log share the room next to the board."""
    letters: float = 1.0
    """The size of its words, relative to the usual one."""

    @property
    def shared(self) -> float:
        """Return the width next to the board that the trick shares with the words, 0 if it does not share it."""
        return max(SHARED[0], SHARED[1] * self.width) if self.far and self.width > self.height else 0.0

    @property
    def long(self) -> bool:
        """Return whether the board is long enough that a column fits beside it."""
        return max(self.board) >= LONG * min(self.board)

    def fitted(self, width: float, height: float) -> Point:
        """Return the greatest size of the board in a part of the room."""
        pitch = min(width / self.board[0], height / self.board[1])
        return self.board[0] * pitch, self.board[1] * pitch


class TeamLayout(NamedTuple):
    """Places by chair; None for a part that is not shown now."""

    board: CentredBox
    cards: tuple[CentredBox, ...]
    turns: tuple[float, ...]
    """The rotation of each card, in degrees clockwise."""
    plates: tuple[CentredBox, ...]
    scoreboard: CentredBox | None
    strip: bool
    """True if the scoreboard is one line."""
    whole: bool = False
    """True if the board is as large as it will be while pawns move."""

    def scaled(self, k: float) -> "TeamLayout":
        """Return the same with everything `k` times as large."""
        return self._replace(
            board=self.board.scaled(k),
            cards=tuple(box.scaled(k) for box in self.cards),
            plates=tuple(box.scaled(k) for box in self.plates),
            scoreboard=self.scoreboard and self.scoreboard.scaled(k),
        )

    @property
    def boxes(self) -> tuple[CentredBox, ...]:
        """Return the boxes of all parts that must not overlap."""
        return (self.board, *self.cards, *self.plates, *([self.scoreboard] if self.scoreboard else []))


def largest_layout(
    plans: Sequence[Any], space: Callable[[Point], Space], bottom: int, *, pawns: bool
) -> tuple[Any, TeamLayout]:
    """Lay the largest of these boards, in the space for one of its size; return it, and the layout."""
    rooms = [(plan, team_layout(space(plan.size), bottom, pawns=pawns)) for plan in plans]
    return max(rooms, key=lambda laid: laid[1].board.w / float(laid[0].size[0]))


def team_layout(space: Space, bottom: int, *, pawns: bool) -> TeamLayout:
    """Return the table in this space: `bottom` is the chair at the bottom, `pawns` is True while pawns move.

    Larger letters enlarge all but the board, within the limit of the height, as in a smaller space.
    """
    if space.letters != 1:
        k = min(space.letters, max(1.0, space.height / LOWEST))
        usual = space._replace(width=space.width / k, height=space.height / k, letters=1.0)
        return team_layout(usual, bottom, pawns=pawns).scaled(k)
    if space.shared:
        return _turned(_far(space), space.chairs, bottom)
    if space.long:
        return _turned(_columns(space), space.chairs, bottom)
    best, large = _stacked(space), _all_board(space)
    if space.width > WIDE * space.height and space.width > RING[0] + 3 * GAP + best.board.w:
        best = _beside(space)._replace(whole=True)
    elif pawns and best.board.w < NEARLY * large.board.w:
        best = large
    return _turned(best, space.chairs, bottom)


def _turned(best: TeamLayout, chairs: int, bottom: int) -> TeamLayout:
    """Return the layout by chair, from one in the order of the chairs from the bottom on."""
    places = [(i - bottom) % chairs for i in range(chairs)] if best.cards else []
    return best._replace(
        cards=tuple(best.cards[i] for i in places),
        turns=tuple(best.turns[i] for i in places),
        plates=tuple(best.plates[i] for i in places),
    )


def _far(space: Space) -> TeamLayout:
    """Return the board at the left, as large as it can be in every phase; the trick in a row at the right."""
    left = space.width - space.shared
    w, h = space.fitted(left - 2 * GAP, space.height)
    cards, plates = _row(left, space.shared, ABOVE, SHOWN, space.chairs)
    board = CentredBox(left / 2 - GAP / 2, space.height / 2, w, h)
    return TeamLayout(board, cards, (0.0,) * space.chairs, plates, None, strip=False, whole=True)


def _all_board(space: Space) -> TeamLayout:
    width, height, top = space.width, space.height, 0.0 if space.rail else STRIP + GAP
    w, h = space.fitted(width, height - top)
    scoreboard = None if space.rail else CentredBox(width / 2, STRIP / 2, min(width, max(w, LEAST)), STRIP)
    return TeamLayout(CentredBox(width / 2, top + (height - top) / 2, w, h), (), (), (), scoreboard, strip=True)


def _stacked(space: Space) -> TeamLayout:
    """Return the board above, small, with the scoreboard next to it; the trick in a row."""
    width, height, _, chairs, rail, *_ = space
    row = min(0.42 * height, 0.08 * height + 100.0) + GAP
    w, h = space.fitted(width - (0.0 if rail else max(SCOREBOARD, 0.28 * width) + GAP), height - row - GAP)
    left, scoreboard = (width - w) / 2, None
    if not rail:
        most = min(width - w - GAP, 320.0)
        left = (width - w - GAP - most) / 2
        scoreboard = CentredBox(left + w + GAP + most / 2, min(h, BESIDE) / 2, most, min(h, BESIDE))
    cards, plates = _row(0.0, width, h + GAP, height - h - GAP, chairs)
    return TeamLayout(CentredBox(left + w / 2, h / 2, w, h), cards, (0.0,) * chairs, plates, scoreboard, strip=False)


def _row(
    left: float, width: float, top: float, height: float, chairs: int
) -> tuple[tuple[CentredBox, ...], tuple[CentredBox, ...]]:
    """Return the cards in order of play, the own one last, each above its player, from `left` on."""
    column = min(width / chairs, LARGEST + 60)
    card = min(LARGEST, column - GAP, (height - PLATE - GAP / 2) / CARD_ASPECT)
    x0 = left + (width - column * chairs) / 2
    high = card * CARD_ASPECT
    y0 = top + max(0.0, (height - high - PLATE - GAP / 2) / 2)
    columns: Sequence[float] = [x0 + column * (i + 0.5) for i in (chairs - 1, *range(chairs - 1))]
    return (
        tuple(CentredBox(x, y0 + high / 2, card, high) for x in columns),
        tuple(CentredBox(x, y0 + high + GAP / 2 + PLATE / 2, column - GAP / 2, PLATE) for x in columns),
    )


def _columns(space: Space) -> TeamLayout:
    """Return a long board at the left, and at the right a column: the scoreboard, and a card beside each player."""
    width, height, _, chairs, rail, *_ = space
    w, h = space.fitted(width - COLUMN[0] - GAP, height)
    column = min(COLUMN[1], width - w - GAP)
    left, high = (width - w - GAP - column) / 2, max(h, min(height, COLUMN[1]))
    x0, x1, top = left + w + GAP, left + w + GAP + column, (height - high) / 2
    tally = min(TALLY, 0.4 * high)
    first, row = top + tally + GAP, (high - tally - GAP) / chairs
    card = min(column - NAME - GAP / 2, (row - GAP / 2) / CARD_ASPECT, LARGEST)
    plate = CentredBox((x0 + card + GAP / 2 + x1) / 2, 0.0, x1 - x0 - card - GAP / 2, min(PLATE, row - GAP / 2))
    middles = [first + row * (i + 0.5) for i in (chairs - 1, *range(chairs - 1))]
    return TeamLayout(
        CentredBox(left + w / 2, height / 2, w, h),
        tuple(CentredBox(x0 + card / 2, y, card, card * CARD_ASPECT) for y in middles),
        (0.0,) * chairs,
        tuple(plate._replace(y=y) for y in middles),
        CentredBox((x0 + x1) / 2, top + tally / 2, column, tally),
        strip=not rail,
        whole=True,
    )


def _beside(space: Space) -> TeamLayout:
    """Return the board at the left, the trick as a ring at the right, the scoreboard above the ring."""
    width, height, _, chairs, rail, *_ = space
    w, h = space.fitted(width - RING[0] - 3 * GAP, height)
    wide = min(RING[1], width - w - 3 * GAP)
    left = (width - w - 3 * GAP - wide) / 2
    x, plate = left + w + 3 * GAP + wide / 2, (wide - GAP) / 2
    strip = 0.0 if rail else STRIP + GAP
    high = min(LARGEST * CARD_ASPECT, (height - strip - 2 * PLATE - 4 * GAP) / 3)
    card, span = high / CARD_ASPECT, 3 * high + 2 * PLATE + 4 * GAP
    y0 = strip + (height - strip - span) / 2
    top = CentredBox(x, y0 + PLATE + GAP + high / 2, card, high)
    low = CentredBox(x, y0 + span - PLATE - GAP - high / 2, card, high)
    middle = y0 + span / 2
    far = wide / 2 - card / 2
    sides = [CentredBox(x - far, middle, card, high), CentredBox(x + far, middle, card, high)]
    under = middle + high / 2 + GAP + PLATE / 2
    own = CentredBox(x, y0 + span - PLATE / 2, plate, PLATE)
    across = CentredBox(x, y0 + PLATE / 2, plate, PLATE)
    narrow = min(plate, far - GAP / 2)
    beside = [CentredBox(x + side * (wide - narrow) / 2, under, narrow, PLATE) for side in (-1, 1)]
    cards, plates = (low, sides[0], top, sides[1]), (own, beside[0], across, beside[1])
    scoreboard = None if rail else CentredBox(x, y0 - strip + STRIP / 2, wide, STRIP)
    turns, step = (0.0, -TILT, TILT / 2, TILT), 4 // chairs
    return TeamLayout(
        CentredBox(left + w / 2, height / 2, w, h),
        cards[::step],
        turns[::step],
        plates[::step],
        scoreboard,
        strip=True,
    )
