"""Tests that each game's samples have one place, and that the tests of a game are selected by its name."""

from collections.abc import Mapping

import pytest
from affected import affected
from kaartbord.games import ENTRIES, GameEntry
from kaartbord.match.statistics import COUNTS
from kaartbord.sealed.dealings import DEALINGS
from support.samples import NEEDED, sample


@pytest.mark.parametrize("code", ENTRIES)
@pytest.mark.parametrize("table", [(code, 4) for code in ENTRIES])
def test_the_tests_of_a_game_have_its_name(code: str, table: tuple[str, int], request: pytest.FixtureRequest) -> None:
    named = [ENTRIES[each].name.lower() for each in (table[0], code)]
    assert request.node.name.endswith(f"[{'-'.join(named)}]")


OF_SOME: dict[str, Mapping[str, object]] = {"recount": COUNTS, "sealed": DEALINGS}
"""The games that need a field, where these are not all."""


@pytest.mark.parametrize(("field", "code"), [(field, code) for field in NEEDED for code in OF_SOME.get(field, ENTRIES)])
def test_a_game_has_what_its_tests_need(field: str, code: str) -> None:
    assert sample(code, field)


def test_a_change_of_what_they_know_matters_to_them() -> None:
    found = affected({"tests/games/toepen.py"})
    assert "tests/text/test_spoken.py" in found and "tests/rules/okidoki/test_rules.py" not in found


def test_who_adds_a_game_reads_what_to_write_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "?", GameEntry(".unwritten", "Unwritten", (3, 4), worth=1))
    wanted = "unwritten: no choice of a newcomer: add `obvious=` to SAMPLES in tests/games/unwritten.py"
    with pytest.raises(AssertionError, match=f"^{wanted}"):
        sample("?", "obvious")
