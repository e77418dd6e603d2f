"""Tests of the keys that are listed for each game."""

import pytest
from kaartbord.scene.keyboard.keys import ANSWER_KEYS, key_sections, switches
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.answers import QUESTIONS
from kaartbord.text.phrasebooks import PHRASEBOOKS


def caps(code, setting="on", owners=0):
    """Return the labels of the keys that ask."""
    groups = key_sections(PHRASEBOOKS[code].answers, owners, setting)
    return [key.keys[0] for key in groups["ask"]]


def test_every_question_has_a_letter_of_its_own():
    assert sorted(ANSWER_KEYS) == sorted(QUESTIONS)
    assert len(set(ANSWER_KEYS.values())) == len(ANSWER_KEYS)
    assert "l" not in ANSWER_KEYS.values()


def test_only_what_this_game_has():
    assert caps("P") == ["H", "T", "S", "W", "Z", "L", "?"]
    assert caps("K", owners=4) == ["H", "B", "S", "W", "Z", "1–4", "?"]
    assert caps("L", owners=2) == ["H", "T", "B", "R", "S", "W", "Z", "L", "1–2", "?"]
    assert any(key.words == "keys.board" for key in key_sections(PHRASEBOOKS["K"].answers, 4, "on")["table"])
    assert not any(key.words == "keys.board" for key in key_sections(PHRASEBOOKS["P"].answers, 0, "on")["table"])


def test_numbers_lead_to_squares_where_squares_have_numbers():
    listing = {code: key_sections(PHRASEBOOKS[code].answers, 2, "on")["table"] for code in "KTPOL"}
    assert [code for code, keys in listing.items() if any(key.words == "keys.number" for key in keys)] == [
        "O",
        "L",
    ]


def test_the_setting_shows():
    assert caps("P", "shift") == ["Shift+H", "Shift+T", "Shift+S", "Shift+W", "Shift+Z", "Shift+L", "?"]
    assert caps("P", "off") == []


@pytest.mark.parametrize("setting", ["on", "shift", "off"])
def test_without_a_table_there_is_nothing_to_ask(setting):
    assert list(key_sections(None, 0, setting)) == ["page", "table", "replay", "editor"]


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("setting", ["on", "shift", "off"])
@pytest.mark.parametrize("code", [*PHRASEBOOKS, None])
def test_every_key_says_what_it_does(lang, setting, code):
    for place, keys in key_sections(PHRASEBOOKS[code].answers if code else None, 4, setting).items():
        assert MESSAGES[lang].format(f"keys.at.{place}")
        assert keys or setting == "off"
        for key in keys:
            assert key.keys
            assert MESSAGES[lang].format(key.words)
    assert MESSAGES[lang].format(f"keys.letters.{setting}")


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_the_keys_of_switches_are_listed_for_who_plays_with_them(lang):
    assert switches("off") == {}
    for setting in ("one", "two"):
        for place, keys in switches(setting).items():
            assert MESSAGES[lang].format(f"keys.at.{place}") and all(MESSAGES[lang].format(key.words) for key in keys)
    assert [key.keys for key in switches("two")["switch"]] == [("Space",), ("Enter",), ("Esc",)]
