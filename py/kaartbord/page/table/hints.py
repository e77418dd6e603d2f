"""Advice: a button while somebody is asked, what the computer would do in their place, and why."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from js import document

from ...rules.protocol import Action
from ...text import say
from ...text.hints import advice
from ...text.hints.case import Odds
from ...text.reader import Reader
from ..ui.dom import by_id, handle, listen, show, spawn
from . import worker
from .controls import advise
from .regions import say_aloud

if TYPE_CHECKING:
    from .table import Table

KEY = "?"


class Asked(NamedTuple):
    """Who is asked, and for what; advice comes from this view alone."""

    table: "Table"
    view: Any
    seat: int
    legal: Sequence[Action]


_asked: Asked | None = None
_task: "asyncio.Task[None] | None" = None


@contextmanager
def offered(table: "Table", view: Any, seat: int, legal: Sequence[Action]) -> Iterator[None]:
    """Somebody is asked: advice may be had meanwhile."""
    global _asked, _task
    _asked = Asked(table, view, seat, legal)
    show(by_id("hint"))
    try:
        yield
    finally:
        _asked = None
        if _task is not None:
            _task.cancel()
            _task = None
        if by_id("hint"):
            show(by_id("hint"), False)
            advise("")


def may_ask() -> bool:
    """Whether somebody is asked who may have advice."""
    return _asked is not None


def think() -> None:
    """Think in place of whoever is asked, and say what comes of it."""
    global _task
    if _asked is not None and (_task is None or _task.done()):
        _task = spawn(_give(_asked))


async def _give(asked: Asked) -> None:
    """Think in the worker, say it, and show it where the choice is made."""
    (table, view, seat, legal), lang = asked, asked.table.settings.lang
    advise(say(lang, "hint.thinks"))
    code = table.play.match.game
    found = await worker.advise(code, view, seat)
    action = legal[found.rank]
    table.stage.suggest(action)
    words = advice.advice(
        Reader(lang, table.names, seat), code, view, action, Odds(found.chance, found.other)
    )
    advise(words, f"[data-do=use][data-arg='{found.rank}'], [data-do=chip][data-arg='{action.kind}']")
    say_aloud(words)


def _heard_key(event: Any) -> None:
    """The key asks too, unless something is being typed or a sheet lies over the table."""
    typing = hasattr(event.target, "closest") and event.target.closest("input, textarea, select, dialog")
    if event.key == KEY and _asked is not None and not typing and not document.querySelector("dialog[open]"):
        think()


handle(hint=lambda _: think())
listen(document, "keydown", _heard_key)
