"""The screen of statistics: the numbers of the kept games, and the games behind each number."""

import asyncio
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from js import Date, Intl, navigator, window
from pyscript.ffi import to_js

from ...match.daily import record
from ...match.daily.record import DaysPlayed
from ...match.statistics import totals
from ...match.statistics.totals import CountedGame, Total
from ...match.stored import GameSummary
from ...text import date_locale, format_number
from ...text import stored_games as titles
from ...text.messages import Messages, count_phrase
from ..lobby import club
from ..storage import counts, days
from ..ui import dialogs
from ..ui.dom import button, button_element, by_id, el, fill, handle, spawn
from . import views
from .views import StatisticsView

SLICE = 40
"""Games that are added to a list in one step."""


class StatisticsScreen(club.ClubScreen):
    """All numbers, or the games behind one."""

    def __init__(self, messages: Messages, leave: Callable[[], object], changed: Callable[[str], object]) -> None:
        super().__init__(messages, leave, changed)
        self.games: list[CountedGame] = []
        self.since = 0.0
        self.unread = 0
        """Games that cannot be read."""
        self.behind = ""
        """The number whose games are listed; "" where all numbers are shown."""
        self.counting = el("p", cls="advice stats-counting", role="status")
        """The progress of the counting; empty while nothing is counted."""
        self.daily = DaysPlayed(0, 0, 0, 0)
        """The deals of the day."""
        self.left = 0
        """Games still to be counted."""
        self._days: Any = None
        """Writes dates in the language of the screen."""
        self._turn = 0
        """Increases when what was counted last has become useless."""

    async def open(self) -> None:
        """Show what was counted, or the games that were listed last, and count the rest."""
        self._end = handle(
            club_back=lambda _: self._back(),
            stats_behind=self._show_games_behind,
            stats_wipe=lambda _: self._wipe(),
            stats_again=lambda _: self._count_since(0),
        )
        self.behind = await counts.load_shown()
        await self.follow("")
        by_id("club-title").focus()

    def close(self) -> None:
        """Leave the screen, and stop counting."""
        self._turn += 1
        super().close()

    async def follow(self, name: str) -> None:
        """Count again, as games were kept, removed or wiped."""
        self._turn += 1
        turn = self._turn
        found = await counts.load()
        self.daily = record.count(await days.list_all(), days.today())
        if turn == self._turn:
            self.games, self.since, self.unread = found.games, found.since, 0
            self.left = len(found.left)
            self._draw()
            spawn(self._count(found.left, turn))

    async def _count(self, left: list[GameSummary], turn: int) -> None:
        """Count games one by one, in slices; what is shown follows at the end."""
        if not left:
            fill(self.counting)
            return
        words = self._say("stats.counting")
        bar = el("progress", max=len(left), value=0, aria_label=words)
        fill(self.counting, el("span", text=words), bar)
        for number, entry in enumerate(left, 1):
            game = await counts.count_game(entry)
            if turn != self._turn:
                return
            bar.value = number
            if game is None:
                self.unread += 1
            else:
                self.games.append(game)
        fill(self.counting)
        self.left = 0
        self._draw()

    # ---- display

    def _draw(self) -> None:
        self._days = Intl.DateTimeFormat.new(
            date_locale(self.messages.language, navigator.languages), to_js({"dateStyle": "long"})
        )
        view = StatisticsView(self.messages, totals.statistics_of(self.games))
        if self.behind not in view.numbers:
            self.behind = ""
        body = self._games(*view.numbers[self.behind]) if self.behind else self._all(view)
        back = self._say("stats.back" if self.behind else "back")
        club.draw_club_screen(self.root, self._say("stats.title"), back, self.counting, *body, cls="statistics")

    def _all(self, view: StatisticsView) -> list[Any]:
        """Return every number."""
        notes = [self._say("stats.lead" if view.numbers or self.left else "stats.none")]
        if self.since:
            notes.append(self._say("stats.since", date=self._date(self.since)))
        if self.unread:
            notes.append(self._say("stats.unread", games=count_phrase(self.unread, "game")))
        return [
            *(el("p", text=note, cls="advice") for note in notes),
            *view.parts,
            views.daily_section(self.messages, self.daily) if self.daily.played else None,
            el(
                "div",
                button(self._say("stats.wipe"), "stats-wipe", id="stats-wipe") if self.games else None,
                button(self._say("stats.again"), "stats-again", id="stats-again") if self.since else None,
                cls="cup-acts",
            ),
        ]

    def _games(self, what: str, total: Total) -> list[Any]:
        """Return the games behind a number."""
        known = {game.entry.key: game for game in self.games}
        games = [*zip_longest((known[key] for key in total.games), total.each)]
        rows = el("ul", *(self._row(*pair) for pair in games[:SLICE]), cls="cups")
        spawn(self._add(rows, games[SLICE:]))
        return [
            el(
                "h2",
                text=self._say("stats.part", one=what, other=total.number),
                id="stats-heading",
                tabindex=-1,
            ),
            rows,
        ]

    async def _add(self, rows: Any, games: list[tuple[CountedGame, int | None]]) -> None:
        """Add the rest of a long list, in slices, as long as it is shown."""
        for at in range(0, len(games), SLICE):
            await asyncio.sleep(0)
            if not rows.isConnected:
                return
            rows.append(*(self._row(*pair) for pair in games[at : at + SLICE]))

    def _row(self, game: CountedGame, adds: int | None) -> Any:
        """Return a game, and what it adds to the number if that is more than one game."""
        entry, own = game.entry, game.counted.only_local_seat
        state = "shared" if own is None else "won" if game.is_won else "lost"
        when = self._say("stats.part", one=self._date(entry.changed_at), other=self._say(f"stats.is.{state}"))
        words = el(
            "span",
            el("strong", text=titles.game_title(self.messages, entry)),
            el("span", text=when, cls="meta"),
        )
        number = el("b", text=format_number(adds), cls="stats-adds") if adds else None
        key = entry.key
        return el(
            "li", button_element(words, number, cls="plain kept-open", do="lobby-open", arg=key, id=f"stats-{key}")
        )

    def _date(self, moment: float) -> str:
        """Return the day of a moment, in words; a moment in the future, which a file may have, is today."""
        return str(self._days.format(min(moment, Date.now())))

    # ---- going about

    def _show_games_behind(self, name: str) -> None:
        self.behind = name
        self._draw()
        window.scrollTo(0, 0)
        by_id("stats-heading").focus()
        spawn(counts.save_shown(name))

    def _back(self) -> None:
        if not self.behind:
            self.leave()
            return
        behind, self.behind = self.behind, ""
        self._draw()
        (by_id(behind) or by_id("club-title")).focus()
        spawn(counts.save_shown(""))

    async def _wipe(self) -> None:
        choices = {"keep": self._say("stats.wipe.no"), "wipe": self._say("stats.wipe.yes")}
        text = self._say("stats.wipe.text")
        if await dialogs.ask(self._say("stats.wipe.ask"), text, choices, close=True) == "wipe":
            await self._count_since(Date.now())

    async def _count_since(self, moment: float) -> None:
        await counts.save_since(moment)
        await self.follow("")
        by_id("club-title").focus()
        self.changed("")
