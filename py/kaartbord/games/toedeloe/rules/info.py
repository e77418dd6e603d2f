"""The options, rules and events of ToedeLoe by name."""

from typing import NamedTuple

from ....rules.options import BoardFormat, Option
from ....rules.protocol import Info
from .board import LENGTHS, LETTERS, flaw


class ToedeloeOptions(NamedTuple):
    """The house rules of one match; see INFO.options for the values of each."""

    round_compare: str
    green_wild: bool
    two_player_mode: str
    pawns: int
    board: str


INFO = Info(
    name="ToedeLoe",
    code="L",
    version=1,
    seats=(2, 4),
    options=(
        Option("round_compare", ("tricks", "pawns"), "deal_end"),
        Option("green_wild", (False, True), "rows"),
        Option("two_player_mode", ("dubbel", "duel"), "two", seats=(2,)),
        Option("pawns", (40, 20), "goal"),
        Option("board", ("",), "board", BoardFormat(LETTERS, LENGTHS, flaw)),
    ),
    presets={"ToedeLoe": {}, "Kort": {"pawns": 20}},
    rules=(
        "turn",  # another seat is to move
        "over",  # the game is over
        "dealer",  # not what the dealer can have done
        "hand",  # a card that is not in the hand
        "follow",  # the suit that was led must be followed
        "joker",  # a joker is for a hand that cannot follow
        "joker_lead",  # a joker is led only from a hand of jokers
        "phase",  # a card instead of a pawn, or a pawn instead of a card
        "value",  # the numbers do not make the value of the trick
        "one_field",  # both pawns of a split go on one field
        "split",  # an ace and a king must be split; a ten and lower may not
        "pair",  # a joker's two pawns go on equal numbers
        "taken",  # a square that is not free
        "pawns",  # as many pawns as are left: one
        "green",  # a green pawn goes on a square without one
        "back",  # the score pawn is on 0 already
        "blocked",  # a team that can place must
    ),
    events=(
        "dealer",  # the first dealer, cast by lot (the chair)
        "deal",  # a seat's nine cards, once for every chair (the chair)
        "card",  # a card to the trick (the chair)
        "trick",  # the taker, with its cards in order of play (its value, 0 for none, JOKER_VALUE for a joker's)
        "place",  # pawns of a team put on cells: pawn is the team
        "green",  # a green pawn moved: cells (from, to); from GREEN_HOME if it was off the board
        "thrown",  # a pawn that goes back to its owner's stock: other is the team, cells[0] the cell it left
        "back",  # a score pawn two steps towards 0: pawn is the team (its new place, 0 or less)
        # A score pawn at the end of its track stays there, and the points count as lost all the same. `cells` is the
        # reason: 0 blocked, 1 a player without a plus, once for each chair, 2 fewer plus tricks; `seat` is the player
        # of reasons 0 and 1 and else a seat of the team.
        "minus",  # points lost: pawn is the team (how many, above 0)
        "plus",  # the trick is laid plus: seat (plus tricks of that chair in this deal)
        "deal_end",  # the deal is over (its number)
        "over",  # the game is over; once for each winning seat
    ),
)
"""Each rule and event is explained beside its name (the meaning of `amount` in brackets)."""
