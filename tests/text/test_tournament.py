"""Tests that the texts about a tournament are true, and say what to do."""

import pytest
from kaartbord.match.tournament.attendance import draw, leave
from kaartbord.match.tournament.slip import slip_of
from kaartbord.match.tournament.tournament import (
    TableResult,
    Tournament,
    absence_result,
    join_team,
    name_flaw,
    set_result,
)
from kaartbord.text.tournament import sentences
from support.catalogue import EN, NL


def cup(*teams: str) -> Tournament:
    made = Tournament("key", "NK")
    for team in teams:
        made = join_team(made, team)
    return made


FOUR = cup("Anna", "Bep", "Cor", "Dirk")
HERE = (0, 0)
ONE, OTHER = sentences.team_names(FOUR, HERE)


@pytest.mark.parametrize(
    ("teams", "said"),
    [
        (1, "Vul minstens twee teams in."),
        (2, "2 teams: 1 tafel en 1 ronde. Na 1 ronde heeft ieder team alle andere getroffen."),
        (
            5,
            "5 teams: 2 tafels en 5 rondes. Elke ronde is één team vrij. "
            "Dat telt als winst op een team dat er niet is.",
        ),
        (64, "64 teams: 32 tafels en 5 rondes."),
    ],
)
def test_the_plan(teams, said):
    assert " ".join(sentences.plan_sentences(NL, teams)) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "A team needs a name. Enter one."),
        ("x" * 200, "This name has 200 characters. Use at most 30."),
        ("ANNA", "There is already a team called ANNA. Give this team another name, such as ANNA 2."),
        ("Eva", ""),
    ],
)
def test_what_is_wrong_with_a_name(name, said):
    assert sentences.name_problem(EN, FOUR.teams, name, name_flaw(FOUR.teams, name)) == said


def test_what_a_result_counts():
    finished = sentences.points_preview(EN, FOUR, HERE, TableResult((8, 6)))
    assert finished == f"Played to the end. {ONE}: 26 points. {OTHER}: 12 points."
    assert "no bonus" in sentences.points_preview(EN, FOUR, HERE, TableResult((7, 6)))
    assert (
        sentences.points_preview(EN, FOUR, HERE, absence_result(frozenset((0,))))
        == f"{ONE}: 8 points. {OTHER}: 26 points."
    )


def test_what_cannot_be_and_what_to_do():
    assert sentences.points_preview(EN, FOUR, HERE, TableResult((8, 8))).endswith("Change one of the two.")
    booked = set_result(FOUR, (1, 1), TableResult((8, 2), game="K1"))
    assert "round 2, table 2" in sentences.points_preview(EN, booked, HERE, TableResult((8, 2), game="K1"))


def test_a_result_in_one_line():
    assert sentences.result_line(NL, FOUR, HERE, TableResult((8, 2))) == f"{ONE} 8, {OTHER} 2"
    assert sentences.result_line(NL, FOUR, HERE, absence_result(frozenset((1,)))) == f"{OTHER} was er niet"
    assert sentences.result_line(NL, FOUR, HERE, absence_result(frozenset((0, 1)))) == "beide teams waren er niet"


def test_what_the_standings_are_those_of():
    one = set_result(FOUR, (0, 0), TableResult((8, 2)))
    assert sentences.standings_caption(NL, one) == "Tussenstand in ronde 1"
    one = set_result(one, (0, 1), TableResult((8, 2)))
    assert sentences.standings_caption(NL, one) == "Stand na ronde 1"
    for number in (1, 2):
        for table in (0, 1):
            one = set_result(one, (number, table), TableResult((1, 2)))
    assert sentences.standings_caption(NL, one) == "Eindstand"
    assert sentences.progress(NL, one) == "4 teams, afgelopen"


def test_between_two_rounds_that_are_drawn_the_standings_are_those_of_the_last() -> None:
    one = draw(FOUR._replace(method="played"), range(4))
    assert sentences.standings_caption(NL, one) == "Tussenstand in ronde 1"
    for table in (0, 1):
        one = set_result(one, (0, table), TableResult((8, table)))
    assert sentences.standings_caption(NL, one) == "Stand na ronde 1"
    assert sentences.standings_caption(NL, draw(one, ())) == "Stand na ronde 1"


def test_why_a_slip_is_not_booked_is_said() -> None:
    here = slip_of(FOUR, (1, 0))
    for flaw in ("foreign", "round", "teams"):
        for messages in (NL, EN):
            assert "{" not in sentences.slip_problem(messages, here, flaw)
    assert "ronde 2, tafel 1" in sentences.slip_problem(NL, here, "round")


def test_how_a_result_came_and_what_stood_there_before() -> None:
    one = set_result(FOUR, HERE, TableResult((8, 2), source="p", minute=61))
    one = set_result(one, HERE, TableResult((2, 8), source="h", minute=75))
    lines = sentences.booking_lines(NL, one, HERE, lambda minute: f"1:{minute - 60:02}")
    assert lines == ["Genoteerd om 1:15, met de hand.", f"Eerder stond er: {ONE} 8, {OTHER} 2."]


def test_what_changed_at_the_tables_is_said() -> None:
    begun = set_result(FOUR, HERE, TableResult((8, 2)))
    assert sentences.redrawn_line(NL, begun, begun) == "Aan de tafels verandert niets."
    assert "opnieuw ingedeeld" in sentences.redrawn_line(NL, begun, leave(begun, 0, for_good=True))


def test_how_it_is_counted_is_said_with_what_the_championship_leaves_open() -> None:
    says, ours = sentences.scoring_rules(NL)
    assert "2 punten per pion" in says and "10 extra" in says and "50 minuten" in says
    assert "4 pionnen tegen 8" in says
    assert "vrij is krijgt 26 punten" in ours and "elk 8" in ours and "deel je een plaats" in ours
    assert "vaker won" in ours
    assert "26 points" in sentences.scoring_rules(EN)[1]
