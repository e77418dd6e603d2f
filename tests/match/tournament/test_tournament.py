"""Teams, results and standings, against a count that shares no line with ours."""

from random import Random

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.tournament import CHAMPIONSHIP, played
from kaartbord.match.tournament.standing import standings
from kaartbord.match.tournament.tournament import (
    MAX_NAME_LENGTH,
    MAX_TEAMS,
    TableResult,
    Tournament,
    absence_result,
    conflicting_tables,
    current_round,
    free_name,
    is_over,
    join_team,
    merge_tournaments,
    name_flaw,
    open_tables,
    remove_team,
    rename_team,
    result_flaw,
    set_result,
)
from support import plays


def cup(*teams: str) -> Tournament:
    made = Tournament("key", "Clubavond")
    for team in teams:
        made = join_team(made, team)
    return made


def of_size(teams: int) -> Tournament:
    return cup(*(f"Team {number}" for number in range(teams)))


FOUR = cup("Anna", "Bep", "Cor", "Dirk")


# ---- the teams


def test_a_name_is_tidied():
    assert cup("  Jan \n en   Piet\u202e ").teams == ("Jan en Piet",)


@pytest.mark.parametrize(
    ("name", "flaw"),
    [
        ("", "empty"),
        (" \u200b\t", "empty"),
        ("x" * 200, "long"),
        ("x" * MAX_NAME_LENGTH, ""),
        ("ANNA", "same"),
        ("Anna ", "same"),
        ("\uff21nna", "same"),
        ("\u3164", "empty"),
        ("Anna 2", ""),
    ],
)
def test_what_a_team_cannot_be_called(name, flaw):
    assert name_flaw(FOUR.teams, name) == flaw


def test_no_more_than_fit_at_the_tables():
    assert name_flaw(of_size(MAX_TEAMS).teams, "Nog een") == "full"
    with pytest.raises(ValueError, match="full"):
        join_team(of_size(MAX_TEAMS), "Nog een")


def test_two_teams_of_one_name_are_given_two():
    assert free_name(FOUR.teams, "anna") == "anna 2"
    assert free_name(("Anna", "Anna 2"), "Anna") == "Anna 3"
    assert free_name(("x" * MAX_NAME_LENGTH,), "x" * MAX_NAME_LENGTH) == "x" * (MAX_NAME_LENGTH - 2) + " 2"
    assert free_name(of_size(MAX_TEAMS).teams, "Team 3") == "Team 3 2"


def test_a_team_is_renamed_and_may_keep_its_name():
    assert rename_team(FOUR, 1, "Bea").teams == ("Anna", "Bea", "Cor", "Dirk")
    assert rename_team(FOUR, 1, "BEP").teams[1] == "BEP"
    with pytest.raises(ValueError, match="same"):
        rename_team(FOUR, 1, "cor")


def test_once_there_are_results_nobody_joins_or_leaves():
    begun = set_result(FOUR, (0, 0), TableResult((8, 2)))
    for change in (lambda: join_team(begun, "Eva"), lambda: remove_team(begun, 0)):
        with pytest.raises(ValueError, match="begun"):
            change()
    assert remove_team(FOUR, 0).teams == ("Bep", "Cor", "Dirk")


def test_one_team_alone_meets_nobody():
    assert cup("Anna").rounds == ()
    assert not is_over(cup("Anna"))


# ---- the points


def test_a_game_that_was_finished():
    assert TableResult((6, 8)).points == (12, 26)


def test_a_game_that_was_stopped():
    assert TableResult((6, 7)).points == (12, 14)
    assert not TableResult((6, 7)).finished


def test_a_team_that_is_not_there():
    assert absence_result(frozenset((1,))).points == (26, 8)
    assert absence_result(frozenset((0,))).points == (8, 26)
    assert absence_result(frozenset((0, 1))).points == (8, 8)


def test_the_same_points_as_at_a_table_of_the_championship():
    game = GAMES[CHAMPIONSHIP.code]
    state = game.setup(game.options(game.INFO.presets["NK"]), CHAMPIONSHIP.seats)
    assert game.score(state).points == TableResult((0, 0)).points
    assert CHAMPIONSHIP.points(8, True) == 26


def test_two_teams_cannot_both_have_won():
    assert result_flaw(FOUR, (0, 0), TableResult((8, 8))) == "both"
    with pytest.raises(ValueError, match="both"):
        set_result(FOUR, (0, 0), TableResult((8, 8)))


