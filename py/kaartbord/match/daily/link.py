"""The link to a day's deal: the day, and the choices of somebody who has played it. Pure.

The text is sealed as every link is (see `match.seal`), with a head of one letter. Its body has the day in two bytes,
then a number for each choice, seven bits a byte, the lowest first; a byte with its highest bit is followed by another.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..seal import BadLink, seal, unseal
from . import deal

FRAGMENT = "dag"
"""The start of its address behind the #; alone it is the calendar."""

ADDRESS = re.compile(rf"#({FRAGMENT}\.[\w-]+)")

HEAD = "Y"

DAY_BYTES = 2

MOST_LETTERS = 600
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
    'dag.YQUTIAA8gBuja4wA'
    """
    body = bytearray(day.to_bytes(DAY_BYTES, "big"))
    for rank in ranks:
        while rank > 0x7F:
            body.append(rank & 0x7F | 0x80)
            rank >>= 7
        body.append(rank)
    return f"{FRAGMENT}.{seal(HEAD, bytes(body))}"


def decode(text: str) -> SharedDay:
    """Return the contents of a link; raise BadLink if it is damaged, or its choices are impossible."""
    _, _, sealed = text.partition(".")
    if len(sealed) > MOST_LETTERS:
        raise BadLink("long")
    if sealed[:1] != HEAD:
        raise BadLink("newer" if sealed else "empty")
    body = unseal(sealed, len(HEAD))
    day = int.from_bytes(body[:DAY_BYTES], "big")
    if len(body) < DAY_BYTES or day < deal.FIRST_DAY:
        raise BadLink("damaged")
    ranks = tuple(_numbers(body[DAY_BYTES:]))
    try:
        over = not deal.replay(day, ranks).pending
    except ValueError:
        raise BadLink("damaged") from None
    if ranks and not over:
        raise BadLink("damaged")
    return SharedDay(day, ranks)


def _numbers(body: Sequence[int]) -> Iterable[int]:
    number = shift = 0
    for byte in body:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0
    if shift:
        raise BadLink("damaged")
