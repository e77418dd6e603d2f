"""The position text of Toepen: a whole state in one readable line, as FEN is in chess.

    toepen 3 five_crosses=on | points 3 0 2 | start 3 0 2 | status in fold in | hands As 7h / Th / ? ? |
    marks l l l | aside / / | under | shown | played Ks / / 9s | owed 0 1 0 | folds 0 1 0 |
    stake 2 raised 0 toeper 0 washer - claim - | leader 0 turn 1 tricks 0 length 4 |
    dealer 2 winner 2 crosses 1 rounds 4 | phase trick queue

Marks: l has looked, o lies open, w has whistled, c was caught, p pays to look. Nobody is `-`; the toeper
is `pelt` when players one point from the limit raised by being that.
"""

from collections.abc import Callable
from typing import Any

from ...rules import cards, position
from ...rules.position import number
from ...rules.protocol import Info
from .stake import LINE
from .state import NOBODY, PELTS, PHASES, State, Table, start_of
from .validation import problems

STATUS = ("in", "fold", "sits", "gone")
MARKS = "lowcp"
CLAIMS = {"": "-", "wash_white": "white", "wash_dirty": "dirty"}

NAMED = (
    ("stake", "raised", "toeper", "washer", "claim"),
    ("leader", "turn", "tricks", "length"),
    ("dealer", "winner", "crosses", "rounds"),
)
"""The parts that give values by name."""

SEATS = ("toeper", "washer", "leader", "turn", "dealer", "winner")
"""Those that are a seat."""


def write(state: State, options: str) -> str:
    """The line for a state; `options` are those that differ from the defaults, as words."""
    parts = [
        f"{state.table.name} {state.table.seats} {options}".strip(),
        "points " + _numbers(state.points),
        "start " + _numbers(state.start),
        "status " + " ".join(STATUS[status] for status in state.status),
        "hands " + " / ".join(map(cards.text, state.hands)),
        "marks " + " ".join(_marks(marks) for marks in state.marks),
        "aside " + " / ".join(map(cards.text, state.aside)),
        "under " + cards.text(state.under),
        "shown " + cards.text(state.shown),
        "played " + " / ".join(map(cards.text, state.played)),
        "owed " + _numbers(state.owed),
        "folds " + _numbers(state.folds),
    ]
    values = state._asdict()
    parts += [" ".join(f"{name} {_value(name, values[name])}" for name in names) for names in NAMED]
    parts.append(f"phase {state.phase} queue {_numbers(state.queue)}".strip())
    return " | ".join(parts)


def _numbers(values: tuple[int, ...] | bytes) -> str:
    return " ".join(map(str, values))


def _marks(marks: int) -> str:
    return "".join(letter for n, letter in enumerate(MARKS) if marks >> n & 1) or "-"


def _value(name: str, value: Any) -> str:
    if name == "claim":
        return CLAIMS[value]
    return {NOBODY: "-", PELTS: "pelt"}.get(value, str(value)) if name in SEATS else str(value)


def read(text: str, info: Info, table_of: Callable[[dict[str, Any], int], Table]) -> State:
    """The state of a line; BadPosition if it is none of this game or nobody could play on from it.

    `table_of` makes the table for the named options and the number of seats.
    """
    return position.read(text, info, table_of, _state, problems)


PARTS = (
    "points",
    "start",
    "status",
    "hands",
    "marks",
    "aside",
    "under",
    "shown",
    "played",
    "owed",
    "folds",
    "stake",
    "leader",
    "dealer",
    "phase",
)


def _state(table: Table, text: str) -> State:
    """The state of the parts behind the head."""
    fields = position.parts(text, PARTS)
    phase, *queue = fields["phase"].split() or [""]
    if phase not in PHASES or queue[:1] != ["queue"]:
        raise ValueError("the last part reads: phase PHASE queue SEATS")
    values: dict[str, Any] = {}
    for names in NAMED:
        values |= _named(table, names, f"{names[0]} {fields[names[0]]}".split())
    return start_of(table)._replace(
        points=_of_seats(table, map(_signed, fields["points"].split())),
        start=_of_seats(table, map(_signed, fields["start"].split())),
        status=bytes(_of_seats(table, (_index(STATUS, word) for word in fields["status"].split()))),
        hands=_of_seats(table, (bytes(sorted(pile)) for pile in _piles(fields["hands"]))),
        marks=bytes(_of_seats(table, map(_read_marks, fields["marks"].split()))),
        aside=_of_seats(table, _piles(fields["aside"])),
        under=cards.parse(fields["under"]),
        shown=cards.parse(fields["shown"]),
        played=_of_seats(table, _piles(fields["played"])),
        owed=_of_seats(table, map(number, fields["owed"].split())),
        folds=bytes(_of_seats(table, (number(word, LINE + 1) for word in fields["folds"].split()))),
        phase=phase,
        queue=bytes(_seat(table, word) for word in queue[1:]),
        **values,
    )


def _named(table: Table, names: tuple[str, ...], words: list[str]) -> dict[str, Any]:
    """The values of a part that names them."""
    if words[::2] != list(names) or len(words) != 2 * len(names):
        raise ValueError(f"a part reads: {' N '.join(names)} N")
    claims = {word: claim for claim, word in CLAIMS.items()}
    named: dict[str, Any] = {}
    for name, word in zip(names, words[1::2], strict=True):
        if name == "claim":
            named[name] = claims[_known(word, claims)]
        elif name in SEATS:
            nobody = {"-": NOBODY} | ({"pelt": PELTS} if name == "toeper" else {})
            named[name] = nobody[word] if word in nobody else _seat(table, word)
        else:
            named[name] = number(word)
    return named


def _of_seats(table: Table, values: Any) -> tuple[Any, ...]:
    by_seat = tuple(values)
    if len(by_seat) != table.seats:
        raise ValueError(f"{len(by_seat)} seats instead of {table.seats}")
    return by_seat


def _piles(text: str) -> list[bytes]:
    return [cards.parse(pile) for pile in text.split("/")]


def _read_marks(word: str) -> int:
    return 0 if word == "-" else sum(1 << _index(tuple(MARKS), letter) for letter in set(word))


def _index(words: tuple[str, ...], word: str) -> int:
    return words.index(_known(word, words))


def _known(word: str, words: Any) -> str:
    if word not in words:
        raise ValueError(f"unknown word {word}")
    return word


def _seat(table: Table, word: str) -> int:
    seat = number(word)
    if seat >= table.seats:
        raise ValueError(f"no seat {word}")
    return seat


def _signed(word: str) -> int:
    return -number(word[1:]) if word.startswith("-") else number(word)
