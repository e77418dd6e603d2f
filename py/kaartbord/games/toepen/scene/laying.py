"""The laying of a position of Toepen by hand: a hand, and the cards on the table."""

from typing import Any

from ....rules.cards import suit
from ....scene.arbiter.laying import LaidCards, Laying
from ...tricks.scene.laying import laid_tricks
from .. import setup
from ..rules.state import DECK, LOOKED, STRENGTH, TRICK, ToepenState


def _begin(options: Any, seats: int) -> ToepenState:
    """Return the first trick of a round, in which all have looked at their cards."""
    fresh = setup(options, seats)._replace(dealer=seats - 1, rounds=1, phase=TRICK, marks=bytes([LOOKED]) * seats)
    return _lay(fresh, LaidCards(0, b""))


def _cards(state: ToepenState) -> LaidCards:
    turn = max(state.turn, 0)
    order = [(state.leader + n) % state.table.seats for n in range(state.table.seats)]
    lying = bytes(state.played[seat][state.tricks] for seat in order if len(state.played[seat]) > state.tricks)
    return LaidCards(turn, state.hands[turn], lying)


def _lay(state: ToepenState, laid: LaidCards) -> ToepenState:
    laid = laid._replace(trick=laid.trick[: state.table.seats - 1])
    tricks = laid_tricks(laid, state.length, [DECK] * state.table.seats, _beats)
    return state._replace(
        hands=tricks.hands, played=tricks.played, leader=tricks.leader, turn=laid.turn, tricks=tricks.before
    )


def _beats(led: int, card: int) -> bool:
    return suit(card) == suit(led) and STRENGTH[card] > STRENGTH[led]


LAYING = Laying(_begin, _cards, _lay, pack=lambda state: DECK)
