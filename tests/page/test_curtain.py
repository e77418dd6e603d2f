"""Between two people on one device the curtain falls, and not for who holds it still."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

Import = Callable[[str], Any]


def test_the_curtain_falls_for_another_and_not_for_who_lifted_it_last(page_module: Import) -> None:
    module = page_module("table.asker")
    module.curtain = SimpleNamespace(hide_until_lifted=AsyncMock())
    module.phrasebooks, module.fill, module.by_id = MagicMock(), MagicMock(), MagicMock()
    session = SimpleNamespace(viewer=None, bottom_seat=0, code="K")
    asker = module.Asker(MagicMock(session=session, lines=[]), *[MagicMock()] * 4)

    def asked(seat: int) -> int:
        """Return how often the curtain has fallen once this seat can see its hand."""
        session.viewer = None  # as after each ply
        asyncio.run(asker.pass_device(seat))
        assert session.viewer == session.bottom_seat == seat
        return int(module.curtain.hide_until_lifted.await_count)

    assert [asked(seat) for seat in (2, 2, 0, 2, 2)] == [1, 1, 2, 3, 3]


@pytest.mark.parametrize("looking", [-1, 3])
def test_a_hand_is_closed_as_soon_as_the_page_is_put_away(page_module: Import, looking: int) -> None:
    module = page_module("table.table")
    module.close_all = MagicMock()
    table = module.TableController.__new__(module.TableController)
    table.session = SimpleNamespace(viewer=2, local_seats=[0, 2], playback=SimpleNamespace(replay_ply=looking))
    table.display, table.start, table.asker = MagicMock(), MagicMock(), SimpleNamespace(holder=2)
    table.cover()
    assert (table.session.viewer, table.asker.holder) == (None, -1)
    assert module.close_all.call_count == 1  # as the list of all moves names cards
    assert (table.start.call_count, table.display.draw.call_count) == ((1, 0) if looking < 0 else (0, 1))
    table.asker.holder = 2
    table.cover()  # nothing lies open any more: the curtain stays, and falls for who lifted it last too
    assert (module.close_all.call_count, table.asker.holder) == (1, -1)


def test_who_plays_alone_here_finds_the_hand_as_it_was(page_module: Import) -> None:
    module = page_module("table.table")
    table = module.TableController.__new__(module.TableController)
    table.session, table.start = (
        SimpleNamespace(viewer=2, local_seats=[2], playback=SimpleNamespace(replay_ply=-1)),
        MagicMock(),
    )
    table.asker = SimpleNamespace(holder=2)
    table.cover()
    assert table.session.viewer == 2
    assert not table.start.called


def test_the_curtain_tells_what_happened_since_it_was_lifted(page_module: Import) -> None:
    module, lines = page_module("table.asker"), list[SimpleNamespace]()
    module.curtain = SimpleNamespace(hide_until_lifted=AsyncMock())
    module.phrasebooks, module.fill, module.by_id = MagicMock(), MagicMock(), MagicMock()
    session = SimpleNamespace(viewer=None, bottom_seat=0, code="K")
    asker = module.Asker(MagicMock(session=session, lines=lines), *[MagicMock()] * 4)

    def told(seat: int, *new: str) -> list[str]:
        """Return what the curtain tells this seat after these new lines."""
        for words in new:
            lines.append(SimpleNamespace(seat=-1 if words == "deal" else 0, words=words, ply_number=len(lines) + 1))
        asyncio.run(asker.pass_device(seat))
        return list(module.curtain.hide_until_lifted.await_args.args[3])

    assert told(0) == []
    assert told(1, "one", "two") == ["two"], "as after a reload"
    assert told(2, "three", "deal", "four") == ["three", "four"]
    assert told(3) == ["four"], "the last thing is always told"
    assert told(0, *"abcde") == ["c", "d", "e"]
