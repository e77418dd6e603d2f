"""The visible part of a game of Toepen."""

from ....rules import masking
from ....rules.checks import check_viewer
from ....rules.protocol import DEALER, Action
from ...tricks.rules.hands import sorted_hands
from . import state as toepen
from .stake import blind_callers
from .state import ToepenState
from .tricks import finalist_count

HAND_SIZES = {0: toepen.HAND, 2: toepen.FINAL_HAND_FOR_TWO, 3: toepen.FINAL_TRICKS}
"""By number of finalists: cards each."""


def hand_size(state: ToepenState) -> int:
    """Return the number of cards each in the coming deal: more in the last fight, and most if two fight it."""
    return HAND_SIZES[finalist_count(state)]


def is_dealt_blind(state: ToepenState) -> bool:
    """Return whether the hands of the coming deal stay face down for their owners until nobody calls blind."""
    return bool(blind_callers(state)) and not finalist_count(state)


def seats_to_turn_up(state: ToepenState) -> list[int]:
    """Return the seats whose hands the dealer turns up: of all still in, or of a player who pays to look."""
    if state.phase == toepen.PEEK:
        return [s for s, marks in enumerate(state.marks) if marks & toepen.PEEKED and not marks & toepen.LOOKED]
    return sorted(state.queue)


def view(state: ToepenState, seat: int | None) -> ToepenState:
    """Return the view: all face down but open cards and, once looked at, the viewer's own."""
    check_viewer(seat, state.table.seats)
    hands = tuple(
        hand if marks & toepen.OPEN or marks & toepen.LOOKED and s == seat else bytes(len(hand))
        for s, (hand, marks) in enumerate(zip(state.hands, state.marks, strict=True))
    )
    return state._replace(hands=hands, aside=masking.hide_piles(state.aside, (seat,)))


def seen(state: ToepenState, seat: int, action: Action, viewer: int | None) -> Action:
    """Return the action for the viewer: hands dealt and looked at, cards drawn and laid away only if its own."""
    kind, shown, _ = action
    if seat != DEALER:
        return action if kind != "lay_away" or seat == viewer else action._replace(cards=bytes(len(shown)))
    if kind == "draw":
        owner = state.queue[0]
        open_ = owner == viewer or state.marks[owner] & toepen.OPEN
        return action if open_ else action._replace(cards=bytes(len(shown)))
    if kind not in ("deal", "look"):
        return action
    owners = toepen.alive(state) if kind == "deal" else seats_to_turn_up(state)
    closed = kind == "deal" and is_dealt_blind(state)
    return action._replace(cards=masking.hide_dealt(shown, owners, () if closed else (viewer,)))


def fill(view: ToepenState, deck: bytes) -> ToepenState:
    """Return the view with its holes filled from the deck: the hands seat by seat, then the cards laid away."""
    hands, deck = masking.fill_piles(view.hands, deck)
    aside, _ = masking.fill_piles(view.aside, deck)
    return view._replace(hands=sorted_hands(hands), aside=aside)
