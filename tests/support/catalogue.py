"""What is written in the files of a language: the texts of a message, with `{name}` where an argument is filled in."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from string import Formatter

from kaartbord.text import LANGS, MESSAGES
from kaartbord.text.messages import Part, Pattern

from locales import WORDS

NL, EN = MESSAGES["nl"], MESSAGES["en"]

KEYS = frozenset(key for file in WORDS[LANGS[0]].values() for key in file if "." not in key)
"""The ids of all messages without those of their cases; the languages have the same ones."""


@cache
def texts(lang: str) -> dict[str, tuple[str, ...]]:
    """Return by id each text that a message can become."""
    return {key: tuple(flat(text)) for file in WORDS[lang].values() for key, text in file.items()}


def of(lang: str, *begins: str) -> dict[str, str]:
    """Return by id, with a number behind where a message has several, the texts of those whose id begins so."""
    return {
        f"{key}#{number}" if number else key: text
        for key, each in texts(lang).items()
        if key.startswith(begins or "") and not key.endswith(".forms")
        for number, text in enumerate(each)
    }


def flat(pattern: Pattern) -> Iterator[str]:
    """Yield every text of a pattern: one for each choice of variants."""
    if isinstance(pattern, str):
        yield pattern
        return
    yield from map("".join, product(*map(_ways, pattern)))


def _ways(part: Part) -> list[str]:
    """Return each text that a part can become."""
    if isinstance(part, str):
        return [part]
    if len(part) < 4:
        return [f"{{{part[0]}}}"]
    return [text for variant in part[2].values() for text in flat(variant)]


def arguments(pattern: Pattern) -> dict[str, str]:
    """Return by argument of a pattern the function that selects by it: "" for the number itself, "-" where it is only
    filled in."""
    found: dict[str, str] = {}
    for part in () if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            found |= {name: "-" for _, name, *_ in Formatter().parse(part) if name and name not in found}
        else:
            for variant in part[2].values() if len(part) == 4 else ():
                found = arguments(variant) | found
            found[part[0]] = part[1] if len(part) == 4 else found.get(part[0], "-")
    return found
