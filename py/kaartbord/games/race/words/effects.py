"""The changes that a choice in a race makes, and the possible uses of a card: the basis of reasons."""

from collections.abc import Callable, Iterable, Iterator

from ....rules.cards import ACE, CARD_BYTES, JACK, JOKER, KING
from ....rules.protocol import Action
from ....text.hints.choice_case import ChoiceCase, Values
from ....text.people import rank_phrase
from .. import rules as race
from ..rules.ring import PAWNS

BACKWARD, SEVEN = 4, 7
"""The rank that walks backward, and the one that may be split."""

OPENERS = (JOKER, ACE, KING)
"""The ranks that bring a pawn out."""

VALUABLE = (*OPENERS, SEVEN, JACK)
"""The ranks that are worth keeping, the best first."""

CHASE_DISTANCE = 12
"""The number of squares behind from which a plain card may hit a pawn."""


def distance_from_start(state: race.RaceState, pawn: int) -> int:
    """Return a pawn's distance from its start: 0 is its start, and -1 is the yard."""
    return state.table.ring.place(pawn // PAWNS, state.pawns[pawn])


def side_pawns(case: ChoiceCase) -> Iterator[int]:
    """Yield the pawns of the side."""
    return (pawn for seat in case.side for pawn in case.view.table.own[seat])


def moved_pawns(case: ChoiceCase) -> list[int]:
    """Return the pawns of the side that have other squares now, those that were hit left out."""
    return [
        pawn
        for pawn in side_pawns(case)
        if case.after.pawns[pawn] not in (case.view.pawns[pawn], case.view.table.ring.yard)
    ]


def hit_pawns(case: ChoiceCase, ours: bool) -> list[int]:
    """Return the pawns that must wait again: those of the own side, or those of others."""
    yard, before, after = case.view.table.ring.yard, case.view.pawns, case.after.pawns
    return [
        pawn for pawn, cell in enumerate(after) if cell == yard != before[pawn] and (pawn // PAWNS in case.side) == ours
    ]


def squares_gained(case: ChoiceCase) -> int:
    """Return the squares that the pawns of the side gain together; a pawn that is hit loses all its way."""
    return sum(
        distance_from_start(case.after, pawn) - distance_from_start(case.view, pawn) for pawn in side_pawns(case)
    )


def is_home(state: race.RaceState, pawn: int) -> bool:
    """Return whether a pawn is on its home squares."""
    return state.table.ring.track <= state.pawns[pawn] < state.table.ring.yard


def pawns_brought_home(case: ChoiceCase) -> int:
    """Return the number of pawns of the side that come home."""
    return sum(is_home(case.after, pawn) and not is_home(case.view, pawn) for pawn in side_pawns(case))


def pawns_close_behind(state: race.RaceState, cell: int, seats: Iterable[int]) -> list[int]:
    """Return the pawns of these seats close behind a square of the track that need not turn in first."""
    ring = state.table.ring
    return [
        pawn
        for seat in seats
        for pawn in state.table.own[seat]
        if (at := state.pawns[pawn]) < ring.track
        and 0 < (steps := (cell - at) % ring.track) <= CHASE_DISTANCE
        and distance_from_start(state, pawn) + steps < ring.track
    ]


def rivals_close_behind(case: ChoiceCase, state: race.RaceState, cell: int) -> list[int]:
    """Return the rivals with a pawn close behind a square of the track, one for each."""
    rivals = (seat for seat in range(state.table.seats) if seat not in case.side)
    return [pawn // PAWNS for pawn in pawns_close_behind(state, cell, rivals)]


def is_safe(state: race.RaceState, pawn: int) -> bool:
    """Return whether nobody can hit a pawn: it waits, is home, or is on its start."""
    ring, cell = state.table.ring, state.pawns[pawn]
    return cell >= ring.track or cell == ring.starts[pawn // PAWNS]


def rivals_chasing(case: ChoiceCase, state: race.RaceState, pawn: int) -> list[int]:
    """Return the rivals close behind a pawn; empty for a safe one."""
    return [] if is_safe(state, pawn) else rivals_close_behind(case, state, state.pawns[pawn])


def card_uses(state: race.RaceState, seat: int, card: int) -> list[Action]:
    """Return the uses of a card for a seat if it were to play it now."""
    hands = (b"",) * seat + (CARD_BYTES[card],) + (b"",) * (state.table.seats - seat - 1)
    return race.legal_plays(state._replace(hands=hands, turn=seat), seat)


def brings_home(state: race.RaceState, pawn: int, use: Action) -> bool:
    """Return whether a use of a card brings this pawn home from the track."""
    track, cell = state.table.ring.track, dict(use.placements).get(pawn, -1)
    return state.pawns[pawn] < track <= cell < state.table.ring.yard


def rivals_hit(state: race.RaceState, pawn: int, use: Action, rivals: tuple[int, ...]) -> list[int]:
    """Return the rivals that a use of a card with this pawn hits."""
    if all(mover != pawn for mover, _ in use.placements):
        return []
    return [hit // PAWNS for hit in race.captured_pawns(state.table, state.pawns, use) if hit // PAWNS in rivals]


# ---- what is filled in


def seat_values(seats: Callable[[ChoiceCase], Iterable[int]]) -> Callable[[ChoiceCase], list[Values]]:
    """Return the function that gives these seats as values."""
    return lambda case: [{"whom": case.reader.people([seat])} for seat in seats(case)]


def card_values(held: Callable[[ChoiceCase], Iterable[int]]) -> Callable[[ChoiceCase], list[Values]]:
    """Return the function that gives these cards as values."""
    return lambda case: [{"card": rank_phrase(card)} for card in held(case)]
