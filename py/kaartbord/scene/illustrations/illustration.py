"""An illustration of the rules: a position of a game, the marks in it, and its place in the rules. Pure."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ...games import ENTRIES, GAMES
from ...lessons.lesson import parse_move
from ...rules.cards import in_first_pack
from ...rules.protocol import Event, Game
from ..geometry import Box, Point
from ..shapes import Shape
from . import SIZE

BoardPart = tuple[float, float, float]
"""A part of a board, in its units: left, top, width; it is as high as every illustration."""


class Arrow(NamedTuple):
    """An arrow along points, in board units: straight lines, or `curved` by three; dashed and red unless `allowed`."""

    points: tuple[Point, ...]
    curved: bool = False
    allowed: bool = True
    room: float = 0.5
    """The distance that it keeps from its last point."""
    start: float = 0.6
    """The distance that it keeps from its first point."""


class CardAt(NamedTuple):
    """A card with its middle at a point; `width` in board units."""

    card: int
    at: Point
    width: float = 1.7
    selected: bool = False
    dim: bool = False


class Picture(NamedTuple):
    """The contents of a painting: a board, its pieces, arrows under them, and cards and numbers over it."""

    plan: Any
    """The plan of the game's board, such as a `TrackPlan`; None for a table without a board, 10 units wide."""
    shapes: Sequence[Shape] = ()
    arrows: Sequence[Arrow] = ()
    cards: Sequence[CardAt] = ()
    numbers: Sequence[tuple[str, Point]] = ()
    """Numbers or letters that the caption refers to."""


class Illustration(NamedTuple):
    """One illustration; the game's texts `illustration.NAME` and `illustration.NAME.alt` caption and describe it."""

    name: str
    paragraph: str
    """The paragraph of the rules page that it belongs to."""
    part: BoardPart
    position: str
    draw: Callable[["Illustration"], Picture]
    moves: tuple[str, ...] = ()
    """The legal moves that it shows, as `transcript.move` writes them."""
    refused: tuple[tuple[str, str], ...] = ()
    """The moves that it shows as forbidden, each with the rule that the engine names."""
    marked: tuple[int, ...] = ()
    """Places that the caption refers to: squares of a race, or ~PAWN for the place of that pawn."""
    when: tuple[str, ...] = ()
    """The facts that must hold for it to be shown, as for a sentence of the rules."""
    card_at: Point | None = None
    """The middle of the first card that is played, in board units; None where the game puts it."""
    counted: Callable[["Illustration"], Mapping[str, int]] = lambda _: {}
    """The numbers in its words, as the engine counts them."""

    @property
    def pitch(self) -> float:
        """CSS px a unit."""
        return SIZE[0] / self.part[2]

    @property
    def view(self) -> Box:
        """The part of the board that is shown, in its units."""
        return Box(*self.part, SIZE[1] / self.pitch)


def game_of(position: str) -> Game[Any]:
    """Return the game that a position text is of."""
    name = position.split(" ", 1)[0]
    return next(GAMES[code] for code, entry in ENTRIES.items() if entry.name.lower() == name)


def read_position(position: str) -> tuple[Game[Any], Any]:
    """Read a position text: return its game and its state."""
    game = game_of(position)
    return game, game.read(position)


def move_events(illustration: Illustration) -> list[Event]:
    """Return the events of all its legal moves in one list; each move is made in the illustration's position."""
    game, state = read_position(illustration.position)
    happened: list[Event] = []
    for text in illustration.moves:
        seat, action = parse_move(text)
        happened += game.events(state, seat, action, game.apply(state, seat, action))
    return happened


def curve_points(start: Point, end: Point, bend: float) -> tuple[Point, Point, Point]:
    """Return three points of a curve that bends to the left of its way, by the part `bend` of its length."""
    across, down = end[0] - start[0], end[1] - start[1]
    middle = (start[0] + end[0]) / 2 + down * bend, (start[1] + end[1]) / 2 - across * bend
    return start, middle, end


TABLE: BoardPart = (0, 0, 10)
"""A table without a board."""

CROSS = "cross"
"""The sign above a card that may not be played."""

_ROOM, _LARGEST = 9.4, 2.7
"""The widest row of cards, and the widest card."""

_GAP = 0.17
"""The gap between two cards, as a part of their width."""

_HEIGHT = 1.42
"""Height of a card in widths."""


def card_row(shown: Sequence[int], best: int = -1, signs: Sequence[str] = ()) -> Picture:
    """Return cards next to each other in the middle of a table, one of them framed, each with its sign above it."""
    width = min(_LARGEST, _ROOM / (len(shown) * (1 + _GAP) - _GAP))
    step, down = width * (1 + _GAP), 4.15 if any(signs) else 3.63
    left, over = 5 - step * (len(shown) - 1) / 2, down - width * _HEIGHT / 2 - 0.75
    return Picture(
        None,
        cards=[
            CardAt(in_first_pack(card), (left + step * i, down), width, selected=i == best)
            for i, card in enumerate(shown)
        ],
        numbers=[(sign, (left + step * i, over)) for i, sign in enumerate(signs) if sign],
    )


def card_rows(rows: Sequence[Sequence[int]]) -> Picture:
    """Return two rows of cards."""
    placed = []
    for row, down in zip(rows, (2.1, 5.2), strict=True):
        placed += [card._replace(at=(card.at[0], down)) for card in card_row(row).cards]
    return Picture(None, cards=placed)
