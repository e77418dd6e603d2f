"""The ways to the deals of the day: from the lobby, from the calendar, and by link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...match.daily import FRAGMENT, deal, link
from ...match.daily.deal import Outcome
from ...match.match import Play
from ...match.seal import BadLink
from ...match.session.session import Session
from ..shell import Shell
from ..storage import days, persistence, store
from ..ui import dialogs
from ..ui.dom import spawn
from . import comparing
from .screen import DailyScreen, DayCallbacks
from .table import DailyCallbacks, DailyTable


class DailyFlow:
    """The way to each of their screens."""

    def __init__(self, shell: Shell, leave: Callable[[], object]) -> None:
        """Take `leave`, which leads to the lobby."""
        self._shell, self._leave = shell, leave
        self._strong = dict[int, asyncio.Task[Outcome]]()
        """By day: the strong player at its deal."""

    async def open(self, fragment: str) -> None:
        """Open today's deal without a fragment; else the calendar, or the day of a link."""
        today = days.today()
        if not fragment:
            await self._play(today)
            return
        try:
            shared = link.decode(fragment) if fragment != FRAGMENT else link.SharedDay(today, ())
        except BadLink as bad:
            await self._refuse(f"bad.{bad.reason}")
            return
        if shared.day > today:
            await self._refuse("daily.future")
            return
        known = await days.load(shared.day)
        if shared.ranks and shared.ranks != known.ranks:
            await days.save(shared.day, known._replace(rival=shared.ranks))
        await self._show(shared.day)

    async def _refuse(self, key: str) -> None:
        """Say why a link does not open, and go to the calendar, or to the lobby."""
        shell = self._shell
        shell.show_empty_lobby()
        choices = {"calendar": shell.say("daily.title"), "lobby": shell.say("bad.lobby")}
        answer = await dialogs.ask(shell.say("bad.title"), shell.say(key), choices)
        shell.address.put("", push=False)
        if answer == "calendar":
            await self._show(days.today())
        else:
            self._leave()

    async def _show(self, day: int) -> None:
        """Show how a day's deal went, or the way to it, with the calendar."""
        shell = self._shell
        leaves = shell.screen is not None and shell.screen.has_address
        fragment = FRAGMENT if day == days.today() else link.encode(day)
        shell.address.put(f"#{fragment}", push=leaves and shell.address.fragment != fragment)
        shell.switch_screen("club")
        callbacks = DayCallbacks(
            play=lambda day: shell.navigate(self._play(day)),
            show=lambda day: shell.navigate(self._show(day)),
            strong=self._strong_outcome,
        )
        screen = DailyScreen(shell, day, self._leave, callbacks)
        shell.screen = screen
        await screen.open()
        shell.mark_interactive()

    async def _play(self, day: int) -> None:
        """Open the table of a day, where it was left; one that is over shows its result, or from there its replay."""
        shell, here = self._shell, isinstance(self._shell.screen, DailyScreen)
        record, play = await days.load_play(day)
        if record.is_over and not here:
            await self._show(day)
            return
        spawn(persistence.request_persistence())
        shell.enter_table()
        code = deal.code_of(day)

        def rules(paragraph: str) -> None:
            match = opened.display.session.match
            shell.show_rules(code, match.options, match.seats, paragraph)

        callbacks = DailyCallbacks(
            rules=rules,
            changed=lambda play: self._save(day, play),
            result=lambda: shell.navigate(self._show(day)),
            course=lambda session: spawn(self._show_course(opened, session)),
        )
        opened = DailyTable(day, play, shell.settings, callbacks)
        shell.screen = opened
        shell.mark_interactive()
        if store.is_memory_only():
            dialogs.toast(shell.say("store.trouble"), bad=True)
        spawn(shell.worker.start())
        if not record.is_over:
            self._strong_task(day)

    async def _save(self, day: int, play: Play) -> None:
        """Keep the choices of a deal, and its result once it is over."""
        record = await days.load(day)
        if record.is_over:
            return
        result = () if play.pending else tuple(deal.outcome(day, play))
        await days.save(day, record._replace(ranks=tuple(deal.own_ranks(play)), result=result))
        self._shell.notify_tabs("")

    async def _show_course(self, opened: DailyTable, session: Session) -> None:
        from ..sheets import chances_sheet

        chosen, ply = await chances_sheet.open_chances(session, opened.display.reader, self._shell.worker, ())
        if chosen == "look":
            opened.look_at(ply)

    # ---- the strong player

    def _strong_task(self, day: int) -> asyncio.Task[Outcome]:
        """Return the work of the strong player, which begins while the person still plays."""
        if day not in self._strong:
            self._strong[day] = asyncio.ensure_future(comparing.strong_outcome(day, self._shell.worker))
        return self._strong[day]

    async def _strong_outcome(self, day: int) -> Outcome:
        return await asyncio.shield(self._strong_task(day))
