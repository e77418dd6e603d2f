"""Cases that only `make long` runs: more of tests that `make test` runs with some."""

from collections.abc import Iterable
from typing import Any

import pytest


def long(*cases: Any) -> list[Any]:
    """Cases of a parametrized test that are left to `make long`; a tuple is one case of several values."""
    return [pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.long) for case in cases]


def some(cases: Iterable[Any], short: int) -> list[Any]:
    """Return all cases, of which `make test` runs `short`, spread evenly."""
    known = list(cases)
    chosen = {n * len(known) // short for n in range(short)}
    return [case if n in chosen else long(case)[0] for n, case in enumerate(known)]
