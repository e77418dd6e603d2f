"""The cards of OkiDoki: give away what hurts, keep clear of penalty points, and count them."""

from ....lessons.lesson import LEARNER, Lesson, Step
from ..rules.hand import current_trick, penalty_points
from ..rules.state import OkidokiState

GIVE = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - -"
    " | hands As 4c 5h 6d 7s 8h 8c 9d Tc Td Jh Qs Kc / ? ? ? ? ? ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? ? ? ? ? ?"
    " / ? ? ? ? ? ? ? ? ? ? ? ? ? | gifts / / / | played / / / | takers | moves"
    " | given 0 leader - turn - dealer 3 rounds 1 | phase give"
)
"""The cards have been dealt, and the learner holds the ace of spades."""

OPENING = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - -"
    " | hands Ac 2s 2d 4h 4d 5h 6s 6d 8h 8d 9h Jh Qs / ? ? ? ? ? ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? ? ? ? ? ?"
    " / ? ? ? ? ? ? ? ? ? ? ? ? ? | gifts / / / | played / / / | takers | moves"
    " | given 3 leader 0 turn 0 dealer 0 rounds 1 | phase trick"
)
"""The exchanges are over, and the learner holds the two of spades."""

POINTS = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands 5d 6h 8d Qh / ? ? ? / ? ? ? / ? ? ? | gifts / / /"
    " | played Ks 2h 9d Tc 8c 2d 6s 5h 4s / 2s Ah 6d Qc 6c Td 7c 8h 9c 9h / Js 7h Ad Jc 5c 4d 4c 3h 2c Ac"
    " / 5s Jh Qd 3c As 7d Qs 4h Ts 9s | takers 0 1 2 1 0 1 1 1 1 | moves"
    " | given 3 leader 1 turn 0 dealer 2 rounds 1 | phase trick"
)
"""A trick of hearts with an ace and a spade thrown on it; the learner plays last, a high or a low heart."""

DUMP = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands Ac 9h 9c Jc Qh / ? ? ? ? / ? ? ? ? / ? ? ? ? | gifts / / /"
    " | played 3s Th Ah 5s 5c Jh 8s 8c / As 3d Kh 6s Tc 6h Ad Kc 5d / Qs Qd 2h 4s 6c 5h 7s 3c 2d"
    " / 2s 9d 3h Ks 2c 4h Js 4c 4d | takers 1 2 0 3 1 0 3 1 | moves"
    " | given 3 leader 1 turn 0 dealer 1 rounds 1 | phase trick"
)
"""The others win a trick of diamonds; the learner has none, and holds an ace."""

MATE = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands Ac 3c 6c 7c Ts / ? ? ? ? / ? ? ? ? / ? ? ? ? | gifts / / /"
    " | played 7s Js Kc 4c 4h 5h Jd 6s / Ks As 2c Tc Qh Qd 7d 8s 2d / 2s 3s Jc Qs Ah 3h Kd 5s Td"
    " / 4s Kh 8c Qc 2h 6h 4d 7h 8d | takers 1 1 0 3 2 3 2 1 | moves"
    " | given 3 leader 1 turn 0 dealer 2 rounds 1 | phase trick"
)
"""The partner wins a trick of diamonds, of which the learner has none."""

FREE = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - -"
    " | hands 2c 3c 3d 5d 6h 7h 8d Qs Kd / ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? | gifts / / /"
    " | played 6s 4c 3h 4h / As 8c Jh Th 2d / Ts Qc Ah 2h Jd / 2s Tc Kh 5h Qd | takers 1 2 2 1 | moves"
    " | given 3 leader 1 turn 0 dealer 3 rounds 1 | phase trick"
)
"""A trick of diamonds without a penalty point; the learner plays last and holds the king."""

ACES = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - -"
    " | hands 2h 3s 4c 6h 8h Ts Th Kc / ? ? ? ? ? ? ? / ? ? ? ? ? ? ? / ? ? ? ? ? ? ? | gifts / / /"
    " | played 5s Jh 7d 8s 2c / Qs Kh 2d 9s Jd 5h / As Ah Ad 6s Td 4h / 2s Qh Kd Ks 6d Ac | takers 2 2 2 3 1"
    " | moves | given 3 leader 1 turn 0 dealer 1 rounds 1 | phase trick"
)
"""The team has three aces, and the fourth is in a trick that the learner can take."""

COUNT = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands / / / | gifts / / /"
    " | played Ks As 3s Qc 8h 6c 9h Jd 7d 4c Td 8s 7s / Ts 7c Kh Kc Ah 2c Th 8d 3d Tc 2d 7h 2h"
    " / 6s 5s 4s 9c 6h 3c 5h 9d 6d 8c 5d 3h 5c / 2s 9s Qs Ac 4h Jc Qh Ad 4d Kd Qd Js Jh"
    " | takers 0 0 3 3 1 3 3 3 0 1 3 3 3 | moves 0:12 1:8"
    " | given 3 leader - turn 0 dealer 2 rounds 1 | phase move"
)
"""The cards are played: 8 penalty points for the team of the learner, 12 for the others."""

NUMBERS = ("one", "two", "three", "four")
WALKS = ("eight", "twelve", "twenty")


def penalty(state: OkidokiState) -> int:
    """Return the number of penalty points in the trick, as a place in NUMBERS."""
    return penalty_points([card for _, card in current_trick(state)]) - 1


def steps(state: OkidokiState) -> int:
    """Return the number of steps that the team of the learner walks, as a place in WALKS."""
    return (8, 12, 20).index(dict(state.moves)[LEARNER])


CARDS = Lesson(
    "O",
    "okidoki-cards",
    4,
    {},
    4,
    (
        Step("goal", GIVE),
        Step(
            "give",
            meant=("seat 0 give As",),
            then=("seat 1 give ?", "seat 2 give ?", "seat 3 give ?", "dealer exchange 3h ? ? ?"),
        ),
        Step(
            "opening",
            OPENING,
            ("seat 0 card 2s",),
            ("seat 1 card 7s", "seat 2 card 4s", "seat 3 card 9s"),
        ),
        Step("points", POINTS, answers=NUMBERS, right=penalty),
        Step("duck", meant=("seat 0 card 6h",)),
        Step("dump", DUMP, ("seat 0 card Ac",)),
        Step("mate", MATE, ("seat 0 card 7c", "seat 0 card 6c", "seat 0 card 3c")),
        Step("free", FREE, ("seat 0 card Kd",)),
        Step("aces", ACES, ("seat 0 card Th", "seat 0 card 8h", "seat 0 card 6h")),
        Step("count", COUNT, answers=WALKS, right=steps),
        Step("first"),
    ),
)
