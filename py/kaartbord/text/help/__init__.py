"""How Kaartbord itself works, in paragraphs. It is imported where it is read, as no screen needs it.

`{KEY}` in a sentence is what a button is called, by the key of its words, so that help and page say the same.
"""

import re

from .. import say
from . import en as en
from . import nl as nl


def page(lang: str) -> list[tuple[str, str, list[str]]]:
    """Return the paragraphs: id, title, sentences."""
    pages = {"nl": nl.HELP, "en": en.HELP}
    return [(name, title, [_named(lang, line) for line in lines]) for name, title, lines in pages[lang]]


def _named(lang: str, sentence: str) -> str:
    return re.sub(r"\{([^}]+)\}", lambda key: say(lang, key[1]), sentence)
