"""The layout of a hand: a fan in one row or two that fills its zone and never leaves it. Pure."""

from math import radians, sin
from typing import NamedTuple

from .trick_table import CARD_ASPECT

MAX_IN_ONE_ROW = 6
"""The most cards in one row where the zone is narrow; where it is low all are straight in one row."""

NARROW, LOW = 600.0, 90.0
MAX_CARD = 104.0
"""The widest card, in CSS px."""

LIFT = 14.0
"""Height that a chosen card is raised out of the hand."""

MAX_OVERLAPPING_CARD = 76.0
"""Width at which a card is read well: only cards up to this width overlap."""

MIN_CARD = 36.0
"""The narrowest card, whatever the room."""

GAP = 3.0
MAX_SPREAD_CARD, APART = 170.0, 8.0
"""The widest card of a hand that is spread out, and the gap between its cards."""

VISIBLE_SHARE = 0.82
"""Part of a card in the upper row that the lower row leaves visible, in heights of a card."""

_TILT = 1.2
"""Degrees by which a card is turned against the one next to it."""

_DIP = 1.4, 14.0
"""Px that the card next to the middle hangs below it, and the most that the outermost hangs."""


class CardPlace(NamedTuple):
    """The place of one card that is not chosen, in CSS px from the left and up from the foot of the zone."""

    left: float
    up: float
    turn: float
    """Degrees clockwise about the middle of the card."""


class Fan(NamedTuple):
    """The cards of a hand in their order, all `width` px wide."""

    width: float
    places: tuple[CardPlace, ...]


def fan(count: int, width: float, height: float) -> Fan:
    """Return the largest cards that fit in a zone of this size; each may be lifted by LIFT and stays within it."""
    rows = 2 if count > MAX_IN_ONE_ROW and width < NARROW and height >= LOW else 1
    first = -(-count // rows)
    outer = max(first - 1, 0) / 2
    tilt, dip = (_TILT, _dip(outer)) if height >= LOW else (0.0, 0.0)
    lean = sin(radians(outer * tilt))
    hang = dip * outer * outer
    stacked = 1 + (rows - 1) * VISIBLE_SHARE
    high = (height - LIFT - hang) / (CARD_ASPECT * stacked + lean)
    wide = (width - (first - 1) * GAP) / (first + CARD_ASPECT * lean) if first else 0.0
    card = max(MIN_CARD, min(MAX_CARD, high, max(MAX_OVERLAPPING_CARD, wide)))
    foot = hang + card * lean / 2
    upper = (rows - 1) * VISIBLE_SHARE * card * CARD_ASPECT
    places = [
        CardPlace(middle - card / 2, foot + raised - off * off * dip, off * tilt)
        for cards, raised in ((first, upper), (count - first, 0.0))
        for off, middle in _spread(cards, card, lean, width)
    ]
    return Fan(card, tuple(places))


def spread(count: int, width: float, height: float) -> Fan:
    """Return the largest cards that fit in a large zone, in straight rows; each may be lifted by LIFT."""
    if not count:
        return Fan(MIN_CARD, ())

    def widest(columns: int) -> float:
        rows = -(-count // columns)
        wide = (width - (columns - 1) * APART) / columns
        return min(wide, ((height - LIFT + APART) / rows - APART) / CARD_ASPECT, MAX_SPREAD_CARD)

    columns = max(range(1, count + 1), key=widest)
    card = max(MIN_CARD, widest(columns))
    rows = [min(columns, count - first) for first in range(0, count, columns)]
    step, high = card + APART, card * CARD_ASPECT + APART
    foot = (height - LIFT - len(rows) * high + APART) / 2
    places = [
        CardPlace((width - cards * step + APART) / 2 + at * step, foot + (len(rows) - 1 - row) * high, 0.0)
        for row, cards in enumerate(rows)
        for at in range(cards)
    ]
    return Fan(card, tuple(places))


def _dip(outer: float) -> float:
    """Return how far cards hang below the middle, by the square of their distance to it."""
    each, most = _DIP
    return min(each, most / max(outer * outer, 1.0))


def _spread(count: int, card: float, lean: float, width: float) -> list[tuple[float, float]]:
    """Return the distance of each card of a row from its middle, in cards, and the place of its own middle."""
    room = width - card * (1 + CARD_ASPECT * lean)
    step = min(card + GAP, room / max(count - 1, 1))
    offs = [i - (count - 1) / 2 for i in range(count)]
    return [(off, width / 2 + off * step) for off in offs]
