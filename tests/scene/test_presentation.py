"""Tests of who is shown at a table."""

from typing import Any

from kaartbord.match.link import Seat
from kaartbord.scene.presentation import TableStatus


def test_there_is_company_where_more_than_one_person_plays_here_or_elsewhere() -> None:
    def company(*kinds: Any) -> bool:
        return TableStatus([Seat(kind, "", False) for kind in kinds], (), -1, 0).company

    assert not company("human", "computer") and not company("link", "computer", "computer")
    assert company("human", "human") and company("computer", "link", "human")
