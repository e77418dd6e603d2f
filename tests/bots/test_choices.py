"""The players choose as they did when the positions were recorded, unless they are meant to play otherwise."""

import pytest
from bots.choices import RECORDED, chosen_again

LINES = RECORDED.read_text("utf-8").splitlines()


@pytest.mark.parametrize("code", sorted({line[0] for line in LINES}))
def test_every_level_chooses_as_recorded(code: str) -> None:
    recorded = [line for line in LINES if line[0] == code]
    assert [chosen_again(line) for line in recorded] == recorded
