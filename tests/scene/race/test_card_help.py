"""The help strip says what the card does."""

import pytest
from kaartbord.games import keezbord, tokken
from kaartbord.games.race.scene.card_help import strip
from support.catalogue import EN, NL

KEEZBORD = keezbord.table(keezbord.options({}), 4)
TOKKEN = tokken.table(tokken.options({}), 5)


@pytest.mark.parametrize(
    ("rank", "told"),
    [
        (1, "o of >1"),
        (2, ">2"),
        (4, "<4"),
        (5, ">5"),
        (7, "+"),
        (10, ">10"),
        (11, "x"),
        (12, ">12"),
        (13, "o"),
    ],
)
def test_keezbord(rank: int, told: str) -> None:
    assert {strip(4 * rank + suit, NL, KEEZBORD) for suit in range(4)} == {told}


@pytest.mark.parametrize(
    ("rank", "told"),
    [
        (1, "o of >1"),
        (4, "<4"),
        (5, "ander >5"),
        (7, "+"),
        (11, "x"),
        (12, ">12"),
        (13, "o of >13"),
        (14, "o of >18"),
    ],
)
def test_tokken(rank: int, told: str) -> None:
    assert {strip(4 * rank + suit, NL, TOKKEN) for suit in range(4)} == {told}


def test_english_and_the_king_that_walks() -> None:
    rich = keezbord.table(keezbord.options({"king_advances_13": True}), 4)
    assert strip(4, EN, KEEZBORD) == "o or >1"
    assert strip(52, EN, rich) == "o or >13"
    assert strip(20, EN, TOKKEN) == "other >5"


def test_no_help_for_a_hidden_card() -> None:
    assert strip(0, NL, KEEZBORD) == strip(0, NL, TOKKEN) == ""
