"""The boards that a person made and may choose from, as the device keeps them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from kaartbord.games import okidoki
from kaartbord.match import backup
from kaartbord.match.backup import Record
from kaartbord.rules.options import Board

FORM = Board("ab", range(2, 5), lambda board: None)


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


def test_one_is_added_changed_and_removed(boards: Any) -> None:
    first = boards.Boards().add(boards.SavedBoard("aa", "")).change(boards.SavedBoard("ab", "Winter"))
    assert (first.letters, first.chosen) == ("ab", 0)
    both = first.add(boards.SavedBoard("bb", "Twee"))
    assert both.letters == "bb" and [each.name for each in both.saved] == ["Winter", "Twee"]
    left = both._replace(chosen=0).remove()
    assert [each.letters for each in left.saved] == ["bb"]
    assert left.letters == "" and left.chosen == boards.USUAL


def test_the_board_of_the_last_game_is_chosen_again_and_never_lost(boards: Any) -> None:
    known = boards.Boards((boards.SavedBoard("aa", "Een"), boards.SavedBoard("ab", "Twee")))
    assert known.choose(boards.SavedBoard("ab", "Drie")) == known._replace(chosen=1)
    assert known.choose(boards.SavedBoard("", "Drie")).letters == ""
    assert known.choose(boards.SavedBoard("bb", "Drie")) == known.add(boards.SavedBoard("bb", "Drie"))


def test_boards_come_back_and_what_is_none_does_not(boards: Any) -> None:
    async def page() -> None:
        made = boards.Boards((boards.SavedBoard("aab", "Mijn bord"), boards.SavedBoard("bb", "")), 1)
        await boards.save("X", made)
        assert await boards.load("X", FORM) == made._replace(chosen=boards.USUAL)
        assert await boards.load("Y", FORM) == boards.Boards()
        torn = [["aab"], ["aab", 7], [None, ""], ["abx", ""], ["a", ""], "ab", ["ab", "x"]]
        await boards.store.put("boards:Z", torn)
        assert (await boards.load("Z", FORM)).saved == (boards.SavedBoard("ab", "x"),)
        await boards.store.put("boards:Z", "aab")
        assert await boards.load("Z", FORM) == boards.Boards()

    asyncio.run(page())


def test_one_more_board_gets_a_name_that_is_free(boards: Any, page_module: Callable[[str], Any]) -> None:
    own_board = page_module("lobby.own_board")
    named = [boards.SavedBoard("ab", name) for name in ("Bord 1", "Winter", "Bord 3")]
    assert own_board.free_name("nl", boards.Boards(tuple(named))) == "Bord 2"
    assert own_board.free_name("en", boards.Boards(tuple(named))) == "Board 1"
    assert own_board.name_of("nl", boards.SavedBoard("ab", "")) == "Bord zonder naam"


def test_what_depends_on_the_rules_is_shown_while_the_board_cannot_be_played_on(
    page_module: Callable[[str], Any],
) -> None:
    house_rules, info = page_module("lobby.house_rules"), okidoki.INFO
    sound = house_rules.preset_values(info, "Kort") | {"board": "wg" * 8}
    assert house_rules.playable(info, sound) == sound
    assert house_rules.playable(info, sound | {"board": "w" * 16}) == sound | {"board": ""}


def test_boards_go_to_another_device_and_none_comes_twice(boards: Any) -> None:
    forms = {"X": FORM, "Y": FORM}

    async def page() -> None:
        made = boards.Boards((boards.SavedBoard("aab", "Winter"), boards.SavedBoard("bb", "Twee")))
        await boards.save("X", made)
        await boards.save("Y", boards.Boards((boards.SavedBoard("ab", ""),)))
        text = backup.write("", await boards.records(forms), "https://example.org/")
        await boards.save("X", boards.Boards((boards.SavedBoard("bb", "Mijn bord"),)))
        await boards.save("Y", boards.Boards())

        assert await boards.restore(backup.read(text).records, forms) == 3
        here = {code: [*(await boards.load(code, FORM)).saved] for code in forms}
        assert here == {"X": [("bb", "Mijn bord"), ("aab", "Winter")], "Y": [("ab", "")]}
        odd = [{"game": "X"}, {"game": "X", "board": "abx"}, {"game": "Z", "board": "ab"}, {"evening": "x"}]
        assert await boards.restore([Record("Oma", "", fields) for fields in odd], forms) == 0
        assert (await boards.load("X", FORM)).saved == tuple(here["X"])

    asyncio.run(page())
