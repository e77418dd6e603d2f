"""What stands on and around the table of ToedeLoe in words: squares, choices, teams, rows, prompts.

Seat 0 leads; Jan and Anna are white, Truus and Wim grey.
"""

import pytest
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.board import FIELD, MOST, USUAL
from kaartbord.games.toedeloe.state import GREEN_HOME
from kaartbord.rules import cards
from kaartbord.rules.options import board_flaw
from kaartbord.text import LANGS
from kaartbord.text.reader import Reader
from kaartbord.text.toedeloe import phrases as words
from support.tables.toedeloe import action_of, do, on_board, table, taken
from text.games import NAMES
from text.toedeloe.cells import A2, A3, A8, A10, A11, B7, B11, B12, EIGHT, JOKERED, KING, QUEEN, RED, eights

NAMED = NAMES[:4]


# ---- squares and choices


def test_squares_in_words():
    state = on_board(table("Qs"), white=(A8,), grey=(B7,), green=(B12,))
    assert [words.standing("nl", state.cells[cell]) for cell in (A3, A8, B7, B12)] == [
        "vrij",
        "pion van wit",
        "pion van grijs",
        "groene pion",
    ]
    assert words.standing("en", state.cells[A8]) == "white pawn"
    assert words.target("nl", state, A3) == "3, veld A rij 2 plaats 6"
    assert words.target("nl", state, A8) == "8, veld A rij 1 plaats 7, een pion van wit gaat eraf"
    assert words.target("en", state, B7) == "7, field B row 1 place 3, removes a grey pawn"
    assert words.source("nl", state, B12) == "groene pion op 12, veld B rij 2 plaats 2"
    assert words.source("en", state, GREEN_HOME) == "green pawn beside the board"


def chosen(state, turn, lang="nl"):
    seat, action = action_of(state, turn)
    return words.choice(Reader(lang, NAMED, seat), toedeloe.view(state, seat), seat, action)


def test_choices():
    state = table("Qs *s *h")
    assert [chosen(state, "Qs"), chosen(state, "Qs", "en")] == [
        "Speel schoppen vrouw",
        "Play the queen of spades",
    ]
    assert [chosen(state, "*s"), chosen(state, "*h")] == ["Speel je eerste joker", "Speel je tweede joker"]
    assert chosen(table("Qs *h"), "*h") == "Speel een joker"
    assert chosen(taken(EIGHT), f"place {A8}") == "Leg 8: veld A rij 1 plaats 7"
    assert chosen(taken(QUEEN), f"place {A10} {A2}") == (
        "Leg 2 + 10: veld A rij 1 plaats 4 en rij 1 plaats 2"
    )
    joker = taken(JOKERED, white=(B7,), green=(A8,), minus=(0, -6))
    assert chosen(joker, f"place {A11} {B11}", "en") == (
        "Put down 11 + 11: field A row 1 place 3 and field B row 1 place 1"
    )
    assert chosen(joker, "back") == "Zet de scorepion van −6 op −4"
    assert chosen(joker, f"green {GREEN_HOME} {B7}") == (
        "Groene pion naast het bord: naar 7, veld B rij 1 plaats 3, een pion van wit gaat eraf"
    )
    assert chosen(joker, f"green {A8} {A3}", "en") == (
        "Green pawn on 8, field A row 1 place 7: to 3, field A row 2 place 6"
    )
    blocked = taken(EIGHT, white=eights()[:4], grey=eights()[4:])
    assert chosen(blocked, "blocked") == "Er is nergens plaats: −1"


# ---- the stage


def test_teams_as_their_reader_hears_them():
    four, two = table("Qs").table, table("Qs", seats=2).table
    assert [words.team(Reader("nl", (), me), four, 0) for me in (0, 1, 2, None)] == [
        "jullie",
        "zij",
        "jullie",
        "wit",
    ]
    assert [words.team(Reader("nl", (), me), two, 1) for me in (0, 1, None)] == ["de ander", "jij", "grijs"]
    assert [words.team(Reader("en", (), me), four, 1, "object") for me in (0, 1, None)] == [
        "them",
        "you",
        "grey",
    ]


def test_rows_and_what_becomes_of_them():
    state = on_board(table("Qs"), white=(0, 1, 2, 3, 7), minus=(-2, 0))
    assert words.rows_line("nl", state, 0) == "rijen 4 + 2, stand −2"
    assert words.rows_line("en", state, 1) == "no rows, score 0"
    then = on_board(state, white=(0, 1, 2, 3, 4, 7))
    assert words.preview(Reader("nl", (), 2), state, then, 0) == "jullie rijen: 4 + 2 wordt 5 + 2"
    assert words.preview(Reader("nl", (), 1), state, then, 0) == "hun rijen: 4 + 2 wordt 5 + 2"
    assert words.preview(Reader("en"), state, then, 0) == "the white rows: 4 + 2 becomes 5 + 2"
    assert words.preview(Reader("nl", (), 0), state, then, 1) == ""
    first = on_board(state, grey=(20, 27))
    assert words.preview(Reader("nl", (), 1), state, first, 1) == "jullie rijen: nu 2"
    assert words.preview(Reader("en"), first, state, 1) == "the grey rows: none left"


def test_green_wild_counts_in_rows():
    state = on_board(table("Qs", green_wild=True), white=(0, 1), green=(2,))
    assert words.rows_line("nl", state, 0) == "rijen 3, stand 0"


