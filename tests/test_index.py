"""The words that stand in index.html are the very words of the text layer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kaartbord.text import say
from tiles import with_tiles

INDEX = with_tiles((Path(__file__).resolve().parent.parent / "index.html").read_text())
KEYS = sorted(set(re.findall(r'data-t(?:-label)?="([^"]+)"', INDEX)))
ENGLISH = re.findall(r'data-t="([^"]+)" data-en="([^"]+)"', INDEX)
STANDING = re.findall(r'data-t="([^"]+)"[^>]*>([^<]+)<', INDEX)


def test_there_are_words() -> None:
    assert len(KEYS) > 30


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("key", KEYS)
def test_every_word_of_the_page_has_both_languages(key: str, lang: str) -> None:
    assert say(lang, key) not in ("", key)


@pytest.mark.parametrize(("key", "words"), STANDING, ids=[key for key, _ in STANDING])
def test_the_first_paint_speaks_as_python_does(key: str, words: str) -> None:
    assert say("nl", key) == words


@pytest.mark.parametrize(("key", "words"), ENGLISH, ids=[key for key, _ in ENGLISH])
def test_what_stands_in_english_is_said_so_by_python(key: str, words: str) -> None:
    assert say("en", key) == words
