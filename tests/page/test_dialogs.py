"""Tests of what closes a sheet: a tap beside it, a finger that draws it down, the way back; and what does not."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

Import = Callable[[str], Any]


class Sheet(SimpleNamespace):
    """A dialog of 100 px by 100, at (0, 100)."""

    def __init__(self, *, closes: bool = True, written: str = "", scrolled: int = 0, way: str = "") -> None:
        super().__init__(tagName="DIALOG", open=True, closes=closes, written=written, way=way)
        self.style, self.scrollTop, self.id, self.closed = SimpleNamespace(translate=""), scrolled, "s", False

    def querySelector(self, _: str) -> Any:
        return self.closes or None

    def querySelectorAll(self, _: str) -> Any:
        return [SimpleNamespace(value=self.written)]

    def getBoundingClientRect(self) -> Any:
        return SimpleNamespace(left=0, right=100, top=100, bottom=200)

    def getAttribute(self, name: str) -> str | None:
        return {"data-opened": "1000"}[name]

    def closest(self, selector: str) -> Any:
        return self if selector == "dialog" else None

    def matches(self, selector: str) -> bool:
        return self.closes if "close-dialog" in selector else self.way != "curtain"

    def isSameNode(self, other: Any) -> bool:
        return other is self

    def close(self, _: str) -> None:
        self.open = False

    def remove(self) -> None:
        self.closed = True


@pytest.fixture
def dialogs(page_module: Import) -> Any:
    return page_module("ui.dialogs")


def tap(dialogs: Any, sheet: Sheet, *, at: tuple[int, int], down: tuple[int, int] | None = None, ms: float) -> None:
    """Put a finger down and take it off, `ms` milliseconds after the sheet was opened."""
    hold = dialogs._SheetGestures()
    for kind, (x, y) in (("put_down", down or at), ("tap", at)):
        getattr(hold, kind)(SimpleNamespace(target=sheet, clientX=x, clientY=y, timeStamp=1000 + ms))


def test_a_tap_beside_a_sheet_closes_it(dialogs: Any) -> None:
    sheet = Sheet()
    tap(dialogs, sheet, at=(50, 20), ms=900)
    assert sheet.closed


@pytest.mark.parametrize(
    ("sheet", "at", "down", "ms"),
    [
        (Sheet(), (50, 150), None, 900),  # on it
        (Sheet(), (50, 20), (50, 150), 900),  # what began on it, such as marking words
        (Sheet(), (50, 20), None, 100),  # the second tap of two quick ones, of which the first opened it
        (Sheet(written="Anna"), (50, 20), None, 900),
        (Sheet(closes=False), (50, 20), None, 900),  # a question without a button to close it
    ],
)
def test_what_was_not_meant_for_it_leaves_a_sheet_open(
    dialogs: Any, sheet: Sheet, at: tuple[int, int], down: tuple[int, int] | None, ms: float
) -> None:
    tap(dialogs, sheet, at=at, down=down, ms=ms)
    assert not sheet.closed


@pytest.mark.parametrize(
    ("sheet", "way", "closed"),
    [
        (Sheet(), (110, 150, 210), True),
        (Sheet(), (110, 150), False),
        (Sheet(), (210, 150, 110), False),
        (Sheet(), (110, 250, 120), False),  # and up again
        (Sheet(scrolled=40), (110, 250), False),  # it is scrolled up first
        (Sheet(closes=False), (110, 250), False),
    ],
)
def test_a_finger_draws_a_sheet_down(dialogs: Any, sheet: Sheet, way: tuple[int, ...], closed: bool) -> None:
    hold = dialogs._SheetGestures()
    for kind, y in [("touch", way[0]), *(("draw", y) for y in way[1:]), ("let_go", way[-1])]:
        touches = SimpleNamespace(length=1, item=lambda _, y=y: SimpleNamespace(clientY=y))
        getattr(hold, kind)(SimpleNamespace(target=sheet, touches=touches))
    assert sheet.closed == closed
    assert not sheet.style.translate


@pytest.mark.parametrize(("way", "closes"), [("", True), ("curtain", False)])
def test_the_way_back_closes_the_sheet_on_top_but_lifts_no_curtain(dialogs: Any, way: str, closes: bool) -> None:
    sheet = Sheet(way=way)
    dialogs.by_id = MagicMock(return_value=SimpleNamespace(lastElementChild=sheet))
    assert dialogs.close_top_sheet() is closes
    assert sheet.closed is closes
    dialogs.by_id.return_value.lastElementChild = None
    assert not dialogs.close_top_sheet()


def test_a_sheet_that_nobody_asked_for_gives_way_to_a_question(dialogs: Any) -> None:
    unasked, question = Sheet(), SimpleNamespace(id="question", open=False)

    def find(selector: str) -> list[Sheet]:
        return [unasked] if selector == "[data-unasked]" else []

    dialogs.by_id = MagicMock(return_value=SimpleNamespace(querySelectorAll=find))

    async def ask() -> None:
        waits = asyncio.create_task(dialogs.wait_for_answer(question))
        await asyncio.sleep(0)
        waits.cancel()

    asyncio.run(ask())
    assert unasked.closed
