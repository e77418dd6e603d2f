"""What is wrong with a position of Toepen that cannot be."""

from ..rules.protocol import UNKNOWN
from .toepen_state import (
    CHECK,
    DEAL,
    DECK,
    DRAW,
    FINAL,
    GONE,
    HAND,
    IN,
    LOOK,
    LOOKED,
    NOBODY,
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
from .toepen_view import HOLE, lookers


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
