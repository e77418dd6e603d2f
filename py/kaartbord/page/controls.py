"""Where a question stands, whatever game asks it: the prompt, the choices, and the buttons below them."""

from collections.abc import Sequence
from typing import Any

from js import document

from .dom import button, by_id, data, el, fill, show


def prompt(words: str, *, bad: bool = False, rule: str = "", rule_text: str = "") -> None:
    """The pill that says what to do, or why something cannot be done."""
    place = by_id("prompt")
    if place.firstElementChild and place.firstElementChild.textContent == words:
        return
    place.className = "prompt bad" if bad else "prompt"
    fill(place, el("span", text=words), button(rule_text, "rule", rule, cls="plain link") if rule else None)


def offer(choices: Sequence[Any], actions: Sequence[Any]) -> None:
    """Something is asked now: these are the choices, and the buttons that act."""
    by_id("controls").dataset.asking = "yes"
    _keep_focus(by_id("choices"), *choices)
    _keep_focus(by_id("actions"), *actions)


def take_away(*instead: Any) -> None:
    """Nothing is asked now; `instead` are buttons that stand there meanwhile."""
    place = by_id("controls")
    place.dataset.asking = "no"
    if place.contains(document.activeElement):
        by_id("prompt").focus()
    fill(by_id("choices"))
    fill(by_id("actions"), *instead)
    show(by_id("actions"), bool(instead))


def _keep_focus(place: Any, *nodes: Any) -> None:
    """Replace buttons without losing the keyboard's place among them."""
    held = data(document.activeElement, "do") if place.contains(document.activeElement) else ""
    fill(place, *nodes)
    show(place, bool(nodes))
    if held and (node := place.querySelector(f'[data-do="{held}"]') or place.lastElementChild):
        node.focus()
