"""The contract between a game and everything that plays it: choices, refusals, events, score."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from .options import Option

DEALER = -1
"""The seat of chance: all shuffles, deals, draws and lots are the dealer's choices."""

UNKNOWN = 0
"""A card that a view may not show: a hole."""

Placement = tuple[int, int]
"""(pawn, square it is put on)"""

Placements = tuple[Placement, ...]


class Action(NamedTuple):
    """One whole turn: the cards it lays open and the pawns it places, in order.

    A step, an entering pawn, a swap and a split seven are all placements; a capture falls out of placing.
    """

    kind: str
    cards: bytes = b""
    placements: Placements = ()


class Refusal(NamedTuple):
    """The reason why a choice that a player might try is not legal: the rule that forbids it and the obstacle."""

    rule: str
    card: int = UNKNOWN
    pawn: int = -1
    """The pawn that would have moved, or -1."""
    seat: int = -1
    """The seat whose pawn is in the way, or -1."""


class Illegal(ValueError):
    """The error of `apply` for an action that is not legal; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.add_note(
            f"The rules forbid this action (rule {refusal.rule!r}); `refusals` lists what else they forbid here."
        )
        self.refusal = refusal


class Event(NamedTuple):
    """Something that happened, for animation, log and speech. Unused fields keep their defaults."""

    kind: str
    seat: int
    cards: bytes = b""
    pawn: int = -1
    cells: tuple[int, ...] = ()
    """The squares passed, the one left first and the one reached last."""
    other: int = -1
    """The pawn hit or swapped with."""
    amount: int = 0
    """Its cost or gain, or a number of things."""


class Score(NamedTuple):
    """Points per side; `winners` are sides, empty while the game runs; `reason` is the way it ended.

    Whether more points are better differs by game (pawns at home, penalty points): `winners` alone tells it.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...] = ()
    reason: str = ""


class Info(NamedTuple):
    """The description of a game, for lobby, link and tests."""

    name: str
    code: str
    """One letter, the game's mark in a link."""
    version: int
    """Rules version: raised whenever the order or contents of `legal` change."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Any]]
    """Named option values, the first the default; their source is in the texts."""
    rules: tuple[str, ...]
    """Every rule id a refusal can name."""
    events: tuple[str, ...]
    interrupts: bool = False
    """The meaning of several seats in `to_move`, as in (2, 0, 3).

    True: seat 2 has the turn, and 0 and 3 may act before it but need not. In Toepen seat 2 has to play a card, and 0
    and 3 may toep first. False: all of them have to choose, in any order and without seeing the others' choices, until
    the dealer opens the choices. In Tokken 2, 0 and 3 each still have to lay a card ready to give away. The number of a
    seat's choices, and their actions, then do not depend on the choices of others.
    """
    gentle: Mapping[str, Any] = {}
    """The house rules of a player's first game that differ from those of the first preset."""
    suits_first_game: Callable[[Any], bool] | None = None
    """Returns whether the state after the first deal suits a player's first game; None if every deal does."""
    ahead: Callable[[Any], Sequence[int]] | None = None
    """Returns the next seat to move in a state and, in order, those whose turns follow after any choices,
    always with the same actions, so that they may choose in advance. None if nobody may."""


S = TypeVar("S")


class Game(Protocol[S]):
    """The functions of a game module. States are immutable values; nothing here has a side effect.

    Impossible arguments to `options`, `setup`, `legal`, `refusals`, `apply`, `view` and `read` raise Misuse, whose
    message is a sentence. States, and all arguments of the other functions, come from the game and are not checked.
    """

    INFO: Info

    def setup(self, options: Any, seats: int) -> S:
        """Return the first state; the dealer is to move. Raise Misuse for other options, or a wrong number of seats."""

    def options(self, values: Mapping[str, Any]) -> Any:
        """Return the game's options as one value, defaults filled in; raise Misuse for unknown ones."""

    def sides(self, state: S) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each side, by side: the order of `score(state).points`."""

    def to_move(self, state: S) -> tuple[int, ...]:
        """Return the seats to move: () when finished, (DEALER,) for chance, else one or more (see `interrupts`)."""

    def stock(self, state: S) -> bytes:
        """Return the cards to shuffle now, in a fixed order; in a view, all that the viewer cannot see."""

    def deal(self, state: S, deck: bytes) -> Action:
        """Return the dealer's action when `deck` is the stock in the order in which it was shuffled."""

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Return every legal action of the seat, unique, in one fixed order (the order is the link's format).
        Raise Misuse for a seat that is not at the table; the dealer, too, has nothing to choose from."""

    def refusals(self, state: S, seat: int) -> Sequence[Refusal]:
        """Return tempting choices that a rule forbids, each with that rule; raise Misuse as `legal` does."""

    def apply(self, state: S, seat: int, action: Action) -> S:
        """Return the next state; raise Illegal for what the rules forbid, Misuse for what is no seat or no action."""

    def play(self, state: S, action: Action) -> S:
        """Return the next state, as `apply` does, after a legal action of the first seat of `to_move`.
        Nothing is checked, so it is quick: for search, and for histories that were checked before."""

    def view(self, state: S, seat: int | None) -> S:
        """Return the state with holes for what the seat (None: a spectator) may not see; raise Misuse for no seat."""

    def seen(self, state: S, seat: int, action: Action, viewer: int | None) -> Action:
        """Return the action as the viewer (None: a spectator) sees it: with holes for cards that are closed."""

    def fill(self, view: S, cards: bytes) -> S:
        """Return the view with its holes filled in seat order by `cards`, which is `stock(view)` in any order."""

    def score(self, state: S) -> Score:
        """Return points per side, and the winners once the game is over."""

    def events(self, before: S, seat: int, action: Action, after: S) -> tuple[Event, ...]:
        """Return the events of an action between two states, in order; with two views, those that a viewer notices."""

    def problems(self, state: S) -> list[str]:
        """Return the inconsistencies of the state. The list is empty for every state that play can reach and every
        view of one, never if play could not continue."""

    def write(self, state: S) -> str:
        """Return the position text: the whole state in one readable line."""

    def read(self, text: str) -> S:
        """Return the state of a position text; raise BadPosition, a Misuse, if it is not valid or has `problems`."""
