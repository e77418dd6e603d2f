"""Choosing on the board of ToedeLoe, tap by tap, from the legal list."""

import pytest
from kaartbord.games.toedeloe import legal
from kaartbord.games.toedeloe.rules.state import EMPTY, GREEN, GREEN_HOME
from kaartbord.games.toedeloe.scene import partial_placement
from kaartbord.games.toedeloe.scene.partial_placement import PartialPlacement
from kaartbord.scene import choosing
from support.tables.toedeloe import taken, where
from text.toedeloe.cells import A2, A10, A11, B11, EIGHT, JOKERED, KING, QUEEN


def choices(trick, **position):
    state = taken(trick, **position)
    return state, legal(state, state.turn)


def tap(options, *cells, begun=None):
    begun = begun or PartialPlacement()
    for cell in cells:
        begun = partial_placement.pick_cell(options, begun, cell)
    return begun


def test_a_single_number_is_whole_at_once():
    state, options = choices(EIGHT)
    eights = where(state, 8)
    assert partial_placement.next_cells(options, PartialPlacement()) == eights
    begun = tap(options, eights[2])
    assert partial_placement.complete_action(options, begun).placements == ((state.turn & 1, eights[2]),)


def test_a_single_number_can_be_put_elsewhere_before_it_is_confirmed():
    state, options = choices(EIGHT)
    first, second = where(state, 8)[:2]
    assert first not in partial_placement.next_cells(options, tap(options, first))
    assert partial_placement.complete_action(options, tap(options, first, second)).placements[0][1] == second


@pytest.mark.parametrize("turned", [False, True])
def test_either_number_of_a_split_may_be_tapped_first(turned):
    _, options = choices(KING)
    cells = (A11, A2)[::-1] if turned else (A11, A2)
    begun = tap(options, cells[0])
    assert partial_placement.complete_action(options, begun) is None
    assert {cell for _, cell in partial_placement.complete_action(options, tap(options, *cells)).placements} == {
        A2,
        A11,
    }


def test_after_a_first_number_only_its_second_on_the_same_field_can_be_picked():
    state, options = choices(KING)
    ahead = partial_placement.next_cells(options, tap(options, A11))
    assert ahead == [cell for cell in where(state, 2) if cell < 42]
    assert tap(options, A11, B11).cells == (A11,)


def test_a_queen_is_split_or_laid_whole():
    state, options = choices(QUEEN)
    assert set(where(state, 12)) < set(partial_placement.next_cells(options, PartialPlacement()))
    assert partial_placement.complete_action(options, tap(options, where(state, 12)[0]))
    assert partial_placement.complete_action(options, tap(options, A2)) is None
    assert partial_placement.complete_action(options, tap(options, A2, A10))


def test_back_takes_the_last_number_and_then_the_first():
    _, options = choices(KING)
    begun = partial_placement.undo_last(options, tap(options, A11, A2))
    assert begun.cells == (A11,)
    assert partial_placement.undo_last(options, begun) == PartialPlacement()


def test_a_joker_leaves_three_things_to_choose_from():
    _, options = choices(JOKERED, minus=(-3, -3))
    assert choosing.kinds(options) == ["green", "back", "place"]
    assert partial_placement.next_cells(options, PartialPlacement()) == partial_placement.next_cells(
        options, PartialPlacement("place")
    )
    assert tap(options, A2, begun=PartialPlacement()).kind == "place"
    assert partial_placement.complete_action(options, PartialPlacement()) is None
    assert partial_placement.complete_action(options, PartialPlacement("back")).kind == "back"


def test_two_equal_numbers_may_lie_on_two_fields():
    state, options = choices(JOKERED)
    eights = where(state, 8)
    begun = tap(options, eights[-1], eights[0], begun=PartialPlacement("place"))
    assert {cell for _, cell in partial_placement.complete_action(options, begun).placements} == {eights[0], eights[-1]}


def test_green_pawns_beside_the_board_are_one_and_need_no_picking():
    _, options = choices(JOKERED)
    assert partial_placement.autopick(options, PartialPlacement("green")).source == GREEN_HOME
    assert partial_placement.complete_action(options, tap(options, A2, begun=PartialPlacement("green"))).placements == (
        (GREEN_HOME, A2),
    )


def test_of_two_green_pawns_one_is_taken_in_hand_and_put_down():
    _, options = choices(JOKERED, green=[A10])
    assert partial_placement.sources(options) == [GREEN_HOME, A10]
    begun = partial_placement.pick_green(options, PartialPlacement(), A10)
    assert begun == PartialPlacement("green", (), A10)
    assert partial_placement.pick_green(options, begun, A10) == PartialPlacement("green")
    assert partial_placement.complete_action(options, tap(options, A2, begun=begun)).placements == ((A10, A2),)
    assert A10 not in partial_placement.next_cells(options, begun)


def test_back_goes_past_what_would_fill_itself_in_again():
    _, options = choices(JOKERED)
    begun = partial_placement.undo_last(options, tap(options, A2, begun=PartialPlacement("green")))
    assert partial_placement.autopick(options, begun) == PartialPlacement("green", (), GREEN_HOME)
    assert partial_placement.undo_last(options, begun) == PartialPlacement()


def test_the_board_is_seen_as_it_would_be():
    state, _ = choices(JOKERED, green=[A10], grey=[A2])
    then = partial_placement.preview_cells(state.cells, 0, PartialPlacement("green", (A2,), A10))
    assert (then[A2], then[A10]) == (GREEN, EMPTY)
    assert partial_placement.preview_cells(state.cells, 1, PartialPlacement("place", (A11, B11)))[B11] == 2


def test_every_choice_can_be_put_together_by_taps_in_either_order():
    for trick, position in ((KING, {}), (QUEEN, {}), (JOKERED, {"minus": (-1, -1), "green": [A10]})):
        _, options = choices(trick, **position)
        for action in options:
            whole = partial_placement.from_action(action)
            for cells in (whole.cells, whole.cells[::-1]):
                begun = tap(options, *cells, begun=PartialPlacement(whole.kind, (), whole.source))
                assert partial_placement.complete_action(options, begun) == action
