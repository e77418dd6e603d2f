"""What is read and heard besides what games say is what it was, to the letter.

After an intended change `WRITE_GOLDEN=yes` in the environment has this test write `golden/` again.
"""

from collections.abc import Callable, Iterator

import pytest
from text import golden
from text.golden import differences

SUBJECTS: dict[str, Callable[[str], Iterator[str]]] = {
    "rules": golden.rules_said,
    "lessons": golden.lessons_said,
}


@pytest.mark.parametrize("lang", golden.LANGS)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_nothing_is_said_otherwise(subject: str, lang: str) -> None:
    different = differences(f"{subject}.{lang}", SUBJECTS[subject](lang))
    assert not different, different
