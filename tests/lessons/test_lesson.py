"""Tests of the way through a lesson: a small one, of two turns of Keezbord."""

import pytest
from kaartbord.games import GAMES
from kaartbord.lessons import lesson as lessons
from kaartbord.lessons.lesson import LEARNER, Lesson, Step
from kaartbord.match import transcript
from kaartbord.match.link import Seat
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.rules.protocol import DEALER, Action, Illegal

POSITION = (
    "keezbord 4 | pawns 47 9 - - / h2 - - - / - - - - / 41 22 - - | hands As 3d 7h Qs / 2d 4h 4d 8c /  / 6s 8h Th"
    " | played 2s 3c 7s 9h Jh Ks 5c 7c 9s Jc Qd Ah 4s 6c 2c Kd 8d Tc Ad Td Ac 2h 5h 6h 8s 9c Kh Jd Ts 6d 7d 3h Kc"
    " Qc 4c 9d 3s 5s 5d Qh Js | dealer 1 deals 3 turn 0"
)
STEPS = (
    Step("look", POSITION),
    Step("enter", meant=("seat 0 play As 2>0", "seat 0 play 3d"), then=("seat 1 play 2d 4>71",)),
    Step("after"),
)


def lesson(*steps: Step) -> Lesson:
    return Lesson("K", "first", 4, {}, 3, steps or STEPS)


def test_a_move_is_read_as_it_is_written() -> None:
    for seat, action in (
        (0, Action("play", b"\x05\x06", ((0, 48), (1, 15)))),
        (DEALER, Action("lot", b"\x02")),
        (DEALER, Action("deal", bytes([4, 5, 6]))),
        (3, Action("pass")),
    ):
        assert lessons.parse_move(transcript.describe_ply(seat, action)) == (seat, action)


def test_no_such_card() -> None:
    with pytest.raises(ValueError, match="no card"):
        lessons.parse_move("seat 0 play 1x")


def test_a_step_without_a_position_goes_on_from_the_one_before() -> None:
    game, taught = lesson().game, lesson()
    assert game.write(lessons.start(taught, 0)) == POSITION
    assert lessons.start(taught, 1) == lessons.start(taught, 0)
    assert "pawns 47 9 0 -" in game.write(lessons.start(taught, 2))


def test_what_is_meant_is_one_move_or_all_that_begin_so() -> None:
    state = lessons.start(lesson(), 1)
    right = [
        transcript.describe_ply(LEARNER, action)
        for action in GAMES["K"].legal(state, LEARNER)
        if lessons.is_meant(STEPS[1], action)
    ]
    assert right == ["seat 0 play As 2>0", "seat 0 play 3d 0>50", "seat 0 play 3d 1>12"]


def test_what_follows_is_what_was_chosen_and_then_what_others_do() -> None:
    taught = lesson()
    state = lessons.start(taught, 1)
    own, other = lessons.step_plies(taught, 1, state)
    assert (own.seat, own.before, own.action.placements) == (0, state, ((2, 0),))
    assert (other.seat, other.before, other.action.kind) == (1, own.after, "play")
    chosen = GAMES["K"].legal(state, LEARNER)[4]
    assert lessons.step_plies(taught, 1, state, chosen)[0].action == chosen


def test_what_cannot_be_played_is_refused() -> None:
    wrong = lesson(Step("enter", POSITION, ("seat 0 play Ks",)))
    with pytest.raises(ValueError, match="step enter"):
        lessons.step_plies(wrong, 0, lessons.start(wrong, 0))
    wrong = lesson(Step("look", POSITION, then=("seat 0 play 3d 0>51",)))
    with pytest.raises(Illegal):
        lessons.step_plies(wrong, 0, lessons.start(wrong, 0))


def test_a_position_stands_at_a_table() -> None:
    taught = lesson()
    play = lessons.play_from(taught, lessons.start(taught, 0))
    session = Session(
        SavedGame(
            OpenHistory(play),
            (Seat("human", "", claimed=True), *[Seat("computer", "", claimed=False)] * 3),
            frozenset(range(4)),
        )
    )
    assert session.due_seats == (0,)
    assert session.shown_view() == GAMES["K"].view(play.state, LEARNER)


def test_a_step_is_found_by_its_name() -> None:
    assert lesson().number("enter") == 1
    assert lesson().number("gone") == lesson().number("") == 0
