"""Tests of what others do after a choice."""

from kaartbord.bots.replies import MOST_REPLIES, replies
from kaartbord.games import ENTRIES, GAMES
from kaartbord.rules.protocol import DEALER
from support.plays import bot_play


def test_others_act_until_the_seat_is_asked_again() -> None:
    for code in ENTRIES:
        game = GAMES[code]
        state = bot_play({}, 4, 3, code, longest=21).state
        seat = game.to_move(state)[0]
        after = game.play(state, game.legal(state, seat)[0])
        found = replies(code, after, seat)
        assert len(found) <= MOST_REPLIES
        assert seat not in {other for other, _ in found}
        for other, action in found:
            assert game.to_move(after)[0] == other
            after = game.apply(after, other, action)
        ends = len(found) == MOST_REPLIES or not (movers := game.to_move(after)) or movers[0] == seat
        assert ends or movers[0] == DEALER and game.stock(after)


def test_the_same_position_has_the_same_replies() -> None:
    state = bot_play({}, 4, 5, "K", longest=9).state
    seat = (GAMES["K"].to_move(state)[0] + 1) % 4
    assert replies("K", state, seat) == replies("K", state, seat) != []
