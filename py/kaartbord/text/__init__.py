"""Every word for people, on screen or spoken. Pure."""

from collections.abc import Iterable, Mapping
from typing import Any

from .languages import LANGS as LANGS
from .languages import LANGUAGES as LANGUAGES
from .languages import Language
from .messages import Messages, Table
from .messages import capital as capital
from .messages import isolated as isolated

MESSAGES: dict[str, Messages] = {}
"""The messages by language, of the languages that are loaded."""

PAGES: dict[str, Mapping[str, Any]] = {}
"""By loaded language and by name of a game, or `help`: a page for reading, as `rulebook.Page`."""


def learn(lang: str, messages: Table, pages: Mapping[str, Any]) -> None:
    """Load a language: its messages, and its pages for reading."""
    MESSAGES[lang], PAGES[lang] = Messages(LANGUAGES[lang], messages), pages


def locale(language: Language, wished: Iterable[str]) -> str:
    """Return the form of a language that dates are written in: the first one wished for, such as en-US, else ours."""
    return next((one for one in wished if one.startswith(f"{language.code}-")), language.locale)


def numeral(number: int) -> str:
    """Return a number with a true minus sign, which is also read aloud: "−2"."""
    return str(number).replace("-", "−")
