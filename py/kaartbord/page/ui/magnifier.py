"""The window as the table sees it: on a big screen a small one, which the style sheet draws large.

So letters, plates and everything laid out round the board grow together, and what is painted stays sharp.
"""

from js import document, window

from ...paint.theme import LOW, RAIL

SIDE = 440.0
"""The shorter side of the table on a big screen, in its own px: its smallest letters, of 15 px, are 1/30 of it."""


def magnify() -> None:
    """Draw the table so that it fills the window; again whenever that has another size."""
    scale = min(window.innerWidth, window.innerHeight) / SIDE
    document.documentElement.style.setProperty("--magnified", str(scale))


def end() -> None:
    """Draw the table as large as it is."""
    document.documentElement.style.removeProperty("--magnified")


def scale() -> float:
    """So many px of the window is one of the table."""
    return float(document.documentElement.style.getPropertyValue("--magnified") or 1)


def is_on() -> bool:
    """Whether the table is drawn large."""
    return scale() != 1


def size() -> tuple[float, float]:
    """Width and height of the window in px of the table."""
    return float(window.innerWidth) / scale(), float(window.innerHeight) / scale()


def has_rail() -> bool:
    """Whether score and log stand next to the board."""
    return is_on() or (window.innerWidth >= RAIL and window.innerHeight >= LOW)


def dpr() -> float:
    """So many pixels of the device is one of the table."""
    return float(window.devicePixelRatio or 1) * scale()
