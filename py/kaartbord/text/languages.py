"""The languages of the page. The words of each are in `locales/LANGUAGE/`."""

from collections.abc import Collection
from typing import NamedTuple


class Language(NamedTuple):
    """The properties of a language besides its words."""

    code: str
    """Its name in ISO 639-1, and that of its folder."""
    name: str
    """As its speakers call it."""
    locale: str
    """The form of dates, unless the device wishes for another of this language."""
    singular: Collection[int]
    """The numbers that are singular."""
    reader_and_others: str
    """The agreement of verbs with the reader and others: as with `many`, or in a form of their own, `both`."""


LANGUAGES = {
    language.code: language
    for language in (
        Language("nl", "Nederlands", "nl-NL", (1,), "many"),
        Language("en", "English", "en-GB", (1,), "many"),
        Language("de", "Deutsch", "de-DE", (1,), "both"),
        Language("fr", "Français", "fr-FR", (0, 1), "both"),
    )
}
"""By code, in the order in which they are offered; the first is that of the games."""

LANGUAGE_CODES = tuple(LANGUAGES)
