"""Tests of the beginnings of rounds in a game, and of the way from one to the next."""

import pytest
from kaartbord.games import GAMES
from kaartbord.match import rounds
from kaartbord.match.match import Match
from kaartbord.rules.protocol import DEALER
from support.plays import options, random_play

PLAYS = {
    code: random_play(Match(code, game.INFO.version, game.options({}), game.INFO.seats[-1], 3), longest=120)
    for code, game in GAMES.items()
}


@pytest.mark.parametrize("code", PLAYS)
def test_a_round_begins_once_all_have_been_dealt_their_cards(code):
    play, game = PLAYS[code], GAMES[code]
    starts = rounds.starts(play.plies)
    assert len(starts) > 1 or not play.pending
    for start in starts:
        ply = play.plies[start - 1]
        events = [event.kind for event in game.events(ply.before, DEALER, ply.action, ply.after)]
        assert "deal" in events


def test_jumping_leads_over_all_starts_to_the_end_and_back():
    plies = random_play(Match("K", 1, options(), 4, 9), longest=60).plies
    there, at = [], 0
    while at < len(plies):
        at = rounds.next_start(plies, at)
        there.append(at)
    back = []
    while at:
        at = rounds.previous_start(plies, at)
        back.append(at)
    starts = rounds.starts(plies)
    assert there == [*starts, len(plies)]
    assert back == [*reversed(starts), 0]
    assert rounds.next_start(plies, starts[0] + 1) == starts[1]
    assert rounds.previous_start(plies, starts[0] + 1) == starts[0]
