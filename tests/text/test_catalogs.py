"""All languages say everything, with the same values filled in."""

import re

import pytest
from kaartbord.text import LANGUAGE_CODES, LANGUAGES, MESSAGES, capitalize_first, date_locale, format_number
from kaartbord.text import phrasebooks as words
from locale_files import arguments
from support import catalogue
from support.catalogue import EN, NL

from locales import TABLES, WORDS

ALL = {lang: catalogue.of(lang) for lang in LANGUAGE_CODES}


def asked(lang: str) -> dict[str, set[str]]:
    """Return by message what it is filled in with; its cases are up to the language."""
    return {key: {*arguments(text)} for key, text in TABLES[lang].items() if "." not in key}


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_language_has_the_same_messages_filled_in_with_the_same(lang: str) -> None:
    assert asked(lang) == asked(LANGUAGE_CODES[0])


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_no_key_stands_twice(lang):
    assert len(catalogue.texts(lang)) == sum(map(len, WORDS[lang].values()))


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_nothing_is_shouted_but_the_victory_and_the_toep(lang):
    loud = {key for key, text in ALL[lang].items() if "!" in text and not key.startswith("toepen-call-")}
    assert loud <= {key for key, text in ALL["nl"].items() if "!" in text}
    assert "!" not in str([phrasebook.rulebook.pages[lang] for phrasebook in words.PHRASEBOOKS.values()])


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_no_text_has_stray_spaces(lang):
    assert [key for key, text in ALL[lang].items() if "  " in text or not text.strip()] == []


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_refusal_ends_with_a_full_stop(lang):
    refusals = {text for key, text in ALL[lang].items() if re.match(r"(?!lobby)\w+-no-", key)}
    assert refusals and all(text.endswith(".") for text in refusals)


def test_a_missing_key_or_value_is_an_error():
    with pytest.raises(KeyError):
        NL.format("keezbord.nothing")
    with pytest.raises(KeyError):
        NL.format("race.verb")


def test_a_name_with_braces_stays_text():
    assert NL.format("race.turn.lot", who="{card}") == "Er is geloot. {card} deelt eerst."


def test_counts_lists_and_capitals():
    assert [NL.format_count(number, "pawn") for number in (0, 1, 2)] == ["0 pionnen", "1 pion", "2 pionnen"]
    assert EN.format_count(1, "card") == "1 card"
    assert NL.join(["Truus"]) == "Truus"
    assert NL.join(["Truus", "Wim", "Anna"]) == "Truus, Wim en Anna"
    assert EN.join(["Truus", "Wim"]) == "Truus and Wim"
    assert capitalize_first("rood en geel") == "Rood en geel"


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("code", words.PHRASEBOOKS)
def test_every_option_has_a_label_a_sentence_and_a_word_for_each_value(lang, code):
    for option in words.PHRASEBOOKS[code].rulebook.info.options:
        if not option.offered:
            continue
        assert not words.option_label(MESSAGES[lang], code, option.name).endswith(".")
        assert re.fullmatch(r"[A-Z][^.]+\.", words.option_sentence(MESSAGES[lang], code, option.name))
        values = [words.option_value(MESSAGES[lang], code, value) for value in option.values]
        assert len(set(values)) == len(option.values)


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("code", words.PHRASEBOOKS)
def test_every_preset_has_a_name_and_a_source(lang, code):
    presets = words.PHRASEBOOKS[code].rulebook.info.presets
    assert len({words.preset_name(MESSAGES[lang], code, preset) for preset in presets}) == len(presets)
    assert all(words.preset_source(MESSAGES[lang], code, preset).endswith(".") for preset in presets)


@pytest.mark.parametrize("name", ["keezbord", "tokken", "toepen", "okidoki", "toedeloe"])
def test_no_game_says_the_same_in_its_own_words_as_all_of_its_kind(name):
    """A language may say so for one game alone what another says differently."""
    kind = "race" if name in ("keezbord", "tokken") else "tricks"
    for key in ALL["nl"]:
        if key.startswith(f"{name}-"):
            shared = key.replace(name, kind, 1)
            assert any(ALL[lang].get(shared) != ALL[lang][key] for lang in LANGUAGE_CODES), key


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_what_is_of_no_game_alone_is_said_by_all_of_its_kind(lang):
    told = {words.PHRASEBOOKS[code].format(MESSAGES[lang], "end.headline") for code in "POL"}
    assert told == {MESSAGES[lang].format("tricks.end.headline")}


def test_dates_have_the_form_that_their_reader_knows():
    assert date_locale(LANGUAGES["en"], ["nl-NL", "en-US", "en-GB"]) == "en-US"
    assert date_locale(LANGUAGES["en"], ["nl", "en"]) == date_locale(LANGUAGES["en"], ["nl-NL"]) == "en-GB"
    assert date_locale(LANGUAGES["nl"], ["en-US", "nl-BE"]) == "nl-BE"


def test_numbers_have_a_true_minus():
    assert [format_number(number) for number in (-2, 0, 7)] == ["−2", "0", "7"]


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_what_hurries_is_called_like_no_choice(lang):
    choices = [text for key, text in ALL[lang].items() if "-do-" in key]
    assert choices and MESSAGES[lang].format("table.hurry") not in choices
