"""The rules of Slagen, a test a paragraph."""

import pytest
from contract import smallest as game
from kaartbord.rules.cards import parse
from kaartbord.rules.protocol import DEALER, Action, Illegal

UNDER_WAY = "slagen 3 | hands 2d 3s 8c Ks / 6s 7c Td Jd / 9d Tc Qc | played 4h / 9h / Kh 5s"
LAST = "slagen 2 | hands As / | played 2s 3s 4s 5s / 8s 9s Ts Js 7s"


def card(name: str) -> Action:
    return Action("card", parse(name))


def why(text: str, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as refused:
        game.apply(game.read(text), seat, action)
    return refused.value.refusal.rule


def kinds(text: str, seat: int, action: Action) -> list[str]:
    before = game.read(text)
    return [event.kind for event in game.events(before, seat, action, game.apply(before, seat, action))]


def test_everybody_gets_five_cards() -> None:
    state = game.setup(game.options({}), 4)
    action = game.deal(state, game.stock(state))
    after = game.apply(state, DEALER, action)
    assert [len(hand) for hand in after.hands] == [5] * 4
    assert [event.kind for event in game.events(state, DEALER, action, after)] == ["deal"]
    with pytest.raises(Illegal, match="dealer"):
        game.apply(state, DEALER, Action("deal", action.cards[:1]))


def test_suit_must_be_followed() -> None:
    assert game.legal(game.read(UNDER_WAY), 0) == [card("3s"), card("Ks")]
    assert why(UNDER_WAY, 0, card("8c")) == "follow"
    assert why(UNDER_WAY, 0, card("Ac")) == "hand"
    assert why(UNDER_WAY, 1, card("6s")) == "turn"


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    assert kinds(UNDER_WAY, 0, card("Ks")) == ["card"]
    after = game.apply(game.apply(game.read(UNDER_WAY), 0, card("Ks")), 1, card("6s"))
    assert game.course(after).takers == (2, 0) and game.to_move(after) == (0,)


def test_most_tricks_win() -> None:
    assert kinds(LAST, 0, card("As")) == ["card", "trick", "over"]
    state = game.apply(game.read(LAST), 0, card("As"))
    assert game.score(state) == ((1, 4), (1,), "tricks")
    assert why(game.write(state), 0, card("As")) == "over"
