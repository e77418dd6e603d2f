"""Tests of what people complain of in computer partners, as positions: each must have the better choice.

Places are the seat's own: 0 its start, 63 the square before its home at four seats. Seat 0 is to move; `at`
gives the place of another seat's pawn on a square that seat 0 counts.
"""

from typing import NamedTuple

import pytest
from support.positions import at, played

HOME = "h1 h2 h3 h4"
BOTH, FIRM = ("firm", "strong"), ("firm",)
SWEEPING, STRICT, WALKING = "seven_hits_passed=on", "home_strict_order=on", "king_advances_13=on"


class Better(NamedTuple):
    """An expected choice: of which levels, with which cards and own pawns; the beginning of what is played."""

    what: str
    levels: tuple[str, ...]
    hand: str
    mine: str
    turns: tuple[str, ...]
    left: str = ""
    partner: str = ""
    right: str = ""
    rules: str = ""


POSITIONS = (
    # the own side
    Better("no hit of the partner", BOTH, "5s 2h", "20", ("2 22",), partner=at(2, 25)),
    Better("not even where the other way is poor", BOTH, "5s 4h", "20", ("4 16",), partner=at(2, 25)),
    Better("no hit of itself", BOTH, "Ts 4h", "20 30", ("T 40", "4 16", "4 26")),
    Better("no hit of itself by a ten", BOTH, "Ts", "20 30 63", ("T 40",)),
    Better(
        "the partner only as it must",
        BOTH,
        "5s",
        "20 30",
        ("5 25", "5 35"),
        partner=f"{at(2, 25)} {at(2, 35)}",
    ),
    Better(
        "a sweeping seven spares the partner",
        BOTH,
        "7s 2h",
        "20",
        ("2 22",),
        partner=at(2, 24),
        rules=SWEEPING,
    ),
    Better("no swap that robs the partner", BOTH, "Js 8h", "3", ("8 11",), partner="60"),
    Better("nor for a step back", BOTH, "Js 4h", "10", ("4 6",), partner="60"),
    Better("a rival rather than the partner", BOTH, "Js", "3", ("J 26 3",), at(1, 26), at(2, 28)),
    Better("a swap by which both gain", FIRM, "Js 2h", "2", ("J 36 2",), partner="4"),
    Better("off its start for the partner", BOTH, "5s", "30 0", ("5 5",), partner=f"{at(2, 61)} {at(2, 59)}"),
    Better("not where the partner sets up", BOTH, "2s 3h", "30", ("3 33",)),
    Better("at home, the partner's pawn home", BOTH, "7s 9h", HOME, ("7 h4",), partner="60 20"),
    Better("with the rest of a seven too", BOTH, "7s", "61 h2 h3 h4", ("7 h1 h2",), partner="61 20 h3 h4"),
    # start cards
    Better("a pawn set up by an ace", FIRM, "As 3h 9d", "20", ("A 0",)),
    Better("and by a king", FIRM, "Ks 3h 9d", "20", ("K 0",)),
    Better("its start cleared for the next", FIRM, "As 9d 5h", "0", ("9", "5")),
    Better("no walk with the only start card", FIRM, "As 8h", "0 20", ("8",)),
    Better("the king, as the ace can do more", BOTH, "As Kh 9d", "20", ("K 0",)),
    Better("set up with a king that may walk", FIRM, "Ks Qh", "20", ("K 0",), rules=WALKING),
    Better("but not with its start taken", FIRM, "Ks Qh", "0 20", ("Q",), rules=WALKING),
    # home
    Better("a sure home run", FIRM, "6s 8h", "60 20", ("6 h3",)),
    Better(
        "the last pawn home, with nothing to do then",
        BOTH,
        "2s 7d Jh",
        "h4 h3 62 h2",
        ("2 h1",),
        left="h4 - h3 h2",
        right=f"h4 50 h3 {at(3, 44)}",
    ),
    Better("room at home for the pawn outside", BOTH, "As", "63 h2 h3 48", ("A h4",)),
    Better("no swap that helps a rival alone", FIRM, "Js 3h", "31", ("3",), left=at(1, 29)),
    Better("the deepest first", BOTH, "5s 2h", "62 60", ("5 h4",)),
    Better("its home left open", FIRM, "2s 9h", "62 61 30", ("9 39",)),
    Better("the last square, and a win", FIRM, "As 2s", "62 h2 h3 h4", ("2 h1",), partner=HOME),
    Better("home, and a hit with the rest", FIRM, "7s 9h", "62 20", ("7 h4 22", "7 22 h4"), right=at(3, 22)),
    Better("two home by a seven", FIRM, "7s Qh", "62 63 20", ("7 h",)),
    Better("the deepest alone in strict order", FIRM, "5s 2h", "62 61", ("5 h4",), rules=STRICT),
    # rivals
    Better("of two hits the one nearer home", FIRM, "2s 5h", "20", ("5 25",), at(1, 22), "", at(3, 25)),
    Better("a hit rather than a walk", FIRM, "5s 9h", "20", ("5 25",), right=at(3, 25)),
    Better("the rival who is nearly home", FIRM, "Js", "50", ("J 46 50",), at(1, 60), "", at(3, 46)),
    Better("the longer of two swaps", FIRM, "Js", "3", ("J 30 3",), at(1, 12), "", at(3, 30)),
    Better("no stop on a rival's start", FIRM, "6s 5h", "10", ("5 15",)),
    Better("no stop right before a rival", FIRM, "4s", "22 40", ("4 18",), left=at(1, 33)),
    Better("safe on its start", FIRM, "2s", "0 40", ("2 42",), left="20", right=f"{at(3, 60)} {at(3, 58)}"),
    # cards
    Better(
        "one of two nines, and the queen kept",
        BOTH,
        "9s 9h Qd",
        "h4 h3 40 h2",
        ("9 49",),
        "h4 h3 50",
        "h4 h3 20 0",
        "h4 30 5",
    ),
    Better("a four round the back", FIRM, "4s 9h", "2", ("4 62",)),
    Better("and from the start", FIRM, "4s 9h", "0", ("4 60",)),
)


@pytest.mark.parametrize(
    ("level", "better"),
    [pytest.param(level, each, id=f"{level}: {each.what}") for each in POSITIONS for level in each.levels],
)
def test_the_better_choice(level: str, better: Better) -> None:
    own, others = better[2:4], better[5:]
    assert played(*own, *others, level=level).startswith(better.turns)
