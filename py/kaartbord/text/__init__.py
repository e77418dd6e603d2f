"""Every word a person sees or hears, in Dutch and English. Pure."""

from collections.abc import Iterable

from .hints import en as hints_en
from .hints import nl as hints_nl
from .keezbord import en as keezbord_en
from .keezbord import nl as keezbord_nl
from .okidoki import en as okidoki_en
from .okidoki import nl as okidoki_nl
from .race import en as race_en
from .race import nl as race_nl
from .screens import en as screens_en
from .screens import nl as screens_nl
from .toedeloe import en as toedeloe_en
from .toedeloe import nl as toedeloe_nl
from .toepen import en as toepen_en
from .toepen import nl as toepen_nl
from .tokken import en as tokken_en
from .tokken import nl as tokken_nl
from .ui import en as ui_en
from .ui import nl as ui_nl
from .words import en as words_en
from .words import nl as words_nl

LANGS = ("nl", "en")

CATALOGS: dict[str, tuple[dict[str, str], ...]] = {
    "nl": (
        words_nl.WORDS,
        race_nl.RACE,
        keezbord_nl.KEEZBORD,
        tokken_nl.TOKKEN,
        toepen_nl.TOEPEN,
        okidoki_nl.OKIDOKI,
        toedeloe_nl.TOEDELOE,
        screens_nl.SCREENS,
        ui_nl.UI,
        hints_nl.HINTS,
    ),
    "en": (
        words_en.WORDS,
        race_en.RACE,
        keezbord_en.KEEZBORD,
        tokken_en.TOKKEN,
        toepen_en.TOEPEN,
        okidoki_en.OKIDOKI,
        toedeloe_en.TOEDELOE,
        screens_en.SCREENS,
        ui_en.UI,
        hints_en.HINTS,
    ),
}
"""By language: the words all games share, those of all races, each game's own, and the page's (the screens
around the table, the table, and advice). No key stands in two of them."""

_ALL = {
    lang: {key: text for catalog in catalogs for key, text in catalog.items()}
    for lang, catalogs in CATALOGS.items()
}

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
