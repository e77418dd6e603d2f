"""What is asked of a trick in the lesson of ToedeLoe: who wins it, and what it is worth."""

from typing import NamedTuple

from ...games.toedeloe.state import JOKER_VALUE
from ...games.toedeloe.taking import WORTH
from ...rules.cards import face


class Answers(NamedTuple):
    """What was answered to one trick; None for nothing yet."""

    winner: int | None = None
    """Which card, from the left."""
    value: int | None = None


def values(trick: bytes) -> list[int]:
    """What one may be asked to choose from: each card's value as if it were black, a joker's choice, none."""
    worths = {WORTH[face(card) >> 2] for card in trick if face(card) >> 2 in WORTH}
    return [*sorted(worths, reverse=True), JOKER_VALUE, 0]
