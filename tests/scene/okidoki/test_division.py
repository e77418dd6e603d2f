"""A move of OkiDoki put together part by part: whatever is legal can be pointed out, and nothing else."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki.rules.moves import walk_pawn
from kaartbord.games.okidoki.rules.state import ACES_MOVE, MOVE, OkidokiState
from kaartbord.games.okidoki.scene import partial_move
from kaartbord.games.okidoki.scene.partial_move import PartialMove
from kaartbord.match import match
from kaartbord.rules.protocol import Action, Placements
from kaartbord.scene.choosing import kinds


@cache
def moving() -> tuple[OkidokiState, ...]:
    """Positions of games at random in which pawns are to be moved."""
    found = []
    for seed in range(4):
        random, play = Random(seed), match.start_match("O", okidoki.options({}), 4, seed)
        while owing := okidoki.to_move(play.state):
            if play.state.phase == MOVE:
                found.append(play.state)
            play = match.choose(play, owing[0], random.choice(okidoki.legal(play.state, owing[0])))
    return tuple(found)


def legal(state: OkidokiState) -> list[Action]:
    return list(okidoki.legal(state, okidoki.to_move(state)[0]))


def after(state: OkidokiState, parts: Placements) -> bytes:
    pawns = state.pawns
    for pawn, to in parts:
        pawns = walk_pawn(state.table, pawns, pawn, to)
    return pawns


def test_every_legal_walk_is_put_together_pawn_by_pawn_and_square_by_square() -> None:
    for state in moving():
        for action in legal(state):
            if action.kind != "move":
                continue
            begun = PartialMove()
            for pawn, to in action.placements:
                assert pawn in partial_move.next_pawns(legal(state), state.pawns, begun)
                begun = begun._replace(pawn=pawn)
                assert (pawn, to) in partial_move.next_places(legal(state), state.pawns, begun)
                begun = begun._replace(parts=(*begun.parts, (pawn, to)), pawn=-1)
            assert partial_move.complete_action(legal(state), state.pawns, begun) == action


def test_the_other_order_of_two_parts_ends_alike_and_is_the_same_action() -> None:
    turned = 0
    for state in moving():
        for way in partial_move.compositions(legal(state), state.pawns, PartialMove()):
            assert after(state, way.parts) == after(state, way.action.placements)
            turned += way.parts != way.action.placements
    assert turned > 100


def test_no_pawn_is_offered_that_waits_beside_the_board_or_is_home() -> None:
    for state in moving():
        for pawn in partial_move.next_pawns(legal(state), state.pawns, PartialMove()):
            assert state.pawns[pawn] < state.table.finish


@pytest.fixture
def four_aces() -> OkidokiState:
    return next(s for s in moving() if s.moves[0][1] == ACES_MOVE and kinds(legal(s)) == ["move", "swap"])


def test_a_swap_is_an_own_pawn_and_then_one_of_theirs(four_aces: OkidokiState) -> None:
    actions, begun = legal(four_aces), PartialMove(kind="swap")
    for action in actions:
        if action.kind == "swap":
            (own, _), (other, _) = action.placements
            assert own in partial_move.next_pawns(actions, four_aces.pawns, begun)
            assert partial_move.next_swaps(actions, begun._replace(pawn=own))[other] == action
    assert partial_move.next_swaps(actions, PartialMove(pawn=0)) == {}


def test_the_only_pawn_that_can_go_on_is_picked_up_and_put_down_with_the_part_before() -> None:
    settled = 0
    for state in moving():
        for action in legal(state):
            begun = PartialMove(action.placements[:1])
            if (
                action.kind != "move"
                or len(action.placements) < 2
                or partial_move.complete_action(legal(state), state.pawns, begun)
            ):
                continue
            able = partial_move.next_pawns(legal(state), state.pawns, begun)
            there = partial_move.autopick(legal(state), state.pawns, begun)
            assert there.pawn == (able[0] if len(able) == 1 else -1)
            settled += there.pawn >= 0
            if there.pawn >= 0:
                assert partial_move.undo_last(partial_move.undo_last(there)) == PartialMove()
    assert settled > 10
