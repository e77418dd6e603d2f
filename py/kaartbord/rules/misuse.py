"""What is raised when a game is asked something that cannot be."""


class Misuse(ValueError):
    """House rules, a number of seats, a seat or an action that do not exist; the message is a sentence.

    What exists but the rules forbid is no misuse: that is `Illegal`.
    """


class BadPosition(Misuse):
    """A text that is no position, or a position from which play cannot go on."""
