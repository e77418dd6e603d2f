"""The rules page of ToedeLoe holds every rule and option, and says what is true with these options."""

from itertools import product

import pytest
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.board import USUAL
from kaartbord.games.toedeloe.scoring import SPLITS
from kaartbord.text import LANGS, phrasebooks
from kaartbord.text.toedeloe.phrases import RULEBOOK

INFO = toedeloe.INFO
OWN = USUAL[::-1]
FACTS = {"four", "dubbel", "duel", "tricks", "pawns", "wild", "quick", "own"}

each_lang = pytest.mark.parametrize("lang", LANGS)


def page(lang="nl", seats=4, **values):
    """What each paragraph says."""
    told = phrasebooks.rules_page(lang, "L", toedeloe.options(values), seats)
    return {paragraph: lines for paragraph, _, lines in told}


def values_of(option):
    return (*option.values, OWN) if option.board else option.values


def mixtures():
    """All the options there can be."""
    for values in product(*map(values_of, INFO.options)):
        yield dict(zip((option.name for option in INFO.options), values, strict=True))


@each_lang
def test_every_rule_and_option_leads_to_a_paragraph(lang):
    paragraphs = set(page(lang))
    assert set(RULEBOOK.paragraphs) == set(INFO.rules)
    assert {phrasebooks.refusal_paragraph("L", rule) for rule in INFO.rules} <= paragraphs
    assert {option.rule for option in INFO.options} <= paragraphs


def test_both_languages_have_the_same_paragraphs_with_as_many_sentences():
    for nl, en in zip(RULEBOOK.pages["nl"], RULEBOOK.pages["en"], strict=True):
        assert nl[0] == en[0]
        facts = [[line[:-1] if isinstance(line, tuple) else () for line in lines] for _, _, lines in (nl, en)]
        assert facts[0] == facts[1]


@each_lang
def test_no_paragraph_is_empty_whatever_the_options(lang):
    for values, seats in product(mixtures(), INFO.seats):
        for lines in page(lang, seats, **values).values():
            assert lines and all(line.endswith(".") and "{" not in line for line in lines)


@each_lang
@pytest.mark.parametrize("option", INFO.options, ids=lambda option: option.name)
def test_every_option_changes_its_paragraph(lang, option):
    told = [page(lang, 2, **{option.name: value})[option.rule] for value in values_of(option)]
    assert len(told) > 1 and all(told.count(lines) == 1 for lines in told)


@each_lang
def test_every_fact_is_one_that_options_can_have(lang):
    told = {
        fact.removeprefix("not ")
        for _, _, lines in RULEBOOK.pages[lang]
        for line in lines
        if isinstance(line, tuple)
        for fact in line[:-1]
    }
    assert told == FACTS


@each_lang
def test_four_players_hear_of_neither_way_for_two(lang):
    assert page(lang) == page(lang, two_player_mode="duel")
    two = [page(lang, 2, two_player_mode=mode) for mode in ("dubbel", "duel")]
    assert page(lang) not in two and two[0] != two[1]


def test_the_page_counts_with_the_options():
    assert "Elk team heeft 40 pionnen, en een scorepion op een tabel van 0 tot −9." in page()["goal"]
    quick = "Dit is het korte spel: 20 pionnen per team, en een scoretabel van 0 tot −5."
    assert quick in page(pawns=20)["goal"]
    assert any("op −5 komt" in line for line in page(pawns=20)["end"])
    assert any("Jullie spelen op een eigen bord" in line for line in page(board=OWN)["board"])


def test_the_tables_of_splitting_are_those_of_the_game():
    told = " ".join(page()["split"])
    sums = {(a, b) for a, b in product(range(2, 13), repeat=2) if a <= b and a + b in SPLITS}
    assert {(a, b) for a, b in product(range(2, 13), repeat=2) if f" {a} + {b}" in told} == sums


def test_what_is_compared_after_a_deal():
    tricks, pawns = (page(round_compare=value)["deal_end"] for value in ("tricks", "pawns"))
    assert "Het team met de minste plusslagen krijgt −1; bij gelijk niemand." in tricks
    assert "Het team dat in deze ronde de minste pionnen legde, krijgt −1; bij gelijk niemand." in pawns


def test_green_wild_is_told_with_the_rows():
    assert "Een groene pion telt mee, voor beide teams." in page(green_wild=True)["rows"]
    assert "Een groene pion telt voor niemand, en breekt een rij." in page()["rows"]


def test_values_have_words_and_a_board_of_ones_own_has_one():
    assert [phrasebooks.option_value("nl", "L", value) for value in ("", OWN, 20)] == [
        "het gewone bord",
        "een eigen bord",
        "20 pionnen",
    ]
    assert phrasebooks.option_value("en", "L", OWN) == "a board of your own"
