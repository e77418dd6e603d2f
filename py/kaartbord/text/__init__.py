"""Every word a person sees or hears, in Dutch and English. Pure."""

from collections.abc import Iterable

from ..locales import LANGS as LANGS
from ..locales import Language
from ..locales.language import DESCRIBED
from ..locales.words import WORDS
from .messages import Messages
from .messages import capital as capital
from .messages import identifier as identifier
from .messages import isolated as isolated

LANGUAGES = {lang: Language(lang, **DESCRIBED[lang]) for lang in LANGS}

MESSAGES = {
    lang: Messages(
        LANGUAGES[lang], {key: text for file in WORDS[lang].values() for key, text in file.items()}
    )
    for lang in LANGS
}
"""By language."""


def locale(language: Language, wished: Iterable[str]) -> str:
    """Return the form of a language that dates are written in: the first one wished for, such as en-US, else ours."""
    return next((one for one in wished if one.startswith(f"{language.code}-")), language.locale)


def numeral(number: int) -> str:
    """A number with a true minus sign, which is also heard: "−2"."""
    return str(number).replace("-", "−")
