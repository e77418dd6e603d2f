"""The pawns of OkiDoki against the slow reference: the same boards after a turn, none missing, none twice."""

from random import Random
from typing import Any

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki.rules.board import flaw
from kaartbord.games.okidoki.rules.state import ACES_MOVE, MOVE, RESERVE, START, OkidokiState
from perft.okidoki_reference import Board, Side, result, results

SHARE = 400
"""Positions to compare for each kind."""

KINDS: dict[str, dict[str, Any]] = {
    "usual board": {},
    "safe_blocks_swap": {"safe_blocks_swap": True},
    "own boards": {"board": "random"},
}


def own_board(rng: Random) -> str:
    """A board to play on: random letters, as many squares of one team as of the other."""
    while True:
        half = rng.randrange(4, 9)
        letters = list("w" * half + "g" * half + "r" * rng.randrange(8) + "n" * rng.randrange(8))
        rng.shuffle(letters)
        board = "".join(letters)
        if len(board) >= 16 and not flaw(board):
            return board


def side(rng: Random, free: list[int], finish: int) -> list[int]:
    """Four pawns of a team: on free squares, home, on the start, and in reserve if that is full."""
    found, ready = [], 0
    for _ in range(4):
        kind = rng.choice("tttths")
        if kind == "t" and free:
            found.append(free.pop(rng.randrange(len(free))))
        elif kind == "h":
            found.append(finish)
        else:
            found.append(START if ready < 2 else RESERVE)
            ready += 1
    return found


def scattered(rng: Random, kind: str) -> OkidokiState:
    """Pawns anywhere they may be, and steps to walk."""
    values = dict(KINDS[kind])
    if "board" in values:
        values["board"] = own_board(rng)
    state = okidoki.setup(okidoki.options(values), 4)
    t = state.table
    free = [n for n in range(1, t.finish) if t.squares[n - 1] != "r"]
    if rng.random() < 0.5:
        free = free[:10]
    team = rng.randrange(2)
    steps = ACES_MOVE if rng.random() < 0.3 else rng.randrange(1, 20)
    return state._replace(
        pawns=bytes(side(rng, free, t.finish) + side(rng, free, t.finish)),
        phase=MOVE,
        moves=((team, steps),),
        turn=team,
        dealer=0,
        rounds=1,
        given=3,
    )


def board_of(state: OkidokiState) -> Board:
    """The pawns in the words of the reference."""
    names = {START: "start", RESERVE: "reserve", state.table.finish: "home"}
    places: Side = [names.get(at, at) for at in state.pawns]
    return places[:4], places[4:]


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_boards_after_a_turn(kind: str) -> None:
    rng, several = Random(kind), 0
    for _ in range(SHARE):
        state = scattered(rng, kind)
        (team, steps), t = state.moves[0], state.table
        actions = okidoki.legal(state, team)
        after = [okidoki.apply(state, team, action).pawns for action in actions]
        walks = [pawns for pawns, action in zip(after, actions, strict=True) if action.kind == "move"]
        assert len(set(walks)) == len(walks)
        ours = {result(board_of(state._replace(pawns=pawns))) for pawns in after}
        plain = results(board_of(state), team, steps or "aces", t.squares, t.options.safe_blocks_swap)
        assert ours == plain, (t.squares, state.pawns, state.moves)
        several += len(ours) > 1
    assert several > SHARE * 0.8


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_refused_is_refused_with_a_rule_and_is_not_legal(kind: str) -> None:
    """Every single walk that is not legal is refused by the rule the reference would give."""
    rng = Random(f"refused {kind}")
    for _ in range(SHARE):
        state = scattered(rng, kind)
        (team, steps), t = state.moves[0], state.table
        legal = okidoki.legal(state, team)
        if steps == ACES_MOVE or legal[0].kind == "skip":
            continue
        for pawn in range(4 * team, 4 * team + 4):
            at = state.pawns[pawn]
            if at < t.finish:
                to = min(at + steps, t.finish)
                action = okidoki.legal(state, team)[0]._replace(placements=((pawn, to),))
                expected = reason(state, team, to)
                twin = at == START and START in state.pawns[4 * team : pawn]
                assert (action in legal) == (not expected and not twin)
                if expected:
                    assert expected in {r.rule for r in okidoki.refusals(state, team) if r.pawn == pawn or at == START}


def reason(state: OkidokiState, team: int, to: int) -> str:
    """Return the reason why a pawn of the team may not stop on a square."""
    if to == state.table.finish:
        return ""
    letter = state.table.squares[to - 1]
    if letter == "r":
        return "red"
    there = [pawn // 4 for pawn, at in enumerate(state.pawns) if at == to]
    if there == [team]:
        return "own"
    return "safe" if there == [1 - team] and letter == "wg"[1 - team] else ""


COUNTS = {1: 1, 2: 1, 3: 3, 5: 4, 6: 3, 8: 5, 12: 8, 18: 13}
"""Choices of the very first move by its steps, counted by hand: all with one pawn, or two unequal parts in
either order, none of them ending on 5 or 12."""


@pytest.mark.parametrize("steps", COUNTS)
def test_choices_of_the_first_move(steps: int) -> None:
    state = okidoki.setup(okidoki.options({}), 4)._replace(
        moves=((0, steps),), turn=0, phase=MOVE, rounds=1, dealer=0, given=3
    )
    assert len(okidoki.legal(state, 0)) == COUNTS[steps]
