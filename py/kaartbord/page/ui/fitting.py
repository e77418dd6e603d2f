"""Words that fit their zone: longer ones are written smaller, so that nothing else has to move."""

from collections.abc import Iterable, Sequence
from typing import Any

from js import document

from ...match.names import MAX_NAME_LENGTH
from ...text import people
from . import magnifier
from .dom import el, fill
from .magnifier import USUAL

LEAST, MIN_LOOKUP_FONT_PX = 15, 13
"""The smallest type, in px where the browser's letters have the usual size: words grow along with those,
while a name may stay this small. Then that of words that are only looked up, but not on a big screen."""

STEPS = (16, 8, 4, 2, 1)
"""Px by which smaller type is tried at each look: together they reach every size up to 30 above the least."""

LETTERS = (10, 8, 7, 6, 5, 4)
"""The numbers of letters of a name that are tried, one after the other, where its first word is too long."""


def fit_words(selector: str, *, aside: bool = False) -> None:
    """Write the words of these nodes as large as the style sheet has them, or as small as their zones need.
    `aside` is True for words that are only looked up."""
    _fit(document.querySelectorAll(selector), MIN_LOOKUP_FONT_PX if aside and not magnifier.is_on() else LEAST)


def fit_names(selector: str, names: Sequence[str]) -> None:
    """Write the names of these nodes whole, or where they would be too small in brief, unlike each other.

    All of them get the size of the smallest. `names` are those of the table, and `data-seat` of a node is the
    seat of its name. Screen readers get them whole.
    """
    nodes = every = list(document.querySelectorAll(selector))
    for node in nodes:
        fill(node, names[int(node.dataset.seat)])
    least = LEAST / magnifier.letter_scale()
    for most in (MAX_NAME_LENGTH, *LETTERS):
        if nodes := _fit(nodes, least):
            seen = people.short_names(names, most)
            for node in nodes:
                _shorten(node, seen[int(node.dataset.seat)])
    _fit(nodes, least)
    sizes = [node.style.fontSize for node in every if node.style.fontSize]
    for node in every:
        node.style.fontSize = min(sizes, key=lambda size: float(size.removesuffix("rem")), default="")


def _shorten(node: Any, name: people.ShortName) -> None:
    """Write a name in brief; the hidden parts stay in the document."""
    start = el("span", text=name.start, data_sign=name.sign)
    skipped, rest = (el("span", text=text, cls="sr-only") for text in (name.skipped, name.rest))
    fill(node, start, skipped, name.end, rest)


def _fit(nodes: Iterable[Any], least: float) -> list[Any]:
    """Write these nodes smaller where they must be; return those that overflow even with the smallest type.

    The browser is never asked for the size it applied: it may have a least one of its own, or enlarge all type.
    """
    nodes = list(nodes)
    for node in nodes:
        node.style.fontSize = ""
        node.classList.remove("is-full")
    tight = [node for node in nodes if _overflows(node)]
    too_large = [least + sum(STEPS)] * len(tight)
    for step in STEPS:
        for node, size in zip(tight, too_large, strict=True):
            node.style.fontSize = f"{(size - step) / USUAL}rem"
        too_large = [size - step if _overflows(node) else size for node, size in zip(tight, too_large, strict=True)]
    for node, size in zip(tight, too_large, strict=True):
        node.style.fontSize = f"{max(size - 1, least) / USUAL}rem"
    full = [node for node, size in zip(tight, too_large, strict=True) if size == least]
    for node in full:
        node.classList.add("is-full")
    return full


def _overflows(node: Any) -> bool:
    return bool(node.scrollHeight > node.clientHeight + 1 or node.scrollWidth > node.clientWidth)
