"""Tests of the title of a browser tab with a game."""

import pytest
from kaartbord.text import MESSAGES
from kaartbord.text.reader import Reader
from kaartbord.text.turn_line import tab_title, turn_or_winner
from support.catalogue import NL

NAMES = ["Jan", "Wim", "", "Bep"]


@pytest.mark.parametrize(
    ("lang", "waited", "said"),
    [
        ("nl", (0,), "Jouw beurt · Keezbord"),
        ("nl", (1,), "Wim is aan de beurt · Keezbord"),
        ("nl", (1, 3), "Wim en Bep zijn aan de beurt · Keezbord"),
        ("nl", (1, 0), "Jouw beurt · Keezbord"),
        ("nl", (), "Afgelopen · Keezbord"),
        ("en", (0,), "Your turn · Keezbord"),
        ("en", (1, 3), "Waiting for Wim and Bep · Keezbord"),
        ("en", (), "Finished · Keezbord"),
    ],
)
def test_the_title_says_whose_turn_it_is(lang: str, waited: tuple[int, ...], said: str) -> None:
    assert tab_title(Reader(MESSAGES[lang], NAMES, 0), "Keezbord", waited) == said


def test_who_shares_a_device_or_looks_on_is_named() -> None:
    assert tab_title(Reader(NL, NAMES), "Toepen", (0,)) == "Jan is aan de beurt · Toepen"
    assert tab_title(Reader(NL, NAMES), "Toepen", (2,)) == "Geel is aan de beurt · Toepen"


def test_a_big_screen_says_no_more_than_whose_turn_it_is() -> None:
    assert turn_or_winner(Reader(NL, NAMES), (1,)) == "Wim is aan de beurt"
