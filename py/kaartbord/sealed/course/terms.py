"""The terms of a sealed match, fixed by its creator."""

from typing import Any, NamedTuple

from ...games import engine
from ...rules import options as house
from ...rules.protocol import DEALER, Game
from ..dealing import Dealing
from ..dealings import DEALINGS
from ..group import digest
from ..keys import GAME
from ..log import HashChain
from ..messages import compress, piece

FIRST, LEAN, STRICT = 0, 1, 2
"""Forms of messages: each signed and proved alone, several signed and proved together, and those with
stricter checks."""

NEWEST = STRICT
"""The form of a new match."""

FORM, CONTINUES_FLAG = 16, 128
"""Added to the number of seats: a form, times 16, and a flag for a match that continues from a position."""


class Terms(NamedTuple):
    """The terms of a sealed match, fixed by its creator."""

    code: str
    version: int
    options: Any
    seats: int
    nonce: bytes
    """16 bytes that no other match has."""
    form: int = NEWEST
    """The form of its messages and their checks."""
    position: str = ""
    """The position at the start, if it continues another match in which a player did not come back."""

    @property
    def rules(self) -> Game[Any]:
        """Return the game."""
        return engine(self.code, self.version)

    @property
    def dealing(self) -> Dealing:
        """Return the dealing of the game."""
        return DEALINGS[self.code]

    def write(self) -> bytes:
        """Return the terms as bytes, 20 with the house rules of a preset that is near the defaults."""
        number = house.encode_values(self.rules.INFO.options, self.options)
        rules = number.to_bytes(-(-number.bit_length() // 8), "big")
        position = compress(self.position.encode()) if self.position else b""
        mark = self.form * FORM + self.seats + (CONTINUES_FLAG if position else 0)
        start = self.code.encode() + bytes([self.version, mark]) + piece(rules) + self.nonce
        return start + (len(position).to_bytes(2, "big") + position if position else b"")

    @property
    def match_id(self) -> bytes:
        """Return the 16 bytes with which everything in this match is hashed."""
        return digest(b"KSL1 terms", self.write())[:GAME]

    @property
    def lean(self) -> bool:
        """Return whether messages may be bare, see `LogEntry`."""
        return self.form >= LEAN

    @property
    def strict(self) -> bool:
        """Return whether a device accepts only messages that a modified program cannot forge."""
        return self.form >= STRICT

    def like(self, other: "Terms") -> bool:
        """Return whether game, rules and number of seats equal those of another table."""
        return (self.code, self.version, self.options, self.seats) == other[:4]

    @property
    def chain(self) -> HashChain:
        """Return the chain that links its messages."""
        return HashChain(self.match_id, self.lean, self.strict)


def goes_on(game: Game[Any], state: Any) -> bool:
    """Return whether a match can begin so: all hands are empty, and the dealer is to deal from a new pack."""
    empty = game.to_move(state) == (DEALER,) and not b"".join(state.hands)
    return empty and game.deal(state, game.stock(state)).kind == "deal"
