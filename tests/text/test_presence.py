"""Who is at a live table, as it is told."""

import pytest
from kaartbord.text.presence import sentence


@pytest.mark.parametrize(
    ("here", "gone", "watching", "told"),
    [
        ([], [], 0, "Live: er is nog niemand."),
        (["Anna"], [], 0, "Anna is hier."),
        (["Anna", "Piet"], [], 0, "Anna en Piet zijn hier."),
        (["Anna"], ["Piet"], 0, "Anna is hier, Piet is weg."),
        ([], ["Jan", "Piet"], 0, "Jan en Piet zijn weg."),
        (["Anna"], [], 1, "Anna is hier, er kijkt iemand mee."),
        ([], [], 2, "Er kijken 2 mensen mee."),
    ],
)
def test_who_is_here(here: list[str], gone: list[str], watching: int, told: str) -> None:
    assert sentence("nl", here, gone, watching) == told


def test_in_english_and_with_a_name_that_looks_like_markup() -> None:
    assert sentence("en", ["{x} <b>"], ["Piet"], 1) == "{x} <b> is here, Piet has left, someone is watching."
