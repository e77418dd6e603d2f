"""What is said of a kept game."""

from kaartbord.text.kept import undone
from support.catalogue import EN, NL


def test_how_often_turns_were_taken_back() -> None:
    assert [undone(NL, times) for times in (0, 1, 3)] == ["", "1 zet teruggenomen", "3 zetten teruggenomen"]
    assert [undone(EN, times) for times in (0, 1, 3)] == ["", "1 take-back", "3 take-backs"]
