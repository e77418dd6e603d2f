"""The position text of OkiDoki: what is wrong with one is said, and no text makes an impossible position."""

from itertools import islice

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki import (
    options,
    problems,
    read,
    setup,
    view,
    write,
)
from kaartbord.rules.errors import BadPosition
from support.games import random_game

GOOD = (
    "okidoki 2 two_player_mode=stapel short=on | pawns 14 0 0 - / 0 0 h - | "
    "hands ? ? ? ? ? ? ? ? ? ? ? ? / Ac Ad 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Kd | gifts / | "
    "played Kh 3h / 2h | takers 0 | moves | given 1 leader 0 turn 1 dealer 1 rounds 3 | phase trick"
)
"""Chair 0 has led to the second trick; seat 1 sees its own hand."""

GIVE = (
    "okidoki 2 two_player_mode=stapel | pawns 14 0 0 - / 0 0 h - | "
    "hands ? ? ? ? ? ? ? ? ? ? ? ? / Ac Ad 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks | gifts ? / | "
    "played / | takers | moves | given 0 leader - turn - dealer 0 rounds 3 | phase give"
)


def spaced(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("text", [GOOD, GIVE])
def test_the_examples_are_read(text: str) -> None:
    state = read(text)
    assert spaced(write(state)) == text
    assert problems(state) == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("okidoki", "tokken", "starts with"),
        ("okidoki 2", "okidoki 3", "starts with"),
        ("short=on", "short=1", "short is off or on, not 1"),
        ("| gifts / ", "", "has the parts"),
        ("14 0 0 -", "14 0 0", "four pawns"),
        ("14 0 0 -", "x 0 0 -", "pawns: no square x"),
        ("14 0 0 -", "31 0 0 -", "pawns: no square 31: 0 to 30, h at the finish"),
        ("14 0 0 -", "5 0 0 -", "red"),
        ("14 0 0 -", "14 14 0 0", "two pawns"),
        ("14 0 0 -", "14 7 0 -", "waits"),
        ("14 0 0 -", "0 0 0 -", "too full"),
        ("played Kh 3h / 2h", "played Kh 3h", "1 piles"),
        ("played Kh 3h", "played Kh 2h", "too many"),
        ("played Kh 3h", "played Kh ?", "unseen"),
        ("4s 5s", "5s", "wrong size"),
        ("takers 0", "takers 1", "another takes"),
        ("takers 0", "takers 2", "takers: no number"),
        ("takers 0", "takers", "in turn|wrong size"),
        ("moves", "moves 0:8", "another time"),
        ("moves", "moves 0:21", "no number"),
        ("given 1", "given 0", "exchange"),
        ("given 1", "given 2", "cannot be"),
        ("leader 0", "leader 1", "turn|another"),
        ("turn 1", "turn -", "nobody's turn"),
        ("turn 1", "turn 0", "in turn"),
        ("dealer 1", "dealer -", "do not fit"),
        ("rounds 3", "rounds 0", "do not fit"),
        ("phase trick", "phase sleep", "unknown phase"),
        ("phase trick", "phase draw", "wrong size|in turn"),
        ("phase trick", "phase over", "another time|over"),
        ("leader 0 turn 1", "turn 1 leader 0", "a part reads"),
        ("0 0 h -", "h 0 0 h", "2 pawns at the finish, but the phase is trick"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=reason):
        read(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gifts ? /", "gifts ? / 2h", "another time"),
        ("phase give", "phase open", "another time"),
        ("phase give", "phase trick", "nobody's turn"),
        ("gifts ? /", "gifts ? ? /", "cannot be"),
        ("played /", "played Kh /", "too soon|wrong size"),
        ("given 0", "given 1", "no exchange"),
        ("turn -", "turn 0", "another time"),
        ("rounds 3", "rounds 0", "do not fit"),
    ],
)
def test_what_is_wrong_with_an_exchange_is_said(old: str, new: str, reason: str) -> None:
    assert old in GIVE
    with pytest.raises(ValueError, match=reason):
        read(GIVE.replace(old, new, 1))


