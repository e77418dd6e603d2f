"""Forced turns: each is made by its player, on whichever device that is, and all others see it only then."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from ...match.match import Ply
from ...match.session.forced_turns import NO_LIVE_PEERS, LivePeers, ShowMode, plies_seen_by_others, show_mode
from ...text.messages import count_phrase
from ..sharing.live import Live
from ..stage.controls import clear_controls, prompt, show_hint
from ..ui.dialogs import toast
from .display import Display

BY_ITSELF = 3.0
"""Seconds after which a forced turn is made automatically where others are live."""

LOOK, LONGEST = 0.1, 10.0
"""Seconds between two looks whether a turn has been made elsewhere, and those after which the wait ends."""


class ForcedTurns:
    """The forced turns at one table."""

    def __init__(self, display: Display, live: Callable[[], Live | None], called: asyncio.Event) -> None:
        """Take the parts of the table; `live` returns the live table, and a call out of turn (`called`) ends waits."""
        self._display, self._live, self._called = display, live, called
        self._told = dict[int, int]()
        """By seat of this device, the number of its turns that others had seen already, since the last notice."""
        self.note_seen_elsewhere()

    def note_seen_elsewhere(self) -> None:
        """Note how far others have seen the game: where nobody is live, no turn before that is asked for."""
        self._seen_elsewhere = plies_seen_by_others(self._display.session)

    def announce_played(self) -> None:
        """Show whose forced turns were played meanwhile, in one line."""
        told, self._told = self._told, {}
        reader = self._display.reader
        for seat, number in told.items():
            times = count_phrase(number, "time")
            toast(reader.format("table.forced", who=reader.people([seat]), times=times))

    async def await_made(self, ply: Ply, ask: Callable[[Ply], Awaitable[None]], holder: int) -> bool:
        """Wait until the next ply to show, if it is a forced turn, is made by its player. Return whether they
        tapped it here, where `ask` asks for that. `holder` is the seat of the player with the device."""
        match how := self._way(holder):
            case "awaited":
                await self._await_other_device(ply.seat, holder)
            case "told":
                self._told[ply.seat] = self._told.get(ply.seat, 0) + 1
            case "asked":
                await ask(ply)
        if how in ("asked", "made") and (live := self._live()) is not None:
            live.announce_forced_turn()
        return how in ("asked", "tapped")

    def _way(self, holder: int, waited: float = 0.0) -> ShowMode:
        """Return how the next ply comes to be shown, after `waited` seconds."""
        display, live, called = self._display, self._live(), self._called.is_set()
        patient = waited <= LONGEST and not called
        return show_mode(
            display.session,
            self._seen_elsewhere,
            holder,
            taps=display.settings.forced == "wait" and not called,
            peers=NO_LIVE_PEERS if live is None else LivePeers(bool(live.who.here), live.who.shown, patient),
        )

    async def _await_other_device(self, seat: int, holder: int) -> None:
        """Wait until the device of a live player has made a forced turn, but not for ever."""
        reader, waited = self._display.reader, 0.0
        while self._way(holder, waited) == "awaited":
            prompt(reader.messages.format("table.waits.here", name=reader.people([seat])))
            clear_controls()
            await asyncio.sleep(LOOK)
            waited += LOOK

    @contextmanager
    def by_itself(self, make: Callable[[], object]) -> Iterator[None]:
        """Make a forced turn automatically by `make` after a while where others are live, and announce that before."""
        live, loop = self._live(), asyncio.get_running_loop()
        if live is None or not live.who.here:
            yield
            return
        said = loop.call_soon(show_hint, self._display.messages.format("table.soon"))
        made = loop.call_later(BY_ITSELF, make)
        try:
            yield
        finally:
            said.cancel()
            made.cancel()
            show_hint("")
