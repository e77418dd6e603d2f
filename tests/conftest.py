"""What holds for every test."""

import gc

from hypothesis import settings

import locales  # noqa: F401

# Every test knows all words, by `locales`.
settings.register_profile("kaartbord", deadline=None)  # a slow machine is no fault
settings.load_profile("kaartbord")

gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage only from here on, and only what tests leave: all that stands already will stay."""
    gc.freeze()
    gc.enable()
