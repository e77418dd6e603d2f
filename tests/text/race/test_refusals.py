"""Tests of the refusal that a person reads of a card that cannot be played: that of the pawn that could nearly go."""

import pytest
from kaartbord.games.race.words import refusals
from kaartbord.rules import cards
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.reader import Reader
from support.tables.race import game_of, position

NAMES = ("Anna", "Bram", "Cas", "Dien")


def said(state, card, pawn=-1, lang="nl"):
    """The sentence of a card of seat 0, tried with a pawn or with none in mind."""
    view = game_of(state).view(state, 0)
    refusal = refusals.likeliest_refusal(view, 0, cards.parse(card)[0], pawn)
    return refusals.refusal_text(Reader(MESSAGES[lang], NAMES, 0), view, refusal, picked=pawn >= 0)


def test_a_pawn_that_was_picked_says_its_own_reason_and_that_another_can_go():
    state = position("20 63 - -", hands="9s")
    assert said(state, "9s", 1) == "Dat is te ver: in je honk moet je precies uitkomen. Kies een andere pion."
    assert said(state, "9s", 2) == "Deze pion wacht nog. Opzetten kan met een aas of heer. Kies een andere pion."


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_no_pawn_is_called_this_one_unless_it_was_picked(lang):
    this = {"nl": "Deze pion", "en": "This pawn", "de": "Diese Figur", "fr": "Ce pion"}[lang]
    state = position("h4 - - -", hands="3s Ks")
    assert this not in said(state, "3s", lang=lang)
    assert this in said(state, "3s", 1, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_why_nothing_can_be_played_is_said_once_for_all_cards_that_it_stops(lang):
    state = position("- - - -", "13 - - -", hands="3s 5h 3h Jc")
    view = game_of(state).view(state, 0)
    found = refusals.hand_obstacles(Reader(MESSAGES[lang], NAMES, 0), view, 0)
    assert len({why for _, why in found}) == len(found) < 3
    assert MESSAGES[lang].join(["3", "5"]) in [cards for cards, _ in found]
    assert not any(MESSAGES[lang].format("race.no.else.none") in why for _, why in found)
