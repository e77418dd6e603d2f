"""What the terms in a question of Toepen mean: some for each question, with the numbers of the table."""

import pytest
from kaartbord.text import LANGS
from kaartbord.text.toepen.terms import TERMS, terms
from rules.toepen.table import LADDER, deal, do, ready, table


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("phase", TERMS)
def test_every_question_has_its_terms_explained(lang, phase):
    found = terms(lang, table()._replace(phase=phase))
    assert len({term for term, _ in found}) == len(found) > 0
    for term, words in found:
        assert term[0].isupper() and words.endswith(".") and "{" not in words + term


def test_the_terms_are_those_of_the_question():
    assert [term for term, _ in terms("nl", deal(LADDER))] == ["Blind toepen", "Toepen"]
    asked = do(table(), "2:toep")
    assert [term for term, _ in terms("nl", asked)] == ["Toepen", "Meegaan of passen"]
    assert [term for term, _ in terms("en", ready(deal(LADDER, (9, 0, 0, 0)), "pelt"))] == [
        "Poverty",
        "In or fold",
    ]


def test_the_numbers_are_those_of_the_table():
    blind = dict(terms("nl", deal(LADDER, blind_value=5)))
    assert "Verliezen kost dan 5" in blind["Blind toepen"]
    pelt = dict(terms("nl", ready(deal(LADDER, (6, 0, 0, 0), limit=7), "pelt")))
    assert pelt["Armoede"].startswith("Wie 6 punten heeft")


def test_when_nothing_is_asked_nothing_is_explained():
    assert terms("nl", table()._replace(phase="deal")) == []
