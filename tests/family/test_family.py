"""Evenings of a family on three to five devices, which do at random what families do."""

from collections.abc import Iterator

import pytest
from family.breaks import BREAKS
from family.evening import Broken, plan_of, play, shrunk
from family.pages import Pages, loaded

EVENINGS, MANY, PART = 30, 2000, 50
"""Evenings of the ordinary suite, of a long run, and of one test of that."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


FOUND = (130, 770, 850, 1003, 1285, 1356, 1397, 1516, 1549, 1580, 1651, 1762, 1773, 1931, 1940)
"""Evenings on which something broke once that no shorter test holds."""


def evenings(pages: Pages, first: int, last: int) -> None:
    """Play some evenings; where one breaks tell the shortest story that breaks the same."""
    for seed in range(first, last):
        try:
            play(pages, plan_of(seed))
        except Broken as broken:
            raise shrunk(pages, broken) from None


def test_a_family_plays_on_whatever_it_does(pages: Pages) -> None:
    evenings(pages, 0, EVENINGS)


@pytest.mark.parametrize("seed", FOUND)
def test_what_broke_once_breaks_no_more(pages: Pages, seed: int) -> None:
    evenings(pages, seed, seed + 1)


@pytest.mark.long
@pytest.mark.parametrize("first", range(EVENINGS, MANY, PART))
def test_a_family_plays_on_for_many_evenings(pages: Pages, first: int) -> None:
    evenings(pages, first, first + PART)


@pytest.mark.long
@pytest.mark.parametrize("name", BREAKS)
def test_what_is_broken_is_found(pages: Pages, name: str) -> None:
    """A harness that finds nothing says nothing."""
    with BREAKS[name](pages), pytest.raises(Broken):
        evenings(pages, 0, MANY)
