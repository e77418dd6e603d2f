"""What is seen of a game of Toepen."""

from ...rules.checks import check_viewer
from ...rules.protocol import DEALER, UNKNOWN, Action
from ...rules.seats import put
from .stake import callers
from .state import (
    DRAWN_FOR_TWO,
    FINAL,
    HAND,
    LOOKED,
    OPEN,
    PEEK,
    PEEKED,
    State,
    alive,
)
from .tricks import finalists

HOLE = bytes((UNKNOWN,))


SIZES = {0: HAND, 2: DRAWN_FOR_TWO, 3: FINAL}
"""By number of finalists: cards each."""


def hand_size(state: State) -> int:
    """Cards each in the coming deal: more in the last fight, and most if two fight it."""
    return SIZES[finalists(state)]


def dealt_blind(state: State) -> bool:
    """Whether the hands of the coming deal stay face down for their owners until nobody calls blind."""
    return bool(callers(state)) and not finalists(state)


def lookers(state: State) -> list[int]:
    """Whose hand the dealer turns up: of all still in, or of who pays to look."""
    if state.phase == PEEK:
        return [s for s, marks in enumerate(state.marks) if marks & PEEKED and not marks & LOOKED]
    return sorted(state.queue)


def view(state: State, seat: int | None) -> State:
    """All is face down but the viewer's own, once looked at, and what lies open."""
    check_viewer(seat, state.table.seats)
    hands = tuple(
        hand if marks & OPEN or marks & LOOKED and s == seat else bytes(len(hand))
        for s, (hand, marks) in enumerate(zip(state.hands, state.marks, strict=True))
    )
    aside = tuple(pile if s == seat else bytes(len(pile)) for s, pile in enumerate(state.aside))
    return state._replace(hands=hands, aside=aside)


def seen(state: State, seat: int, action: Action, viewer: int | None) -> Action:
    """Hands dealt and looked at, cards drawn and laid away are seen by their owner alone."""
    kind, shown, _ = action
    if seat != DEALER:
        return action if kind != "lay_away" or seat == viewer else action._replace(cards=bytes(len(shown)))
    if kind == "draw":
        owner = state.queue[0]
        open_ = owner == viewer or state.marks[owner] & OPEN
        return action if open_ else action._replace(cards=bytes(len(shown)))
    if kind == "deal":
        owners = () if dealt_blind(state) else alive(state)
    elif kind == "look":
        owners = tuple(lookers(state))
    else:
        return action
    size = len(shown) // len(owners) if owners else 0
    at = owners.index(viewer) * size if viewer in owners else 0
    own = shown[at : at + size] if viewer in owners else b""
    return action._replace(cards=bytes(at) + own + bytes(len(shown) - at - len(own)))


def fill(view: State, deck: bytes) -> State:
    """The holes filled from the deck: the hands seat by seat, then what is laid away."""
    top = 0

    def filled(pile: bytes) -> bytes:
        nonlocal top
        need = pile.count(UNKNOWN)
        top += need
        return pile.replace(HOLE, b"") + deck[top - need : top]

    hands = tuple(bytes(sorted(filled(hand))) for hand in view.hands)
    return view._replace(hands=hands, aside=tuple(map(filled, view.aside)))


def reveal(state: State, seat: int, shown: bytes) -> State:
    """The state once these cards of an unseen hand lie open: they fill its holes."""
    hand = state.hands[seat]
    if UNKNOWN not in hand or UNKNOWN in shown:
        return state
    return state._replace(hands=put(state.hands, seat, bytes(sorted(hand[len(shown) :] + shown))))
