"""What is said of the history of a game as a whole."""

from . import count


def undone(lang: str, times: int) -> str:
    """How often turns were taken back in a game; "" for never."""
    return count(lang, times, "undone") if times else ""
