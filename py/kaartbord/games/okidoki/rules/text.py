"""The position text of OkiDoki: a whole state in one readable line, as FEN is in chess.

    okidoki 4 short=on | pawns 0 0 - - / 14 0 0 h | hands As 7h / ? ? / ? ? / Kc 2d | gifts / / / |
    played 2s / 9s / 3s / Ts | takers 3 | moves | given 3 leader 3 turn 0 dealer 2 rounds 1 | phase trick

Pawns are white, then grey: a square from 0 (the start), `h` at the finish, `-` in reserve. A move that is due
is `team:steps`, `team:aces` for four aces. NOBODY is `-`.
"""

from functools import partial
from typing import Any

from ....rules import position
from ....rules.position import format_piles, format_seat, join_words, of_part, parse_number, parse_seat_or_none
from ...tricks.rules.hands import sorted_hands
from .state import ACES_MOVE, HAND_PENALTY, PHASES, RESERVE, TEAM_PAWNS, OkidokiState, OkidokiTable, initial_state

PART_NAMES = ("pawns", "hands", "gifts", "played", "takers", "moves", "given", "phase")

NAMED_FIELDS = ("given", "leader", "turn", "dealer", "rounds")
"""Fields of the part that names its values."""

CHAIR_FIELDS = ("leader", "turn", "dealer")
"""Those fields that hold a chair."""


def write(state: OkidokiState, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    t, pawns, values = state.table, state.pawns, state._asdict()
    words = [_place(t, at) for at in pawns]
    return " | ".join(
        [
            f"{t.name} {t.seats} {options}".strip(),
            f"pawns {' '.join(words[:TEAM_PAWNS])} / {' '.join(words[TEAM_PAWNS:])}",
            "hands " + format_piles(state.hands),
            "gifts " + format_piles(state.gifts),
            "played " + format_piles(state.played),
            f"takers {join_words(state.takers)}".strip(),
            f"moves {join_words(map(_due, state.moves))}".strip(),
            " ".join(f"{name} {format_seat(values[name])}" for name in NAMED_FIELDS),
            f"phase {state.phase}",
        ]
    )


def _due(move: tuple[int, int]) -> str:
    side, steps = move
    return f"{side}:{'aces' if steps == ACES_MOVE else steps}"


def _place(t: OkidokiTable, at: int) -> str:
    return "h" if at == t.finish else "-" if at == RESERVE else str(at)


def state_of(table: OkidokiTable, text: str) -> OkidokiState:
    """Return the state of the parts behind the head. Raise ValueError with the reason if they are invalid."""
    fields = position.named_parts(text, PART_NAMES)
    if fields["phase"] not in PHASES:
        raise ValueError(f"unknown phase {fields['phase']}")
    values: dict[str, Any] = _named(table, fields)
    return initial_state(table)._replace(
        pawns=of_part(fields, "pawns", partial(_pawns, table)),
        hands=sorted_hands(of_part(fields, "hands", partial(_piles, table))),
        gifts=of_part(fields, "gifts", partial(_piles, table)),
        played=of_part(fields, "played", partial(_piles, table)),
        takers=bytes(of_part(fields, "takers", partial(_chairs, table))),
        moves=of_part(fields, "moves", _moves),
        phase=fields["phase"],
        **values,
    )


def _pawns(table: OkidokiTable, text: str) -> bytes:
    teams = [part.split() for part in text.split("/")]
    if [len(team) for team in teams] != [TEAM_PAWNS] * 2:
        raise ValueError("four pawns for each team, white before grey")
    places = {"h": table.finish, "-": RESERVE} | {str(at): at for at in range(table.finish)}
    if unknown := [word for word in teams[0] + teams[1] if word not in places]:
        raise ValueError(f"no square {unknown[0]}: 0 to {table.finish - 1}, h at the finish, - in reserve")
    return bytes(places[word] for word in teams[0] + teams[1])


def _chairs(table: OkidokiTable, text: str) -> bytes:
    return bytes(parse_number(word, table.chairs) for word in text.split())


def _moves(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(map(_move, text.split()))


def _piles(table: OkidokiTable, text: str) -> tuple[bytes, ...]:
    piles = position.parse_piles(text)
    if len(piles) != table.chairs:
        raise ValueError(f"{len(piles)} piles instead of {table.chairs}")
    return piles


def _move(word: str) -> tuple[int, int]:
    side, _, steps = word.partition(":")
    return parse_number(side, 2), ACES_MOVE if steps == "aces" else parse_number(steps, HAND_PENALTY + 1)


def _named(table: OkidokiTable, fields: dict[str, str]) -> dict[str, int]:
    return {
        name: parse_seat_or_none(word, table.chairs) if name in CHAIR_FIELDS else parse_number(word)
        for name, word in position.named_values(NAMED_FIELDS, fields).items()
    }
