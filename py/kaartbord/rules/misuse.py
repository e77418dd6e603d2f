"""The errors of impossible arguments to a game."""


class Misuse(ValueError):
    """House rules, a number of seats, a seat or an action that do not exist; the message is a sentence. An
    existing action that the rules forbid is `Illegal` instead."""


class BadPosition(Misuse):
    """A text that is not a position, or a position from which play cannot continue."""
