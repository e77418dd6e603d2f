"""The contract between a game and everything that plays it: choices, refusals, events, score."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from .options import Option

DEALER = -1
"""The seat of chance: all that is shuffled, dealt, drawn or decided by lot is the dealer's choice."""

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
    """Why a choice that a player might try is not legal: the rule that forbids it and what is in the way."""

    rule: str
    card: int = UNKNOWN
    pawn: int = -1
    """The pawn that would have moved, or -1."""
    seat: int = -1
    """The seat whose pawn is in the way, or -1."""


class Illegal(ValueError):
    """Raised by `apply` for an action that is not legal; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
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
    """How much it costs or brings, or how many there are."""


class Score(NamedTuple):
    """Points per side; `winners` are sides, empty while the game runs; `reason` says how it ended.

    Whether more points are better is the game's own affair (pawns at home, tricks, penalty points): who asks
    how it stands asks `winners`.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...] = ()
    reason: str = ""


class Info(NamedTuple):
    """What a game is, for lobby, link and tests."""

    name: str
    code: str
    """One letter, the game's mark in a link."""
    version: int
    """Rules version: raised whenever the order or contents of `legal` change."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Any]]
    """Named option values, the first the default; their source stands in the texts."""
    rules: tuple[str, ...]
    """Every rule id a refusal can name."""
    events: tuple[str, ...]
    interrupts: bool = False
    """What it means that `to_move` lists several seats, as in (2, 0, 3).

    True: seat 2 has the turn, and 0 and 3 may act before it but need not. In Toepen seat 2 has to play a
    card, and 0 and 3 may toep first. False: all of them have to choose, in any order and without seeing what
    the others choose, until the dealer opens the choices. In Tokken 2, 0 and 3 each still have to lay a card
    ready to give away. How often a seat chooses, and among which actions, then does not depend on what others
    chose.
    """
    gentle: Mapping[str, Any] = {}
    """The house rules of somebody's first game that are not those of the first preset."""
    gentle_deal: Callable[[Any], bool] | None = None
    """Whether the state after the first deal suits somebody's first game; None where every deal does."""
    ahead: Callable[[Any], Sequence[int]] | None = None
    """(state): who is to move next and, in their order, those whose turns follow whatever is chosen until then, always
    with the same actions, so that they may choose ahead. None where nobody may."""


S = TypeVar("S")


class Game(Protocol[S]):
    """The functions of a game module. States are immutable values; nothing here has a side effect.

    What a caller gives `options`, `setup`, `legal`, `refusals`, `apply`, `view` and `read` is checked: what
    does not exist raises Misuse (see `misuse`), a ValueError whose message is a sentence. States, and all
    that the other functions take, are what the game itself gave, and are not checked.
    """

    INFO: Info

    def setup(self, options: Any, seats: int) -> S:
        """The first state; the dealer is to move.

        Misuse for other options than `options` gives, and for a number of seats that the game does not have.
        """

    def options(self, values: Mapping[str, Any]) -> Any:
        """The game's options as one value, defaults filled in; Misuse for what is unknown."""

    def sides(self, state: S) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, by side: the order of `score(state).points`."""

    def to_move(self, state: S) -> tuple[int, ...]:
        """Who is to move: () when finished, (DEALER,) for chance, else one or more seats (see `interrupts`)."""

    def stock(self, state: S) -> bytes:
        """What the dealer would shuffle now, in a fixed order; in a view, all that the viewer cannot see."""

    def deal(self, state: S, deck: bytes) -> Action:
        """The dealer's action when `deck` is the stock in the order in which it was shuffled."""

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Every legal action of the seat, unique, in one fixed order (the order is the link's format).

        Misuse for a seat that is not at the table; the dealer, too, has nothing to choose from.
        """

    def refusals(self, state: S, seat: int) -> Sequence[Refusal]:
        """What a player might try and may not, each with the rule that forbids it; Misuse as for `legal`."""

    def apply(self, state: S, seat: int, action: Action) -> S:
        """The next state; raises Illegal with the reason for anything that is not legal.

        That includes a seat that is not at the table; Misuse for what is no number or no action at all.
        """

    def play(self, state: S, action: Action) -> S:
        """The next state, as `apply` gives it, after a legal action of the first seat of `to_move`.

        Nothing is checked, so it is quick: for search, and for histories that were checked before.
        """

    def view(self, state: S, seat: int | None) -> S:
        """The same state with holes for what the seat (None: a spectator) may not see.

        Misuse for a seat that is not at the table.
        """

    def seen(self, state: S, seat: int, action: Action, viewer: int | None) -> Action:
        """The action as the viewer (None: a spectator) sees it happen: with holes for cards that are closed."""

    def fill(self, view: S, cards: bytes) -> S:
        """The view with its holes filled in seat order by `cards`, which is `stock(view)` in any order."""

    def score(self, state: S) -> Score:
        """Points per side, and the winners once the game is over."""

    def events(self, before: S, seat: int, action: Action, after: S) -> tuple[Event, ...]:
        """What `action` of `seat` brought about between the two states, in order.

        With two views and the action as it was `seen` it gives what that viewer notices.
        """

    def problems(self, state: S) -> list[str]:
        """What is inconsistent in the state.

        Empty for every state that play can reach and every view of one, never where play could not go on.
        """

    def write(self, state: S) -> str:
        """The position text: the whole state in one readable line."""

    def read(self, text: str) -> S:
        """The state of a position text; BadPosition, a Misuse, if it is none or has `problems`."""
