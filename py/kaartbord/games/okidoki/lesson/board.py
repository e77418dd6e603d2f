"""The board of OkiDoki: walking, dividing steps, red and safe squares, hitting, four aces, home."""

from ....lessons.lesson import Lesson, Step
from ..rules.moves import move_choices
from ..rules.state import TEAM_PAWNS, OkidokiState

EIGHT = (
    "okidoki 4 | pawns {pawns} | hands / / / | gifts / / /"
    " | played Ks Ah 2c Kc 9c 2d 5h 3d Kh Jc 4d 7c 4c / 7s 7h 8c 6c 8s 9d 9s 4s 2h Ad Ts Js 3s"
    " / 6s Th Ac 3c 5c 8d 4h Qh Qc Qd 5d 7d 6d / 2s Jh Tc Kd 3h Td As 5s 6h Qs Jd 8h 9h"
    " | takers 0 0 2 0 0 3 3 3 0 0 3 3 3 | moves 0:8 | given 3 leader - turn 0 dealer 3 rounds {rounds}"
    " | phase move"
)
"""The others have walked, and the team of the learner has eight steps."""

FIVE = (
    "okidoki 4 | pawns {pawns} | hands / / / | gifts / / /"
    " | played Ks Kc 7c 4c 4h Jh 3s Qc 4s 6s Tc 3c 8h / 2s 9c Jd 2c 7h 9h 5s Qd 4d Td 6c Ah 9s"
    " / As 5c 5d 8c 6h Kh Qs 6d Kd 2d Ts 3h 8s / Js Ac 8d Jc 2h 5h 7s 3d 9d 7d Ad Th Qh"
    " | takers 2 3 1 3 1 2 2 1 2 1 0 0 3 | moves 0:5 | given 3 leader - turn 0 dealer 0 rounds {rounds}"
    " | phase move"
)
"""The same with five steps."""

ACES = (
    "okidoki 4 | pawns {pawns} | hands / / / | gifts / / /"
    " | played 2s Ad 6h Ah Kd 8c Ac / Qs Td 4h 2h 3d 7c Qc / 4s 5d As 3s Jd 6c Kc / 5s 9d 5h 8h 8d 9c 2c"
    " | takers 1 0 0 0 0 3 0 | moves 0:aces | given 3 leader - turn 0 dealer 3 rounds {rounds} | phase move"
)
"""The team of the learner has taken all four aces."""

OWN = (9, 13, 22)
THEIRS = (14, 22)
"""Squares that are asked about: of own pawns, and of those of the others."""


def safe(state: OkidokiState) -> int:
    """Return the pawn of the team that nobody can hit, as a place in OWN."""
    return [bool(state.table.safe[0] >> at & 1) for at in OWN].index(True)


def hit(state: OkidokiState) -> int:
    """Return the pawn of the others that can be hit, as a place in THEIRS; the place behind it is both."""
    ends = {to for action in move_choices(state) for _, to in action.placements}
    there = [at for at in THEIRS if at in ends and at in state.pawns[TEAM_PAWNS:]]
    return THEIRS.index(there[0]) if len(there) == 1 else len(THEIRS)


BOARD = Lesson(
    "O",
    "okidoki-board",
    4,
    {},
    4,
    (
        Step("board", EIGHT.format(pawns="0 0 - - / 9 0 0 -", rounds=1)),
        Step("walk", meant=("seat 0 move 0>8",)),
        Step(
            "start",
            FIVE.format(pawns="0 0 - - / 9 0 0 -", rounds=2),
            ("seat 0 move 0>2 1>3", "seat 0 move 0>3 1>2"),
        ),
        Step(
            "divide",
            FIVE.format(pawns="9 21 h h / 15 4 0 0", rounds=6),
            ("seat 0 move 0>10 1>25", "seat 0 move 0>11 1>24"),
        ),
        Step("red", FIVE.format(pawns="21 3 h h / 16 4 0 0", rounds=6), ("seat 0 move 1>8",)),
        Step(
            "safe",
            FIVE.format(pawns="9 13 22 h / 16 7 0 0", rounds=6),
            answers=("nine", "thirteen", "twentytwo"),
            right=safe,
        ),
        Step(
            "which",
            FIVE.format(pawns="9 17 h h / 14 22 0 0", rounds=7),
            answers=("fourteen", "twentytwo", "both"),
            right=hit,
        ),
        Step("hit", meant=("seat 0 move 1>22",)),
        Step("tens", ACES.format(pawns="7 21 h h / 15 4 0 0", rounds=8), ("seat 0 move 0>17 1>31",)),
        Step("swap", ACES.format(pawns="3 17 h h / 29 4 0 0", rounds=8), ("seat 0 swap 0>29 4>3",)),
        Step("finish", EIGHT.format(pawns="27 h h h / 29 9 h 0", rounds=11), ("seat 0 move 0>31",)),
        Step("end"),
    ),
)
