"""The empty table in the document: its regions, in the order of keyboard and speech."""

from typing import Any

from ...text.messages import Messages
from ..ui.dom import button_element, by_id, data, el, fill, is_news, label
from ..ui.svg import icon

MAX_ANNOUNCEMENTS = 12
"""Sentences that stay, so that a slow screen reader still reads them all."""


def announce(words: str, *, again: bool = False) -> None:
    """Announce a sentence politely; the last one is not cut short, and is repeated only if `again`."""
    place = by_id("said")
    if not is_news(place, words) and not again:
        return
    place.append(el("p", text=words))
    if place.childElementCount > MAX_ANNOUNCEMENTS:
        place.firstElementChild.remove()


def build(title: str) -> None:
    """Build the empty table in the document, in the order of keyboard and speech; `write_words` adds its words."""
    fill(
        by_id("table"),
        el(
            "header",
            _tool("back", "leave"),
            el(
                "div",
                el("h1", text=title),
                el("p", id="deal-line"),
                el("p", button_element(do="seats", aria_haspopup="dialog"), id="live", role="status", hidden=True),
                cls="bar-words",
            ),
            button_element(id="cover", cls="ghost", do="cover", data_text="table.cover", hidden=True),
            button_element(id="side-board", cls="ghost", do="side", data_text="table.side"),
            button_element(id="enlarge", cls="icon-button", do="enlarge", hidden=True),
            _tool("undo", "undo", id="undo", aria_keyshortcuts="Control+Z", hidden=True),
            _tool("cards", "last-trick", id="last-trick", aria_keyshortcuts="L", hidden=True),
            _tool("unlocked", "weak", id="weak", hidden=True),
            _tool("gesture", "gesture", id="gesture", hidden=True),
            _tool("help", "table-rules"),
            _tool("menu", "table-menu"),
            cls="bar",
        ),
        el(
            "div",
            el(
                "div",
                el("p", id="prompt", cls="prompt", tabindex="-1"),
                button_element(
                    icon("hint"),
                    id="hint",
                    cls="paper",
                    do="hint",
                    aria_keyshortcuts="?",
                    data_label="hint.ask",
                    hidden=True,
                ),
                el("p", id="advice", hidden=True),
                cls="prompt-row",
            ),
            el("div", id="hand", role="toolbar", data_label="table.hand", data_walk=True),
            el(
                "div",
                button_element(id="call", cls="paper", do="call", hidden=True),
                el("div", id="choices", role="toolbar", data_label="table.choices", data_walk=True),
                el("div", id="actions", role="toolbar", data_label="table.actions", data_walk=True),
                id="controls",
            ),
            cls="tray",
        ),
        el("div", el("ul", id="plates", data_label="table.players"), id="board-place"),
        el("div", id="last"),
        el("p", id="turn"),
        el(
            "aside",
            el("h2", id="score-title"),
            el("div", id="score"),
            el("div", id="card-help"),
            el("h2", data_text="table.log"),
            el("div", id="log"),
            cls="rail panel",
            tabindex="0",
            data_label="table.log",
        ),
        el("div", id="replay", hidden=True),
        el("div", id="gestures", aria_live="polite"),
        el("div", id="said", cls="sr-only", aria_live="polite"),
    )


def _tool(picture: str, do: str, **more: Any) -> Any:
    label = f"table.{do.removeprefix('table-')}"
    return button_element(icon(picture), cls="icon-button", do=do, data_label=label, **more)


def write_words(messages: Messages) -> None:
    """Put the table's fixed words in a language."""
    root = by_id("table")
    for node in root.querySelectorAll("[data-label]"):
        if node.tagName == "BUTTON":
            label(node, messages.format(node.dataset.label))
        else:
            node.setAttribute("aria-label", messages.format(node.dataset.label))
    for node in root.querySelectorAll("[data-text]"):
        node.textContent = messages.format(node.dataset.text)


def show_side(*, board: bool) -> None:
    """Bring the board into view, or the hand, where they are not in view together."""
    by_id("table").setAttribute("data-side", "board" if board else "hand")
    by_id("side-board").setAttribute("aria-pressed", str(board).lower())


def toggle_side() -> None:
    """Turn from the board to the hand, or back."""
    show_side(board=data(by_id("table"), "side") != "board")
