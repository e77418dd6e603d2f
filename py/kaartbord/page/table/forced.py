"""Forced turns: each is made by its player, on whichever device that is, and all others see it only then."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from ...match.match import Ply
from ..sharing.live import Live
from ..stage.controls import advise, prompt, take_away
from ..ui.dialogs import toast
from .display import Display

BY_ITSELF = 3.0
"""Seconds after which a turn that leaves no choice is made by itself where others are live."""

LOOK, LONGEST = 0.1, 10.0
"""Seconds between two looks whether a turn has been made elsewhere, and after which nobody waits for it any more."""


class ForcedTurns:
    """The forced turns at one table."""

    def __init__(self, display: Display, live: Callable[[], Live | None], called: asyncio.Event) -> None:
        """`live` tells who is here; whoever acts out of turn, which `called` says, is not kept waiting."""
        self._display, self._live, self._called = display, live, called
        self._came = 0
        """Plies that others have seen, of those that were there when the table was laid or a link came."""
        self._told = dict[int, int]()
        """By seat of this device, how many of its turns were among them since somebody was told."""
        self.came()

    def came(self) -> None:
        """Note how far others have seen the game: where nobody is live, no turn before that is asked for. All of it
        came from there, unless something was chosen here that has not been handed on."""
        session = self._display.session
        choices = (at for at, ply in enumerate(session.play.plies) if ply.radix > 1)
        own = session.owing and session.own_turns() != session.sent.turns
        self._came = max(choices, default=0) if own else len(session.play.plies)

    def tell(self) -> None:
        """Tell whose turns left nothing to choose and were played meanwhile, in one line."""
        told, self._told = self._told, {}
        reader = self._display.reader
        for seat, number in told.items():
            who = "mine" if seat == reader.me else "one"
            times = reader.messages.count(number, "time")
            toast(reader.say(f"table.forced.{who}", who=reader.name(seat), times=times))

    async def made(self, ply: Ply, ask: Callable[[Ply], Awaitable[None]], holder: int) -> bool:
        """Wait until the next ply to show, if it is a forced turn, is made by its player; return whether they tapped
        it here, where `ask` asks for that.

        What others have been shown already is not waited for, and a device that several share is not passed on from its
        `holder` for a turn that leaves no choice.
        """
        session, live = self._display.session, self._live()
        if (seat := session.forced_turn()) is None:
            return False
        tapped = self._display.settings.forced == "wait" and not self._called.is_set()
        tapped = tapped and seat in (session.alone, holder)
        if not session.history.any_device_acts:  # it was made before it was played
            return tapped and seat in session.locals
        if seat not in session.locals:
            await self._made_elsewhere(seat)
            return False
        if session.is_spread and session.playback.shown < self._came and not (live and live.who.here):
            self._told[seat] = self._told.get(seat, 0) + 1
            return False
        if tapped := tapped and (live is None or live.who.shown() <= session.playback.shown):
            await ask(ply)
        if live is not None:
            live.tell()
        return tapped

    async def _made_elsewhere(self, seat: int) -> None:
        """Wait until the device of a player who is live has made a forced turn, but not for ever."""
        session, reader, waited = self._display.session, self._display.reader, 0.0
        while (live := self._live()) is not None and 0 <= live.who.shown(seat) <= session.playback.shown:
            if self._called.is_set() or waited > LONGEST:
                return
            prompt(reader.messages.say("table.waits.here", name=reader.name(seat)))
            take_away()
            await asyncio.sleep(LOOK)
            waited += LOOK

    @contextmanager
    def by_itself(self, make: Callable[[], object]) -> Iterator[None]:
        """Let `make` make a turn that leaves no choice after a while where others are live, and say so before."""
        live, loop = self._live(), asyncio.get_running_loop()
        if live is None or not live.who.here:
            yield
            return
        said = loop.call_soon(advise, self._display.messages.say("table.soon"))
        made = loop.call_later(BY_ITSELF, make)
        try:
            yield
        finally:
            said.cancel()
            made.cancel()
            advise("")
