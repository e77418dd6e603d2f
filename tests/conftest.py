"""Fixtures and settings of all tests."""

import gc
from typing import Any

from hypothesis import settings
from kaartbord.games import ENTRIES

import locales  # noqa: F401

# Every test knows all words, by `locales`.
settings.register_profile("kaartbord", deadline=None)  # a slow machine is no fault
settings.load_profile("kaartbord")

gc.disable()


def pytest_make_parametrize_id(val: Any, argname: str) -> str | None:
    """Return the name of a game for its letter, alone or first in a tuple, so that `-k NAME` selects its tests."""
    code = val[0] if isinstance(val, tuple) and val else val
    known = argname in ("code", "table") and isinstance(code, str) and code in ENTRIES
    return ENTRIES[code].name.lower() if known else None


def pytest_collection_finish() -> None:
    """Collect garbage only from here on, and only what tests leave: all that stands already will stay."""
    gc.freeze()
    gc.enable()