def test_a_game_counts_at_one_table():
    here = set_result(FOUR, (0, 0), TableResult((8, 1), game="K1"))
    assert result_flaw(here, (1, 0), TableResult((8, 1), game="K1")) == "twice"
    assert result_flaw(here, (0, 0), TableResult((8, 3), game="K1")) == ""


@pytest.mark.parametrize("at", [(3, 0), (0, 2), (-1, 0), (0, -1)])
def test_only_tables_that_there_are(at):
    with pytest.raises(ValueError, match="no table"):
        set_result(FOUR, at, TableResult((8, 1)))


def test_a_result_is_corrected_and_taken_back():
    booked = set_result(FOUR, (0, 0), TableResult((8, 1)))
    corrected = set_result(booked, (0, 0), TableResult((1, 8)))
    assert corrected.results == {(0, 0): TableResult((1, 8))}
    assert set_result(corrected, (0, 0), TableResult((1, 8), minute=5)).earlier == corrected.earlier
    cleared = set_result(corrected, (0, 0), None)
    assert cleared.results == {}
    assert cleared.earlier == (((0, 0), TableResult((8, 1))), ((0, 0), TableResult((1, 8))))


# ---- how it stands


def recount(one: Tournament) -> dict[int, int]:
    """The points of each team, straight from the rule."""
    points = dict.fromkeys(range(len(one.teams)), 0)
    for number, of_round in enumerate(one.rounds):
        under_way = False
        for table, pair in enumerate(of_round.tables):
            if (number, table) in one.results:
                under_way = True
                pawns = one.results[number, table].pawns_home
                for team, mine in zip(pair, pawns, strict=True):
                    points[team] += mine * 2
                    if mine == 8:
                        points[team] += 10
        if under_way and len(one.teams) % 2:
            points[of_round.resting] += 26
    return points


def drawn(lot: Random) -> TableResult:
    kind = lot.randrange(4)
    if kind == 0:
        return absence_result(frozenset(lot.sample((0, 1), lot.randint(1, 2))))
    if kind == 1:
        return TableResult((lot.randrange(8), lot.randrange(8)))
    home = [8, lot.randrange(8)]
    lot.shuffle(home)
    return TableResult((home[0], home[1]))


def test_standings_against_a_plain_recount():
    lot = Random(21)
    for teams in [*range(2, MAX_TEAMS + 1)] * 2:
        one = of_size(teams)
        results = {
            (number, table): drawn(lot)
            for number, of_round in enumerate(one.rounds)
            for table in range(len(of_round.tables))
            if lot.random() < 0.8
        }
        one = one._replace(results=results)
        wanted, found = recount(one), standings(one)
        assert {standing.team: standing.points for standing in found} == wanted
        assert [standing.points for standing in found] == sorted(wanted.values(), reverse=True)
        for standing in found:
            above = [each for each in found if (each.points, each.won) > (standing.points, standing.won)]
            assert standing.place == 1 + len(above)
            assert standing.points == 2 * standing.pawns_home + 10 * standing.won


def test_who_rests_is_booked_once_the_round_is_under_way():
    three = cup("Anna", "Bep", "Cor")
    assert [standing.points for standing in standings(three)] == [0, 0, 0]
    resting = three.rounds[0].resting
    begun = set_result(three, (0, 0), TableResult((2, 3)))
    assert {s.team: s.points for s in standings(begun)}[resting] == 26


def test_teams_with_as_many_points_share_a_place():
    found = standings(set_result(set_result(FOUR, (0, 0), TableResult((8, 3))), (0, 1), TableResult((8, 3))))
    assert [standing.place for standing in found] == [1, 1, 3, 3]


def test_of_as_many_points_more_games_won_come_first():
    begun = set_result(set_result(FOUR, (0, 0), TableResult((8, 0))), (1, 0), TableResult((0, 0)))
    teams = begun.rounds[0].tables
    begun = set_result(begun, (0, 1), TableResult((7, 6)))
    begun = begun._replace(results={**begun.results, (1, 1): TableResult((6, 6))})
    found = {each.team: (each.place, each.points, each.won) for each in standings(begun)}
    assert found[teams[0][0]][0] == 1
    assert {place for place, *_ in found.values()} <= {1, 2, 3, 4}


