"""The code for phones: whom it seats, what it says of each seat, and when its sheet closes."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.match import link
from kaartbord.match.link import Seat
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from support.catalogue import EN
from support.sessions import begun

NAMES = "Ann", "Ben", "Cor"


class Sheet:
    """The sheet of a table in the middle, for these seats."""

    def __init__(self, module: Any, patch: pytest.MonkeyPatch, *taken: int) -> None:
        seats = tuple(Seat("link", name, at in taken) for at, name in enumerate(NAMES))
        self.session = Session(SavedGame(OpenHistory(begun("P", 3, 0)), seats, frozenset(), layout="screen"))
        self.here, self.gone, self.url, self.rows = set[int](), set[int](), "", list[str]()
        dialog = SimpleNamespace(open=True)
        self.dialog = dialog
        patch.setattr(module.dialogs, "open_sheet", lambda *_, **__: dialog)
        patch.setattr(module.dialogs, "close", lambda closed: setattr(closed, "open", False))
        patch.setattr(module, "fill", lambda place, *nodes: setattr(place, "filled", nodes))
        patch.setattr(module, "seat_line", lambda _, messages, seat, state: messages.format(state))
        patch.setattr(module, "data", lambda *_: "")
        patch.setattr(module.qr, "code", self.code)
        patch.setattr(module.switch, "notes", MagicMock())
        self.phones = module.PhonesSheet(self.session, EN, "https://x/", lambda: (self.here, self.gone))

    def code(self, url: str, _: str) -> object:
        self.url = url
        return object()

    def seats(self) -> list[bool]:
        """Renew the code; which seats it says are taken."""
        self.phones.renew()
        return [seat.claimed for seat in link.decode_link(self.url.partition("#")[2]).seats or ()]

    def said(self) -> list[str]:
        self.phones.renew()
        return [*self.phones._seats.filled]


@pytest.fixture
def sheet(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Sheet]:
    return lambda *taken: Sheet(page_module("sharing.phones"), monkeypatch, *taken)


def test_who_is_here_sits_before_any_link_says_so(sheet: Callable[..., Sheet]) -> None:
    shown = sheet(0)
    assert (shown.seats(), shown.said()) == ([True, False, False], ["playing", "free", "free"])
    shown.here.add(2)
    assert (shown.seats(), shown.said()) == ([True, False, True], ["playing", "free", "playing"])
    shown.here.add(1)
    shown.phones.renew()
    assert not shown.dialog.open, "everybody sits"


def test_opened_at_a_full_table_the_code_is_for_who_is_gone(sheet: Callable[..., Sheet]) -> None:
    shown = sheet(0, 1, 2)
    shown.here |= {0, 1}
    shown.gone.add(2)
    assert shown.said() == ["playing", "playing", "is away: scan to take over"]
    assert shown.dialog.open
    assert shown.seats() == [True, True, False], "offered to who scans"
    assert "?hand#" in shown.url