def test_what_is_due_follows_from_the_tricks() -> None:
    state = next(ply.after for ply in random_game(okidoki, ({}, 4, 1)) if ply.after.phase == "move")
    (team, steps), *rest = state.moves
    more = state._replace(moves=((team, steps + 1), *rest))
    assert problems(more) == ["moves that the tricks do not bring"]
    assert problems(state._replace(turn=(state.turn + 2) % 4)) == ["another moves"]
    assert problems(state._replace(turn=-1)) == ["a turn at another time"]
    short = tuple(pile[:-1] for pile in state.played)
    assert problems(state._replace(played=short, takers=state.takers[:-1])) == [
        "by the cards played the hand is not over, but the phase is move"
    ]
    other = bytes(((state.takers[-1] + 1) % 4,))
    assert problems(state._replace(takers=state.takers[:-1] + other)) == ["a trick that another takes"]
    still = state._replace(phase="trick", moves=(), turn=0, leader=0)
    assert problems(still) == ["by the cards played the hand is over, but the phase is trick"]


def test_cards_lie_where_they_can() -> None:
    plies = list(islice(random_game(okidoki, ({}, 4, 1)), 40))
    first, led = plies[0].before, plies[-1].after
    assert problems(first._replace(takers=b"\0")) == ["cards before the first deal"]
    assert led.phase == "trick"
    done = next(ply.after for ply in plies if ply.after.takers)
    assert problems(done._replace(phase="draw")) == ["nothing to draw"]
    wrong = (done.leader + 1) % 4
    assert problems(done._replace(leader=wrong, turn=wrong)) == ["another leads"]
    empty = done._replace(hands=(b"",) * 4, played=(b"",) * 4, takers=b"", leader=-1, turn=-1, phase="deal")
    assert problems(empty) == ["in phase deal the tricks of the last hand are needed: all cards in played, and takers"]
    begun = next(ply.after for ply in plies if ply.after.phase == "trick")
    wrong = (begun.leader + 1) % 4
    assert problems(begun._replace(leader=wrong, turn=wrong)) == ["another leads"]


def test_nothing_is_done_before_the_first_deal() -> None:
    first = write(setup(options({}), 4))
    assert read(first).rounds == 0
    for old, new in (
        ("0 0 - -", "4 0 0 -"),
        ("hands", "hands As"),
        ("takers", "takers 0"),
        ("given 0", "given 3"),
    ):
        assert old in first
        with pytest.raises(BadPosition):
            read(first.replace(old, new, 1))


def test_who_leads_first_shows_the_two_of_spades() -> None:
    led = next(ply.after for ply in random_game(okidoki, ({}, 4, 1)) if ply.after.phase == "trick")
    seen = view(led, (led.leader + 1) % 4)
    assert problems(seen) == []
    assert problems(seen._replace(hands=tuple(bytes(13) for _ in seen.hands))) == ["another leads"]


def test_no_move_is_due_to_a_team_that_is_home() -> None:
    """Only the moves still due when the first team came home are made."""
    state = next(ply.after for ply in random_game(okidoki, ({}, 4, 1)) if len(ply.after.moves) == 2)
    (first, _), (second, _) = state.moves
    home = state.table.finish
    done = {
        side: bytes([home if pawn // 4 == side else at for pawn, at in enumerate(state.pawns)])
        for side in (first, second)
    }
    after = state._replace(moves=state.moves[1:], turn=state.table.after[state.turn][0])
    assert problems(after._replace(pawns=done[first])) == []
    for wrong in (
        state._replace(pawns=done[first]),
        state._replace(pawns=done[second]),
        after._replace(pawns=done[second]),
    ):
        assert problems(wrong) == ["moves are due though the game is over"]


def test_problems_beyond_what_a_text_can_say() -> None:
    state = read(GOOD)
    assert problems(state._replace(gifts=(b"",))) == ["not a pile for each chair"]
    assert problems(state._replace(pawns=b"")) == ["not eight pawns"]
    assert "a pawn off the board" in problems(state._replace(pawns=bytes((99,)) + state.pawns[1:]))
    assert problems(state._replace(hands=(state.hands[0], state.hands[1][::-1]))) == ["a hand out of order"]
