"""A tournament as text: what was written is read, in a backup among games that an old page can still read."""

import pytest
from kaartbord.match import backup
from kaartbord.match.backup import BackupRecord
from kaartbord.match.tournament.attendance import arrive, draw, leave
from kaartbord.match.tournament.clock import RoundClock
from kaartbord.match.tournament.stored import from_backup_records, from_fields, to_backup_record, to_fields
from kaartbord.match.tournament.tournament import (
    MAX_NAME_LENGTH,
    MAX_TEAMS,
    TableResult,
    Tournament,
    absence_result,
    join_team,
    set_result,
)

NAMES = ("Anna, Bep", "Cor | Dirk", "Zoë 🐸", "50%", "<img src=x>")


def made() -> Tournament:
    cup = Tournament("Xa81_kQ2", "NK 2026")
    for name in NAMES:
        cup = join_team(cup, name)
    cup = set_result(cup, (0, 0), TableResult((8, 5)))
    cup = set_result(cup, (0, 1), TableResult((6, 4), game="K1-4-0-00000000000000ff"))
    for table, absent in enumerate([{0}, {1}]):
        cup = set_result(cup, (1, table), absence_result(frozenset(absent)))
    return set_result(cup, (2, 1), absence_result(frozenset((0, 1))))


def test_a_tournament_reads_back():
    cup = made()
    assert from_fields(cup.name, to_fields(cup)) == cup


def test_one_that_has_no_teams_yet_reads_back():
    cup = Tournament("k", "")
    assert from_fields("", to_fields(cup)) == cup


def test_it_travels_in_a_backup():
    game = BackupRecord("Toepen", "DPzzz", {"seats": "0,1"})
    text = backup.write("spellen", (game, to_backup_record(made())), "https://example.org/")
    found = backup.read(text)
    assert not found.damaged_titles
    assert not found.missing
    assert list(from_backup_records(found.records)) == [made()]


def test_the_largest_fits_in_a_record():
    cup = Tournament("k" * 8, "x" * MAX_NAME_LENGTH)
    for number in range(MAX_TEAMS):
        cup = join_team(cup, "🐸" * (MAX_NAME_LENGTH - 3) + f"{number:3}")
    for number, one in enumerate(cup.rounds):
        for table in range(len(one.tables)):
            cup = set_result(cup, (number, table), TableResult((8, 5), game=f"K1-4-12345-{number:08x}{table:08x}"))
    text = backup.write("spellen", (to_backup_record(cup),), "https://example.org/")
    assert len(text) < backup.MAX_RECORD_LETTERS
    assert list(from_backup_records(backup.read(text).records)) == [cup]


@pytest.mark.parametrize(
    "bad",
    [
        {"cup": ""},
        {"cup": "k" * 99},
        {"teams": "Anna,Bep,anna"},
        {"teams": "x" * 200},
        {"teams": "%20,Anna"},
        {"results": "1.1:9-2"},
        {"results": "1.1:8-8"},
        {"results": "1.1:8"},
        {"results": "9.1:8-2"},
        {"results": "0.1:8-2"},
        {"results": "1.1:8-2,1.1:2-8"},
        {"results": "1.1:٣-2"},
        {"results": "1.1:8-2@g,1.2:8-2@g"},
        {"results": "1.1:8-2!px"},
        {"drawn": "1-2.2-3"},
        {"drawn": "1-9"},
        {"drawn": "1-2,1-3,1-4,1-5,2-3,2-4"},
        {"away": "9.1"},
        {"away": "1.6"},
        {"earlier": "1.1:8-8!h1"},
        {"clock": "x.3"},
        {"clock": "5"},
    ],
)
def test_what_contradicts_itself_is_not_read(bad):
    with pytest.raises(ValueError, match=r"."):
        from_fields("NK", {**to_fields(made()), **bad})
    assert list(from_backup_records([BackupRecord("NK", "", {**to_fields(made()), **bad})])) == []


def test_what_earlier_pages_wrote_is_read():
    old = {
        "cup": "Xa81_kQ2",
        "teams": ",".join(f"T{number}" for number in range(5)),
        "results": "1.1:8-5,1.2:6-4@K1-4-0-00000000000000ff,2.1:x-,2.2:-x,3.2:x-x",
    }
    read = from_fields("NK 2026", old)
    assert read == made()._replace(teams=read.teams)
    assert list(from_backup_records([BackupRecord("NK 2026", "", old)])) == [read]


def test_all_of_an_evening_reads_back():
    cup = draw(made()._replace(results={}, method="played"), [3, 1, 4, 0, 2])
    cup = set_result(cup, (0, 0), TableResult((8, 5), source="p", minute=29938470))
    cup = set_result(cup, (0, 0), TableResult((5, 8), game="K1", source="h", minute=29938471))
    cup = leave(arrive(cup, "Laat"), 2, for_good=True)._replace(clock=RoundClock(1796000000, 1500))
    assert from_fields(cup.name, to_fields(cup)) == cup
    assert "cup" not in to_fields(cup), "earlier pages do not compute its rounds otherwise"
    assert cup.earlier == (((0, 0), TableResult((8, 5), source="p", minute=29938470)),)


def test_teams_that_earlier_pages_let_pass_keep_their_place_and_get_a_number():
    stored = to_fields(made())
    first, *others = stored["teams"].split(",")
    old = {**stored, "teams": ",".join((first, "\u3164", others[1], "%EF%BC%A1nna%2C%20Bep", others[3]))}
    teams = from_fields("NK", old).teams
    assert teams[1] == "2"
    assert teams[3] == "\uff21nna, Bep 2"
    assert from_fields("NK", old).results == made().results


def test_records_of_other_things_are_passed_over():
    assert list(from_backup_records([BackupRecord("Bord", "", {"game": "O", "board": "wr"})])) == []
