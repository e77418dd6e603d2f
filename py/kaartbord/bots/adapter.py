"""The interface between the search and a game, besides its rules."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from ..match.shuffle import SeededStream
from ..rules.protocol import Action, Game
from .observed_plies import Past

S = TypeVar("S")


class SearchAdapter(Protocol[S]):
    """The parts that make a game searchable: determinizations of a view, candidate actions, leaves and their value."""

    @property
    def game(self) -> Game[S]:
        """Return the rules."""

    def determinize(self, view: S, seat: int, stream: SeededStream, past: Past[S]) -> S:
        """Return a full state consistent with the seat's view, the likelier the better it fits the plies seen."""

    def candidates(self, state: S, seat: int) -> Sequence[Action]:
        """Return the legal actions worth trying: at least one, the most promising first, no two of the same
        outcome. They and their order may depend on nothing but the seat's own view of the state."""

    def policy(self, state: S, seat: int, stream: SeededStream) -> Action:
        """Return a sensible legal action at little cost, for the rollout below the tree."""

    def evaluate(self, state: S) -> tuple[float, ...]:
        """Return each side's chance (in the order of `game.sides`) to win at a leaf, 0 to 1, together 1."""

    def is_leaf(self, root: S, state: S) -> bool:
        """Return whether a line from `root`, a view, stops here and is evaluated; a finished game always is a leaf."""
