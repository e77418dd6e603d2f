"""Tests of the texts about a saved game."""

from kaartbord.text.stored_games import undo_count_text
from support.catalogue import EN, NL


def test_how_often_turns_were_taken_back() -> None:
    assert [undo_count_text(NL, times) for times in (0, 1, 3)] == ["", "1 zet teruggenomen", "3 zetten teruggenomen"]
    assert [undo_count_text(EN, times) for times in (0, 1, 3)] == ["", "1 take-back", "3 take-backs"]
