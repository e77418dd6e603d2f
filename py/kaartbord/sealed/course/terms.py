"""What a sealed match is, as its creator fixed it."""

from typing import Any, NamedTuple

from ...games import engine
from ...rules import options as house
from ...rules.protocol import DEALER, Game
from ..dealing import Dealing
from ..dealings import DEALINGS
from ..group import digest
from ..keys import GAME
from ..log import Chain
from ..messages import deflated, piece

FIRST, LEAN, STRICT = 0, 1, 2
"""Forms of messages: each signed and proved, several signed and proved at once, and those of which more is asked."""

NEWEST = STRICT
"""The form of a new match."""

FORM, GOES_ON = 16, 128
"""What the number of seats is counted up by: a form, and where a match goes on from a position."""


class Terms(NamedTuple):
    """What a sealed match is, as its creator fixed it."""

    code: str
    version: int
    options: Any
    seats: int
    nonce: bytes
    """16 bytes that no other match has."""
    form: int = NEWEST
    """How its messages are written, and what is asked of them."""
    position: str = ""
    """How the game stands at the start, if it goes on from another match in which somebody did not come back."""

    @property
    def rules(self) -> Game[Any]:
        """The game."""
        return engine(self.code, self.version)

    @property
    def dealing(self) -> Dealing:
        """How it deals."""
        return DEALINGS[self.code]

    def write(self) -> bytes:
        """The terms as bytes, 20 with the house rules of a preset that is near the defaults."""
        number = house.rank(self.rules.INFO.options, self.options)
        rules = number.to_bytes(-(-number.bit_length() // 8), "big")
        position = deflated(self.position.encode()) if self.position else b""
        mark = self.form * FORM + self.seats + (GOES_ON if position else 0)
        start = self.code.encode() + bytes([self.version, mark]) + piece(rules) + self.nonce
        return start + (len(position).to_bytes(2, "big") + position if position else b"")

    @property
    def game(self) -> bytes:
        """The 16 bytes with which everything in this match is hashed."""
        return digest(b"KSL1 terms", self.write())[:GAME]

    @property
    def lean(self) -> bool:
        """Whether messages may be bare, see `log.Entry`."""
        return self.form >= LEAN

    @property
    def strict(self) -> bool:
        """Whether a device takes only what stands against a changed program."""
        return self.form >= STRICT

    def like(self, other: "Terms") -> bool:
        """Whether the same game is played by the same rules as at another table, by as many."""
        return (self.code, self.version, self.options, self.seats) == other[:4]

    @property
    def chain(self) -> Chain:
        """How its messages follow from each other."""
        return Chain(self.game, self.lean, self.strict)


def goes_on(game: Game[Any], state: Any) -> bool:
    """Whether a match can begin so: all hands are empty, and the dealer is to deal from a new pack."""
    empty = game.to_move(state) == (DEALER,) and not b"".join(state.hands)
    return empty and game.deal(state, game.stock(state)).kind == "deal"
