"""Terms are found where they stand, once a paragraph, and each has a meaning in both languages."""

import re

import pytest
from kaartbord.games import GAMES
from kaartbord.text import LANGUAGE_CODES, MESSAGES, phrasebooks
from kaartbord.text.glossary import Glossary, TextSpan, definitions, mark_terms, term_forms, term_name
from kaartbord.text.phrasebooks import PHRASEBOOKS
from support.catalogue import NL
from support.sentences import sentences


def usual(lang: str, code: str) -> Glossary:
    """The glossary of a game with its usual rules."""
    return Glossary(MESSAGES[lang], code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS)


each_place = pytest.mark.parametrize(("lang", "code"), [(lang, code) for lang in LANGUAGE_CODES for code in GAMES])


def said(lang: str, code: str) -> str:
    """All of that in one text."""
    return "\n".join(sorted(set(sentences(lang, code)))).lower()


def stands(form: str, text: str) -> bool:
    """Return whether a text contains these words, as words."""
    return re.search(rf"\b{re.escape(form)}\b", text) is not None


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_term_stands_in_its_game_and_every_form_somewhere(lang: str) -> None:
    unused: set[tuple[str, str]] = set()
    used: set[tuple[str, str]] = set()
    for code in GAMES:
        text = said(lang, code)
        for name, each in term_forms(MESSAGES[lang], code).items():
            found = {(name, form) for form in each if stands(form, text)}
            assert found, f"{code}: {name}"
            used |= found
            unused |= {(name, form) for form in each} - found
    assert unused - used == set()


@each_place
def test_every_form_is_found_as_its_term(lang: str, code: str) -> None:
    for name, each in term_forms(MESSAGES[lang], code).items():
        for form in each:
            assert mark_terms(usual(lang, code), [f"({form})"]) == [
                [TextSpan("("), TextSpan(form, name), TextSpan(")")]
            ]


@each_place
def test_every_term_has_a_meaning(lang: str, code: str) -> None:
    found = definitions(usual(lang, code))
    assert set(found) == {*map(term_name, PHRASEBOOKS[code].rulebook.term_keys)}
    titles = [meaning.title for meaning in found.values()]
    assert titles == sorted(set(titles))
    for title, words in found.values():
        assert title[0].isupper() and words.endswith(".") and "{" not in words
        assert all(len(sentence.split()) <= 18 for sentence in words.split(". "))


@each_place
def test_nothing_of_a_sentence_is_lost(lang: str, code: str) -> None:
    for _, _, lines in phrasebooks.rules_page(MESSAGES[lang], code, GAMES[code].options({})):
        parts = mark_terms(usual(lang, code), lines)
        assert ["".join(piece.words for piece in line) for line in parts] == lines
        names = [piece.term for line in parts for piece in line if piece.term]
        assert len(set(names)) == len(names)


def test_a_term_is_the_longest_that_stands_there_and_a_whole_word() -> None:
    assert mark_terms(usual("nl", "P"), ["Toept iemand, dan is het geen blinde toep.", "Toepen mag."]) == [
        [
            TextSpan("Toept", "toep"),
            TextSpan(" iemand, dan is het geen "),
            TextSpan("blinde toep", "blind"),
            TextSpan("."),
        ],
        [TextSpan("Toepen mag.")],
    ]
    assert mark_terms(usual("nl", "K"), ["Een starter staat op de start."]) == [
        [TextSpan("Een starter staat op de "), TextSpan("start", "start"), TextSpan(".")]
    ]
    assert mark_terms(usual("en", "K"), [""]) == [[]]


def test_the_numbers_are_those_of_the_table() -> None:
    found = definitions(Glossary(NL, "P", GAMES["P"].options({"limit": 7, "blind_value": 5}), 4))
    assert found["pelt"].words.startswith("Wie 6 punten heeft")
    assert "Verliezen kost dan 5" in found["blind"].words
