"""An evening with teams that come late, leave and rest: who meets whom, and what is booked."""

from itertools import combinations
from random import Random
from typing import get_args

import pytest
from kaartbord.match.tournament.attendance import arrive, attendance, can_draw, come_back, draw, leave
from kaartbord.match.tournament.pairing import NOBODY, mend, pair_up
from kaartbord.match.tournament.standing import standings
from kaartbord.match.tournament.stored import from_fields, to_fields
from kaartbord.match.tournament.tournament import (
    MAX_TEAMS,
    Method,
    TableResult,
    Tournament,
    absence_result,
    current_round,
    is_over,
    join_team,
    open_tables,
    rename_team,
    result_of_table,
    set_result,
)

METHODS: tuple[Method, ...] = get_args(Method)


def of_size(teams: int, method: Method = "fixed") -> Tournament:
    cup = Tournament("key", "Clubavond")._replace(method=method)
    for number in range(teams):
        cup = join_team(cup, f"Team {number}")
    return cup


def points(cup: Tournament) -> dict[int, int]:
    return {each.team: each.points for each in standings(cup)}


def play_round(cup: Tournament, home: tuple[int, int] = (8, 3)) -> Tournament:
    number = current_round(cup)
    for table in open_tables(cup, number):
        cup = set_result(cup, (number, table), TableResult(home))
    return cup


def games(cup: Tournament, number: int) -> list[frozenset[int]]:
    """The pairs of a round in which both teams are there."""
    pairs = cup.rounds[number].tables
    return [frozenset(pair) for pair in pairs if not any((team, number) in cup.away for team in pair)]


# ---- pairing


def test_neighbours_meet_unless_they_have_met() -> None:
    assert pair_up([0, 1, 2, 3], set(), 0) == [(0, 1), (2, 3)]
    assert pair_up([0, 1, 2, 3], {frozenset((0, 1))}, 0) == [(0, 2), (1, 3)]
    all_met = {frozenset(pair) for pair in combinations(range(4), 2)}
    assert pair_up([0, 1, 2, 3], all_met, 1) is None
    assert pair_up([0, 1, 2, 3], all_met, 2) == [(0, 1), (2, 3)]


def test_no_table_is_touched_that_need_not_be() -> None:
    tables = [(0, 1), (2, 3), (4, 5), (6, 7)]
    assert mend(tables, range(8), set()) == tuple(tables)
    assert mend(tables, [0, 2, 3, 4, 5, 7], set())[1:3] == ((2, 3), (4, 5))
    met = {frozenset((0, 7))}
    mended = mend(tables, [0, 2, 3, 4, 5, 7], met)
    assert sum(mended[at] == tables[at] for at in (1, 2)) == 1, "one more table gives way, not two"
    assert frozenset((0, 7)) not in map(frozenset, mended)


def test_who_rested_does_not_rest_again() -> None:
    met = {frozenset((2, NOBODY))}
    assert frozenset(mend([], [0, 1, 2], met)[0]) != frozenset((0, 1))


# ---- the door


def test_a_team_that_is_late_is_booked_for_what_it_missed() -> None:
    cup = arrive(play_round(of_size(4)), "Laat")
    assert points(cup)[4] == absence_result(frozenset((0,))).points[0] == 8
    assert cup.rounds[1].resting == 4 or any(4 in pair for pair in cup.rounds[1].tables)
    assert attendance(cup, 4) == "here"
    assert {at: one[:2] for at, one in cup.results.items()} == {
        (0, 0): ((8, 3), frozenset()),
        (0, 1): ((8, 3), frozenset()),
    }


def test_a_team_that_comes_before_the_first_result_takes_the_place_of_rest() -> None:
    cup = draw(of_size(5, "played"), range(5))
    resting = cup.rounds[0].resting
    late = arrive(cup, "Laat")
    assert late.rounds[0].tables[:2] == cup.rounds[0].tables
    assert {*late.rounds[0].tables[2]} == {resting, 5}
    assert late.rounds[0].resting is None


def test_a_team_leaves_for_a_round_and_is_back() -> None:
    cup = play_round(of_size(6))
    gone = leave(cup, 2, for_good=False)
    assert (attendance(gone, 2), attendance(gone, 3)) == ("away", "here")
    assert all(2 not in pair for pair in games(gone, 1))
    assert any(2 in pair for pair in games(gone, 2))
    back = come_back(gone, 2)
    assert any(2 in pair for pair in games(back, 1))
    assert back.away == frozenset()


