"""The messages in the files of a language: the texts of each, with `{name}` where an argument is filled in."""

from functools import cache

from kaartbord.text import LANGUAGE_CODES, MESSAGES
from locale_files import flat_texts

from locales import TABLES

NL, EN = MESSAGES["nl"], MESSAGES["en"]

KEYS = frozenset(key for key in TABLES[LANGUAGE_CODES[0]] if "." not in key)
"""The ids of all messages without those of their cases; the languages have the same ones."""


@cache
def texts(lang: str) -> dict[str, tuple[str, ...]]:
    """Return by id each text that a message can become."""
    return {key: tuple(flat_texts(text)) for key, text in TABLES[lang].items()}


def of(lang: str, *begins: str) -> dict[str, str]:
    """Return by id, with a number behind where a message has several, the texts of those whose id begins so."""
    return {
        f"{key}#{number}" if number else key: text
        for key, each in texts(lang).items()
        if key.startswith(begins or "") and not key.endswith(".forms")
        for number, text in enumerate(each)
    }
