"""What a game of ToedeLoe is made of: table and state, and the plain questions that every rule asks of them.

Hands and played cards are by chair (see `rules.seats`); two players with `dubbel` play two chairs each. The
pack of team 1 is the second one: its cards have `cards.SECOND` added.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .toedeloe_board import CELLS
from .toedeloe_info import Options

EMPTY, WHITE, GREY, GREEN = range(4)
"""What stands on a cell: a pawn of team t is t + 1."""

GREENS = 2
"""Green pawns."""

GREEN_HOME = CELLS
"""Where a green pawn comes from that stands beside the board."""

DEALT = 9
"""Cards each in a deal."""

NOBODY = -1

JOKER_VALUE = -1
"""The value of a trick that a joker took."""

DEAL, TRICK, SCORE, OVER = "deal", "trick", "score", "over"


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Table:
    """All that options and seats fix for a whole match; one object a combination, compared by identity."""

    name: str
    options: Options
    seats: int
    chairs: int
    """Hands in the game: four, or two with `duel`."""
    numbers: tuple[int, ...]
    """By cell."""
    lowest: int
    """Where the score track ends: -9, or -5 in the short game."""
    played: tuple[int, ...]
    """By deal of a pair of packs: how many cards each plays: 8, 9, 10; or 8, 9, 9, 9, 9, 10 with `duel`."""

    def __repr__(self) -> str:
        return f"<ToedeLoe of {self.seats}>"


class State(NamedTuple):
    """A position. Cards of the deal that was played stay where they are until the next one."""

    table: Table
    cells: bytes
    """By cell: EMPTY, WHITE, GREY or GREEN."""
    minus: tuple[int, int]
    """By team: where the score pawn stands, 0 or less."""
    left: tuple[int, int]
    """By team: pawns that can still be placed."""
    hands: tuple[bytes, ...]
    """By chair, sorted."""
    played: tuple[bytes, ...]
    """By chair: its card to each trick of this deal, in order."""
    gone: bytes
    """Cards of earlier deals from the same packs, sorted."""
    takers: bytes
    """By trick of this deal: the chair that took it."""
    plus: bytes
    """By chair: its plus tricks in this deal."""
    placed: tuple[int, int]
    """By team: pawns put on the board in this deal."""
    leader: int
    """The chair that led to this trick, or that took it while it chooses what to score."""
    turn: int
    """The chair that plays the next card or scores, or NOBODY."""
    dealer: int
    """The chair that deals, or NOBODY before it is cast by lot."""
    deals: int
    """Deals so far."""
    phase: str
