"""Tests of the texts about who is at a live table."""

import pytest
from kaartbord.text.presence import presence_sentence
from support.catalogue import EN, NL


@pytest.mark.parametrize(
    ("here", "gone", "watching", "told"),
    [
        ([], [], 0, "Nog niemand anders heeft live aan."),
        (["Anna"], [], 0, "Anna is hier."),
        (["Anna", "Piet"], [], 0, "Anna en Piet zijn hier."),
        (["Anna"], ["Piet"], 0, "Piet is even weg."),
        ([], ["Jan", "Piet"], 0, "Jan en Piet zijn even weg."),
        (["Anna"], [], 1, "Anna is hier, er kijkt iemand mee."),
        ([], [], 2, "Er kijken 2 mensen mee."),
    ],
)
def test_who_is_here(here: list[str], gone: list[str], watching: int, told: str) -> None:
    assert presence_sentence(NL, here, gone, watching) == told


def test_in_english_and_with_a_name_that_looks_like_markup() -> None:
    assert presence_sentence(EN, ["{x} <b>"], [], 1) == "{x} <b> is here, someone is watching."


@pytest.mark.parametrize(
    ("here", "watching", "boards", "told"),
    [
        ((), 1, 1, "Het bord doet mee."),
        ((), 2, 1, "Er kijkt iemand mee."),
        (("Anna",), 1, 1, "Anna is hier."),
        (("Anna", "Jan"), 1, 1, "Iedereen is hier."),
        (("Anna", "Jan"), 3, 1, "Iedereen is hier, er kijken 2 mensen mee."),
    ],
)
def test_the_board_in_the_middle_does_not_look_on(here: tuple[str, ...], watching: int, boards: int, told: str) -> None:
    assert presence_sentence(NL, here, (), watching, boards=boards, all_present=bool(here)) == told


def test_nobody_is_all_here_where_somebody_has_gone() -> None:
    assert presence_sentence(NL, ("Anna", "Jan"), ("Piet",), 0) == "Piet is even weg."


def test_who_went_on_to_another_game_waits_there() -> None:
    assert presence_sentence(NL, (), (), 0, in_next_game=("Jan", "Piet")) == "Jan en Piet wachten in het nieuwe spel."
    assert (
        presence_sentence(EN, (), ("Anna",), 0, in_next_game=("Jan",))
        == "Anna is away, Jan is waiting in the new game."
    )
