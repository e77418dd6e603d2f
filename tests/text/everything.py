"""Every sentence of a language, with where it stands."""

from collections.abc import Iterator

from kaartbord.text import MESSAGES, help, start
from kaartbord.text.phrasebooks import PHRASEBOOKS
from support import catalogue
from support.sentences import sentences


def said(lang: str) -> Iterator[tuple[str, str]]:
    """Give all that the page says before and after its start, in its rules, their words, and its help."""
    yield from catalogue.of(lang).items()
    yield from getattr(start, lang).WORDS.items()
    for code in PHRASEBOOKS:
        yield from ((f"{code} rules", line) for line in set(sentences(lang, code)))
        for name, term in PHRASEBOOKS[code].rulebook.terms[lang].items():
            yield f"{code} term {name}", f"{term.title}. {term.meaning}"
    yield from (
        (f"help {name}", line) for name, title, lines in help.page(MESSAGES[lang]) for line in (title, *lines)
    )
