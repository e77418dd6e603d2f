"""Every word a person sees or hears, in Dutch and English. Pure."""

from collections.abc import Iterable

from ..locales import LANGS as LANGS
from ..locales import Language
from ..locales.language import DESCRIBED
from ..locales.words import WORDS
from .messages import Messages, Value
from .messages import capital as capital
from .messages import identifier as identifier
from .messages import isolated as isolated

LANGUAGES = {lang: Language(**DESCRIBED[lang]) for lang in LANGS}

MESSAGES = {
    lang: Messages(
        LANGUAGES[lang], {key: text for file in WORDS[lang].values() for key, text in file.items()}
    )
    for lang in LANGS
}
"""By language."""


def say(lang: str, key: str, /, **values: Value) -> str:
    """Return the text of a key."""
    return MESSAGES[lang].say(key, **values)


def count(lang: str, number: int, noun: str) -> str:
    """A number with its noun: `count("nl", 2, "pawn")` is "2 pionnen"."""
    return say(lang, f"count.{noun}", number=number)


def join(lang: str, words: Iterable[str]) -> str:
    """Return a list as it is spoken: "Truus, Wim en Anna"; "" for nothing."""
    return MESSAGES[lang].join(words)


def locale(lang: str, wished: Iterable[str]) -> str:
    """Return the form of a language that dates are written in: the first one wished for, such as en-US, else ours."""
    return next((one for one in wished if one.startswith(f"{lang}-")), LANGUAGES[lang].locale)


def numeral(number: int) -> str:
    """A number with a true minus sign, which is also heard: "−2"."""
    return str(number).replace("-", "−")
