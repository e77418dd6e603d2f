"""The zones of a question, whatever game asks it: prompt, advice, choices and buttons."""

from collections.abc import Sequence
from math import inf
from typing import Any

from js import document, performance

from ..ui.dom import by_id, data, el, fill, is_news, show
from ..ui.fitting import fit_words
from ..ui.roving_focus import set_tab_stop
from .regions import announce

PROMPT, ADVICE, BUTTONS = "#prompt", "#advice", "#controls :is(button, .hint)"
"""Selectors for the words of a question, in zones that do not grow."""

GUARD_MS = 300.0
"""Milliseconds that a finger may be on its way; the style sheet has it too."""


def prompt(words: str, link: Any = None, *, kind: str = "", marked: Sequence[Any] = ()) -> bool:
    """Fill the prompt pill; return False if it has these words already.

    It is of the kind "bad" where something is refused, "first" where something new is explained. `link` is a
    button that explains more, and `marked` are the words with their terms as buttons. A choice other than the
    advised one ends the advice.
    """
    place = by_id("prompt")
    if not is_news(place, words):
        return False
    place.className = f"prompt {kind}".rstrip()
    fill(place, el("span", *(marked or [words])), link)
    fit_words(PROMPT)
    show_hint("")
    hide_repeated_move()
    return True


def hide_repeated_move() -> None:
    """Hide the words of the last move while the pill has the same."""
    last = by_id("last")
    last.classList.toggle("is-said", data(last, "words") == data(by_id("prompt"), "words"))


def announce_prompt(words: str, link: Any = None, *, kind: str = "", marked: Sequence[Any] = ()) -> None:
    """Fill the pill and announce its words, unless it has them already."""
    if prompt(words, link, kind=kind, marked=marked):
        announce(words)


def show_hint(words: str, buttons: str = "", marked: Sequence[Any] = ()) -> None:
    """Show advice, and mark the buttons that follow it; empty words remove it.

    `marked` are the words with their terms as buttons.
    """
    place = by_id("advice")
    fill(place, el("span", *(marked or [words])))
    place.dataset.buttons = buttons
    show(place, bool(words))
    fit_words(ADVICE)
    _mark()


def _mark() -> None:
    """Mark the buttons that the advice is about, each time that they are put there."""
    buttons = data(by_id("advice"), "buttons")
    for node in by_id("controls").querySelectorAll("button"):
        node.classList.toggle("is-advised", bool(buttons) and node.matches(buttons))


def offer(choices: Sequence[Any], actions: Sequence[Any], *, forced: bool = False) -> None:
    """Show the choices of a question, and the buttons that act; `forced` if there is nothing to choose."""
    place = by_id("controls")
    place.dataset.asking, place.dataset.forced = "yes", "yes" if forced else "no"
    _guard(place, [*choices, *actions])
    _keep_focus(by_id("choices"), *choices)
    _keep_focus(by_id("actions"), *actions)
    fit_words(BUTTONS)
    _mark()


def clear_controls(*instead: Any) -> None:
    """Clear the question; `instead` are buttons for the meantime."""
    place = by_id("controls")
    place.dataset.asking = place.dataset.forced = "no"
    _guard(place, instead, over=True)
    if place.contains(document.activeElement):
        by_id("prompt").focus()
    fill(by_id("choices"))
    fill(by_id("actions"), *instead)
    set_tab_stop(by_id("actions"))
    show(by_id("actions"), bool(instead))
    fit_words(BUTTONS)


def _guard(place: Any, coming: Sequence[Any], *, over: bool = False) -> None:
    """Guard fresh buttons from a finger that may still be on its way to those of a moment ago. Buttons that were
    there already stay usable, unless they belonged to a question that is `over`. The place itself records when
    it had buttons last, and what they did."""
    now = float(performance.now())
    if there := [*map(_effect_of, place.querySelectorAll("#choices button, #actions button"))]:
        place.dataset.at, place.dataset.were = str(now), "\n".join(there)
    fresh, were = now - float(data(place, "at") or -inf) < GUARD_MS, data(place, "were").split("\n")
    for node in coming:
        node.classList.toggle("is-fresh", fresh and _effect_of(node) not in were)
    if over:
        place.dataset.were = ""


def _effect_of(node: Any) -> str:
    """Return what a button does; the gold one plays whatever was chosen."""
    words = "" if data(node, "do") == "confirm" else node.textContent
    return f"{data(node, 'do')} {words}"


def action_selector(rank: int) -> str:
    """Return the selector of the buttons that choose the action of this place among the legal ones."""
    return f":is([data-do=use], [data-do=call])[data-arg='{rank}']"


def focus_gold_button() -> None:
    """Bring the focus to the gold button."""
    if node := by_id("actions").querySelector(".gold"):
        node.focus()


def press_gold_button() -> None:
    """Press the gold button, or the only one in its place."""
    place = by_id("actions")
    node = place.querySelector(".gold") or (place.firstElementChild if place.childElementCount == 1 else None)
    if node:
        node.click()


def _keep_focus(place: Any, *nodes: Any) -> None:
    """Replace buttons without losing the keyboard's place among them."""
    held = data(document.activeElement, "do") if place.contains(document.activeElement) else ""
    fill(place, *nodes)
    show(place, bool(nodes))
    set_tab_stop(place)
    if held and (node := place.querySelector(f'[data-do="{held}"]') or place.lastElementChild):
        node.focus()
