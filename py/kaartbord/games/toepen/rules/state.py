"""The table and state of a game of Toepen, and the basic queries that every rule makes of them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

from ....rules import cards
from ....rules.cards import ACE, JACK, KING, QUEEN
from ....rules.interned import Interned, interned
from ....rules.protocol import UNKNOWN
from ....rules.records import fast_replace
from ....rules.seats import clockwise, replace_at

RANKING = (JACK, QUEEN, KING, ACE, 7, 8, 9, 10)
"""The ranks from low to high."""

DECK = bytes(sorted(cards.card(rank, suit) for rank in RANKING for suit in range(4)))

STRENGTH = bytes(RANKING.index(cards.rank(card)) if card in DECK else 0 for card in range(64))
"""By card: the strength of its rank."""

HAND = 4
"""Cards each, and tricks in a round."""

FINAL_TRICKS = 8
"""Tricks of the last fight between players who are all one point from the limit."""

FINAL_HAND_FOR_TWO = 11
"""Cards each in that fight between two, of which three are laid away."""

IN, FOLDED, SITS_OUT, GONE = range(4)
"""The status of a seat in this round: in it, folded, put out of it by a wash; or out of the game."""

LOOKED, OPEN, WHISTLED, CAUGHT, PEEKED = 1, 2, 4, 8, 16
"""Marks of a seat in this round: has seen its hand, opened it to all, whistled, was caught washing, pays to look."""

NOBODY = -1
PELT_TOEPER = -2
"""`ToepenState.toeper` when the players one point from the limit raise, by being that."""

DEAL, BLIND, BLIND_ANSWER, PEEK, LOOK = "deal", "blind", "blind_answer", "peek", "look"
DISCARD, FOUR, WASH, CHECK, TURN_OVER, DRAW = "lay_away", "four", "wash", "check", "turn_over", "draw"
WHISTLE, PELT, TRICK, ANSWER, OVER = "whistle", "pelt", "trick", "answer", "over"

PHASES = (
    *(DEAL, BLIND, BLIND_ANSWER, PEEK, LOOK, DISCARD, FOUR, WASH),
    *(CHECK, TURN_OVER, DRAW, WHISTLE, PELT, TRICK, ANSWER, OVER),
)

TURN_UP_PHASES = frozenset((PEEK, LOOK, TURN_OVER))
"""Phases in which the dealer turns face-down cards up."""

DEALER_PHASES = TURN_UP_PHASES | {DEAL, DRAW}
"""Phases in which the dealer is to move: deals, turns face-down cards up, or gives from the stock."""


class ToepenOptions(NamedTuple):
    """The house rules of one match; INFO.options lists the values of each."""

    blind: bool
    pelt: bool
    was: bool
    whistle: bool
    jack_bonus: bool
    four_alike: bool
    kings_final: str
    anti_line: bool
    five_crosses: bool
    toep_any_time: bool
    toep_for_dead: bool
    end_at_first_loser: bool
    pelt_leads: bool
    was_penalty: str
    blind_value: int
    limit: int
    blind_anyone: bool
    first_rules: bool


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class ToepenTable(Interned):
    """The constants of a match, fixed by options and seats; one object a combination, compared by identity."""

    name: str
    """The game's name in position texts and catalogs."""
    options: ToepenOptions
    seats: int
    after: tuple[tuple[int, ...], ...]
    """By seat: all seats clockwise from the next one, itself last."""


@interned
def table(options: ToepenOptions, seats: int) -> ToepenTable:
    """Return the table for these options and seats."""
    return ToepenTable("toepen", options, seats, clockwise(seats))


@fast_replace
class ToepenState(NamedTuple):
    """A position. At the end of a round closed cards are taken up; the rest stays until the next deal."""

    table: ToepenTable
    points: tuple[int, ...]
    """Penalty points by seat, with the cost of washes in this round."""
    start: tuple[int, ...]
    """Points at the deal."""
    status: bytes
    """By seat: IN, FOLDED, SITS_OUT or GONE."""
    marks: bytes
    """By seat: LOOKED and so on, added up."""
    aside: tuple[bytes, ...]
    """By seat: cards out of play, closed: a wash (the last four while it may be checked), cards laid away."""
    under: bytes
    """Cards put under the stock: drawn last, and seen by all."""
    shown: bytes
    """Open cards out of play."""
    phase: str
    queue: bytes
    """The seats that are still to be asked in this phase, the next one first."""
    stake: int
    """The cost of losing now; while a question is open, the cost of folding."""
    raised: int
    """The cost of losing when all have answered; 0 while no question is open."""
    toeper: int
    """The last raiser, who may not raise again: a seat, PELT_TOEPER or NOBODY."""
    owed: tuple[int, ...]
    """By seat: the cost of folding in this round."""
    folds: bytes
    """By seat: folds in a row, over rounds; two counts for more."""
    washer: int
    """The seat that has put down a wash, until its new hand is drawn; or NOBODY."""
    claim: str
    """The washer's claim: the kind of its action."""
    length: int
    """Tricks in this round: HAND or FINAL_TRICKS."""
    dealer: int
    """The seat that deals, or NOBODY before it is drawn by lot."""
    winner: int
    """The winner of the round before, or NOBODY."""
    crosses: int
    """Rounds the winner has won in a row."""
    rounds: int
    """Deals until now."""
    hands: tuple[bytes, ...]
    played: tuple[bytes, ...]
    """By seat: its card to each trick, in order."""
    leader: int = NOBODY
    """The seat that led to this trick."""
    turn: int = NOBODY
    """The seat that plays the next card."""
    tricks: int = 0
    """Tricks played in this round."""


