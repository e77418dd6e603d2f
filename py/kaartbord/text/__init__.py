"""Every word for people, on screen or spoken. Pure."""

from collections.abc import Iterable, Mapping
from typing import Any

from .languages import LANGUAGE_CODES as LANGUAGE_CODES
from .languages import LANGUAGES as LANGUAGES
from .languages import Language
from .messages import Messages, MessageTable
from .messages import bidi_isolated as bidi_isolated
from .messages import capitalize_first as capitalize_first

MESSAGES: dict[str, Messages] = {}
"""The messages by language, of the languages that are loaded."""

PAGES: dict[str, Mapping[str, Any]] = {}
"""By loaded language and by name of a game, or `help`: a page for reading, as `rulebook.RulesPage`."""


def load_language(lang: str, messages: MessageTable, pages: Mapping[str, Any]) -> None:
    """Load a language: its messages, and its pages for reading."""
    MESSAGES[lang], PAGES[lang] = Messages(LANGUAGES[lang], messages), pages


def date_locale(language: Language, preferred: Iterable[str]) -> str:
    """Return the form of a language that dates are written in: the first one wished for, such as en-US, else ours."""
    return next((one for one in preferred if one.startswith(f"{language.code}-")), language.locale)


def format_number(number: int) -> str:
    """Return a number with a true minus sign, which is also read aloud: "−2"."""
    return str(number).replace("-", "−")
