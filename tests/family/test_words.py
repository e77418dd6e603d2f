"""The words of screens and of evenings are what they were, to the letter; they are kept with those of tests/text.

After an intended change `WRITE_GOLDEN=yes` in the environment has this test write them again.
"""

from collections.abc import Iterator

import pytest
from family.pages import Pages, loaded
from family.words import BEGINNINGS, of_evening, of_screen
from text.golden import LANGS, differences

EVENINGS, MANY = 5, 12
"""Evenings that are always heard, and those of a long run."""

QUICK = (
    "settings",
    "keys",
    "paste",
    "backup",
    "set-up K",
    "scoreblad",
    "toernooi",
    "menu link",
    "menu sealed",
)
"""Screens that are always read; the others are in a long run."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "seed",
    [*range(EVENINGS), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(EVENINGS, MANY))],
)
def test_an_evening_has_the_words_it_had(pages: Pages, seed: int, lang: str) -> None:
    different = differences(f"evening-{seed}.{lang}", of_evening(pages, lang, seed))
    assert not different, different


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in BEGINNINGS]
)
def test_a_screen_has_the_words_it_had(pages: Pages, name: str, lang: str) -> None:
    different = differences(f"screen-{name.replace(' ', '-')}.{lang}", of_screen(pages, lang, name))
    assert not different, different
