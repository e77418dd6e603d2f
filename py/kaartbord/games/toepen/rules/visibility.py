"""The visible part of a game of Toepen."""

from ....rules import holes
from ....rules.checks import check_viewer
from ....rules.protocol import DEALER, Action
from ...tricks.rules.hands import in_order
from . import state as toepen
from .stake import callers
from .state import State
from .tricks import finalists

SIZES = {0: toepen.HAND, 2: toepen.DRAWN_FOR_TWO, 3: toepen.FINAL}
"""By number of finalists: cards each."""


def hand_size(state: State) -> int:
    """Return the number of cards each in the coming deal: more in the last fight, and most if two fight it."""
    return SIZES[finalists(state)]


def dealt_blind(state: State) -> bool:
    """Return whether the hands of the coming deal stay face down for their owners until nobody calls blind."""
    return bool(callers(state)) and not finalists(state)


def lookers(state: State) -> list[int]:
    """Return the seats whose hands the dealer turns up: of all still in, or of a player who pays to look."""
    if state.phase == toepen.PEEK:
        return [
            s for s, marks in enumerate(state.marks) if marks & toepen.PEEKED and not marks & toepen.LOOKED
        ]
    return sorted(state.queue)


def view(state: State, seat: int | None) -> State:
    """Return the view: all face down but open cards and, once looked at, the viewer's own."""
    check_viewer(seat, state.table.seats)
    hands = tuple(
        hand if marks & toepen.OPEN or marks & toepen.LOOKED and s == seat else bytes(len(hand))
        for s, (hand, marks) in enumerate(zip(state.hands, state.marks, strict=True))
    )
    return state._replace(hands=hands, aside=holes.closed(state.aside, (seat,)))


def seen(state: State, seat: int, action: Action, viewer: int | None) -> Action:
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
    owners = toepen.alive(state) if kind == "deal" else lookers(state)
    closed = kind == "deal" and dealt_blind(state)
    return action._replace(cards=holes.dealt(shown, owners, () if closed else (viewer,)))


def fill(view: State, deck: bytes) -> State:
    """Return the view with its holes filled from the deck: the hands seat by seat, then the cards laid away."""
    hands, deck = holes.fill(view.hands, deck)
    aside, _ = holes.fill(view.aside, deck)
    return view._replace(hands=in_order(hands), aside=aside)
