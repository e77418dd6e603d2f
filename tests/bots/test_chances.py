"""The chances in a position that lies open: certain at the end, fair at the start, the same every time."""

import asyncio

import pytest
from kaartbord.bots import players, slices
from kaartbord.bots.chances import final_chances, rollout_chances
from kaartbord.games import GAMES
from support.plays import bot_play

OPEN = (
    "keezbord 4 | pawns {red} / - - - - / {yellow} / - - - - | hands 2s 3s / 2h 3h / 2c 3c / 2d 3d | "
    "played | dealer 3 deals 1 turn 0"
)


def chances(code, state):
    return asyncio.run(slices.chances(code, state))


def test_who_has_won_has_won():
    play = bot_play({}, 4, 11)
    winner = GAMES["K"].score(play.state).winners[0]
    assert final_chances("K", play.state) == chances("K", play.state) == tuple(float(s == winner) for s in (0, 1))
    assert final_chances("K", play.plies[-1].before) is None


@pytest.mark.parametrize("code", sorted(players.PLAYERS))
def test_at_the_start_nobody_is_ahead_and_the_chances_add_up(code):
    game = GAMES[code]
    state = game.setup(game.options({}), 4)
    assert sum(rollout_chances(code, state, 0)) == pytest.approx(1)
    even = [1 / len(game.sides(state))] * len(game.sides(state))
    assert chances(code, state) == pytest.approx(even, abs=0.2)


def test_who_is_nearly_home_is_ahead():
    game = GAMES["K"]
    ahead = game.read(OPEN.format(red="h4 h3 h2 40", yellow="20 30 - -"))
    behind = game.read(OPEN.format(red="- - - -", yellow="- - - -"))
    assert chances("K", ahead)[0] > 0.6 > 0.51 > chances("K", behind)[0]


def test_a_second_look_sees_the_same():
    state = GAMES["K"].read(OPEN.format(red="5 - - -", yellow="20 - - -"))
    assert [rollout_chances("K", state, nth) for nth in (0, 1)] == [rollout_chances("K", state, nth) for nth in (0, 1)]
