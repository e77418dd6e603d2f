"""Tests of a seat's record of a round: complete, without hidden cards, and the same after a worker got it as text."""

import asyncio
import json
from functools import cache

import pytest
import worker
from kaartbord.bots import observed_plies, players
from kaartbord.games import GAMES
from kaartbord.match import match, rounds
from kaartbord.match.match import Match, Play

LONGEST = 60
"""Choices of the game that is looked at."""


@cache
def played(code: str) -> Play:
    """The beginning of a game, stopped in a round in which something was played."""
    game = GAMES[code]
    seats = game.INFO.seats[0]
    play = match.replay(Match(code, game.INFO.version, game.options({}), seats, seed=7))
    following = play
    while following.pending and (len(play.match.choices) < LONGEST or fresh(play)):
        play, seat = following, following.pending[0].seat
        choice = players.choose(code, game.view(play.state, seat), seat, "firm")
        following = match.choose(play, seat, choice)
    return play


def fresh(play: Play) -> bool:
    """Return whether the round has hardly begun."""
    return len(play.plies) - max(rounds.starts(play.plies)) < 4


@pytest.mark.parametrize("code", GAMES)
def test_a_seat_has_seen_the_round_from_its_deal_on_and_no_hidden_card(code: str) -> None:
    game, play = GAMES[code], played(code)
    for seat in range(play.match.seats):
        seen = observed_plies.observed_plies(game, play, seat)
        assert [ply.action.kind for ply in seen].count("deal") == 1
        assert seen[0].action.kind == "deal"
        assert all(ply.before == game.view(ply.before, seat) for ply in seen)
        last = seen[-1]
        view = game.view(play.state, seat) if play.settled_plies == len(play.plies) else None
        assert view in (None, game.apply(last.before, last.seat, last.action))


@pytest.mark.parametrize("code", GAMES)
def test_a_past_is_the_same_after_it_was_written(code: str) -> None:
    game, play = GAMES[code], played(code)
    for seat in range(play.match.seats):
        seen = observed_plies.observed_plies(game, play, seat)
        assert observed_plies.read(game, observed_plies.write(game, seen)) == list(seen)


def test_nothing_is_known_of_a_position_that_was_typed_in() -> None:
    assert observed_plies.write(GAMES["K"], ()) == ""
    assert not observed_plies.read(GAMES["K"], "")


def test_a_past_against_the_rules_is_forgotten() -> None:
    """As a game by earlier rules may have one."""
    game, play = GAMES["P"], played("P")
    position, plies = json.loads(observed_plies.write(game, observed_plies.observed_plies(game, play, 0)))
    assert not observed_plies.read(game, json.dumps([position, [*plies, [0, "no such thing", "", []]]]))


@pytest.mark.parametrize("code", GAMES)
def test_the_worker_chooses_by_the_past(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, play = GAMES[code], played(code)
    seat = play.pending[0].seat
    view, seen = game.view(play.state, seat), observed_plies.observed_plies(game, play, seat)
    monkeypatch.setitem(players.PLAYERS.imported, code, players.PLAYERS[code]._replace(iterations=40))
    rank = asyncio.run(worker.choose(code, game.write(view), seat, "strong", observed_plies.write(game, seen)))
    assert isinstance(rank, int)
    assert game.legal(view, seat)[rank] == players.choose(code, view, seat, past=seen)
