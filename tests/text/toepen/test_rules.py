"""The rules page of Toepen holds every rule and option, and says what is true with these options."""

from itertools import product
from random import Random

import pytest
from kaartbord.games import toepen
from kaartbord.text import LANGS, phrasebooks
from kaartbord.text.toepen.phrases import RULEBOOK

INFO = toepen.INFO
EXTRA = ("grave", "plays_on", "stock", "many")

each_lang = pytest.mark.parametrize("lang", LANGS)


def page(lang="nl", seats=4, **values):
    """What each paragraph says."""
    told = phrasebooks.rules_page(lang, "P", toepen.options(values), seats)
    return {paragraph: lines for paragraph, _, lines in told}


def mixtures():
    """Every two options with every value of both, else as usual, and random mixtures of all."""
    rng = Random(1)
    for one, other in product(INFO.options, repeat=2):
        for value, second in product(one.values[:6], other.values[:6]):
            yield {one.name: value, other.name: second}
    for _ in range(300):
        yield {option.name: rng.choice(option.values) for option in INFO.options}


@each_lang
def test_every_rule_and_option_leads_to_a_paragraph(lang):
    paragraphs = set(page(lang))
    assert set(RULEBOOK.paragraphs) == set(INFO.rules)
    assert {phrasebooks.refusal_paragraph("P", rule) for rule in INFO.rules} <= paragraphs
    assert {phrasebooks.option_paragraph("P", option.name) for option in INFO.options} <= paragraphs


def test_both_languages_have_the_same_paragraphs_with_as_many_sentences():
    for nl, en in zip(RULEBOOK.pages["nl"], RULEBOOK.pages["en"], strict=True):
        assert nl[0] == en[0]
        facts = [[line[:-1] if isinstance(line, tuple) else () for line in lines] for _, _, lines in (nl, en)]
        assert facts[0] == facts[1]


@each_lang
def test_no_paragraph_is_empty_whatever_the_options(lang):
    for number, values in enumerate(mixtures()):
        for lines in page(lang, INFO.seats[number % len(INFO.seats)], **values).values():
            assert lines and all(line.endswith(".") and "{" not in line for line in lines)


@each_lang
@pytest.mark.parametrize("option", INFO.options, ids=lambda option: option.name)
def test_every_option_changes_its_paragraph(lang, option):
    told = [page(lang, **{option.name: value})[option.rule] for value in option.values]
    assert all(told.count(lines) == 1 for lines in told)


def test_every_fact_is_one_that_options_can_have():
    known = {*EXTRA, *(f"not {fact}" for fact in EXTRA)}
    for option in INFO.options:
        known |= {
            str(value) if not isinstance(value, bool) else option.name if value else f"not {option.name}"
            for value in option.values
        }
    for lang in LANGS:
        facts = {
            fact
            for _, _, lines in RULEBOOK.pages[lang]
            for line in lines
            if isinstance(line, tuple)
            for fact in line[:-1]
        }
        assert facts <= known and set(EXTRA) <= {fact.removeprefix("not ") for fact in facts}


def test_the_page_counts_with_seats_and_options():
    assert "Met iedereen erbij blijven er 12 over: de stapel." in page(seats=5)["deal"]
    assert "Met acht spelers blijft er geen stapel over." in page(seats=8)["deal"]
    assert "Wie er 15 heeft, is af." in page(limit=15)["goal"]
    assert any("Met 14 punten sta je op armoede" in line for line in page(limit=15)["pelt"])
    assert any("verliezen 4." in line for line in page(blind_value=4)["blind"])


@each_lang
def test_what_is_switched_off_takes_one_sentence(lang):
    off = page(lang, blind=False, pelt=False, was=False, whistle=False, jack_bonus=False, four_alike=False)
    for paragraph in ("blind", "pelt", "wash", "whistle", "jack", "four", "final", "anti_line"):
        assert len(off[paragraph]) == 1


def test_many_players_are_advised_not_to_wash():
    advice = "Met vijf of meer spelers is de stapel klein: zet de was liever uit."
    assert [advice in page(seats=seats)["wash"] for seats in INFO.seats] == [False] * 3 + [True] * 3 + [False]
