"""Actions of players on this device out of turn, as soon as what is shown has been seen."""

import asyncio
from collections.abc import Callable

from ...rules.protocol import Action
from ..sharing import seat_choice
from .display import Display


class OutOfTurnCalls:
    """The calls out of turn at one table."""

    def __init__(self, display: Display, hurry: Callable[[], None]) -> None:
        """Take the display, and `hurry`, which brings the game to the call."""
        self._display, self._hurry = display, hurry
        self.pending = asyncio.Event()
        """Set from a call until it is taken."""
        self._caller: int | None = None

    async def call_out(self) -> None:
        """Act out of turn for somebody here; ask which of several players it is."""
        session, display = self._display.session, self._display
        asked = [session.asked_seat()] if display.stage.answering.call_rank() is not None else []
        callers = [*asked, *session.local_interrupters()]
        if len(callers) > 1:
            title = display.phrasebook.format(display.messages, "who_calls")
            seat = await seat_choice.calls(
                display.messages, session.code, session.seats, callers, session.colours, title
            )
            callers = [] if seat is None else [seat]
        if callers and not (callers == asked and display.stage.answering.call()):
            self._caller = callers[0]
            self.pending.set()
            self._hurry()

    def take(self) -> tuple[int, Action] | None:
        """Return the call that was made, with its seat, if it is still legal; None without one."""
        seat, self._caller = self._caller, None
        self.pending.clear()
        return None if seat is None else self._display.session.interrupt_action(seat)
