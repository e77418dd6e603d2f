"""Tests of the texts about Kaartbord itself."""

import re

import pytest
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.messages import message_id
from kaartbord.text.printed import help
from support.catalogue import KEYS

from locales import PAGES


def test_both_languages_have_the_same_paragraphs_and_name_the_same_buttons() -> None:
    told = [
        [(name, sorted(re.findall(r"\{([^}]+)\}", str(lines)))) for name, _, lines in PAGES[lang]["help"]]
        for lang in LANGUAGE_CODES
    ]
    assert told[0] == told[1]
    named = {key for _, keys in told[0] for key in keys}
    assert named and {*map(message_id, named)} <= KEYS


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_paragraph_has_a_title_and_whole_sentences(lang: str) -> None:
    page = help.help_page(MESSAGES[lang])
    assert len({title for _, title, _ in page}) == len(page)
    for _, _, lines in page:
        assert lines and all(line[-1] in ".?" and "{" not in line for line in lines)
