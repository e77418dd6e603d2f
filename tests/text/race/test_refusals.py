"""Which refusal a person reads of a card that cannot be played: that of the pawn that could nearly go."""

import pytest
from kaartbord.rules import cards
from kaartbord.text import LANGS, say
from kaartbord.text.race import refusals
from kaartbord.text.reader import Reader
from support.tables.race import game_of, position

NAMES = ("Anna", "Bram", "Cas", "Dien")


def said(state, card, pawn=-1, lang="nl"):
    """The sentence of a card of seat 0, tried with a pawn or with none in mind."""
    view = game_of(state).view(state, 0)
    refusal = refusals.why_not(view, 0, cards.parse(card)[0], pawn)
    return refusals.refusal(Reader(lang, NAMES, 0), view, refusal, picked=pawn >= 0)


STUCK = " Je kunt nu niets spelen."


@pytest.mark.parametrize(
    ("state", "card", "nl"),
    [
        (
            position("h4 13 - -", "0 - - -", hands="3s"),
            "3s",
            "Bram staat op de start. Daar mag je niet langs." + STUCK,
        ),
        (
            position("- 13 - -", "0 - - -", hands="3s"),
            "3s",
            "Bram staat op de start. Daar mag je niet langs." + STUCK,
        ),
        (
            position("", "", "32", hands="As", friendly_fire=False),
            "As",
            "Zo sla je een pion van je maat Cas. Dat mag hier niet." + STUCK,
        ),
        (
            position("", "- 15 - -", "0 - - -", hands="5s", game="tokken"),
            "5s",
            "Cas staat op het thuishonk. Daar mag de pion van Bram niet langs." + STUCK,
        ),
        (
            position("60 h4 h3 h2", hands="*s", game="tokken"),
            "*s",
            "Dat is te ver: in je thuisvak moet je precies uitkomen." + STUCK,
        ),
        (
            position("h4 - - -", hands="3s Ks"),
            "3s",
            "Je hebt geen pion op de baan. Opzetten kan met een aas of heer. Kies een andere kaart.",
        ),
        (
            position("h4 h2 - -", hands="2s Ks"),
            "2s",
            "In je honk staat een pion in de weg, en daar mag je niet overheen. Kies een andere kaart.",
        ),
        (
            position("0 - - -", hands="Ks 2s"),
            "Ks",
            "Je eigen pion staat nog op je start, dus daar kan er geen bij. Kies een andere kaart.",
        ),
        (
            position("h1 h2 h3 h4", "", "- - - -", hands="3s"),
            "3s",
            "Cas heeft geen pion op de baan. Opzetten kan met een aas of heer." + STUCK,
        ),
    ],
)
def test_a_card_is_refused_for_the_pawn_that_could_nearly_go(state, card, nl):
    assert said(state, card) == nl
    assert said(state, card, lang="en").endswith(".")


def test_a_pawn_that_was_picked_says_its_own_reason_and_that_another_can_go():
    state = position("20 63 - -", hands="9s")
    assert said(state, "9s", 1) == "Dat is te ver: in je honk moet je precies uitkomen. Kies een andere pion."
    assert (
        said(state, "9s", 2) == "Deze pion wacht nog. Opzetten kan met een aas of heer. Kies een andere pion."
    )


@pytest.mark.parametrize("lang", LANGS)
def test_no_pawn_is_called_this_one_unless_it_was_picked(lang):
    this = {"nl": "Deze pion", "en": "This pawn"}[lang]
    state = position("h4 - - -", hands="3s Ks")
    assert this not in said(state, "3s", lang=lang)
    assert this in said(state, "3s", 1, lang=lang)


@pytest.mark.parametrize("lang", LANGS)
def test_why_nothing_can_be_played_is_said_once_for_all_cards_that_it_stops(lang):
    state = position("- - - -", "13 - - -", hands="3s 5h 3h Jc")
    view = game_of(state).view(state, 0)
    found = refusals.obstacles(Reader(lang, NAMES, 0), view, 0)
    assert len({why for _, why in found}) == len(found) < 3
    assert {"nl": "3 en 5", "en": "3 and 5"}[lang] in [cards for cards, _ in found]
    assert not any(say(lang, "race.no.else.none") in why for _, why in found)
