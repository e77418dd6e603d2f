"""Looking back: a slider over the whole game, step by step or by itself, and a link to any ply."""

import asyncio
from collections.abc import Callable
from typing import Any

from ...text import say
from ..table.table import Table
from ..ui.dom import button, by_id, el, fill, handle, show, spawn
from ..ui.svg import icon
from .course import open_course

PAUSE = 0.7
"""Seconds between the plies when the replay runs by itself."""

_table: Table | None = None
_running: "asyncio.Task[None] | None" = None


def open_replay(table: Table, ply: int, share_ply: Callable[[int], None]) -> None:
    """Show the game after `ply` plies, with the means to go on. `share_ply` shares a link to one."""
    global _table
    _table = table
    lang, place = table.settings.lang, by_id("replay")
    over = not table.game.to_move(table.play.state)
    slider = el(
        "input",
        type="range",
        id="replay-at",
        min="0",
        max=str(len(table.play.plies)),
        value=str(ply),
        aria_label=say(lang, "replay.slider"),
        data_input="replay-at",
    )
    fill(
        place,
        el("div", slider, el("output", id="replay-count"), cls="replay-line"),
        el(
            "div",
            _tool("back", "replay-step", -1, say(lang, "replay.back")),
            _tool("play", "replay-run", "", say(lang, "replay.run")),
            _tool("next", "replay-step", 1, say(lang, "replay.next")),
            _tool("share", "replay-share", "", say(lang, "replay.share")),
            _tool("chart", "replay-course", "", say(lang, "course.title")) if over else None,
            button(say(lang, "replay.close"), "replay-close", cls="gold"),
            cls="replay-tools",
        ),
    )
    show(place)
    handle(
        replay_at=lambda ply: _go(int(ply)),
        replay_step=lambda step: _go(_at() + int(step)),
        replay_run=lambda _: _run(),
        replay_share=lambda _: share_ply(_at()),
        replay_course=lambda _: open_course(_table) if _table is not None else None,
        replay_close=lambda _: close(),
    )
    _go(ply)
    slider.focus()


def _tool(picture: str, do: str, arg: Any, label: str) -> Any:
    return el("button", icon(picture), cls="paper tool", type="button", do=do, arg=arg, aria_label=label)


def _at() -> int:
    return _table.looking if _table is not None else 0


def _go(ply: int) -> None:
    _halt()
    if _table is not None:
        _table.look_at(ply)
        _show_place()


def _show_place() -> None:
    if _table is None:
        return
    lang, last = _table.settings.lang, len(_table.play.plies)
    by_id("replay-at").value = str(_table.looking)
    words = say(lang, "replay.count", ply=_table.looking, last=last)
    by_id("replay-count").textContent = words
    by_id("replay-at").setAttribute("aria-valuetext", f"{words}. {by_id('prompt').textContent}")


def _run() -> None:
    global _running
    if _running is not None:
        _halt()
    elif _table is not None:
        _show_running(True)
        _running = spawn(_roll(_table))


def _show_running(running: bool) -> None:
    if _table is not None and (tool := by_id("replay").querySelector("[data-do=replay-run]")):
        fill(tool, icon("pause" if running else "play"))
        tool.setAttribute(
            "aria-label", say(_table.settings.lang, "replay.pause" if running else "replay.run")
        )


async def _roll(table: Table) -> None:
    if table.looking == len(table.play.plies):
        table.look_at(0)
    while table.looking < len(table.play.plies):
        await table.step_to(table.looking + 1)
        _show_place()
        await asyncio.sleep(PAUSE)
    _halt()


def _halt() -> None:
    global _running
    if _running is not None:
        running, _running = _running, None
        running.cancel()
        if _table is not None:
            _show_running(False)


def close() -> None:
    """Go back to the game itself."""
    table = _table
    leave()
    if table is not None:
        table.start()


def leave() -> None:
    """Stop looking back, with the game left where it is."""
    global _table
    _halt()
    _table = None
    if place := by_id("replay"):
        show(place, False)
