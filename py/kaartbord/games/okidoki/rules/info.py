"""The options, rules and events of OkiDoki by name."""

from typing import NamedTuple

from ....rules.options import BoardFormat, Option
from ....rules.protocol import Info
from .board import LENGTHS, LETTERS, flaw


class OkidokiOptions(NamedTuple):
    """The house rules of one match; see INFO.options for the values of each."""

    four_aces_play_out: bool
    safe_blocks_swap: bool
    two_player_mode: str
    short: bool
    board: str


INFO = Info(
    name="OkiDoki",
    code="O",
    version=1,
    seats=(2, 4),
    options=(
        Option("four_aces_play_out", (False, True), "aces"),
        Option("safe_blocks_swap", (False, True), "swap_pawns"),
        Option("two_player_mode", ("dubbel", "stapel"), "two", seats=(2,)),
        Option("short", (False, True), "goal"),
        Option("board", ("",), "board", BoardFormat(LETTERS, LENGTHS, flaw)),
    ),
    presets={"OkiDoki": {}, "Kort": {"short": True}},
    rules=(
        "turn",  # another seat is to move
        "over",  # the game is over
        "dealer",  # not what the dealer can have done
        "hand",  # a card that is not in the hand
        "give",  # cards are given away now: one card, any card
        "opening",  # the holder of the two of spades leads it to the first trick
        "follow",  # the suit that was led must be followed
        "steps",  # all steps must be walked, exactly; also: a card while pawns move, or the reverse
        "two_pawns",  # the steps are divided over two pawns at most, each a part
        "red",  # nobody stops on a red square
        "own",  # a pawn of the own side is there
        "safe",  # an enemy pawn is there on a square of its colour
        "reserve",  # a pawn in reserve waits for a free start
        "finished",  # a pawn that is home moves no more
        "aces",  # four aces: twice ten steps, or two pawns swapped
        "swap_pawns",  # the swap is between an own and an enemy pawn, one of them at least on the way
        "safe_swap",  # a pawn on a square of its colour may not be swapped (`safe_blocks_swap` on)
        "skip",  # a team that can move must
    ),
    events=(
        "dealer",  # the first dealer, cast by lot
        "deal",  # a seat's thirteen cards: once for every chair (amount: the chair)
        "give",  # a card given in an exchange (amount: the chair)
        "exchange",  # the exchange is opened: the card that a chair got, if visible (amount: the chair)
        "card",  # a card to the trick (amount: the chair)
        "trick",  # the taker, with its cards in order of play (penalty points in it)
        "draw",  # cards drawn from the stock (amount: the chair)
        "aces",  # a team has all four aces; seat is one of its seats (amount: the team)
        "count",  # the cards are played: a team's penalty points; seat is the team, once for each team (points)
        "level",  # ten each: nobody moves; seat is -1
        "walk",  # a pawn walks (steps that were used up by it)
        "hit",  # a pawn sent back: `other`, from cells[0] to cells[1], START or RESERVE
        "swap",  # two pawns change places: pawn and other, cells are (from, to) of pawn
        "refill",  # a pawn put on a free start
        "home",  # a pawn at the finish
        "skip",  # a team that cannot move; seat is the one that would have moved (steps)
        "finished",  # a team with all the pawns it needs; seat is the team
        "over",  # the game is over; once for each winning seat
    ),
)
"""Rules and events are explained beside their names (`amount` in brackets); pawns are 0 to 3 white, 4 to 7 grey."""
