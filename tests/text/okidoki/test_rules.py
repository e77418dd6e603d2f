"""The rules page of OkiDoki holds every rule and option, and says what is true with these options."""

from itertools import product
from random import Random

import pytest
from kaartbord.games import okidoki
from kaartbord.text import LANGS, rulebook
from kaartbord.text.okidoki.phrases import RULEBOOK

INFO = okidoki.INFO
EXTRA = ("two", "double", "stock", "usual", "red")
PLAIN = "wgnn" * 4
"""A board of one's own without a red square."""

each_lang = pytest.mark.parametrize("lang", LANGS)


def page(lang="nl", seats=4, **values):
    """What each paragraph says."""
    told = rulebook.page(RULEBOOK, lang, okidoki.options(values), seats, {})
    return {paragraph: lines for paragraph, _, lines in told}


def values_of(option):
    """Its values, and a board of one's own."""
    return (*option.values, PLAIN) if option.board else option.values


def mixtures():
    """Every two options with every value of both, else as usual, and random mixtures of all."""
    rng = Random(1)
    for one, other in product(INFO.options, repeat=2):
        for value, second in product(values_of(one), values_of(other)):
            yield {one.name: value, other.name: second}
    for _ in range(100):
        yield {option.name: rng.choice(values_of(option)) for option in INFO.options}


@each_lang
def test_every_rule_and_option_leads_to_a_paragraph(lang):
    paragraphs = set(page(lang))
    assert set(RULEBOOK.paragraphs) == set(INFO.rules)
    assert set(RULEBOOK.paragraphs.values()) <= paragraphs
    assert {option.rule for option in INFO.options} <= paragraphs


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
    told = [page(lang, **{option.name: value})[option.rule] for value in values_of(option)]
    assert all(told.count(lines) == 1 for lines in told)


def test_every_fact_is_one_that_options_can_have():
    known = {*EXTRA, *(f"not {fact}" for fact in EXTRA)}
    for option in INFO.options:
        known |= {
            value if isinstance(value, str) else option.name if value else f"not {option.name}"
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


def test_the_page_counts_the_squares():
    assert "Iedereen loopt over dezelfde baan van 30 vakjes." in page()["table"]
    assert "Elk team heeft 11 vakjes in zijn kleur." in page()["squares"]
    assert "Jullie spelen op het gewone bord, met 4 rode vakjes." in page()["board"]
    own = page(board=PLAIN)
    assert "Elk team heeft 4 vakjes in zijn kleur." in own["squares"]
    assert "Rode vakjes zijn er op dit bord niet." in own["squares"]
    assert "Jullie spelen op een eigen bord van 16 vakjes." in own["board"]


def test_the_page_tells_two_players_how_they_play():
    assert "Jullie zijn met zijn tweeën; elk van jullie is een team." in page(seats=2)["table"]
    assert "Jullie krijgen elk twee handen van dertien." in page(seats=2)["deal"]
    stock = page(seats=2, two_player_mode="stapel")
    assert "Jullie krijgen er elk dertien; de rest is de stapel." in stock["deal"]
    assert "Zolang er een stapel is, mag je leggen wat je wilt." in stock["trick"]
    assert "maat" not in str(stock) and "maat" not in str(page(seats=2))
    assert page(two_player_mode="stapel")["deal"] == page()["deal"]


def test_four_aces_and_a_short_game():
    assert "Het andere team loopt deze ronde niet." in page()["aces"]
    played_out = page(four_aces_play_out=True)["aces"]
    assert "Daarna loopt het andere team de strafpunten van het eerste." in played_out
    assert "Wie veilig staat, kan niet worden weggewisseld." in page(safe_blocks_swap=True)["swap_pawns"]
    assert "Met twee pionnen op de finish is een team klaar." in page(short=True)["end"]
