"""The settings of the page."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from page.held import Store
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
    assert calm.is_motion_reduced and calm.volume == settings.VOLUMES["on"] and calm.can_vibrate


def test_every_setting_is_in_one_section_that_has_a_name(page_module: Callable[[str], Any]) -> None:
    settings = page_module("storage.settings")
    names = [name for section in settings.SECTIONS.values() for name in section]
    assert sorted(names) == sorted(settings.Settings._fields)
    for section in settings.SECTIONS:
        assert all(MESSAGES[lang].format(f"settings.section.{section}") for lang in LANGUAGE_CODES)


def test_a_language_without_words_stays_the_one_that_was_chosen(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, store = page_module("storage.settings"), Store()
    fetched: list[str] = []

    async def is_fetched(lang: str) -> bool:
        fetched.append(lang)
        return False

    monkeypatch.setattr(settings, "store", store)
    monkeypatch.setattr(settings.languages, "_is_fetched", is_fetched)
    monkeypatch.delitem(MESSAGES, "de")

    async def page() -> None:
        await store.put("settings", {"lang": "de", "letters": "big"})
        here = await settings.load()
        assert (fetched, here.messages) == (["de"], next(iter(MESSAGES.values())))
        await settings.save(here._replace(theme="dark"))
        assert store.held["settings"]["lang"] == "de"

    asyncio.run(page())
