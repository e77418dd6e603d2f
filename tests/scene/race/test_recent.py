"""Tests of what was done to a player's pawns since their last turn."""

from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.games.race.scene.recent import hits_on, hits_since_last_turn
from kaartbord.match import match
from kaartbord.rules.protocol import Event

ME, RIVAL = 1, 2
MINE, THEIRS = 4 * ME + 3, 4 * RIVAL
HIT = Event("hit", RIVAL, pawn=THEIRS, cells=(17, 200), other=MINE)


def test_a_hit_tells_the_pawn_and_where_it_stood() -> None:
    assert hits_on([Event("walk", RIVAL, pawn=THEIRS, cells=(15, 16, 17)), HIT], ME) == ((MINE, 17),)


def test_hits_of_others_by_oneself_and_for_a_spectator_are_none() -> None:
    assert hits_on([HIT], RIVAL) == ()
    assert hits_on([HIT._replace(seat=ME)], ME) == ()
    assert hits_on([HIT], None) == ()


def test_every_hit_since_the_last_turn_counts_and_none_before() -> None:
    game = GAMES["K"]
    play, found = match.start_match("K", game.options({}), 4, 3), set()
    for _ in range(200):
        seat = play.pending[0].seat
        for mine in range(4):
            own = [i for i, ply in enumerate(play.plies) if ply.seat == mine]
            since = play.plies[own[-1] + 1 :] if own else play.plies
            events = [e for ply in since for e in game.events(ply.before, ply.seat, ply.action, ply.after)]
            lost = [(e.other, e.cells[0]) for e in events if e.kind == "hit" and e.other // 4 == mine]
            assert list(hits_since_last_turn(game, play.plies, mine)) == lost
            found.add(len(lost))
        play = match.choose(play, seat, players.choose("K", game.view(play.state, seat), seat, "firm"))
        if not play.pending:
            break
    assert {0, 1} <= found
