"""Playing with one switch or two: all that can be done is framed in turn, and a key or a tap chooses it."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from js import document, performance

from ...scene.keyboard import scan
from ...scene.keyboard.scan import Scan
from .dom import by_id, data, listen, spawn

GLANCE = 0.2
"""Seconds after which the page is looked at again."""

REACTION_MS = 250
"""Milliseconds after a new frame in which a press cannot have been meant for it."""

STEP_KEY, CHOOSER = " ", "Enter"
"""The keys of two switches; with one either of them, or a tap anywhere, chooses."""

PLACES = {
    "gold": "#actions .gold",
    "hand": "#hand button",
    "board": ".twin [data-picks]:not([data-picks=''])",
    "choices": "#choices button, #call",
    "actions": "#actions button",
    "tools": "#table button, #table summary",
}
"""Selectors of the places that are scanned at a table; a place lacks the nodes of those before it."""

CONTROLS = "button, summary, select, a[href], input:not([type=range], [type=text])"
"""Nodes that are scanned on a sheet, and where no table is open."""

CHOSEN_CARD = "#hand [aria-pressed=true]"
"""A card that has been chosen."""

DISABLED = "[aria-disabled=true], [disabled], details:not([open]) :not(summary, summary *)"
"""Nodes that cannot be pressed, or are folded away though they have a place."""


class Scanner:
    """Scans all that the page shows, while the settings want that."""

    def __init__(self, stop: Callable[[], object]) -> None:
        """Take `stop`, which switches this off: Escape does, where it closes no sheet, for a helper."""
        self._stop = stop
        self._switches, self._seconds = "off", 0.0
        self._task: asyncio.Task[None] | None = None
        self._nodes: list[Any] = []
        """All that can be pressed now, group by group."""
        self._known: list[list[str]] = []
        self._scan = Scan(())
        self._since = 0.0
        """The time of the last change of the page, on the clock of its events."""
        for event in ("keydown", "keyup"):
            listen(document, event, self._key, capture=True)
        for event in ("pointerdown", "pointerup", "click"):
            listen(document, event, self._tap, capture=True)

    def configure(self, switches: str, seconds: float) -> None:
        """Scan with `switches` (off, one, two), and with one continue after `seconds`."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._point(on=False)
        self._switches, self._seconds, self._known = switches, seconds, []
        if switches != "off":
            self._task = spawn(self._run())

    async def _run(self) -> None:
        """Look at the page, again and again; with one switch move to the next thing in time."""
        stood = 0.0
        while True:
            if self._look():
                stood = 0.0
            elif self._switches == "one" and stood >= self._seconds:
                self._move(self._scan.step())
                stood = 0.0
            await asyncio.sleep(GLANCE)
            stood += GLANCE

    # ---- the nodes

    def _look(self) -> bool:
        """Return whether there is something else to do than before; then start again with that."""
        groups = self._groups()
        known = [[_name(node) for node in group] for group in groups]
        self._point(on=False)
        self._nodes = [node for group in groups for node in group]
        fresh = known != self._known
        if fresh:
            self._known, self._since = known, float(performance.now())
            self._scan = Scan(tuple(scan.numbered([len(group) for group in groups])))
        self._point(on=True)
        return fresh

    def _groups(self) -> list[Sequence[Any]]:
        sheets = _sheets()
        root = sheets[-1] if sheets else by_id("app")
        if sheets or data(document.documentElement, "screen") != "table":
            nodes = list(root.querySelectorAll(CONTROLS))
            heads = [node for node in nodes if node.closest("header")]  # such as the close button
            parts = [node for node in nodes if node not in heads], heads
            return [found for part in parts if (found := _usable(part))]
        asked: dict[str, Sequence[Any]] = {}
        before: list[Any] = []
        for place, selector in PLACES.items():
            nodes = [node for node in root.querySelectorAll(selector) if node not in before]
            before += nodes
            asked[place] = _usable(nodes)
        return scan.ordered_groups(asked, chosen=bool(document.querySelector(CHOSEN_CARD)))

    # ---- the switches

    def _key(self, event: Any) -> None:
        key = str(event.key)
        if self._switches == "off" or _is_text_field(event.target):
            return
        if key == "Escape" and event.type == "keydown" and not _sheets():
            self._stop()
        if key not in (STEP_KEY, CHOOSER):
            return
        _keep(event)
        if event.type == "keydown" and not event.repeat:
            self._pressed(float(event.timeStamp), steps=self._switches == "two" and key == STEP_KEY)

    def _tap(self, event: Any) -> None:
        """Choose by a tap anywhere, but not by a click that a press of ours makes."""
        if self._switches == "one" and event.isTrusted:
            _keep(event)
            if event.type == "click":
                self._pressed(float(event.timeStamp), steps=False)

    def _pressed(self, when: float, *, steps: bool) -> None:
        if self._look() or when < self._since + REACTION_MS:
            return  # it was meant for the nodes before
        if steps and not self._scan.rests:
            self._move(self._scan.step())
            return
        after, chosen = self._scan.choose()
        node = self._nodes[chosen] if chosen is not None else None
        self._move(after)
        if node is not None:
            node.click()

    def _move(self, to: Scan) -> None:
        self._point(on=False)
        self._scan = to
        self._point(on=True)

    def _point(self, *, on: bool) -> None:
        """Frame the nodes that are pointed at, or remove their frame."""
        pointed = [self._nodes[number] for number in self._scan.pointed if number < len(self._nodes)]
        for node in pointed:
            _framed(node).classList.toggle("is-scanned", on)
        if pointed and on:
            pointed[0].focus()


def _sheets() -> list[Any]:
    return list(document.querySelectorAll("#dialogs dialog[open]"))


def _is_text_field(node: Any) -> bool:
    """Return whether letters are typed there."""
    return hasattr(node, "matches") and bool(node.matches("textarea, input[type=text]"))


def _keep(event: Any) -> None:
    """Keep an event from all other listeners."""
    event.preventDefault()
    event.stopImmediatePropagation()


def _usable(nodes: Iterable[Any]) -> list[Any]:
    """Return those of these nodes that are shown and do something."""
    return [node for node in nodes if node.getClientRects().length and not node.matches(DISABLED)]


def _framed(node: Any) -> Any:
    """Return the framed node for a node: a field is seen by its label."""
    return node.closest("label") or node


def _name(node: Any) -> str:
    return str(node.getAttribute("aria-label") or _framed(node).textContent)
