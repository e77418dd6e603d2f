"""What the search must know of a game besides its rules."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from ..match.shuffle import Stream
from ..rules.protocol import Action, Game

S = TypeVar("S")


class Mind(Protocol[S]):
    """A game as its player sees it: what may be hidden, what is worth trying, what a position is worth."""

    @property
    def game(self) -> Game[S]:
        """The rules."""

    def sample(self, view: S, seat: int, stream: Stream) -> S:
        """A full state behind the seat's view, the likelier the better it fits what has been played."""

    def candidates(self, state: S, seat: int) -> Sequence[Action]:
        """The legal actions worth trying: at least one, the most promising first, no two of the same
        outcome.

        What they are and their order must follow from the seat's own view of the state.
        """

    def policy(self, state: S, seat: int, stream: Stream) -> Action:
        """A sensible legal action at little cost, for playing on beyond what is searched."""

    def worth(self, state: S) -> tuple[float, ...]:
        """The chance of each side (in the order of `game.sides`) to win, 0 to 1, together 1."""

    def ends(self, root: S, state: S) -> bool:
        """Whether a line from `root`, a view, is judged by `worth` here; a finished game always is."""
