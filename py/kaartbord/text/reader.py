"""To whom a sentence is addressed."""

from collections.abc import Sequence
from typing import NamedTuple


class Reader(NamedTuple):
    """Who reads or hears a sentence."""

    lang: str
    names: Sequence[str]
    """By seat; "" where there is none."""
    me: int | None
    """The seat of the reader, who is addressed as "you"; None for a spectator."""
