"""Words that fit their zone: what is too long for it is written smaller, so that nothing else has to move."""

from typing import Any

from js import document, window

from . import magnifier

LEAST, LEAST_FAR = 9.0, 15.0
"""The smallest type, in px, and that of a table that is looked at from afar."""


def fit_words(selector: str) -> None:
    """Write the words of these nodes as large as the style sheet says, or as small as their zones need."""
    tight, least = list(document.querySelectorAll(selector)), LEAST_FAR if magnifier.is_on() else LEAST
    for node in tight:
        node.style.fontSize = ""
    while tight := [node for node in tight if _overflows(node)]:
        for node in tight:
            size = float(window.getComputedStyle(node).fontSize.removesuffix("px"))
            node.style.fontSize = f"{size - 1}px"
        tight = [node for node in tight if float(node.style.fontSize.removesuffix("px")) > least]


def _overflows(node: Any) -> bool:
    return bool(node.scrollHeight > node.clientHeight + 1 or node.scrollWidth > node.clientWidth)
