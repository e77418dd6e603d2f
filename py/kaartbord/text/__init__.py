"""Every word a person sees or hears, in Dutch and English. Pure."""

from collections.abc import Iterable

from . import (
    hint_en,
    hint_nl,
    keezbord_en,
    keezbord_nl,
    okidoki_en,
    okidoki_nl,
    race_en,
    race_nl,
    screens_en,
    screens_nl,
    toedeloe_en,
    toedeloe_nl,
    toepen_en,
    toepen_nl,
    tokken_en,
    tokken_nl,
    ui_en,
    ui_nl,
    words_en,
    words_nl,
)

LANGS = ("nl", "en")

CATALOGS: dict[str, tuple[dict[str, str], ...]] = {
    "nl": (words_nl.WORDS, race_nl.RACE, keezbord_nl.KEEZBORD, tokken_nl.TOKKEN,
           toepen_nl.TOEPEN, okidoki_nl.OKIDOKI, toedeloe_nl.TOEDELOE,
           screens_nl.SCREENS, ui_nl.UI, hint_nl.HINTS),
    "en": (words_en.WORDS, race_en.RACE, keezbord_en.KEEZBORD, tokken_en.TOKKEN,
           toepen_en.TOEPEN, okidoki_en.OKIDOKI, toedeloe_en.TOEDELOE,
           screens_en.SCREENS, ui_en.UI, hint_en.HINTS),
}
"""By language: the words all games share, those of all races, each game's own, and the page's (the screens
around the table, the table, and advice). No key stands in two of them."""

_ALL = {lang: {key: text for catalog in catalogs for key, text in catalog.items()}
        for lang, catalogs in CATALOGS.items()}

KEYS = frozenset(_ALL[LANGS[0]])
"""Every key; the languages have the same ones."""


def say(lang: str, key: str, **values: object) -> str:
    """The text of a key with its placeholders filled in; KeyError for a key or a value that is missing."""
    return _ALL[lang][key].format(**values)


def count(lang: str, number: int, noun: str) -> str:
    """A number with its noun: `count("nl", 2, "pawn")` is "2 pionnen"."""
    return say(lang, f"count.{noun}.{'one' if number == 1 else 'many'}", number=number)


def join(lang: str, words: Iterable[str]) -> str:
    """A list as it is spoken: "Truus, Wim en Anna"."""
    *first, last = words
    return say(lang, "list", first=", ".join(first), last=last) if first else last


def capital(text: str) -> str:
    """The text with a capital to start a sentence."""
    return text[:1].upper() + text[1:]
