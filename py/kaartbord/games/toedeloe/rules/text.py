"""The position text of ToedeLoe: a whole state in one readable line, as FEN is in chess.

    toedeloe 2 two_player_mode=duel | cells ....... w.g.... (12 rows of 7) | minus 0 -1 | left 39 39 |
    hands As 7h / ? ? | played Ks / KS | gone | takers 1 | plus 0 1 | placed 0 1 |
    leader 1 turn 1 dealer 0 deals 1 | phase score

Cells, row by row, field A and then field B: `.` free, w white, g grey, x green. Hands, cards played and plus
tricks by chair. NOBODY is `-`. The cards of the second pack have their suit in capitals.
"""

from ....rules import cards, position
from ....rules.position import in_piles, in_words, number, of_part, or_none, piles, signed
from ...tricks.rules.hands import in_order
from .board import CELLS, COLUMNS
from .state import NOBODY, PHASES, State, Table, start_of

PIECES = ".wgx"
"""By content of a cell: its letter."""

NAMED = ("leader", "turn", "dealer", "deals")
"""Fields that the last part but one gives by name."""

PARTS = ("cells", "minus", "left", "hands", "played", "gone", "takers", "plus", "placed", "leader", "phase")


def write(state: State, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    drawn = "".join(PIECES[piece] for piece in state.cells)
    values = state.leader, state.turn, state.dealer, state.deals
    return " | ".join(
        (
            f"{state.table.name} {state.table.seats} {options}".strip(),
            "cells " + " ".join(drawn[n : n + COLUMNS] for n in range(0, CELLS, COLUMNS)),
            "minus " + in_words(state.minus),
            "left " + in_words(state.left),
            "hands " + in_piles(state.hands),
            "played " + in_piles(state.played),
            "gone " + cards.text(state.gone),
            "takers " + in_words(state.takers),
            "plus " + in_words(state.plus),
            "placed " + in_words(state.placed),
            " ".join(f"{name} {or_none(at)}" for name, at in zip(NAMED, values, strict=True)),
            f"phase {state.phase}",
        )
    )


def state_of(table: Table, text: str) -> State:
    """Return the state of the parts behind the head. Raise ValueError with the reason if they are invalid."""
    fields = position.parts(text, PARTS)
    named = position.named(NAMED, fields).values()
    leader, turn, dealer, deals = (NOBODY if word == "-" else number(word) for word in named)
    if fields["phase"] not in PHASES or deals == NOBODY:
        raise ValueError("the last parts read: deals NUMBER | phase PHASE")
    return start_of(table)._replace(
        cells=of_part(fields, "cells", _cells),
        minus=of_part(fields, "minus", _pair),
        left=of_part(fields, "left", _pair),
        hands=in_order(of_part(fields, "hands", piles)),
        played=of_part(fields, "played", piles),
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
    """Return a value for each team."""
    values = tuple(map(signed, text.split()))
    if len(values) != 2:
        raise ValueError(f"{len(values)} teams instead of 2")
    return values


def _bytes(text: str) -> bytes:
    return bytes(number(word, 256) for word in text.split())
