"""Tests of what the trick games share: whose turn it is in a trick, and what hands can hold."""

import pytest
from kaartbord.games.tricks.rules import cards_in_trick, seat_to_play
from kaartbord.games.tricks.rules.hands import (
    acting_chair,
    add_to_hands,
    can_come_from,
    is_lot,
    problems,
    reveal,
    visible_chairs,
)
from kaartbord.rules.cards import parse
from kaartbord.rules.errors import Misuse
from kaartbord.rules.protocol import Action

PACK = parse("As 2s 3s 4s 5s 6s")
TRICKS = parse("As 2s"), parse("3s"), parse("4s 5s")
"""By seat; seat 2 leads to the second trick."""


def test_a_trick_is_played_clockwise_from_its_leader() -> None:
    assert cards_in_trick(TRICKS, 2, 1) == [(2, PACK[4]), (0, PACK[1])]
    assert seat_to_play(TRICKS, 2, 1) == 1
    assert seat_to_play((b"", b"", b""), 2, 0) == 2


@pytest.mark.parametrize(
    ("played", "leader", "trick"),
    [
        (TRICKS, 0, 1),  # not from the leader on
        (TRICKS, 1, 1),
        (TRICKS, 2, 0),  # cards to a later trick
        (TRICKS, 2, 2),  # a card short
        ((b"\4", b"\5", b"\6"), 0, 0),  # whole
    ],
)
def test_it_is_nobodys_turn_where_cards_cannot_lie_so(played: tuple[bytes, ...], leader: int, trick: int) -> None:
    assert seat_to_play(played, leader, trick) == -1


def test_two_players_see_and_play_two_hands_each() -> None:
    assert [visible_chairs(viewer, 2, 4) for viewer in (0, 1, None)] == [(0, 2), (1, 3), ()]
    assert [acting_chair(chair, 1, 2, 4) for chair in (-1, 0, 1, 3)] == [1, 1, 1, 3]
    with pytest.raises(Misuse):
        visible_chairs(2, 2, 4)


def test_a_lot_is_one_of_the_pile() -> None:
    assert is_lot(Action("lot", b"\1"), bytes(range(4)))
    assert not is_lot(Action("lot", b"\4"), bytes(range(4)))
    assert not is_lot(Action("lot", b"\1\2"), bytes(range(4)))
    assert not is_lot(Action("deal", b"\1"), bytes(range(4)))
    assert not is_lot(Action("lot", b"\1", ((0, 1),)), bytes(range(4)))


def test_cards_of_a_pile_are_different_but_for_holes() -> None:
    assert can_come_from(parse("As ? ? 2s"), PACK)
    assert not can_come_from(parse("As As"), PACK)
    assert not can_come_from(parse("Kh"), PACK)


def test_each_takes_up_an_equal_part_in_order() -> None:
    assert add_to_hands((parse("4s"), b""), parse("5s 3s 2s As")) == (parse("3s 4s 5s"), parse("As 2s"))


def test_what_is_shown_fills_the_holes_of_an_unseen_hand_alone() -> None:
    hands = parse("? ? ?"), parse("2s 3s")
    assert reveal(hands, 0, parse("5s 4s")) == (parse("? 4s 5s"), hands[1])
    assert reveal(hands, 0, parse("?")) == reveal(hands, 1, parse("4s")) == hands
    assert reveal((parse("? 4s"),), 0, parse("4s")) == (parse("? 4s"),)


def test_what_cannot_be_is_said() -> None:
    hands = parse("As ?"), parse("2s")
    assert problems(hands, [parse("? 3s")], [parse("4s")], PACK) == ["a hand out of order"]
    assert problems(hands[1:], [parse("? 3s")], [parse("4s")], PACK) == []
    assert problems(hands[1:], [parse("2s")], (), PACK) == ["a card too many"]
    assert problems(hands[1:], (), [parse("Kh")], PACK) == ["a card too many"]
    assert problems(hands[1:], (), [parse("?")], PACK) == ["a card in the open that is unseen"]
