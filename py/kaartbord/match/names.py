"""Names of people: untrusted text, made fit to be shown. Markup remains plain text.

A written name, in a link or on the device, has the emblem of its player before it and the mark of the device
behind it, as control characters that nobody types and that an older page leaves out.
"""

import re
from collections.abc import Iterable
from itertools import accumulate
from unicodedata import category, normalize

MAX_NAME_LENGTH = 24

JOINER = "\u200d"
"""The character that joins the parts of a family emoji."""

JOINERS = "\u200c" + JOINER
"""The format characters that are kept between letters: Persian names are written with them."""

HIDDEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co"}
"""Categories that steer or hide text: controls, bidi marks, lone surrogates, private use."""

_BLANKS = frozenset("\u115f\u1160\u2065\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that look like a space."""

_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f")
"""The flag of a part of a country, such as Scotland: a black one with the place in invisible tags."""

_INVISIBLE_ACCENTS = frozenset("\u034f\u17b4\u17b5\ufe0e\ufe0f")
"""Accents that are hardly visible or not at all."""

_TAGS = re.compile("[\U000e0000-\U000e007f]")

_DANGLING_JOINERS = re.compile(rf"[{JOINERS}]+(?!\S)|(?<!\S)[{JOINERS}]+")
"""Joiners with nothing to join."""


def clean_name(name: str, longest: int = MAX_NAME_LENGTH) -> str:
    r"""Return the name in normal form, cut to `longest` characters, without needless spaces or anything invisible.

    >>> clean_name("  An\tna\u200b "), clean_name("Cafe\u0301")
    ('An na', 'Café')
    """
    kept = (c for c in name if c.isspace() or c in JOINERS or _TAGS.match(c) or category(c) not in HIDDEN_CATEGORIES)
    spaced = "".join(" " if c in _BLANKS or c.isspace() else c for c in kept)
    tidy = " ".join(_DANGLING_JOINERS.sub("", "".join(map(_visible, graphemes(normalize("NFC", spaced))))).split())
    found = graphemes(tidy)
    cut = "".join(each for each, end in zip(found, accumulate(map(len, found)), strict=True) if end <= longest)
    return (cut or tidy[:longest]).strip(" " + JOINERS)


def graphemes(text: str) -> list[str]:
    r"""Return the letters as people see them, each with its accents; an emoji or a flag in one piece.

    >>> graphemes("e\u0301a🇳🇱🇧🇪👍🏽")
    ['é', 'a', '🇳🇱', '🇧🇪', '👍🏽']
    """
    found: list[str] = []
    for c in text:
        last = found[-1] if found else " "
        joined = last.endswith(JOINER) or _is_half_flag(c) and _is_half_flag(last)
        if last != " " and c != " " and (joined or category(c)[0] == "M" or c in JOINERS or _is_modifier(c)):
            found[-1] += c
        else:
            found.append(c)
    return found


def _is_half_flag(letter: str) -> bool:
    return len(letter) == 1 and "\U0001f1e6" <= letter <= "\U0001f1ff"


def _is_modifier(c: str) -> bool:
    """Return whether a character is the skin of an emoji, or a tag."""
    return "\U0001f3fb" <= c <= "\U0001f3ff" or bool(_TAGS.match(c))


def _visible(letter: str) -> str:
    """Return a letter without meaningless tags; "" for accents and joiners without a letter."""
    left = letter if _FLAG.fullmatch(letter) else _TAGS.sub("", letter)
    return "" if category(left[:1] or JOINER)[0] == "M" or left[:1] in JOINERS else left


def fold_name(name: str) -> str:
    r"""Return the form that two names share if they differ only in capitals, spaces and hidden characters.

    >>> fold_name("ＡＮＮＡ\u200b  de  Vries")
    'anna de vries'
    """
    seen = "".join(
        c for c in normalize("NFKC", name) if category(c) not in HIDDEN_CATEGORIES and c not in _INVISIBLE_ACCENTS
    )
    return " ".join(normalize("NFKC", seen.casefold()).split())


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
"""The names of the drawings that players choose from. The order is part of the format."""

FIRST_EMBLEM = 16
"""The code point of the first emblem's control character."""


DEVICE_MARKS = "".join(map(chr, (*range(1, 10), *range(11, 16), 31, 127)))
"""The characters behind a name for the device that took the seat: of one byte, no emblem, and no end of a line."""


def encode_name(name: str, emblem: str, mark: int = 0) -> str:
    """Return a name with the emblem of its player, "" for none, and the mark of their device, 0 for none."""
    before = chr(FIRST_EMBLEM + EMBLEMS.index(emblem)) if emblem else ""
    return before + clean_name(name) + (DEVICE_MARKS[mark - 1] if mark else "")


def decode_name(text: str) -> tuple[str, str]:
    r"""Return (name, emblem) of a text that `encode_name` made, or of any other.

    >>> decode_name("\x11Anna\2"), decode_mark("\x11Anna\2")
    (('Anna', 'tulip'), 2)
    """
    at = ord(text[0]) - FIRST_EMBLEM if text else -1
    return clean_name(text), EMBLEMS[at] if 0 <= at < len(EMBLEMS) else ""


def decode_mark(text: str) -> int:
    """Return the mark in a text that `encode_name` made, or in any other; 0 for none."""
    return DEVICE_MARKS.index(text[-1]) + 1 if text and text[-1] in DEVICE_MARKS else 0


def unique_emblems(emblems: Iterable[str]) -> tuple[str, ...]:
    """Return by seat the emblem that is shown: of two that are the same, which a link may hold, only the first."""
    shown: list[str] = []
    for emblem in emblems:
        shown.append("" if emblem in shown else emblem)
    return tuple(shown)
