"""The rates at which a wash is claimed and checked: by a table that was solved beforehand, so that nobody gains by
reading it.

The table comes from `tools/solve_washes.py`, which solves the round for two players. Its key is a hand's class, the
number of washes of each player, the leader, and the points that fit below the limit.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ....rules.protocol import Action
from ..rules.hand import NO_WASH, WASH_DIRTY, WASH_WHITE, is_true_wash
from ..rules.stake import first_leader
from ..rules.state import DECK, GONE, HAND, IN, ToepenState, others
from . import sealed
from .deals import hand_win_chance
from .firm import wash_chance
from .wash_table import TABLE
from .worth import lives

CLASS_BOUNDS = (0.22, 0.30, 0.36, 0.40, 0.47, 0.53, 0.65, 0.80)
"""Between the classes of hands that are no wash: their chance to win against one rival."""

CLASSES = 2 + len(CLASS_BOUNDS) + 1
"""A true wash, white and dirty, and the other hands, the weakest first."""

LIVES = (1, 2, 3, 4, 5, 8)
"""Points below the limit that the table has; those between use the lower one."""

PENALTIES = ("out", "keep_old", "keep_new", "open_hand")
"""The penalties of a false wash (`was_penalty`), in the order of the table."""

WASH_COUNTS = ((0, 0), (1, 0), (0, 1))
"""(own washes, the other's) that the table has; after more the last one decides."""

AVERAGE_CHANCE = 0.5
"""With several rivals, the chance to win against one of them below which a hand is washed."""

MANY_RIVALS_CHECK_FACTOR = 0.1
"""With several rivals, the rate at which a wash is checked that would be checked with one."""

STEPS = 35
"""Steps of a written chance: a digit or a small letter."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class WashRates(NamedTuple):
    """One seat's rates of claiming and checking, in one situation: by spot, by class of its hand, 0 to 1."""

    claims: tuple[tuple[float, ...], ...]
    checks: tuple[tuple[float, ...], ...]


WashSituation = tuple[str, int, int, bool]
"""(penalty of a false wash, own lives, the other's lives, whether it leads) as in the table."""


def hand_class(hand: Sequence[int]) -> int:
    """Return the class of a hand of four."""
    if is_true_wash(bytes(hand), WASH_WHITE.kind):
        return 0
    if is_true_wash(bytes(hand), WASH_DIRTY.kind):
        return 1
    return 2 + bisect(CLASS_BOUNDS, hand_win_chance(hand, 1))


# ---- the table as text


def situations() -> list[WashSituation]:
    """Return all situations of the table, in its order."""
    return [
        (penalty, own, other, leads)
        for penalty in PENALTIES
        for own in LIVES
        for other in LIVES
        for leads in (True, False)
    ]


def write(table: Mapping[WashSituation, WashRates]) -> str:
    """Return a table as text: a line a situation, below the version of the rules and a sum of all lines."""
    lines = [
        "".join(DIGITS[round(rate * STEPS)] for half in table[situation] for row in half for rate in row)
        for situation in situations()
    ]
    return sealed.write(lines)


def read(text: str) -> dict[WashSituation, str]:
    """Return the lines of a table by situation; raise ValueError if it is torn, or made for other rules."""
    order = situations()
    lines = sealed.read(text, "the table of washes", len(order))
    return dict(zip(order, lines, strict=True))


@lru_cache(maxsize=64)
def _rates(line: str) -> WashRates:
    rates = [DIGITS.index(digit) / STEPS for digit in line]
    rows = [tuple(rates[n : n + CLASSES]) for n in range(0, len(rates), CLASSES)]
    return WashRates(tuple(rows[: len(WASH_COUNTS)]), tuple(rows[len(WASH_COUNTS) :]))


def load(text: str) -> dict[WashSituation, str]:
    """Return the same as `read`; empty if it cannot be read, which only weakens the player."""
    return sealed.load_or_warn(lambda: read(text), "computers wash and check at Toepen by rule of thumb") or {}


SOLVED = load(TABLE)
"""Empty if the table cannot be read."""


# ---- what it says of a view


def nearest_rates(penalty: str, own: int, other: int, *, leads: bool) -> WashRates | None:
    """Return the rates of the nearest situation in the table."""
    line = SOLVED.get((penalty, nearest(own), nearest(other), leads))
    return _rates(line) if line else None


def nearest(have: int) -> int:
    """Return the points in the tables that `have` points are looked up by."""
    return LIVES[max(bisect(LIVES, have), 1) - 1]


def claim_rates(view: ToepenState, seat: int) -> list[tuple[Action, float]] | None:
    """Return (answer to the question for a wash, its probability); None without a table.

    With several rivals every hand below the average is washed, as it is hardly ever checked.
    """
    left, rivals = lives(view), others(view, seat)
    usual = round(sum(left[s] for s in rivals) / len(rivals))
    rates = nearest_rates(_penalty(view), left[seat], usual, leads=first_leader(view) == seat)
    if rates is None:
        return None
    hand = view.hands[seat]
    true = next((claim for claim in (WASH_WHITE, WASH_DIRTY) if is_true_wash(hand, claim.kind)), None)
    share = rates.claims[_wash_counts_index(view, seat)][hand_class(hand)]
    if len(rivals) > 1:
        share = float(hand_win_chance(hand, 1) < AVERAGE_CHANCE)
    if true:
        return [(NO_WASH, 1 - share), (true, share)]
    looks = [_wash_probability(view, claim) for claim in (WASH_WHITE, WASH_DIRTY)]
    if not sum(looks):
        return [(NO_WASH, 1.0)]
    lies = [(claim, share * look / sum(looks)) for claim, look in zip((WASH_WHITE, WASH_DIRTY), looks, strict=True)]
    return [(NO_WASH, 1 - share), *(lie for lie in lies if lie[1])]


def check_rate(view: ToepenState, seat: int) -> float | None:
    """Return the rate at which to check a wash that may be true; None without a table.

    With several rivals a check is seldom worth its point: all others gain by the liar's loss. A player who has folded
    gains nothing at all.
    """
    if view.status[seat] != IN:
        return 0.0
    left = lives(view)
    leads = first_leader(view) == seat
    rates = nearest_rates(_penalty(view), left[seat], left[view.washer], leads=leads)
    if rates is None:
        return None
    share = rates.checks[_wash_counts_index(view, seat)][hand_class(view.hands[seat])]
    return share * MANY_RIVALS_CHECK_FACTOR if len(others(view, view.washer)) > 1 else share


def _penalty(view: ToepenState) -> str:
    return view.table.options.was_penalty


def _wash_probability(view: ToepenState, claim: Action) -> float:
    """Return the probability of a wash to a viewer without any hand."""
    return wash_chance(DECK.translate(None, view.shown + view.under), claim.kind)


def _wash_counts_index(view: ToepenState, seat: int) -> int:
    """Return the index in `WASH_COUNTS`: a seat that has washed uses its own.

    A wash that was checked and true leaves no trace but the point that it cost; between two players that identifies the
    washer.
    """
    had = [len(aside) // HAND for aside in view.aside]
    if view.washer >= 0:
        had[view.washer] -= 1
    paid = [now > then for now, then in zip(view.points, view.start, strict=True)]
    rivals = [s for s, status in enumerate(view.status) if status != GONE and s != seat]
    if had[seat] or len(rivals) == 1 and paid[rivals[0]]:
        return WASH_COUNTS.index((1, 0))
    return WASH_COUNTS.index((0, 1)) if any(had) or any(paid) else WASH_COUNTS.index((0, 0))
