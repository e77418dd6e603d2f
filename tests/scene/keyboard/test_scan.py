"""In what order things are pointed at, and how choosing comes to one of them."""

import pytest
from kaartbord.scene.keyboard.scan import MAX_LAPS, MAX_SINGLE_ITEMS, Scan, numbered, ordered_groups, subgroups

TURN = {
    "gold": ["lay"],
    "hand": ["7", "H"],
    "board": ["b6"],
    "choices": [],
    "actions": ["back"],
    "tools": ["menu"],
}


def test_the_likeliest_comes_first() -> None:
    gold, hand, board, back, tools = ["lay"], ["7", "H"], ["b6"], ["back"], ["menu"]
    assert ordered_groups(TURN, chosen=False) == [gold, hand, board, back, tools]
    assert ordered_groups(TURN, chosen=True) == [gold, board, hand, back, tools]
    assert ordered_groups({**TURN, "gold": []}, chosen=True) == [board, hand, back, tools]


def scan(*sizes: int) -> Scan:
    return Scan(tuple(numbered(sizes)))


def test_it_points_at_one_group_after_the_other_and_rests() -> None:
    now, seen = scan(3, 1, 2), []
    while not now.rests:
        seen.append([*now.pointed])
        now = now.step()
    assert seen == [[0, 1, 2], [3], [4, 5]] * MAX_LAPS
    assert [*now.pointed] == [] and now.step() == now
    woken, chosen = now.choose()
    assert chosen is None and [*woken.pointed] == [0, 1, 2]


def test_a_choice_goes_into_a_group_and_comes_out_of_it_again() -> None:
    inside, chosen = scan(3, 1).choose()
    assert chosen is None and [*inside.pointed] == [0]
    after, chosen = inside.step().step().choose()
    assert chosen == 2 and [*after.pointed] == [0, 1, 2]
    for _ in range(3 * MAX_LAPS):
        inside = inside.step()
    assert inside == scan(3, 1)


def test_a_single_thing_is_chosen_at_once() -> None:
    assert scan(1, 4).choose() == (scan(1, 4), 0)


def test_nothing_to_do_is_nothing_to_choose() -> None:
    assert scan().rests and scan().choose() == (scan(), None) and scan().step() == scan()


@pytest.mark.parametrize("size", [1, 2, MAX_SINGLE_ITEMS, MAX_SINGLE_ITEMS + 1, 20, 49, 84, 333])
def test_everything_of_a_large_group_can_be_reached_in_few_steps(size: int) -> None:
    for wanted in {0, size // 2, size - 1}:
        now, presses, steps, chosen = scan(2, size), 0, 0, None
        while chosen is None:
            while wanted + 2 not in now.pointed:
                now, steps = now.step(), steps + 1
            now, chosen = now.choose()
            presses += 1
            assert presses + steps < 60
        assert chosen == wanted + 2


def test_groups_are_of_about_equal_size() -> None:
    parts = subgroups(range(5, 89))
    assert [item for part in parts for item in part] == [*range(5, 89)]
    assert len(parts) <= MAX_SINGLE_ITEMS and max(map(len, parts)) - min(map(len, parts)) <= MAX_SINGLE_ITEMS
