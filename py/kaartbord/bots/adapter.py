"""What the search must know of a game besides its rules."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from ..match.shuffle import Stream
from ..rules.protocol import Action, Game
from .past import Past

S = TypeVar("S")


class SearchAdapter(Protocol[S]):
    """What makes a game searchable: determinizations of a view, actions worth trying, leaves and their value."""

    @property
    def game(self) -> Game[S]:
        """The rules."""

    def determinize(self, view: S, seat: int, stream: Stream, past: Past[S]) -> S:
        """A full state that the seat's view allows, the likelier the better it fits what the seat has seen."""

    def candidates(self, state: S, seat: int) -> Sequence[Action]:
        """The legal actions worth trying: at least one, the most promising first, no two of the same
        outcome.

        Which they are, and their order, may depend on nothing but the seat's own view of the state.
        """

    def policy(self, state: S, seat: int, stream: Stream) -> Action:
        """A sensible legal action at little cost, for the rollout below the tree."""

    def evaluate(self, state: S) -> tuple[float, ...]:
        """The chance of each side (in the order of `game.sides`) to win at a leaf, 0 to 1, together 1."""

    def is_leaf(self, root: S, state: S) -> bool:
        """Whether a line from `root`, a view, stops here and is evaluated; a finished game always is a leaf."""
