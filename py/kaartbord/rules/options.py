"""House rules as data: the options, their values, and their code in a link."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from reprlib import repr as short
from typing import Any, NamedTuple

from .errors import Misuse


class BoardFlaw(NamedTuple):
    """The reason why a custom board cannot be played on."""

    problem: str
    """The key of its text."""
    squares: tuple[int, ...] = ()
    """The squares that are wrong, from 0; empty if any might be changed."""
    letters: str = ""
    """The kinds of square with too few or too many squares."""


class BoardFormat(NamedTuple):
    """The form of a custom board: a word with a letter for each square."""

    letters: str
    lengths: range
    flaw: Callable[[str], BoardFlaw | None]
    """Returns the flaw in a board of this form; None if it can be played on."""


class Option(NamedTuple):
    """One house rule, the default value first, and its paragraph `rule`. If boards can be made, "" is the usual one."""

    name: str
    values: tuple[bool | str | int, ...]
    rule: str
    board: BoardFormat | None = None
    by_link: bool | str | int | None = None
    """Its value if somebody plays by link; None for the chosen one."""
    offered: bool = True
    """True if it can be chosen for a new match; if not, only matches by earlier rules have it."""
    seats: tuple[int, ...] = ()
    """The numbers of players for which it makes a difference; empty for all."""
    sealed: bool | str | int | None = None
    """Its usual value if hands are sealed, as it has everybody asked before the first card; None: as elsewhere."""


def is_allowed(option: Option, value: Any) -> bool:
    """Return whether a house rule can have this value."""
    if option.board and isinstance(value, str) and value:
        return board_flaw(option.board, value) is None
    return any(value is each or (value == each and type(value) is type(each)) for each in option.values)


def board_flaw(board: BoardFormat, text: str) -> BoardFlaw | None:
    """Return the flaw in a custom board: of its letters, its length, or one that the game finds; else None."""
    return format_flaw(board, text) or board.flaw(text)


def format_flaw(board: BoardFormat, text: str) -> BoardFlaw | None:
    """Return the flaw by which a text is not a board at all: its letters or its length."""
    if set(text) - set(board.letters):
        return BoardFlaw("letters")
    return BoardFlaw("length") if len(text) not in board.lengths else None


def normalize_board(board: BoardFormat, text: str) -> str:
    """Return a custom board from typed text: without white space, in the case of `board.letters`.

    >>> normalize_board(BoardFormat("abX", range(3, 5), lambda _: None), " AB xa")
    'abXa'
    """
    folded = {each.casefold(): each for each in board.letters}
    return "".join(folded.get(letter.casefold(), letter) for letter in "".join(text.split()))


def with_defaults(options: Sequence[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options with their values, defaults for those not named; raise Misuse for unknown ones."""
    if not isinstance(values, Mapping):
        raise Misuse(f"House rules are values by name, not {short(values)}.")
    known = {option.name: option for option in options}
    for name, value in values.items():
        if name not in known:
            raise Misuse(f"There is no option {short(name)}.")
        if not is_allowed(known[name], value):
            raise Misuse(f"The option {name} cannot be {short(value)}.")
    return {option.name: values.get(option.name, option.values[0]) for option in options}


def pack(options: Sequence[Option], values: Iterable[Any], number: int) -> int:
    """Return the values as the lowest digits of a number in mixed radix, `number` above them.

    >>> options = Option("short", (False, True), "end"), Option("limit", (15, 10, 20), "end")
    >>> pack(options, (True, 20), 7) == 1 + 2 * (2 + 3 * 7)
    True
    """
    for option, value in reversed(list(zip(options, values, strict=True))):
        if option.board:
            number = _pack_board(option.board, value, number)
        else:
            number = number * len(option.values) + option.values.index(value)
    return number


def unpack(options: Sequence[Option], number: int) -> tuple[dict[str, Any], int]:
    """Return the values of a packed number and the number above them; raise ValueError for an invalid board."""
    values: dict[str, Any] = {}
    for option in options:
        if option.board:
            values[option.name], number = _unpack_board(option.board, number)
        else:
            number, index = divmod(number, len(option.values))
            values[option.name] = option.values[index]
    return values, number


def _pack_board(board: BoardFormat, text: str, number: int) -> int:
    """Add a bit for a custom board, and then its length and its squares, as the lowest digits of a number."""
    if not text:
        return number * 2
    for letter in reversed(text):
        number = number * len(board.letters) + board.letters.index(letter)
    return (number * len(board.lengths) + board.lengths.index(len(text))) * 2 + 1


def _unpack_board(board: BoardFormat, number: int) -> tuple[str, int]:
    number, own = divmod(number, 2)
    if not own:
        return "", number
    number, index = divmod(number, len(board.lengths))
    text = ""
    for _ in range(board.lengths[index]):
        number, letter = divmod(number, len(board.letters))
        text += board.letters[letter]
    if flaw := board_flaw(board, text):
        raise ValueError(f"no board to play on: {flaw.problem}")
    return text, number


def encode_values(options: Sequence[Option], values: Iterable[Any]) -> int:
    """Return the values as one number, 0 when all are at their defaults."""
    return pack(options, values, 0)


def decode_values(options: Sequence[Option], code: int) -> dict[str, Any]:
    """Return the values of a code, the inverse of `encode_values`; raise ValueError if it is too large."""
    values, rest = unpack(options, code)
    if rest:
        raise ValueError("option code out of range")
    return values


def changes_text(options: Sequence[Option], values: Iterable[Any]) -> str:
    """Return the differences from the defaults, as `name=value` words; a bool is written on or off.

    >>> changes_text((Option("short", (False, True), "end"), Option("limit", (15, 10, 20), "end")), (True, 15))
    'short=on'
    """
    words = {True: "on", False: "off"}
    return " ".join(
        f"{option.name}={words.get(value, value) if isinstance(value, bool) else value}"
        for option, value in zip(options, values, strict=True)
        if value != option.values[0]
    )


def parse(options: Sequence[Option], text: str) -> dict[str, Any]:
    """Return the values in a text, the inverse of `changes_text`; raise ValueError for an unknown name or value."""
    known = {option.name: option for option in options}
    values = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known:
            raise ValueError(f"unknown option {word}")
        if name in values:
            raise ValueError(f"option {name} is given twice")
        values[name] = _read(known[name], value)
    return values


def _read(option: Option, word: str) -> Any:
    """Return the value of a word of `changes_text`."""
    if option.board and word and is_allowed(option, word):
        return word
    switch = {True: "on", False: "off"}
    for value in option.values:
        if word == (switch[value] if isinstance(value, bool) else str(value)):
            return value
    values = " or ".join(switch[value] if isinstance(value, bool) else str(value) for value in option.values)
    raise ValueError(f"{option.name} is {values or 'a board'}, not {word}")
