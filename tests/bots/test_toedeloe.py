"""Tests of what people expect of a computer at ToedeLoe: long rows, tricks for the right player, jokers kept."""

import sys
from functools import partial
from typing import Any

import pytest
from kaartbord.bots import players
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe import longest_two
from kaartbord.games.toedeloe.computer import adapter
from kaartbord.games.toedeloe.computer.cards import keep_values, payoffs, possible_hands
from kaartbord.games.toedeloe.computer.pawns import trick_gains
from kaartbord.games.toedeloe.rules.state import ToedeloeState
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action
from kaartbord.rules.seats import replace_at
from support.tables.toedeloe import do, last_trick, own, table, taken

GREY = (12, 33, 60, 71)
"""Cells with no two in a line, for pawns that are of no use."""


SECOND_ROW, SHUT = (57, 58, 59, 60, 61), (56, 62)
"""A row on the other field, and the enemies at both its ends."""


computer = firm = partial(players.choose, "L", level="firm")

both = pytest.mark.usefixtures("level")
"""The expectations of firm and strong players alike."""


@pytest.fixture(params=("firm", "strong"))
def level(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer at a level."""
    monkeypatch.setattr(sys.modules[__name__], "computer", partial(players.choose, "L", level=request.param))


def chosen(state: ToedeloeState) -> Action:
    """Return the choice of the computer whose turn it is."""
    (seat,) = toedeloe.to_move(state)
    action = computer(toedeloe.view(state, seat), seat)
    assert action in toedeloe.legal(state, seat)
    return action


def card(state: ToedeloeState) -> str:
    """The card that the computer plays, in small letters."""
    return cards.text(bytes([chosen(state).cards[0] % cards.SECOND_PACK]))


def pawns(state: ToedeloeState) -> list[int]:
    """The cells that the computer puts pawns on."""
    return [cell for _, cell in chosen(state).placements]


# ---- pawns


@both
def test_lengthens_its_longest_row_rather_than_start_a_new_one() -> None:
    assert pawns(taken("9d 2d 8s 3d", white=(3, 4, 5), grey=GREY)) == [6]
    assert pawns(taken("9d 2d 5s 3d", white=(1, 2, 3), grey=GREY)) == [0]


@both
def test_joins_two_rows() -> None:
    assert pawns(taken("9d 2d 7s 3d", white=(7, 8, 9, 11, 12), grey=GREY[1:])) == [10]


@both
def test_blocks_a_row_of_the_enemies_when_nothing_better() -> None:
    assert pawns(taken("9d 2d 8s 3d", grey=(1, 2, 3, 4, 5), white=(0, 33, 60, 71))) == [6]


@both
def test_an_ace_is_split_for_the_row_it_lengthens_twice() -> None:
    assert pawns(taken("Ad 2d As 3d", white=(15, 16, *SECOND_ROW), grey=SHUT)) == [14, 17]


@both
def test_a_green_pawn_breaks_the_longest_row_of_the_enemies() -> None:
    grey = (14, 15, 16, 17, 18, 19)
    state = taken("9d 2d *s 3d", grey=grey, white=GREY)
    action = chosen(state)
    assert action.kind == "green"
    assert len(longest_two(do_action(state, action).cells, 1, wild=False)[0]) == 3


def do_action(state: ToedeloeState, action: Action) -> ToedeloeState:
    return toedeloe.apply(state, toedeloe.to_move(state)[0], action)


@both
def test_goes_back_near_the_end_of_the_track() -> None:
    assert chosen(taken("9d 2d *s 3d", white=SECOND_ROW, grey=SHUT, minus=(-8, 0))).kind == "back"


# ---- the value of a trick


def test_spoils_a_value_that_the_enemies_need() -> None:
    needs_five: dict[str, Any] = {"white": (1, 2, 3, 4, 5, *SECOND_ROW), "grey": (6, *SHUT)}
    state = do(table("7d", "3d", "5c", "2c 3s 7c", **needs_five), "7d", "3d", "5c")
    assert card(state) == "7c"
    assert card(do(table("7d", "3d", "6c", "2c 3s 5c", **needs_five), "7d", "3d", "6c")) != "5c"


@both
def test_does_not_make_a_value_that_the_enemies_need() -> None:
    state = do(
        table("7d", "3d", "2c", "5c 4s", white=(1, 2, 3, 4, 5, *SECOND_ROW), grey=(6, *SHUT)),
        "7d",
        "3d",
        "2c",
    )
    assert card(state) != "5c"


def test_plays_a_high_black_card_into_a_trick_of_its_partner() -> None:
    needs_ten_and_three = table("5d", "Ad", "3d", "Kc 2c", grey=(8, 9, 10, 11))
    assert card(do(needs_ten_and_three, "5d", "Ad", "3d")) == "Kc"


@both
def test_plays_nothing_black_into_a_red_trick_of_the_enemies() -> None:
    state = do(table("Ad", "5d", "3d", "Kc 2c"), "Ad", "5d", "3d")
    assert card(state)[1] == "h"


# ---- a plus for everybody


def two_diamonds(plus: tuple[int, int, int, int]) -> ToedeloeState:
    """Chair 3 is last to the last trick of the deal, which its partner holds."""
    state = last_trick("5d Qd 9c 2d", plus)
    state = state._replace(hands=replace_at(state.hands, 3, own("2d Kd", 3)))
    return do(state, "5d", "Qd", "9c")


@both
def test_leaves_the_trick_to_its_partner_who_has_no_plus() -> None:
    assert card(two_diamonds((2, 0, 2, 2))) == "2d"


@both
def test_overtakes_its_partner_when_it_has_no_plus_itself() -> None:
    assert card(two_diamonds((2, 2, 2, 0))) == "Kd"


def test_what_the_deal_costs_counts_in_full_at_its_last_trick() -> None:
    before, after = [], []
    for mine in (0, 2):
        state = last_trick("5d Qd 9c 2d", (2, 2, 2, mine))
        for card in ("5d", "Qd", "9c", "2d"):
            state = do(state, card)
        before.append(adapter.evaluate(state)[0])
        after.append(adapter.evaluate(toedeloe.play(state, toedeloe.legal(state, 1)[0]))[0])
    assert after[0] - after[1] > 0.03
    assert before[0] - before[1] > 0.8 * (after[0] - after[1])


# ---- jokers


def last_with_a_joker(*trick: str) -> str:
    """Return the card that chair 3, which cannot follow diamonds, plays."""
    return card(do(table(*trick, "*s 2h"), *trick))


@both
def test_keeps_its_joker_when_the_trick_is_worth_nothing() -> None:
    assert last_with_a_joker("7d", "5d", "6d") != "*s"


@both
def test_keeps_its_joker_when_its_partner_takes_the_trick() -> None:
    assert last_with_a_joker("7d", "Kd", "As") != "*s"


@both
def test_catches_a_joker_with_a_joker() -> None:
    assert last_with_a_joker("7d", "5d", "*s") == "*s"


@both
def test_does_not_waste_its_joker_on_one_of_its_partner() -> None:
    assert last_with_a_joker("7d", "*h", "6d") != "*s"


@both
def test_plays_its_joker_when_it_would_have_no_plus_otherwise() -> None:
    state = last_trick("7d 5d 6d *s", (2, 2, 2, 0))
    assert card(do(state, "7d", "5d", "6d")) == "*s"


# ---- what it remembers


def test_who_did_not_follow_is_dealt_no_more_of_the_suit() -> None:
    state = do(table("2s", "3h", "4s", "5s"), "2s", "3h", "4s", "5s")
    state = do(state, f"place {state.table.numbers.index(5)}")
    dealt = list(possible_hands(toedeloe.view(state, 3), SeededStream(b"deals"), (0, 1, 2), 30))
    assert not any(c & 3 == 0 for hands in dealt for c in hands[1] if c >> 2 & 15 != cards.JOKER)
    assert any(c & 3 == 0 for hands in dealt for c in hands[0])
    assert all(not set(hands[0]) & set(hands[2]) for hands in dealt)
    assert not any(c in own("2s", 0) for hands in dealt for c in b"".join(hands))


def test_a_king_is_worth_more_once_the_aces_are_gone() -> None:
    state = table("Ks 2s", "3s", "4s", "5s")
    view = toedeloe.view(state, 0)
    later = view._replace(gone=own("As", 0) + own("As", 1))
    pays, (king,) = payoffs(view, trick_gains(view)), own("Ks", 0)
    assert keep_values(later, pays)[king] > keep_values(view, pays)[king] > keep_values(view, pays)[own("2s", 0)[0]]


def test_leads_a_jack_once_the_cards_above_it_are_gone() -> None:
    view = toedeloe.view(table("Kh Jc", "3h", "4s", "5s"), 0)
    above = b"".join(own("Qc Kc Ac", chair) for chair in (0, 1)) + own("Jc", 1)
    leads = [adapter.policy(state, 0, SeededStream(b"lead")).cards for state in (view, view._replace(gone=above))]
    assert leads[0] != own("Jc", 0) == leads[1]
