"""What is seen of a game of Toepen, and what is wrong with a state that cannot be."""

from ..rules.protocol import DEALER, UNKNOWN, Action
from ..rules.seats import put
from .toepen_round import finalists
from .toepen_stake import callers
from .toepen_state import (
    CHECK,
    DEAL,
    DECK,
    DRAW,
    DRAWN_FOR_TWO,
    FINAL,
    GONE,
    HAND,
    IN,
    LOOK,
    LOOKED,
    NOBODY,
    OPEN,
    OVER,
    PEEK,
    PEEKED,
    TRICK,
    TURN_OVER,
    State,
    alive,
    closed,
    undrawn,
)

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
    hands = tuple(hand if marks & OPEN or marks & LOOKED and s == seat else bytes(len(hand))
                  for s, (hand, marks) in enumerate(zip(state.hands, state.marks, strict=True)))
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
    own = shown[at:at + size] if viewer in owners else b""
    return action._replace(cards=bytes(at) + own + bytes(len(shown) - at - len(own)))


def fill(view: State, deck: bytes) -> State:
    """The holes filled from the deck: the hands seat by seat, then what is laid away."""
    top = 0

    def filled(pile: bytes) -> bytes:
        nonlocal top
        need = pile.count(UNKNOWN)
        top += need
        return pile.replace(HOLE, b"") + deck[top - need:top]

    hands = tuple(bytes(sorted(filled(hand))) for hand in view.hands)
    return view._replace(hands=hands, aside=tuple(map(filled, view.aside)))


def reveal(state: State, seat: int, shown: bytes) -> State:
    """The state once these cards of an unseen hand lie open: they fill its holes."""
    hand = state.hands[seat]
    if UNKNOWN not in hand or UNKNOWN in shown:
        return state
    return state._replace(hands=put(state.hands, seat, bytes(sorted(hand[len(shown):] + shown))))


# ---- problems

def problems(state: State) -> list[str]:
    """What is inconsistent: cards that do not add up, seats asked that are not in, a turn nobody can take."""
    t, found = state.table, []
    by_seat = (state.points, state.start, state.status, state.hands, state.marks, state.aside, state.played,
               state.owed, state.folds)
    if any(len(values) != t.seats for values in by_seat):
        return ["not a value for each seat"]
    known = closed(state).replace(HOLE, b"")
    if len(set(known)) != len(known) or not set(known) <= set(DECK):
        found.append("a card too many")
    if UNKNOWN in b"".join(state.played) + state.under + state.shown:
        found.append("a card in the open that is unseen")
    if undrawn(state) < len(state.under):
        found.append("more cards than the pack has")
    if any(list(hand) != sorted(hand) for hand in state.hands):
        found.append("a hand out of order")
    if max(state.status) > GONE or max(state.marks) >= 2 * PEEKED or state.length not in (HAND, FINAL):
        found.append("a value that cannot be")
    return found or _seat_problems(state) + _phase_problems(state)


def _seat_problems(state: State) -> list[str]:
    """What does not fit who plays, and with how many cards."""
    found = []
    if any(state.status[s] == GONE and (state.hands[s] or state.played[s]) and state.phase not in (DEAL, OVER)
           for s in range(state.table.seats)):
        found.append("cards of who is out of the game")
    if len(alive(state)) < 2 and state.phase != OVER:
        found.append("nobody to play with")
    if state.dealer != NOBODY and state.status[state.dealer] == GONE:
        found.append("the dealer is out of the game")
    if state.dealer == NOBODY and (state.phase != DEAL or state.rounds):
        found.append("nobody has dealt")
    return found


def _phase_problems(state: State) -> list[str]:
    """What does not fit the phase."""
    phase, status, found = state.phase, state.status, []
    asking = phase not in (DEAL, PEEK, TRICK, OVER)
    if asking != bool(state.queue) and phase != PEEK:
        found.append("nobody is asked, or somebody while there is nothing to ask")
    if len(set(state.queue)) != len(state.queue) or any(status[seat] != IN for seat in state.queue):
        found.append("somebody is asked who is not in")
    if phase not in (DEAL, OVER) and status.count(IN) < 2 - (phase == PEEK):
        found.append("the round is won already")
    if phase == PEEK and len(lookers(state)) != 1:
        found.append("nobody pays to look")
    if (phase in (CHECK, TURN_OVER)) != bool(state.claim) and phase != DRAW or (
            bool(state.claim) != (state.washer != NOBODY)):
        found.append("a wash that nobody claims")
    elif phase in (CHECK, TURN_OVER) and len(state.aside[state.washer]) < HAND:
        found.append("no wash to turn over")
    if phase == LOOK and any(state.marks[seat] & LOOKED for seat in state.queue):
        found.append("a hand that is seen is looked at")
    if phase == DRAW and state.queue and not (
            0 < HAND - len(state.hands[state.queue[0]]) <= undrawn(state)):
        found.append("no card to draw")
    return found + (_trick_problems(state) if phase in (TRICK, "answer") else [])


def _trick_problems(state: State) -> list[str]:
    """What does not fit the trick."""
    n, turn, leader = state.tricks, state.turn, state.leader
    inside = [seat for seat, status in enumerate(state.status) if status == IN]
    if min(turn, leader) < 0:
        return ["nobody's turn"]
    if any(len(state.hands[s]) + len(state.played[s]) != state.length for s in inside):
        return ["a hand of the wrong size"]
    if n >= state.length or any(len(state.played[s]) not in (n, n + 1) for s in inside):
        return ["a trick that is not played in turn"]
    if any(len(pile) > n + 1 for pile in state.played):
        return ["a card played too soon"]
    if len(state.played[turn]) != n or state.phase == TRICK and state.status[turn] != IN:
        return ["the seat whose turn it is has no card to play"]
    if any(len(pile) > n for pile in state.played) and len(state.played[leader]) <= n:
        return ["a trick without a lead"]
    return []
