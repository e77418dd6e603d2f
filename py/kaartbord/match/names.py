"""Names of people: untrusted text, made fit to be shown. Markup stays what it is, plain text.

Where a name is written, in a link or on the device, the emblem of its player stands before it, as a control character
that nobody types and that a page which knows no emblems leaves out.
"""

from collections.abc import Iterable
from unicodedata import category, normalize

LONGEST = 24
"""Characters of a name."""

JOINER = "\u200d"
"""What holds a family emoji together; the only format character that may stay."""

HIDDEN = {"Cc", "Cf", "Cs", "Co"}
"""Categories that steer or hide text: controls, bidi marks, lone surrogates, private use."""


def clean(name: str, longest: int = LONGEST) -> str:
    """The name in normal form, without hidden characters and needless spaces, cut to so many characters."""
    shown = "".join(c for c in name if c.isspace() or c == JOINER or category(c) not in HIDDEN)
    return " ".join(normalize("NFC", shown).split())[:longest].strip(" " + JOINER)


EMBLEMS = (
    "mill",
    "tulip",
    "clog",
    "anchor",
    "boat",
    "bicycle",
    "house",
    "cat",
    "fish",
    "duck",
    "tree",
    "umbrella",
    "key",
    "bell",
    "moon",
)
"""What players choose from to be known by. The order is part of the format."""

FIRST_EMBLEM = 16
"""The code point of the first one's control character."""


def written(name: str, emblem: str) -> str:
    """A name with the emblem of its player, "" for none."""
    return (chr(FIRST_EMBLEM + EMBLEMS.index(emblem)) if emblem else "") + clean(name)


def read(text: str) -> tuple[str, str]:
    """(name, emblem) of what `written` gave, or of any other text."""
    at = ord(text[0]) - FIRST_EMBLEM if text else -1
    return clean(text), EMBLEMS[at] if 0 <= at < len(EMBLEMS) else ""


def worn(emblems: Iterable[str]) -> tuple[str, ...]:
    """By seat the emblem that is shown: of two that have the same, as a link may say, only the first is known by it."""
    shown: list[str] = []
    for emblem in emblems:
        shown.append("" if emblem in shown else emblem)
    return tuple(shown)
