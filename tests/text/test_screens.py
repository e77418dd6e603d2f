"""The words of the screens: both languages say the same, and none that the page asks for is missing."""

import re
from pathlib import Path
from string import Formatter

import pytest
from kaartbord.text import LANGS, say
from kaartbord.text.screens import en as screens_en
from kaartbord.text.screens import nl as screens_nl

INDEX = Path(__file__).parents[2] / "index.html"


def fields(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_fill_in_the_same_values() -> None:
    assert screens_nl.SCREENS.keys() == screens_en.SCREENS.keys()
    for key, text in screens_nl.SCREENS.items():
        assert fields(text) == fields(screens_en.SCREENS[key]), key


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_the_page_can_be_said(lang: str) -> None:
    asked = re.findall(r'data-t(?:-label)?="([^"]+)"', INDEX.read_text())
    assert asked
    for key in asked:
        assert say(lang, key)


def test_the_page_first_says_what_the_dutch_catalogue_says() -> None:
    for key, text in re.findall(r'data-t="([^"]+)"[^>]*>([^<]+)<', INDEX.read_text()):
        assert text == say("nl", key)
