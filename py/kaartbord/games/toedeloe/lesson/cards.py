"""The cards of ToedeLoe: the taker and the value of a trick, trick by trick.

The player on the left leads to all of them, and the learner plays last.
"""

from ....lessons.lesson import LEARNER, Lesson, Step
from ..rules.state import ToedeloeState
from ..rules.taking import current_lead, playable, trick_plays, trick_value, winning_index


def before(left: str, mate: str, right: str, hand: str) -> str:
    """Return the first trick of a deal, with a card of each of the others, and the learner's hand of nine."""
    unseen = " ".join("?" * 8)
    return (
        f"toedeloe 4 | cells {' '.join(['.......'] * 12)} | minus 0 0 | left 40 40"
        f" | hands {hand} / {unseen} / {unseen} / {unseen} | played / {left} / {mate} / {right}"
        " | gone | takers | plus 0 0 0 0 | placed 0 0 | leader 1 turn 0 dealer 0 deals 1 | phase trick"
    )


WORTHS = (0, 8, 12, 15)
"""The values of a trick to choose from."""

TAKERS = ("you", "left", "mate", "right")
"""By seat: the name of its player."""

VALUES = ("nothing", "eight", "twelve", "fifteen")
"""By place in WORTHS: the name of a value."""

BOTH = ((1, 15), (3, 15), (1, 7), (0, 0))
"""The takers and values to choose from together."""


def complete(state: ToedeloeState) -> bytes:
    """Return the cards of the trick once the learner has added the one that may be played."""
    (own,) = playable(state.hands[LEARNER], current_lead(state))
    return bytes([*(card for _, card in trick_plays(state)), own])


def takes(state: ToedeloeState) -> int:
    """Return the seat that takes the trick."""
    return (state.leader + winning_index(complete(state))) % state.table.seats


def brings(state: ToedeloeState) -> int:
    """Return the value of the trick, as a place in WORTHS."""
    return WORTHS.index(trick_value(complete(state)))


def takes_and_brings(state: ToedeloeState) -> int:
    """Return both, as a place in BOTH."""
    return BOTH.index((takes(state), trick_value(complete(state))))


FOLLOW = before("7C", "5c", "JC", "3c Kc 2h 9h Jd 6d 4s 8s Th")
JOKER = before("4S", "5s", "*S", "4c 9c 2h 5h Jd 6d 8d *s Th")

CARDS = Lesson(
    "L",
    "toedeloe-cards",
    4,
    {},
    4,
    (
        Step("goal", FOLLOW),
        Step("piles"),
        Step("follow", meant=("seat 0 card Kc",)),
        Step(
            "black",
            before("6S", "7s", "JS", "As Kc 4c 2h 9h Jd 6d 8d Th"),
            then=("seat 0 card As",),
            answers=VALUES,
            right=brings,
        ),
        Step("red", before("AD", "4d", "5D", "7d Kc 4c 2h 9h Jh 4s 8s Th"), ("seat 0 card 7d",)),
        Step(
            "other_suit",
            before("2D", "6d", "QC", "7d Kc 4c 2h 9h Jh 4s 8s Th"),
            then=("seat 0 card 7d",),
            answers=TAKERS,
            right=takes,
        ),
        Step("equal", before("4C", "2c", "AC", "Ac 5h 2h 9h Jd 6d 4s 8s Th"), ("seat 0 card Ac",)),
        Step("joker", before("4S", "5s", "KS", "4c 9c 2h 5h Jd 6d 8d *s Th"), ("seat 0 card *s",)),
        Step("last_joker", JOKER, ("seat 0 card *s",)),
        Step(
            "both",
            before("7D", "3d", "AC", "2d Kc 4c 2h 9h Jh 4s 8s Th"),
            then=("seat 0 card 2d",),
            answers=("left", "right", "less", "nothing"),
            right=takes_and_brings,
        ),
        Step("plus"),
    ),
)
