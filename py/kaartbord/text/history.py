"""What is said of the history of a game as a whole."""

from .messages import Messages


def undone(messages: Messages, times: int) -> str:
    """How often turns were taken back in a game; "" for never."""
    return messages.count(times, "undone") if times else ""
