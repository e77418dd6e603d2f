"""A game's rules in words: its rules page, and the paragraph there for each rule."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from math import ceil
from typing import Any, NamedTuple

from ..rules.protocol import Info
from . import PAGES
from .messages import Messages

MAX_BLOCK_SENTENCES = 5
"""Sentences in a block: more read like a wall."""


RulesLine = str | tuple[str, ...]
"""A sentence of the rules page, or (fact, ..., sentence) for one that holds only with all these facts. A fact is
an option that is on, `not` and one that is off, or the value of an option."""

LIST_ITEM = "• "
"""The start of a sentence that is an item of a list."""

RulesPage = tuple[tuple[str, str, tuple[RulesLine, ...]], ...]
"""The paragraphs of a rules page: id, title, lines."""


class Rulebook(NamedTuple):
    """One game's rules in words; all keys of its own texts start with its name."""

    name: str
    info: Info
    paragraph_overrides: Mapping[str, str]
    """By rule that a refusal can name: the paragraph of the rules page it is in, if not in one of its own name."""
    facts: Callable[[Any, int], Mapping[str, object]]
    """The facts with these options and seats: options by name, and what else the page asks for."""
    numbers: Callable[[Any, int], Mapping[str, int]]
    """The numbers in the sentences, with these options and seats."""
    term_keys: tuple[str, ...]
    """The keys of words that a reader may not know: the message of each has a title, its forms and its meaning."""

    @property
    def pages(self) -> Mapping[str, RulesPage]:
        """The rules pages by language."""
        return {messages: games[self.name] for messages, games in PAGES.items()}

    @property
    def paragraphs(self) -> Mapping[str, str]:
        """The paragraph of the rules page behind each rule that a refusal can name."""
        return {rule: self.paragraph_overrides.get(rule, rule) for rule in self.info.rules}


def rules_page(
    book: Rulebook, messages: Messages, options: Any, seats: int, words: Mapping[str, str]
) -> list[tuple[str, str, list[str]]]:
    """Return the whole rules as (paragraph id, title, sentences): what is true with these options and seats.

    `words` are those that the sentences may ask for besides numbers.
    """
    facts = true_facts(book, options, seats)
    values = {**words, **book.numbers(options, seats)}
    paragraphs = []
    for paragraph, title, lines in book.pages[messages.language.code]:
        each = [(line,) if isinstance(line, str) else line for line in lines]
        true = [line[-1].format(**values) for line in each if facts.issuperset(line[:-1])]
        paragraphs.append((paragraph, title, true))
    return paragraphs


def text_blocks(lines: Iterable[str]) -> list[str]:
    """Return the sentences of a paragraph as they are set: in blocks of a few, and each item of a list alone."""
    blocks = []
    for items, found in groupby(lines, key=lambda line: line.startswith(LIST_ITEM)):
        run = list(found)
        size = 1 if items else ceil(len(run) / ceil(len(run) / MAX_BLOCK_SENTENCES))
        blocks += [" ".join(run[at : at + size]) for at in range(0, len(run), size)]
    return blocks


def true_facts(book: Rulebook, options: Any, seats: int) -> frozenset[str]:
    """Return the facts that hold with these options and seats, as its sentences name them."""
    return frozenset(_fact(name, value) for name, value in book.facts(options, seats).items())


def _fact(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return str(value)
