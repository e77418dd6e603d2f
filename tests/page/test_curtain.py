"""Between two people on one device the curtain falls, and not for who holds it still."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

Import = Callable[[str], Any]


def test_the_curtain_falls_for_another_and_not_for_who_lifted_it_last(page_module: Import) -> None:
    module = page_module("table.table")
    module.curtain = SimpleNamespace(draw=AsyncMock())
    module.phrasebooks, module.fill, module.by_id = MagicMock(), MagicMock(), MagicMock()
    table = module.Table.__new__(module.Table)
    table.session = SimpleNamespace(viewer=None, bottom=0, code="K")
    table.display, table.stage, table._holder = MagicMock(lines=[]), MagicMock(), -1

    def asked(seat: int) -> int:
        """How often the curtain has fallen once this seat can see its hand."""
        table.session.viewer = None  # as after each ply
        asyncio.run(table._change_viewer(seat))
        assert table.session.viewer == table.session.bottom == seat
        return int(module.curtain.draw.await_count)

    assert [asked(seat) for seat in (2, 2, 0, 2, 2)] == [1, 1, 2, 3, 3]