T = TypeVar("T")


@lru_cache(maxsize=256)
def initial_state(table: ToepenTable) -> ToepenState:
    """Return the initial state; the first dealer will be drawn by lot."""
    none, zeros = (b"",) * table.seats, (0,) * table.seats
    low = bytes(table.seats)
    return ToepenState(
        table,
        points=zeros,
        start=zeros,
        status=low,
        marks=low,
        aside=none,
        under=b"",
        shown=b"",
        phase=DEAL,
        queue=b"",
        stake=1,
        raised=0,
        toeper=NOBODY,
        owed=zeros,
        folds=low,
        washer=NOBODY,
        claim="",
        length=HAND,
        dealer=NOBODY,
        winner=NOBODY,
        crosses=0,
        rounds=0,
        hands=none,
        played=none,
    )


def replace_byte(values: bytes, seat: int, value: int) -> bytes:
    """Return the bytes with the seat's own replaced."""
    return values[:seat] + cards.CARD_BYTES[value] + values[seat + 1 :]


def add_mark(state: ToepenState, seat: int, what: int) -> ToepenState:
    """Return the state with a mark for the seat."""
    return state._replace(marks=replace_byte(state.marks, seat, state.marks[seat] | what))


def add_point(points: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the points with one booked immediately; a player who so reaches the limit leaves after the round."""
    return replace_at(points, seat, points[seat] + 1)


def alive(state: ToepenState) -> tuple[int, ...]:
    """Return the seats that are still in the game."""
    return _alive(state.status)


@lru_cache(maxsize=1024)
def _alive(status: bytes) -> tuple[int, ...]:
    return tuple(seat for seat, now in enumerate(status) if now != GONE)


def seats_in(state: ToepenState, after: int) -> bytes:
    """Return the seats still in this round, clockwise from the one after `after`, which comes last if it is in."""
    return seats_in_by_status(state.status, after)


@lru_cache(maxsize=8192)
def seats_in_by_status(status: bytes, after: int) -> bytes:
    """Return the same for these statuses.

    >>> list(seats_in_by_status(bytes((IN, FOLDED, IN, IN)), after=2))
    [3, 0, 2]
    """
    seats = len(status)
    return bytes(seat % seats for seat in range(after + 1, after + 1 + seats) if status[seat % seats] == IN)


def others(state: ToepenState, seat: int) -> bytes:
    """Return the other seats still in this round, clockwise from the seat's left."""
    return seats_in(state, seat).replace(cards.CARD_BYTES[seat], b"")


def pelt_seats(state: ToepenState) -> bytes:
    """Return the seats one point from the limit at the deal and in the round, from the dealer's left.

    The pelt of a player caught with a wash counts as well (P21; not by the first rules).
    """
    options = state.table.options
    if not options.pelt:
        return b""
    counting = (IN,) if options.first_rules else (IN, SITS_OUT)
    last = options.limit - 1
    return bytes([s for s in state.table.after[state.dealer] if state.status[s] in counting and state.start[s] == last])


def dealt_cards(state: ToepenState) -> bytes:
    """Return every card that is in a hand or out of play, holes included."""
    return b"".join(state.hands + state.aside + state.played) + state.under + state.shown


def stock_size(state: ToepenState) -> int:
    """Return the number of cards in the stock, those put under it included; known to everybody."""
    return len(DECK) - len(state.shown) - sum(map(len, state.hands + state.aside + state.played))


def stock(state: ToepenState) -> bytes:
    """Return lots at first, the pack before a deal, else the cards out of sight; empty if known cards are turned up."""
    if state.dealer == NOBODY:
        return bytes(range(state.table.seats))
    if state.phase == DEAL:
        return DECK
    in_sight = dealt_cards(state)
    return b"" if state.phase in TURN_UP_PHASES and UNKNOWN not in in_sight else DECK.translate(None, in_sight)
