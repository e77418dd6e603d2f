"""The faults of links and messages, and the seats to blame."""

from typing import Literal

BlamelessKind = Literal["torn", "foreign", "stale", "missing", "at_once"]
"""Faults without a cheat:

torn      letters were lost or added on the way
foreign   it is of another game, or of another kind of table
stale     it has nothing new
missing   this device lacks earlier messages: it needs an earlier link, or a full one
at_once   two seats spoke at one place in the log, and the message known here counts
"""

FaultKind = (
    BlamelessKind
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
"""Other faults:

signature  a message that its seat did not sign (the link was changed)
taken      other keys for a seat than at first
two_moves  a seat signed two messages for one place in the log
fork       the messages before these are not those that this device knows
turn       something at a time when that seat cannot do it
points     points of cards that are not those which were signed
invalid    bytes that do not encode an element
twins      a card twice in a pack
shuffle    not the cards of before in another order (audit)
lock       a lock that is not the one of that seat
unlock     a card that is not freed from that seat's lock, or may not be
owner      a card that is not in that hand
again      a card that is open already
locked     a card that nobody can read yet
card       not the card that was named
gift       an envelope without a valid card
complaint  a complaint about a valid envelope
illegal    the rules of the game forbid it
state      the table after the messages is not the one that was signed
withheld   a seat that does not give its seed for the audit
seed       a seed that gives another lock
"""

UNSIGNED: tuple[FaultKind, ...] = ("signature", "taken", "points", "state")
"""Faults that anybody may have caused on the way."""

BLAMELESS_KINDS: tuple[FaultKind, ...] = ("torn", "foreign", "stale", "missing", "at_once", *UNSIGNED)
"""Faults that do not incriminate any seat."""


class Fault(Exception):
    """A fault, and the seat whose message has it (None: nobody can be named)."""

    def __init__(self, kind: FaultKind, seat: int | None = None) -> None:
        super().__init__(f"{kind}, seat {seat}")
        self.kind: FaultKind = kind
        self.seat = None if kind in BLAMELESS_KINDS else seat
