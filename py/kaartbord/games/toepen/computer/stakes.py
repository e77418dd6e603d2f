"""The rates of toeping and staying when two players are left in the game: by a table that was solved beforehand, so
that nobody gains by reading it.

The table comes from `tools/solve_stakes.py`. Its key is a hand's class, the tricks left, the seat's role in the trick,
the stake, and the points that fit below the limit.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from ..rules.stake import first_leader
from ..rules.state import ANSWER, DECK, GONE, HAND, OPEN, PELT, STRENGTH, TRICK, ToepenState
from ..rules.tricks import suit_led
from . import sealed
from .deals import TrickState
from .stake_table import TABLE
from .washes import DIGITS, LIVES, STEPS, nearest
from .worth import lives

LEADS, FOLLOWS, WAITS, LIES = range(4)
"""A seat's role in a trick: it leads, follows a card, waits for the first one, or has played its own card."""

EXTRAS = (1, 3, 1, 4)
"""By role: kinds of cards in the trick; it cannot be followed, be beaten, or it can. For an own card: the number of
higher ones, three for more."""

MOST_BEATEN = max(STRENGTH)

SUIT = max(STRENGTH) + 1

CLASSES = 10
"""Classes of hands with as many tricks left in one role, the weakest first."""

STAKES = 4
"""The highest stake of the table, also used for all above it."""

RAISES, STAYS = 0, 1

UNKNOWN_RATE = "-"
"""In the table: the rate of a place that play does not reach."""


class Place(NamedTuple):
    """The situation of a seat: the line of the table with the classes of its hands."""

    left: int
    role: int


PLACES = [Place(left, role) for left in range(HAND, 0, -1) for role in (LEADS, FOLLOWS, WAITS, LIES)]

ROWS = [
    *((RAISES, place) for place in PLACES if place.role in (LEADS, FOLLOWS)),
    (STAYS, Place(HAND, LEADS)),
    *((STAYS, place) for place in PLACES if place.role in (WAITS, LIES)),
]
"""All toeps and answers of the table. A seat that leads is asked immediately if the other has but one point left."""

Pair = tuple[int, int]
"""Points below the limit: own, the other's."""

PAIRS: list[Pair] = [(own, other) for own in LIVES for other in LIVES]


# ---- hands


HIGHER = {c: [d for d in DECK if d & 3 == c & 3 and STRENGTH[d] > STRENGTH[c]] for c in DECK}
"""By card: those that beat it."""


def hand_kind(place: Place, hand: Sequence[int], unseen: Collection[int], lies: int) -> int:
    """Return the number of the hand among all kinds at its place, from the unseen cards that beat each of its cards and
    `lies`, the card in the trick (-1 without one)."""
    beaten = tuple(sorted([sum(c in unseen for c in HIGHER[held]) for held in hand]))
    extra = 0
    if place.role == FOLLOWS:
        own = [STRENGTH[c] for c in hand if c & 3 == lies & 3]
        extra = 0 if not own else 1 + (max(own) > STRENGTH[lies])
    elif place.role == LIES:
        extra = min(sum(c in unseen for c in HIGHER[lies]), EXTRAS[LIES] - 1)
    return _numbers(len(hand))[beaten] * EXTRAS[place.role] + extra


@lru_cache
def _numbers(size: int) -> dict[tuple[int, ...], int]:
    return {beaten: n for n, beaten in enumerate(combinations_with_replacement(range(SUIT), size))}


def kinds(place: Place) -> int:
    """Return the number of kinds of hands at a place."""
    return len(_numbers(place.left - (place.role == LIES))) * EXTRAS[place.role]


def beaten(place: Place, number: int) -> float:
    """Return the average number of unseen cards that beat a card of such a hand."""
    cards = [*_numbers(place.left - (place.role == LIES))][number // EXTRAS[place.role]]
    return sum(cards) / len(cards) if cards else number


# ---- the table as text


def rate_at(kind: int, place: Place, stake: int, hand_class: int) -> int:
    """Return the index of this rate in a line of rates."""
    return (ROWS.index((kind, place)) * STAKES + min(stake, STAKES) - 1) * CLASSES + hand_class


def digit(share: float | None) -> str:
    """Return the character of a rate in a line."""
    return UNKNOWN_RATE if share is None else DIGITS[round(share * STEPS)]


def share_of(digit: str) -> float | None:
    """Return the rate that a digit encodes."""
    return None if digit == UNKNOWN_RATE else DIGITS.index(digit) / STEPS


class Solved(NamedTuple):
    """The table."""

    classes: dict[Place, str]
    """By place, by kind of hand: its class."""
    rates: dict[Pair, str]
    """By points below the limit, by `rate_at`: the rate."""


def write(table: Solved) -> str:
    """Return a table as text."""
    return sealed.write([*map(table.classes.__getitem__, PLACES), *map(table.rates.__getitem__, PAIRS)])


def read(text: str) -> Solved:
    """Return a table from its text; raise ValueError if it is torn, or made for other rules."""
    lines = sealed.read(text, "the table of stakes", len(PLACES) + len(PAIRS))
    return Solved(
        dict(zip(PLACES, lines[: len(PLACES)], strict=True)),
        dict(zip(PAIRS, lines[len(PLACES) :], strict=True)),
    )


def loaded(text: str) -> Solved | None:
    """Return the same as `read`; None if it cannot be read, which only weakens the player."""
    return sealed.loaded(lambda: read(text), "computers raise at Toepen by what a search says")


SOLVED = loaded(TABLE)
"""None if the table cannot be read."""


# ---- what it says of a view


def share(view: ToepenState, seat: int) -> float | None:
    """Return the rate at which the seat toeps, or stays if it is asked; None if the table does not have it."""
    if view.phase not in (TRICK, ANSWER, PELT):
        return None
    kind = RAISES if view.phase == TRICK else STAYS
    left, lies = view.length - view.tricks, -1
    mine = len(view.played[seat]) > view.tricks
    if suit_led(view) >= 0:
        lies = next(pile[view.tricks] for pile in view.played if len(pile) > view.tricks)
        role = LIES if mine else FOLLOWS
    else:
        leads = first_leader(view) == seat if view.phase == PELT else view.turn == seat
        role = LEADS if leads else WAITS
    return _rate(view, seat, kind, Place(left, role), view.hands[seat], lies)


def stays(view: ToepenState, now: TrickState, seat: int, hand: Sequence[int]) -> float | None:
    """Return the rate at which a seat with this hand stays when asked; None if the table does not have it."""
    if now.suit < 0:
        role, lies = LEADS if now.todo[0] == seat else WAITS, -1
    elif seat in now.todo:
        return None
    else:
        role, lies = LIES, view.played[seat][view.tricks]
    return _rate(view, seat, STAYS, Place(now.left, role), hand, lies)


def _rate(
    view: ToepenState, seat: int, kind: int, place: Place, hand: Sequence[int], lies: int
) -> float | None:
    players = len(view.status) - view.status.count(GONE)
    if not SOLVED or players != 2 or (kind, place) not in ROWS or any(mark & OPEN for mark in view.marks):
        return None
    seen = b"".join((bytes(hand), *view.played, view.shown, view.under))
    number = hand_kind(place, hand, DECK.translate(None, seen), lies)
    left = lives(view)
    own, other = left[seat], sum(left) - left[seat]
    known = SOLVED.rates[nearest(own), nearest(other)]
    return share_of(known[rate_at(kind, place, view.stake, int(SOLVED.classes[place][number]))])
