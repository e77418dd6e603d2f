"""A game's rules in words: its rules page, and where on it each rule is explained."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..rules.protocol import Info

Line = str | tuple[str, ...]
"""A sentence of the rules page, or (fact, ..., sentence) for one that holds only with all these facts. A fact
is what is on, `not` and what is off, or the value of an option."""

Lines = tuple[Line, ...]

Page = tuple[tuple[str, str, Lines], ...]
"""The paragraphs of a rules page: id, title, lines."""


class Term(NamedTuple):
    """A word that somebody may not know, and what it means."""

    title: str
    forms: tuple[str, ...]
    """How it stands in sentences, in small letters."""
    meaning: str
    """A sentence or two; it may ask for the numbers of the rules page."""


class Rulebook(NamedTuple):
    """One game's rules in words; all keys of its own texts start with its name."""

    name: str
    info: Info
    elsewhere: Mapping[str, str]
    """By rule that a refusal can name: the paragraph of the rules page that it is in, if not in one of its own name."""
    pages: Mapping[str, Page]
    """By language."""
    facts: Callable[[Any, int], Mapping[str, object]]
    """What holds with these options and seats: options by name, and what else the page asks for."""
    numbers: Callable[[Any, int], Mapping[str, int]]
    """The numbers in the sentences, with these options and seats."""
    terms: Mapping[str, Mapping[str, Term]]
    """By language, and then by a name that all languages share."""

    @property
    def paragraphs(self) -> Mapping[str, str]:
        """The paragraph of the rules page behind each rule that a refusal can name."""
        return {rule: self.elsewhere.get(rule, rule) for rule in self.info.rules}


def page(
    book: Rulebook, lang: str, options: Any, seats: int, words: Mapping[str, str]
) -> list[tuple[str, str, list[str]]]:
    """The whole rules as (paragraph id, title, sentences): what is true with these options and seats.

    `words` are those that the sentences may ask for besides numbers.
    """
    facts = holding(book, options, seats)
    values = {**words, **book.numbers(options, seats)}
    paragraphs = []
    for paragraph, title, lines in book.pages[lang]:
        each = [(line,) if isinstance(line, str) else line for line in lines]
        true = [line[-1].format(**values) for line in each if facts.issuperset(line[:-1])]
        paragraphs.append((paragraph, title, true))
    return paragraphs


def holding(book: Rulebook, options: Any, seats: int) -> frozenset[str]:
    """The facts that hold with these options and seats, as a `Line` names them."""
    return frozenset(_fact(name, value) for name, value in book.facts(options, seats).items())


def _fact(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return str(value)
