"""What tests know of a game has one place, and the tests of a game are selected by its name."""

import sys
from types import SimpleNamespace

import pytest
from kaartbord.games import ENTRIES, GameEntry
from support.samples import NEEDED, Samples, sample, samples


@pytest.mark.parametrize("code", ENTRIES)
@pytest.mark.parametrize("table", [(code, 4) for code in ENTRIES])
def test_the_tests_of_a_game_have_its_name(
    code: str, table: tuple[str, int], request: pytest.FixtureRequest
) -> None:
    named = [ENTRIES[each].name.lower() for each in (table[0], code)]
    assert request.node.name.endswith(f"[{'-'.join(named)}]")


@pytest.mark.parametrize("code", ENTRIES)
@pytest.mark.parametrize("field", NEEDED)
def test_a_game_has_what_its_tests_need(code: str, field: str) -> None:
    assert sample(code, field)


def test_who_adds_a_game_reads_what_to_write_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "H", GameEntry(".hartenjagen", "Hartenjagen", (3, 4), worth=1))
    with pytest.raises(AssertionError, match=r"^hartenjagen: no samples: .* in tests/games/hartenjagen\.py$"):
        samples("H")
    begun = SimpleNamespace(SAMPLES=Samples(), __spec__=object())
    monkeypatch.setitem(sys.modules, "games.hartenjagen", begun)
    assert samples("H").bare == {}
    wanted = "hartenjagen: no choice of a newcomer: add `obvious=` to SAMPLES in tests/games/hartenjagen.py"
    with pytest.raises(AssertionError, match=f"^{wanted}"):
        sample("H", "obvious")
