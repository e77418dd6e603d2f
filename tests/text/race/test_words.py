"""Tests of the sentences of the races that `spoken/` does not hold, word for word."""

import pytest
from kaartbord.games import keezbord
from kaartbord.games.race.words import board
from kaartbord.games.race.words import phrases as words
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action, Refusal
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL
from text.games import NAMES

NAMED = NAMES[:4]
WAITING = "- - - -"


def position(hand="7s", mine=WAITING, left=WAITING, partner=WAITING, right=WAITING, options="", seats=4):
    """A view of seat 0: its hand, and pawns by own-relative place."""
    rest = (left, partner, right) if seats == 4 else (left,)
    hands = " / ".join((hand, *["? ? ?"] * (seats - 1)))
    return keezbord.read(
        f"keezbord {seats} {options} | pawns {' / '.join((mine, *rest))} | hands {hands} | "
        f"played  | dealer {seats - 1} deals 1 turn 0"
    )


def told(view, action, me):
    events = keezbord.events(view, 0, action, keezbord.play(view, action))
    return words.describe_ply(Reader(NL, NAMED, me), view, events)


def test_colours_and_letters():
    assert "".join(words.pawn_letter(NL, seat) for seat in range(8)) == "RBGTOPWZ"
    assert "".join(words.pawn_letter(EN, seat) for seat in range(8)) == "RBYTOPWK"


def test_cards_are_written_and_spoken():
    queen, ten, ace, unseen = (cards.parse(c)[0] for c in ("Qh", "Tc", "As", "?"))
    assert [words.card_symbol(NL, c) for c in (queen, ten, ace, unseen)] == ["V", "10", "A", "?"]
    assert words.card_name(NL, queen) == "harten vrouw"
    assert words.card_name(NL, unseen) == "dichte kaart"
    assert words.play_button_label(EN, None) == "Discard your hand"


def test_a_seven_that_sweeps_tells_how_often():
    view = position("7s", mine="8 - - -", right="26 27 - -", partner="47 - - -", options="seven_hits_passed=on")
    seven = keezbord.legal(view, 0)[0]
    assert words.choice_label(Reader(NL, NAMED, 0), view, 0, seven) == (
        "7: 7 vooruit met de pion op rood 8, slaat Wim 2 keer en Anna"
    )
    assert told(view, seven, me=2) == ("Jan, 7: van rood 8 naar rood 15, slaat Wim op rood 10, Wim op rood 11 en jou.")


def test_a_hand_thrown_away_by_choice():
    view = position("As", mine="h1 h2 h4 10", left="0 - - -", options="home_moves_forced=off")
    view = view._replace(hands=(cards.parse("As"), *view.hands[1:]))
    assert told(view, Action("discard", view.hands[0]), me=1) == "Jan legt alle kaarten weg (aas)."


def test_a_seat_without_a_name_is_its_colour():
    assert words.winner_sentence(Reader(NL, ("", "", "Anna", ""), 1), position(), 0) == "Rood en Anna hebben gewonnen."


def test_a_card_that_does_not_work_so_says_how_it_works():
    refused = [words.refusal_text(Reader(NL, NAMED, 0), position(), Refusal("card", card)) for card in (48, 0)]
    assert refused == [
        "Zo werkt de vrouw niet. Wat wel kan: 12 vooruit.",
        "Zo werkt deze kaart niet. Kies een zet die oplicht.",
    ]


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_rule_has_its_own_sentence(lang):
    refused = [
        words.refusal_text(Reader(MESSAGES[lang], NAMED, 0), position(), Refusal(rule, 28, 0, 1))
        for rule in keezbord.INFO.rules
    ]
    assert len(set(refused)) == len(refused)


def test_the_line_under_the_title_tells_whose_pawns_are_home():
    view = position(mine="h1 - - -", left="h1 h2 - -")
    assert [words.title_line(NL, view, me) for me in (0, 1, None)] == [
        "ronde 1; thuis: jullie 1, zij 2",
        "ronde 1; thuis: jullie 2, zij 1",
        "ronde 1",
    ]


def test_a_reason_speaks_of_the_start_as_the_rules_do():
    told = [NL.format("hint.why.stays", **board.own_words(NL, game)) for game in ("tokken", "keezbord")]
    assert told == ["zo blijft je pion veilig op het thuishonk", "zo blijft je pion veilig op de start"]


def test_a_square_has_the_form_that_the_words_around_it_ask_for():
    view, orange = position("8s", mine="59 - - -"), (4, 0, 1, 2)
    walk = keezbord.legal(view, 0)[0]
    events = keezbord.events(view, 0, walk, keezbord.play(view, walk))
    readers = [Reader(MESSAGES[lang], NAMED, 1, orange) for lang in ("nl", "de", "fr")]
    assert [words.describe_ply(reader, view, events) for reader in readers] == [
        "Jan, 8: van geel 11 naar honk oranje 4.",
        "Jan, 8: von gelb 11 ins Haus orange 4.",
        "Jan, 8\u00a0: un pion va de jaune 11 à la maison 4 côté orange.",
    ]
    view = position("8s", mine="0 - - -")
    assert [words.pawn_name(reader, view, 2, 0) for reader in readers[1:]] == [
        "die Figur von Jan auf dem Startfeld",
        "le pion de Jan sur la case de départ",
    ]
    assert MESSAGES["fr"].format_value(words.square_name(readers[2], view, 3), "of") == "d\u2019orange 3"
