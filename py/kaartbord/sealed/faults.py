"""What is wrong with a link or a message, and who is to blame."""

from typing import Literal

Innocent = Literal["torn", "foreign", "stale", "missing", "at_once"]
"""Nobody cheated:

torn      letters were lost or added on the way
foreign   it is of another game, or of another kind of table
stale     nothing new stands in it
missing   this device lacks what came before: it needs an earlier link, or a full one
at_once   two seats spoke at one place in the log, and what this device knows is what counts
"""

Kind = (
    Innocent
    | Literal[
        "signature",
        "taken",
        "two_moves",
        "fork",
        "turn",
        "points",
        "invalid",
        "twins",
        "shuffle",
        "lock",
        "unlock",
        "owner",
        "again",
        "locked",
        "card",
        "gift",
        "complaint",
        "illegal",
        "state",
        "withheld",
        "seed",
    ]
)
"""What is wrong otherwise:

signature  a message that its seat did not sign (the link was changed)
taken      other keys for a seat than at first
two_moves  a seat signed two messages for one place in the log
fork       the messages before these are not those that this device knows
turn       something at a time when that seat cannot do it
points     points of cards that are not those which were signed
invalid    bytes that are no element
twins      a card twice in a pack
shuffle    not the cards of before in another order (audit)
lock       a lock that is not the one of that seat
unlock     a card that is not freed from that seat's lock, or may not be
owner      a card that is not in that hand
again      a card that lies open already
locked     a card that nobody can read yet
card       not the card that it is said to be
gift       an envelope with nothing good in it
complaint  nothing is wrong with an envelope that was complained of
illegal    the rules of the game forbid it
state      what follows of the messages is not what was signed
withheld   a seat that does not give its seed for the audit
seed       a seed that another lock follows from
"""

UNSIGNED: tuple[Kind, ...] = ("signature", "taken", "points", "state")
"""What anybody may have changed on the way."""

INNOCENT: tuple[Kind, ...] = ("torn", "foreign", "stale", "missing", "at_once", *UNSIGNED)
"""What says nothing about any seat."""


class Fault(Exception):
    """Something is wrong: what, and with which seat's message (None: nobody can be named)."""

    def __init__(self, kind: Kind, seat: int | None = None) -> None:
        super().__init__(f"{kind}, seat {seat}")
        self.kind: Kind = kind
        self.seat = None if kind in INNOCENT else seat
