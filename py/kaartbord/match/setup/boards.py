"""The boards of one game that a player made, and the one that a new game is played on. Pure."""

from typing import NamedTuple

USUAL_BOARD = -1
"""In place of a number in the list: the usual board."""


class SavedBoard(NamedTuple):
    """A board that a player made; it may not be playable."""

    letters: str
    name: str
    """The name given by its maker; may be ""."""


class Boards(NamedTuple):
    """The boards of one game to choose from."""

    saved: tuple[SavedBoard, ...] = ()
    chosen: int = USUAL_BOARD

    @property
    def letters(self) -> str:
        """Return the chosen board as the value of the house rule: "" for the usual one."""
        return "" if self.chosen == USUAL_BOARD else self.saved[self.chosen].letters

    def choose(self, board: SavedBoard) -> "Boards":
        """Return the boards with the one of these letters chosen, under any name; it is added if it is missing."""
        known = [each.letters for each in self.saved]
        if not board.letters:
            return self._replace(chosen=USUAL_BOARD)
        return self._replace(chosen=known.index(board.letters)) if board.letters in known else self.add(board)

    def add(self, board: SavedBoard) -> "Boards":
        """Return the boards with one more, which is chosen."""
        return Boards((*self.saved, board), len(self.saved))

    def change(self, board: SavedBoard) -> "Boards":
        """Return the boards with this one in place of the chosen one."""
        return self._replace(saved=(*self.saved[: self.chosen], board, *self.saved[self.chosen + 1 :]))

    def remove(self) -> "Boards":
        """Return the boards without the chosen one; the usual board is chosen then."""
        return Boards((*self.saved[: self.chosen], *self.saved[self.chosen + 1 :]))
