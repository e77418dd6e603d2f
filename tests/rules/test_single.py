"""Tables are there once, however many are in use, and a copy of a state equals it."""

from copy import deepcopy
from itertools import product

import pytest
from kaartbord.games import GAMES, keezbord

SWITCHES = [option.name for option in keezbord.INFO.options if set(option.values) == {True, False}]


@pytest.mark.parametrize("code", GAMES)
def test_a_copy_of_a_state_equals_it(code: str) -> None:
    game = GAMES[code]
    for seats in game.INFO.seats:
        state = game.setup(game.options({}), seats)
        copy = deepcopy(state)
        assert copy == state and hash(copy) == hash(state)
        assert game.read(game.write(state)) == state


def test_states_of_many_tables_are_equal_to_those_made_again() -> None:
    rules = [dict(zip(SWITCHES, values, strict=True)) for values in product((False, True), repeat=7)]
    first = [keezbord.setup(keezbord.options(values), 4) for values in rules]
    assert len({id(state.table) for state in first}) == 128
    assert [keezbord.setup(keezbord.options(values), 4) for values in rules] == first
