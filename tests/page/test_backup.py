"""Tests of the texts on the backup sheet, without a browser."""

from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link, match
from kaartbord.match.backup import BackupRecord
from support.catalogue import NL
from support.sessions import sealed_game

OPEN = BackupRecord("", link.encode(match.start_match("K", GAMES["K"].options({}), 4, 1)), {})
SEALED = BackupRecord("", sealed_game().fragment(), {})
BOARD = BackupRecord("", "", {"board": "x"})


@pytest.mark.parametrize(
    ("records", "says"),
    [
        ([], "Er staan nog geen spellen op dit toestel."),
        ([BOARD], "1 eigen bord in één bestand, met wie waar speelt."),
        ([OPEN, BOARD], "kan alle kaarten erin vinden."),
        ([OPEN, SEALED], "kan alle kaarten van de open spellen vinden."),
        ([SEALED, SEALED], "2 spellen in één bestand, met wie waar speelt. De kaarten erin zijn verzegeld."),
    ],
)
def test_it_says_which_cards_can_be_found_in_the_file(
    page_module: Callable[[str], Any], records: list[BackupRecord], says: str
) -> None:
    assert page_module("sheets.backup").describe_contents(NL, records).endswith(says)
