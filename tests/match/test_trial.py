"""Trials: a decision of a finished game made anew, with the cards and the computers as they were."""

from functools import cache

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.match.link import Seat
from kaartbord.match.match import Ply, choose, game_of
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import GAME_KEY_PREFIX, SavedGame
from kaartbord.match.session.session import Session
from kaartbord.match.session.trial import new_decision, trial_of
from support.plays import bot_play
from support.sessions import sealed_game

ME = 2
SEATS = (
    Seat("link", "Oma", True, handovers=1),
    Seat("computer", "Wim", False, "calm"),
    Seat("human", "Sem", True, emblem="owl"),
    Seat("computer", "Bep", False, "firm"),
)


@cache
def finished(code: str) -> SavedGame:
    play = bot_play({}, 4, 3, code)
    return SavedGame(OpenHistory(play), SEATS, frozenset({ME}), len(play.plies))


def own_turns(game: SavedGame) -> list[Ply]:
    session = Session(game)
    return [ply for ply in game.play.plies if ply.seat == ME and session.was_asked(ply)]


@pytest.mark.parametrize("code", GAMES)
def test_the_seat_sees_what_it_saw_and_the_cards_are_as_they_were(code: str) -> None:
    game, turns = finished(code), own_turns(finished(code))
    for turn in (turns[0], turns[len(turns) // 2], turns[-1]):
        trial = trial_of(game, turn, ME)
        rules, play = game_of(game.match), trial.play
        assert rules.view(play.state, ME) == rules.view(turn.before, ME)
        assert ME in rules.to_move(play.state)
        assert play.plies == game.play.plies[: len(play.plies)]
        assert new_decision(trial) is None
        assert new_decision(trial._replace(history=game.history)) == turn


@pytest.mark.parametrize("code", GAMES)
def test_who_decides_the_same_again_sees_the_same_game(code: str) -> None:
    game, turns = finished(code), own_turns(finished(code))
    play, rules = trial_of(game, turns[len(turns) // 2], ME).play, game_of(game.match)
    while movers := rules.to_move(play.state):
        seat = movers[0]
        play = choose(play, seat, players.choose(code, rules.view(play.state, seat), seat, "firm"))
    assert play.match == game.match


def test_the_others_are_computers_of_the_level_they_had() -> None:
    game = finished("K")
    trial = trial_of(game, own_turns(game)[0], ME)
    assert trial.seats == (
        Seat("computer", "Oma", False, "calm"),
        Seat("computer", "Wim", False, "calm"),
        Seat("human", "Sem", True, emblem="owl"),
        Seat("computer", "Bep", False, "firm"),
    )
    assert trial.mine == {ME} and Session(trial).is_solo


def test_a_trial_is_kept_apart_from_its_game() -> None:
    game = finished("P")
    session = Session(trial_of(game, own_turns(game)[0], ME))
    assert session.key != game.key and not session.key.startswith(GAME_KEY_PREFIX)
    assert not session.can_link_to_ply and not session.can_try_again


def test_no_turn_is_taken_back_that_came_before_it() -> None:
    game, turn = finished("T"), own_turns(finished("T"))[3]
    trial = trial_of(game, turn, ME)
    assert Session(trial).last_undoable_ply(lambda _, seat: seat == ME) is None
    again = trial._replace(history=trial.history.choose(ME, turn.action))
    assert Session(again).last_undoable_ply(lambda _, seat: seat == ME) == turn


def test_only_a_game_that_is_over_with_open_hands_can_be_tried() -> None:
    game = finished("P")
    early = trial_of(game, own_turns(game)[0], ME)._replace(trial_start=None)
    assert [Session(one).can_try_again for one in (game, early, sealed_game())] == [True, False, False]
