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
from .deals import TrickProgress
from .stake_table import TABLE
from .washes import DIGITS, LIVES, STEPS, nearest
from .worth import lives

LEADING, FOLLOWING, WAITING, HAS_PLAYED = range(4)
"""A seat's role in a trick: it leads, follows a card, waits for the first one, or has played its own card."""

TRICK_CARD_KINDS = (1, 3, 1, 4)
"""By role: kinds of cards in the trick; it cannot be followed, be beaten, or it can. For an own card: the number of
higher ones, three for more."""

MOST_BEATEN = max(STRENGTH)

SUIT = max(STRENGTH) + 1

CLASSES = 10
"""Classes of hands with as many tricks left in one role, the weakest first."""

STAKES = 4
"""The highest stake of the table, also used for all above it."""

TOEP_RATE, STAY_RATE = 0, 1

UNKNOWN_RATE = "-"
"""In the table: the rate of a place that play does not reach."""


class TrickSituation(NamedTuple):
    """The situation of a seat: the line of the table with the classes of its hands."""

    left: int
    role: int


TRICK_SITUATIONS = [
    TrickSituation(left, role) for left in range(HAND, 0, -1) for role in (LEADING, FOLLOWING, WAITING, HAS_PLAYED)
]

ROWS = [
    *((TOEP_RATE, place) for place in TRICK_SITUATIONS if place.role in (LEADING, FOLLOWING)),
    (STAY_RATE, TrickSituation(HAND, LEADING)),
    *((STAY_RATE, place) for place in TRICK_SITUATIONS if place.role in (WAITING, HAS_PLAYED)),
]
"""All toeps and answers of the table. A seat that leads is asked immediately if the other has but one point left."""

LivesPair = tuple[int, int]
"""Points below the limit: own, the other's."""

LIVES_PAIRS: list[LivesPair] = [(own, other) for own in LIVES for other in LIVES]


# ---- hands


HIGHER = {c: [d for d in DECK if d & 3 == c & 3 and STRENGTH[d] > STRENGTH[c]] for c in DECK}
"""By card: those that beat it."""


def hand_kind(place: TrickSituation, hand: Sequence[int], unseen: Collection[int], lies: int) -> int:
    """Return the number of the hand among all kinds at its place, from the unseen cards that beat each of its cards and
    `lies`, the card in the trick (-1 without one)."""
    beaten = tuple(sorted([sum(c in unseen for c in HIGHER[held]) for held in hand]))
    extra = 0
    if place.role == FOLLOWING:
        own = [STRENGTH[c] for c in hand if c & 3 == lies & 3]
        extra = 0 if not own else 1 + (max(own) > STRENGTH[lies])
    elif place.role == HAS_PLAYED:
        extra = min(sum(c in unseen for c in HIGHER[lies]), TRICK_CARD_KINDS[HAS_PLAYED] - 1)
    return _numbers(len(hand))[beaten] * TRICK_CARD_KINDS[place.role] + extra


@lru_cache
def _numbers(size: int) -> dict[tuple[int, ...], int]:
    return {beaten: n for n, beaten in enumerate(combinations_with_replacement(range(SUIT), size))}


def kinds(place: TrickSituation) -> int:
    """Return the number of kinds of hands at a place."""
    return len(_numbers(place.left - (place.role == HAS_PLAYED))) * TRICK_CARD_KINDS[place.role]


def average_beaten(place: TrickSituation, number: int) -> float:
    """Return the average number of unseen cards that beat a card of such a hand."""
    cards = [*_numbers(place.left - (place.role == HAS_PLAYED))][number // TRICK_CARD_KINDS[place.role]]
    return sum(cards) / len(cards) if cards else number


# ---- the table as text


def rate_index(kind: int, place: TrickSituation, stake: int, hand_class: int) -> int:
    """Return the index of this rate in a line of rates."""
    return (ROWS.index((kind, place)) * STAKES + min(stake, STAKES) - 1) * CLASSES + hand_class


def rate_digit(share: float | None) -> str:
    """Return the character of a rate in a line."""
    return UNKNOWN_RATE if share is None else DIGITS[round(share * STEPS)]


def digit_rate(digit: str) -> float | None:
    """Return the rate that a digit encodes."""
    return None if digit == UNKNOWN_RATE else DIGITS.index(digit) / STEPS


class StakeTable(NamedTuple):
    """The table."""

    classes: dict[TrickSituation, str]
    """By place, by kind of hand: its class."""
    rates: dict[LivesPair, str]
    """By points below the limit, by `rate_index`: the rate."""


def write(table: StakeTable) -> str:
    """Return a table as text."""
    return sealed.write([*map(table.classes.__getitem__, TRICK_SITUATIONS), *map(table.rates.__getitem__, LIVES_PAIRS)])


def read(text: str) -> StakeTable:
    """Return a table from its text; raise ValueError if it is torn, or made for other rules."""
    lines = sealed.read(text, "the table of stakes", len(TRICK_SITUATIONS) + len(LIVES_PAIRS))
    return StakeTable(
        dict(zip(TRICK_SITUATIONS, lines[: len(TRICK_SITUATIONS)], strict=True)),
        dict(zip(LIVES_PAIRS, lines[len(TRICK_SITUATIONS) :], strict=True)),
    )


def load(text: str) -> StakeTable | None:
    """Return the same as `read`; None if it cannot be read, which only weakens the player."""
    return sealed.load_or_warn(lambda: read(text), "computers raise at Toepen by what a search says")


SOLVED = load(TABLE)
"""None if the table cannot be read."""


# ---- what it says of a view


def toep_or_stay_rate(view: ToepenState, seat: int) -> float | None:
    """Return the rate at which the seat toeps, or stays if it is asked; None if the table does not have it."""
    if view.phase not in (TRICK, ANSWER, PELT):
        return None
    kind = TOEP_RATE if view.phase == TRICK else STAY_RATE
    left, lies = view.length - view.tricks, -1
    mine = len(view.played[seat]) > view.tricks
    if suit_led(view) >= 0:
        lies = next(pile[view.tricks] for pile in view.played if len(pile) > view.tricks)
        role = HAS_PLAYED if mine else FOLLOWING
    else:
        leads = first_leader(view) == seat if view.phase == PELT else view.turn == seat
        role = LEADING if leads else WAITING
    return _rate(view, seat, kind, TrickSituation(left, role), view.hands[seat], lies)


def stay_rate(view: ToepenState, now: TrickProgress, seat: int, hand: Sequence[int]) -> float | None:
    """Return the rate at which a seat with this hand stays when asked; None if the table does not have it."""
    if now.suit < 0:
        role, lies = LEADING if now.seats_to_play[0] == seat else WAITING, -1
    elif seat in now.seats_to_play:
        return None
    else:
        role, lies = HAS_PLAYED, view.played[seat][view.tricks]
    return _rate(view, seat, STAY_RATE, TrickSituation(now.left, role), hand, lies)


def _rate(
    view: ToepenState, seat: int, kind: int, place: TrickSituation, hand: Sequence[int], lies: int
) -> float | None:
    players = len(view.status) - view.status.count(GONE)
    if not SOLVED or players != 2 or (kind, place) not in ROWS or any(mark & OPEN for mark in view.marks):
        return None
    seen = b"".join((bytes(hand), *view.played, view.shown, view.under))
    number = hand_kind(place, hand, DECK.translate(None, seen), lies)
    left = lives(view)
    own, other = left[seat], sum(left) - left[seat]
    known = SOLVED.rates[nearest(own), nearest(other)]
    return digit_rate(known[rate_index(kind, place, view.stake, int(SOLVED.classes[place][number]))])
