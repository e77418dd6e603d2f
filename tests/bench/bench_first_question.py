"""Measure how long a new player watches others before the first own choice, by the clock of the page's own code.

The table runs as it does in the page, without a browser: its clock jumps from one wait to the next, a film lasts as
long as it says, the computers think in no time, and what is forced is tapped immediately. Wanted for every game:
a median of at most 6 s, and at most 12 s in 95 of 100 deals. Nothing is asserted.

usage: bench_first_question.py [DEALS]
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest.mock import AsyncMock, MagicMock

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tools"), str(ROOT / "tests")]

from page.conftest import Stub  # noqa: E402

import locales  # noqa: E402, F401

SIZE = {"clientWidth": 390.0, "clientHeight": 400.0, "childElementCount": 1}
"""The room on a phone."""

for name in ("js", "pyscript", "pyscript.ffi", "pyscript.js_modules"):
    sys.modules[name] = Stub(name)
sys.modules["js"].window = MagicMock(innerWidth=390.0, innerHeight=844.0, devicePixelRatio=1.0)  # type: ignore[attr-defined]
node = MagicMock(**SIZE)
node.getAttribute.return_value = None
node.replaceChildren, node.append = (lambda *_: None), (lambda *_: None)
sys.modules["js"].document = MagicMock(hidden=True)  # type: ignore[attr-defined]
sys.modules["js"].document.getElementById.return_value = node
sys.modules["js"].document.createElement.return_value = node

from kaartbord.bots import players  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match import match  # noqa: E402
from kaartbord.match.link import Seat  # noqa: E402
from kaartbord.match.session.history import OpenHistory  # noqa: E402
from kaartbord.match.session.saved_game import SavedGame  # noqa: E402
from kaartbord.match.session.session import Session  # noqa: E402
from kaartbord.page.stage import action_input, board_view, hand, stage, status, trick_cards  # noqa: E402
from kaartbord.page.storage import store  # noqa: E402
from kaartbord.page.storage.settings import Settings  # noqa: E402
from kaartbord.page.table import display, table  # noqa: E402
from kaartbord.rules.protocol import Action  # noqa: E402


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time jumps to whatever is waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        really: Callable[[float | None], Any] = self._selector.select  # type: ignore[attr-defined]

        def select(timeout: float | None) -> Any:
            self.now += timeout or 0.0
            return really(0)

        self._selector.select = select  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.now


class Asked(Exception):
    """The player has a choice."""


async def film(_: Any, shown: Any) -> None:
    await asyncio.sleep(shown.duration / 1000)


async def choose(_: Any, seen: Any, legal: list[Action], plies: Any, *, forced: bool = False) -> Action:
    if not forced:
        raise Asked
    return legal[0]


class Worker:
    """A worker that answers immediately."""

    async def choose(self, code: str, view: Any, seat: int, level: str, past: Any) -> int:
        return list(GAMES[code].legal(view, seat)).index(players.choose(code, view, seat, "firm"))


def first_question(code: str, seed: int) -> float:
    """Seconds until the player of the first seat has a choice in this deal of a game with four at the table."""
    play = match.start_match(code, GAMES[code].options({}), 4, seed)
    seats = Seat("human", "", True), *(Seat("computer", name, True) for name in ("Wim", "Anna", "Bep"))
    session, clock = Session(SavedGame(OpenHistory(play), seats, frozenset({0}))), Clock()
    asyncio.set_event_loop(clock)
    try:
        leads = MagicMock(live=lambda: None, plays_live=AsyncMock(return_value=False))
        controller = table.TableController(session, Settings(), Worker(), leads)  # type: ignore[arg-type]
        clock.run_until_complete(controller.loop.run())
    except Asked:
        return clock.now
    finally:
        clock.close()
    raise RuntimeError("the game was over first")


def main() -> None:
    """A line for each game."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    quiet = (
        (store, "get", AsyncMock(return_value=None)),
        (table, "keep", AsyncMock()),
        (hand, "draw", MagicMock()),
        (board_view.BoardView, "fit", MagicMock()),
        (board_view.BoardView, "show", MagicMock()),
        (board_view.BoardView, "play", film),
        (trick_cards, "paint_card_canvas", MagicMock()),
        (stage.TableStage, "draw_status", MagicMock()),
        (action_input.ActionInput, "choose", choose),
        (display, "announce_prompt", MagicMock()),
        (display.Display, "_score", MagicMock()),
        (status, "update_log", MagicMock()),
        (status, "last_move", MagicMock()),
    )
    for place, name, nothing in quiet:
        setattr(place, name, nothing)
    for code, game in GAMES.items():
        found = sorted(first_question(code, seed) for seed in range(1, deals + 1))
        most = quantiles(found, n=20, method="inclusive")[-1]
        times = f"median {median(found):5.1f} s   95 of 100 {most:5.1f} s   longest {found[-1]:5.1f} s"
        print(f"{game.INFO.name:10} {times}")


if __name__ == "__main__":
    main()
