"""The position text of OkiDoki: a whole state in one readable line, as FEN is in chess.

    okidoki 4 short=on | pawns 0 0 - - / 14 0 0 h | hands As 7h / ? ? / ? ? / Kc 2d | gifts / / / |
    played 2s / 9s / 3s / Ts | takers 3 | moves | given 3 leader 3 turn 0 dealer 2 rounds 1 | phase trick

Pawns are white, then grey: a square from 0 (the start), `h` at the finish, `-` in reserve. A move that is due
is `team:steps`, `team:aces` for four aces. NOBODY is `-`.
"""

from functools import partial
from typing import Any

from ....rules import position
from ....rules.position import in_piles, in_words, number, of_part, or_none, seat_or_none
from ...tricks.rules.hands import in_order
from .state import ACES, ALL, PHASES, RESERVE, TEAM_PAWNS, State, Table, start_of

PARTS = ("pawns", "hands", "gifts", "played", "takers", "moves", "given", "phase")

NAMED = ("given", "leader", "turn", "dealer", "rounds")
"""Fields of the part that names its values."""

CHAIRS = ("leader", "turn", "dealer")
"""Those fields that hold a chair."""


def write(state: State, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    t, pawns, values = state.table, state.pawns, state._asdict()
    words = [_place(t, at) for at in pawns]
    return " | ".join(
        [
            f"{t.name} {t.seats} {options}".strip(),
            f"pawns {' '.join(words[:TEAM_PAWNS])} / {' '.join(words[TEAM_PAWNS:])}",
            "hands " + in_piles(state.hands),
            "gifts " + in_piles(state.gifts),
            "played " + in_piles(state.played),
            f"takers {in_words(state.takers)}".strip(),
            f"moves {in_words(map(_due, state.moves))}".strip(),
            " ".join(f"{name} {or_none(values[name])}" for name in NAMED),
            f"phase {state.phase}",
        ]
    )


def _due(move: tuple[int, int]) -> str:
    side, steps = move
    return f"{side}:{'aces' if steps == ACES else steps}"


def _place(t: Table, at: int) -> str:
    return "h" if at == t.finish else "-" if at == RESERVE else str(at)


def state_of(table: Table, text: str) -> State:
    """Return the state of the parts behind the head. Raise ValueError with the reason if they are invalid."""
    fields = position.parts(text, PARTS)
    if fields["phase"] not in PHASES:
        raise ValueError(f"unknown phase {fields['phase']}")
    values: dict[str, Any] = _named(table, fields)
    return start_of(table)._replace(
        pawns=of_part(fields, "pawns", partial(_pawns, table)),
        hands=in_order(of_part(fields, "hands", partial(_piles, table))),
        gifts=of_part(fields, "gifts", partial(_piles, table)),
        played=of_part(fields, "played", partial(_piles, table)),
        takers=bytes(of_part(fields, "takers", partial(_chairs, table))),
        moves=of_part(fields, "moves", _moves),
        phase=fields["phase"],
        **values,
    )


def _pawns(table: Table, text: str) -> bytes:
    """Return the pawns of both teams."""
    teams = [part.split() for part in text.split("/")]
    if [len(team) for team in teams] != [TEAM_PAWNS] * 2:
        raise ValueError("four pawns for each team, white before grey")
    places = {"h": table.finish, "-": RESERVE} | {str(at): at for at in range(table.finish)}
    if unknown := [word for word in teams[0] + teams[1] if word not in places]:
        raise ValueError(f"no square {unknown[0]}: 0 to {table.finish - 1}, h at the finish, - in reserve")
    return bytes(places[word] for word in teams[0] + teams[1])


def _chairs(table: Table, text: str) -> bytes:
    return bytes(number(word, table.chairs) for word in text.split())


def _moves(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(map(_move, text.split()))


def _piles(table: Table, text: str) -> tuple[bytes, ...]:
    """Return a pile for every chair."""
    piles = position.piles(text)
    if len(piles) != table.chairs:
        raise ValueError(f"{len(piles)} piles instead of {table.chairs}")
    return piles


def _move(word: str) -> tuple[int, int]:
    """Return a move that is due."""
    side, _, steps = word.partition(":")
    return number(side, 2), ACES if steps == "aces" else number(steps, ALL + 1)


def _named(table: Table, fields: dict[str, str]) -> dict[str, int]:
    """Return the values of the part that names them."""
    return {
        name: seat_or_none(word, table.chairs) if name in CHAIRS else number(word)
        for name, word in position.named(NAMED, fields).items()
    }
