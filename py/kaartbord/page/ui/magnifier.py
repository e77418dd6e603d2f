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


def end() -> None:
    """Draw the table as large as it is."""
    style = document.documentElement.style
    style.removeProperty("--magnified")
    style.fontSize = ""


def scale() -> float:
    """So many px of the window is one of the table."""
    return float(document.documentElement.style.getPropertyValue("--magnified") or 1)


def is_on() -> bool:
    """Whether the table is drawn large."""
    return scale() != 1


def letters() -> float:
    """Return how many times as large as usual the letters of the page are, by the wish of who reads them."""
    return float(window.getComputedStyle(document.documentElement).fontSize.removesuffix("px")) / USUAL


def has_rail() -> bool:
    """Whether score and log stand next to the board."""
    rail = document.querySelector(".rail")
    return bool(rail and rail.offsetWidth)


def dpr() -> float:
    """So many pixels of the device is one of the table."""
    return float(window.devicePixelRatio or 1) * scale()


async def fill_screen() -> None:
    """Have the page fill the screen, or no longer."""
    if document.fullscreenElement:
        await promises.wish(document, "exitFullscreen")
    else:
        await promises.wish(document.documentElement, "requestFullscreen")
