"""The firm player of ToedeLoe: it knows the gain of every trick for either team, and plays for or against it.

It knows only its view. Its random choices are seeded by the text of that view, so the same view gives the same choice.
"""

from collections.abc import Sequence
from hashlib import sha256

from ....match.shuffle import SeededStream
from ....rules.protocol import Action
from ... import toedeloe
from ..rules.state import SCORE, ToedeloeState
from .cards import card_worths, chairs_to_come, payoffs
from .pawns import best_scoring, trick_gains

DEALS = 40
"""Deals sampled for one card, if others are still to play."""


def choose(view: ToedeloeState, seat: int, legal: Sequence[Action]) -> Action:
    """Return the choice of the seat among its legal actions."""
    if view.phase == SCORE:
        return best_scoring(view, legal)
    stream = SeededStream(sha256(f"{toedeloe.write(view)} seat {seat}".encode()).digest())
    worths = card_worths(
        view,
        [action.cards[0] for action in legal],
        payoffs(view, trick_gains(view)),
        stream,
        DEALS if chairs_to_come(view) else 1,
    )
    return max(zip(worths, legal, strict=True), key=lambda pair: pair[0])[1]
