"""What the position texts of all games share: a head with the house rules, then parts with names."""

from collections.abc import Callable, Sequence
from reprlib import repr as short
from typing import Any, TypeVar

from . import options as house
from .misuse import BadPosition
from .protocol import Info

T = TypeVar("T")
S = TypeVar("S")


def read(
    text: str,
    info: Info,
    table_of: Callable[[dict[str, Any], int], T],
    state_of: Callable[[T, str], S],
    problems: Callable[[S], Sequence[str]],
) -> S:
    """The state of a line; BadPosition if it is none of this game or nobody could play on from it.

    `table_of` makes the table for the named options and the number of seats, `state_of` the state of the
    parts behind the head (ValueError with the reason if they are none), `problems` says what is inconsistent
    in it.
    """
    if not isinstance(text, str):
        raise BadPosition(f"A position of {info.name} is a text, not {short(text)}.")
    try:
        head, _, rest = text.partition("|")
        state = state_of(_table(head.split(), info, table_of), rest)
    except ValueError as fault:
        raise BadPosition(f"This is no position of {info.name}: {fault}.") from fault
    if reasons := problems(state):
        raise BadPosition(f"This is no position of {info.name}: {'; '.join(reasons)}.")
    return state


def _table(words: Sequence[str], info: Info, table_of: Callable[[dict[str, Any], int], T]) -> T:
    """The table that the words of the head name."""
    name = info.name.lower()
    if len(words) < 2 or words[0] != name or words[1] not in map(str, info.seats):
        raise ValueError(f"a position starts with: {name} SEATS")
    return table_of(house.parse(info.options, " ".join(words[2:])), int(words[1]))


def parts(text: str, names: Sequence[str]) -> dict[str, str]:
    """The parts behind the head by their names, which must be these in this order."""
    named = [part.strip().partition(" ") for part in text.split("|")]
    if [name for name, _, _ in named] != list(names):
        raise ValueError(f"a position has the parts {', '.join(names)}")
    return {name: value for name, _, value in named}


def number(word: str, below: int = 1 << 32) -> int:
    """A number from 0; ValueError if it is none or not below that."""
    if not (word.isascii() and word.isdigit()):
        raise ValueError(f"no number: {word}")
    if len(word) > 10 or int(word) >= below:
        raise ValueError(f"no number below {below}: {word}")
    return int(word)
