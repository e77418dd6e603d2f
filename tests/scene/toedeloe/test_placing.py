"""Choosing on the board of ToedeLoe, tap by tap, from the legal list."""

import pytest
from kaartbord.games.toedeloe import legal
from kaartbord.games.toedeloe.rules.state import EMPTY, GREEN, GREEN_HOME
from kaartbord.games.toedeloe.scene import placing
from kaartbord.games.toedeloe.scene.placing import Begun
from kaartbord.scene import choosing
from support.tables.toedeloe import taken, where
from text.toedeloe.cells import A2, A10, A11, B11, EIGHT, JOKERED, KING, QUEEN


def choices(trick, **position):
    state = taken(trick, **position)
    return state, legal(state, state.turn)


def tap(options, *cells, begun=None):
    begun = begun or Begun()
    for cell in cells:
        begun = placing.pick_cell(options, begun, cell)
    return begun


def test_a_single_number_is_whole_at_once():
    state, options = choices(EIGHT)
    eights = where(state, 8)
    assert placing.cells_next(options, Begun()) == eights
    begun = tap(options, eights[2])
    assert placing.done(options, begun).placements == ((state.turn & 1, eights[2]),)


def test_a_single_number_can_be_put_elsewhere_before_it_is_confirmed():
    state, options = choices(EIGHT)
    first, second = where(state, 8)[:2]
    assert first not in placing.cells_next(options, tap(options, first))
    assert placing.done(options, tap(options, first, second)).placements[0][1] == second


@pytest.mark.parametrize("turned", [False, True])
def test_either_number_of_a_split_may_be_tapped_first(turned):
    _, options = choices(KING)
    cells = (A11, A2)[::-1] if turned else (A11, A2)
    begun = tap(options, cells[0])
    assert placing.done(options, begun) is None
    assert {cell for _, cell in placing.done(options, tap(options, *cells)).placements} == {A2, A11}


def test_after_a_first_number_only_its_second_on_the_same_field_can_be_picked():
    state, options = choices(KING)
    ahead = placing.cells_next(options, tap(options, A11))
    assert ahead == [cell for cell in where(state, 2) if cell < 42]
    assert tap(options, A11, B11).cells == (A11,)


def test_a_queen_is_split_or_laid_whole():
    state, options = choices(QUEEN)
    assert set(where(state, 12)) < set(placing.cells_next(options, Begun()))
    assert placing.done(options, tap(options, where(state, 12)[0]))
    assert placing.done(options, tap(options, A2)) is None
    assert placing.done(options, tap(options, A2, A10))


def test_back_takes_the_last_number_and_then_the_first():
    _, options = choices(KING)
    begun = placing.back(options, tap(options, A11, A2))
    assert begun.cells == (A11,)
    assert placing.back(options, begun) == Begun()


def test_a_joker_leaves_three_things_to_choose_from():
    _, options = choices(JOKERED, minus=(-3, -3))
    assert choosing.kinds(options) == ["green", "back", "place"]
    assert placing.cells_next(options, Begun()) == placing.cells_next(options, Begun("place"))
    assert tap(options, A2, begun=Begun()).kind == "place"
    assert placing.done(options, Begun()) is None
    assert placing.done(options, Begun("back")).kind == "back"


def test_two_equal_numbers_may_lie_on_two_fields():
    state, options = choices(JOKERED)
    eights = where(state, 8)
    begun = tap(options, eights[-1], eights[0], begun=Begun("place"))
    assert {cell for _, cell in placing.done(options, begun).placements} == {eights[0], eights[-1]}


def test_green_pawns_beside_the_board_are_one_and_need_no_picking():
    _, options = choices(JOKERED)
    assert placing.settle(options, Begun("green")).source == GREEN_HOME
    assert placing.done(options, tap(options, A2, begun=Begun("green"))).placements == ((GREEN_HOME, A2),)


def test_of_two_green_pawns_one_is_taken_in_hand_and_put_down():
    _, options = choices(JOKERED, green=[A10])
    assert placing.sources(options) == [GREEN_HOME, A10]
    begun = placing.pick_green(options, Begun(), A10)
    assert begun == Begun("green", (), A10)
    assert placing.pick_green(options, begun, A10) == Begun("green")
    assert placing.done(options, tap(options, A2, begun=begun)).placements == ((A10, A2),)
    assert A10 not in placing.cells_next(options, begun)


def test_back_goes_past_what_would_fill_itself_in_again():
    _, options = choices(JOKERED)
    begun = placing.back(options, tap(options, A2, begun=Begun("green")))
    assert placing.settle(options, begun) == Begun("green", (), GREEN_HOME)
    assert placing.back(options, begun) == Begun()


def test_the_board_is_seen_as_it_would_be():
    state, _ = choices(JOKERED, green=[A10], grey=[A2])
    then = placing.board(state.cells, 0, Begun("green", (A2,), A10))
    assert (then[A2], then[A10]) == (GREEN, EMPTY)
    assert placing.board(state.cells, 1, Begun("place", (A11, B11)))[B11] == 2


def test_every_choice_can_be_put_together_by_taps_in_either_order():
    for trick, position in ((KING, {}), (QUEEN, {}), (JOKERED, {"minus": (-1, -1), "green": [A10]})):
        _, options = choices(trick, **position)
        for action in options:
            whole = placing.of_action(action)
            for cells in (whole.cells, whole.cells[::-1]):
                begun = tap(options, *cells, begun=Begun(whole.kind, (), whole.source))
                assert placing.done(options, begun) == action
