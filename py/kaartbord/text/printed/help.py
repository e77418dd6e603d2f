"""How Kaartbord itself works, in paragraphs. It is imported where it is read, as no screen needs it.

`{KEY}` in a sentence is what a button is called, by the key of its words, so that help and page say the same.
"""

import re

from .. import PAGES
from ..messages import Messages


def page(messages: Messages) -> list[tuple[str, str, list[str]]]:
    """Return the paragraphs: id, title, sentences."""
    return [
        (name, title, [_named(messages, str(line)) for line in lines])
        for name, title, lines in PAGES[messages.language.code]["help"]
    ]


def _named(messages: Messages, sentence: str) -> str:
    return re.sub(r"\{([^}]+)\}", lambda key: messages.say(key[1]), sentence)
