"""The boards of one game that somebody made, and which of them a new game is played on. Pure."""

from typing import NamedTuple

USUAL = -1
"""In the place of a number in the list: the usual board."""


class SavedBoard(NamedTuple):
    """A board that somebody made; whether it can be played on is another matter."""

    letters: str
    name: str
    """What its maker calls it; may be ""."""


class Boards(NamedTuple):
    """The boards of one game that a person may choose from."""

    saved: tuple[SavedBoard, ...] = ()
    chosen: int = USUAL

    @property
    def letters(self) -> str:
        """The chosen board as the value of the house rule: "" for the usual one."""
        return "" if self.chosen == USUAL else self.saved[self.chosen].letters

    def choose(self, board: SavedBoard) -> "Boards":
        """With the board of its letters chosen, be it under another name; it is added if there is none."""
        known = [each.letters for each in self.saved]
        if not board.letters:
            return self._replace(chosen=USUAL)
        return self._replace(chosen=known.index(board.letters)) if board.letters in known else self.add(board)

    def add(self, board: SavedBoard) -> "Boards":
        """With one more board, which is chosen."""
        return Boards((*self.saved, board), len(self.saved))

    def change(self, board: SavedBoard) -> "Boards":
        """With this one in the place of the one that is chosen."""
        return self._replace(saved=(*self.saved[: self.chosen], board, *self.saved[self.chosen + 1 :]))

    def remove(self) -> "Boards":
        """Without the one that is chosen; the usual board is chosen then."""
        return Boards((*self.saved[: self.chosen], *self.saved[self.chosen + 1 :]))
