"""What is written for people, a folder a language; here the forms that messages and a rules page have as data."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

LANGS = ("nl", "en")
"""The languages in the order in which they are offered; the first is that of the game."""


class Language(NamedTuple):
    """A language as it describes itself in `LANGUAGE/language.toml`."""

    code: str
    """The name of its folder: that of ISO 639-1."""
    name: str
    """As its speakers call it."""
    locale: str
    """The form of dates, unless the device wishes for another of this language."""
    one: Collection[int]
    """The numbers that are singular."""
    both: str
    """How verbs agree with the reader and others: as with `many`, or in a form of their own, `both`."""


Part = str | tuple[Any, ...]
"""A part of a message: a text with `{argument}` in it; (argument, function, ...) with what the function needs besides;
or (argument, function or "", variants by key, key of the default)."""

Pattern = str | tuple[Part, ...]
"""A message: its text, or its parts where it has any arguments."""

Table = Mapping[str, Pattern]
"""The messages of a language by id; what depends on the case of a message, as its attribute, by ID.CASE."""

Line = str | tuple[str, ...]
"""A sentence of the rules page, or (fact, ..., sentence) for one that holds only with all these facts. A fact
is what is on, `not` and what is off, or the value of an option."""

ITEM = "• "
"""What a sentence begins with that is an item of a list."""

Page = tuple[tuple[str, str, tuple[Line, ...]], ...]
"""The paragraphs of a rules page: id, title, lines."""
