"""Messages of one language: looked up, and filled in.

A caller passes meaning: numbers, names, `People`, a `Message` that is part of another, `Listed` things. The
words for these, and their order, are up to the language.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias
from unicodedata import bidirectional, normalize

from .languages import Language

Part = str | tuple[Any, ...]
"""A part of a message. That is a text with `{argument}` in it; (argument, function, ...) with the other
arguments of the function; or (argument, function or "", variants by key, key of the default)."""

Pattern = str | tuple[Part, ...]
"""A message: its text, or its parts where it has any arguments."""

Table = Mapping[str, Pattern]
"""The messages of a language by id; those that depend on the case of a message, as its attribute, by ID.CASE."""


class Message(NamedTuple):
    """A message as a value: its key, the last part of which `KEY($points)` selects by, and its arguments.

    A sentence that has it as an argument gets it in its own language, and may ask for it in a case, which is
    an attribute of the message: `CASE($points, "dative")`. A message about somebody, its `who`, selects as
    they do.
    """

    key: str
    values: Mapping[str, "Value"] = {}


class People(NamedTuple):
    """Some of the players, as one reader knows them.

    `PERSON($who)` selects how verbs agree: `you` for the reader alone, `both` for the reader with others, `many` or
    `one`.
    """

    names: tuple[str, ...]
    """The names of all but the reader."""
    you: bool = False
    """True if the reader is one of them."""


class Listed(NamedTuple):
    """Several values in a row, as the language lists them: "Truus, Wim en Anna"."""

    items: Sequence["Value"]
    way: str = "list"
    """The way to list them: see `Messages.join`."""


def count(number: int, noun: str) -> Message:
    """Return a number with its noun as an argument of a message: `count(2, "pawn")` is "2 pionnen"."""
    return Message(f"count.{noun}", {"number": number})


Value: TypeAlias = str | int | Message | People | Listed

YOU = Message("you")
"""The word that addresses the reader."""


def isolated(name: str) -> str:
    """Return the name in marks that isolate its direction; unchanged if it is read in the direction of our texts."""
    if name.isascii() or "\u2068" in name or not any(bidirectional(c) in ("R", "AL", "AN") for c in name):
        return name
    return f"\u2068{name}\u2069"


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language, table: Table) -> None:
        """Take the language with its table of messages by id."""
        self.language = language
        self._table = table

    def __contains__(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return identifier(key) in self._table

    def first(self, *keys: str) -> str:
        """Return the first of these keys that there is a message with, else the last."""
        return next((key for key in keys if key in self), keys[-1])

    def say(self, key: str, /, **values: Value) -> str:
        """Return a message with its arguments filled in; KeyError for a key or an argument that is missing.

        A name that is read from right to left moves nothing around it.
        """
        return self._filled(self._table[identifier(key)], values)

    def text(self, value: Value, case: str = "") -> str:
        """Return a value in words, in a case of the language if it has a form for it: its own, or that of all words."""
        if isinstance(value, str) and not case:
            return isolated(value)
        if isinstance(value, People):
            value = Listed((YOU, *value.names) if value.you else value.names)
        if isinstance(value, Listed):
            each = [self.text(item, case) for item in value.items]
            return each[0] if len(each) == 1 else self.join(each, value.way)
        if isinstance(value, Message):
            name = identifier(value.key)
            if form := case and self._table.get(f"{name}.{case}"):
                return self._filled(form, value.values)
            words = self._filled(self._table[name], value.values)
        else:
            words = isolated(value) if isinstance(value, str) else str(value)
        form = case and self._table.get(f"words.{case}")
        return self._filled(form, {"words": words}) if form else words

    def count(self, number: int, noun: str) -> str:
        """Return a number with its noun, without a sentence around it."""
        return self.text(count(number, noun))

    def join(self, words: Iterable[str], way: str = "list") -> str:
        """Return a `list` "Wim en Anna", a `series` "A, 7", `groups` "A; 7", a `then` sequence; "" for nothing."""
        row, *rest = [*map(isolated, words)] or [""]
        between = "series" if way == "list" else way
        for at, word in enumerate(rest, 1):
            row = self.say(way if at == len(rest) else between, first=row, last=word)
        return row

    def _filled(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        if isinstance(pattern, str):
            return pattern
        return self._put(pattern, values, {name: self.text(value) for name, value in values.items()})

    def _put(self, pattern: Pattern, values: Mapping[str, Value], words: Mapping[str, str]) -> str:
        """Return a pattern with its arguments filled in; those without a function are `words`."""
        if isinstance(pattern, str):
            return pattern
        parts = [
            part.format_map(words) if isinstance(part, str) else self._part(part, values, words)
            for part in pattern
        ]
        return parts[0] if len(parts) == 1 else "".join(parts)

    def _part(self, part: tuple[Any, ...], values: Mapping[str, Value], words: Mapping[str, str]) -> str:
        value = values[part[0]]
        if len(part) == 4:
            _, function, variants, default = part
            if function == "INITIAL":
                key = normalize("NFD", words[part[0]])[:1].lower()
            else:
                key = self._key(value) if function or isinstance(value, int) else words[part[0]]
            return self._put(variants.get(key) or variants[default], values, words)
        if part[1] == "CASE":
            return self.text(value, part[2])
        named = isinstance(value, str) or isinstance(value, People) and not value.you
        return words[part[0]] if named else capital(words[part[0]])

    def _key(self, value: Value) -> str:
        """Return the key of the variant that a number selects, or that a function returns; else words select."""
        if isinstance(value, Listed) and len(value.items) == 1:
            value = value.items[0]
        while isinstance(value, Message) and "who" in value.values:
            value = value.values["who"]
        if isinstance(value, People):
            person = "both" if value.names and value.you else "many" if value.names[1:] else "one"
            key = "you" if value.you and not value.names else person
        elif isinstance(value, Message):
            key = value.key.rpartition(".")[2]
        elif isinstance(value, int):
            return "one" if value in self.language.one else "other"
        else:
            key = str(value)
        return self.language.both if key == "both" else key


def identifier(key: str) -> str:
    """Return the name of a key in the files of the languages, where a dot is a dash."""
    return key.replace(".", "-")


def capital(text: str) -> str:
    """Return the text with a capital to start a sentence."""
    return text[:1].upper() + text[1:]
