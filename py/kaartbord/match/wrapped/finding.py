"""Links in a text. The seal of each determines its end, so that only whole ones are found."""

import re
from collections.abc import Iterator
from functools import lru_cache

from ...games import ENTRIES
from ..seal import FORMAT, HEAD_LETTERS, OLD_FORMATS, BadLink, sealed_prefix
from .readings import readings

LONGEST_TEXT = 1 << 16
"""Letters of a text that is searched for links."""

MAX_LINK_LETTERS = 32_000
"""Letters of a link; a full one of eight sealed seats has half as many."""

MAX_CHECKED_LETTERS = 1 << 21
"""Letters that are checked in the readings of one text."""

OUR_LINK_START = re.compile(f"[{OLD_FORMATS}{FORMAT}][{''.join(ENTRIES)}][\\w-]", re.ASCII)
"""The beginning of a link that this page can open."""

POSSIBLE_START = re.compile(f"(?:^|#)(?=[A-Z]{{2}})|(?={OUR_LINK_START.pattern})", re.ASCII)
"""A place where a link may begin; after a # also one of a later version."""
LETTER_RUN = re.compile(f"[\\w-]{{0,{MAX_LINK_LETTERS}}}", re.ASCII)

LIKELY = re.compile(f"(?:(?<![^#])|(?<![\\w-])(?=[\\w-]{{20}})){OUR_LINK_START.pattern}[\\w.-]*", re.ASCII)
"""Words that look like a link: behind a #, at the start of a text, or long."""

MAX_OLD_PARTS = 2
"""Parts that an old link has behind its match, each after a full stop."""

NON_LINK_CHARS = re.compile(r"[^\w.#-]+", re.ASCII)
"""Characters that are in no link: markup, quotation marks, line breaks."""
INVISIBLE_CHARS = re.compile(
    "[\x00-\x08\x0e-\x1f\xad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
)
"""Invisible characters that get into links, and separate nothing."""


@lru_cache(4)
def find_links(text: str) -> tuple[str, ...]:
    r"""Return all whole links in a text, in their order; raise BadLink `long` for a text that is too long to search.

    >>> find_links("<https://example.org/#DKAPYm9ke\n> VHwAog>, and DKA, which is torn")
    ('DKAPYm9keVHwAog',)
    """
    if len(text) > LONGEST_TEXT:
        raise BadLink("long")
    best, room = tuple[str, ...](), MAX_CHECKED_LETTERS
    for row in _rows(text):
        links, end = list[str](), 0
        for start in (each.end() for each in POSSIBLE_START.finditer(row)):
            run = _run(row, start)
            if start >= end and len(run) <= room:
                link = sealed_prefix(run, HEAD_LETTERS)
                room -= len(link or run)
                if link[:1] in tuple(OLD_FORMATS):
                    link = _with_parts(row, start + len(link), link)
                links += [link] if link else []
                end = start + len(link)
        best = max(best, tuple(links), key=lambda some: sum(map(len, some)))
        if best and best[0][0] not in OLD_FORMATS:
            break
    return best


def _rows(text: str) -> Iterator[str]:
    """Yield the readings of a text without characters that are in no link: as if they were inserted, and as if they
    separate links. Old links do not hold their end, so for them the reading with the most parts counts."""
    for reading in readings(text):
        plain = INVISIBLE_CHARS.sub("", reading)
        yield NON_LINK_CHARS.sub("", plain)
        yield NON_LINK_CHARS.sub(" ", plain)


def _run(row: str, start: int) -> str:
    return str(LETTER_RUN.match(row, start)[0])  # type: ignore[index]  # nothing matches too


def _with_parts(row: str, end: int, match: str) -> str:
    """Return an old link whose match ends there, with the parts behind it; "" if one of them is not whole."""
    link = match
    while row[end : end + 1] == "." and link.count(".") <= MAX_OLD_PARTS:
        part = _run(row, end + 1)
        sealed = sealed_prefix(part, 0)
        if part and not sealed:
            return ""
        link, end = f"{link}.{sealed}", end + 1 + len(sealed)
    return link.rstrip(".")


def likeliest_link(text: str) -> str:
    """Return the words most like a link in a text without a whole one, "" for a blank one."""
    for reading in readings(text):
        if begun := LIKELY.search(reading.strip()):
            return begun[0].rstrip(".")
    marked = re.search(r"#(\S*)", text)
    return marked[1] if marked else text.strip()
