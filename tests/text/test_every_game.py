"""Tests of the texts that every game must have, from its tile in the lobby to how it was won."""

import re

import pytest
from kaartbord.games import GAMES
from kaartbord.lessons.lessons import LESSONS
from kaartbord.match.statistics import COUNTS
from kaartbord.text import LANGUAGE_CODES, MESSAGES, lessons
from kaartbord.text.phrasebooks import PHRASEBOOKS, rules_page
from kaartbord.text.rulebook import LIST_ITEM, text_blocks

KEYS = ("begin", "round", "score.title", "tile.seats", "tile.line", "tile.short", "gentle")
"""The texts about every game that have a key of their own."""

BOARD_KEYS = ("board.form", "board.problem.letters", "board.problem.length")
"""And of a game that may be played on a board of one's own."""

INTERRUPT_KEYS = ("call", "who_calls")
"""And of a game in which a seat may act out of turn."""

each_game = pytest.mark.parametrize("code", GAMES)


def test_every_game_has_words() -> None:
    assert [game.INFO.name for code, game in GAMES.items() if code not in PHRASEBOOKS] == []
    assert [book.rulebook.info for book in PHRASEBOOKS.values()] == [game.INFO for game in GAMES.values()]


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_the_lobby_has_the_easiest_game_first_and_says_how_long_each_takes(lang: str) -> None:
    takes = list(map(lessons.total_minutes, PHRASEBOOKS))
    assert takes == sorted(takes)
    for book in PHRASEBOOKS.values():
        assert re.search(r"\s\d+\s[Mm]in\.?$", book.format(MESSAGES[lang], "tile.seats"))


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@each_game
def test_every_game_says_what_the_page_asks(code: str, lang: str) -> None:
    info = GAMES[code].INFO
    own_board = any(option.board for option in info.options)
    for key in KEYS + BOARD_KEYS * own_board + INTERRUPT_KEYS * info.interrupts:
        assert PHRASEBOOKS[code].format(MESSAGES[lang], key, number=1), key
    kinds = {f"board.kind.{letter}" for option in info.options if option.board for letter in option.board.letters}
    assert len({PHRASEBOOKS[code].format(MESSAGES[lang], key) for key in kinds}) == len(kinds)


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("code", COUNTS)
def test_every_number_of_the_statistics_has_words(code: str, lang: str) -> None:
    words = {PHRASEBOOKS[code].format(MESSAGES[lang], f"stats.{count.name}") for count in COUNTS[code]}
    assert len(words) == len(COUNTS[code]) > 0


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@each_game
def test_every_rule_and_option_has_a_paragraph(code: str, lang: str) -> None:
    rulebook, info = PHRASEBOOKS[code].rulebook, GAMES[code].INFO
    paragraphs = {paragraph for paragraph, _, _ in rulebook.pages[lang]}
    assert [rule for rule in info.rules if rulebook.paragraphs.get(rule) not in paragraphs] == []
    assert [option.name for option in info.options if option.rule not in paragraphs] == []


def test_sentences_are_set_in_blocks_of_a_few_and_items_alone() -> None:
    assert text_blocks(["One.", "Two.", "• A.", "• B.", "Three.", "Four."]) == [
        "One. Two.",
        "• A.",
        "• B.",
        "Three. Four.",
    ]
    assert text_blocks([]) == []
    assert text_blocks(["A."] * 5) == ["A. A. A. A. A."]
    assert text_blocks(["A."] * 7) == ["A. A. A. A.", "A. A. A."]


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@each_game
def test_a_list_has_several_items(code: str, lang: str) -> None:
    for paragraph, _, lines in rules_page(MESSAGES[lang], code, GAMES[code].options({})):
        assert sum(line.startswith(LIST_ITEM) for line in lines) != 1, paragraph


@each_game
def test_what_is_practised_is_a_paragraph_and_a_step_of_a_lesson(code: str) -> None:
    book = PHRASEBOOKS[code]
    assert book.lesson_steps.keys() <= {paragraph for paragraph, _, _ in book.rulebook.pages["nl"]}
    steps = {f"{lesson.name}.{step.name}" for lesson in LESSONS.get(code, ()) for step in lesson.steps}
    assert book.lesson_steps and {*book.lesson_steps.values()} <= steps
