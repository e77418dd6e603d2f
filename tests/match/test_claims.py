"""Seats that change hands, on devices that hear of it by links in any order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.match.claims import (
    apart,
    asked,
    claimed,
    freed,
    hand_on,
    is_later,
    late,
    lost,
    merged,
    renamed,
    shared,
)
from kaartbord.match.link import HANDS, Seat
from kaartbord.match.names import MARKS

JAN, PIET, BEP = Seat("link", "Jan", True), Seat("link", "Piet", True), Seat("computer", "Bep", False)
TABLE = (JAN, PIET, BEP)
NOBODY: frozenset[int] = frozenset()


def test_a_newer_link_says_who_sits_elsewhere_an_older_one_who_is_taken():
    free = PIET._replace(claimed=False)
    theirs = (JAN, PIET._replace(name="Pieter"), BEP._replace(kind="link"))
    assert merged((JAN, free, BEP), theirs, frozenset({0}), newer=True) == theirs
    assert merged((JAN, free, BEP), theirs, frozenset({0}), newer=False) == (JAN, PIET, BEP)
    assert merged(TABLE, None, frozenset({0}), newer=True) == TABLE


def test_a_link_without_names_leaves_those_that_are_known():
    known = (JAN._replace(emblem="boat"), PIET, BEP)
    bare = tuple(seat._replace(name="", emblem="") for seat in known)
    assert merged(known, bare, NOBODY, newer=True) == known


@pytest.mark.parametrize("newer", [False, True])
def test_who_sits_down_brings_a_name_where_there_was_none(newer):
    nameless = Seat("link", "", False)
    (met,) = merged([nameless], [PIET._replace(emblem="boat")], NOBODY, newer=newer)
    assert met == PIET._replace(emblem="boat")
    assert merged([met], [nameless], NOBODY, newer=False) == (met,)


def test_nobody_takes_a_seat_of_this_device_without_its_being_handed_on():
    thief = (JAN, Seat("computer", "Dief", False), BEP)
    assert merged(TABLE, thief, frozenset({1}), newer=True) == TABLE
    assert lost(TABLE, thief, frozenset({1})) == []


@pytest.mark.parametrize("newer", [False, True])
def test_a_silent_player_s_seat_is_given_to_the_computer_and_taken_back(newer):
    given_away = (JAN, hand_on(PIET, "computer", claimed=False), BEP)
    assert merged(TABLE, given_away, frozenset({0}), newer=newer) == given_away
    assert lost(TABLE, given_away, frozenset({1})) == [1]
    assert lost(TABLE, given_away, frozenset({0})) == []
    back = (JAN, hand_on(given_away[1], "link", claimed=True), BEP)
    for other in (TABLE, given_away):
        assert merged(other, back, frozenset({0}), newer=newer) == back
        assert merged(back, other, frozenset({1}), newer=newer) == back
        assert lost(back, other, frozenset({1})) == []


@given(st.permutations(range(6)), st.integers(0, HANDS - 1))
def test_who_was_handed_a_seat_last_has_it_in_any_order_of_links(order, before):
    """A seat that went from hand to hand three times, heard of by six links, two of each stage but the first."""
    stages = [PIET._replace(handed=before)]
    for kind in ("computer", "link", "human"):
        stages.append(hand_on(stages[-1], kind, claimed=kind != "computer"))
    links = [*stages[1:], *stages[1:]]
    known = stages[0]
    for number in order:
        (known,) = merged([known], [links[number]], NOBODY, newer=bool(number % 2))
    assert known == stages[-1]


@given(st.integers(0, HANDS - 1), st.integers(0, HANDS - 1))
def test_of_two_hands_one_at_most_is_later(one, other):
    a, b = JAN._replace(handed=one), JAN._replace(handed=other)
    assert not (is_later(a, b) and is_later(b, a))
    assert not is_later(a, a)


def test_who_leaves_a_device_frees_a_seat_for_whoever_opens_the_link():
    here = (JAN._replace(kind="human"), PIET, BEP)
    seats = freed(here, frozenset({0, 2}))
    assert seats == (Seat("link", "Jan", False, handed=1), PIET, BEP)
    assert is_later(seats[0], here[0])


def test_a_new_name_is_taken_over_by_others_and_ends_no_game_of_one_s_own():
    called = renamed(PIET, "Pieter", elsewhere=True)
    assert merged([PIET], [called], NOBODY, newer=False) == (called,)
    assert merged([called], [PIET], frozenset({0}), newer=True) == (called,)
    assert renamed(PIET, "Pieter", elsewhere=False) == PIET._replace(name="Pieter")
    assert renamed(PIET, "Piet", elsewhere=True) == PIET


def test_two_names_or_two_marks_at_one_seat_tell_that_two_devices_took_it():
    ours, theirs, here = JAN._replace(name="Oma"), JAN._replace(name="Opa"), frozenset({0})
    assert shared([ours], [theirs], here) == [0]
    assert shared([ours], [theirs], NOBODY) == shared([ours], None, here) == []
    for same in (ours, theirs._replace(name=""), theirs._replace(claimed=False), theirs._replace(handed=1)):
        assert shared([ours], [same], here) == []
    for name in ("", "Oma"):
        assert shared([ours._replace(mark=3)], [ours._replace(name=name, mark=9)], here) == [0]
        assert shared([ours._replace(mark=3)], [ours._replace(name=name, mark=3)], here) == []


@pytest.mark.parametrize("first", [True, False])
def test_of_two_devices_that_took_a_seat_all_others_know_the_same_one(first):
    free = Seat("link", "", False)
    low, high = (claimed([free], 0, name, mark)[0] for name, mark in (("Sem", 2), ("Noor", 7)))
    met = free
    for heard in (low, high) if first else (high, low):
        (met,) = merged([met], [heard], NOBODY, newer=False)
    assert met == low
    here = frozenset({0})
    assert asked([high], [low], here, newer=False) == [0] and not asked([low], [high], here, newer=False)
    assert asked([low], [high], here, newer=True) == [0], "somebody has played on with the other"


def test_who_stays_has_the_seat_and_a_device_knows_itself():
    low, high = (claimed([Seat("link", "", False)], 0, "", mark) for mark in (2, 7))
    stays = claimed(high, 0, "", 7)
    assert merged(low, stays, NOBODY, newer=False) == stays
    assert lost(low, stays, frozenset({0})) == [0]
    assert lost(high, stays, frozenset({0})) == []


@pytest.mark.parametrize("mark", [1, len(MARKS)])
def test_a_device_that_takes_a_seat_over_is_told_from_the_one_that_had_it_by_the_same_mark(mark):
    had = claimed([Seat("link", "", False)], 0, "", mark)
    assert lost(had, claimed(had, 0, "", apart(mark, had[0])), frozenset({0})) == [0]
    assert apart(mark, Seat("link", "", False)) == mark


def test_who_took_a_seat_before_it_went_to_the_computer_is_not_who_had_it_then():
    free = [Seat("link", "", False)]
    sat, other = claimed(free, 0, "", 4), claimed(free, 0, "", 5)
    never_taken, left = (hand_on(who[0], "computer", claimed=False) for who in (free, sat))
    assert late([never_taken], sat) == late([left], other) == [0]
    assert late([left], sat) == late([left], free) == late([left], None) == late(sat, other) == []
    again = hand_on(claimed([left], 0, "", 6)[0], "computer", claimed=False)
    assert late([again], other) == [], "that link is of long ago"


def test_who_leaves_takes_the_name_along():
    moved = (hand_on(PIET, "link", claimed=False)._replace(name=""), JAN, BEP)
    assert merged((PIET, JAN, BEP), moved, NOBODY, newer=False)[0].name == ""
    bare = tuple(seat._replace(name="") for seat in moved)
    assert merged((PIET, JAN, BEP), bare, NOBODY, newer=False)[0].name == "Piet", "names are left out"
