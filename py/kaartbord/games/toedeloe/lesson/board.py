"""The board of ToedeLoe: placing, splitting, rows, the choice of a joker, minus points, and the count."""

from ....lessons.lesson import LEARNER, Lesson, Step
from ..rules.board import CELLS, COLUMNS
from ..rules.scoring import losses, team_points
from ..rules.state import GREEN_HOME, ToedeloeState

EMPTY = (".......",) * 6
"""A field without pawns."""


def taken(trick: str, field_a: tuple[str, ...], field_b: tuple[str, ...], minus: str = "0 0") -> str:
    """Return a position in which the learner has led and taken this trick, the first one of a deal; the fields are
    given row by row."""
    cells = " ".join(field_a + field_b)
    played = " / ".join(trick.split())
    unseen = " ".join("?" * 8)
    return (
        f"toedeloe 4 | cells {cells} | minus {minus}"
        f" | left {40 - cells.count('w')} {40 - cells.count('g')}"
        f" | hands 3h 5h 9h Jd 6d 8c Tc Qc / {unseen} / {unseen} / {unseen} | played {played}"
        " | gone | takers 0 | plus 0 0 0 0 | placed 0 0 | leader 0 turn 0 dealer 3 deals 4 | phase score"
    )


def cell(field: int, row: int, column: int) -> int:
    """Return the cell in a row and a column of a field, all from 0."""
    return CELLS // 2 * field + COLUMNS * row + column


SINGLE = taken("8s 3S 2s 5S", EMPTY, EMPTY)
SPLIT = taken("As 3S 2s 5S", EMPTY, EMPTY)
CROSSED = (
    ".......",
    ".wwww..",
    "....w..",
    "...w...",
    "..ggg..",
    ".......",
)
ROWS = taken("4s 3S 2s 2S", CROSSED, EMPTY)
"""A row of four, which a 4 makes longer, crossed by one of two."""

GAP = taken(
    "Qs 3S 2s 5S",
    (
        ".......",
        "wwwww..",
        ".......",
        ".......",
        "..ggg..",
        ".......",
    ),
    (
        ".......",
        "..w..ww",
        ".......",
        "....g..",
        "....g..",
        ".......",
    ),
)
"""Between three pawns in a line a 10 and a 2 are free."""

LATER = (
    ".......",
    "wwwww..",
    ".......",
    "....g..",
    ".ggggg.",
    ".......",
)
"""Field A with a row of five of each team."""

JOKER = taken("*s 3S 2s 5S", LATER, EMPTY, "-4 -1")

FULL = taken(
    "Kd 3D 2s 5D",
    (
        "...gg..",
        ".......",
        "......w",
        ".......",
        "..w....",
        ".......",
    ),
    (
        ".......",
        "....gg.",
        ".......",
        "ww.....",
        ".......",
        "...g...",
    ),
)
"""Every 2 is taken, and the value of the trick is 2."""

DEAL = (
    "toedeloe 4 | cells ..ggggg ..ww... ....... ....... ....... ....... ....... ....... ....... ....... ......."
    " ....... | minus -3 -1 | left 38 35 | hands As / ? / ? / ?"
    " | played 8h Ah Jd 9d 5c 6s Qd Ks / 5H 7H 2D 2S AC 9C 8C 6C / 3h 7h 2d Kd Ac 7c 4c 8s"
    " / 8H 9H 3D KD TC 7C 5D AS | gone | takers 3 0 0 3 2 1 1 1 | plus 0 3 1 1 | placed 2 5"
    " | leader - turn - dealer 0 deals 1 | phase deal"
)
"""A deal is over in which the learner has no plus trick, and the other team has more."""

COUNT = taken(
    "4s 3S 2s 2S",
    LATER,
    (
        ".......",
        "..www..",
        ".......",
        "..w.w..",
        ".......",
        ".......",
    ),
    "-2 -3",
)
"""Rows of five and three for the team of the learner, whose score is -2."""

LOST = (0, 1, 2, 3)
TOTALS = (6, 8, 10, 11)
"""The totals to choose from."""


def lost(state: ToedeloeState) -> int:
    """Return the points that the deal has cost the team, as a place in LOST."""
    return LOST.index([loss.team for loss in losses(state)].count(LEARNER))


def total(state: ToedeloeState) -> int:
    """Return the total of the team if the game were over, as a place in TOTALS."""
    return TOTALS.index(team_points(state)[LEARNER])


BOARD = Lesson(
    "L",
    "toedeloe-board",
    4,
    {},
    4,
    (
        Step("board", SINGLE),
        Step("beside"),
        Step("single", meant=("seat 0 place",)),
        Step("split", SPLIT, ("seat 0 place",)),
        Step("longer", ROWS, (f"seat 0 place 0>{cell(0, 1, 0)}",)),
        Step("gap", GAP, (f"seat 0 place 0>{cell(1, 1, 3)} 0>{cell(1, 1, 4)}",)),
        Step("joker", JOKER, ("seat 0 back",)),
        Step(
            "green",
            JOKER,
            tuple(f"seat 0 green {GREEN_HOME}>{cell(0, 4, column)}" for column in (3, 2, 4)),
        ),
        Step("blocked", FULL, ("seat 0 blocked",)),
        Step("deal", DEAL, answers=("none", "one", "two", "three"), right=lost),
        Step("count", COUNT, answers=("six", "eight", "ten", "eleven"), right=total),
        Step("end"),
    ),
)
