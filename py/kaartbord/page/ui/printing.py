"""Printing by the browser's own way: the board of a table, with a button for each paper, or a page."""

import asyncio
from collections.abc import Mapping
from typing import Any

from js import document, window

from ...games import GAMES
from ...rules import options as house
from ...scene.printout import PAPERS, PRINTOUTS, Printout, unit_in_mm, view_box
from ...text import MESSAGES
from ...text.messages import Messages
from ...text.printed.pages import paper_stylesheet_address
from .dom import button, by_id, combine_callbacks, el, handle, listen
from .svg import svg


def print_buttons(messages: Messages, code: str, options: Any) -> Any:
    """Return the buttons that print the board of these house rules; None in a game without one."""
    if code not in PRINTOUTS:
        return None
    rules = house.changes_text(GAMES[code].INFO.options, options)
    papers = [
        button(
            messages.format("printed.paper.board", paper=paper),
            "print-board",
            f"{messages.language.code} {code} {paper} {rules}",
        )
        for paper in PAPERS
    ]
    title = messages.format("printed.paper.this")
    return el(
        "section",
        el("h3", text=title),
        el("p", text=messages.format("printed.paper.lead")),
        el("div", *papers, cls="print-acts"),
        aria_label=title,
    )


async def _print(arg: str) -> None:
    lang, code, paper, rules = arg.split(" ", 3)
    game = GAMES[code]
    board = PRINTOUTS[code](game.options(house.parse(game.INFO.options, rules)))
    label = MESSAGES[lang].format("printed.paper.title", game=game.INFO.name, paper=paper)
    set_printed_nodes(_drawing(board, paper, label))
    await _sized(paper)
    window.print()


def set_printed_nodes(*nodes: Any) -> None:
    """Put these nodes alone on paper; those that were printed before are gone."""
    _clear()
    document.body.append(el("div", *nodes, id="printed"))


def _drawing(board: Printout, paper: str, label: str) -> Any:
    marks = (_node(mark.tag, mark.text, mark.attributes) for mark in board.marks)
    size = unit_in_mm(board, paper)
    return svg(
        "svg",
        *marks,
        role="img",
        aria_label=label,
        viewBox=view_box(board),
        width=f"{board.width * size:.1f}mm",
        height=f"{board.height * size:.1f}mm",
    )


def _node(tag: str, text: str, values: Mapping[str, str]) -> Any:
    node = svg(tag, **values)
    node.textContent = text
    return node


async def _sized(paper: str) -> None:
    """Make the page as large as the paper; where that fails, it has the size of the printer's paper."""
    page, known = (
        el("link", rel="stylesheet", href=paper_stylesheet_address(paper), id="printed-page"),
        asyncio.Event(),
    )
    end = combine_callbacks(*[listen(page, event, lambda _: known.set()) for event in ("load", "error")])
    document.head.append(page)
    await known.wait()
    end()


def _clear() -> None:
    """Remove what was printed."""
    for name in ("printed", "printed-page"):
        if node := by_id(name):
            node.remove()


handle(print_board=_print)
for _event in ("pointerdown", "keydown"):  # some browsers report that they have printed before they do
    listen(document, _event, lambda _: _clear())
