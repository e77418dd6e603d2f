"""The rules pages hold every rule and option, and say what is true with these options."""

from itertools import product

import pytest
from kaartbord.text import LANGS
from kaartbord.text import phrasebooks as words
from kaartbord.text.keezbord.rulebook import RULEBOOK as KEEZBORD
from kaartbord.text.tokken.rulebook import RULEBOOK as TOKKEN
from text.games import GAMES

each_book = pytest.mark.parametrize("book", [KEEZBORD, TOKKEN], ids=lambda book: book.name)
each_lang = pytest.mark.parametrize("lang", LANGS)
EXTRA = {"keezbord": {"alone"}, "tokken": {"alone", "one_joker"}}


def page(book, lang="nl", seats=4, **values):
    """What each paragraph says."""
    told = words.rules_page(lang, book.info.code, GAMES[book.name].options(values), seats)
    return {paragraph: lines for paragraph, _, lines in told}


def keezbord(lang="nl", seats=4, **values):
    return page(KEEZBORD, lang, seats, **values)


def tokken(lang="nl", seats=4, **values):
    return page(TOKKEN, lang, seats, **values)


@each_lang
@each_book
def test_every_rule_and_option_leads_to_a_paragraph(book, lang):
    paragraphs, info = set(page(book, lang)), book.info
    assert set(book.paragraphs) == set(info.rules)
    assert {words.refusal_paragraph(info.code, rule) for rule in info.rules} <= paragraphs
    assert {option.rule for option in info.options} <= paragraphs


@each_book
def test_both_languages_have_the_same_paragraphs_with_as_many_sentences(book):
    for nl, en in zip(book.pages["nl"], book.pages["en"], strict=True):
        assert nl[0] == en[0]
        assert [line[:-1] for line in nl[2] if isinstance(line, tuple)] == [
            line[:-1] for line in en[2] if isinstance(line, tuple)
        ]
        assert len(nl[2]) == len(en[2])


@each_lang
@each_book
def test_no_paragraph_is_empty_whatever_the_options(book, lang):
    names = [option.name for option in book.info.options]
    for seats in book.info.seats:
        for values in product(*(option.values for option in book.info.options)):
            for lines in page(book, lang, seats, **dict(zip(names, values, strict=True))).values():
                assert lines and all(line.endswith(".") and "{" not in line for line in lines)


@each_lang
@pytest.mark.parametrize(
    ("book", "option"), [(book, option) for book in (KEEZBORD, TOKKEN) for option in book.info.options]
)
def test_every_option_changes_its_paragraph(lang, book, option):
    told = [page(book, lang, **{option.name: value})[option.rule] for value in option.values]
    assert all(told.count(lines) == 1 for lines in told)


@each_book
def test_every_fact_is_one_that_options_can_have(book):
    known = EXTRA[book.name] | {f"not {fact}" for fact in EXTRA[book.name]}
    for option in book.info.options:
        known |= {
            str(value) if not isinstance(value, bool) else option.name if value else f"not {option.name}"
            for value in option.values
        }
    for lang in LANGS:
        facts = {
            fact
            for _, _, lines in book.pages[lang]
            for line in lines
            if isinstance(line, tuple)
            for fact in line[:-1]
        }
        assert facts <= known and len(facts) > 8


@each_lang
@pytest.mark.parametrize("seats", [3, 4])
def test_who_plays_alone_has_no_partner(lang, seats):
    pages = keezbord(lang, 2), tokken(lang, seats, individual=seats == 4, seven_rest="must")
    for lines in pages:
        text = " ".join(line for paragraph in lines.values() for line in paragraph).replace("maakt", "")
        assert "maat" not in text and "partner" not in text


@each_book
def test_a_partner_on_the_start_is_hit_only_where_the_own_side_may_be(book):
    spared, hit = (
        "Staat er een pion van je maat, dan kun je niet opzetten.",
        "Een pion van je maat sla je er ook.",
    )
    assert hit in page(book)["start"] and spared not in page(book)["start"]
    assert spared in page(book, friendly_fire=False)["start"]
    assert hit not in page(book, friendly_fire=False)["start"]


# ---- Keezbord


def test_the_page_of_keezbord_counts_with_the_seats():
    assert "De rondgang telt 64 vakjes, en iedereen heeft daarop een start." in keezbord(seats=2)["table"]
    assert "The track has 96 squares, and everyone has a start on it." in keezbord("en", 6)["table"]
    assert "Er zijn 104 kaarten: dertien per speler, zonder jokers." in keezbord(seats=8)["deal"]


@pytest.mark.parametrize(
    ("lang", "sparing", "hitting"),
    [
        ("nl", "Langs een pion van je eigen kant mag de 7 dan niet.", "gaat terug"),
        ("en", "So the 7 may not pass a pawn of your own side.", "goes back"),
    ],
)
@each_book
def test_a_sweeping_seven_spares_the_own_side_where_hitting_it_is_forbidden(book, lang, sparing, hitting):
    seven = page(book, lang, seven_hits_passed=True)["seven"]
    assert sparing not in seven and hitting in " ".join(seven)
    assert sparing in page(book, lang, seven_hits_passed=True, friendly_fire=False)["seven"]
    assert sparing not in page(book, lang, friendly_fire=False)["seven"]


# ---- Tokken


def test_the_page_of_tokken_counts_with_seats_and_options():
    assert "De baan telt 54 vakjes: 18 voor elke speler." in tokken(seats=3)["table"]
    assert "The track has 128 squares: 16 for each player." in tokken("en", 8, section_length=16)["table"]
    assert "Er zijn 78 gewone kaarten, dertien per speler, en 3 jokers." in tokken(seats=6)["deal"]
    assert "Er zijn 39 gewone kaarten, dertien per speler, en één joker." in tokken(seats=3)["deal"]


@pytest.mark.parametrize(
    ("values", "dot"),
    [
        ({}, 8),
        ({"dot_index": 9}, 9),
        ({"section_length": 16}, 7),
        ({"section_length": 16, "dot_index": 6}, 6),
    ],
)
def test_the_page_says_where_the_dots_are(values, dot):
    assert f"Het {dot}e vakje na elk thuishonk is een zwarte stip." in tokken(**values)["dots"]
    assert f"The {dot}th square after each start is a black dot." in tokken("en", **values)["dots"]


def test_the_words_of_tokken_stand_in_what_races_share():
    assert (
        "Langs andere pionnen lopen mag, maar niet langs een pion die veilig op het thuishonk staat."
        in (tokken()["walk"])
    )
    assert (
        "Langs andere pionnen lopen mag, maar niet langs een pion die veilig op de start staat."
        in (keezbord()["walk"])
    )
    text = " ".join(line for lines in tokken().values() for line in lines)
    assert "honk" not in text.replace("thuishonk", "") and " start" not in text


def test_cards_are_exchanged_with_a_partner_or_passed_on():
    assert tokken()["give"][0] == "Na het delen ruil je één kaart met je maat."
    assert tokken(individual=True)["give"] == tokken(seats=5)["give"]
    assert tokken(seats=5)["give"][0].startswith("Na het delen geef je één kaart aan wie links van je zit")
