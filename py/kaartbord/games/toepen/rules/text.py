"""The position text of Toepen: a whole state in one readable line, as FEN is in chess.

    toepen 3 five_crosses=on | points 3 0 2 | start 3 0 2 | status in fold in | hands As 7h / Th / ? ? |
    marks l l l | aside / / | under | shown | played Ks / / 9s | owed 0 1 0 | folds 0 1 0 |
    stake 2 raised 0 toeper 0 washer - claim - | leader 0 turn 1 tricks 0 length 4 |
    dealer 2 winner 2 crosses 1 rounds 4 | phase trick queue

Marks: l has looked, o lies open, w has whistled, c was caught, p pays to look. Nobody is `-`; the toeper
is `pelt` when players one point from the limit raised by being that.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from ....rules import cards, position
from ....rules.position import (
    format_piles,
    join_words,
    of_part,
    one_per_seat,
    parse_number,
    parse_piles,
    parse_seat,
    parse_signed,
)
from ...tricks.rules.hands import sorted_hands
from .stake import MAX_FOLDS
from .state import NOBODY, PELT_TOEPER, PHASES, ToepenState, ToepenTable, initial_state

T = TypeVar("T")

STATUS = ("in", "fold", "sits", "gone")
MARKS = "lowcp"
CLAIMS = {"": "-", "wash_white": "white", "wash_dirty": "dirty"}

NAMED_FIELDS = (
    ("stake", "raised", "toeper", "washer", "claim"),
    ("leader", "turn", "tricks", "length"),
    ("dealer", "winner", "crosses", "rounds"),
)
"""The parts that give values by name."""

SEAT_FIELDS = ("toeper", "washer", "leader", "turn", "dealer", "winner")
"""The named values that are a seat."""


def write(state: ToepenState, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    parts = [
        f"{state.table.name} {state.table.seats} {options}".strip(),
        "points " + join_words(state.points),
        "start " + join_words(state.start),
        "status " + join_words(STATUS[status] for status in state.status),
        "hands " + format_piles(state.hands),
        "marks " + join_words(map(_marks, state.marks)),
        "aside " + format_piles(state.aside),
        "under " + cards.text(state.under),
        "shown " + cards.text(state.shown),
        "played " + format_piles(state.played),
        "owed " + join_words(state.owed),
        "folds " + join_words(state.folds),
    ]
    values = state._asdict()
    parts += [" ".join(f"{name} {_value(name, values[name])}" for name in names) for names in NAMED_FIELDS]
    parts.append(f"phase {state.phase} queue {join_words(state.queue)}".strip())
    return " | ".join(parts)


def _marks(marks: int) -> str:
    return "".join(letter for n, letter in enumerate(MARKS) if marks >> n & 1) or "-"


def _value(name: str, value: Any) -> str:
    if name == "claim":
        return CLAIMS[value]
    return {NOBODY: "-", PELT_TOEPER: "pelt"}.get(value, str(value)) if name in SEAT_FIELDS else str(value)


PART_NAMES = (
    *("points", "start", "status", "hands", "marks", "aside", "under", "shown"),
    *("played", "owed", "folds", "stake", "leader", "dealer", "phase"),
)


def state_of(table: ToepenTable, text: str) -> ToepenState:
    """Return the state of the parts behind the head; raise ValueError with the reason if they are invalid."""
    fields = position.named_parts(text, PART_NAMES)
    phase, *queue = fields["phase"].split() or [""]
    if phase not in PHASES or queue[:1] != ["queue"]:
        raise ValueError("the last part reads: phase PHASE queue SEATS")
    values: dict[str, Any] = {}
    for names in NAMED_FIELDS:
        values |= _named(table, position.named_values(names, fields))

    def seats(name: str, parse: Callable[[str], Iterable[T]]) -> tuple[T, ...]:
        return of_part(fields, name, lambda text: one_per_seat(parse(text), table.seats))

    return initial_state(table)._replace(
        points=seats("points", _numbers),
        start=seats("start", _numbers),
        status=bytes(seats("status", lambda text: [_index(STATUS, word) for word in text.split()])),
        hands=seats("hands", lambda text: sorted_hands(parse_piles(text))),
        marks=bytes(seats("marks", lambda text: map(_read_marks, text.split()))),
        aside=seats("aside", parse_piles),
        under=of_part(fields, "under", cards.parse),
        shown=of_part(fields, "shown", cards.parse),
        played=seats("played", parse_piles),
        owed=seats("owed", lambda text: map(parse_number, text.split())),
        folds=bytes(seats("folds", lambda text: [parse_number(word, MAX_FOLDS + 1) for word in text.split()])),
        phase=phase,
        queue=bytes(parse_seat(word, table.seats) for word in queue[1:]),
        **values,
    )


def _named(table: ToepenTable, words: Mapping[str, str]) -> dict[str, Any]:
    claims = {word: claim for claim, word in CLAIMS.items()}
    named: dict[str, Any] = {}
    for name, word in words.items():
        if name == "claim":
            named[name] = claims[_known(word, claims)]
        elif name in SEAT_FIELDS:
            nobody = {"-": NOBODY} | ({"pelt": PELT_TOEPER} if name == "toeper" else {})
            named[name] = nobody[word] if word in nobody else parse_seat(word, table.seats)
        else:
            named[name] = parse_number(word)
    return named


def _read_marks(word: str) -> int:
    return 0 if word == "-" else sum(1 << _index(tuple(MARKS), letter) for letter in set(word))


def _numbers(text: str) -> Iterable[int]:
    return map(parse_signed, text.split())


def _index(words: tuple[str, ...], word: str) -> int:
    return words.index(_known(word, words))


def _known(word: str, words: Any) -> str:
    if word not in words:
        raise ValueError(f"unknown word {word}")
    return word
