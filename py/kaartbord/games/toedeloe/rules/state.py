"""The state of a game of ToedeLoe: the table, the state, and the basic functions that every rule uses.

Hands and played cards are by chair (see `rules.seats`); two players with `dubbel` play two chairs each. The pack of
team 1 is the second one: its cards have `cards.SECOND_PACK` added.
"""

from dataclasses import dataclass
from typing import NamedTuple

from ....rules.cards import JOKER, SECOND_PACK, card
from ....rules.interned import Interned, interned
from ....rules.records import fast_replace
from ....rules.seats import team
from .board import CELLS, numbers_of
from .info import ToedeloeOptions

EMPTY, WHITE, GREY, GREEN = range(4)
"""The content of a cell: a pawn of team t is t + 1."""

GREEN_PAWNS = 2

GREEN_HOME = CELLS
"""The source of a green pawn that is not on the board yet."""

CARDS_PER_DEAL = 9
"""Cards per chair in a deal."""

NOBODY = -1

JOKER_VALUE = -1
"""The value of a trick that a joker took."""

DEAL, TRICK, SCORE, OVER = "deal", "trick", "score", "over"
PHASES = (DEAL, TRICK, SCORE, OVER)

PACK = bytes([card(rank, suit) for rank in range(1, JOKER) for suit in range(4)]) + bytes(
    (card(JOKER, 0), card(JOKER, 1))
)
"""The pack of team 0: 52 cards and two jokers."""

PACKS = PACK, bytes(c | SECOND_PACK for c in PACK)
"""By team: its pack."""

DECK = b"".join(PACKS)

TRACK_END = {40: -9, 20: -5}
"""By pawns of a team: the end of the score track."""

CARDS_PLAYED = {4: (8, 9, 10), 2: (8, 9, 9, 9, 9, 10)}
"""By number of chairs: the cards that each plays in the deals from one pair of packs."""


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class ToedeloeTable(Interned):
    """The constants of a match, from its options and seats; one object per combination, compared by identity."""

    name: str
    options: ToedeloeOptions
    seats: int
    chairs: int
    """Number of hands in the game: four, or two with `duel`."""
    numbers: tuple[int, ...]
    """By cell: its number."""
    lowest: int
    """The end of the score track: -9, or -5 in the short game."""
    played: tuple[int, ...]
    """By deal of a pair of packs: the cards that each plays: 8, 9, 10; or 8, 9, 9, 9, 9, 10 with `duel`."""


@interned
def table(options: ToedeloeOptions, seats: int) -> ToedeloeTable:
    """Return the table for these options and seats."""
    chairs = 2 if seats == 2 and options.two_player_mode == "duel" else 4
    return ToedeloeTable(
        "toedeloe",
        options,
        seats,
        chairs,
        numbers_of(options.board),
        lowest=TRACK_END[options.pawns],
        played=CARDS_PLAYED[chairs],
    )


@fast_replace
class ToedeloeState(NamedTuple):
    """A position. Cards of the played deal remain in it until the next one."""

    table: ToedeloeTable
    cells: bytes
    """By cell: EMPTY, WHITE, GREY or GREEN."""
    minus: tuple[int, int]
    """By team: the place of the score pawn, 0 or less."""
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
    placed: tuple[int, int] = (0, 0)
    """By team: pawns put on the board in this deal."""
    leader: int = NOBODY
    """The chair that led to this trick, or that took it while it chooses how to score."""
    turn: int = NOBODY
    """The chair that plays the next card or scores, or NOBODY."""
    dealer: int = NOBODY
    """The chair that deals, or NOBODY before it is drawn by lot."""
    deals: int = 0
    phase: str = DEAL


def initial_state(table: ToedeloeTable) -> ToedeloeState:
    """Return the first state: an empty board; the first dealer will be drawn by lot."""
    none, low, pawns = (b"",) * table.chairs, bytes(table.chairs), table.options.pawns
    return ToedeloeState(
        table,
        cells=bytes(CELLS),
        minus=(0, 0),
        left=(pawns, pawns),
        hands=none,
        played=none,
        gone=b"",
        takers=b"",
        plus=low,
    )


def add_to_team(pair: tuple[int, int], team: int, amount: int) -> tuple[int, int]:
    """Return the values of both teams with `amount` added to that of `team`."""
    white, grey = pair
    return (white, grey + amount) if team else (white + amount, grey)


def trick_count(state: ToedeloeState) -> int:
    """Return the number of tricks in this deal; 0 before the first one."""
    counts = state.table.played
    return counts[(state.deals - 1) % len(counts)] if state.deals else 0


def takes_new_packs(state: ToedeloeState) -> bool:
    """Return whether the coming deal is the first from two whole packs."""
    return state.phase == DEAL and state.deals % len(state.table.played) == 0


def dealt_cards(state: ToedeloeState) -> bytes:
    """Return every card that is in a hand or was played from these packs, holes included."""
    return b"".join(state.hands + state.played) + state.gone


def stock(state: ToedeloeState) -> bytes:
    """Return the chairs' lots at first, two whole packs before the first deal from them, else the cards out of sight.

    Before a deal those are the undealt cards; in a view they include the cards that others carried over.
    """
    if state.dealer == NOBODY:
        return bytes(range(state.table.chairs))
    return DECK if takes_new_packs(state) else DECK.translate(None, dealt_cards(state))


def own_pack_cards(chair: int, cards: bytes) -> bytes:
    """Return those of the cards that are of the chair's own pack, in their order."""
    return cards.translate(None, PACKS[1 - team(chair)])
