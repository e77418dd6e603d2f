"""The rules page of every game holds every rule and option, and says what is true with the options of a table."""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.toedeloe.rules import board
from kaartbord.games.toedeloe.rules.scoring import SPLIT_VALUES
from kaartbord.rules.options import Option
from kaartbord.text import LANGUAGE_CODES, MESSAGES, phrasebooks, rulebook
from kaartbord.text.phrasebooks import PHRASEBOOKS
from support.catalogue import NL

each_lang = pytest.mark.parametrize("lang", LANGUAGE_CODES)
each_game = pytest.mark.parametrize("code", GAMES)

PLAIN = "wgnn" * 4
"""A board of OkiDoki without a red square."""

FEW = 6
"""The most values of an option that are combined with those of another."""

BOARDS = {"O": PLAIN, "L": board.USUAL_BOARD[::-1]}
"""By game: a board of one's own."""


def page(code: str, lang: str = "nl", seats: int = 4, **values: Any) -> dict[str, list[str]]:
    """The sentences of each paragraph."""
    told = phrasebooks.rules_page(MESSAGES[lang], code, GAMES[code].options(values), seats)
    return {paragraph: lines for paragraph, _, lines in told}


def values_of(code: str, option: Option) -> tuple[Any, ...]:
    """Its values, and a board of one's own."""
    return (*option.values, BOARDS[code]) if option.board else option.values


def mixtures(code: str) -> Iterator[Mapping[str, Any]]:
    """Every two options with every value of both, else as usual, and random mixtures of all."""
    rng, options = Random(1), GAMES[code].INFO.options
    for one, other in combinations(options, 2):
        for value, second in product(values_of(code, one)[:FEW], values_of(code, other)[:FEW]):
            yield {one.name: value, other.name: second}
    for _ in range(300):
        yield {option.name: rng.choice(values_of(code, option)) for option in options}


@each_game
def test_all_languages_have_the_same_paragraphs_with_as_many_sentences(code: str) -> None:
    first, *others = (
        [
            (name, [line[:-1] if isinstance(line, tuple) else () for line in lines])
            for name, _, lines in PHRASEBOOKS[code].rulebook.pages[lang]
        ]
        for lang in LANGUAGE_CODES
    )
    assert [page == first for page in others] == [True] * len(others)


@each_lang
@each_game
def test_no_paragraph_is_empty_whatever_the_options(lang: str, code: str) -> None:
    seats = GAMES[code].INFO.seats
    for number, values in enumerate(mixtures(code)):
        for lines in page(code, lang, seats[number % len(seats)], **values).values():
            assert lines and all(line.endswith(".") and "{" not in line for line in lines)


@each_lang
@pytest.mark.parametrize(
    ("code", "option"), [(code, option) for code, game in GAMES.items() for option in game.INFO.options]
)
def test_every_option_changes_its_paragraph(lang: str, code: str, option: Option) -> None:
    seats = 2 if code == "L" else 4
    told = [page(code, lang, seats, **{option.name: value})[option.rule] for value in values_of(code, option)]
    assert len(told) > 1 and all(told.count(lines) == 1 for lines in told)


@each_game
def test_every_fact_is_one_that_can_hold(code: str) -> None:
    book, game = PHRASEBOOKS[code].rulebook, GAMES[code]
    tables = product(mixtures(code), game.INFO.seats)
    held = set[str]().union(*(rulebook.true_facts(book, game.options(values), seats) for values, seats in tables))
    for lang in LANGUAGE_CODES:
        lines = [line for _, _, lines in book.pages[lang] for line in lines]
        assert {fact for line in lines if isinstance(line, tuple) for fact in line[:-1]} <= held


