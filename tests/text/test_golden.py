"""Tests that all texts besides those of the games are the same as before, to the letter.

After an intended change `WRITE_GOLDEN=yes` in the environment has this test write `golden/` again.
"""

from collections.abc import Callable, Iterator

import pytest
from kaartbord.games import GAMES
from text import golden
from text.golden import differences
from text.golden_screens import answers_said, screens_said

SUBJECTS: dict[str, Callable[[str], Iterator[str]]] = {
    "rules": golden.rules_said,
    "lessons": golden.lessons_said,
    "screens": screens_said,
}


@pytest.mark.parametrize("lang", golden.LANGS)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_nothing_is_said_otherwise(subject: str, lang: str) -> None:
    different = differences(f"{subject}.{lang}", SUBJECTS[subject](lang))
    assert not different, different


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("lang", golden.LANGS)
def test_no_advice_is_given_otherwise(lang: str, code: str) -> None:
    name = f"hints-{GAMES[code].INFO.name.lower()}.{lang}"
    different = differences(name, golden.hints_said(lang, code))
    assert not different, different


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("lang", golden.LANGS)
def test_nothing_is_answered_otherwise_at_the_table(lang: str, code: str) -> None:
    name = f"answers-{GAMES[code].INFO.name.lower()}.{lang}"
    different = differences(name, answers_said(lang, code))
    assert not different, different
