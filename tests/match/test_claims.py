"""Seats that change hands, on devices that hear of it by links in any order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.match.claims import (
    claim,
    contested_seats,
    distinct_mark,
    hand_over,
    is_later_handover,
    late_claims,
    lost_seats,
    merge_seats,
    release_seats,
    rename_player,
    seats_to_yield,
)
from kaartbord.match.link import HANDOVER_MODULUS, Seat
from kaartbord.match.names import DEVICE_MARKS

JAN, PIET, BEP = Seat("link", "Jan", True), Seat("link", "Piet", True), Seat("computer", "Bep", False)
TABLE = (JAN, PIET, BEP)
NOBODY: frozenset[int] = frozenset()


def test_a_newer_link_says_who_sits_elsewhere_an_older_one_who_is_taken():
    free = PIET._replace(claimed=False)
    theirs = (JAN, PIET._replace(name="Pieter"), BEP._replace(kind="link"))
    assert merge_seats((JAN, free, BEP), theirs, frozenset({0}), newer=True) == theirs
    assert merge_seats((JAN, free, BEP), theirs, frozenset({0}), newer=False) == (JAN, PIET, BEP)
    assert merge_seats(TABLE, None, frozenset({0}), newer=True) == TABLE


def test_a_link_without_names_leaves_those_that_are_known():
    known = (JAN._replace(emblem="boat"), PIET, BEP)
    bare = tuple(seat._replace(name="", emblem="") for seat in known)
    assert merge_seats(known, bare, NOBODY, newer=True) == known


@pytest.mark.parametrize("newer", [False, True])
def test_who_sits_down_brings_a_name_where_there_was_none(newer):
    nameless = Seat("link", "", False)
    (met,) = merge_seats([nameless], [PIET._replace(emblem="boat")], NOBODY, newer=newer)
    assert met == PIET._replace(emblem="boat")
    assert merge_seats([met], [nameless], NOBODY, newer=False) == (met,)


def test_nobody_takes_a_seat_of_this_device_without_its_being_handed_on():
    thief = (JAN, Seat("computer", "Dief", False), BEP)
    assert merge_seats(TABLE, thief, frozenset({1}), newer=True) == TABLE
    assert lost_seats(TABLE, thief, frozenset({1})) == []


@pytest.mark.parametrize("newer", [False, True])
def test_a_silent_player_s_seat_is_given_to_the_computer_and_taken_back(newer):
    given_away = (JAN, hand_over(PIET, "computer", claimed=False), BEP)
    assert merge_seats(TABLE, given_away, frozenset({0}), newer=newer) == given_away
    assert lost_seats(TABLE, given_away, frozenset({1})) == [1]
    assert lost_seats(TABLE, given_away, frozenset({0})) == []
    back = (JAN, hand_over(given_away[1], "link", claimed=True), BEP)
    for other in (TABLE, given_away):
        assert merge_seats(other, back, frozenset({0}), newer=newer) == back
        assert merge_seats(back, other, frozenset({1}), newer=newer) == back
        assert lost_seats(back, other, frozenset({1})) == []


@given(st.permutations(range(6)), st.integers(0, HANDOVER_MODULUS - 1))
def test_who_was_handed_a_seat_last_has_it_in_any_order_of_links(order, before):
    """A seat that went from hand to hand three times, heard of by six links, two of each stage but the first."""
    stages = [PIET._replace(handovers=before)]
    for kind in ("computer", "link", "human"):
        stages.append(hand_over(stages[-1], kind, claimed=kind != "computer"))
    links = [*stages[1:], *stages[1:]]
    known = stages[0]
    for number in order:
        (known,) = merge_seats([known], [links[number]], NOBODY, newer=bool(number % 2))
    assert known == stages[-1]


@given(st.integers(0, HANDOVER_MODULUS - 1), st.integers(0, HANDOVER_MODULUS - 1))
def test_of_two_hands_one_at_most_is_later(one, other):
    a, b = JAN._replace(handovers=one), JAN._replace(handovers=other)
    assert not (is_later_handover(a, b) and is_later_handover(b, a))
    assert not is_later_handover(a, a)


def test_who_leaves_a_device_frees_a_seat_for_whoever_opens_the_link():
    here = (JAN._replace(kind="human"), PIET, BEP)
    seats = release_seats(here, frozenset({0, 2}))
    assert seats == (Seat("link", "Jan", False, handovers=1), PIET, BEP)
    assert is_later_handover(seats[0], here[0])


def test_a_new_name_is_taken_over_by_others_and_ends_no_game_of_one_s_own():
    called = rename_player(PIET, "Pieter", elsewhere=True)
    assert merge_seats([PIET], [called], NOBODY, newer=False) == (called,)
    assert merge_seats([called], [PIET], frozenset({0}), newer=True) == (called,)
    assert rename_player(PIET, "Pieter", elsewhere=False) == PIET._replace(name="Pieter")
    assert rename_player(PIET, "Piet", elsewhere=True) == PIET


def test_two_names_or_two_marks_at_one_seat_tell_that_two_devices_took_it():
    ours, theirs, here = JAN._replace(name="Oma"), JAN._replace(name="Opa"), frozenset({0})
    assert contested_seats([ours], [theirs], here) == [0]
    assert contested_seats([ours], [theirs], NOBODY) == contested_seats([ours], None, here) == []
    for same in (ours, theirs._replace(name=""), theirs._replace(claimed=False), theirs._replace(handovers=1)):
        assert contested_seats([ours], [same], here) == []
    for name in ("", "Oma"):
        assert contested_seats([ours._replace(device_mark=3)], [ours._replace(name=name, device_mark=9)], here) == [0]
        assert contested_seats([ours._replace(device_mark=3)], [ours._replace(name=name, device_mark=3)], here) == []


@pytest.mark.parametrize("first", [True, False])
def test_of_two_devices_that_took_a_seat_all_others_know_the_same_one(first):
    free = Seat("link", "", False)
    low, high = (claim([free], 0, name, mark)[0] for name, mark in (("Sem", 2), ("Noor", 7)))
    met = free
    for heard in (low, high) if first else (high, low):
        (met,) = merge_seats([met], [heard], NOBODY, newer=False)
    assert met == low
    here = frozenset({0})
    assert seats_to_yield([high], [low], here, newer=False) == [0] and not seats_to_yield(
        [low], [high], here, newer=False
    )
    assert seats_to_yield([low], [high], here, newer=True) == [0], "somebody has played on with the other"


def test_who_stays_has_the_seat_and_a_device_knows_itself():
    low, high = (claim([Seat("link", "", False)], 0, "", mark) for mark in (2, 7))
    stays = claim(high, 0, "", 7)
    assert merge_seats(low, stays, NOBODY, newer=False) == stays
    assert lost_seats(low, stays, frozenset({0})) == [0]
    assert lost_seats(high, stays, frozenset({0})) == []


@pytest.mark.parametrize("mark", [1, len(DEVICE_MARKS)])
def test_a_device_that_takes_a_seat_over_is_told_from_the_one_that_had_it_by_the_same_mark(mark):
    had = claim([Seat("link", "", False)], 0, "", mark)
    assert lost_seats(had, claim(had, 0, "", distinct_mark(mark, had[0])), frozenset({0})) == [0]
    assert distinct_mark(mark, Seat("link", "", False)) == mark


def test_who_took_a_seat_before_it_went_to_the_computer_is_not_who_had_it_then():
    free = [Seat("link", "", False)]
    sat, other = claim(free, 0, "", 4), claim(free, 0, "", 5)
    never_taken, left = (hand_over(who[0], "computer", claimed=False) for who in (free, sat))
    assert late_claims([never_taken], sat) == late_claims([left], other) == [0]
    assert (
        late_claims([left], sat)
        == late_claims([left], free)
        == late_claims([left], None)
        == late_claims(sat, other)
        == []
    )
    again = hand_over(claim([left], 0, "", 6)[0], "computer", claimed=False)
    assert late_claims([again], other) == [], "that link is of long ago"


def test_who_leaves_takes_the_name_along():
    moved = (hand_over(PIET, "link", claimed=False)._replace(name=""), JAN, BEP)
    assert merge_seats((PIET, JAN, BEP), moved, NOBODY, newer=False)[0].name == ""
    bare = tuple(seat._replace(name="") for seat in moved)
    assert merge_seats((PIET, JAN, BEP), bare, NOBODY, newer=False)[0].name == "Piet", "names are left out"
