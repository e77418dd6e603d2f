"""Terms in sentences: each is a button that says what it means."""

from collections.abc import Iterable
from typing import Any

from ...text import say
from ...text.glossary import Glossary, meanings, split
from . import dialogs
from .dom import el, handle


def marked(glossary: Glossary, lines: Iterable[str]) -> list[list[Any]]:
    """What each sentence of a paragraph consists of: plain words, and buttons for its terms."""
    known = meanings(glossary)
    return [
        [
            _button(glossary.lang, piece.words, *known[piece.term]) if piece.term else piece.words
            for piece in line
        ]
        for line in split(glossary, lines)
    ]


def _button(lang: str, words: str, title: str, meaning: str) -> Any:
    """A term as it stands in its sentence, with all that its handler needs."""
    arg = "\n".join((lang, title, meaning))
    return el("button", text=words, cls="term", type="button", do="term", arg=arg, aria_haspopup="dialog")


def _explain(arg: str) -> None:
    lang, title, meaning = arg.split("\n")
    dialogs.sheet(title, el("p", text=meaning), close=say(lang, "close"))


handle(term=_explain)
