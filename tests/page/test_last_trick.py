"""Tests of the second look at the last trick."""

from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.rules.cards import in_first_pack
from kaartbord.rules.protocol import UNKNOWN
from support.plays import TRICKS, bot_play
from support.stages import Import, stage_of

of_tricks = pytest.mark.parametrize("code", TRICKS)


@of_tricks
def test_it_is_the_trick_that_was_taken_last_with_the_card_that_took_it(page_module: Import, code: str) -> None:
    play, game = bot_play({}, 4, 5, code, 45), GAMES[code]
    found = stage_of(page_module, code).scenery.tricks.last(game, play.plies, 0)
    assert found is not None
    cards, taker = found
    taken = next(
        ply
        for ply in reversed(play.plies)
        if any(event.kind == "trick" for event in game.events(ply.before, ply.seat, ply.action, ply.after))
    )
    assert in_first_pack(taken.action.cards[0]) in {one.card for one in cards}, "its last card is one of them"
    assert taker in {one.seat for one in cards}
    assert all(one.card != UNKNOWN for one in cards)
    assert len(cards) == 4 or "fold" in game.INFO.events


@of_tricks
def test_before_the_first_there_is_none(page_module: Import, code: str) -> None:
    tricks = stage_of(page_module, code).scenery.tricks
    assert tricks.last(GAMES[code], bot_play({}, 4, 5, code, 0).plies, 0) is None


def test_only_games_of_tricks_have_one(page_module: Import) -> None:
    assert [code for code in GAMES if stage_of(page_module, code).scenery.tricks] == TRICKS


@of_tricks
def test_in_a_replay_it_lies_there_with_its_winner_right_after_it_was_taken(page_module: Import, code: str) -> None:
    play, stage = bot_play({}, 4, 5, code, 45), stage_of(page_module, code)
    lies = dict[bool, int]()
    for at, ply in list(enumerate(play.plies, 1))[-30:]:
        events = GAMES[code].events(ply.before, ply.seat, ply.action, ply.after)
        stage.show_replay(play.plies[:at], 0)
        taken = "trick" in {event.kind for event in events}
        lies[taken] = lies.get(taken, 0) + 1
        assert (stage.showing.taken is not None) is taken
    assert len(lies) == 2
    stage.answering.redraw = MagicMock()
    stage.put(MagicMock())
    assert stage.showing.taken is None, "and no longer where the game goes on"
