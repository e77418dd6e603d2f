"""Which illustrations a paragraph of the rules has, where their files lie, and what is said of them. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...games import ENTRIES
from ...text.messages import Messages
from ...text.phrasebooks import PHRASEBOOKS
from ...text.rulebook import holding
from .listed import LISTED

FOLDER = "web/illustrations"
"""Where the files lie, from the top of the site."""


class Listed(NamedTuple):
    """An illustration by its name, without what it takes to draw it."""

    name: str
    paragraph: str
    when: tuple[str, ...]
    """The facts that must hold for it to be shown."""
    numbers: Mapping[str, int]
    """The numbers in its words."""


class Words(NamedTuple):
    """What is said of an illustration."""

    caption: str
    shows: str
    """What there is to see in it, for who does not see it."""


def shown(code: str, options: Any, seats: int, paragraph: str) -> list[Listed]:
    """The illustrations of a paragraph of the rules: those that are true with these options and seats."""
    facts = holding(PHRASEBOOKS[code].rulebook, options, seats)
    return [
        illustration
        for illustration in map(Listed._make, LISTED.get(code, ()))
        if illustration.paragraph == paragraph and facts.issuperset(illustration.when)
    ]


def address(code: str, name: str, messages: Messages, dark: bool) -> str:
    """Where an illustration lies, from the top of the site: its view in the file of its game."""
    return f"{FOLDER}/{ENTRIES[code].name.lower()}.svg#{view(name, messages, dark)}"


def view(name: str, messages: Messages, dark: bool) -> str:
    """The id of an illustration's view in the file."""
    return f"{name}-{messages.language.code}-{'dark' if dark else 'light'}"


def captions(messages: Messages, code: str, illustration: Listed) -> Words:
    """What is said of an illustration, with its numbers."""
    tell, key = PHRASEBOOKS[code].tell, f"illustration.{illustration.name}"
    return Words(
        tell(messages, key, **illustration.numbers), tell(messages, f"{key}.alt", **illustration.numbers)
    )
