"""The errors of impossible arguments to a game."""


class Misuse(ValueError):
    """House rules, a seat or an action that do not exist, in a sentence; a forbidden action is `Illegal` instead."""


class BadPosition(Misuse):
    """A text that is not a position, or a position from which play cannot continue."""
