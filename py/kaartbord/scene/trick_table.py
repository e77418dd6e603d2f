"""The layout of a table of tricks: plates round it, a card before each of them, the mat between.

Lengths in CSS px from the upper left corner of the room. The viewer sits at the bottom; the others follow
clockwise: up along the left, over the top, down along the right.
"""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from ..match.match import Ply
from ..match.observation import observe
from ..rules.protocol import Event, Game
from ..rules.seats import seat_of_chair
from ..text import people
from ..text.reader import Reader

CARD_ASPECT = 1.42
"""Height of a card in widths."""

PLATE_SIZES = (172.0, 60.0), (126.0, 56.0), (108.0, 48.0), (92.0, 44.0)
"""Width and height of a plate, the largest first."""

CARD_WIDTHS = 36, 105
"""The narrowest card, and one more than the widest."""

NOTE_SIZE = 112.0, 52.0
"""Width and height of the line with the number of the trick."""

WORDS_SIZE = 128.0, 38.0
"""Width and height of the line under the mat."""

GAP = 8.0
MAX_TOP_SEATS = 3
MIN_WIDE_ASPECT = 1.3
"""Width of a room, in heights, from which a third of the seats belongs at the top."""
SHRINK_STEP = 1.05
"""Factor of each step by which things shrink in a room that is too small for them."""
_TILT = 6.0
_LOOSE = 0.45
"""The most that plates and cards move apart where there is room, in widths of a card."""


class CentredBox(NamedTuple):
    """Something by its middle and its size."""

    x: float
    y: float
    w: float
    h: float

    def scaled(self, k: float) -> "CentredBox":
        """Return the same with everything `k` times as large."""
        return CentredBox(*(number * k for number in self))

    def clear(self, other: "CentredBox", gap: float) -> bool:
        """Return whether there is a gap between the two."""
        return (
            abs(self.x - other.x) * 2 >= self.w + other.w + 2 * gap
            or abs(self.y - other.y) * 2 >= self.h + other.h + 2 * gap
        )

    def within(self, width: float, height: float) -> bool:
        """Return whether it fits in a room of this size."""
        return (
            self.x * 2 >= self.w - 1
            and self.y * 2 >= self.h - 1
            and (width - self.x) * 2 >= self.w - 1
            and (height - self.y) * 2 >= self.h - 1
        )


class TrickCard(NamedTuple):
    """A card on the table before a player."""

    seat: int
    """The chair: the seat, or another number for the second hand of a player with two."""
    card: int
    """UNKNOWN for one that is face down."""
    out: bool
    """True if its owner is no longer in the round."""


class TrickFunctions(NamedTuple):
    """Functions that find the tricks of a game in its views and events."""

    on_table: Callable[[Any], Sequence[TrickCard]]
    """The cards on the table in a view."""
    taken_trick: Callable[[Any, Any, Event | None], Sequence[TrickCard]]
    """The trick that was taken between two views, by the card of an event or without one."""
    taker: Callable[[Any, Event], int] = lambda view, trick: trick.seat
    """The chair whose card took the trick of an event, by the view after it."""
    sign: Callable[[int], str] = lambda card: ""
    """The sign on a played card besides its face."""

    def last(self, game: Game[Any], plies: Sequence[Ply], viewer: int | None) -> tuple[Sequence[TrickCard], int] | None:
        """Return the last trick that was taken in these plies and the chair that took it, as a viewer knows it.
        None before there is one."""
        for ply in reversed(plies):
            before, _, events, after = observe(game, ply, viewer)
            happened = {event.kind: event for event in events}
            if trick := happened.get("trick"):
                return self.taken_trick(before, after, happened.get("card")), self.taker(after, trick)
        return None


def spoken_card(reader: Reader, seats: int, one: TrickCard, *, won: bool) -> str:
    """Return a card of a trick in words: "Truus: schoppen 9, wint"; `seat` is the chair of two hands of one player."""
    who, card = reader.people([seat_of_chair(one.seat, seats)]), people.card_phrase(one.card)
    said = [reader.format("table.trick.second" if one.seat >= seats else "table.trick.card", who=who, card=card)]
    said += [reader.format("table.trick.out")] if one.out else []
    said += [reader.format("table.last-trick.won")] if won else []
    return ", ".join(said)


