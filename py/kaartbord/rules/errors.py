"""The errors of impossible arguments to a game."""

from collections.abc import Sequence
from typing import Any


class Misuse(ValueError):
    """House rules, a seat or an action that do not exist, in a sentence; a forbidden action is `Illegal` instead."""


class BadPosition(Misuse):
    """A text that is not a position, or a position from which play cannot continue."""

    def __init__(self, sentence: str, reasons: Sequence[str] = (), state: Any = None) -> None:
        super().__init__(sentence)
        self.reasons, self.state = reasons, state
        """The inconsistencies, and the state that has them; neither for a text that is no position."""
