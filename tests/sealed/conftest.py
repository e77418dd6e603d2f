"""Matches of the newest form in every test here, and of the one before in `make long`."""

from __future__ import annotations

import pytest
from kaartbord.sealed.course.terms import LEAN, STRICT
from support.long import long
from support.sealed import tables


@pytest.fixture(params=[STRICT, *long(LEAN)], ids=["strict", "lean"], autouse=True)
def form(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The form of the matches in a test, unless it says another one."""
    monkeypatch.setattr(tables, "FORM", request.param)
    return int(request.param)
