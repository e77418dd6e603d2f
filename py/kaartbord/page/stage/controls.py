"""Where a question stands, whatever game asks it: prompt, advice, choices and buttons."""

from collections.abc import Sequence
from math import inf
from typing import Any

from js import document, performance

from ..ui.dom import by_id, data, el, fill, is_news, show
from ..ui.fitting import fit_words
from ..ui.walking import one_stop
from .regions import say_aloud

PROMPT, ADVICE, BUTTONS = "#prompt", "#advice", "#controls :is(button, .hint)"
"""What holds the words of a question, in zones that do not grow."""

GUARD_MS = 300.0
"""How long a finger may be on its way; the style sheet has it too."""


def prompt(words: str, link: Any = None, *, kind: str = "", marked: Sequence[Any] = ()) -> bool:
    """Fill the pill that says what to do; False if it says so already.

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
    advise("")
    hide_echo()
    return True


def hide_echo() -> None:
    """Leave the words of the last move away while the pill says the same."""
    last = by_id("last")
    last.classList.toggle("is-said", data(last, "words") == data(by_id("prompt"), "words"))


def announce(words: str, link: Any = None, *, kind: str = "", marked: Sequence[Any] = ()) -> None:
    """Fill the pill and say it aloud, but not what it says already."""
    if prompt(words, link, kind=kind, marked=marked):
        say_aloud(words)


def advise(words: str, buttons: str = "", marked: Sequence[Any] = ()) -> None:
    """Say what had better be done, and mark the buttons that do it; no words take it away.

    `marked` are the words with their terms as buttons.
    """
    place = by_id("advice")
    fill(place, el("span", *(marked or [words])))
    place.dataset.buttons = buttons
    show(place, bool(words))
    fit_words(ADVICE)
    _mark()


def _mark() -> None:
    """Mark the buttons that the advice is about, as often as they are put there."""
    buttons = data(by_id("advice"), "buttons")
    for node in by_id("controls").querySelectorAll("button"):
        node.classList.toggle("is-advised", bool(buttons) and node.matches(buttons))


def offer(choices: Sequence[Any], actions: Sequence[Any], *, forced: bool = False) -> None:
    """Something is asked now: these are the choices, and the buttons that act; `forced` if there is nothing to
    choose."""
    place = by_id("controls")
    place.dataset.asking, place.dataset.forced = "yes", "yes" if forced else "no"
    _guard(place, [*choices, *actions])
    _keep_focus(by_id("choices"), *choices)
    _keep_focus(by_id("actions"), *actions)
    fit_words(BUTTONS)
    _mark()


def take_away(*instead: Any) -> None:
    """Nothing is asked now; `instead` are buttons that stand there meanwhile."""
    place = by_id("controls")
    place.dataset.asking = place.dataset.forced = "no"
    _guard(place, instead, over=True)
    if place.contains(document.activeElement):
        by_id("prompt").focus()
    fill(by_id("choices"))
    fill(by_id("actions"), *instead)
    one_stop(by_id("actions"))
    show(by_id("actions"), bool(instead))
    fit_words(BUTTONS)


def _guard(place: Any, coming: Sequence[Any], *, over: bool = False) -> None:
    """Keep what comes where other buttons were a moment ago from being pressed at once: a finger may still be on its
    way to those. What was there already stays as it is, unless it belonged to a question that is `over`. The place
    itself knows when it had buttons last, and what they did."""
    now = float(performance.now())
    if there := [*map(_doing, place.querySelectorAll("#choices button, #actions button"))]:
        place.dataset.at, place.dataset.were = str(now), "\n".join(there)
    fresh, were = now - float(data(place, "at") or -inf) < GUARD_MS, data(place, "were").split("\n")
    for node in coming:
        node.classList.toggle("is-fresh", fresh and _doing(node) not in were)
    if over:
        place.dataset.were = ""


def _doing(node: Any) -> str:
    """Return what a button does; the one in gold plays whatever was chosen."""
    words = "" if data(node, "do") == "confirm" else node.textContent
    return f"{data(node, 'do')} {words}"


def doing(rank: int) -> str:
    """Return the selector of the buttons that choose the action of this place among those that are legal."""
    return f":is([data-do=use], [data-do=call])[data-arg='{rank}']"


def enter_gold() -> None:
    """Bring the focus to the gold button."""
    if node := by_id("actions").querySelector(".gold"):
        node.focus()


def press_gold() -> None:
    """Press the gold button, or the only one that stands in its place."""
    place = by_id("actions")
    node = place.querySelector(".gold") or (place.firstElementChild if place.childElementCount == 1 else None)
    if node:
        node.click()


def _keep_focus(place: Any, *nodes: Any) -> None:
    """Replace buttons without losing the keyboard's place among them."""
    held = data(document.activeElement, "do") if place.contains(document.activeElement) else ""
    fill(place, *nodes)
    show(place, bool(nodes))
    one_stop(place)
    if held and (node := place.querySelector(f'[data-do="{held}"]') or place.lastElementChild):
        node.focus()