def test_a_team_that_leaves_for_good_keeps_its_points_and_gets_those_of_an_absent_one() -> None:
    cup = play_round(of_size(6))
    before = points(cup)[1]
    cup = leave(cup, 1, for_good=True)
    assert attendance(cup, 1) == "gone"
    for _ in range(1, 5):
        cup = play_round(cup)
    assert is_over(cup)
    assert points(cup)[1] == before + 4 * 8


def test_the_opponent_of_a_team_that_is_away_meets_the_one_that_rests() -> None:
    cup = draw(of_size(5, "played"), range(5))
    resting = cup.rounds[0].resting
    one, other = cup.rounds[0].tables[0]
    cup = leave(cup, one, for_good=False)
    assert {*cup.rounds[0].tables[0]} == {other, resting}
    assert cup.rounds[0].resting is None


def test_two_tables_without_an_opponent_become_one_and_keep_its_number() -> None:
    cup = draw(of_size(8, "played"), range(8))
    (one, other), (third, fourth), *rest = cup.rounds[0].tables
    cup = leave(leave(cup, one, for_good=False), third, for_good=False)
    assert {*cup.rounds[0].tables[0]} == {other, fourth}
    assert result_of_table(cup, (0, 1)) == absence_result(frozenset((0, 1))), "both are away"
    assert list(cup.rounds[0].tables[2:]) == rest


def test_in_a_round_under_way_nothing_is_drawn_again() -> None:
    cup = set_result(of_size(6), (0, 0), TableResult((8, 1)))
    one, other = cup.rounds[0].tables[1]
    gone = leave(cup, one, for_good=True)
    assert gone.rounds[0].tables == cup.rounds[0].tables
    assert result_of_table(gone, (0, 1)) == absence_result(frozenset((0,)))
    assert points(gone)[other] == 26
    assert come_back(gone, one).rounds[0].tables == cup.rounds[0].tables
    late = arrive(cup, "Laat")
    assert late.rounds[0].tables == cup.rounds[0].tables
    assert (6, 0) in late.away


def test_a_team_whose_result_is_in_leaves_from_the_next_round_on() -> None:
    cup = set_result(of_size(6), (0, 0), TableResult((8, 1)))
    one = cup.rounds[0].tables[0][0]
    gone = leave(cup, one, for_good=False)
    assert gone.away == {(one, 1)}
    assert gone.results == cup.results


# ---- the rounds


def test_after_the_first_round_teams_of_as_many_points_meet() -> None:
    cup = play_round(draw(of_size(8, "played"), range(8)))
    winners = {pair[0] for pair in cup.rounds[0].tables}
    assert not can_draw(draw(cup, ())), "before its results are in"
    second = draw(cup, ()).rounds[1].tables
    assert all(len({*pair} & winners) in (0, 2) for pair in second)


def test_both_ways_end_after_as_many_rounds() -> None:
    for teams, number in ((2, 1), (3, 3), (4, 3), (5, 5), (9, 5), (64, 5)):
        for method in METHODS:
            cup = of_size(teams, method)
            while not is_over(cup):
                cup = play_round(draw(cup, range(teams)) if can_draw(cup) else cup)
            assert len(cup.rounds) == number
            pairs = [pair for each in range(number) for pair in games(cup, each)]
            assert len({*pairs}) == len(pairs), (teams, method)
            if teams % 2:
                assert len({one.resting for one in cup.rounds}) == number


# ---- an evening by chance


