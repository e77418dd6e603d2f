"""The settings of the page."""

from collections.abc import Callable
from typing import Any

from e2e.pool import USUAL_SETTINGS


def test_the_browser_tests_know_with_which_settings_a_page_begins(page_module: Callable[[str], Any]) -> None:
    begins = page_module("storage.settings").Settings()._asdict()
    assert {**USUAL_SETTINGS, "lang": begins["lang"]} == begins


def test_every_setting_begins_with_one_of_its_values(page_module: Callable[[str], Any]) -> None:
    settings = page_module("storage.settings")
    begins = settings.Settings()._asdict()
    assert begins.keys() == settings.CHOICES.keys()
    assert all(begins[name] in values for name, values in settings.CHOICES.items())
