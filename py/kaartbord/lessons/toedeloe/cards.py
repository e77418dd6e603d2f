"""The cards of ToedeLoe: who takes a trick and what it is worth, trick by trick.

The player on the left leads to all of them, and the learner plays last.
"""

from ...games.toedeloe.state import State
from ...games.toedeloe.taking import best, led, playable, trick, worth
from ..lesson import LEARNER, Lesson, Step


def before(left: str, mate: str, right: str, hand: str) -> str:
    """The first trick of a deal, with a card of each of the others on it, and the learner's hand of nine."""
    unseen = " ".join("?" * 8)
    return (
        f"toedeloe 4 | cells {' '.join(['.......'] * 12)} | minus 0 0 | left 40 40"
        f" | hands {hand} / {unseen} / {unseen} / {unseen} | played / {left} / {mate} / {right}"
        " | gone | takers | plus 0 0 0 0 | placed 0 0 | leader 1 turn 0 dealer 0 deals 1 | phase trick"
    )


WORTHS = (0, 8, 12, 15)
"""Values of a trick that are asked about."""

TAKERS = ("you", "left", "mate", "right")
"""By seat: what a player is called."""

VALUES = ("nothing", "eight", "twelve", "fifteen")
"""By place in WORTHS: what a value is called."""

BOTH = ((1, 15), (3, 15), (1, 7), (0, 0))
"""Takers and values that are asked about together."""


def complete(state: State) -> bytes:
    """The cards of the trick once the learner has added the one that may be played."""
    (own,) = playable(state.hands[LEARNER], led(state))
    return bytes([*(card for _, card in trick(state)), own])


def takes(state: State) -> int:
    """The seat that takes the trick."""
    return (state.leader + best(complete(state))) % state.table.seats


def brings(state: State) -> int:
    """What the trick is worth, as a place in WORTHS."""
    return WORTHS.index(worth(complete(state)))


def takes_and_brings(state: State) -> int:
    """Both, as a place in BOTH."""
    return BOTH.index((takes(state), worth(complete(state))))


def who(name: str, position: str, card: str) -> Step:
    """Asks who takes a trick that the learner completes with this card."""
    return Step(name, position, (), (f"seat 0 card {card}",), TAKERS, takes)


def how_much(name: str, position: str, card: str) -> Step:
    """Asks what a trick is worth that the learner completes with this card."""
    return Step(name, position, (), (f"seat 0 card {card}",), VALUES, brings)


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
        Step("follow", meant=("seat 0 card Kc",)),
        who("other_suit", before("2D", "6d", "8C", "7d Kc 4c 2h 9h Jh 4s 8s Th"), "7d"),
        who("no_black", before("9H", "4h", "2D", "3h Kc 4c 9d Jd 6d 4s 8s Ts"), "3h"),
        how_much("black", before("7S", "7s", "JS", "As Kc 4c 2h 9h Jd 6d 8d Th"), "As"),
        how_much("red", before("AD", "4d", "5D", "7d Kc 4c 2h 9h Jh 4s 8s Th"), "7d"),
        how_much("highest", before("2D", "6d", "QS", "3d Kc 4c 2h 9h Jh 4s 8s Th"), "3d"),
        Step(
            "both",
            before("7D", "3d", "AC", "2d Kc 4c 2h 9h Jh 4s 8s Th"),
            then=("seat 0 card 2d",),
            answers=("left", "right", "less", "nothing"),
            right=takes_and_brings,
        ),
        who("equal", before("4C", "2c", "AC", "Ac 5h 2h 9h Jd 6d 4s 8s Th"), "Ac"),
        who("joker", before("3H", "*s", "AH", "2h Kc 4c 9d Jd 6d 4s 8s Ts"), "2h"),
        Step("last_joker", JOKER, ("seat 0 card *s",)),
        Step("plus"),
    ),
)
