"""Messages of one language: looked up, and filled in.

A caller passes meaning: numbers, names, `People`, a `Message` that is part of another, a `ValueList`. The
words for these, and their order, are up to the language.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias
from unicodedata import bidirectional, normalize

from .languages import Language

PatternPart = str | tuple[Any, ...]
"""A part of a message. That is a text with `{argument}` in it; (argument, function, ...) with the other
arguments of the function; or (argument, function or "", variants by key, key of the default)."""

Pattern = str | tuple[PatternPart, ...]
"""A message: its text, or its parts where it has any arguments."""

MessageTable = Mapping[str, Pattern]
"""The messages of a language by id; those that depend on the case of a message, as its attribute, by ID.CASE."""


class Message(NamedTuple):
    """A message as a value: its key, the last part of which `SETTINGS_KEY($points)` selects by, and its arguments.

    A sentence that has it as an argument gets it in its own language, and may ask for it in a case, which is an
    attribute of the message: `CASE($points, "dative")`. A message about somebody, its `who`, selects as they do.
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
    includes_reader: bool = False
    """True if the reader is one of them."""


class ValueList(NamedTuple):
    """Several values in a row, as the language lists them: "Truus, Wim en Anna"."""

    items: Sequence["Value"]
    style: str = "list"
    """The way to list them: see `Messages.join`."""


def count_phrase(number: int, noun: str) -> Message:
    """Return a number with its noun as an argument of a message: `count(2, "pawn")` is "2 pionnen"."""
    return Message(f"count.{noun}", {"number": number})


Value: TypeAlias = str | int | Message | People | ValueList

YOU = Message("you")
"""The word that addresses the reader."""


def bidi_isolated(name: str) -> str:
    """Return the name in marks that isolate its direction; unchanged if it is read in the direction of our texts."""
    if name.isascii() or "\u2068" in name or not any(bidirectional(c) in ("R", "AL", "AN") for c in name):
        return name
    return f"\u2068{name}\u2069"


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language, table: MessageTable) -> None:
        """Take the language with its table of messages by id."""
        self.language = language
        self._table = table

    def __contains__(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return message_id(key) in self._table

    def first_key(self, *keys: str) -> str:
        """Return the first of these keys that there is a message with, else the last."""
        return next((key for key in keys if key in self), keys[-1])

    def format(self, key: str, /, **values: Value) -> str:
        """Return a message with its arguments filled in; KeyError for a key or an argument that is missing.

        A name that is read from right to left moves nothing around it.
        """
        return self._fill(self._table[message_id(key)], values)

    def format_value(self, value: Value, case: str = "") -> str:
        """Return a value in words, in a case of the language if it has a form for it: its own, or that of all words."""
        if isinstance(value, str) and not case:
            return bidi_isolated(value)
        if isinstance(value, People):
            value = ValueList((YOU, *value.names) if value.includes_reader else value.names)
        if isinstance(value, ValueList):
            each = [self.format_value(item, case) for item in value.items]
            return each[0] if len(each) == 1 else self.join(each, value.style)
        if isinstance(value, Message):
            name = message_id(value.key)
            if form := case and self._table.get(f"{name}.{case}"):
                return self._fill(form, value.values)
            words = self._fill(self._table[name], value.values)
        else:
            words = bidi_isolated(value) if isinstance(value, str) else str(value)
        form = case and self._table.get(f"words.{case}")
        return self._fill(form, {"words": words}) if form else words

    def format_count(self, number: int, noun: str) -> str:
        """Return a number with its noun, without a sentence around it."""
        return self.format_value(count_phrase(number, noun))

    def join(self, words: Iterable[str], style: str = "list") -> str:
        """Return a `list` "Wim en Anna", a `series` "A, 7", `groups` "A; 7", a `then` sequence; "" for nothing."""
        row, *rest = [*map(bidi_isolated, words)] or [""]
        between = "series" if style == "list" else style
        for at, word in enumerate(rest, 1):
            row = self.format(style if at == len(rest) else between, first=row, last=word)
        return row

    def _fill(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        if isinstance(pattern, str):
            return pattern
        return self._fill_pattern(pattern, values, {name: self.format_value(value) for name, value in values.items()})

    def _fill_pattern(self, pattern: Pattern, values: Mapping[str, Value], words: Mapping[str, str]) -> str:
        """Return a pattern with its arguments filled in; those without a function are `words`."""
        if isinstance(pattern, str):
            return pattern
        parts = [
            part.format_map(words) if isinstance(part, str) else self._format_part(part, values, words)
            for part in pattern
        ]
        return parts[0] if len(parts) == 1 else "".join(parts)

    def _format_part(self, part: tuple[Any, ...], values: Mapping[str, Value], words: Mapping[str, str]) -> str:
        value = values[part[0]]
        if len(part) == 4:
            _, function, variants, default = part
            if function == "INITIAL":
                key = normalize("NFD", words[part[0]])[:1].lower()
            else:
                key = self._variant_key(value) if function or isinstance(value, int) else words[part[0]]
            return self._fill_pattern(variants.get(key) or variants[default], values, words)
        if part[1] == "CASE":
            return self.format_value(value, part[2])
        named = isinstance(value, str) or isinstance(value, People) and not value.includes_reader
        return words[part[0]] if named else capitalize_first(words[part[0]])

    def _variant_key(self, value: Value) -> str:
        """Return the key of the variant that a number selects, or that a function returns; else words select."""
        if isinstance(value, ValueList) and len(value.items) == 1:
            value = value.items[0]
        while isinstance(value, Message) and "who" in value.values:
            value = value.values["who"]
        if isinstance(value, People):
            person = "both" if value.names and value.includes_reader else "many" if value.names[1:] else "one"
            key = "you" if value.includes_reader and not value.names else person
        elif isinstance(value, Message):
            key = value.key.rpartition(".")[2]
        elif isinstance(value, int):
            return "one" if value in self.language.singular else "other"
        else:
            key = str(value)
        return self.language.reader_and_others if key == "both" else key


def message_id(key: str) -> str:
    """Return the name of a key in the files of the languages, where a dot is a dash."""
    return key.replace(".", "-")


def capitalize_first(text: str) -> str:
    """Return the text with a capital to start a sentence."""
    return text[:1].upper() + text[1:]
