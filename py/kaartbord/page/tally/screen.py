"""The screen of score sheets: the game, the players, and then the entries, one tap at a time."""

from collections.abc import Callable
from itertools import accumulate
from typing import Any

from ...games import ONLY_SCORED, SCORED
from ...match.tally import TALLIES, page
from ...match.tally.page import StoredSheet
from ...rules.tally import EntryGroup, TallyEntry
from ...text import format_number, people
from ...text.messages import Messages
from ...text.phrasebooks import pawn_colour, tell
from ..lobby import club, house_rules, lobby
from ..stage import chart
from ..stage.strokes import strokes
from ..storage import tallies
from ..ui import dialogs
from ..ui.dom import bdi, button, button_element, by_id, combine_callbacks, el, handle, listen, spawn
from ..ui.fields import text_field
from ..ui.seat_mark import seat_mark
from ..ui.svg import icon_button
from .form import TallyForm

WIDE, GROUPS = 200, 6
"""Px for strokes, and how many groups of five are drawn."""


class TallyScreen(club.ClubScreen):
    """Score sheets, one a game."""

    def __init__(self, messages: Messages, leave: Callable[[], object], changed: Callable[[str], object]) -> None:
        super().__init__(messages, leave, changed)
        self.code = ""
        """The game whose sheet is shown; "" while a game is being chosen."""
        self.page: StoredSheet | None = None
        """The sheet; None before it is begun."""
        self._form: TallyForm | None = None
        """The form for a new sheet of the game; None while a game is being chosen."""

    def _tell(self, key: str, side: int, number: int) -> str:
        """Return words of the game."""
        name = self._name(side) if side >= 0 else ""
        return tell(self.messages, self.code, f"tally.{key}", name=name, number=number)

    def _name(self, side: int) -> str:
        """Return the name of a side."""
        names = self.page.names if self.page else ()
        colours = [people.colour_name(self.messages, pawn_colour(self.code, each, ())) for each in range(len(names))]
        return people.unique_names(self.messages, names, colours)[side]

    async def open(self) -> None:
        """Show the sheet that was shown last."""
        self._end = combine_callbacks(
            handle(
                club_back=lambda _: self._back(),
                tally_open=self._go,
                tally_begin=lambda _: self._begin(),
                tally_write=self._write,
                tally_undo=lambda _: self._undo_entry(),
                tally_new=lambda _: self._new(),
            ),
            listen(self.root, "change", lambda event: self._form.recount(event) if self._form else None),
            listen(self.root, "submit", self._write_typed),
        )
        code = await tallies.load_shown()
        await self._go(code if code in TALLIES else "")

    async def follow(self, name: str) -> None:
        """Show what another tab wrote on the sheet of this game."""
        if name and name == self.code:
            self.page = await tallies.load(name) or self.page
            self._draw()

    # ---- display

    def _draw(self) -> None:
        name = SCORED[self.code].name if self.code else ""
        title = self._say("tally.of", game=name) if name else self._say("tally.title")
        back = self._say("tally.back" if name else "back")
        club.draw_club_screen(self.root, title, back, *self._body(), cls="score-sheet")

    def _body(self) -> list[Any]:
        if self.page is not None:
            return self._sheet(self.page)
        if self._form is None:
            played = [code for code in TALLIES if code not in ONLY_SCORED]
            games = [el("li", lobby.game_button(code, "tally-open", id=f"tally-{code}")) for code in played]
            return [
                el("p", text=self._say("tally.lead"), cls="advice"),
                el("ul", *games, cls="uses"),
                el("h2", text=self._say("tally.also"), id="tally-also"),
                el("ul", *map(self._also, ONLY_SCORED), cls="uses", aria_labelledby="tally-also"),
            ]
        return self._form.nodes()

    def _also(self, code: str) -> Any:
        """Return the way to the sheet of a game that is not played here, with a line about it in place of a picture."""
        name, line = (
            el("strong", text=SCORED[code].name),
            el("span", text=tell(self.messages, code, "line"), cls="meta"),
        )
        words = el("span", name, line, cls="tally-also")
        return el("li", button_element(words, cls="row", do="tally-open", arg=code, id=f"tally-{code}"))

    # ---- the sheet

    def _sheet(self, sheet: StoredSheet) -> list[Any]:
        stands = sheet.sheet
        plates = [self._plate(side, stands.totals[side], side in stands.out) for side in range(len(sheet.names))]
        over = el("p", text=self._say("tally.over"), cls="advice", role="status") if stands.over else None
        undo = icon_button("undo", self._say("tally.undo"), "tally-undo", id="tally-undo") if sheet.entries else None
        fresh = button(self._say("tally.new"), "tally-new", id="tally-new")
        return [
            el("ul", *plates, cls="tally-plates"),
            self._agreed(sheet),
            over,
            *(self._ask(ask) for ask in sheet.tally.asks(stands)),
            el("div", undo, fresh, cls="cup-acts"),
            self._rounds(sheet) if stands.rounds else None,
        ]

    def _agreed(self, sheet: StoredSheet) -> Any:
        """Return the house rules that are not the usual ones."""
        rules = [
            house_rules.difference(self.messages, self.code, option, sheet.house[option.name])
            for option in sheet.tally.options
            if sheet.house[option.name] != option.values[0]
        ]
        return el("p", text=" · ".join(rules), cls="meta") if rules else None

    def _plate(self, side: int, total: int, out: bool) -> Any:
        name = self._say("tally.out", name=self._name(side)) if out else self._name(side)
        tally = TALLIES[self.code].strokes and total > 0
        return el(
            "li",
            seat_mark(pawn_colour(self.code, side, ()), self.messages, 30),
            el("strong", text=name, translate="no"),
            el("b", text=format_number(total), cls="tally-total"),
            strokes(total, WIDE, GROUPS) if tally else None,
            cls="panel tally-plate is-out" if out else "panel tally-plate",
        )

    def _ask(self, ask: EntryGroup) -> Any:
        heading = self._tell(ask.key, ask.side, ask.number)
        entries = el("div", *map(self._entry, () if ask.typed else ask.entries), cls="tally-entries")
        if ask.rare:
            return el("details", el("summary", text=heading), entries)
        title = el("h2", text=heading, id=f"tally-ask-{ask.key}-{max(ask.side, 0)}")
        if ask.typed:
            field = text_field("tally-number", heading, "", longest=4)
            field.setAttribute("inputmode", "numeric")
            add = el("button", text=self._say("tally.write"), cls="paper", type="submit")
            entries = el("form", field, add, el("p", id="tally-refused", cls="problem", role="alert"), cls="cup-entry")
        return el("section", title, entries, role="group", aria_labelledby=title.id)

    def _entry(self, entry: TallyEntry) -> Any:
        words = self._name(entry.side) if entry.side >= 0 else format_number(entry.number)
        if entry.key:
            words = self._tell(entry.key, entry.side, entry.number)
        node = button(words, "tally-write", entry.text, id=f"tally-write-{entry.text}")
        if entry.side >= 0:
            node.prepend(seat_mark(pawn_colour(self.code, entry.side, ()), self.messages, 26))
        return node

    def _rounds(self, sheet: StoredSheet) -> Any:
        """Return what everybody had after each round, as at the table of the game."""
        sides, stands = range(len(sheet.names)), sheet.sheet
        heads = [
            el("th", seat_mark(pawn_colour(self.code, side, ()), self.messages, 24), bdi(self._name(side)), scope="col")
            for side in sides
        ]
        columns = [accumulate(column) for column in zip(*stands.rounds, strict=True)]
        rows = enumerate(([el("td", text=format_number(n)) for n in one] for one in zip(*columns, strict=True)), 1)
        heads.insert(0, el("th", text=self._say("tally.round"), scope="col"))
        foot = self._say("tally.total"), *map(format_number, stands.totals)
        return el("div", chart.rounds_table(heads, rows, foot, self._say("tally.rounds")), cls="rounds")

    # ---- going about

    async def _go(self, code: str) -> None:
        self.code = code
        self.page = await tallies.load(code) if code else None
        self._form = TallyForm(code, lambda: self.messages, self.root) if code else None
        self._draw()
        by_id("club-title").focus()
        await tallies.save_shown(code)

    async def _back(self) -> None:
        if self.code:
            await self._go("")
        else:
            self.leave()

    def _keep(self, sheet: StoredSheet) -> None:
        self.page = sheet
        self._draw()
        spawn(self._save(sheet))

    async def _save(self, sheet: StoredSheet) -> None:
        await tallies.save(sheet)
        self.changed(sheet.code)

    def _begin(self) -> None:
        if self._form is not None:
            self._keep(self._form.new_sheet())
            by_id("club-title").focus()

    def _write(self, text: str) -> None:
        if self.page is not None:
            self._keep(page.add_entry(self.page, text))

    def _write_typed(self, event: Any) -> None:
        """Write the number that was typed, or say why it cannot be."""
        event.preventDefault()
        if self.page is None:
            return
        ask = next(ask for ask in self.page.tally.asks(self.page.sheet) if ask.typed)
        typed = str(by_id("tally-number").value).strip()
        text = str(int(typed)) if typed.isdecimal() else typed
        if text in {entry.text for entry in ask.entries}:
            self._write(text)
        else:
            by_id("tally-refused").textContent = self._tell(f"{ask.key}.no", ask.side, 0)
            by_id("tally-number").focus()

    def _undo_entry(self) -> None:
        if self.page is not None:
            self._keep(page.take_back(self.page))

    async def _new(self) -> None:
        choices = {"keep": self._say("tally.new.no"), "new": self._say("tally.new.yes")}
        text = self._say("tally.new.text")
        if await dialogs.ask(self._say("tally.new.ask"), text, choices, close=True) == "new":
            self.page = None
            self._draw()
            by_id("club-title").focus()
