"""The window as the table sees it: on a big screen a small one, which the style sheet draws large.

So letters, plates and everything laid out round the board grow together, and what is painted stays sharp.
"""

from js import document, window

from . import promises

SIDE = 440.0
"""The shorter side of the table on a big screen, in its own px: its smallest letters, of 15 px, are 1/30 of it."""

USUAL = 16.0
"""The size of letters, in px, that browsers have unless somebody wants another."""


def magnify() -> None:
    """Draw the table so that it fills the window; again whenever that has another size."""
    scale = min(window.innerWidth, window.innerHeight) / SIDE
    style = document.documentElement.style
    style.setProperty("--magnified", str(scale))
    style.fontSize = "16px"  # its letters fit the window, whatever size those of the browser have


def stop_magnifying() -> None:
    """Draw the table as large as it is."""
    style = document.documentElement.style
    style.removeProperty("--magnified")
    style.fontSize = ""


def scale() -> float:
    """Return the px of the window in one of the table."""
    return float(document.documentElement.style.getPropertyValue("--magnified") or 1)


def is_on() -> bool:
    """Return whether the table is drawn large."""
    return scale() != 1


def letter_scale() -> float:
    """Return the size of the letters of the page, by the wish of their reader, in times the usual size."""
    return float(window.getComputedStyle(document.documentElement).fontSize.removesuffix("px")) / USUAL


def has_rail() -> bool:
    """Return whether score and log are next to the board."""
    rail = document.querySelector(".rail")
    return bool(rail and rail.offsetWidth)


def dpr() -> float:
    """Return the pixels of the device in one px of the table."""
    return float(window.devicePixelRatio or 1) * scale()


async def toggle_fullscreen() -> None:
    """Make the page fill the screen, or leave that."""
    if document.fullscreenElement:
        await promises.call_or_none(document, "exitFullscreen")
    else:
        await promises.call_or_none(document.documentElement, "requestFullscreen")