SENTENCES: tuple[tuple[str, int, dict[str, Any], str, str], ...] = (
    ("K", 2, {}, "table", "De rondgang telt 64 vakjes, en iedereen heeft daarop een start."),
    ("K", 8, {}, "deal", "Er zijn 104 kaarten: dertien per speler, zonder jokers."),
    ("T", 3, {}, "table", "De baan telt 54 vakjes: 18 voor elke speler."),
    ("T", 8, {"section_length": 16}, "table", "De baan telt 128 vakjes: 16 voor elke speler."),
    ("T", 6, {}, "deal", "Er zijn 78 gewone kaarten, dertien per speler, en 3 jokers."),
    ("T", 3, {}, "deal", "Er zijn 39 gewone kaarten, dertien per speler, en één joker."),
    ("T", 4, {}, "dots", "Het 8e vakje na elk thuishonk is een zwarte stip."),
    ("T", 4, {"dot_index": 9}, "dots", "Het 9e vakje na elk thuishonk is een zwarte stip."),
    ("T", 4, {"section_length": 16}, "dots", "Het 7e vakje na elk thuishonk is een zwarte stip."),
    ("P", 5, {}, "deal", "Met iedereen erbij blijven er 12 over: de stapel."),
    ("P", 8, {}, "deal", "Met acht spelers blijft er geen stapel over."),
    ("P", 4, {"limit": 15}, "goal", "Wie er 15 heeft, is af."),
    ("P", 4, {"limit": 15}, "pelt", "Met 14 punten sta je op armoede"),
    ("P", 4, {"blind_value": 4}, "blind", "verliezen 4."),
    ("O", 4, {}, "table", "Iedereen loopt over dezelfde baan van 30 vakjes."),
    ("O", 4, {}, "squares", "Elk team heeft 11 vakjes in zijn kleur."),
    ("O", 4, {}, "board", "Jullie spelen op het gewone bord, met 4 rode vakjes."),
    ("O", 4, {"board": PLAIN}, "squares", "Elk team heeft 4 vakjes in zijn kleur."),
    ("O", 4, {"board": PLAIN}, "squares", "Rode vakjes zijn er op dit bord niet."),
    ("O", 4, {"board": PLAIN}, "board", "Jullie spelen op een eigen bord van 16 vakjes."),
    ("O", 2, {}, "deal", "Jullie krijgen elk twee handen van dertien."),
    ("O", 2, {"two_player_mode": "stapel"}, "deal", "Jullie krijgen er elk dertien; de rest is de stapel."),
    ("L", 4, {}, "goal", "Elk team heeft 40 pionnen, en een scorepion op een tabel van 0 tot −9."),
    ("L", 4, {"pawns": 20}, "goal", "20 pionnen per team, en een scoretabel van 0 tot −5."),
    ("L", 4, {"pawns": 20}, "end", "op −5 komt"),
    ("L", 4, {"board": BOARDS["L"]}, "board", "Jullie spelen op een eigen bord"),
)
"""Game, seats, options, paragraph, and what it counts there."""


@pytest.mark.parametrize(("code", "seats", "values", "paragraph", "told"), SENTENCES)
def test_a_page_counts_with_seats_and_options(
    code: str, seats: int, values: dict[str, Any], paragraph: str, told: str
) -> None:
    assert told in " ".join(page(code, "nl", seats, **values)[paragraph])


@pytest.mark.parametrize(
    ("code", "seats", "values"),
    [
        ("K", 2, {}),
        ("T", 3, {"seven_rest": "must"}),
        ("T", 4, {"seven_rest": "must", "individual": True}),
        ("O", 2, {}),
        ("O", 2, {"two_player_mode": "stapel"}),
    ],
)
@each_lang
def test_who_plays_alone_has_no_partner(code: str, seats: int, values: dict[str, Any], lang: str) -> None:
    text = str(page(code, lang, seats, **values)).replace("maakt", "")
    assert "maat" not in text and "partner" not in text.replace("'partner': ", "")


def test_the_words_of_tokken_stand_in_what_races_share() -> None:
    text = " ".join(line for lines in page("T").values() for line in lines)
    assert "honk" not in text.replace("thuishonk", "") and " start" not in text


@pytest.mark.parametrize("code", "OL")
def test_how_two_play_changes_nothing_for_four(code: str) -> None:
    modes = next(option.values for option in GAMES[code].INFO.options if option.name == "two_player_mode")
    two, four = ([page(code, seats=seats, two_player_mode=mode)["deal"] for mode in modes] for seats in (2, 4))
    assert two[0] != two[1] and four[0] == four[1]


@each_lang
def test_what_is_switched_off_takes_one_sentence(lang: str) -> None:
    switches = ("blind", "pelt", "was", "whistle", "jack_bonus", "four_alike")
    off = page("P", lang, **dict.fromkeys(switches, False))
    for paragraph in ("blind", "pelt", "wash", "whistle", "jack", "four", "final", "anti_line"):
        assert len(off[paragraph]) == 1


def test_the_tables_of_splitting_are_those_of_the_game() -> None:
    told = " ".join(page("L")["split"])
    pairs = {(a, b) for a, b in product(range(2, 13), repeat=2) if a <= b}
    assert {pair for pair in pairs if f" {pair[0]} + {pair[1]}" in told} == {
        pair for pair in pairs if sum(pair) in SPLIT_VALUES
    }


def test_many_players_are_advised_not_to_wash() -> None:
    advice = "Met vijf of meer spelers is de stapel klein: zet de was liever uit."
    told = [advice in page("P", seats=seats)["wash"] for seats in GAMES["P"].INFO.seats]
    assert told == [False] * 3 + [True] * 3 + [False]


@pytest.mark.parametrize(
    ("code", "value", "word"),
    [
        ("O", PLAIN, "een eigen bord"),
        ("O", "", "het gewone bord"),
        ("O", "stapel", "ieder één hand, en een stapel"),
        ("L", BOARDS["L"], "een eigen bord"),
        ("L", 20, "20 pionnen"),
    ],
)
def test_values_have_words_and_a_board_of_ones_own_has_one(code: str, value: str | int, word: str) -> None:
    assert phrasebooks.option_value(NL, code, value) == word
