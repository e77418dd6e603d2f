"""The position text: what is wrong with one is said, and no text makes an impossible position."""

import pytest
from kaartbord.games import tokken
from kaartbord.games.keezbord import options, problems, read, setup, write
from kaartbord.games.race.rules import EXCHANGE, OVER
from kaartbord.rules import cards
from kaartbord.rules.errors import BadPosition

GOOD = (
    "keezbord 4 | pawns 0 12 - h3 / 1 - - - / - - - - / 41 - - h4 | hands As 7h / ? ? / Kc / 4d | "
    "played Qh | dealer 3 deals 2 turn 0"
)


def test_the_example_is_read() -> None:
    state = read(GOOD)
    assert state.pawns[0] == 0
    assert state.hands[0] == cards.parse("As 7h")
    assert " ".join(write(state).split()) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("keezbord", "schaken", "starts with"),
        ("keezbord 4", "keezbord 5", "starts with"),
        ("keezbord 4", "keezbord 4 nonsense=on", "unknown option"),
        ("| played Qh ", "", "has the parts"),
        ("dealer 3 deals", "dealer 3 dealt", "the last part"),
        ("/ 41 - - h4", "", "3 seats"),
        ("0 12 - h3", "0 12 -", "3 pawns"),
        ("0 12", "64 12", "no place"),
        ("0 12", "h5 12", "no place"),
        ("0 12", "h0 12", "no place"),
        ("0 12", "x 12", "no number"),
        ("0 12", "+1 12", "no number"),
        ("0 12", "\u0663 12", "no number"),
        ("As 7h", "As 1h", "no card"),
        ("dealer 3", "dealer 4", "no seat"),
        ("deals 2", "deals -1", "no number"),
        ("turn 0", "turn 4", "no seat"),
        ("0 12", "12 12", "two pawns on one square"),
        ("12 - h3", "17 - h3", "two pawns on one square"),
        ("played Qh", "played Qh Qh", "a card too many"),
        ("As 7h", "*s 7h", "a card too many"),
        ("played Qh", "played ?", "a card played unseen"),
        ("turn 0", "turn dealer", "cards in hand"),
        ("hands As 7h", "hands ", "no cards"),
        ("turn 0", "turn over", "over, but no side has all pawns home"),
        (
            "0 12 - h3 / 1 - - - / - - - -",
            "h1 h2 h4 h3 / 1 - - - / h1 h2 h3 h4",
            "all pawns home, but the game is not over",
        ),
        ("turn 0", "turn exchange", "without it"),
        ("dealer 3", "dealer -", "no dealer after the first deal"),
        ("deals 2", "deals 0", "before the first deal"),
        ("turn 0", "turn -", "no number"),
        ("? ?", "? " * 60, "a hand too large"),
        ("As 7h", "As 2h 3h 4h 7h", "a hand too large"),
        (
            "Qh",
            "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks 2h 3h 4h 5h 6h 8h 9h Th Jh Qh 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc",
            "more cards than were dealt",
        ),
        ("keezbord 4", "keezbord 4 nk_scoring=on nk_scoring=off", "given twice"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=reason):
        read(GOOD.replace(old, new, 1))


GIVING = (
    "tokken 4 individual=on | pawns 0 12 - h3 / 1 - - - / - - - - / 41 - - h4 | "
    "hands As 7h / ? / Kc / 4d | kept / / Ah / | gifts / ? / / | jokers 0 0 0 0 | draws - | "
    "played Qh | dealer 3 deals 2 turn exchange"
)


def test_nothing_is_done_before_the_first_deal() -> None:
    first = write(setup(options({}), 4))
    assert read(first).deals == 0
    for old, new, reason in (
        ("- - - -", "0 - - -", "pawns on the board"),
        ("played", "played 2s", "cards before"),
        ("turn dealer", "turn 0", "somebody"),
        ("turn dealer", "turn over", "somebody"),
    ):
        assert old in first
        with pytest.raises(BadPosition, match=reason):
            read(first.replace(old, new, 1))


def test_only_one_side_is_home() -> None:
    home = " / ".join(["h1 h2 h3 h4"] * 4)
    over = GOOD.replace("0 12 - h3 / 1 - - - / - - - - / 41 - - h4", home).replace("turn 0", "turn over")
    with pytest.raises(BadPosition, match="more than one winner"):
        read(over)
    assert read(over.replace(home, f"h1 h2 h3 h4 / - - - - / {home[:11]} / - - - -")).turn == OVER


