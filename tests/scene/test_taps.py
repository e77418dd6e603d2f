"""Taps: what a finger means, and that no slip of it plays another move than the one that was meant."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race.scene import composition
from kaartbord.games.race.scene.board import plan, plan_of_ring
from kaartbord.games.race.scene.shapes import race_shapes
from kaartbord.match import match
from kaartbord.match.match import Play
from kaartbord.scene import choosing, hit_testing
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.presentation import Presentation, Question
from kaartbord.scene.shapes import Marks, Shape, shape_by_id
from kaartbord.scene.track_plan import pawn_point, pitch_to_fit
from kaartbord.scene.zoom import ZOOM, Camera
from support.catalogue import NL
from support.team import PLAYS, view

BOARD = plan(4, 0, False)
PITCH = 21.0
"""Of a board for four on a phone."""

PHONE = (380.0, 465.0)
"""The room for a board in a window of 390 by 844."""

SLIP = 8.0
"""CSS px: the standard deviation of a finger, across and up."""


def meant(shapes: tuple[Shape, ...], cell: int, right: float = 0, pitch: float = PITCH) -> list[str]:
    """Return the possible meanings of a tap that lands `right` px to the right of a square."""
    x, y = pawn_point(BOARD, 0, cell)
    return [shape.id for shape in hit_testing.tap_candidates(shapes, x + right / pitch, y, pitch)]


@pytest.mark.parametrize("pitch", [12.0, 21.0, 60.0])
def test_a_target_is_meant_within_a_finger_at_any_size_and_not_beyond(pitch: float) -> None:
    shapes = race_shapes(view(), BOARD, Marks(targets=(20,)))
    assert meant(shapes, 20, -21.9, pitch) == ["target:20"]
    assert meant(shapes, 20, -23, pitch) == []
    assert hit_testing.tap_candidates((), 0, 0, pitch) == ()


def test_where_two_are_about_as_near_both_are_meant() -> None:
    shapes = race_shapes(view(), BOARD, Marks(targets=(20, 21)))
    (x0, y0), (x1, y1) = pawn_point(BOARD, 0, 20), pawn_point(BOARD, 0, 21)

    def between(share: float) -> list[str]:
        found = hit_testing.tap_candidates(shapes, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, PITCH)
        return [shape.id for shape in found]

    assert between(0.1) == ["target:20"]
    assert between(0.4) == ["target:20", "target:21"]
    assert between(0.6) == ["target:21", "target:20"]


def test_a_target_covers_the_pawn_on_it() -> None:
    shapes = race_shapes(view(p4=20), BOARD, Marks(targets=(20,), choosable=(4,)))
    assert meant(shapes, 20) == ["target:20"]


def test_what_may_be_picked_goes_before_a_nearer_pawn_that_may_not() -> None:
    shapes = race_shapes(view(p4=20), BOARD, Marks(targets=(21,)))
    assert meant(shapes, 20) == ["target:21"]
    assert meant(race_shapes(view(p4=20), BOARD), 20) == ["pawn:4"]


def apart(marks: Marks, pitch: float, target: int = 20, **pawns: int) -> bool:
    shapes = race_shapes(view(**pawns), BOARD, marks)
    meant = shape_by_id(shapes, f"target:{target}")
    assert meant is not None
    return hit_testing.is_isolated(shapes, meant, pitch)


def test_a_target_stands_apart_with_no_other_within_a_fingers_breadth() -> None:
    assert apart(Marks(targets=(20,)), PITCH)
    assert not apart(Marks(targets=(20, 22)), PITCH)
    assert apart(Marks(targets=(20, 22)), 2 * hit_testing.FINGER)
    assert not apart(Marks(targets=(20,), choosable=(1,)), PITCH, p1=22)
    assert apart(Marks(targets=(20,), choosable=(1,)), PITCH, p4=22, p1=50)


def test_the_pawn_in_hand_and_the_one_to_be_hit_are_no_others() -> None:
    marks = Marks(targets=(20,), choosable=(1, 4), selected=(1,))
    assert apart(marks, PITCH, p1=19, p4=20)


def test_under_the_lens_neighbours_lie_a_fingers_breadth_apart_and_all_is_in_sight() -> None:
    for pitch in (12.0, 21.0, 40.0):
        away = (hit_testing.FINGER + hit_testing.AMBIGUITY) / pitch
        size, large = hit_testing.lens_for(pitch, away, 380)
        assert size >= hit_testing.MIN_LENS
        assert large >= max(2 * hit_testing.FINGER, 1.5 * pitch)
        assert away * large <= size / 2 - hit_testing.FINGER + 0.01


def test_where_there_is_little_room_the_lens_enlarges_less() -> None:
    size, large = hit_testing.lens_for(6, 5, 220)
    assert size == 220
    assert 12 < large < 2 * hit_testing.FINGER and 5 * large <= size / 2 - hit_testing.FINGER


# ---- 500 taps a game, as badly aimed as on a real phone


class Asked(NamedTuple):
    """A picture on which something may be picked, how large it is, and whether a pick is shown first."""

    shapes: tuple[Shape, ...]
    pitch: float
    confirms: bool


def moments(code: str, seats: int) -> Iterator[Asked]:
    """A game with random choices, each put together in all its parts."""
    random, game = Random(seats), GAMES[code]
    play = match.start_match(code, game.options({}), seats, 7)
    while len(play.plies) < 240 and (owing := game.to_move(play.state)):
        yield from (_race if code in "KT" else _team)(play, owing[0], random)
        play = match.choose(play, owing[0], random.choice(game.legal(play.state, owing[0])))


def _question(play: Play, seat: int, picked: Any) -> Question[Any, Any]:
    game = GAMES[play.match.game]
    names = tuple("abcdefgh")
    return Question(
        NL,
        Presentation(game.view(play.state, seat), seat, seat, names),
        game.legal(play.state, seat),
        picked,
    )


def _race(play: Play, seat: int, random: Random) -> Iterator[Asked]:
    view, camera = play.state, Camera()
    board, yard = plan_of_ring(view.table.ring, seat, True), view.table.ring.yard
    camera.fit(board, *PHONE)
    action = random.choice(GAMES[play.match.game].legal(view, seat))
    if action.kind != "play":
        return
    parts = choosing.parts_of(action, yard)
    for n, (pawn, _) in enumerate(parts):
        question = _question(play, seat, PartialTurn(action.cards[0], parts[:n], pawn))
        marks = composition.marks(question, Marks())
        shapes = race_shapes(composition.preview(question), board, marks)
        camera.follow(shapes)
        pitch = pitch_to_fit(board, *PHONE) * (ZOOM if camera.view else 1)
        placed = choosing.pick_square(question.legal, question.picked, parts[n][1], yard)
        yield Asked(shapes, pitch, choosing.immediate_action(question.legal, placed, yard) is None)


def _team(play: Play, seat: int, random: Random) -> Iterator[Asked]:
    team_play, view = PLAYS[play.match.game], play.state
    if not team_play.is_moving_pawns(view):
        return
    board = team_play.plan(view, True)
    pitch = min(PHONE[0] / board.size[0], PHONE[1] / board.size[1])
    question = _question(play, seat, team_play.nothing)
    for _ in range(3):
        shapes = team_play.shapes(question, board, ())
        yield Asked(shapes, pitch, False)
        if able := [shape for shape in shapes if shape.role == "button"]:
            question = question._replace(picked=team_play.pick(question, random.choice(able)))


def _aimed(code: str, seats: int) -> list[str]:
    """Return the results of 500 taps on targets."""
    random, asked = Random(500), [m for m in moments(code, seats) if any(map(_is_target, m.shapes))]
    return [_outcome(random.choice(asked), random) for _ in range(500)]


def _is_target(shape: Shape) -> bool:
    return shape.kind == "target"


def _outcome(asked: Asked, random: Random) -> str:
    shapes, pitch, confirms = asked
    aim = random.choice([shape for shape in shapes if _is_target(shape)])
    x, y = (at + random.gauss(0, SLIP) / pitch for at in (aim.x, aim.y))
    found = hit_testing.tap_candidates(shapes, x, y, pitch)
    if not found:
        return "nothing"
    if len(found) > 1:
        return "enlarged"
    if confirms or not hit_testing.is_isolated(shapes, found[0], pitch):
        return "confirmed"
    return "meant" if found[0] == aim else "wrong"


@pytest.mark.parametrize(("code", "seats"), [("K", 4), ("K", 8), ("T", 4), ("T", 8), ("O", 4), ("L", 4)])
def test_500_taps_play_nothing_wrong_unless_enlarged_or_confirmed(code: str, seats: int) -> None:
    outcomes = _aimed(code, seats)
    assert "wrong" not in outcomes
    assert outcomes.count("meant") > 300, "it asks again too often"
