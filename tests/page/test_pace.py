"""Tests of delays: what can be hurried, what waits, and that a trick is painted before its time begins."""

import asyncio
from collections.abc import Callable
from math import inf
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from kaartbord.games.toepen.rules import state as toepen
from kaartbord.match.match import Ply
from kaartbord.rules.protocol import Action
from kaartbord.scene import timing
from support.catalogue import NL
from support.plays import TRICKS
from support.stages import stage_of

Import = Callable[[str], Any]


def test_a_pause_ends_when_somebody_hurries(page_module: Import) -> None:
    module = page_module("stage.pace")
    pace = module.Pace()
    pace.hurry()
    asyncio.run(pace.wait(module.Pause(3600_000), 1.0, people=True))
    assert pace.hurried, "and so does the next one"


def test_a_pause_without_end_waits_for_a_tap_of_its_own(page_module: Import) -> None:
    module = page_module("stage.pace")

    async def waits() -> bool:
        pace = module.Pace()
        pace.hurry()  # an earlier tap does not count
        pause = asyncio.ensure_future(pace.wait(module.Pause(inf), 1.0, people=True))
        await asyncio.sleep(0)
        waited = not pause.done()
        pace.hurry()
        await pause
        return waited and not pace.hurried

    assert asyncio.run(waits())


def test_nothing_waits_where_nobody_plays(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    module = page_module("stage.pace")
    wait = AsyncMock()
    monkeypatch.setattr(module.asyncio, "wait_for", wait)
    pace = module.Pace()
    pace._hurry = MagicMock()
    asyncio.run(pace.wait(module.Pause(inf), 0.5, people=False))
    assert wait.await_args is not None
    assert wait.await_args.args[1] == timing.MAX_WAIT_MS * 0.5 / 1000


@pytest.mark.parametrize(("loss", "hurried"), [(False, True), (True, False)])
def test_nobody_hurries_past_a_loss_by_an_earlier_wish(page_module: Import, loss: bool, hurried: bool) -> None:
    display, pace = page_module("table.display"), page_module("stage.pace")
    display.observed = lambda *_: (None, None, (), None)
    display.log = MagicMock()
    display.log.log_line.return_value.words = ""
    table = MagicMock()
    table.pace = pace.Pace()
    table.pace.wait = AsyncMock()
    table.pace.hurry()
    table.stage.tabletop.pause.return_value = timing.Pause(10.0, loss=loss)
    table.stage.play = AsyncMock()
    table.session.playback.shown_plies, table.reader.messages, table.stage.showing.keeps = 0, NL, False
    asyncio.run(display.Display.play(table, MagicMock()))
    assert table.pace.hurried == hurried
    assert (table.stage.play.await_args.kwargs["tempo"] == 0.0) == hurried


@pytest.mark.parametrize(("gone", "words"), [(False, "Volgende ronde"), (True, "Naar de uitslag")])
def test_who_is_out_has_a_way_to_the_result_and_need_not_tap_on(page_module: Import, gone: bool, words: str) -> None:
    display, pace = page_module("table.display"), page_module("stage.pace")
    stage = stage_of(page_module, "P")
    status = bytes([toepen.GONE if gone else toepen.FOLDED, toepen.IN])
    round_end = Ply(SimpleNamespace(phase=toepen.TRICK), 1, Action("fold"), SimpleNamespace(phase=toepen.DEAL), 0, 2)
    table = display.Display.__new__(display.Display)
    table.session, table.settings = SimpleNamespace(local_seats=[0]), SimpleNamespace(messages=NL)
    table.people = not stage.scenery.is_gone(SimpleNamespace(status=status), 0)
    table.pace, pace.button = pace.Pace(), lambda words, do, cls: (words, do, cls)
    pause = stage.tabletop.pause(round_end, own=False, tapped=False)
    shown = table._meanwhile(pause)[-1]
    assert shown == (words, "hurry", "ghost" if gone else "gold"), "in gold it waits"


@pytest.mark.parametrize("hidden", [False, True])
def test_painted_waits_for_two_frames_of_a_page_that_is_seen(page_module: Import, hidden: bool) -> None:
    dom = page_module("ui.dom")
    frames: list[Any] = []

    def frame(heard: Callable[[float], object]) -> int:
        frames.append(heard)
        asyncio.get_running_loop().call_soon(heard, 0.0)
        return len(frames)

    dom.document = SimpleNamespace(hidden=hidden)
    dom.window = SimpleNamespace(requestAnimationFrame=frame, cancelAnimationFrame=lambda _: None)
    dom.create_proxy = lambda heard: Proxy(heard)
    asyncio.run(dom.wait_for_paint())
    assert len(frames) == (0 if hidden else 2)


class Proxy:
    def __init__(self, heard: Callable[[float], object]) -> None:
        self.heard = heard

    def __call__(self, at: float) -> None:
        self.heard(at)

    def destroy(self) -> None:
        pass


MOVING = timing.CARD_MOVE_MS + timing.SWEEP_MS


@pytest.mark.parametrize("code", TRICKS)
@pytest.mark.parametrize(
    ("tricks", "motion", "ms"),
    [
        ("moment", "system", timing.TRICK_MS),
        ("moment", "calm", timing.TRICK_MS + MOVING),
        ("wait", "system", inf),
    ],
)
def test_a_finished_trick_stands_before_it_goes_to_its_taker(
    page_module: Import, code: str, tricks: str, motion: str, ms: float
) -> None:
    """The delay is the same where nothing moves: the trick then appears and goes in one step."""
    happened = list[tuple[str, float]]()
    page_module("storage.settings").window.matchMedia = lambda _: SimpleNamespace(matches=False)

    async def stand(pause: Any) -> None:
        happened.append(("stand", pause.ms))

    async def sweep(taker: int, tempo: float) -> None:
        happened.append(("sweep", taker))

    area = stage_of(page_module, code, stand, tricks=tricks, motion=motion).tabletop._area
    area.tricks = area.tricks._replace(on_table=lambda view: ())
    area.cards.sweep = sweep
    asyncio.run(area.collect(2, MagicMock(), 1.0))
    assert happened == [("stand", ms), ("sweep", 2)]


def test_what_stands_has_been_painted_before_its_time_begins(page_module: Import) -> None:
    display, happened = page_module("table.display"), []
    display.wait_for_paint = AsyncMock(side_effect=lambda: happened.append("painted"))
    table = display.Display.__new__(display.Display)
    table.session, table.people = SimpleNamespace(local_seats=[0]), True
    table.settings = page_module("storage.settings").Settings()
    table.pace = MagicMock()
    table.pace.pause_buttons.return_value = []
    table.pace.wait = AsyncMock(side_effect=lambda *_, **__: happened.append("stands"))
    asyncio.run(table._stand(page_module("stage.pace").Pause(timing.TRICK_MS)))
    assert happened == ["painted", "stands"]


def test_before_the_first_own_choice_it_goes_ever_quicker_and_then_at_the_pace_of_the_settings(
    page_module: Import,
) -> None:
    display = page_module("table.display")
    table = display.Display.__new__(display.Display)
    table.settings = page_module("storage.settings").Settings(tempo="calm")
    table.session = MagicMock()
    table.session.playback.shown_plies = 7
    table._opened = 4
    table.session.is_before_first_choice.return_value = True
    assert table._tempo() == display.TEMPO_FACTORS["calm"] * timing.opening_share(3)
    table.session.is_before_first_choice.return_value = False
    assert table._tempo() == display.TEMPO_FACTORS["calm"]