def test_the_example_of_an_exchange_is_read() -> None:
    state = tokken.read(GIVING)
    assert state.turn == EXCHANGE
    assert state.kept == (b"", b"", cards.parse("Ah"), b"")
    assert state.gifts == (b"", cards.parse("?"), b"", b"")
    assert " ".join(tokken.write(state).split()) == GIVING


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("tokken", "keezbord", "starts with"),
        ("tokken 4", "tokken 9", "starts with"),
        ("tokken 4", "tokken 4 section_length=17", "section_length"),
        ("0 12", "72 12", "no place"),
        ("| draws - ", "", "has the parts"),
        ("kept", "given", "has the parts"),
        ("jokers 0 0 0 0", "jokers 0 0 0", "jokers: 3 seats instead of 4"),
        ("jokers 0", "jokers -1", "no number"),
        ("draws -", "draws 4", "no seat"),
        ("draws -", "draws 0", "not from the dealer"),
        ("Ah", "Ah 2h", "more than one card"),
        ("Ah", "As", "a card too many"),
        ("gifts / ? / /", "gifts ? / ? / ? / ?", "out of turn"),
        ("turn exchange", "turn 0", "out of turn"),
        ("/ Ah /", "/ Ah / /", "seats instead of"),
        ("hands As 7h", "hands *s *h *c", "a card too many"),
        ("hands As 7h", "hands ", "without a card to give"),
        ("Kc", "2c 3c 4c 5c Kc", "a hand too large"),
        ("jokers 0", "jokers 9", "more jokers than"),
        ("jokers 0", "jokers 300", "no number below 256"),
        ("deals 2", "deals 1", "before the first deal"),
        ("deals 2", "deals 0", "before the first deal"),
        ("dealer 3", "dealer -", "no dealer after the first deal"),
        ("turn exchange", "turn dealer", "out of turn"),
    ],
)
def test_what_is_wrong_with_an_exchange_is_said(old: str, new: str, reason: str) -> None:
    assert old in GIVING
    with pytest.raises(ValueError, match=reason):
        tokken.read(GIVING.replace(old, new, 1))


def test_all_but_one_card_to_give_do_not_lie_ready_for_the_dealer() -> None:
    three = GIVING.replace("gifts / ? / /", "gifts 2s / ? / ? /")
    assert tokken.to_move(tokken.read(three)) == (3,)
    with pytest.raises(BadPosition, match="out of turn"):
        tokken.read(three.replace("turn exchange", "turn dealer"))


PLAYING = GIVING.replace("gifts / ? / /", "gifts / / /").replace("turn exchange", "turn 0")
KEPT = PLAYING.replace("/ Kc /", "/ /")
"""Seat 2 has kept an ace and is out of the deal."""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("deals 2", "deals 3", "kept for after the last deal"),
        ("/ /", "/ Kc /", "by who is still in the deal"),
        ("jokers 0", "jokers 9", "more jokers than were played"),
        ("hands As 7h", "hands ", "no cards"),
        (
            "draws - | played Qh | dealer 3 deals 2 turn 0",
            "draws 0 | played Qh | dealer 3 deals 2 turn dealer",
            "not from the dealer for a joker",
        ),
        (
            "jokers 0 0 0 0 | draws - | played Qh | dealer 3 deals 2 turn 0",
            "jokers 0 0 1 0 | draws 2 | played *s | dealer 3 deals 2 turn dealer",
            "by who is still in the deal",
        ),
        ("turn 0", "turn dealer", "cards in hand"),
    ],
)
def test_what_is_wrong_with_a_card_kept_is_said(old: str, new: str, reason: str) -> None:
    assert tokken.read(KEPT).kept[2] and old in KEPT
    with pytest.raises(BadPosition, match=reason):
        tokken.read(KEPT.replace(old, new, 1))


def test_problems_beyond_what_a_text_can_say() -> None:
    state = read(GOOD)
    assert problems(state._replace(pawns=state.pawns + b"\x50")) == ["wrong number of pawns"]
    assert problems(state._replace(blocked=0)) == ["blocked squares do not follow from the pawns"]
    assert problems(state._replace(pawns=b"\x44" + state.pawns[1:])) == ["a pawn off the board or in a home of others"]
    assert problems(state._replace(hands=(state.hands[0][::-1], *state.hands[1:]))) == ["a hand out of order"]
