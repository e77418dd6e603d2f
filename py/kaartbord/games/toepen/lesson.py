"""The lesson of Toepen: one round card by card, then what may come before the first card of another."""

from ...lessons.lesson import LEARNER, Lesson, Step
from .rules.state import STRENGTH, ToepenState

ROUND = (
    "toepen 4 | points 0 0 0 0 | start 0 0 0 0 | status in in in in"
    " | hands 8s Th Jh Kc / 7s 7d 9h Qc / 9s Tc Qh Kd / As Jd Kh"
    " | marks l l l l | aside / / / | under | shown | played / / / 8h | owed 0 0 0 0 | folds 0 0 0 0"
    " | stake 1 raised 0 toeper - washer - claim - | leader 3 turn 0 tricks 0 length 4"
    " | dealer 2 winner - crosses 0 rounds 1 | phase trick queue"
)
"""A heart was led, and the learner holds the ten of hearts and its jack."""

PELT = (
    "toepen 4 | points 4 6 3 9 | start 4 6 3 9 | status in in in in"
    " | hands 8s Jc Qd Kc / As 7h 9c Qs / 7d 8d Td Js / 9h Th 9d Ks"
    " | marks l l l l | aside / / / | under | shown | played / / / | owed 0 0 0 0 | folds 0 0 0 0"
    " | stake 1 raised 2 toeper pelt washer - claim - | leader - turn - tricks 0 length 4"
    " | dealer 2 winner 2 crosses 1 rounds 9 | phase pelt queue 0 1 2"
)
"""The player on the right is one point from the limit."""

BLIND = (
    "toepen 4 | points 5 2 4 3 | start 5 2 4 3 | status in in in in"
    " | hands 7d Jh Qs Kh / 8c 9s Jd Qc / As 9h Tc Kd / 7s 8h Td Qd"
    " | marks - - - - | aside / / / | under | shown | played / / / | owed 0 0 0 0 | folds 0 0 0 0"
    " | stake 1 raised 0 toeper - washer - claim - | leader - turn - tricks 0 length 4"
    " | dealer 2 winner 2 crosses 1 rounds 6 | phase blind queue 0"
)
"""All hands are closed, and the learner has the most points."""

WASH = (
    "toepen 4 | points 5 2 4 3 | start 5 2 4 3 | status in in in in"
    " | hands Ac Jd Qh Ks / 8c 9s 9d Jc / 7h 8s Tc Kd / 7s 8h Td Qd"
    " | marks l l l l | aside / / / | under | shown | played / / / | owed 0 0 0 0 | folds 0 0 0 0"
    " | stake 1 raised 0 toeper - washer - claim - | leader - turn - tricks 0 length 4"
    " | dealer 3 winner 3 crosses 1 rounds 7 | phase wash queue 0 1 2 3"
)
"""The learner holds four pictures."""


def highest(state: ToepenState) -> int:
    """Return the index of the highest card of the learner's hand."""
    heights = [STRENGTH[card] for card in state.hands[LEARNER]]
    return heights.index(max(heights))


LESSONS = (
    Lesson(
        "P",
        "toepen",
        4,
        {},
        4,
        (
            Step("goal", ROUND),
            Step("order", answers=("eight", "ten", "jack", "king"), right=highest),
            Step(
                "follow",
                meant=("seat 0 card Jh",),
                then=("seat 1 card 9h", "seat 2 card Qh", "seat 1 toep", "seat 2 fold", "seat 3 stay"),
            ),
            Step("stay", meant=("seat 0 stay",), then=("seat 1 card 7d", "seat 3 card Jd")),
            Step("throw", meant=("seat 0 card Kc",), then=("seat 1 card 7s", "seat 3 card As")),
            Step("take", meant=("seat 0 card 8s",)),
            Step("over", meant=("seat 0 toep",), then=("seat 1 fold", "seat 3 stay")),
            Step("win", meant=("seat 0 card Th",), then=("seat 3 card Kh",)),
            Step("score"),
            Step("pelt", PELT, ("seat 0 fold",)),
            Step(
                "blind",
                BLIND,
                ("seat 0 no_blind",),
                ("dealer look 7d Jh Qs Kh 8c 9s Jd Qc As 9h Tc Kd 7s 8h Td Qd",),
            ),
            Step(
                "wash",
                WASH,
                ("seat 0 wash_white",),
                (
                    "seat 1 no_check",
                    "seat 2 check",
                    "dealer turn_over Ac Jd Qh Ks",
                    "dealer draw 7c 9c Th Kc",
                ),
            ),
        ),
    ),
)
