"""Tests of the words of ToedeLoe that `spoken/` does not hold, to Jan and Anna in white, Truus and Wim in grey."""

import pytest
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.rules.board import CELLS, FIELD, MAX_SAME_NUMBER, USUAL_BOARD
from kaartbord.games.toedeloe.words import phrases as words
from kaartbord.games.toedeloe.words import prompts
from kaartbord.games.toedeloe.words.moves import DESCRIBERS
from kaartbord.rules.options import board_flaw
from kaartbord.rules.protocol import Event, Illegal
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL
from support.tables.toedeloe import action_of, on_board, table, taken
from text.games import NAMES
from text.toedeloe.cells import (
    A2,
    A11,
    EIGHT,
    JOKERED,
    KING,
    QUEEN,
    eights,
)

NAMED = NAMES[:4]


def told(state, turn, lang="nl", me=None):
    """The line of a turn."""
    seat, action = action_of(state, turn)
    events = toedeloe.events(state, seat, action, toedeloe.apply(state, seat, action))
    return words.describe_ply(Reader(MESSAGES[lang], NAMED, me), state, events)


def test_no_room():
    state = taken(EIGHT, white=eights()[:4], grey=eights()[4:])
    assert [told(state, "blocked", lang) for lang in ("nl", "en")] == [
        "Er is nergens plaats: −1 voor grijs.",
        "There is no room anywhere: −1 for grey.",
    ]
    assert [told(state, "blocked", me=me) for me in (0, 1)] == [
        "Er is nergens plaats: −1 voor hen.",
        "Er is nergens plaats: −1 voor jullie.",
    ]
    two = taken(EIGHT, white=eights()[:4], grey=eights()[4:], seats=2)
    assert [told(two, "blocked", me=me) for me in (0, 1)] == [
        "Er is nergens plaats: −1 voor de ander.",
        "Er is nergens plaats: −1 voor jou.",
    ]


def test_a_row_that_is_laid_is_announced_from_three_on():
    state = on_board(toedeloe.setup(toedeloe.options({}), 4), (0, 1, 2, 7), ())
    for cells, words_nl in (((1, 2), "3 op rij"), ((7,), ""), ((8,), "")):
        banner = prompts.announcement(Reader(NL), state, (Event("place", 0, pawn=0, cells=cells),))
        assert banner == words_nl


def test_every_event_has_a_teller():
    assert set(DESCRIBERS) == set(toedeloe.INFO.events)


def refused(state, turn, lang="nl"):
    with pytest.raises(Illegal) as found:
        toedeloe.apply(state, *action_of(state, turn))
    return words.refusal_text(Reader(MESSAGES[lang], NAMED), state, found.value.refusal)


ONE_FIELD = "De pionnen moeten op één veld passen. Kies een vakje dat oplicht."


def test_the_last_pawn_hears_what_is_true_of_one_pawn():
    elevens = tuple(cell for cell, letter in enumerate(USUAL_BOARD[:FIELD]) if letter == "B")
    king = taken(KING, white=elevens)._replace(left=(40, 1))
    assert refused(king, f"place {A2}") == ONE_FIELD
    assert refused(king, f"place {A11}") == "Dat vakje is bezet. Kies een vrij vakje."
    assert refused(taken(QUEEN)._replace(left=(40, 1)), f"place {A11}") == (
        "Dit is je laatste pion, en dat getal past niet bij 12. Kies een vakje dat oplicht."
    )


def test_a_joker_without_two_equal_numbers_free_says_so():
    joker = taken(JOKERED, white=range(1, CELLS))
    assert refused(joker, "place 0") == (
        "Er zijn nergens twee gelijke getallen vrij, dus leggen kan niet. Kies iets anders."
    )


def test_rows_and_what_becomes_of_them():
    state = on_board(table("Qs"), white=(0, 1, 2, 3, 7), minus=(-2, 0))
    then = on_board(state, white=(0, 1, 2, 3, 4, 7))
    assert words.row_change(Reader(NL, (), 2), state, then, 0) == "jullie rijen: 4 + 2 wordt 5 + 2"
    assert words.row_change(Reader(NL, (), 1), state, then, 0) == "hun rijen: 4 + 2 wordt 5 + 2"
    assert words.row_change(Reader(EN), state, then, 0) == "the white rows: 4 + 2 becomes 5 + 2"
    assert words.row_change(Reader(NL, (), 0), state, then, 1) == ""
    first = on_board(state, grey=(20, 27))
    assert words.row_change(Reader(NL, (), 1), state, first, 1) == "jullie rijen: nu 2"
    assert words.row_change(Reader(EN), first, state, 1) == "the grey rows: none left"


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ("1" * 84, "letters"),
        (USUAL_BOARD[1:], "length"),
        (USUAL_BOARD.replace("2", "3"), "pairs"),
        ("2" * (MAX_SAME_NUMBER + 1) + "3456789ABC" * 2 + "66" + "7" * 37, "often"),
        ("6" * 4 + USUAL_BOARD[4:FIELD] + USUAL_BOARD[FIELD:].replace("6", "7"), "six"),
    ],
)
def test_what_is_wrong_with_a_board(board, problem):
    form = next(option.board for option in toedeloe.INFO.options if option.name == "board")
    assert form is not None and (flaw := board_flaw(form, board)) is not None
    assert flaw.problem == problem
    for lang in LANGUAGE_CODES:
        sentence = words.format_text(MESSAGES[lang], f"board.problem.{problem}")
        assert sentence.endswith(".") and len(sentence.split(". ")) == 2


def test_how_a_board_is_written():
    assert str(MAX_SAME_NUMBER) in words.format_text(NL, "board.problem.often")
    for lang in LANGUAGE_CODES:
        assert str(len(USUAL_BOARD)) in words.format_text(MESSAGES[lang], "board.form")


def test_what_is_of_a_team_is_called_as_its_own_players_do():
    state = taken(EIGHT, white=eights()[:4], grey=eights()[4:])._replace(left=(0, 5))
    score = toedeloe.score(state)
    assert [
        words.ending(Reader(MESSAGES[lang], NAMED, me), state, score).partition(".")[0]
        for me in (0, 1, None)
        for lang in ("nl", "de", "fr")
    ] == [
        "Alle pionnen van jullie liggen op het bord",
        "Eure Figuren liegen alle auf dem Brett",
        "Tous vos pions sont sur le plateau",
        "Alle pionnen van hen liggen op het bord",
        "Alle Figuren der anderen liegen auf dem Brett",
        "Tous les pions de l\u2019autre équipe sont sur le plateau",
        "Alle pionnen van wit liggen op het bord",
        "Alle Figuren von Weiß liegen auf dem Brett",
        "Tous les pions des blancs sont sur le plateau",
    ]
