"""The boards that were made on this device, a list a game, and which of them is chosen for a new game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...match.backup import Record
from ...rules.options import Board, form_flaw
from . import store

USUAL = -1
"""In the place of a number in the list: the usual board."""

PREFIX = "boards:"
"""Before the letter of a game."""


MOST = 100
"""Boards of a game that are taken out of a backup: more were not made by hand."""


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


async def load(code: str, form: Board) -> Boards:
    """The boards of a game; what is none is left out."""
    stored = await store.get(PREFIX + code)
    found = [_read(each) for each in stored] if isinstance(stored, list) else []
    return Boards(tuple(each for each in found if each and form_flaw(form, each.letters) is None))


def _read(stored: object) -> SavedBoard | None:
    match stored:
        case [str(letters), str(name)]:
            return SavedBoard(letters, name)
    return None


async def save(code: str, boards: Boards) -> None:
    """Remember the boards of a game on this device."""
    await store.put(PREFIX + code, boards.saved)


async def records(forms: Mapping[str, Board]) -> list[Record]:
    """The boards of these games, of the form by the letter of each, as records of a backup."""
    return [
        Record(board.name, "", {"game": code, "board": board.letters})
        for code, form in forms.items()
        for board in (await load(code, form)).saved
    ]


async def restore(records: Sequence[Record], forms: Mapping[str, Board]) -> int:
    """Store the boards that are in the records of a backup and not here; how many are here of those."""
    number = 0
    for code, form in forms.items():
        known = await load(code, form)
        wanted = [record for record in records if not record.link and record.fields.get("game") == code]
        boards = [SavedBoard(record.fields.get("board", ""), record.title) for record in wanted]
        good = [board for board in boards if form_flaw(form, board.letters) is None][:MOST]
        both = known
        for board in good:
            both = both.choose(board)
        if len(both.saved) > len(known.saved):
            await save(code, both)
        number += len(good)
    return number
