"""What a game of OkiDoki is made of: table and state, and the plain questions that every rule asks of them.

Hands, gifts and played cards are by chair (see `rules.seats`); two players with `dubbel` play two each.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .okidoki_info import Options

TEAM_PAWNS = 4
"""Pawns of a team: 0 to 3 are white (chairs 0 and 2), 4 to 7 grey."""

START = 0
"""A start box; squares are 1 to the length of the board, and the finish is one more."""

RESERVE = 255
"""A pawn beside the board."""

HAND = 13
"""Cards each."""

ALL = 20
"""Penalty points in a hand."""

NOBODY = -1

DEAL, GIVE, OPEN, TRICK, DRAW, MOVE, OVER = "deal", "give", "open", "trick", "draw", "move", "over"

DEALERS = frozenset((DEAL, OPEN, DRAW))
"""Phases in which the dealer is to move: casts the lot and deals, opens an exchange, gives from the stock."""

ACES = 0
"""Steps of a team that has all four aces: twice ten, or a swap."""


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Table:
    """All that options and seats fix for a whole match; one object a combination, compared by identity."""

    name: str
    options: Options
    seats: int
    chairs: int
    """Hands in the game: four, or two with `stapel`."""
    squares: str
    """The colour of each square; square 1 is `squares[0]`."""
    finish: int
    goal: int
    """Pawns at the finish that end the game."""

    def __repr__(self) -> str:
        return f"<OkiDoki of {self.seats}>"


class State(NamedTuple):
    """A position. Cards that were played stay where they are until the next deal."""

    table: Table
    pawns: bytes
    """By pawn: START, a square, the finish, or RESERVE."""
    hands: tuple[bytes, ...]
    """By chair, sorted."""
    gifts: tuple[bytes, ...]
    """By chair: the card laid ready in this exchange, closed; b"" for none."""
    given: int
    """Exchanges that are over: 0 to 3 (1 with `stapel`)."""
    played: tuple[bytes, ...]
    """By chair: its card to each trick, in order."""
    takers: bytes
    """By trick: the chair that took it."""
    leader: int
    """The chair that led to this trick, or NOBODY."""
    turn: int
    """The chair that plays the next card or enters the move of its team, or NOBODY."""
    moves: tuple[tuple[int, int], ...]
    """(team, steps) of every move that is still to be made in this round, the next one first; steps may be
    ACES."""
    dealer: int
    """The chair that deals, or NOBODY before it is cast by lot."""
    rounds: int
    """Deals so far."""
    phase: str
