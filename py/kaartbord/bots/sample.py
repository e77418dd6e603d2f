"""A possible full state behind a view: what the seat cannot see, filled in at random."""

from typing import Protocol, TypeVar

from ..rules.protocol import Game

S = TypeVar("S")


class Shuffler(Protocol):
    """Where chance comes from: `match.shuffle.Stream`."""

    def shuffle(self, items: bytes) -> bytes:
        """The same items in random order."""


def sample(game: Game[S], view: S, stream: Shuffler) -> S:
    """One full state with this view, every arrangement of the unseen cards equally likely."""
    return game.fill(view, stream.shuffle(game.stock(view)))
