"""Tests of the texts between organiser and tables: whole, of this evening, of this round."""

import pytest
from kaartbord.match.seal import BadLink, seal
from kaartbord.match.tournament import slip
from kaartbord.match.tournament.attendance import arrive, draw
from kaartbord.match.tournament.slip import read_evening, read_slip, slip_flaw, slip_of, write_evening, write_slip
from kaartbord.match.tournament.tournament import (
    MAX_NAME_LENGTH,
    MAX_TEAMS,
    TableResult,
    Tournament,
    absence_result,
    join_team,
    set_result,
)

SITE = "https://example.org/kaartbord/#toernooi="
LONGEST_CODE = 250
"""Letters of an address that any phone reads from paper."""


def cup(teams: int = 6) -> Tournament:
    made = Tournament("Xa81_kQ2", "Clubavond")
    for number in range(teams):
        made = join_team(made, f"Team <b>{number}</b> & co")
    return draw(made._replace(method="played"), range(teams))


HERE = slip_of(cup(), (0, 1))
BOOKED = HERE._replace(names=("", ""), result=TableResult((8, 3)))


@pytest.mark.parametrize("result", [TableResult((8, 3)), TableResult((0, 7)), absence_result(frozenset((0, 1)))])
def test_a_result_reads_back_from_any_text(result: TableResult) -> None:
    handed = BOOKED._replace(result=result)
    for text in (
        write_slip(handed),
        f"Uitslag: {SITE}{write_slip(handed)}\nGroeten",
        f"toernooi={write_slip(handed)}.",
    ):
        assert read_slip(text) == handed


def test_the_code_of_a_table_has_its_names_and_is_short() -> None:
    assert read_slip(SITE + write_slip(HERE)) == HERE
    longest = HERE._replace(names=("Ø" * MAX_NAME_LENGTH, "W" * MAX_NAME_LENGTH))
    assert read_slip(write_slip(longest)) == longest
    assert len(SITE + write_slip(longest)) < LONGEST_CODE


def test_the_whole_evening_is_taken_over() -> None:
    made = arrive(set_result(cup(MAX_TEAMS - 1), (0, 0), TableResult((8, 3), source="p", minute=7)), "Laat")
    assert read_evening(f"Stand: {SITE}{write_evening(made)}") == made
    assert slip.is_evening(SITE + write_evening(made))
    assert not slip.is_evening(SITE + write_slip(HERE))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "geen link",
        SITE,
        SITE + write_slip(BOOKED)[:-1],
        SITE + write_slip(BOOKED).replace("TRA", "TTA"),
        SITE + seal("TRA", b"key\n0.0.1\n8-3"),
        SITE + seal("TRA", b"key\n0.0.0.1\n8-8"),
        SITE + seal("TRA", b"key\n0.0.0.1\n9-1"),
        SITE + seal("TRA", b"\xff\xfe"),
        SITE + seal("TTA", b"key\n0.0.0.1\nAnna"),
    ],
)
def test_what_is_no_slip_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        read_slip(text)


@pytest.mark.parametrize("body", [b"", b"nothing", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_what_is_no_evening_is_refused(body: bytes) -> None:
    for text in (seal("TEA", body), write_slip(HERE)):
        with pytest.raises(BadLink):
            read_evening(text)


def test_what_fits_nowhere_is_said() -> None:
    made = cup()
    assert slip_flaw(made, BOOKED) == ""
    assert slip_flaw(made, BOOKED._replace(key="gisteren")) == "foreign"
    assert slip_flaw(made, BOOKED._replace(at=(1, 1))) == "round"
    assert slip_flaw(made, BOOKED._replace(at=(9, 1))) == "round"
    assert slip_flaw(made, BOOKED._replace(at=(0, 9))) == "teams"
    assert slip_flaw(made, BOOKED._replace(teams=BOOKED.teams[::-1])) == "teams"
    for table in range(3):
        made = set_result(made, (0, table), TableResult((8, 3)))
    after = draw(made, ())
    assert slip_flaw(after, BOOKED) == "", "it is booked already, and may be corrected"
    fixed = set_result(made, (0, 1), None)
    assert slip_flaw(fixed, slip_of(fixed, (0, 1))) == ""
