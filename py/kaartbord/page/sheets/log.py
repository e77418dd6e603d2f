"""The whole log as a sheet, with the score: a heading and a list for each round, in the order of choice."""

from collections.abc import Callable
from typing import Any

from ...match import stepwise
from ...match.session.session import Session
from ...text import log
from ...text.reader import Reader
from ..stage import status
from ..storage.settings import CHOICES, Settings
from ..ui.dialogs import open_sheet
from ..ui.dom import el, fill
from ..ui.fields import radios


async def show(
    reader: Reader, session: Session, score: Any, settings: Settings, apply: Callable[[Settings], None]
) -> None:
    """Open the sheet with the log of all that has been shown."""
    messages, plies = reader.messages, session.playback.plies
    place, chapters, order = el("div"), list[log.LogRound](), settings.log

    def changed(field: Any) -> None:
        nonlocal order
        order = str(field.value)
        fill(place, status.log(chapters, reader, order, by_keys=True))
        apply(settings._replace(log=order))

    choices = [(value, messages.format(f"settings.log.{value}")) for value in CHOICES["log"]]
    which = radios("log-order", messages.format("settings.log"), choices, order)
    open_sheet(messages.format("table.log"), score, which, place, changed=changed)
    lines = await stepwise.run_in_slices(log.all_lines(reader, session.game, plies))
    chapters += log.lines_by_round(messages, session.code, plies, lines)
    fill(place, status.log(chapters, reader, order, by_keys=True))
