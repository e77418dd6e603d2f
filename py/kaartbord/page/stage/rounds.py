"""The rounds of a game as a table: a row for each, a column for each player."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..ui.dom import el


def table(
    heads: Sequence[Any], rows: Iterable[tuple[int, Sequence[Any]]], foot: Sequence[str], label: str
) -> Any:
    """The table, which can be scrolled: `heads` over its columns, `rows` with their number and cells, the words of
    `foot` under it; `label` says what it is."""
    body = [el("tr", el("th", text=str(number), scope="row"), *cells) for number, cells in rows]
    words, *totals = foot
    total = el("tr", el("th", text=words, scope="row"), *(el("td", text=text) for text in totals))
    whole = el("table", el("thead", el("tr", *heads)), el("tbody", *body), el("tfoot", total))
    return el("div", whole, cls="rounds-table", tabindex="0", role="region", aria_label=label)
