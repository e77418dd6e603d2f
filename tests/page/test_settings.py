"""The settings of the page."""

from collections.abc import Callable
from typing import Any

from kaartbord.text import LANGS, MESSAGES
from support.browser.pool import USUAL_SETTINGS


def test_the_browser_tests_know_with_which_settings_a_page_begins(page_module: Callable[[str], Any]) -> None:
    begins = page_module("storage.settings").Settings()._asdict()
    assert {**USUAL_SETTINGS, "lang": begins["lang"]} == begins


def test_every_setting_begins_with_one_of_its_values(page_module: Callable[[str], Any]) -> None:
    settings = page_module("storage.settings")
    begins = settings.Settings()._asdict()
    assert begins.keys() == settings.CHOICES.keys()
    assert all(begins[name] in values for name, values in settings.CHOICES.items())


def test_motion_that_is_calm_is_heard_all_the_same(page_module: Callable[[str], Any]) -> None:
    settings = page_module("storage.settings")
    calm = settings.Settings(motion="calm", sound="on", touch="on")
    assert calm.calm and calm.loud == settings.LOUD["on"] and calm.buzzes


def test_every_setting_is_in_one_section_that_has_a_name(page_module: Callable[[str], Any]) -> None:
    settings = page_module("storage.settings")
    names = [name for section in settings.SECTIONS.values() for name in section]
    assert sorted(names) == sorted(settings.Settings._fields)
    for section in settings.SECTIONS:
        assert all(MESSAGES[lang].say(f"settings.section.{section}") for lang in LANGS)
