"""Tests of what can be pointed at on the board of a pawn race while a turn is put together."""

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race.scene import composition
from kaartbord.games.race.scene.board import plan_of_ring
from kaartbord.rules.cards import JACK
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.shapes import Marks
from kaartbord.scene.track_plan import pawn_point
from scene.race.asking import asked, chosen, turns

LAST_MOVE = Marks(trail=(1, 2))
WALKS = {2, 3, 4, 6, 8, 9, 10}
"""The cards that only walk, by their number of squares; a 4 backward."""


@pytest.mark.parametrize("code", ["K", "T"])
def test_until_a_card_is_chosen_the_board_shows_the_last_move(code):
    for play, seat in turns(code, 5, 60):
        question = asked(play, seat, PartialTurn())
        assert composition.marks(question, LAST_MOVE) == LAST_MOVE
        assert composition.preview(question) == question.view


@pytest.mark.parametrize("code", ["K", "T"])
def test_every_part_of_every_play_can_be_pointed_at_and_has_a_name(code):
    for play, seat in turns(code, 5, 80):
        yard = play.state.table.ring.yard
        for action in GAMES[code].legal(play.state, seat):
            if action.kind != "play":
                continue
            parts = choosing.parts_of(action, yard)
            for n, (pawn, to) in enumerate(parts):
                question = asked(play, seat, chosen(action, yard, n))
                assert pawn in composition.marks(question, LAST_MOVE).choosable
                question = question._replace(picked=question.picked._replace(pawn=pawn))
                marks = composition.marks(question, LAST_MOVE)
                labels = composition.labels(question, marks)
                assert marks.selected == (pawn,) and to in marks.targets
                assert all(labels[f"target:{cell}"] for cell in marks.targets)
                assert all(labels[f"pawn:{able}"] for able in marks.choosable)


@pytest.mark.parametrize("code", ["K", "T"])
def test_the_number_of_steps_stands_at_what_is_walked_to(code):
    seen = set()
    for play, seat in turns(code, 5, 120):
        yard = play.state.table.ring.yard
        for action in GAMES[code].legal(play.state, seat):
            if action.kind != "play":
                continue
            rank, (pawn, to) = action.cards[0] >> 2, choosing.parts_of(action, yard)[0]
            steps = dict(composition.marks(asked(play, seat, PartialTurn(action.cards[0], (), pawn)), Marks()).steps)
            if rank == JACK or play.state.pawns[pawn] == yard:
                assert steps == {}
            elif rank in WALKS:
                assert steps[to] == rank
                seen.add(rank)
            elif rank == 7:
                assert 1 <= steps[to] <= 7
    assert seen == WALKS


@pytest.mark.parametrize("code", ["K", "T"])
def test_a_whole_turn_stands_on_the_board_before_it_is_confirmed(code):
    for play, seat in turns(code, 6, 80):
        yard = play.state.table.ring.yard
        for action in GAMES[code].legal(play.state, seat):
            if action.kind == "play":
                shown = composition.preview(asked(play, seat, chosen(action, yard, 9)))
                after = dict(action.placements)
                assert all(shown.pawns[pawn] == to for pawn, to in after.items())


def test_nothing_has_a_name_while_nothing_is_asked():
    play, seat = next(turns("K", 5, 20))
    question = asked(play, seat, PartialTurn())._replace(legal=())
    assert composition.labels(question, composition.marks(question, Marks())) == {}


@pytest.mark.parametrize("code", ["K", "T"])
def test_an_own_pawn_that_the_chosen_card_cannot_move_says_why(code):
    rules = set()
    for play, seat in turns(code, 5, 150):
        yard, board = play.state.table.ring.yard, plan_of_ring(play.state.table.ring, seat, True)
        for action in GAMES[code].legal(play.state, seat):
            if action.kind != "play":
                continue
            question = asked(play, seat, chosen(action, yard, 0))
            able = choosing.pickable_pawns(question.legal, question.picked, yard)
            for pawn in set(play.state.table.own[seat]) - set(able):
                point = pawn_point(board, pawn, play.state.pawns[pawn])
                if refusal := composition.why_not(question, board, point):
                    rules.add(refusal.rule)
                    assert refusal.pawn == pawn
                else:
                    assert play.state.pawns[pawn] == yard
    assert {"waiting", "exact"} <= rules


def test_before_a_card_is_chosen_no_pawn_is_refused():
    for play, seat in turns("K", 5, 60):
        question, board = asked(play, seat, PartialTurn()), plan_of_ring(play.state.table.ring, seat, True)
        assert composition.why_not(question, board, pawn_point(board, 0, play.state.pawns[0])) is None


def test_between_the_pawns_nothing_is_refused():
    play, seat = next(
        (play, seat)
        for play, seat in turns("K", 5, 60)
        if any(action.kind == "play" for action in GAMES["K"].legal(play.state, seat))
    )
    card = next(a.cards[0] for a in GAMES["K"].legal(play.state, seat) if a.kind == "play")
    board = plan_of_ring(play.state.table.ring, seat, True)
    assert composition.why_not(asked(play, seat, PartialTurn(card)), board, (-9.0, -9.0)) is None
