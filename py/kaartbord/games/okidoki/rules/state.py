"""The state of a game of OkiDoki: the table, the state, and the basic functions that every rule uses.

Hands, gifts and played cards are by chair (see `rules.seats`); two players with `dubbel` play two each.
"""

from dataclasses import dataclass
from typing import NamedTuple

from ....rules import cards
from ....rules.cards import ACE
from ....rules.interned import Interned, interned
from ....rules.records import fast_replace
from ....rules.seats import clockwise, seat_of_chair
from .board import squares_of
from .info import OkidokiOptions

TEAM_PAWNS = 4
"""Pawns of a team: 0 to 3 are white (chairs 0 and 2), 4 to 7 grey."""

PAWNS_OF_TEAM = (range(4), range(4, 8))

BOXES = 2
"""Start boxes of a team."""

START = 0
"""A start box; squares are 1 to the length of the board, and the finish is one more."""

RESERVE = 255
"""A pawn that is off the board."""

HAND = 13
"""Cards per chair."""

HAND_PENALTY = 20
"""Penalty points in a hand."""

DECK = bytes(range(cards.card(ACE, 0), cards.card(cards.KING + 1, 0)))

TWO_OF_SPADES = cards.card(2, 0)
"""The two of spades, which is led first."""

STRENGTH = bytes(cards.KING + 1 if cards.rank(card) == ACE else cards.rank(card) for card in range(64))
"""By card: the strength of its rank."""

PENALTY = bytes(2 if cards.rank(card) == ACE else cards.suit(card) == 0 for card in range(256))
"""By card: two points for an ace, that of spades too; one for any other spade."""

NOBODY = -1

DEAL, GIVE, OPEN, TRICK, DRAW, MOVE, OVER = "deal", "give", "open", "trick", "draw", "move", "over"

PHASES = (DEAL, GIVE, OPEN, TRICK, DRAW, MOVE, OVER)

DEALER_PHASES = frozenset((DEAL, OPEN, DRAW))
"""Phases in which the dealer is to move: draws the lot and deals, opens an exchange, or gives from the stock."""

ACES_MOVE = 0
"""Steps of a team that has all four aces: twice ten, or a swap."""

EXCHANGE_PAIRS = {2: (bytes((1, 0)),), 4: (bytes((1, 0, 3, 2)), bytes((3, 2, 1, 0)), bytes((2, 3, 0, 1)))}
"""By number of chairs, by exchange, by chair: its counterpart; two opponents first, the partner last."""


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class OkidokiTable(Interned):
    """The constants of a match, from its options and seats; one object per combination, compared by identity."""

    name: str
    options: OkidokiOptions
    seats: int
    chairs: int
    """Number of hands in the game: four, or two with `stapel`."""
    squares: str
    """The colour of each square; square 1 is `squares[0]`."""
    finish: int
    goal: int
    """Pawns at the finish that end the game."""
    red: int
    """The red squares, each a bit."""
    safe: tuple[int, int]
    """By team: the squares of its colour, each a bit."""
    pairs: tuple[bytes, ...]
    """By exchange, by chair: the chair that it exchanges a card with."""
    after: tuple[tuple[int, ...], ...]
    """By chair: all chairs clockwise from the next one, itself last."""
    movers: tuple[tuple[int], ...]
    """By chair: the seat that plays it, as `to_move` names it."""
    drawn: int
    """Tricks after which cards are drawn from the stock (`stapel`)."""


@interned
def table(options: OkidokiOptions, seats: int) -> OkidokiTable:
    """Return the table for these options and seats."""
    board = squares_of(options.board)
    bits = {letter: sum(1 << n for n, each in enumerate(board, 1) if each == letter) for letter in "rwg"}
    chairs = 2 if seats == 2 and options.two_player_mode == "stapel" else 4
    return OkidokiTable(
        "okidoki",
        options,
        seats,
        chairs,
        board,
        len(board) + 1,
        2 if options.short else TEAM_PAWNS,
        bits["r"],
        (bits["w"], bits["g"]),
        EXCHANGE_PAIRS[chairs],
        clockwise(chairs),
        movers=tuple((seat_of_chair(c, seats),) for c in range(chairs)),
        drawn=HAND if chairs == 2 else 0,
    )


@fast_replace
class OkidokiState(NamedTuple):
    """A position. Played cards remain in it until the next deal."""

    table: OkidokiTable
    pawns: bytes
    """By pawn: START, a square, the finish, or RESERVE."""
    hands: tuple[bytes, ...]
    """By chair, sorted."""
    gifts: tuple[bytes, ...]
    """By chair: the card given in this exchange, face down; b"" for none."""
    given: int
    """Exchanges that are over: 0 to 3 (1 with `stapel`)."""
    played: tuple[bytes, ...]
    """By chair: its card to each trick, in order."""
    takers: bytes
    """By trick: the chair that took it."""
    leader: int = NOBODY
    """The chair that led to this trick, or NOBODY."""
    turn: int = NOBODY
    """The chair that plays the next card or enters the move of its team, or NOBODY."""
    moves: tuple[tuple[int, int], ...] = ()
    """(team, steps) of every move still due in this round, the next one first; steps may be ACES_MOVE."""
    dealer: int = NOBODY
    """The chair that deals, or NOBODY before it is drawn by lot."""
    rounds: int = 0
    """Deals so far."""
    phase: str = DEAL


def initial_state(table: OkidokiTable) -> OkidokiState:
    """Return the first state: two pawns of each team on their start, two in reserve; no dealer drawn by lot yet."""
    none = (b"",) * table.chairs
    pawns = bytes((START, START, RESERVE, RESERVE) * 2)
    return OkidokiState(table, pawns, hands=none, gifts=none, given=0, played=none, takers=b"")


def stock(state: OkidokiState) -> bytes:
    """Return the chairs' lots at first, the pack before a deal, else the cards not in a hand, given or played."""
    if state.dealer == NOBODY:
        return bytes(range(state.table.chairs))
    if state.phase == DEAL:
        return DECK
    return DECK.translate(None, b"".join(state.hands + state.gifts + state.played))


def is_opening(state: OkidokiState) -> bool:
    """Return whether the next card is the first of this deal."""
    return state.phase == TRICK and not any(state.played)


def pawns_finished(state: OkidokiState) -> tuple[int, int]:
    """Return the number of pawns at the finish, by team."""
    pawns, finish = state.pawns, state.table.finish
    return pawns.count(finish, 0, TEAM_PAWNS), pawns.count(finish, TEAM_PAWNS)
