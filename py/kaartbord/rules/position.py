"""The common form of the position texts of all games: a head with the house rules, then named parts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from reprlib import repr as short
from typing import Any, TypeVar

from . import cards
from . import options as house
from .errors import BadPosition
from .protocol import Info

H = TypeVar("H")
T = TypeVar("T")
S = TypeVar("S")
TableMaker = tuple[Callable[[dict[str, Any]], H], Callable[[H, int], T]]


def read(
    text: str,
    info: Info,
    table_of: TableMaker[H, T],
    state_of: Callable[[T, str], S],
    problems: Callable[[S], Sequence[str]],
) -> S:
    """Return the state of a line; raise BadPosition if it is not of this game or nobody could continue from it.

    `table_of` makes house rules of named options, and a table of these and a number of seats; `state_of` makes the
    state of the parts after the head, or raises ValueError with the reason; `problems` lists inconsistencies.
    """
    if not isinstance(text, str):
        raise BadPosition(f"A position of {info.name} is a text, not {short(text)}.")
    try:
        head, _, rest = text.partition("|")
        state = state_of(_table(head.split(), info, table_of), rest)
    except ValueError as fault:
        raise BadPosition(f"This is no position of {info.name}: {fault}.") from fault
    if reasons := problems(state):
        raise BadPosition(f"This is no position of {info.name}: {'; '.join(reasons)}.", reasons, state)
    return state


def _table(words: Sequence[str], info: Info, table_of: TableMaker[H, T]) -> T:
    """Return the table that the words of the head name."""
    name = info.name.lower()
    if len(words) < 2 or words[0] != name or words[1] not in map(str, info.seats):
        seats = ", ".join(map(str, info.seats))
        raise ValueError(f"a position starts with {name}, in small letters, and the number of seats, one of {seats}")
    options, table = table_of
    return table(options(house.parse(info.options, " ".join(words[2:]))), int(words[1]))


def named_parts(text: str, names: Sequence[str]) -> dict[str, str]:
    """Return the parts after the head by their names, which must be these in this order.

    >>> named_parts("hands As 7h / | turn 2 deals 1", ("hands", "turn"))
    {'hands': 'As 7h /', 'turn': '2 deals 1'}
    """
    named = [part.strip().partition(" ") for part in text.split("|")]
    if [name for name, _, _ in named] != list(names):
        raise ValueError(f"a position has the parts {', '.join(names)}")
    return {name: value for name, _, value in named}


def of_part(fields: Mapping[str, str], name: str, parse: Callable[[str], T]) -> T:
    """Return the parsed value of a part; the ValueError of one that is invalid names the part.

    >>> of_part({"turn": "x"}, "turn", parse_number)
    Traceback (most recent call last):
        ...
    ValueError: turn: no number: x
    """
    try:
        return parse(fields[name])
    except ValueError as fault:
        raise ValueError(f"{name}: {fault}") from fault


def named_values(names: Sequence[str], fields: Mapping[str, str]) -> dict[str, str]:
    """Return the words of a part that gives values by these names, the first of which is its own.

    >>> named_values(("turn", "deals"), {"turn": "2 deals 1"})
    {'turn': '2', 'deals': '1'}
    """
    words = f"{names[0]} {fields[names[0]]}".split()
    if words[::2] != list(names) or len(words) != 2 * len(names):
        raise ValueError(f"a part reads: {' N '.join(names)} N")
    return dict(zip(names, words[1::2], strict=True))


def parse_piles(text: str) -> tuple[bytes, ...]:
    r"""Return cards in piles.

    >>> parse_piles("As 2s / / ?")
    (b'\x04\x08', b'', b'\x00')
    """
    return tuple(cards.parse(pile) for pile in text.split("/"))


def format_piles(piles: Iterable[bytes]) -> str:
    """Return piles of cards as text, the inverse of `parse_piles`."""
    return " / ".join(map(cards.text, piles))


def join_words(values: Iterable[object]) -> str:
    """Return values as words."""
    return " ".join(map(str, values))


def format_seat(at: int) -> str:
    """Return a seat as a word, `-` for nobody."""
    return "-" if at < 0 else str(at)


def parse_seat_or_none(word: str, seats: int) -> int:
    """Return the seat of a word, -1 for nobody."""
    return -1 if word == "-" else parse_seat(word, seats)


def one_per_seat(values: Iterable[T], seats: int) -> tuple[T, ...]:
    """Return a value for each seat."""
    by_seat = tuple(values)
    if len(by_seat) != seats:
        raise ValueError(f"{len(by_seat)} seats instead of {seats}")
    return by_seat


def parse_seat(word: str, seats: int) -> int:
    """Return a seat at a table of `seats`."""
    found = parse_number(word)
    if found >= seats:
        raise ValueError(f"no seat {word}")
    return found


def parse_signed(word: str) -> int:
    """Return a number that may be below 0."""
    return -parse_number(word[1:]) if word.startswith("-") else parse_number(word)


def parse_number(word: str, below: int = 1 << 32) -> int:
    """Return a number from 0; raise ValueError if it is not a number or not below that bound."""
    if not (word.isascii() and word.isdigit()):
        raise ValueError(f"no number: {word}")
    if len(word) > 10 or int(word) >= below:
        raise ValueError(f"no number below {below}: {word}")
    return int(word)
