"""A sheet with the progress of reading a long game, once that takes longer than a moment."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ...text.messages import Messages
from . import dialogs
from .dom import el

MOMENT = 0.5
"""Seconds of reading that need not be mentioned."""


class ReadingCancelled(Exception):
    """The sheet was closed by the player who waited."""


@contextmanager
def progress_sheet(messages: Messages, shown: Callable[[], object]) -> Iterator[Callable[[float], None]]:
    """Yield a function to call with the share of a long game that is read, 0 to 1.

    `shown` is called when the sheet comes up. That function raises ReadingCancelled once the sheet was closed.
    """
    now = asyncio.get_running_loop().time
    begun = 0.0
    sheet: Any = None
    bar = el("progress", max="1", value="0", aria_label=messages.format("reading.title"))

    def progress(done: float) -> None:
        nonlocal begun, sheet
        begun = begun or now()
        if sheet is None and now() - begun > MOMENT:
            shown()
            sheet = dialogs.open_sheet(
                messages.format("reading.title"), el("p", text=messages.format("reading.text")), bar
            )
        if sheet is not None and not sheet.open:
            raise ReadingCancelled
        bar.value = done

    try:
        yield progress
    finally:
        if sheet is not None:
            dialogs.close(sheet)
