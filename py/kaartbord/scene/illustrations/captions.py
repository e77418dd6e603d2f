"""The illustrations of a paragraph of the rules, their files and their captions. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...games import ENTRIES
from ...text.messages import Messages
from ...text.phrasebooks import PHRASEBOOKS
from ...text.rulebook import true_facts
from .listed import LISTED

FOLDER = "web/illustrations"
"""The folder of the files, from the top of the site."""


class IllustrationEntry(NamedTuple):
    """An illustration by its name, without the data to draw it."""

    name: str
    paragraph: str
    when: tuple[str, ...]
    """The facts that must hold for it to be shown."""
    numbers: Mapping[str, int]
    """The numbers in its words."""


class IllustrationText(NamedTuple):
    """The words of an illustration."""

    caption: str
    shows: str
    """A description for a reader who does not see it."""


def illustrations_for(code: str, options: Any, seats: int, paragraph: str) -> list[IllustrationEntry]:
    """Return the illustrations of a paragraph of the rules: those that are true with these options and seats."""
    facts = true_facts(PHRASEBOOKS[code].rulebook, options, seats)
    return [
        illustration
        for illustration in map(IllustrationEntry._make, LISTED.get(code, ()))
        if illustration.paragraph == paragraph and facts.issuperset(illustration.when)
    ]


def illustration_url(code: str, name: str, messages: Messages, dark: bool) -> str:
    """Return the address of an illustration, from the top of the site: its view in the file of its game."""
    return f"{FOLDER}/{ENTRIES[code].name.lower()}.svg#{view(name, messages, dark)}"


def view(name: str, messages: Messages, dark: bool) -> str:
    """Return the id of an illustration's view in the file."""
    return f"{name}-{messages.language.code}-{'dark' if dark else 'light'}"


def captions(messages: Messages, code: str, illustration: IllustrationEntry) -> IllustrationText:
    """Return the words of an illustration, with its numbers."""
    tell, key = PHRASEBOOKS[code].format, f"illustration.{illustration.name}"
    return IllustrationText(
        tell(messages, key, **illustration.numbers), tell(messages, f"{key}.alt", **illustration.numbers)
    )
