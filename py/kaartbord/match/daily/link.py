"""The link to a day's deal: the day, and the choices of somebody who has played it. Pure.

The text is sealed as every link is (see `match.seal`), with a head of one letter, around both as text: "20786 0,3,2".
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from ..seal import BadLink, seal, unseal
from . import FRAGMENT, deal

ADDRESS = re.compile(rf"#({FRAGMENT}\.[\w-]+)")

BODY = re.compile(rb"(\d{5}) ((?:\d{1,4}(?:,\d{1,4}){0,127})?) *")

HEAD = "Y"

MAX_LETTERS = 600
"""Letters of a link, far more than any deal takes."""


class SharedDay(NamedTuple):
    """The contents of a link."""

    day: int
    ranks: tuple[int, ...]
    """The choices of the sender, as of `deal.own_ranks`; () if the link only leads to the deal."""


def find(text: str) -> str:
    """Return the first link to a deal of the day in a text, from behind its #; "" without one."""
    found = ADDRESS.search(text)
    return found[1] if found else ""


def encode(day: int, ranks: Iterable[int] = ()) -> str:
    """Return the text after the # of the address.

    >>> encode(20786, (0, 3, 200))
    'dag.YZMjA3ODYgMCwzLDIwMO9NOH0'
    """
    body = f"{day} {','.join(map(str, ranks))}"
    while (text := seal(HEAD, body.encode()))[-1] in "-_":  # which apps cut off
        body += " "
    return f"{FRAGMENT}.{text}"


def decode(text: str) -> SharedDay:
    """Return the contents of a link; raise BadLink if it is damaged, or its choices are impossible."""
    sealed = text.partition(".")[2]
    if len(sealed) > MAX_LETTERS or sealed[:1] != HEAD:
        raise BadLink("empty" if not sealed else "newer" if sealed[0] != HEAD else "long")
    body = BODY.fullmatch(unseal(sealed, len(HEAD)))
    if body is None or int(body[1]) < deal.FIRST_DAY:
        raise BadLink("damaged")
    day, ranks = int(body[1]), tuple(map(int, body[2].split(b","))) if body[2] else ()
    try:
        over = not deal.replay(day, ranks).pending
    except ValueError:
        raise BadLink("damaged") from None
    if ranks and not over:
        raise BadLink("damaged")
    return SharedDay(day, ranks)
