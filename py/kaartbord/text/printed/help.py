"""The help on Kaartbord itself, in paragraphs. It is imported where it is read, as no screen needs it.

`{SETTINGS_KEY}` in a sentence is the label of a button, by the key of its words, so that help and page use the same.
"""

import re

from .. import PAGES
from ..messages import Messages


def help_page(messages: Messages) -> list[tuple[str, str, list[str]]]:
    """Return the paragraphs: id, title, sentences."""
    return [
        (name, title, [_fill_labels(messages, str(line)) for line in lines])
        for name, title, lines in PAGES[messages.language.code]["help"]
    ]


def _fill_labels(messages: Messages, sentence: str) -> str:
    return re.sub(r"\{([^}]+)\}", lambda key: messages.format(key[1]), sentence)
