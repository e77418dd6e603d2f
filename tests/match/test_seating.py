"""Tests of the seating of a new game."""

import pytest
from kaartbord.match.link import Seat
from kaartbord.match.names import EMBLEMS
from kaartbord.match.setup import seating
from kaartbord.match.setup.seating import Chair


@pytest.mark.parametrize("way", seating.TABLE_KINDS)
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_a_quick_choice_seats_everybody(way: str, seats: int) -> None:
    chairs = seating.arrange_chairs(way, seats, {})
    first = "link" if way == "phones" else "me"
    assert [chair.kind for chair in chairs] == [first] + [seating.TABLE_KINDS[way]] * (seats - 1)
    assert seating.table_kind(chairs) == way


def test_a_mixture_is_none_of_the_quick_choices() -> None:
    assert seating.table_kind([Chair("me"), Chair("link"), Chair("computer"), Chair("link")]) == ""


def test_the_computers_have_different_names() -> None:
    names = [chair.name for chair in seating.arrange_chairs("computer", 8, {})[1:]]
    assert all(names) and len(set(names)) == 7


def test_i_sit_in_one_place() -> None:
    chairs = seating.change_kind(seating.arrange_chairs("link", 4, {"me": ["Jan"]}), 2, "me", {"me": ["Jan"]})
    assert [chair.kind for chair in chairs] == ["link", "link", "me", "link"]
    assert chairs[2].name == "Jan"


def test_nobody_need_be_me() -> None:
    chairs = seating.change_kind(seating.arrange_chairs("computer", 2, {}), 0, "computer", {})
    assert seating.to_seats(chairs)[1] == frozenset()


def test_names_come_back_by_kind_and_seat() -> None:
    table = [Chair("me", "Jan"), Chair("here", "Piet"), Chair("link", "Els"), Chair("computer", "Truus")]
    names = seating.remember_names({}, table)
    assert [chair.name for chair in seating.arrange_chairs("together", 4, names)] == ["Jan", "Piet", "", ""]
    assert [chair.name for chair in seating.arrange_chairs("link", 4, names)] == ["Jan", "", "Els", ""]
    moved = seating.change_kind(table, 3, "me", names)
    assert moved[3] == Chair("me", "Jan")


def test_seats_of_this_device_are_taken_and_the_others_free() -> None:
    table = [Chair("me", "Jan"), Chair("here", "<b>P</b>"), Chair("link", "Els"), Chair("computer", "Bep")]
    seats, mine = seating.to_seats(table)
    assert seats == (
        Seat("human", "Jan", True),
        Seat("human", "<b>P</b>", True),
        Seat("link", "Els", False),
        Seat("computer", "Bep", False),
    )
    assert mine == {0, 1}


def test_all_seats_of_the_computer_play_at_one_level() -> None:
    seats, _ = seating.to_seats([Chair("me"), Chair("computer"), Chair("link"), Chair("computer")], "calm")
    assert [seat.level for seat in seats] == ["strong", "calm", "strong", "calm"]
    assert seating.level_of(seats) == "calm"
    assert [seat.level for seat in seating.with_level(seats, "firm")] == ["strong", "firm", "strong", "firm"]


def test_computers_that_play_at_levels_of_their_own_go_on_so() -> None:
    chairs = [Chair("me"), Chair("computer", level="calm"), Chair("computer", level="firm")]
    seats, _ = seating.to_seats(chairs, seating.LEVEL_PER_CHAIR)
    assert seating.level_of(seats) == seating.LEVEL_PER_CHAIR
    assert seating.with_level(seats, seating.LEVEL_PER_CHAIR) == seats
    assert seating.level_of(seating.with_level(seats, "beginner")) == "beginner"


def test_a_seat_that_the_computer_no_longer_plays_has_no_level_of_its_own() -> None:
    seats, _ = seating.to_seats([Chair("me"), Chair("computer")], "calm")
    handed_over = [seat._replace(kind="link") for seat in seats]
    assert {seat.level for seat in seating.with_level(handed_over, "calm")} == {"strong"}
    assert seating.level_of(handed_over) == "strong"


def test_a_name_is_made_fit_to_be_shown() -> None:
    table = seating.set_name(seating.arrange_chairs("link", 2, {}), 1, "  \u202eEls\n" + "x" * 200)
    assert table[1].name == "Els " + "x" * 20


def test_at_a_table_for_phones_nobody_plays_on_this_device() -> None:
    seats, mine = seating.to_seats(seating.arrange_chairs("phones", 4, {"me": ["Jan"]}))
    assert (mine, {seat.kind for seat in seats}) == (frozenset(), {"link"})
    assert not any(seat.claimed for seat in seats)


def test_an_emblem_comes_back_with_the_name_and_goes_into_the_link() -> None:
    chairs = seating.set_emblem(seating.set_name(seating.arrange_chairs("computer", 4, {}), 0, "Ria"), 0, "cat")
    again = seating.arrange_chairs("computer", 4, seating.remember_names({}, chairs))
    assert again == chairs
    assert [seat.emblem for seat in seating.to_seats(chairs)[0]] == ["cat", "", "", ""]
    assert seating.set_emblem(chairs, 0, "")[0] == seating.Chair("me", "Ria")


def test_nobody_takes_the_emblem_of_another() -> None:
    chairs = seating.set_emblem(seating.arrange_chairs("link", 4, {}), 2, "boat")
    assert "boat" not in seating.free_emblems(chairs, 0)
    assert seating.free_emblems(chairs, 2) == list(EMBLEMS)
