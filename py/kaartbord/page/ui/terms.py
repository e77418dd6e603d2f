"""Terms and names in sentences: a term is a button that explains it, and no browser translates either."""

import re
from collections.abc import Iterable
from typing import Any

from ...text.glossary import Glossary, TextSpan, definitions, mark_terms
from ...text.log import LogLine
from ...text.reader import Reader
from . import dialogs
from .dom import bdi, el, handle

CLOSING = re.compile(r"[^\w\s]+")
"""Signs that never begin a line: those that close a sentence or a part of one."""


def sentence_nodes(words: str, reader: Reader) -> list[Any]:
    """Return the parts of a sentence: plain words, and nodes for the names of others."""
    pieces = enumerate(reader.split_at_names(words))
    return [bdi(piece) if at % 2 else piece for at, piece in pieces if piece]


def log_line_nodes(line: LogLine, reader: Reader) -> list[Any]:
    """Return the parts of a line of the log: its words, and those for speech where they are more."""
    words = sentence_nodes(line.words, reader)
    if not line.spoken:
        return words
    return [el("span", *words, aria_hidden="true"), el("span", text=line.spoken, cls="sr-only")]


def glossary_nodes(glossary: Glossary, lines: Iterable[str], reader: Reader | None = None) -> list[list[Any]]:
    """Return the parts of each sentence of a paragraph to a reader: plain words, names, buttons for its terms."""
    known, to = definitions(glossary), reader or Reader(glossary.messages)

    def nodes(line: Iterable[TextSpan]) -> list[Any]:
        found: list[Any] = []
        for piece in line:
            if piece.term:
                found.append(_button(piece.words, *known[piece.term]))
                continue
            end = CLOSING.match(piece.words) if found else None
            if end:  # a browser breaks lines at any side of a button
                found[-1] = el("span", found[-1], end[0], cls="whole")
            found += sentence_nodes(piece.words[end.end() if end else 0 :], to)
        return found

    return list(map(nodes, mark_terms(glossary, lines)))


def _button(words: str, title: str, meaning: str) -> Any:
    """Return a term of a sentence as a button, with all that its handler needs."""
    more = {"type": "button", "aria_haspopup": "dialog", "translate": "no"}
    return el("button", text=words, cls="term", do="term", arg=f"{title}\n{meaning}", **more)


def _explain(arg: str) -> None:
    title, meaning = arg.split("\n")
    dialogs.open_sheet(title, el("p", text=meaning))


handle(term=_explain)
