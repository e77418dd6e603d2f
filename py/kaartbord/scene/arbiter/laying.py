"""A position of a real table while it is laid by hand: pieces on places, and cards. Pure.

What is laid is a state of the game that need not be possible: its position text is what is sent, printed and played on.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...games import GAMES, Parts
from ...match.match import Match, Play, run_steps, unfold_steps
from ...match.shuffle import shuffled
from ...rules import cards
from ...rules.errors import BadPosition
from ...rules.protocol import UNKNOWN, Action
from ..board_rows import SquareRow
from ..chooser import AnyQuestion
from ..shapes import Shape

LINK = "mag-dit"
"""The start of the fragment of an address that leads to a laid position, which follows as text."""

TO_LINK, FROM_LINK = str.maketrans(" |", "+~"), str.maketrans("+~", " |")

LONGEST, LONGEST_GAME = 4000, 1_000_000
"""Characters of a position text at the most, and of a whole game as text."""

HAND, TRICK = "hand", "trick"
"""The places for cards: fields of `LaidCards`."""


FRENCH_PACK = bytes(range(cards.card(cards.ACE, 0), cards.card(cards.JOKER, 0)))


class LaidCards(NamedTuple):
    """The cards on which a question depends."""

    turn: int
    """The seat, or chair, whose turn it is."""
    hand: bytes
    """Its cards."""
    trick: bytes = b""
    """The cards on the table, in the order in which they were played; the first pack's where there are two."""
    steps: int = 0
    """The steps to walk in the place of a card; 0 for none."""


class Laying(NamedTuple):
    """The part of one game: how its positions are laid. Squares are those of its reading, in their order."""

    begin: Callable[[Any, int], Any]
    """(house rules, seats): an empty position."""
    cards: Callable[[Any], LaidCards]
    lay: Callable[[Any, LaidCards], Any]
    """(state, cards): the state with these cards; the hands of all others are closed."""
    chairs: Callable[[Any], int] = lambda state: state.table.seats
    tricks: bool = True
    """True if cards lie on the table."""
    pack: Callable[[Any], bytes] = lambda state: FRENCH_PACK
    """The different cards that there are."""
    pieces: Callable[[Any], Sequence[int]] = lambda state: ()
    """The colours of its pieces, as numbers."""
    plan: Callable[[Any], Any] = lambda state: None
    """The plan of its board, as the painted one."""
    rows: Callable[[AnyQuestion[Any], Any, Sequence[Shape]], Sequence[SquareRow]] = lambda question, plan, shapes: ()
    """(question, plan, shapes): the squares in words."""
    put: Callable[[Any, int, int], Any] = lambda state, square, piece: state
    """(state, square, number of a piece): the state with the piece on the square, or without it. Refused by
    BadPosition, with a reason that has a sentence."""
    moved: Callable[[Any, Action, int], bool] = lambda state, action, square: False
    """(state, action, square): True if the action moves a piece from or to it."""
    steps: Sequence[int] = ()
    """The steps that can be walked without a card."""


LAYINGS: Parts[Laying] = Parts(".scene.laying", "LAYING")
"""The laying of positions, by the code letter of the game."""


def toggled(held: bytes, card: int) -> bytes:
    """Return cards with this one at the end, or without it."""
    return held.replace(cards.CARD_BYTES[card], b"") if card in held else held + cards.CARD_BYTES[card]


def closed_hands(laid: LaidCards, sizes: Sequence[int]) -> tuple[bytes, ...]:
    """Return the hands by chair: that of the turn, and as many holes as these sizes for the others."""
    return tuple(
        bytes(sorted(laid.hand)) if chair == laid.turn else bytes([UNKNOWN]) * max(size, 0)
        for chair, size in enumerate(sizes)
    )


def fragment(text: str) -> str:
    """Return the fragment of an address for a position text."""
    return f"{LINK}={text.translate(TO_LINK)}"


def position_of(text: str) -> str:
    """Return the position text in an address, a fragment or a message; the text itself without one."""
    _, found, laid = text.strip().rpartition(f"{LINK}=")
    words = laid.translate(FROM_LINK) if found else text
    return " ".join(words.replace("%7C", "|").replace("%20", " ").split())


def code_of(text: str) -> str:
    """Return the code letter of the game of a position text; "" if it begins with no game."""
    name = text.partition(" ")[0]
    return next((code for code, game in GAMES.items() if game.INFO.name.lower() == name), "")


def read(text: str) -> tuple[str, Any]:
    """Return the game and the state of a position text; raise BadPosition if nobody could continue from it."""
    if len(text) > LONGEST or not (code := code_of(text)):
        raise BadPosition("A position begins with the name of a game, in small letters.")
    return code, GAMES[code].read(text)


def play_from(code: str, state: Any, seed: int) -> Play:
    """Return the play that goes on from a possible position: its closed cards are drawn by the seed."""
    game, table = GAMES[code], state.table
    full = game.fill(state, shuffled(game.stock(state), seed, 0))
    match = Match(code, game.INFO.version, table.options, table.seats, seed)
    return run_steps(unfold_steps(Play(match, full, (), 0), lambda legal: None))
