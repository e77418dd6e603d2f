"""The screen of a day's deal: how it went, beside others who had the same cards, and the calendar of a month."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from ...games import ENTRIES
from ...match.daily import deal, link
from ...match.daily.deal import Outcome
from ...match.daily.record import DayRecord, mark
from ...match.match import Play
from ...text import capitalize_first, daily, format_number
from ..lobby import club
from ..lobby.games_panel import game_picture
from ..sharing.sending import SendButtons, ShareMessage
from ..shell import Shell
from ..storage import days
from ..ui import dialogs
from ..ui.dom import button_element, by_id, el, fill, handle, spawn
from ..ui.svg import icon_button
from . import comparing
from .dates import WEEKDAY, date_text

LISTED = 31
"""Days in the calendar: today, and a month back."""

MARK_CLASSES = {"g": "is-good", "y": "is-fair", "r": "is-costly"}


class DayCallbacks(NamedTuple):
    """The callbacks of the screen to the page around it."""

    play: Callable[[int], object]
    """Play the deal of a day, or look back on it."""
    show: Callable[[int], object]
    """Show another day."""
    strong: Callable[[int], Awaitable[Outcome]]
    """Return what the strong player reaches on a day."""


class DailyScreen(club.ClubScreen):
    """One day's deal, and the calendar."""

    def __init__(self, shell: Shell, day: int, leave: Callable[[], object], callbacks: DayCallbacks) -> None:
        super().__init__(shell.settings.messages, leave, shell.notify_tabs)
        self.day, self._shell, self._callbacks = day, shell, callbacks
        self.records: dict[int, DayRecord] = {}
        self.play: Play | None = None
        """The play of the day here, once it is over."""
        self._busy = el("p", cls="advice daily-busy", role="status")

    async def open(self) -> None:
        """Show the day, and let the strong player look at it if it is over."""
        self._end = handle(
            club_back=lambda _: self.leave(),
            daily_play=lambda _: self._callbacks.play(self.day),
            daily_day=lambda day: self._callbacks.show(int(day)),
            daily_share=lambda _: self._share(),
        )
        await self.follow("")
        by_id("club-title").focus()
        if self.play is not None:
            spawn(self._compare(self._record.ranks))

    async def follow(self, name: str) -> None:
        """Show what is stored now."""
        self.records = await days.list_all()
        self.records[self.day], play = await days.load_play(self.day)
        self.play = None if play.pending else play
        self._draw()

    @property
    def _record(self) -> DayRecord:
        return self.records[self.day]

    async def _compare(self, ranks: Sequence[int]) -> None:
        """Find out what the strong player reaches, and thinks of each choice; both are kept."""
        worker, record = self._shell.worker, self._record
        if record.strong and record.marks:
            return
        words = self._say("daily.busy")
        bar = el("progress", max=len(ranks) + 1, value=0, aria_label=words)
        fill(self._busy, el("span", text=words), bar)
        spawn(worker.start())
        strong = await self._callbacks.strong(self.day)
        bar.value = 1
        choices = await comparing.compare_choices(self.day, ranks, worker, lambda done: setattr(bar, "value", done + 1))
        record = (await days.load(self.day))._replace(
            strong=tuple(strong),
            marks="".join(mark(choice.loss) for choice in choices),
            better=tuple(choice.best for choice in choices),
        )
        await days.save(self.day, record)
        fill(self._busy)
        if self._shell.screen is self:
            self.records[self.day] = record
            self._draw()

    # ---- display

    def _draw(self) -> None:
        body = self._result(self.play) if self.play is not None else self._invitation()
        club.draw_club_screen(
            self.root, self._say("daily.title"), self._say("back"), *body, self._calendar(), cls="daily"
        )

    def _date(self) -> str:
        return date_text(self.messages, self.day)

    def _title(self) -> Any:
        words = daily.title(self.messages, self.day, self._date())
        return el("h2", game_picture(deal.code_of(self.day), 48), el("span", text=words), cls="daily-title")

    def _invitation(self) -> list[Any]:
        """Return the way to a deal that is not over."""
        key = "continue" if self._record.ranks else "play"
        lead = el("p", text=self._say("daily.rival.first")) if self._record.rival else None
        return [
            el(
                "section",
                self._title(),
                lead,
                el("p", text=daily.goal(self.messages, self.day)),
                icon_button("play", self._say(f"daily.{key}"), "daily-play", cls="gold big", id="daily-play"),
                cls="panel daily-card",
            )
        ]

    def _result(self, play: Play) -> list[Any]:
        """Return how the deal went."""
        record, say = self._record, self._say
        buttons = el(
            "div",
            icon_button("share", say("daily.share"), "daily-share", cls="gold", id="daily-share"),
            icon_button("eye", say("over.replay"), "daily-play", id="daily-play"),
            cls="cup-acts",
        )
        went = el("p", text=daily.how_it_went(self.messages, self.day, record.result), cls="daily-went")
        return [
            el(
                "section",
                self._title(),
                went,
                self._beside(record),
                self._signs(record),
                buttons,
                cls="panel daily-card",
            ),
            self._busy,
            self._turns(play, record),
            self._side_by_side(play, record),
        ]

    def _beside(self, record: DayRecord) -> Any:
        """Return the results of all who had these cards, as a table."""
        rows = [("me", record.result), ("strong", record.strong)]
        if record.rival:
            rows.append(("rival", tuple(deal.outcome(self.day, deal.replay(self.day, record.rival)))))
        lines = [
            el(
                "tr",
                el("th", text=self._say(f"daily.{key}"), scope="row"),
                *(el("td", text=format_number(number)) for number in reached),
            )
            for key, reached in rows
            if reached
        ]
        heads = ("daily.who", "daily.own", "daily.others")
        head = el("tr", *(el("th", text=self._say(key), scope="col") for key in heads))
        return el("table", el("thead", head), el("tbody", *lines), cls="stats-table daily-beside")

    def _signs(self, record: DayRecord) -> Any:
        """Return a mark for each turn, and their meaning in words."""
        if not record.marks:
            return None
        signs = [el("span", cls=f"daily-sign {MARK_CLASSES[each]}") for each in record.marks]
        counts = {name: record.marks.count(letter) for name, letter in (("good", "g"), ("fair", "y"), ("costly", "r"))}
        words = el(
            "p", text=self._say("daily.marks", **{key: format_number(n) for key, n in counts.items()}), cls="meta"
        )
        return el("div", el("p", *signs, cls="daily-signs", aria_hidden="true"), words)

    def _turns(self, play: Play, record: DayRecord) -> Any:
        """Return the turns that cost most, and what the strong player would have done."""
        if not record.marks:
            return None
        reader = daily.reader_of(self.messages, self.day, play.match.seats)
        rows = [
            el(
                "li",
                el("strong", text=self._say("daily.turn", number=number)),
                el("p", text=self._say("daily.did", choice=daily.choice(reader, self.day, play.plies[at]))),
                el("p", text=self._say("daily.better", choice=daily.choice(reader, self.day, play.plies[at], best))),
            )
            for number, (at, each, best) in enumerate(
                zip(deal.own_plies(play), record.marks, record.better, strict=True), 1
            )
            if each == "r"
        ]
        body = el("ol", *rows, cls="daily-turns") if rows else el("p", text=self._say("daily.no_turns"))
        return self._section("turns", body)

    def _side_by_side(self, play: Play, record: DayRecord) -> Any:
        """Return both plays turn by turn; None without another's."""
        if not record.rival:
            return None
        other = deal.replay(self.day, record.rival)
        reader = daily.reader_of(self.messages, self.day, play.match.seats)

        def cell(of: Play, at: int | None) -> Any:
            if at is None:
                return el("td")
            lead = deal.lead(self.day, deal.outcome(self.day, of, at))
            words = el("span", text=capitalize_first(daily.choice(reader, self.day, of.plies[at])))
            return el(
                "td", words, " ", el("span", text=self._say("daily.lead", number=format_number(lead)), cls="meta")
            )

        rows = [
            el("tr", el("th", text=format_number(number), scope="row"), cell(play, mine), cell(other, theirs))
            for number, (mine, theirs) in enumerate(zip_longest(deal.own_plies(play), deal.own_plies(other)), 1)
        ]
        heads = ("daily.number", "daily.me", "daily.rival")
        head = el("tr", *(el("th", text=self._say(key), scope="col") for key in heads))
        same = deal.shared_turns(record.ranks, record.rival)
        lead = el("p", text=self._say("daily.same" if same else "daily.differ", number=same), cls="advice")
        table = el("table", el("thead", head), el("tbody", *rows), cls="panel daily-pairs")
        return self._section("pairs", lead, table)

    def _calendar(self) -> Any:
        today = days.today()
        rows = [self._row(day) for day in range(today, max(today - LISTED, deal.FIRST_DAY - 1), -1)]
        return self._section("calendar", el("ul", *rows, cls="cups"))

    def _row(self, day: int) -> Any:
        code, record = deal.code_of(day), self.records.get(day, DayRecord())
        state = el("span", text=daily.state_line(self.messages, day, record), cls="meta")
        date = el("strong", text=date_text(self.messages, day, WEEKDAY))
        words = el("span", date, el("span", text=ENTRIES[code].name), state)
        current = "true" if day == self.day else None
        more: dict[str, Any] = {"id": f"day-{day}", "aria_current": current}
        return el(
            "li", button_element(game_picture(code, 40), words, cls="plain kept-open", do="daily-day", arg=day, **more)
        )

    def _section(self, name: str, *nodes: Any) -> Any:
        heading = el("h2", text=self._say(f"daily.{name}"), id=f"daily-{name}")
        return el("section", heading, *nodes, aria_labelledby=f"daily-{name}")

    # ---- sharing

    async def _share(self) -> None:
        """Show the line for a chat, and the link by which another plays the same deal first."""
        say, record = self._say, self._record
        url = f"{self._shell.base_url()}#{link.encode(self.day, record.ranks)}"
        message = ShareMessage(daily.shared_line(self.messages, self.day, self._date(), record), url)
        sending = SendButtons(self.messages, "kaartbord.txt", lambda: message, lambda how: False)
        preview = el("p", text=message.text, cls="share-text", id="share-text")
        field = el("input", id="share-url", type="text", readonly=True, value=url, aria_label=say("share.link"))
        sheet = dialogs.open_sheet(
            say("daily.share"),
            el("p", text=say("daily.share.why"), id="share-intro"),
            el("div", preview, field, cls="share-preview"),
            *sending.nodes(),
            cls="sheet share covers",
        )
        sending.renew(url)
        await dialogs.wait_for_answer(sheet)
