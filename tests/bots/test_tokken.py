"""Tests of what people expect of a computer at Tokken: the card it gives, its fives, jokers and sevens."""

from typing import Any

import pytest
from kaartbord.bots import players
from kaartbord.games.race import rules as race
from kaartbord.games.race.computer.action_gain import evaluate_actions
from kaartbord.rules.cards import ACE, KING
from support.players.table import view_value
from support.tables.race import position, spelled

FIRM_AND_STRONG = pytest.mark.parametrize("level", ["firm", "strong"])


def chosen(*pawns: str, hands: str, seats: int = 4, level: str = "firm", unseen: int = 4, **more: Any) -> str:
    """Return the choice of seat 0, in words; each of the others holds `unseen` cards."""
    others = " / ".join(" ".join("?" * unseen) for _ in range(seats - 1))
    state = position(*pawns, hands=f"{hands} / {others}", game="tokken", seats=seats, **more)
    return spelled(state, players.choose("T", state, 0, level))


def given(*pawns: str, hands: str, seats: int = 4, level: str = "firm", **more: Any) -> str:
    """The card that seat 0 gives away."""
    words = chosen(*pawns, hands=hands, seats=seats, level=level, turn="exchange", **more)
    return words.removeprefix("give ")


# ---- the exchange


@FIRM_AND_STRONG
@pytest.mark.parametrize("mine", ["", "20 0"])
def test_of_two_kings_gives_one_to_a_partner_with_three_waiting(level: str, mine: str) -> None:
    assert given(mine, "", "30", hands="Ks Kh 4s 4h", deals=2, level=level) in ("Ks", "Kh")


@FIRM_AND_STRONG
def test_gives_a_start_card_to_a_partner_with_no_pawn_out(level: str) -> None:
    assert given("20", hands="As Ks 3s 8s 9s", level=level) in ("As", "Ks")


@FIRM_AND_STRONG
def test_keeps_its_only_start_card_while_it_has_no_pawn_out(level: str) -> None:
    assert given(hands="As 3s 8s 9s Ts", level=level) != "As"
    assert given("", "", "20", hands="Ks 3s 8s 9s Ts", level=level) != "Ks"


@FIRM_AND_STRONG
def test_gives_the_partner_the_card_that_brings_its_pawn_home(level: str) -> None:
    assert given("21", "", "66 h4 h3 h2", hands="2s 3s 6s Ts Qs", level=level) == "6s"


@FIRM_AND_STRONG
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_gives_a_rival_neither_joker_nor_start_card(seats: int, level: str) -> None:
    assert given("20", hands="*s As Ks 3s 8s", level=level, seats=seats) in ("3s", "8s")


# ---- fives, jokers, kings and the card kept


def test_pushes_the_leader_past_its_own_home() -> None:
    assert chosen("20", "70", hands="5s 3s") == "5 1:70>3"


@FIRM_AND_STRONG
def test_does_not_hit_its_partner_with_another_way_open(level: str) -> None:
    assert chosen("20", "", str((26 - 36) % 72), hands="6s 2h", level=level) == "2 20>22"


@FIRM_AND_STRONG
def test_a_king_does_not_sweep_the_partner_with_another_way_open(level: str) -> None:
    assert chosen("20 h4 h3 h2", "", str((30 - 36) % 72), hands="Ks 2s", level=level) == "2 20>22"


@FIRM_AND_STRONG
def test_a_joker_is_not_spent_where_a_small_card_does(level: str) -> None:
    assert chosen("69 h4 h3 -", hands="*s 3s", level=level) in ("3 69>h1", "* ->0")


def test_a_seven_brings_in_what_it_can() -> None:
    assert chosen("70 68 h3 h4", hands="7s 2s").startswith("7")


def test_hits_the_leader_with_a_part_of_a_seven_that_has_a_hundred_others() -> None:
    words = chosen("10 28 40 58", str(15 - 18 + 72), hands="7s 2s")
    assert words.startswith("7") and "10>15" in words


def test_on_a_dot_there_is_danger_from_the_dot_before_it() -> None:
    unseen = "2s / ? ? ? ? / ? ? ? ? / ? ? ? ?"
    before, past = (position("44", str(square - 18), hands=unseen, game="tokken") for square in (24, 27))
    assert view_value(before, 0) < view_value(past, 0)


# ---- blind, and by the rules


@pytest.mark.parametrize(
    ("game", "rules", "spared"),
    [("keezbord", {}, True), ("keezbord", {"king_advances_13": True}, False), ("tokken", {}, False)],
)
def test_the_ace_is_spared_only_where_a_king_can_do_nothing_but_bring_out(
    game: str,
    rules: dict[str, Any],
    spared: bool,
) -> None:
    state = position("20", hands="As Kh / ? ? / ? ? / ? ?", game=game, **rules)
    yard, pawns = state.table.ring.yard, state.pawns
    enters = [action for action in race.legal_plays(state, 0) if pawns[action.placements[0][0]] == yard]
    ace, king = evaluate_actions(state, 0, [next(a for a in enters if a.cards[0] >> 2 == rank) for rank in (ACE, KING)])
    assert (ace < king) == spared


# ---- cards kept


@FIRM_AND_STRONG
@pytest.mark.parametrize("card", ["2h", "6h", "Th", "Qh"])
@pytest.mark.parametrize("mine", ["23", "47"])
def test_keeps_a_last_card_that_would_only_walk(level: str, mine: str, card: str) -> None:
    """One card more in the next deal is one turn more."""
    keep = f"keep {card}"
    assert chosen(mine, hands=card, deals=2, jokers="1 0 0 0", unseen=1, level=level) == keep


SPARING = {"firm": ("6 8>14",), "strong": ("6 8>14", "Q 8>20")}
"""The queen is less than a hundredth of a chance behind the six in the last of these positions, and the seven more."""


@FIRM_AND_STRONG
@pytest.mark.parametrize("others", [("41 h4", "h4", "50 39 h4"), ("h4", "28 42", "39 42"), ("", "46 58 h4", "39 49")])
def test_spares_the_seven_where_a_six_does_as_well(level: str, others: tuple[str, str, str]) -> None:
    assert chosen("h4 8", *others, hands="6s 7h Qd", deals=2, unseen=3, level=level) in SPARING[level]
