"""Every sentence of a language, with where it stands."""

from collections.abc import Iterator

from kaartbord.text import MESSAGES
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.printed import help
from support import catalogue
from support.sentences import sentences


def said(lang: str) -> Iterator[tuple[str, str]]:
    """Give all that the page says before and after its start, in its rules, their words, and its help."""
    yield from catalogue.of(lang).items()
    for code in PHRASEBOOKS:
        yield from ((f"{code} rules", line) for line in set(sentences(lang, code)))
    yield from (
        (f"help {name}", line) for name, title, lines in help.help_page(MESSAGES[lang]) for line in (title, *lines)
    )
