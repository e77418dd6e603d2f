"""Gestures: at most one in a while, of whose seat they are, and nothing that a partner could read."""

import pytest
from kaartbord.games import GAMES
from kaartbord.match.link import Seat
from kaartbord.match.live import wire
from kaartbord.match.live.gestures import GESTURES, SPACING, Gesture, GestureLimiter, can_gesture, gesture_message
from kaartbord.match.live.peers import Peer
from kaartbord.match.live.receiver import MessageReceiver
from kaartbord.match.live.wire import LocalGame, validate
from kaartbord.match.match import Play, choose, start_match

SEATS = tuple(Seat("link", name, True) for name in ("An", "Bo", "Cor", "Do"))


def at_cards(code: str = "O", seats: int = 4) -> Play:
    """Return a game in which the simultaneous choices are over: one seat must play a card."""
    game = GAMES[code]
    play = start_match(code, game.options({}), seats, 7)
    while len(game.to_move(play.state)) > 1 or game.legal(play.state, *game.to_move(play.state))[0].kind == "give":
        seat = game.to_move(play.state)[0]
        play = choose(play, seat, game.legal(play.state, seat)[0])
    return play


PLAY = at_cards()
(ASKED,) = GAMES["O"].to_move(PLAY.state)
PARTNER, RIVAL = (ASKED + 2) % 4, (ASKED + 1) % 4


def ours(mine: int = (ASKED + 3) % 4, seats: tuple[Seat, ...] = SEATS) -> LocalGame:
    return LocalGame(PLAY, seats, frozenset({mine}), "x")


def peer(*seats: int) -> Peer:
    return Peer(0.0, frozenset(seats), "", has_announced=True)


def says(text: str, by: Peer, table: LocalGame | None = None) -> wire.MessageVerdict:
    return validate(text, table or ours(), by, 1.0)


# ---- who may make one


def test_a_partner_keeps_still_while_a_seat_is_asked() -> None:
    assert not can_gesture(PLAY, PARTNER)
    assert all(can_gesture(PLAY, seat) for seat in range(4) if seat != PARTNER)


def test_where_all_choose_at_once_every_partner_keeps_still() -> None:
    exchange = start_match("T", GAMES["T"].options({}), 4, 4)
    asked = GAMES["T"].to_move(exchange.state)
    assert len(asked) == 4
    partners = {seat for side in GAMES["T"].sides(exchange.state) if len(side) > 1 for seat in side}
    assert [can_gesture(exchange, seat) for seat in range(4)] == [seat not in partners for seat in range(4)]


def test_where_everybody_plays_alone_all_may() -> None:
    alone = start_match("P", GAMES["P"].options({}), 4, 4)
    assert all(can_gesture(alone, seat) for seat in range(4))


# ---- what is heard


@pytest.mark.parametrize("name", GESTURES)
def test_a_gesture_of_somebody_there_is_heard(name: str) -> None:
    heard = says(gesture_message(Gesture(RIVAL, name)), peer(RIVAL))
    assert heard.kind == "sign"
    assert heard.gesture == Gesture(RIVAL, name)


@pytest.mark.parametrize(
    "text",
    [
        f"sign {RIVAL} hello",
        f"sign {RIVAL} <b>",
        "sign 9 nice",
        "sign x nice",
        f"sign {ASKED} nice",
        f"sign {RIVAL}",
        "sign",
        "sign  ",
        f"sign 0{RIVAL} nice",
    ],
)
def test_no_other_words_no_other_s_seat(text: str) -> None:
    heard = says(text, peer(RIVAL))
    assert heard.kind == "pass"
    assert heard.gesture is None


def test_nobody_makes_one_for_a_seat_that_is_played_here() -> None:
    assert says(f"sign {RIVAL} nice", peer(RIVAL), ours(mine=RIVAL)).kind == "pass"


def test_nobody_makes_one_for_the_computer() -> None:
    seats = tuple(Seat("computer", "Wim", False) if at == RIVAL else who for at, who in enumerate(SEATS))
    assert says(f"sign {RIVAL} nice", peer(RIVAL), ours(seats=seats)).kind == "pass"


def test_a_gesture_of_the_partner_of_who_is_asked_is_not_shown() -> None:
    assert says(f"sign {PARTNER} wait", peer(PARTNER)).why == "partner chooses"


def test_who_only_looks_on_makes_none() -> None:
    assert says(f"sign {RIVAL} nice", peer()).kind == "pass"


def test_what_later_versions_add_behind_it_is_no_hindrance() -> None:
    assert says(f"sign {RIVAL} nice with more", peer(RIVAL)).kind == "sign"


# ---- how often


def test_one_in_a_while_of_each_player() -> None:
    spacing = GestureLimiter()
    assert spacing.admit(Gesture(1, "nice"), 10.0)
    assert not spacing.admit(Gesture(1, "pity"), 10.0 + SPACING - 0.1)
    assert spacing.admit(Gesture(2, "pity"), 10.1)
    assert spacing.admit(Gesture(1, "pity"), 10.0 + SPACING)


def test_who_makes_many_is_seen_once_in_a_while_on_however_many_devices() -> None:
    room = MessageReceiver()
    for name in ("one", "two"):
        assert room.join(name, 0.0)
        room.receive(name, f"here {RIVAL} x", ours(), 0.0)
    text = gesture_message(Gesture(RIVAL, "nice"))
    heard = [room.receive(name, text, ours(), 0.5 * at).kind for at in range(13) for name in ("one", "two")]
    assert heard.count("sign") == 3
    assert {*heard} == {"sign", "pass"}


def test_a_flood_of_gestures_ends_like_any_other() -> None:
    room = MessageReceiver()
    room.join("one", 0.0)
    room.receive("one", f"here {RIVAL} x", ours(), 0.0)
    verdicts = [room.receive("one", gesture_message(Gesture(RIVAL, "nice")), ours(), 0.1).kind for _ in range(200)]
    assert verdicts.count("sign") == 1
    while room.peers:
        assert room.receive("one", gesture_message(Gesture(RIVAL, "nice")), ours(), 0.1).gesture is None
    assert room.muted == {"one"}
