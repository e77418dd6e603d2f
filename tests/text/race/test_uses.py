"""The uses of a card as the board shows them: no number of a square, and no two alike."""

import re

import pytest
from kaartbord.rules.protocol import DEALER
from kaartbord.text import LANGS
from kaartbord.text.race import uses
from kaartbord.text.reader import Reader
from support.long import some
from support.tables.race import game_of, position
from text.games import GAMES, HOUSES, NAMES, random_race

LONGEST = 18
"""Steps of the joker of Tokken; no number of a square is needed."""

NAMED = ("Anna", "Bram", "Cas", "Dien")


def shown(state, lang="nl"):
    """Every play of seat 0."""
    reader = Reader(lang, NAMED, 0)
    game = game_of(state)
    return [uses.shown(reader, state, 0, a) for a in game.legal(state, 0) if a.kind == "play"]


@pytest.mark.parametrize(
    ("state", "nl", "en"),
    [
        (position("20 - - -", hands="8s"), ["8 vooruit"], ["8 forward"]),
        (
            position("20 40 - -", "12 - - -", hands="8s"),
            ["achterste 8 vooruit, slaat Bram", "voorste 8 vooruit"],
            ["rear pawn 8 forward, hitting Bram", "front pawn 8 forward"],
        ),
        (
            position("60 20 h1 -", hands="2s"),
            ["voorste 2 vooruit", "achterste 2 vooruit", "honk 1 naar honk 3"],
            ["front pawn 2 forward", "rear pawn 2 forward", "home 1 to home 3"],
        ),
        (
            position("63 20 - -", hands="2s"),
            ["voorste naar honk 2", "achterste 2 vooruit"],
            ["front pawn to home 2", "rear pawn 2 forward"],
        ),
        (position("20 - - -", hands="4s"), ["4 achteruit"], ["4 back"]),
        (position("20 - - -", hands="As"), ["zet op", "1 vooruit"], ["bring out", "1 forward"]),
        (
            position("20 30 - -", "5 9 - -", "6 - - -", hands="Js"),
            [
                "achterste met achterste van Bram",
                "achterste met voorste van Bram",
                "achterste met Cas",
                "voorste met achterste van Bram",
                "voorste met voorste van Bram",
                "voorste met Cas",
            ],
            [
                "rear pawn with Bram's rear pawn",
                "rear pawn with Bram's front pawn",
                "rear pawn with Cas",
                "front pawn with Bram's rear pawn",
                "front pawn with Bram's front pawn",
                "front pawn with Cas",
            ],
        ),
        (position("20 - - -", "5 - - -", hands="Js"), ["ruil met Bram"], ["swap with Bram"]),
        (
            position("", "5 9 - -", "", "30", hands="5s", game="tokken"),
            ["achterste van Bram 5 vooruit", "voorste van Bram 5 vooruit", "Dien 5 vooruit"],
            ["Bram's rear pawn 5 forward", "Bram's front pawn 5 forward", "Dien 5 forward"],
        ),
        (
            position("h1 h2 h3 h4", "", "20 40 - -", hands="8s"),
            ["achterste 8 vooruit", "voorste 8 vooruit"],
            ["rear pawn 8 forward", "front pawn 8 forward"],
        ),
    ],
)
def test_a_use_names_the_pawn_as_it_stands_on_the_board(state, nl, en):
    assert shown(state) == nl
    assert shown(state, "en") == en


def test_the_parts_of_a_seven_follow_each_other():
    assert "voorste 3 + achterste 4" in shown(position("40 20 - -", hands="7s"))
    assert "voorste naar honk 2 + achterste 4" in shown(position("62 20 - -", hands="7s"))


each_table = pytest.mark.parametrize(
    ("name", "seats", "house"),
    some(
        [
            (name, seats, house)
            for name, game in GAMES.items()
            for seats in game.INFO.seats
            for house in HOUSES[name]
        ],
        6,
    ),
)


@each_table
def test_no_two_uses_in_the_list_read_alike(name, seats, house):
    for ply in random_race(name, house, seats, 1):
        if ply.seat == DEALER:
            continue
        legal = ply.game.legal(ply.before, ply.seat)
        for lang in LANGS:
            words = [uses.listed(Reader(lang, NAMES, ply.seat), ply.before, ply.seat, a) for a in legal]
            assert len(set(words)) == len(words)
            assert all(int(number) <= LONGEST for word in words for number in re.findall(r"\d+", word))


def wanted(state, card, lang="nl", *, sees=True):
    """What could be advised of a card, in the order of `legal`."""
    reader = Reader(lang, NAMED, 0, sees=sees)
    game = game_of(state)
    return [
        uses.would(reader, state, 0, action)
        for action in game.legal(state, 0)
        if action.cards and action.cards[0] >> 2 == card
    ]


@pytest.mark.parametrize(
    ("state", "card", "nl", "en"),
    [
        (
            position("20 - - -", hands="Ks"),
            13,
            "met de heer een pion opzetten",
            "bring out a pawn with the king",
        ),
        (
            position("20 40 - -", hands="6s"),
            6,
            "6 lopen met je achterste pion",
            "move your rear pawn 6 forward",
        ),
        (position("20 - - -", hands="4s"), 4, "4 teruglopen met je pion", "move your pawn 4 back"),
        (
            position("20 40 - -", "5 - - -", hands="Js"),
            11,
            "je achterste pion met de pion van Bram ruilen",
            "swap your rear pawn with Bram's pawn",
        ),
        (
            position("", "5 - - -", "", "", hands="5s", game="tokken"),
            5,
            "de pion van Bram 5 vooruit zetten",
            "push Bram's pawn 5 forward",
        ),
        (
            position("40 20 - -", hands="7s"),
            7,
            "1 lopen met je voorste pion en 6 met je achterste pion",
            "move your front pawn 1 forward and your rear pawn 6",
        ),
    ],
)
def test_a_choice_follows_what_one_would_do(state, card, nl, en):
    assert nl in wanted(state, card)
    assert en in wanted(state, card, "en")


def test_who_does_not_see_the_board_hears_of_squares():
    assert wanted(position("20 40 - -", hands="6s"), 6, sees=False)[0] == "6 lopen met de pion op blauw 4"
