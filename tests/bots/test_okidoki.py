"""Tests of what people expect of a computer at OkiDoki: few penalties, sure aces, brave pawns."""

import sys
from functools import partial
from typing import Any

import pytest
from kaartbord.bots.players import choose
from kaartbord.games import okidoki
from kaartbord.games.okidoki.computer.beliefs import deal_by_beliefs
from kaartbord.games.okidoki.rules.state import GIVE, STRENGTH, TRICK, TWO_OF_SPADES
from kaartbord.games.tricks.rules import strongest_seat
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from support.tables.okidoki import position, words

computer = partial(choose, "O", level="firm")

both = pytest.mark.usefixtures("level")
"""The expectations of firm and strong players alike."""


@pytest.fixture(params=("firm", "strong"))
def level(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer at a level."""
    monkeypatch.setattr(sys.modules[__name__], "computer", partial(choose, "O", level=request.param))


FOLLOWED = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands Ks 5s Ah Kh 4h 8c 3c Jc Qd 6d 2d Td / "
    + " / ".join(["? ? ? ? ? ? ? ? ? ? ?"] * 3)
    + " | gifts / / / | played 3s / 9s Qh / 4s Ts / "
    "2s 7h | takers 1 | moves | given 3 leader 1 turn 0 dealer 3 rounds 1 | phase trick"
)
"""Chair 2 has not followed hearts."""


FINISH = okidoki.setup(okidoki.options({}), 4).table.finish


def trick(hand: str, played: str = "", leader: int = 0, seats: int = 4, pawns: bytes = b"", **options: Any) -> str:
    """The card of chair 0, whose turn it is; `played` by chair, the last cards in the trick under way."""
    piles = [cards.parse(pile) for pile in played.split("/")]
    piles += [b""] * (4 - len(piles))
    tricks, own = len(piles[0]), cards.parse(hand)
    takers, led = bytearray(), first(piles)
    for n in range(tricks):
        trick_cards = [pile[n] for pile in piles]
        led = strongest_seat(enumerate(trick_cards), trick_cards[led] & 3, STRENGTH)
        takers.append(led)
    hands = (bytes(sorted(own)), *(bytes(len(own) + tricks - len(pile)) for pile in piles[1:]))
    state = okidoki.setup(okidoki.options(options), seats)
    state = state._replace(
        pawns=pawns or state.pawns,
        hands=hands,
        given=3,
        played=tuple(piles),
        takers=bytes(takers),
        leader=leader,
        turn=0,
        dealer=3,
        rounds=1,
        phase=TRICK,
    )
    assert okidoki.problems(state) == []
    return words(computer(state, 0))


def first(piles: list[bytes]) -> int:
    """The chair that led the two of spades, or the dealer's left."""
    return next((chair for chair, pile in enumerate(piles) if pile[:1] == bytes([TWO_OF_SPADES])), 0)


def move(pawns: str, moves: str, **options: Any) -> str:
    """Return the move of the team whose turn it is."""
    state = position(pawns, moves, **options)
    return words(computer(state, okidoki.to_move(state)[0]))


# ---- by the rules, and blind


def test_who_did_not_follow_is_dealt_no_more_of_the_suit() -> None:
    state = okidoki.read(FOLLOWED)
    stream = SeededStream(b"deals")
    deals = [deal_by_beliefs(state, (), stream)[0] for _ in range(40)]
    assert not any(c & 3 == 1 for hands in deals for c in hands[2])
    assert any(c & 3 == 1 for hands in deals for c in hands[3])
    assert all(len(set(b"".join(hands))) == 45 for hands in deals)
    assert len({hands[2] for hands in deals}) > 10


# ---- tricks: 0 and 2 play together

BEFORE = ("3s 6c", "5s Ac", "As 4c", "2s 5c")
"""Two tricks after which either team has an ace, so nobody gets all four; chair 1 leads the third."""


def third(hand: str, *led: str) -> str:
    """The card of chair 0 as the last to a third trick, to which 1, 2 and 3 have played these."""
    others = [f"{before} {card}" for before, card in zip(BEFORE[1:], led, strict=True)]
    return trick(hand, " / ".join([BEFORE[0], *others]), 1)


@both
def test_ducks_a_trick_with_penalty_points() -> None:
    assert third("Ks 6s Ah Kh 4h 8c 3c Jc Qd 6d 2d", "Qh", "3h", "Ts") == "4h"
    assert third("Ks 6s Kh Jh 4h 8c 3c Jc Qd 6d 2d", "Qh", "9h", "Ad") == "Jh"


def test_takes_a_harmless_trick_rather_than_keep_a_high_card() -> None:
    assert third("Ts 4s Kh 3h 2c 8c 3c 7c 4d 3d 2d", "Qh", "9h", "8h") == "Kh"


@both
def test_does_not_take_a_dear_trick_with_its_last_card_just_to_have_an_ace() -> None:
    """Four steps bring the other team home, and that trick with the ace is five."""
    pawns = bytes((15, FINISH, FINISH, FINISH, FINISH, FINISH, FINISH, 27))
    hand = "As 6s Kh 4h 8c 3c Jc Qd 6d 9d 5h 9c 4d"
    assert trick(hand, " / 2s / 3s / 7s", 1, pawns=pawns) == "6s"


@both
def test_puts_no_ace_on_a_trick_of_its_partner_once_both_teams_have_one() -> None:
    before = "As 3h", "5s Ah", "4s 4h", "2s Qh"
    piles = " / ".join([before[0], f"{before[1]} 3c", f"{before[2]} 7c", f"{before[3]} 5c"])
    pawns = bytes((3, 20, 2, 0, FINISH, 4, 0, 0))
    assert trick("Ac 6c 9d 8d 3d Jd 9h 5h 8s 6s Kd", piles, 1, pawns=pawns) == "6c"


@both
def test_throws_an_ace_off_on_a_trick_of_the_enemies() -> None:
    assert third("7s 6s Ad Kd 8c 3c 2c 7c 9c Jc Td", "Qh", "4h", "7h") == "Ad"


@both
def test_throws_a_high_spade_off_on_a_trick_of_the_enemies() -> None:
    assert third("Ks Qs 5d 4d 8c 3c 2c 9c 6d 2d 3d", "Qh", "4h", "7h") in ("Ks", "Qs")


def test_gives_its_partner_neither_ace_nor_spade() -> None:
    """Not asked of the strong player: a search of 3,000 iterations calls the king of spades as good as a low card."""
    thrown = third("Ks 6s Ad 5d 4d 8c 3c Jc 9c 6d 2d", "Qh", "Kh", "7h")
    assert thrown[0] != "A" and thrown[1] != "s"


@both
def test_does_not_lead_an_ace_or_a_high_spade() -> None:
    led = trick("Qs 6s Ad Kd 4d 8c 3c Jc 6h 2d Th", "5s Ac / As 4c / 2s 5c / 3s 6c")
    assert led not in ("Qs", "Ad", "Kd")


# ---- four aces

THREE_TAKEN = "2s 5h Ac / 3s 3h 5c / As Ah 3c / 4s 2h 4c"
"""Chairs 0 and 2 have three aces."""


@both
def test_leads_the_fourth_ace_when_its_team_has_three() -> None:
    assert trick("Ad 2d 7d 9d 6c 7c 8h 9h 6s 7s", THREE_TAKEN) == "Ad"


@both
def test_keeps_the_last_ace_for_others_when_the_enemies_have_one() -> None:
    spoiled = "2s 5h Ac / 3s Ah 5c / 5s 3h 3c / 4s 2h 4c"
    assert trick("Ad 2d 7d 9d 6c 7c 8h 9h 6s 7s", spoiled) != "Ad"


def test_takes_an_ace_in_time() -> None:
    two_taken = "3s 6c / As Ac Qh / 4s 4c 3h / 2s 5c 9h"
    assert trick("Ah 4h Kd 9d 6d 8c 7c 9s 8s 6s 2d", two_taken, 1) == "Ah"


@pytest.mark.parametrize(("exchange", "card"), [(0, "Ks"), (2, "3d")])
def test_gives_nobody_an_ace_and_its_partner_nothing_bad(exchange: int, card: str) -> None:
    hand = bytes(sorted(cards.parse("As Ks Ah Qh 9h Ac Qc Jc 9c Kd Jd 4d 3d")))
    state = okidoki.setup(okidoki.options({}), 4)._replace(
        hands=(hand, bytes(13), bytes(13), bytes(13)), dealer=3, rounds=1, given=exchange, phase=GIVE
    )
    assert okidoki.problems(state) == []
    assert words(computer(state, 0)) == f"give {card}"


@both
def test_takes_an_ace_that_would_be_the_fourth_of_the_enemies() -> None:
    played = "4s 2h 4d / 2s 5h Ad Qd / 3s 3h 5d 6d / As Ah 3d Ac"
    assert trick("Kd 2d 7c 9c Ks Qs 8h 9h 6s 7s", played, 1) == "Kd"


# ---- pawns


@both
def test_hits_when_it_pays() -> None:
    assert move("8 0 - - / 22 0 0 -", "0:14") == "0>22"


@both
def test_of_two_hits_takes_the_pawn_that_has_come_farther() -> None:
    assert move("10 24 0 - / 11 25 0 0", "0:1") == "1>25"


@both
def test_prefers_a_safe_square_to_one_in_reach_of_the_enemies() -> None:
    assert "0>24" in move("22 h h - / 15 0 0 -", "0:2")


@both
@pytest.mark.parametrize("steps", ["2", "7", "18"])
def test_finishes_when_it_can(steps: str) -> None:
    assert "0>31" in move("29 0 0 - / 16 22 0 0", f"0:{steps}")


@both
def test_hits_a_pawn_that_would_finish_in_the_same_round() -> None:
    assert "0>22" in move("16 h h 9 / 22 h h h", "0:6 1:9", four_aces_play_out=False)


@both
def test_wins_rather_than_hit() -> None:
    assert move("25 h h h / 22 0 0 -", "0:6") == "0>31"


@both
def test_four_aces_swap_a_pawn_far_behind_for_one_far_ahead() -> None:
    assert move("0 0 h - / 29 0 0 -", "0:aces").startswith("swap 0>29")


@both
def test_four_aces_walk_when_no_pawn_is_worth_a_swap() -> None:
    assert not move("3 2 0 - / 4 0 0 -", "0:aces").startswith("swap")