def test_the_round_that_is_played():
    one = FOUR
    assert current_round(one) == 0
    one = set_result(set_result(one, (0, 0), TableResult((8, 3))), (0, 1), TableResult((8, 3)))
    assert current_round(one) == 1
    assert open_tables(one, 1) == [0, 1]
    for number in (1, 2):
        for table in (0, 1):
            one = set_result(one, (number, table), TableResult((1, 2)))
    assert is_over(one)
    assert current_round(one) == len(one.rounds) == 3


# ---- two devices


def test_results_of_two_devices_are_joined():
    ours = set_result(FOUR, (0, 0), TableResult((8, 3)))
    theirs = set_result(set_result(FOUR, (0, 0), TableResult((3, 8))), (0, 1), TableResult((8, 2)))
    assert merge_tournaments(ours, theirs).results == {(0, 0): TableResult((8, 3)), (0, 1): TableResult((8, 2))}


def test_where_two_devices_say_different_things_of_a_table_is_known():
    ours = set_result(set_result(FOUR, (0, 0), TableResult((8, 3))), (0, 1), TableResult((8, 2), game="K1"))
    theirs = set_result(set_result(FOUR, (0, 0), TableResult((3, 8))), (0, 1), TableResult((8, 2)))
    assert conflicting_tables(ours, theirs) == [(0, 0)]
    assert conflicting_tables(ours, cup("Anna", "Bep")) == []


def test_a_game_that_both_booked_at_another_table_counts_once():
    ours = set_result(FOUR, (0, 0), TableResult((8, 3), game="K1"))
    theirs = set_result(FOUR, (0, 1), TableResult((8, 3), game="K1"))
    assert merge_tournaments(ours, theirs) == ours


def test_of_other_teams_the_one_with_more_results_goes_on():
    other = set_result(cup("Anna", "Bep"), (0, 0), TableResult((8, 3)))
    assert merge_tournaments(FOUR, other) == other
    assert merge_tournaments(other, FOUR) == other


# ---- a game that was played here


def test_the_result_of_a_game_is_the_pawns_as_they_stand():
    game = GAMES[CHAMPIONSHIP.code]
    play = match.start_match(CHAMPIONSHIP.code, game.options({}), 4, 7)
    assert played.misfit_reason(play) is None
    assert not played.is_over(play)
    one = played.result_of(play, first=0)
    assert one == TableResult((0, 0), game=match.key_of_match(play.match))


@pytest.fixture(scope="module")
def whole():
    """A game of the championship, played to its end."""
    return plays.bot_play(GAMES[CHAMPIONSHIP.code].INFO.presets["NK"], 4, 3, CHAMPIONSHIP.code)


def test_a_finished_game_counts_as_it_did_at_its_table(whole):
    assert played.is_over(whole)
    score = match.game_of(whole.match).score(whole.state)
    for first in (0, 1):
        one = played.result_of(whole, first=first)
        assert one.finished
        assert one.points == (score.points[first], score.points[1 - first])
        assert one.pawns_home[0 if first in score.winners else 1] == CHAMPIONSHIP.most
        assert set_result(FOUR, (0, 0), one).results[0, 0].game == match.key_of_match(whole.match)


@pytest.mark.parametrize(
    ("teams", "first"),
    [
        (("Jan en Anna", "Truus en Wim"), 0),
        (("Truus & Wim", "Jan & Anna"), 1),
        (("De Keizers", "jan/anna"), 1),
        (("De Keizers", "Zaandam"), 0),
        (("Jan en Truus", "Anna en Wim"), 0),
    ],
)
def test_who_played_which_side_follows_from_the_names(whole, teams, first):
    assert played.guess_first_side(whole, teams, ("Jan", "Truus Bos", "Anna", "Wim")) == first
    assert played.guess_first_side(whole, teams, ()) == 0


def test_a_link_that_says_otherwise_than_was_written_down_takes_its_place_only_when_booked(whole):
    by_hand = set_result(FOUR, (0, 0), TableResult((7, 8)))
    read = played.result_of(whole, first=0)
    assert by_hand.results[0, 0] != read
    assert set_result(by_hand, (0, 0), read).results == {(0, 0): read}
    assert result_flaw(set_result(by_hand, (0, 0), read), (1, 0), read) == "twice"


def test_a_game_of_others_is_none():
    game = GAMES[CHAMPIONSHIP.code]
    assert played.misfit_reason(match.start_match(CHAMPIONSHIP.code, game.options({}), 6, 7)) == "seats"
    other = next(code for code in GAMES if code != CHAMPIONSHIP.code)
    options = GAMES[other].options({})
    assert played.misfit_reason(match.start_match(other, options, 4, 7)) == "game"
