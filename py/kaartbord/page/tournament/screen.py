"""The screen of tournaments: those that are kept here, or the one that is open, at the part that was shown last."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from js import document, window

from ...match.names import clean_name
from ...match.seal import BadLink
from ...match.shuffle import SeededStream
from ...match.tournament import slip
from ...match.tournament import tournament as cups
from ...match.tournament.attendance import arrive, come_back, draw, leave, listed_names
from ...match.tournament.clock import RoundClock
from ...match.tournament.tournament import MAX_NAME_LENGTH, Tournament
from ...text.messages import Messages, count_phrase
from ...text.tournament import sentences
from ..lobby import club
from ..storage import persistence, store, tournaments
from ..ui import awake, dialogs
from ..ui.dom import bdi, button, button_element, by_id, combine_callbacks, el, fill, handle, listen, spawn
from ..ui.magnifier import toggle_fullscreen
from ..ui.svg import icon_only_button
from . import clock, sharing, views, watching
from .desk import Desk
from .hall import TURN_S, Hall
from .result import ResultSheet
from .views import PHONE, STANDINGS, TEAMS


class TournamentScreen(Desk):
    """Tournaments, and the one that is open."""

    def __init__(self, messages: Messages, leave: Callable[[], object], changed: Callable[[str], object]) -> None:
        super().__init__(messages, leave, changed)
        self.tournaments: list[Tournament] = []
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
                cup_paste=lambda _: self._paste_names(),
                cup_draw=lambda _: self._draw_round(),
                cup_leave=lambda team: self._change_door(team, partial(leave, for_good=True)),
                cup_rest=lambda team: self._change_door(team, partial(leave, for_good=False)),
                cup_return=lambda team: self._change_door(team, come_back),
                cup_desk=lambda _: sharing.take_in(self.messages, self._take_slip),
                cup_hall=lambda _: watching.show_hall(),
                cup_hall_pages=lambda _: self._turn_pages(),
                cup_clock=lambda _: self._set_clock(clock.toggle),
                cup_clock_reset=lambda _: self._set_clock(lambda cup: cup._replace(clock=RoundClock())),
                cup_clock_sound=lambda _: self._sound(),
                cup_slips=lambda number: self._print_slips(int(number)),
                cup_share=lambda _: self._share(),
                cup_certificates=lambda _: self._certify(),
                cup_watch=lambda _: watching.watch(self.messages),
                cup_take=lambda _: self._take_over(),
                cup_give=lambda _: self._give(),
            ),
            listen(self.root, "submit", self._on_team_entered),
            listen(self.root, "change", self._renamed),
        )
        self.tournaments = await tournaments.list_all()
        key, self.shown = await tournaments.load_shown()
        self.cup = next((cup for cup in self.tournaments if cup.key == key), None)
        trouble = await self._come_by_link() if self.wanted not in ("", watching.HALL) else ""
        if self.wanted == watching.HALL and self.cup is not None:
            self._hall = Hall()
            awake.keep("hall")
        self._draw()
        by_id("club-title").focus()
        if trouble:
            dialogs.toast(trouble, bad=True)
        ticking = spawn(self._tick())
        self._end = combine_callbacks(self._end, ticking.cancel, lambda: awake.keep("hall", wanted=False))

    async def _come_by_link(self) -> str:
        """Open what the link is for: an evening, the table of a phone, or a result to book. Return what is wrong."""
        try:
            if slip.is_evening(self.wanted):
                self.cup, self.shown, self._is_ours = slip.read_evening(self.wanted), STANDINGS, False
                return ""
            handed = slip.read_slip(self.wanted)
        except BadLink:
            return self._say("cup.evening.bad" if slip.is_evening(self.wanted) else "cup.slip.bad")
        if handed.result is None:
            self.cup, self.shown, self._is_ours = slip.as_tournament(handed), PHONE, False
            return ""
        self.cup = next((cup for cup in self.tournaments if cup.key == handed.key), None)
        if self.cup is None:
            return self._say("cup.slip.unknown")
        number = min(handed.at[0], len(self.cup.rounds))
        self.shown = views.view_of_round(self.cup, number) if self.cup.rounds else TEAMS
        spawn(self._book_handed(self.wanted))
        return ""

    async def _book_handed(self, text: str) -> None:
        dialogs.toast(await self._take_slip(text))

    async def _tick(self) -> None:
        """Show the clock from moment to moment, and in the hall one page after the other."""
        before = turned = clock.now()
        while True:
            await asyncio.sleep(clock.BLINK_S)
            if self.cup is not None:
                clock.tick(self.messages, self.cup, before, loud=self._hall is not None and self._hall.loud)
            before = clock.now()
            if self._hall is not None and self._hall.turns and before - turned >= TURN_S:
                turned, self._hall.at = before, self._hall.at + 1
                self._draw()

    async def follow(self, name: str) -> None:
        """Show what another tab changed under this key, or a backup changed."""
        if not self._is_ours or name and self.cup is not None and name != self.cup.key:
            return
        self.tournaments = await tournaments.list_all()
        if self.cup is not None:
            self.cup = next((cup for cup in self.tournaments if cup.key == self.cup.key), None)
        self._draw()

    # ---- display

    def _draw(self) -> None:
        """Draw all of it; the field that is being typed in stays, if it is still there."""
        if self._hall is not None and self.cup is not None:
            held = str(document.activeElement.id)
            fill(self.root, el("div", *self._hall.nodes(self.messages, self.cup), cls="hall"))
            if held and (node := by_id(held)):
                node.focus()
            return
        typed = str(field.value) if (field := by_id("cup-team")) else ""
        named = self.cup if self._is_ours or self.cup is None or self.cup.name else None
        title = sentences.tournament_name(self.messages, named) if named else self._say("cup.title")
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
        if not self._is_ours:
            return views.guest_nodes(self.messages, self.cup, self.shown)
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
        if self.cup is None or not self._is_ours:
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
        self.cup = cup
        self._draw()
        if self._is_ours:
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
        self._adopt(arrive(self.cup, name))
        by_id("cup-team").focus()

    def _paste_names(self) -> None:
        """Add the teams of a list; those that cannot be added stay in the field, each with the reason."""
        if (cup := self.cup) is None:
            return
        before, refused = len(cup.teams), []
        for name in listed_names(str(by_id("cup-names").value)):
            if flaw := cups.name_flaw(cup.teams, name):
                refused.append((name, sentences.name_problem(self.messages, cup.teams, name, flaw)))
            else:
                cup = arrive(cup, name)
        self._keep(cup)
        number = len(cup.teams) - before
        by_id("cup-list").open = bool(refused) or not number
        by_id("cup-names").value = "\n".join(name for name, _ in refused)
        said = [
            self._say("cup.paste.refused", name=clean_name(name, MAX_NAME_LENGTH), why=why) for name, why in refused
        ]
        none = [] if number or refused else [self._say("cup.paste.none")]
        fill(by_id("cup-refused"), *(el("li", text=line) for line in (*said, *none)))
        if number:
            dialogs.toast(self._say("cup.paste.done", teams=count_phrase(number, "team")))

    def _adopt(self, cup: Tournament) -> None:
        """Keep the tournament after somebody came or left; once it has begun, say what that changed."""
        before, self.cup = self.cup, cup
        self._keep(cup)
        if before is not None and cups.is_begun(before):
            dialogs.toast(sentences.redrawn_line(self.messages, before, cup))

    def _change_door(self, team: str, change: Callable[[Tournament, int], Tournament]) -> None:
        if self.cup is not None:
            self._adopt(change(self.cup, int(team)))
            (by_id(f"cup-return-{team}") or by_id(f"cup-rest-{team}")).focus()

    def _draw_round(self) -> None:
        if (cup := self.cup) is None:
            return
        lot = SeededStream(secrets.token_bytes(16)).shuffle([*range(len(cup.teams))])
        self._keep(draw(cup, lot))
        number = len(self.cup.rounds) if self.cup else 0
        dialogs.toast(self._say("cup.drawn", round=number))
        spawn(self._go(self.cup, str(number)))

    def _renamed(self, event: Any) -> None:
        """Adopt a changed name; all else stays, or what is pressed next would be gone before it is pressed."""
        field, cup = event.target, self.cup
        kind, _, number = str(field.id).rpartition("-")
        if cup is None:
            return
        if field.name == "cup-method":
            self._keep(cup._replace(method="played" if field.value == "played" else "fixed"))
            by_id(str(field.id)).focus()
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
            await self._book(cup, at, result._replace(source="l" if result.game else "h"))
            if self.shown == PHONE:
                self._give()
        if opening := by_id(f"cup-table-{number}-{table}"):
            opening.focus()

    async def _take_over(self) -> None:
        """Go on here with the tournament of the link, and with the results that this device has of it."""
        if self.cup is not None:
            ours = await tournaments.load(self.cup.key)
            self._is_ours = True
            self._keep(cups.merge_tournaments(ours, self.cup) if ours else self.cup)
            self.tournaments = await tournaments.list_all()
            dialogs.toast(self._say("cup.taken"))
            await self._go(self.cup, STANDINGS)
