"""The language for tests has all that the English has, and looks like no other."""

import json
import re

import pseudo
from kaartbord.text import LANGUAGES, MESSAGES
from kaartbord.text.messages import Messages, People
from locale_files import arguments, selections

from locales import PAGES, TABLES

ENGLISH = TABLES["en"]
MADE = {key: pseudo.message(key, text) for key, text in ENGLISH.items()}


def test_arguments_variants_and_functions_stay() -> None:
    for key, text in ENGLISH.items():
        assert arguments(MADE[key]) == arguments(text)
        assert [(*part[:2], *map(list, part[2:3])) for part in selections(MADE[key])] == [
            (*part[:2], *map(list, part[2:3])) for part in selections(text)
        ]


def test_messages_are_in_brackets_and_longer() -> None:
    messages = Messages(LANGUAGES["en"], MADE)
    assert messages.format("table.menu") == "[Ḿéńú ļ]"
    assert messages.format("table.choose_pawn", card="7").startswith("[Çĥóóšé á ṕáẃń ƒóŕ ţĥé 7.")
    assert messages.format("rank.1") == "Á"
    english = MESSAGES["en"].format("table.got", name="Anna", card="7")
    assert 1.3 < len(messages.format("table.got", name="Anna", card="7")) / len(english) < 1.6
    assert messages.format_value(People(("Anna",), includes_reader=True)).replace(pseudo.MARK, "").startswith("[[ýóú")
    assert sum(pseudo.MARK in str(text) for text in MADE.values()) > 100


def test_nothing_of_the_english_is_left() -> None:
    made = json.loads(pseudo.words())
    assert made["messages"].keys() == ENGLISH.keys()
    for name, page in made["pages"].items():
        assert [paragraph[0] for paragraph in page] == [paragraph[0] for paragraph in PAGES["en"][name]]
        for _, title, lines in page:
            for text in (title, *(line if isinstance(line, str) else line[-1] for line in lines)):
                assert not re.search("[a-z]", re.sub(r"\{[^{}]*\}", "", text))


def test_terms_are_found_in_sentences() -> None:
    assert MADE["term-trick.forms"] == "ţŕíçķ | ţŕíçķš"
    assert "ţŕíçķ" in str(MADE["term-trick.meaning"])
