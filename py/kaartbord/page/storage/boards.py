"""The boards that were made on this device, a list a game."""

from collections.abc import Mapping, Sequence

from ...match.backup import BackupRecord
from ...match.setup.boards import Boards, SavedBoard
from ...rules.options import BoardFormat, format_flaw
from . import store

PREFIX = "boards:"
"""The start of a key, before the letter of a game."""

MOST = 100
"""The most boards of a game that are taken from a backup: more were not made by hand."""


async def load(code: str, form: BoardFormat) -> Boards:
    """Return the boards of a game; a text that is not one is left out."""
    stored = await store.get(PREFIX + code)
    found = [_read(each) for each in stored] if isinstance(stored, list) else []
    return Boards(tuple(each for each in found if each and format_flaw(form, each.letters) is None))


def _read(stored: object) -> SavedBoard | None:
    match stored:
        case [str(letters), str(name)]:
            return SavedBoard(letters, name)
    return None


async def save(code: str, boards: Boards) -> None:
    """Store the boards of a game on this device."""
    await store.put(PREFIX + code, boards.saved)


async def records(forms: Mapping[str, BoardFormat]) -> list[BackupRecord]:
    """Return the boards of these games, of the form by the letter of each, as records of a backup."""
    return [
        BackupRecord(board.name, "", {"game": code, "board": board.letters})
        for code, form in forms.items()
        for board in (await load(code, form)).saved
    ]


async def restore(records: Sequence[BackupRecord], forms: Mapping[str, BoardFormat]) -> int:
    """Store the boards in the records of a backup that are not here; return how many good ones were in it."""
    number = 0
    for code, form in forms.items():
        known = await load(code, form)
        wanted = [record for record in records if not record.link and record.fields.get("game") == code]
        boards = [SavedBoard(record.fields.get("board", ""), record.title) for record in wanted]
        good = [board for board in boards if format_flaw(form, board.letters) is None][:MOST]
        both = known
        for board in good:
            both = both.choose(board)
        if len(both.saved) > len(known.saved):
            await save(code, both)
        number += len(good)
    return number
