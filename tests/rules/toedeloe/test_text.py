"""The position text of ToedeLoe: what is wrong with one is said, and no text makes an impossible position."""

import pytest
from kaartbord.games.toedeloe import (
    current_value,
    legal,
    options,
    problems,
    read,
    setup,
    trick_plays,
    write,
)
from kaartbord.rules.errors import BadPosition

BOARD = "w...... .g..... ..x...." + " ......." * 9
DUEL = (
    f"toedeloe 2 two_player_mode=duel | cells {BOARD} | minus 0 -1 | left 39 39 | "
    "hands As 3h 4h 5h 7h 8h 9h / ? ? ? ? ? ? ? | played Ks Qd / 2S 9S | gone | takers 0 0 | plus 1 0 | "
    "placed 1 0 | leader 0 turn 0 dealer 1 deals 1 | phase score"
)
"""Seat 0 has taken the second trick, in which the highest black card is a nine."""

FOUR = (
    f"toedeloe 4 pawns=20 | cells {BOARD} | minus 0 -1 | left 19 19 | "
    "hands As 3h 4h 5h 7h 8h 9h Th / ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? ? / ? ? ? ? ? ? ? ? ? | "
    "played Ks / 2S / / | gone | takers | plus 0 0 0 0 | "
    "placed 0 0 | leader 0 turn 2 dealer 3 deals 1 | phase trick"
)


@pytest.mark.parametrize("text", [DUEL, FOUR])
def test_the_examples_are_read(text: str) -> None:
    assert " ".join(write(read(text)).split()) == text


def test_what_the_first_example_says() -> None:
    state = read(DUEL)
    assert current_value(state) == 9
    assert [chair for chair, _ in trick_plays(state)] == [0, 1]
    assert all(action.kind == "place" for action in legal(state, 0))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("toedeloe", "tokken", "starts with"),
        ("toedeloe 2", "toedeloe 3", "starts with"),
        ("mode=duel", "mode=trio", "two_player_mode is .* not trio"),
        ("| gone ", "", "has the parts"),
        ("w......", "w.....", "board"),
        ("w......", "W......", "no piece"),
        ("w......", "wxx....", "board"),
        ("w......", "ww.....", "pawns that do not add up"),
        ("left 39 39", "left 39 40", "pawns that do not add up"),
        ("left 39 39", "left 39", "1 teams"),
        ("minus 0 -1", "minus 1 -1", "off its track"),
        ("minus 0 -1", "minus 0 -10", "off its track"),
        ("minus 0 -1", "minus 0 -9", "over"),
        ("minus 0 -1", "minus 0 x", "no number"),
        ("plus 1 0", "plus 1", "each chair"),
        ("plus 1 0", "plus 3 0", "more plus"),
        ("plus 1 0", "plus 0 1", "more plus"),
        ("placed 1 0", "placed 5 0", "more pawns"),
        ("dealer 1", "dealer 2", "a chair that is none"),
        ("dealer 1", "dealer -", "no dealer after the first deal"),
        ("takers 0 0", "takers 0 2", "a chair that is none"),
        ("takers 0 0", "takers 1 0", "somebody else"),
        ("takers 0 0", "takers 0", "in turn"),
        ("deals 1", "deals 0", "before the first deal"),
        ("deals 1", "deals -", "last parts"),
        ("deals 1", "deals 2", "in deal 2 each chair has"),
        ("phase score", "phase sleep", "last parts"),
        ("phase score", "phase over", "not yet"),
        ("phase score", "phase deal", "not played out"),
        ("leader 0", "leader 1", "turn of somebody else"),
        ("turn 0", "turn 1", "turn of somebody else"),
        ("turn 0 dealer 1", "dealer 1 turn 0", "a part reads"),
        ("As 3h", "3h", "each chair has"),
        ("As 3h", "? 3h", "half seen"),
        ("As 3h", "Ks 3h", "too many"),
        ("As 3h", "AS 3h", "other team"),
        ("2S 9S", "2S ?", "unseen"),
        ("gone", "gone 2c", "cards of each pack are in gone"),
        ("2S 9S", "2S *S", "somebody else"),
        ("2S 9S", "2S 9H", "cannot be"),
        ("takers 0 0", "takers 0 300", "no number below 256"),
        ("plus 1 0", "plus 300 0", "no number below 256"),
        ("plus 1 0", "plus 2 0", "more plus"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in DUEL
    with pytest.raises(ValueError, match=reason):
        read(DUEL.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("played Ks / 2S / /", "played Ks / / 2s /", "other team|each chair has|in turn"),
        ("turn 2", "turn 1", "somebody else"),
        ("phase trick", "phase score", "in turn"),
        ("minus 0 -1", "minus 0 -6", "off its track"),
    ],
)
def test_what_is_wrong_with_a_trick_is_said(old: str, new: str, reason: str) -> None:
    assert old in FOUR
    with pytest.raises(ValueError, match=reason):
        read(FOUR.replace(old, new, 1))


def test_nothing_is_done_before_the_first_deal() -> None:
    first = write(setup(options({}), 4))
    assert read(first).deals == 0
    for old, new in (
        (".......", "w......"),
        ("minus 0 0", "minus 0 -1"),
        ("phase deal", "phase over"),
        ("left 40 40", "left 0 40"),
        ("leader -", "leader 0"),
        ("plus 0", "plus 1"),
    ):
        assert old in first
        with pytest.raises(BadPosition):
            read(first.replace(old, new, 1))


def test_problems_beyond_what_a_text_can_say() -> None:
    state = read(DUEL)
    assert problems(state._replace(hands=(state.hands[0][::-1], state.hands[1]))) == ["a hand out of order"]
    assert problems(state._replace(takers=b"\0\0\0")) == ["a trick that is not played in turn"]
