"""The screen of tournaments: those that are kept here, or the one that is open, at the part that was shown last."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from js import window

from ...match.names import clean_name
from ...match.shuffle import SeededStream
from ...match.tournament import tournament as cups
from ...match.tournament.tournament import MAX_NAME_LENGTH, TableResult, Tournament
from ...text.messages import Messages
from ...text.tournament import sentences
from ..lobby import club
from ..storage import persistence, store, tournaments
from ..ui import dialogs
from ..ui.dom import bdi, button, button_element, by_id, combine_callbacks, el, handle, listen, spawn
from ..ui.magnifier import toggle_fullscreen
from ..ui.svg import icon_only_button
from . import views
from .result import ResultSheet
from .views import TEAMS


class TournamentScreen(club.ClubScreen):
    """Tournaments, and the one that is open."""

    def __init__(self, messages: Messages, leave: Callable[[], object], changed: Callable[[str], object]) -> None:
        super().__init__(messages, leave, changed)
        self.tournaments: list[Tournament] = []
        self.cup: Tournament | None = None
        self.shown = TEAMS

    async def open(self) -> None:
        """Show the view that was shown last."""
        self._end = combine_callbacks(
            handle(
                club_back=lambda _: self._back(),
                cup_new=lambda _: self._new(),
                cup_open=self._open_tournament,
                cup_forget=self._forget,
                cup_view=lambda name: self._go(self.cup, name),
                cup_drop=self._drop,
                cup_lots=lambda _: self._draw_lots(),
                cup_table=self._table,
                cup_print=lambda _: window.print(),
                cup_full=lambda _: toggle_fullscreen(),
            ),
            listen(self.root, "submit", self._on_team_entered),
            listen(self.root, "change", self._renamed),
        )
        self.tournaments = await tournaments.list_all()
        key, self.shown = await tournaments.load_shown()
        self.cup = next((cup for cup in self.tournaments if cup.key == key), None)
        self._draw()
        by_id("club-title").focus()

    async def follow(self, name: str) -> None:
        """Show what another tab changed under this key, or a backup changed."""
        if name and self.cup is not None and name != self.cup.key:
            return
        self.tournaments = await tournaments.list_all()
        if self.cup is not None:
            self.cup = next((cup for cup in self.tournaments if cup.key == self.cup.key), None)
        self._draw()

    # ---- display

    def _draw(self) -> None:
        """Draw all of it; the field that is being typed in stays, if it is still there."""
        typed = str(field.value) if (field := by_id("cup-team")) else ""
        title = sentences.tournament_name(self.messages, self.cup) if self.cup else self._say("cup.title")
        back = self._say("cup.back" if self.cup else "back")
        club.draw_club_screen(self.root, title, back, *self._body())
        if typed and (field := by_id("cup-team")):
            field.value = typed

    def _body(self) -> list[Any]:
        if self.cup is None:
            return [
                el("p", text=self._say("cup.lead"), cls="advice"),
                el("ul", *(self._row(cup) for cup in self.tournaments), cls="cups"),
                el("div", button(self._say("cup.new"), "cup-new", cls="gold", id="cup-new"), cls="cup-acts"),
            ]
        if self.shown not in views.view_names(self.cup):
            self.shown = TEAMS
        parts = views.view_nodes(self.messages, self.cup, self.shown)
        return [views.tabs(self.messages, self.cup, self.shown), *parts]

    def _row(self, cup: Tournament) -> Any:
        name = sentences.tournament_name(self.messages, cup)
        words = el(
            "span",
            el("strong", bdi(name)),
            el("span", text=sentences.progress(self.messages, cup), cls="meta"),
        )
        remove = icon_only_button("remove", self._say("cup.remove", name=name), "cup-forget", cup.key)
        opening = button_element(words, cls="plain kept-open", do="cup-open", arg=cup.key)
        return el("li", opening, remove)

    # ---- going about

    async def _go(self, cup: Tournament | None, shown: str) -> None:
        self.cup, self.shown = cup, shown
        self._draw()
        window.scrollTo(0, 0)
        (by_id("cup-heading") or by_id("club-title")).focus()
        await tournaments.save_shown(cup.key if cup else "", shown)

    async def _back(self) -> None:
        if self.cup is None:
            self.leave()
        else:
            self.tournaments = await tournaments.list_all()
            await self._go(None, TEAMS)

    async def _open_tournament(self, key: str) -> None:
        cup = next(cup for cup in self.tournaments if cup.key == key)
        await self._go(cup, views.view_of_round(cup, cups.current_round(cup)) if cup.results else TEAMS)

    async def _new(self) -> None:
        spawn(persistence.request_persistence())
        name = self._say("cup.new.name", number=len(self.tournaments) + 1)
        cup = Tournament(secrets.token_urlsafe(6), name)
        self._keep(cup)
        await self._go(cup, TEAMS)
        by_id("cup-team").focus()

    async def _forget(self, key: str) -> None:
        cup = next(cup for cup in self.tournaments if cup.key == key)
        answer = await dialogs.ask(
            self._say("cup.forget"),
            self._say("cup.forget.text", name=sentences.tournament_name(self.messages, cup)),
            {"keep": self._say("cup.forget.keep"), "forget": self._say("cup.forget.yes")},
            close=True,
        )
        if answer == "forget":
            await tournaments.delete(key)
            await self.follow("")
            self.changed(key)
            by_id("cup-new").focus()

    def _keep(self, cup: Tournament) -> None:
        """Show and store the changed tournament, and notify the other tabs."""
        self.cup = cup
        self._draw()
        spawn(self._save(cup))

    async def _save(self, cup: Tournament) -> None:
        await tournaments.save(cup)
        if not store.is_memory_only():
            await persistence.note_stored_games()
        self.changed(cup.key)

    # ---- the teams

    def _on_team_entered(self, event: Any) -> None:
        event.preventDefault()
        field = by_id("cup-team")
        if self.cup is None or not self._fits(self.cup.teams, field):
            return
        name, field.value = str(field.value), ""
        self._keep(cups.join_team(self.cup, name))
        by_id("cup-team").focus()

    def _renamed(self, event: Any) -> None:
        """Adopt a changed name; all else stays, or what is pressed next would be gone before it is pressed."""
        field, cup = event.target, self.cup
        kind, _, number = str(field.id).rpartition("-")
        if cup is None:
            return
        if field.id == "cup-name":
            cup = cup._replace(name=clean_name(str(field.value), MAX_NAME_LENGTH))
            by_id("club-title").textContent, field.value = (sentences.tournament_name(self.messages, cup), cup.name)
        elif kind == "cup-team" and number.isdecimal():
            team = int(number)
            if self._fits((*cup.teams[:team], *cup.teams[team + 1 :]), field):
                cup = cups.rename_team(cup, team, str(field.value))
            field.value = cup.teams[team]
        if cup != self.cup:
            self.cup = cup
            spawn(self._save(cup))

    def _fits(self, others: Sequence[str], field: Any) -> bool:
        """Return whether a team may have the name in the field; else show why not."""
        typed = str(field.value)
        flaw = cups.name_flaw(others, typed)
        by_id("cup-problem").textContent = sentences.name_problem(self.messages, tuple(others), typed, flaw)
        return not flaw

    def _drop(self, team: str) -> None:
        if self.cup is not None:
            self._keep(cups.remove_team(self.cup, int(team)))
            by_id("cup-team").focus()

    def _draw_lots(self) -> None:
        if self.cup is None:
            return
        order = SeededStream(secrets.token_bytes(16)).shuffle([*range(len(self.cup.teams))])
        self._keep(self.cup._replace(teams=tuple(self.cup.teams[team] for team in order)))
        dialogs.toast(self._say("cup.lots.done"))

    # ---- the results

    async def _table(self, arg: str) -> None:
        if (cup := self.cup) is None:
            return
        number, _, table = arg.partition(" ")
        at = int(number), int(table)
        answer, result = await ResultSheet(self.messages, cup, at).ask()
        if (cup := self.cup) is None:  # another tab removed it meanwhile
            return
        if answer == "wipe":
            self._keep(cups.set_result(cup, at, None))
        elif answer == "book" and result is not None:
            await self._book(cup, at, result)
        if opening := by_id(f"cup-table-{number}-{table}"):
            opening.focus()

    async def _book(self, cup: Tournament, at: cups.TableId, result: TableResult) -> None:
        """Write a result down; where there is another one already, ask which is right."""
        new, known = sentences.result_line(self.messages, cup, at, result), cup.results.get(at)
        if known == result:
            dialogs.toast(self._say("cup.same"))
            return
        if known is not None:
            old = sentences.result_line(self.messages, cup, at, known)
            choices = {"change": self._say("cup.change.yes"), "leave": self._say("cup.change.no")}
            text = self._say("cup.change.text", old=old, new=new)
            if await dialogs.ask(self._say("cup.change"), text, choices, close=True) != "change":
                return
        self._keep(cups.set_result(cup, at, result))
