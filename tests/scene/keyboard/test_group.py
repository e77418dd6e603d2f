"""Tests of the keys in a group that is one Tab stop."""

from itertools import pairwise

import pytest
from kaartbord.scene.keyboard.group import item_for_key


@pytest.mark.parametrize(
    ("key", "at", "there"),
    [
        ("ArrowRight", 1, 2),
        ("ArrowLeft", 1, 0),
        ("ArrowDown", 3, 0),
        ("ArrowUp", 0, 3),
        ("Home", 2, 0),
        ("End", 1, 3),
        ("Enter", 1, None),
        ("x", 1, None),
    ],
)
def test_keys_walk_from_one_to_the_other_and_round(key: str, at: int, there: int | None) -> None:
    assert item_for_key(key, at, "7vb7") == there


def test_a_letter_finds_what_begins_with_it_and_again_the_next() -> None:
    hand = ["7", "h", "1", "h", "a", "h"]
    found = [0]
    for _ in range(4):
        there = item_for_key("H", found[-1], hand)
        assert there is not None
        found.append(there)
    assert found[1:] == [1, 3, 5, 1]
    assert all(one != other for one, other in pairwise(found))
    assert item_for_key("a", 4, hand) == 4
    assert item_for_key("b", 0, hand) is None
