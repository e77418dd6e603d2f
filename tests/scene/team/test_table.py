"""The table of two teams in rooms of many sizes, with the boards of both games."""

from itertools import combinations, product

import pytest
from kaartbord.games.okidoki.rules.board import squares_of
from kaartbord.games.okidoki.scene import board as okidoki_board
from kaartbord.games.toedeloe.rules.board import numbers_of
from kaartbord.games.toedeloe.scene import board as toedeloe_board
from kaartbord.games.tricks.scene import table
from kaartbord.games.tricks.scene.table import Space

ROOMS = [(380, 560), (350, 420), (450, 378), (810, 800), (980, 600), (980, 760), (1300, 900)]
LOW = [(380, 280), (310, 256), (380, 180), (350, 240), (400, 300)]
"""On a low phone, where the score never stands elsewhere."""

BOARDS = {
    "okidoki": okidoki_board.plan(squares_of("")).size,
    "stacked": toedeloe_board.plan(numbers_of(""), upright=True).size,
    "side by side": toedeloe_board.plan(numbers_of(""), upright=False).size,
}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("chairs", [2, 4])
@pytest.mark.parametrize("pawns", [False, True])
@pytest.mark.parametrize(
    ("size", "rail", "letters"),
    [
        *product(ROOMS, (False, True), (1.0,)),
        *product(LOW, (False,), (1.0,)),
        *product([*ROOMS, *LOW], (False,), (1.2, 2.0)),
        *product(ROOMS[3:], (True,), (1.2,)),  # where letters are larger still, the score stands nowhere else
    ],
)
def test_nothing_lies_upon_anything_else(board, size, chairs, pawns, letters, rail):
    space = Space(size[0], size[1], BOARDS[board], chairs, rail, letters=letters)
    room = table.team_layout(space, 0, pawns=pawns)
    assert all(min(box.w, box.h) > 8 for box in room.boxes)
    assert all(box.within(*size) for box in room.boxes)
    assert all(a.clear(b, 0) for a, b in combinations(room.boxes, 2))


@pytest.mark.parametrize("size", LOW)
def test_the_trick_takes_no_room_beside_a_board_that_would_be_tiny(size):
    room = table.team_layout(Space(size[0], size[1], BOARDS["okidoki"], 4, rail=False), 0, pawns=False)
    assert room.scoreboard is not None and room.board.w > 0.2 * size[0]


def test_beside_the_trick_lies_what_it_is_worth_where_the_score_stands_elsewhere():
    room = table.team_layout(Space(980, 600, BOARDS["side by side"], 4, rail=True), 0, pawns=False)
    assert room.scoreboard is not None and not room.strip
    assert all(room.scoreboard.y < card.y for card in room.cards)


@pytest.mark.parametrize("board", ["stacked", "side by side"])
@pytest.mark.parametrize("chairs", [2, 4])
@pytest.mark.parametrize("size", [*ROOMS, *LOW])
def test_a_long_board_and_its_trick_stay_where_they_are_while_pawns_move(board, chairs, size):
    space = Space(size[0], size[1], BOARDS[board], chairs, rail=False)
    cards, pawns = (table.team_layout(space, 0, pawns=pawns) for pawns in (False, True))
    assert cards == pawns and len(cards.cards) == chairs and cards.whole


@pytest.mark.parametrize(
    ("window", "room"),
    [(360, (350, 350)), (390, (380, 374)), (390, (380, 426)), (768, (720, 722)), (600, (492, 588))],
)
def test_a_long_board_has_three_fifths_of_a_window_one_way_and_more_the_other(window, room):
    best = max(
        table.team_layout(Space(room[0], room[1], BOARDS[board], 4, rail=False), 0, pawns=False).board.w
        / BOARDS[board][0]
        for board in ("stacked", "side by side")
    )
    assert best * BOARDS["stacked"][0] >= 0.6 * window
    assert best * BOARDS["stacked"][1] >= 0.9 * window


@pytest.mark.parametrize(("window", "room"), [(390, (380, 384)), (768, (720, 650))])
def test_a_square_board_has_three_fifths_of_a_window_above_its_trick(window, room):
    best = table.team_layout(Space(room[0], room[1], BOARDS["okidoki"], 4, rail=False), 0, pawns=False)
    assert best.board.w >= 0.6 * window and min(card.w for card in best.cards) > 50
    assert best.scoreboard is not None and best.scoreboard.h < 250


def test_beside_a_square_board_the_tally_lies_above_the_trick():
    room = table.team_layout(Space(1000, 480, BOARDS["okidoki"], 4, rail=False), 0, pawns=False)
    assert room.scoreboard is not None and room.strip and room.whole
    assert all(room.scoreboard.y < card.y and room.scoreboard.x > room.board.x for card in room.cards)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("chairs", [2, 4])
@pytest.mark.parametrize("size", [(766, 424), (570, 424)])
def test_from_afar_the_board_has_the_height_and_stays_as_it_is_while_pawns_move(board, chairs, size):
    space = Space(size[0], size[1], BOARDS[board], chairs, rail=True, far=True)
    room = table.team_layout(space, 1, pawns=False)
    assert table.team_layout(space, 1, pawns=True) == room
    assert all(box.within(*size) for box in room.boxes)
    assert all(a.clear(b, 0) for a, b in combinations(room.boxes, 2))
    words_above, log_below = table.ABOVE, table.ABOVE + table.SHOWN
    assert all(words_above <= box.y <= log_below for box in (*room.cards, *room.plates))
    assert chairs == 2 or min(card.w for card in room.cards) > 66
    assert room.board.w * 1.02 > min(size[0] - space.shared - 20, size[1] * BOARDS[board][0] / BOARDS[board][1])


def test_from_afar_but_upright_there_is_nothing_next_to_the_board():
    space = Space(314, 424, BOARDS["okidoki"], 4, rail=True, far=True)
    assert table.team_layout(space, 0, pawns=False) == table.team_layout(space._replace(far=False), 0, pawns=False)
