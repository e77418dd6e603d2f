"""How Kaartbord itself works, in paragraphs. It is imported where it is read, as no screen needs it.

`{KEY}` in a sentence is what a button is called, by the key of its words, so that help and page say the same.
"""

import re

from ..locales.rules import PAGES
from . import say


def page(lang: str) -> list[tuple[str, str, list[str]]]:
    """Return the paragraphs: id, title, sentences."""
    return [
        (name, title, [_named(lang, str(line)) for line in lines])
        for name, title, lines in PAGES[lang]["help"]
    ]


def _named(lang: str, sentence: str) -> str:
    return re.sub(r"\{([^}]+)\}", lambda key: say(lang, key[1]), sentence)
