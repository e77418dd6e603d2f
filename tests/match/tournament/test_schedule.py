"""Tests of the pairings: none comes twice, and everybody plays in every round."""

import pytest
from kaartbord.match.tournament.schedule import rounds
from kaartbord.match.tournament.tournament import MAX_TEAMS, MIN_TEAMS

SIZES = range(MIN_TEAMS, MAX_TEAMS + 1)


def test_nobody_meets_twice():
    for teams in SIZES:
        met = [frozenset(pair) for one in rounds(teams) for pair in one.tables]
        assert len({*met}) == len(met), teams
        assert all(len(pair) == 2 for pair in met), teams


def test_every_team_plays_or_rests_in_every_round():
    for teams in SIZES:
        for one in rounds(teams):
            there = [team for pair in one.tables for team in pair]
            resting = [] if one.resting is None else [one.resting]
            assert sorted(there + resting) == list(range(teams)), teams


def test_nobody_rests_twice():
    for teams in SIZES:
        resting = [one.resting for one in rounds(teams) if one.resting is not None]
        assert len({*resting}) == len(resting) == (len(rounds(teams)) if teams % 2 else 0), teams


@pytest.mark.parametrize(("teams", "number"), [(2, 1), (3, 3), (4, 3), (5, 5), (6, 5), (64, 5)])
def test_five_rounds_unless_all_have_met_before(teams, number):
    assert len(rounds(teams)) == number


def test_most_teams_fill_all_tables():
    assert {len(one.tables) for one in rounds(MAX_TEAMS)} == {32}


def test_no_team_always_deals_first():
    for teams in range(6, MAX_TEAMS + 1):
        firsts = [{pair[0] for pair in one.tables} for one in rounds(teams)]
        assert not set.intersection(*firsts), teams
