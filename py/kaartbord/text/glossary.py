"""The terms of a game that a reader may not know, found in its sentences. Pure."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from .messages import Message, Messages
from .phrasebooks import PHRASEBOOKS


class Glossary(NamedTuple):
    """The source of the terms: a game with the house rules of a table, in a language."""

    messages: Messages
    code: str
    """The game's code letter."""
    options: Any
    seats: int


class TextSpan(NamedTuple):
    """A part of a sentence: plain words, or a term."""

    words: str
    term: str = ""
    """The name of the term, or "" for plain words."""


class Definition(NamedTuple):
    """The title and the meaning of a term."""

    title: str
    words: str


def mark_terms(glossary: Glossary, lines: Iterable[str]) -> list[list[TextSpan]]:
    """Return the sentences of one paragraph in pieces; a term is marked only where it first occurs."""
    known: set[str] = set()
    return [_split(glossary, line, known) for line in lines]


def definitions(glossary: Glossary) -> Mapping[str, Definition]:
    """Return the meaning of each term, by its name, in the order of the titles."""
    book = PHRASEBOOKS[glossary.code].rulebook
    numbers = book.numbers(glossary.options, glossary.seats)
    messages = glossary.messages
    found = {
        term_name(key): Definition(messages.format(key), messages.format_value(Message(key, numbers), "meaning"))
        for key in book.term_keys
    }
    return dict(sorted(found.items(), key=lambda item: item[1].title))


def term_name(key: str) -> str:
    """Return the name of a term in its game, which has one of each name."""
    return key.rpartition(".")[2]


def term_forms(messages: Messages, code: str) -> Mapping[str, list[str]]:
    """Return the forms that each term of a game takes in sentences, in small letters, by its name."""
    terms = PHRASEBOOKS[code].rulebook.term_keys
    return {term_name(key): messages.format_value(Message(key), "forms").split(" | ") for key in terms}


def _split(glossary: Glossary, line: str, known: set[str]) -> list[TextSpan]:
    """Return one sentence in pieces; terms that are `known` stay plain, and those found are added to them."""
    names, pattern = _forms(glossary.messages, glossary.code)
    pieces, end = [], 0
    for found in pattern.finditer(line):
        name = names[found[0].lower()]
        if name in known:
            continue
        known.add(name)
        pieces += [TextSpan(line[end : found.start()]), TextSpan(found[0], name)]
        end = found.end()
    return [piece for piece in (*pieces, TextSpan(line[end:])) if piece.words]


@cache
def _forms(messages: Messages, code: str) -> tuple[Mapping[str, str], re.Pattern[str]]:
    """Return the name of the term behind each form, and a pattern that finds the longest form at a place."""
    names = {form: name for name, each in term_forms(messages, code).items() for form in each}
    return names, _pattern(sorted(names, key=len, reverse=True))


def _pattern(forms: Sequence[str]) -> re.Pattern[str]:
    """Return a pattern that finds whole words only."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
