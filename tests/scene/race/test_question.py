"""The question of a pawn race: what it asks, and when the button in gold has something to play."""

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race import rules as race
from kaartbord.games.race.scene import question
from kaartbord.match import match
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.presentation import Presentation
from scene.race.asking import NAMES, asked, chosen, turns
from support.catalogue import NL
from support.tables.race import game_of, position


@pytest.mark.parametrize("code", ["K", "T"])
def test_every_turn_can_be_put_together_and_is_then_what_the_gold_button_plays(code: str) -> None:
    kinds = set()
    for play, seat in turns(code, 5, 150):
        yard = play.state.table.ring.yard
        for action in GAMES[code].legal(play.state, seat):
            if action.kind not in choosing.CARD_KINDS:
                continue
            whole = asked(play, seat, chosen(action, yard, 9))
            fixed = question.fixed_action(whole)
            assert fixed is not None and fixed.kind == action.kind and fixed.cards == action.cards
            assert fixed == question.gold_action(whole) and action in question.listed(whole)
            assert question.confirm_label(whole)
            kinds.add(action.kind)
    assert kinds == ({"play"} if code == "K" else {"play", "give"})


def test_the_prompt_follows_what_has_been_chosen() -> None:
    prompts = set()
    for play, seat in turns("K", 5, 150):
        legal, yard = GAMES["K"].legal(play.state, seat), play.state.table.ring.yard
        whole = asked(play, seat, PartialTurn())
        discards = any(action.kind == "discard" for action in legal)
        key = "table.choose_discard" if discards else "table.choose_card"
        assert question.prompt(whole) == NL.format(key, card="", name="")
        assert (question.gold_action(whole) is not None) == discards
        for action in legal:
            if action.kind == "play":
                parts = choosing.parts_of(action, yard)
                half = chosen(action, yard, len(parts) - 1)._replace(pawn=parts[-1][0])
                prompts.add(question.prompt(asked(play, seat, half)))
    swap = NL.format("table.choose_swap", card="", name="")
    assert {NL.format("table.choose_square", card="7", name=""), swap} & prompts


def test_the_gold_button_plays_no_card_that_nobody_chose() -> None:
    seen = Presentation(position("20 - - -", hands="3s"), 0, 0, NAMES)
    legal = game_of(seen.view).legal(seen.view, 0)
    alone = question.RaceQuestion(NL, seen, legal, PartialTurn())
    assert [action.kind for action in legal] == ["play"] and question.gold_action(alone) is None
    assert question.confirm_label(alone) == NL.format("table.pick_card")


def test_a_card_that_was_got_is_news_only_on_the_first_turn_after_the_exchange() -> None:
    first = next(play for play, _ in turns("T", 5, 150) if len(play.plies) and play.plies[-1].action.kind == "exchange")
    seat = GAMES["T"].to_move(first.state)[0]
    seen = asked(first, seat, PartialTurn()).seen
    assert question.received_text(NL, seen, first.plies) != ""
    later = match.choose(first, seat, GAMES["T"].legal(first.state, seat)[0])
    assert question.received_text(NL, seen, later.plies) == ""
    assert question.received_text(NL, seen, ()) == ""


def asked_of(state: race.RaceState, card: str) -> question.RaceQuestion:
    """Return the question to seat 0 once it has chosen a card."""
    seen = Presentation(state, 0, 0, NAMES)
    picked = choosing.autopick(game_of(state).legal(state, 0), PartialTurn(cards.parse(card)[0]), state.table.ring.yard)
    return question.RaceQuestion(NL, seen, game_of(state).legal(state, 0), picked)


@pytest.mark.parametrize(
    ("state", "card", "nl"),
    [
        (position("20 - - -", hands="4s 3s"), "4s", "Met de 4 kun je nu alleen 4 teruglopen met je pion."),
        (
            position("20 - - -", "", "", "38", hands="2s"),
            "2s",
            "Met de 2 kun je nu alleen 2 lopen met je pion.",
        ),
        (position("20 30 - -", hands="4s"), "4s", "Kies een pion voor de 4."),
        (
            position("20 30 - -", hands="7s"),
            "7s",
            "Kies een pion: 7 vooruit, of verdeeld over twee pionnen.",
        ),
        (
            position("20 30 - -", hands="7s", game="tokken"),
            "7s",
            "Kies een pion: 7 vooruit, of verdeeld over hooguit vier pionnen.",
        ),
    ],
)
def test_the_prompt_says_what_there_is_to_choose(state: race.RaceState, card: str, nl: str) -> None:
    assert question.prompt(asked_of(state, card)) == nl


def test_a_button_says_what_is_seen_and_is_spoken_with_the_squares() -> None:
    chips = question.choices(asked_of(position("20 30 - -", "18", hands="4s"), "4s"))
    assert [chip.words for chip in chips] == ["Achterste 4 achteruit", "Voorste 4 achteruit"]
    assert chips[0].spoken == "Achterste 4 achteruit. 4: 4 achteruit met de pion op blauw 4"
    row = question.row(asked_of(position("20 30 - -", hands="4s"), "4s"), chips[0].action or Action("play"))
    assert row.words == "4: achterste 4 achteruit"
    assert row.spoken == "4: achterste 4 achteruit. 4: 4 achteruit met de pion op blauw 4"
