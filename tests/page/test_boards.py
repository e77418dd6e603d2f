"""The boards that a person made and may choose from, as the device keeps them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.match import backup
from kaartbord.match.backup import BackupRecord
from kaartbord.match.setup.boards import USUAL_BOARD, Boards, SavedBoard
from kaartbord.rules.options import BoardFormat
from support.catalogue import EN, NL

FORM = BoardFormat("ab", range(2, 5), lambda board: None)


@pytest.fixture
def boards(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, with a store that holds what is put there, as JSON does."""
    module = page_module("storage.boards")
    kept: dict[str, Any] = {}

    class Store:
        async def get(self, key: str) -> Any:
            return kept.get(key)

        async def put(self, key: str, value: Any) -> None:
            kept[key] = value if isinstance(value, str) else [list(each) for each in value]

    monkeypatch.setattr(module, "store", Store())
    return module


def test_boards_come_back_and_what_is_none_does_not(boards: Any) -> None:
    async def page() -> None:
        made = Boards((SavedBoard("aab", "Mijn bord"), SavedBoard("bb", "")), 1)
        await boards.save("X", made)
        assert await boards.load("X", FORM) == made._replace(chosen=USUAL_BOARD)
        assert await boards.load("Y", FORM) == Boards()
        torn = [["aab"], ["aab", 7], [None, ""], ["abx", ""], ["a", ""], "ab", ["ab", "x"]]
        await boards.store.put("boards:Z", torn)
        assert (await boards.load("Z", FORM)).saved == (SavedBoard("ab", "x"),)
        await boards.store.put("boards:Z", "aab")
        assert await boards.load("Z", FORM) == Boards()

    asyncio.run(page())


def test_one_more_board_gets_a_name_that_is_free(page_module: Callable[[str], Any]) -> None:
    own_board = page_module("lobby.custom_board")
    named = [SavedBoard("ab", name) for name in ("Bord 1", "Winter", "Bord 3")]
    assert own_board.free_name(NL, Boards(tuple(named))) == "Bord 2"
    assert own_board.free_name(EN, Boards(tuple(named))) == "Board 1"
    assert own_board.board_name(NL, SavedBoard("ab", "")) == "Bord zonder naam"


def test_boards_go_to_another_device_and_none_comes_twice(boards: Any) -> None:
    forms = {"X": FORM, "Y": FORM}

    async def page() -> None:
        made = Boards((SavedBoard("aab", "Winter"), SavedBoard("bb", "Twee")))
        await boards.save("X", made)
        await boards.save("Y", Boards((SavedBoard("ab", ""),)))
        text = backup.write("", await boards.records(forms), "https://example.org/")
        await boards.save("X", Boards((SavedBoard("bb", "Mijn bord"),)))
        await boards.save("Y", Boards())

        assert await boards.restore(backup.read(text).records, forms) == 3
        here = {code: [*(await boards.load(code, FORM)).saved] for code in forms}
        assert here == {"X": [("bb", "Mijn bord"), ("aab", "Winter")], "Y": [("ab", "")]}
        odd = [{"game": "X"}, {"game": "X", "board": "abx"}, {"game": "Z", "board": "ab"}, {"evening": "x"}]
        assert await boards.restore([BackupRecord("Oma", "", fields) for fields in odd], forms) == 0
        assert (await boards.load("X", FORM)).saved == tuple(here["X"])

    asyncio.run(page())
