"""Readings of a text under its wrappings: redirects, mail, chat apps and pages, one around the other."""

import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from functools import partial
from html import unescape
from unicodedata import normalize

MAX_READINGS = 60

MAX_TOTAL_LETTERS = 1 << 20
"""Letters of all readings of one text but the last."""

LETTERS = r"[\w+/-]"
"""One letter of base64, of either alphabet."""


def _replaced(pattern: str, by: str | Callable[[re.Match[str]], str] = "") -> Callable[[str], str]:
    return partial(re.compile(pattern, re.ASCII | re.MULTILINE).sub, by)


def _escaped(before: str, after: str = "") -> Callable[[str], str]:
    """Return a function that decodes escapes: two hexadecimal digits between marks, for each byte."""
    one = f"{before}([0-9A-Fa-f]{{2}}){after}"

    def octets(found: re.Match[str]) -> str:
        return bytes.fromhex("".join(re.findall(one, found[0]))).decode(errors="ignore")

    return _replaced(f"(?:{one})+", octets)


def _escaped_letter(found: re.Match[str]) -> str:
    return chr(int(found[1] or found[2], 16))


def _base64_decoded(found: re.Match[str]) -> str:
    """Return the text in base64 letters, if it is text; an address may begin in the middle of other letters."""
    letters = (found[1] or found[0]).replace("/", "_").replace("+", "-")
    try:
        text = urlsafe_b64decode(letters[: len(letters) - (len(letters) % 4 == 1)] + "==").decode()
    except UnicodeDecodeError:
        return found[0]
    return text if "".join(text.split()).isprintable() else found[0]


MISREAD = "\u2018\u2019\u201c\u201d\u2022"
"""The characters for the last byte of hyphens and dashes, from U+2011 on, in a text read bytewise."""


def _dash(found: re.Match[str]) -> str:
    return chr(0x2011 + MISREAD.index(found[1]))


UNWRAPPERS: tuple[Callable[[str], str], ...] = (
    _escaped("%"),
    unescape,
    _replaced(r"\s+(?:[>|]\s*)*"),  # before anything that was itself broken
    partial(normalize, "NFKC"),
    _replaced(r"=\r?\n"),  # of mail, which breaks lines behind a sign
    _escaped("="),
    _replaced(r"<[^<>]*>|\x1b\[[\d;]*[A-Za-z]|\?=\s*=\?[\w-]+\?\w\?"),  # markup of pages, terminals, subjects of mail
    # what typing aids make of hyphens, alone or two or three together
    *(_replaced(*dash) for dash in (("[\u2010-\u2012\u2043\u2212]", "-"), ("\u2013", "-"), ("\u2013", "--"))),
    *(_replaced("[\u2014\u2015\ufe58]", "-" * hyphens) for hyphens in (1, 2, 3)),
    _replaced(r"^[ \t]*(?:(?:[\w. ]{0,12}[>|][ \t]?)+|[-+*]|\d+[.:)\t ])[ \t]*"),  # the beginnings of lines
    _replaced(r"[-\u2010][ \t]*\r?\n[ \t]*"),  # where words are broken off
    _replaced(r"\\[nrt]", "\n"),
    _escaped(r"\\x"),
    _replaced(r"[\\%]u(?:([0-9A-Fa-f]{4})|\{([0-9A-Fa-f]{1,5})\})", _escaped_letter),
    _escaped("_x00", "_"),
    _escaped("-"),  # of a mail filter
    _replaced(f"\u00e2\u20ac([{MISREAD}])", _dash),
    _replaced(f"{LETTERS}*?(aHR0c{LETTERS}+)|{LETTERS}{{12,}}", _base64_decoded),
)
"""Each removes one kind of wrapping, and leaves a text without it unchanged."""


def readings(text: str) -> Iterator[str]:
    """Yield the text, and the readings under one or several of its wrappings: those with fewer first.

    >>> [*readings("a%2523b")]
    ['a%2523b', 'a%23b', 'a#b']
    """
    known, room = [text], MAX_TOTAL_LETTERS
    for reading in known:
        yield reading
        for unwrap in UNWRAPPERS:
            if len(known) < MAX_READINGS and room > 0 and (under := unwrap(reading)) not in known:
                known.append(under)
                room -= len(under)
