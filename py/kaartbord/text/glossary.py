"""The words of a game that somebody may not know, wherever they stand in its sentences. Pure."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from .messages import Message, Messages
from .phrasebooks import PHRASEBOOKS


class Glossary(NamedTuple):
    """Which words: those of a game, with the house rules of a table, in a language."""

    messages: Messages
    code: str
    """The game's code letter."""
    options: Any
    seats: int


class Piece(NamedTuple):
    """A part of a sentence: plain words, or a term."""

    words: str
    term: str = ""
    """The name of the term, or "" for plain words."""


class Meaning(NamedTuple):
    """What a term means."""

    title: str
    words: str


def split(glossary: Glossary, lines: Iterable[str]) -> list[list[Piece]]:
    """The sentences of one paragraph in pieces; a term is one only where it stands first."""
    known: set[str] = set()
    return [_split(glossary, line, known) for line in lines]


def meanings(glossary: Glossary) -> Mapping[str, Meaning]:
    """What each term means, by its name, in the order of the titles."""
    book = PHRASEBOOKS[glossary.code].rulebook
    numbers = book.numbers(glossary.options, glossary.seats)
    messages = glossary.messages
    found = {
        name_of(key): Meaning(messages.say(key), messages.text(Message(key, numbers), "meaning"))
        for key in book.terms
    }
    return dict(sorted(found.items(), key=lambda item: item[1].title))


def name_of(key: str) -> str:
    """Return the name of a term in its game, which has one of each name."""
    return key.rpartition(".")[2]


def forms(messages: Messages, code: str) -> Mapping[str, list[str]]:
    """Return how each term of a game stands in sentences, in small letters, by its name."""
    terms = PHRASEBOOKS[code].rulebook.terms
    return {name_of(key): messages.text(Message(key), "forms").split(" | ") for key in terms}


def _split(glossary: Glossary, line: str, known: set[str]) -> list[Piece]:
    """One sentence in pieces; terms that are `known` stay plain, and those found become so."""
    names, pattern = _forms(glossary.messages, glossary.code)
    pieces, end = [], 0
    for found in pattern.finditer(line):
        name = names[found[0].lower()]
        if name in known:
            continue
        known.add(name)
        pieces += [Piece(line[end : found.start()]), Piece(found[0], name)]
        end = found.end()
    return [piece for piece in (*pieces, Piece(line[end:])) if piece.words]


@cache
def _forms(messages: Messages, code: str) -> tuple[Mapping[str, str], re.Pattern[str]]:
    """The name of the term behind each form, and what finds them: the longest that stands there."""
    names = {form: name for name, each in forms(messages, code).items() for form in each}
    return names, _pattern(sorted(names, key=len, reverse=True))


def _pattern(forms: Sequence[str]) -> re.Pattern[str]:
    """What finds whole words only."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