class TrickLayout(NamedTuple):
    """Places by seat."""

    plates: tuple[CentredBox, ...]
    cards: tuple[CentredBox, ...]
    turns: tuple[float, ...]
    """The turn of each card towards its owner, in degrees clockwise."""
    mat: CentredBox
    note: CentredBox
    """The line with the number of the trick."""
    words: CentredBox | None
    """The line under the mat, where there is room for it."""

    @property
    def boxes(self) -> tuple[CentredBox, ...]:
        """Everything that must not overlap."""
        return (*self.plates, *self.cards, self.mat, self.note, *([self.words] if self.words else []))


class _Arrangement(NamedTuple):
    """One arrangement of the seats."""

    seats: int
    width: float
    height: float
    plate: tuple[float, float]
    card: float
    top: int
    """The number of seats at the top; the rest sits at both sides."""
    stacked: bool
    """True if the cards of the sides are under the plates, else beside them."""
    with_words: bool
    """True if there is a line under the mat."""

    @property
    def middle(self) -> float:
        """The height of the mat with its line."""
        return 2 * self.radius + (WORDS_SIZE[1] + 4 if self.with_words else 0)

    @property
    def radius(self) -> float:
        """The radius of the mat."""
        return max(34.0, 0.6 * self.card)


@cache
def trick_layout(seats: int, bottom: int, width: float, height: float, letters: float = 1.0) -> TrickLayout:
    """Return the table with the largest cards and plates for `seats` in this room, `bottom` at the bottom.

    In a room that is too small for any, things shrink together. With letters `letters` times as large as
    usual, all is scaled by that, in a room that counts as smaller by that.
    """
    if letters != 1:
        return _scaled(trick_layout(seats, bottom, width / letters, height / letters), letters)
    scale, best = 1.0, None
    while best is None:
        best = max(_fitting(seats, width * scale, height * scale), key=_worth, default=None)
        scale *= SHRINK_STEP
    placed = _place(best)
    assert placed is not None
    placed = _scaled(placed, SHRINK_STEP / scale)
    turn = [(seat - bottom) % seats for seat in range(seats)]
    return placed._replace(
        plates=tuple(placed.plates[i] for i in turn),
        cards=tuple(placed.cards[i] for i in turn),
        turns=tuple(placed.turns[i] for i in turn),
    )


def _scaled(placed: TrickLayout, k: float) -> TrickLayout:
    return TrickLayout(
        tuple(box.scaled(k) for box in placed.plates),
        tuple(box.scaled(k) for box in placed.cards),
        placed.turns,
        placed.mat.scaled(k),
        placed.note.scaled(k),
        placed.words.scaled(k) if placed.words else None,
    )


def _worth(one: _Arrangement) -> float:
    """Return the value of an arrangement: large cards and plates, a line, and many at the top only in a wide room."""
    wide = one.width >= MIN_WIDE_ASPECT * one.height
    best_top = one.seats // 3 if wide else (one.seats - 1) % 2
    return (
        1.5 * one.card + 0.5 * one.plate[0] + 6 * (not one.stacked) + 20 * one.with_words - 10 * abs(one.top - best_top)
    )


def _fitting(seats: int, width: float, height: float) -> Iterator[_Arrangement]:
    """Yield, for every arrangement, the one with the widest cards that fits."""
    tops = range((seats - 1) % 2, min(MAX_TOP_SEATS, seats - 1) + 1, 2)
    for plate, top, stacked, with_words in product(PLATE_SIZES, tops, (False, True), (False, True)):
        one = _Arrangement(seats, width, height, plate, 0.0, top, stacked, with_words)
        too_wide = bisect(range(*CARD_WIDTHS), False, key=lambda card: not _fits(one._replace(card=card)))
        if too_wide:
            yield one._replace(card=float(CARD_WIDTHS[0] + too_wide - 1))


def _fits(one: _Arrangement) -> bool:
    placed = _place(one)
    return (
        placed is not None
        and all(box.within(one.width, one.height) for box in placed.boxes)
        and all(a.clear(b, 2) for a, b in combinations(placed.boxes, 2))
    )


