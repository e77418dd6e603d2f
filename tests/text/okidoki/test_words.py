"""Tests of the words of OkiDoki that `spoken/` does not hold, to Jan and Anna in white, Truus and Wim in grey."""

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki.rules.board import LENGTHS
from kaartbord.games.okidoki.rules.state import ACES_MOVE, MOVE, RESERVE
from kaartbord.games.okidoki.words import phrases as words
from kaartbord.rules.protocol import Action, Refusal
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.reader import Reader
from support.catalogue import NL
from text.games import NAMES

NAMED = NAMES[:4]


def position(pawns="0 0 - - / 0 0 - -", steps=12, seats=4):
    """White walks: where its pawns and those of grey are (`-` is in reserve), and how far."""
    places = bytes(RESERVE if word == "-" else int(word) for word in pawns.replace("/", "").split())
    start = okidoki.setup(okidoki.options({}), seats)
    return start._replace(pawns=places, moves=((0, steps),), turn=0, dealer=0, rounds=7, phase=MOVE)


def told(state, action, lang="nl", me=None):
    """The line of an action, made from what the reader sees."""
    before, after = (okidoki.view(each, me) for each in (state, okidoki.play(state, action)))
    return words.describe_ply(Reader(MESSAGES[lang], NAMED, me), before, okidoki.events(before, 0, action, after))


def test_a_swap_with_a_pawn_whose_start_is_full():
    state = position("0 17 31 31 / 22 0 0 -", ACES_MOVE)
    swap = Action("swap", b"", ((0, 22), (4, 255)))
    assert [told(state, swap, lang) for lang in ("nl", "en")] == [
        "Jan wisselt de witte pion op start met de grijze pion op 22. Grijs gaat naar de reserve: start is vol.",
        "Jan swapped the white pawn on start with the grey pawn on 22. Grey goes to reserve: start is full.",
    ]


def test_nothing_can_walk():
    state = position("4 - - - / 22 6 0 0", 1)
    skip = Action("skip")
    assert okidoki.legal(state, 0) == [skip]
    assert [told(state, skip, lang) for lang in ("nl", "en")] == [
        "Wit kan met geen pion 1 stap lopen en slaat over.",
        "White cannot move 1 step with any pawn and skips.",
    ]
    assert told(state, skip, me=2) == "Jullie kunnen met geen pion 1 stap lopen en slaan over."
    assert told(position("4 - - - / 22 6 0 0", 1, seats=2), skip, me=0) == (
        "Jij kunt met geen pion 1 stap lopen en slaat over."
    )
    assert words.first_prompt(Reader(NL, NAMED), state, 0, [skip]) == "Geen pion kan lopen. Sla deze keer over."
    assert words.choice_label(Reader(NL, NAMED, 0), state, 0, skip) == "Sla over"


@pytest.mark.parametrize("rule", ["red", "own", "safe"])
def test_a_pawn_that_cannot_go_says_where_it_would_land(rule):
    said = words.refusal_text(Reader(NL), position(), Refusal(rule, pawn=0), square=False)
    assert said.startswith("Deze pion zou ") and said.endswith(" Kies iets wat oplicht.")


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_what_is_wrong_with_a_board(lang):
    problems = [
        words.format_text(MESSAGES[lang], f"board.problem.{key}")
        for key in ("letters", "length", "red", "few", "unfair")
    ]
    assert len(set(problems)) == len(problems) and all(text.endswith(".") for text in problems)
    assert f"{LENGTHS[0]} " in problems[1] and f" {LENGTHS[-1]} " in problems[1]


def test_a_square_has_the_form_that_the_words_around_it_ask_for():
    state = position("0 20 - - / 22 0 0 -")
    walk = Action("move", b"", ((0, 1), (1, 31)))
    assert [told(state, walk, lang).partition(".")[0] for lang in ("nl", "de", "fr")] == [
        "Jan loopt 1 + 11: wit van start naar 1, dan van 20 naar de finish",
        "Jan geht 1 + 11: Weiß vom Start bis 1, dann von 20 ins Ziel",
        "Jan avance de 1 + 11\u00a0: blanc du départ à 1, puis de 20 à l\u2019arrivée",
    ]
