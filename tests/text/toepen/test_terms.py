"""Tests of the terms that are explained at a question of Toepen."""

import pytest
from kaartbord.games.toepen.words.terms import TERMS_BY_PHASE, question_terms
from kaartbord.text.glossary import term_forms
from support.catalogue import NL
from support.tables.toepen import LADDER, deal, do, ready, table


@pytest.mark.parametrize("phase", TERMS_BY_PHASE)
def test_every_question_has_terms_that_are_known(phase):
    found = question_terms(table()._replace(phase=phase))
    assert len(set(found)) == len(found) > 0
    assert set(found) <= term_forms(NL, "P").keys()


def test_the_terms_are_those_of_the_question():
    assert question_terms(deal(LADDER)) == ("blind", "toep")
    assert question_terms(do(table(), "2:toep")) == ("toep", "stay")
    assert question_terms(ready(deal(LADDER, (9, 0, 0, 0)), "pelt")) == ("pelt", "stay")


def test_when_nothing_is_asked_nothing_is_explained():
    assert question_terms(table()._replace(phase="deal")) == ()