def _place(one: _Arrangement) -> TrickLayout | None:
    """Lay everything out, by position clockwise from the bottom; None if the height is too small for it."""
    (wide, high), c, x = one.plate, one.card, one.width / 2
    h, r = c * CARD_ASPECT, one.radius
    above = high + GAP + h if one.top else 0.0
    column = above + (GAP if one.top else 0.0) + one.middle + GAP + h
    span = max(column, _side_height(one) + GAP + max(high, NOTE_SIZE[1]) + (above + GAP if one.top > 1 else 0.0))
    if span > one.height:
        return None
    span += min(one.height - span, _LOOSE * c)
    start = (one.height - span) / 2
    foot = start + span
    low = foot - h - GAP - one.middle / 2
    middle = (start + above + foot - h) / 2 if one.top else min(start + span / 2, low)
    mat = CentredBox(x, middle - one.middle / 2 + r, 2 * r, 2 * r)
    words = CentredBox(x, middle + one.middle / 2 - WORDS_SIZE[1] / 2, *WORDS_SIZE) if one.with_words else None
    mine = CentredBox(x, foot - h / 2, c, h)
    own = CentredBox(max(wide / 2, x - c / 2 - 14 - wide / 2), foot - high / 2, wide, high)
    note = CentredBox(
        min(one.width - NOTE_SIZE[0] / 2, x + c / 2 + 14 + NOTE_SIZE[0] / 2), foot - NOTE_SIZE[1] / 2, *NOTE_SIZE
    )
    left = _side(one, mat, foot - max(high, NOTE_SIZE[1]) - GAP, start + above + GAP if one.top > 1 else start)
    right = [(_mirror(plate, one.width), _mirror(card, one.width)) for plate, card in reversed(left)]
    seats = [(own, mine), *left, *_top(one, start), *right]
    tilt = [0.0, *(-_TILT for _ in left), *_tilts(one.top), *(_TILT for _ in right)]
    plates, cards = zip(*seats, strict=True)
    return TrickLayout(plates, cards, tuple(tilt), mat, note, words)


def _mirror(box: CentredBox, width: float) -> CentredBox:
    return box._replace(x=width - box.x)


def _tilts(top: int) -> list[float]:
    return [(i - (top - 1) / 2) * _TILT / 2 if top > 1 else 2.0 for i in range(top)]


def _top(one: _Arrangement, start: float) -> list[tuple[CentredBox, CentredBox]]:
    """Return the plates at the top, each with its card below."""
    (wide, high), h = one.plate, one.card * CARD_ASPECT
    step = min(max(wide, one.card) + GAP + _LOOSE * one.card, (one.width - wide) / max(one.top - 1, 1))
    row = []
    for i in range(one.top):
        x = one.width / 2 + (i - (one.top - 1) / 2) * step
        row.append(
            (CentredBox(x, start + high / 2, wide, high), CentredBox(x, start + high + GAP + h / 2, one.card, h))
        )
    return row


def _block(one: _Arrangement) -> float:
    """Return the height of a plate at the side with its card."""
    high, h = one.plate[1], one.card * CARD_ASPECT
    return high + GAP / 2 + h if one.stacked else max(high, h)


def _rows(one: _Arrangement) -> int:
    return (one.seats - 1 - one.top) // 2


def _side_height(one: _Arrangement) -> float:
    return _rows(one) * (_block(one) + GAP) - GAP


def _side(one: _Arrangement, mat: CentredBox, low: float, up: float) -> list[tuple[CentredBox, CentredBox]]:
    """Return the plates of the left side with their cards between `up` and `low`, the lowest first."""
    (wide, high), c, h, rows, block = one.plate, one.card, one.card * CARD_ASPECT, _rows(one), _block(one)
    pitch = min((low - up - block) / max(rows - 1, 1), block + GAP + _LOOSE * c)
    middle = mat.y - (block - h) / 2 - 0.15 * h * one.stacked
    first = min(max(middle + (rows - 1) / 2 * pitch, up + block / 2 + (rows - 1) * pitch), low - block / 2)
    centres = [first - i * pitch for i in range(rows)]
    if one.stacked:
        x = max(max(wide, c) / 2, mat.x - mat.w / 2 - GAP - c - max(wide, c) / 2)
        return [
            (CentredBox(x, y - block / 2 + high / 2, wide, high), CentredBox(x, y + block / 2 - h / 2, c, h))
            for y in centres
        ]
    past_words = WORDS_SIZE[0] / 2 + GAP - mat.w / 2 if one.with_words else 0.0
    gap = min(max(_LOOSE * c, past_words), mat.x - mat.w / 2 - c - GAP - wide)
    x = mat.x - mat.w / 2 - gap - c / 2
    return [(CentredBox(x - c / 2 - GAP - wide / 2, y, wide, high), CentredBox(x, y, c, h)) for y in centres]
