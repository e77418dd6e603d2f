"""Words that fit their zone: what is too long for it is written smaller, so that nothing else has to move."""

from collections.abc import Iterable
from typing import Any

from js import document, window

from . import magnifier
from .dom import el, fill

LEAST, LEAST_NAME, LEAST_FAR = 9.0, 13.0, 15.0
"""The smallest type, in px, that of names, and that of a table that is looked at from afar."""


def fit_words(selector: str) -> None:
    """Write the words of these nodes as large as the style sheet says, or as small as their zones need."""
    _fit(document.querySelectorAll(selector), LEAST)


def fit_names(selector: str) -> None:
    """Write these names whole, or where they would be too small only their first words; they are heard whole."""
    nodes = list(document.querySelectorAll(selector))
    for node in nodes:
        fill(node, node.textContent)
    for node in _fit(nodes, LEAST_NAME):
        first, space, rest = node.textContent.partition(" ")
        fill(node, first, el("span", text=space + rest, cls="sr-only"))
        _fit([node], LEAST_NAME)


def _fit(nodes: Iterable[Any], least: float) -> list[Any]:
    """Write these nodes smaller where they must; those that overflow even with the smallest type."""
    tight, full = list(nodes), []
    least = LEAST_FAR if magnifier.is_on() else least
    for node in tight:
        node.style.fontSize = ""
    while tight := [node for node in tight if _overflows(node)]:
        sizes = [float(window.getComputedStyle(node).fontSize.removesuffix("px")) for node in tight]
        measured, tight = zip(tight, sizes, strict=True), []
        for node, size in measured:
            if size > least:
                node.style.fontSize = f"{max(least, size - 1)}px"
                tight.append(node)
            else:
                full.append(node)
    return full


def _overflows(node: Any) -> bool:
    return bool(node.scrollHeight > node.clientHeight + 1 or node.scrollWidth > node.clientWidth)
