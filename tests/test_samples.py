"""What tests know of a game has one place, and the tests of a game are selected by its name."""

import pytest
from kaartbord.games import ENTRIES


@pytest.mark.parametrize("code", ENTRIES)
@pytest.mark.parametrize("table", [(code, 4) for code in ENTRIES])
def test_the_tests_of_a_game_have_its_name(
    code: str, table: tuple[str, int], request: pytest.FixtureRequest
) -> None:
    named = [ENTRIES[each].name.lower() for each in (table[0], code)]
    assert request.node.name.endswith(f"[{'-'.join(named)}]")
