"""The form in which rules pages are written."""

from __future__ import annotations

from pathlib import Path

import pytest
from kaartbord.text import LANGUAGE_CODES
from kaartbord.text.phrasebooks import PHRASEBOOKS
from locale_files import pages_of

from locales import PAGES

RACE = """Lines that races share.

## {#turn}

Play one card.
[not alone] Say nothing.
"""
GAME = """<!-- facts: alone -->

## Your turn {#turn}

@race.turn
- [alone, quick] Ace: {ace} on.

## The end {#end}

It ends.
"""


def written(folder: Path, game: str) -> Path:
    """The folder with the two pages in it."""
    (folder / "rules").mkdir()
    (folder / "rules/race.md").write_text(RACE)
    (folder / "rules/keezen.md").write_text(game)
    return folder


def test_a_page_is_read_as_it_is_written(tmp_path: Path) -> None:
    turn = ("Play one card.", ("not alone", "Say nothing."), ("alone", "quick", "• Ace: {ace} on."))
    assert pages_of(written(tmp_path, GAME)) == {
        "keezen": (("turn", "Your turn", turn), ("end", "The end", ("It ends.",)))
    }


def test_a_paragraph_that_nobody_wrote_is_not_passed_over(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="trun"):
        pages_of(written(tmp_path, GAME.replace("@race.turn", "@race.trun")))


def test_every_language_has_the_page_of_every_game() -> None:
    names = {phrasebook.rulebook.name for phrasebook in PHRASEBOOKS.values()}
    assert {lang: set(pages) for lang, pages in PAGES.items()} == dict.fromkeys(LANGUAGE_CODES, names | {"help"})
