"""The position text of ToedeLoe: a whole state in one readable line, as FEN is in chess.

    toedeloe 2 two_player_mode=duel | cells ....... w.g.... (12 rows of 7) | minus 0 -1 | left 39 39 |
    hands As 7h / ? ? | played Ks / KS | gone | takers 1 | plus 0 1 | placed 0 1 |
    leader 1 turn 1 dealer 0 deals 1 | phase score

Cells, row by row, field A and then field B: `.` free, w white, g grey, x green. Hands, cards played and plus
tricks by chair. NOBODY is `-`. The cards of the second pack have their suit in capitals.
"""

from ....rules import cards, position
from ....rules.position import format_piles, format_seat, join_words, of_part, parse_number, parse_piles, parse_signed
from ...tricks.rules.hands import sorted_hands
from .board import CELLS, COLUMNS
from .state import NOBODY, PHASES, ToedeloeState, ToedeloeTable, initial_state

PIECES = ".wgx"
"""By content of a cell: its letter."""

NAMED_FIELDS = ("leader", "turn", "dealer", "deals")
"""Fields that the last part but one gives by name."""

PART_NAMES = ("cells", "minus", "left", "hands", "played", "gone", "takers", "plus", "placed", "leader", "phase")


def write(state: ToedeloeState, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    drawn = "".join(PIECES[piece] for piece in state.cells)
    values = state.leader, state.turn, state.dealer, state.deals
    return " | ".join(
        (
            f"{state.table.name} {state.table.seats} {options}".strip(),
            "cells " + " ".join(drawn[n : n + COLUMNS] for n in range(0, CELLS, COLUMNS)),
            "minus " + join_words(state.minus),
            "left " + join_words(state.left),
            "hands " + format_piles(state.hands),
            "played " + format_piles(state.played),
            "gone " + cards.text(state.gone),
            "takers " + join_words(state.takers),
            "plus " + join_words(state.plus),
            "placed " + join_words(state.placed),
            " ".join(f"{name} {format_seat(at)}" for name, at in zip(NAMED_FIELDS, values, strict=True)),
            f"phase {state.phase}",
        )
    )


def state_of(table: ToedeloeTable, text: str) -> ToedeloeState:
    """Return the state of the parts behind the head. Raise ValueError with the reason if they are invalid."""
    fields = position.named_parts(text, PART_NAMES)
    named = position.named_values(NAMED_FIELDS, fields).values()
    leader, turn, dealer, deals = (NOBODY if word == "-" else parse_number(word) for word in named)
    if fields["phase"] not in PHASES or deals == NOBODY:
        raise ValueError("the last parts read: deals NUMBER | phase PHASE")
    return initial_state(table)._replace(
        cells=of_part(fields, "cells", _cells),
        minus=of_part(fields, "minus", _pair),
        left=of_part(fields, "left", _pair),
        hands=sorted_hands(of_part(fields, "hands", parse_piles)),
        played=of_part(fields, "played", parse_piles),
        gone=bytes(sorted(of_part(fields, "gone", cards.parse))),
        takers=of_part(fields, "takers", _bytes),
        plus=of_part(fields, "plus", _bytes),
        placed=of_part(fields, "placed", _pair),
        leader=leader,
        turn=turn,
        dealer=dealer,
        deals=deals,
        phase=fields["phase"],
    )


def _cells(text: str) -> bytes:
    return bytes(map(_piece, "".join(text.split())))


def _piece(letter: str) -> int:
    if letter not in PIECES:
        raise ValueError(f"no piece: {letter}")
    return PIECES.index(letter)


def _pair(text: str) -> tuple[int, int]:
    values = tuple(map(parse_signed, text.split()))
    if len(values) != 2:
        raise ValueError(f"{len(values)} teams instead of 2")
    return values


def _bytes(text: str) -> bytes:
    return bytes(parse_number(word, 256) for word in text.split())
