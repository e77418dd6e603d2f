"""Every word a person sees or hears, in Dutch and English. Pure."""

from collections.abc import Iterable, Mapping
from unicodedata import bidirectional

from ..locales.words import WORDS

LANGS = ("nl", "en")

_USUAL = {"nl": "nl-NL", "en": "en-GB"}
"""By language: the form of it that our texts have."""

CATALOGS: dict[str, tuple[Mapping[str, str], ...]] = {lang: tuple(WORDS[lang].values()) for lang in LANGS}
"""By language: the words all games share, those of all races, each game's own and of its lessons, and the page's.
No key is in two of them."""

_ALL = {
    lang: {key: text for catalog in catalogs for key, text in catalog.items()}
    for lang, catalogs in CATALOGS.items()
}

KEYS = frozenset(_ALL[LANGS[0]])
"""Every key; the languages have the same ones."""


def say(lang: str, key: str, **values: object) -> str:
    """The text of a key with its placeholders filled in; KeyError for a key or a value that is missing.

    A name that is read from right to left moves nothing around it.
    """
    return _ALL[lang][key].format(
        **{name: isolated(value) if isinstance(value, str) else value for name, value in values.items()}
    )


def isolated(name: str) -> str:
    """Return the name with marks around it that keep its direction to itself; as it is if it is read like our texts."""
    if name.isascii() or "\u2068" in name or not any(bidirectional(c) in ("R", "AL", "AN") for c in name):
        return name
    return f"\u2068{name}\u2069"


def count(lang: str, number: int, noun: str) -> str:
    """A number with its noun: `count("nl", 2, "pawn")` is "2 pionnen"."""
    return say(lang, f"count.{noun}.{'one' if number == 1 else 'many'}", number=number)


def join(lang: str, words: Iterable[str]) -> str:
    """Return a list as it is spoken: "Truus, Wim en Anna"; "" for nothing."""
    *first, last = [*map(isolated, words)] or [""]
    return say(lang, "list", first=", ".join(first), last=last) if first else last


def capital(text: str) -> str:
    """The text with a capital to start a sentence."""
    return text[:1].upper() + text[1:]


def locale(lang: str, wished: Iterable[str]) -> str:
    """Return the form of a language that dates are written in: the first one wished for, such as en-US, else ours."""
    return next((one for one in wished if one.startswith(f"{lang}-")), _USUAL[lang])


def numeral(number: int) -> str:
    """A number with a true minus sign, which is also heard: "−2"."""
    return str(number).replace("-", "−")