def test_the_top_line():
    state = table("Qs", "Ts", "3s", "2s")
    assert words.top("nl", toedeloe.setup(toedeloe.options({}), 4)) == ""
    assert words.top("nl", state) == words.top("nl", do(state, "Qs")) == "ronde 1, slag 1 van 8"
    assert words.top("en", taken(EIGHT)) == "deal 1, trick 1 of 8"
    assert words.top("nl", do(taken(EIGHT), f"place {A8}")) == "ronde 1, slag 2 van 8"


@pytest.mark.parametrize(
    ("trick", "highest", "after"),
    [
        ("", "Nog geen zwart", "Zonder zwart of joker levert de slag niets op."),
        ("4h", "Nog geen zwart", "Zonder zwart of joker levert de slag niets op."),
        ("2d 6d 8c", "Hoogste zwart: 8, klaveren 8", "De winnaar legt één pion op een 8."),
        (
            "2d 6d Qs",
            "Hoogste zwart: 12, schoppen V",
            "De winnaar legt 12: twee getallen op één veld, of één pion op een 12.",
        ),
        ("2d As Qs", "Hoogste zwart: 15, schoppen A", "De winnaar legt 15: twee getallen op één veld."),
        (
            JOKERED,
            "Joker: kies zelf",
            "De winnaar kiest: de groene pion, twee minpunten minder of twee pionnen op hetzelfde getal.",
        ),
    ],
)
def test_the_highest_black_so_far(trick, highest, after):
    state = do(table(*(trick or "4h").split()), *trick.split())
    assert words.highest("nl", state) == highest
    assert words.after("nl", state) == after
    assert words.highest("nl", toedeloe.setup(toedeloe.options({}), 4)) == "Nog geen zwart"


def test_piles():
    state = do(taken(EIGHT), f"place {A8}")
    assert [words.piles("nl", state, chair) for chair in (0, 3)] == ["0 plus, 0 min", "1 plus, 0 min"]
    assert words.piles("en", taken(RED), 2) == "0 plus, 1 minus"


def test_prompts_for_a_card():
    assert words.asked("nl", table("Qs")) == "Jouw beurt. Kom uit met een kaart."
    assert words.asked("nl", do(table("Qs", "Ts"), "Qs")) == "Jouw beurt. Leg schoppen."
    assert words.asked("nl", do(table("Qs", "Th"), "Qs")) == "Jouw beurt. Je hebt geen schoppen: alles mag."
    assert words.asked("en", do(table("Qs", "Th *s"), "Qs")) == (
        "Your turn. You have no spades: play any card, even a joker."
    )
    state = do(table("Qs", "Ts", "3s", seats=2), "Qs", "Ts")
    assert words.asked("nl", state) == "Je tweede hand. Leg schoppen."
    led = table("Qs")
    led = led._replace(hands=(cards.parse("*s"), *led.hands[1:]))
    assert words.asked("nl", do(led, "*s")) == "Jouw beurt. Er ligt een joker: alles mag."


@pytest.mark.parametrize(
    ("trick", "nl", "en"),
    [
        (EIGHT, "Leg één pion op een 8.", "Put one pawn on number 8."),
        (KING, "Kies twee getallen op één veld: samen 13.", "Choose two numbers on one field that make 13."),
        (
            QUEEN,
            "Kies twee getallen op één veld, samen 12, of één pion op een 12.",
            "Choose two numbers on one field that make 12, or one pawn on number 12.",
        ),
        (JOKERED, "Je joker wint. Kies wat je doet.", "Your joker wins. Choose what to do."),
    ],
)
def test_prompts_for_a_pawn(trick, nl, en):
    assert [words.asked(lang, taken(trick)) for lang in LANGS] == [nl, en]


def test_the_prompt_where_there_is_no_room():
    state = taken(EIGHT, white=eights()[:4], grey=eights()[4:])
    assert [words.asked(lang, state) for lang in LANGS] == [
        "Er is nergens plaats. Dat kost een punt.",
        "There is no room anywhere. That costs a point.",
    ]


def test_the_prompt_for_the_last_pawn():
    last = taken(KING)._replace(left=(40, 1))
    assert words.asked("nl", last) == "Dit is je laatste pion. Leg hem op een getal dat bij 13 past."
    assert words.tell("nl", "ask.second", first=2, second=10, field=words.field("nl", A10)) == (
        "2 ligt. Kies nu een 10 op veld A."
    )


# ---- a board of one's own


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ("1" * 84, "letters"),
        (USUAL[1:], "length"),
        (USUAL.replace("2", "3"), "pairs"),
        ("2" * (MOST + 1) + "3456789ABC" * 2 + "66" + "7" * 37, "often"),
        ("6" * 4 + USUAL[4:FIELD] + USUAL[FIELD:].replace("6", "7"), "six"),
    ],
)
def test_what_is_wrong_with_a_board(board, problem):
    form = next(option.board for option in toedeloe.INFO.options if option.name == "board")
    assert form is not None and (flaw := board_flaw(form, board)) is not None
    assert flaw.problem == problem
    for lang in LANGS:
        sentence = words.tell(lang, f"board.problem.{problem}")
        assert sentence.endswith(".") and len(sentence.split(". ")) == 2


def test_how_a_board_is_written():
    assert str(MOST) in words.tell("nl", "board.problem.often")
    for lang in LANGS:
        assert str(len(USUAL)) in words.tell(lang, "board.form")