class Evening:
    """An evening of many teams, with what disturbs it, and the slips that were handed in."""

    def __init__(self, lot: Random, teams: int, method: Method) -> None:
        self.lot, self.cup = lot, of_size(teams, method)
        self.slips: dict[tuple[int, int], tuple[tuple[int, int], tuple[int, int]]] = {}
        """By round and table the teams, and their pawns."""

    def disturb(self) -> None:
        cup, lot = self.cup, self.lot
        kind = lot.choice(("late", "gone", "rest", "back", "correct", "wrong", "rename"))
        team = lot.randrange(len(cup.teams))
        if kind == "late" and len(cup.teams) < MAX_TEAMS:
            self.cup = arrive(cup, f"Laat {len(cup.teams)}")
        elif kind in ("gone", "rest") and attendance(cup, team) == "here":
            self.cup = leave(cup, team, for_good=kind == "gone")
        elif kind == "back" and attendance(cup, team) != "here":
            self.cup = come_back(cup, team)
        elif kind in ("correct", "wrong") and self.slips:
            self.correct(for_good=kind == "correct")
        else:
            self.cup = rename_team(cup, team, f"Anders {lot.random()}")

    def correct(self, *, for_good: bool = True) -> None:
        """Book another result at a table; where that is wrong, put it right again."""
        at, pawns = self.lot.choice(sorted(self.slips)), score(self.lot)
        pair, known = self.slips[at]
        self.slips[at] = pair, pawns if for_good else known
        for booked in (pawns, self.slips[at][1]):
            self.cup = set_result(self.cup, at, TableResult(booked))

    def hand_in(self) -> None:
        number = current_round(self.cup)
        table = self.lot.choice(open_tables(self.cup, number))
        pawns = score(self.lot)
        self.cup = set_result(self.cup, (number, table), TableResult(pawns))
        self.slips[number, table] = self.cup.rounds[number].tables[table], pawns

    def recount(self) -> dict[int, int]:
        """The points of each team, plainly from the slips; who handed in none in a round is booked by the rules."""
        found = dict.fromkeys(range(len(self.cup.teams)), 0)
        for number in range(len(self.cup.rounds)):
            slips = [slip for at, slip in self.slips.items() if at[0] == number]
            played = set()
            for pair, pawns in slips:
                played |= {*pair}
                for team, home in zip(pair, pawns, strict=True):
                    found[team] += 2 * home + (10 if home == 8 else 0)
            busy = {team for at in open_tables(self.cup, number) for team in self.cup.rounds[number].tables[at]}
            for team in found.keys() - played - busy if slips else ():
                found[team] += 8 if (team, number) in self.cup.away else 26
        return found


def score(lot: Random) -> tuple[int, int]:
    one, other = lot.randrange(9), lot.randrange(8)
    return (one, other) if lot.random() < 0.5 else (other, one)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("teams", "seed"), [(64, 1), (33, 3), (9, 4)])
def test_an_evening_with_forty_disturbances(teams: int, seed: int, method: Method) -> None:
    lot = Random(seed)
    evening = Evening(lot, teams, method)
    disturbances = reloads = 0
    if method == "played":
        evening.cup = draw(evening.cup, lot.sample(range(teams), teams))
    while not is_over(evening.cup) or reloads < 200:
        cup = evening.cup
        if can_draw(cup):
            evening.cup = draw(cup, ())
        elif is_over(cup):
            evening.correct()
        elif disturbances < 40 and lot.random() < 0.5:
            evening.disturb()
            disturbances += 1
        else:
            evening.hand_in()
        assert points(evening.cup) == evening.recount()
        evening.cup = from_fields(evening.cup.name, to_fields(again := evening.cup))
        assert evening.cup == again, "nothing is lost at a reload"
        reloads += 1
    cup = evening.cup
    assert {at: result.pawns_home for at, result in cup.results.items()} == {
        at: pawns for at, (_, pawns) in evening.slips.items()
    }
    if teams > 30:
        assert disturbances == 40
        pairs = [pair for number in range(len(cup.rounds)) for pair in games(cup, number)]
        assert len({*pairs}) == len(pairs), "nobody meets twice"
    for one in cup.rounds:
        seated = [team for pair in one.tables for team in pair]
        assert len({*seated}) == len(seated)


def fewest_repeats(teams: list[int], met: set[frozenset[int]]) -> int:
    """By trying all."""
    if len(teams) < 2:
        return sum(frozenset((team, NOBODY)) in met for team in teams)
    first, *others = teams
    tries = [
        (frozenset((first, other)) in met) + fewest_repeats([team for team in others if team != other], met)
        for other in others
    ]
    if len(teams) % 2:
        tries.append((frozenset((first, NOBODY)) in met) + _without_rest(others, met))
    return min(tries)


def _without_rest(teams: list[int], met: set[frozenset[int]]) -> int:
    return fewest_repeats(teams, met) if teams else 0


def test_where_a_repeat_cannot_be_avoided_there_are_no_more_than_must_be() -> None:
    lot = Random(5)
    for _ in range(60):
        teams = [*range(lot.randint(2, 7))]
        possible = [frozenset(pair) for pair in combinations((*teams, NOBODY), 2)]
        met = {*lot.sample(possible, lot.randrange(len(possible)))}
        tables = mend([], teams, met)
        resting = [frozenset((team, NOBODY)) for team in teams if not any(team in pair for pair in tables)]
        found = sum(frozenset(pair) in met for pair in (*tables, *resting))
        assert found == fewest_repeats(teams, met)
