"""Advice in both languages: every kind of choice gets a sentence with a reason that is true."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.toepen.rules import hand as toepen_hand
from kaartbord.rules.cards import ACE, KING
from kaartbord.rules.protocol import DEALER
from kaartbord.text import LANGUAGE_CODES, MESSAGES, phrasebooks
from kaartbord.text.hints import advice
from kaartbord.text.hints.choice_case import Odds
from kaartbord.text.reader import Reader
from support.catalogue import KEYS, NL
from support.games import random_game
from support.tables.race import position
from text.sampled import some

NAMES = ("Jan", "Truus", "Anna", "Wim", "Henk", "Piet", "Kees", "Lien")
TABLES: list[tuple[str, int, dict[str, Any]]] = [(code, game.INFO.seats[0], {}) for code, game in GAMES.items()] + [
    ("K", 4, {}),
    ("T", 4, {}),
    ("T", 3, {"keep_unplayable": True}),
    ("P", 4, {}),
    ("P", 2, {"limit": 5}),
    ("P", 3, {"kings_final": "two", "limit": 5, "was": False}),
    ("O", 4, {}),
    ("O", 2, {"two_player_mode": "stapel"}),
    ("L", 4, {}),
    ("L", 2, {"two_player_mode": "duel", "pawns": 20}),
]


def random_choices(
    code: str, seats: int, options: dict[str, Any], seed: int, most: int = 1200
) -> Iterator[tuple[Any, int]]:
    """Yield the first choices of a game played at random: the view of the seat that owes it."""
    for ply in islice(random_game(GAMES[code], (options, seats, seed), in_turn=1.0), most):
        if ply.seat != DEALER:
            yield ply.game.view(ply.before, ply.seat), ply.seat


MANY = 40
"""The number of choices above which, as with a seven, only some are explained, spread evenly among all."""


BEGINNINGS = {MESSAGES[lang].format("hint.say", choice="@", why="").partition("@")[0] for lang in LANGUAGE_CODES}
"""The beginnings of advice, in every language."""


@pytest.mark.parametrize(("code", "seats", "options"), TABLES)
def test_every_kind_of_choice_gets_a_sentence_in_every_language(code, seats, options):
    told: set[tuple[str, str]] = set()
    for view, seat in random_choices(code, seats, options, 5, most=400):
        legal = GAMES[code].legal(view, seat)
        for action in legal[:: 1 + len(legal) // MANY]:
            key, _ = advice.find_reason(Reader(NL, NAMES, seat), code, view, action, Odds(0.6, 0.5))
            if (action.kind, key) in told:
                continue
            told.add((action.kind, key))
            for lang in LANGUAGE_CODES:
                given = advice.advice_text(Reader(MESSAGES[lang], NAMES, seat), code, view, action, Odds(0.6, 0.5))
                paragraphs = {
                    name for name, _, _ in phrasebooks.rules_page(MESSAGES[lang], code, view.table.options, seats)
                }
                assert given.paragraph in paragraphs or key in UNEXPLAINED
                for sentence in (given.shown, given.spoken):
                    assert sentence.startswith(tuple(BEGINNINGS)) and sentence.endswith(".")
                    assert "{" not in sentence and "  " not in sentence
    assert len(told) > 3


UNEXPLAINED = {"only", "even", "chance", "best"}
"""Reasons that no paragraph of the rules explains."""

RARE = UNEXPLAINED | {
    "homes",
    "swap_both",
    "win",
    "show",
    "draw",
    "no_draw",
    "whistle",
    "no_whistle",
    "bluff",
}
"""Reasons that other tests give, or that random play hardly meets."""


@pytest.mark.long
def test_every_reason_is_given_by_some_game():
    given = set(RARE)
    for code, seats, options in TABLES:
        for seed in range(3):
            for view, seat in random_choices(code, seats, options, seed):
                legal = GAMES[code].legal(view, seat)
                for action in [*legal[:12], *{action.kind: action for action in legal}.values()]:
                    given.add(advice.find_reason(Reader(NL, NAMES, seat), code, view, action, Odds())[0])
    known = {key.removeprefix("hint-why-") for key in KEYS if key.startswith("hint-why-")}
    assert known - given == set()


KEEZBORD = (
    "keezbord 4 | pawns {pawns} / - - - - / - - - - | hands {hand} / ? ? / ? ? / ? ? | played As | "
    "dealer 3 deals 1 turn 0"
)


def advised(lang, pawns, hand, move, chance=0.5, other=None):
    """The advice to make the only move of a card whose label begins like this."""
    game = GAMES["K"]
    view = game.read(KEEZBORD.format(pawns=pawns, hand=hand))
    book, reader = phrasebooks.PHRASEBOOKS["K"], Reader(MESSAGES[lang], NAMES, 0)
    action = next(a for a in game.legal(view, 0) if book.choice_label(reader, view, 0, a).startswith(move))
    return advice.advice_text(reader, "K", view, action, Odds(chance, other)).spoken


@pytest.mark.parametrize(
    ("pawns", "hand", "move", "why"),
    [
        ("1 - - - / 9 - - -", "4s Ks", "Heer", "zo komt er een pion in het spel"),
        ("1 - - - / 9 - - -", "4s Ks", "4", "achteruit over de start is de kortste weg naar huis"),
        (
            "60 20 - - / 9 - - -",
            "6s 8h",
            "6: 6 vooruit met de pion op turkoois 12",
            "zo komt er een pion thuis",
        ),
        ("3 - - - / 57 - - -", "6s 7h", "6", "zo gaat een pion van Truus terug"),
        ("3 - - - / 9 - - -", "6s", "6", "iets anders kan niet"),
        (
            "0 20 - - / 9 - - -",
            "6s 5s",
            "6: 6 vooruit met de pion op de start",
            "zo komt de start vrij voor de volgende pion",
        ),
        ("0 - - - / 9 - - -", "6s 5s", "6", "verder vooruit kom je nu niet"),
        ("46 - - - / 9 - - -", "6s 4s", "6", "zo staat die pion dicht bij huis"),
        (
            "h1 20 - - / 9 - - -",
            "2s 6s",
            "2: 2 vooruit met de pion in",
            "zo komt er thuis plaats voor een andere pion",
        ),
        ("5 - - - / 21 - - -", "Jh 2s", "Boer", "zo komt je pion 32 vakjes vooruit"),
        ("30 - - - / 60 - - -", "Jh 2s", "Boer", "zo gaat een pion van Truus 46 vakjes achteruit"),
        ("3 9 - - / 21 - - -", "6s 5s", "6: 6 vooruit met de pion op rood 3", "iets beters zie ik niet"),
        ("3 9 - - / 21 - - -", "5s", "5: 5 vooruit met de pion op rood 3", "zo sluit de achterste pion aan"),
    ],
)
def test_what_a_move_brings_about_is_its_reason(pawns, hand, move, why):
    assert advised("nl", pawns, hand, move).endswith(f": {why}.")


def test_where_nothing_happens_the_chances_are_told():
    quiet = "3 9 15 - / 21 - - -", "5s", "5: 5 forward with the pawn on red 9"
    assert advised("en", *quiet, 0.614, 0.55).endswith(": that gives a 61% chance of winning; the next best gives 55%.")
    assert advised("en", *quiet, 0.56, 0.55).endswith(": there is little between the choices, but this seems best.")
    assert advised("en", *quiet).endswith(": I see nothing better.")


def reasons(code, state, seat=0):
    """Return the reason of each legal choice: (action, reason)."""
    game = GAMES[code]
    view = game.view(state, seat)
    return [
        (action, advice.find_reason(Reader(NL, NAMES, seat), code, view, action, Odds())[0])
        for action in game.legal(view, seat)
    ]


@pytest.mark.parametrize(("theirs", "start"), [("", {ACE, KING}), ("20 21 22 23", set()), ("5", {ACE, KING})])
def test_a_gift_is_said_to_bring_out_a_pawn_only_if_it_can(theirs, start):
    state = position("9", "", theirs, hands="As 2s 6h Kh / ? ? ? ? / ? ? ? ? / ? ? ? ?", turn="exchange", game="tokken")
    assert {action.cards[0] >> 2 for action, why in reasons("T", state) if why == "gift_start"} == start


def test_a_pushed_pawn_spares_an_own_one_only_where_one_could_go():
    rival, hands = "30", "{} / ? ? / ? ? / ? ?"
    state = position("20", rival, hands=hands.format("5s 2s"), game="tokken")
    assert ("push", 5) in {(why, action.cards[0] >> 2) for action, why in reasons("T", state)}
    state = position("", rival, hands=hands.format("5s 2s"), game="tokken")
    assert "push" not in {why for _, why in reasons("T", state)}


def test_a_wash_that_is_none_is_called_a_bluff():
    met = 0
    for seed in range(6):
        for view, seat in random_choices("P", 4, {}, seed):
            for action in GAMES["P"].legal(view, seat):
                if action.kind in ("wash_white", "wash_dirty"):
                    why = advice.find_reason(Reader(NL, NAMES, seat), "P", view, action, Odds())[0]
                    true = toepen_hand.is_true_wash(view.hands[seat], action.kind)
                    assert why == ("wash" if true else "bluff_wash")
                    met += 1
    assert met > 20


def test_advice_names_no_square_to_who_sees_the_board():
    view = GAMES["K"].read(KEEZBORD.format(pawns="60 20 - - / 9 - - -", hand="6s 8h"))
    action = next(a for a in GAMES["K"].legal(view, 0) if a.placements[0][0] == 1)
    shown, spoken, paragraph = advice.advice_text(Reader(NL, NAMES, 0), "K", view, action, Odds())
    assert shown.startswith("Ik zou 6 lopen met je achterste pion: ")
    assert spoken.startswith("Ik zou 6 lopen met de pion op blauw 4: ")
    assert paragraph == "walk"


def test_a_spectator_gets_no_advice():
    view = GAMES["K"].read(KEEZBORD.format(pawns="60 20 - - / 9 - - -", hand="6s 8h"))
    action = GAMES["K"].legal(view, 0)[0]
    with pytest.raises(ValueError, match="spectator"):
        advice.advice_text(Reader(NL), "K", view, action, Odds())


@pytest.mark.parametrize("code", GAMES)
def test_no_language_changes_the_advice(code: str) -> None:
    for hint in some(code, [(GAMES[code].INFO.seats[-1], {})], 3, 8):
        reasons = {
            advice.find_reason(Reader(MESSAGES[lang], NAMES, hint.seat), code, hint.view, hint.action, Odds(0.6, 0.5))[
                0
            ]
            for lang in LANGUAGE_CODES
        }
        assert len(reasons) == 1, reasons
