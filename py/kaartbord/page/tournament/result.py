"""The sheet for the result of a table, by hand or from the link of a game that was played here."""

from typing import Any

from pyscript.ffi import to_js

from ...games import ENTRIES, GAMES
from ...match import link, stepwise
from ...match.link import BadLink
from ...match.match import Play
from ...match.tournament import CHAMPIONSHIP, played
from ...match.tournament.tournament import TableId, TableResult, Tournament, absence_result, result_flaw
from ...text.messages import Messages, People, Value, count_phrase
from ...text.phrasebooks import name_in_game
from ...text.tournament import sentences
from ...text.tournament.sentences import booking_lines
from ..ui import dialogs
from ..ui.dom import button, by_id, el, handle, show
from ..ui.fields import radio_id, radios, text_field
from . import clock

ABSENT_TEAMS = {
    "played": frozenset[int](),
    "first": frozenset((0,)),
    "second": frozenset((1,)),
    "nobody": frozenset((0, 1)),
}
"""The absent teams, by what is chosen."""

SIDES = "one", "other"


class ResultSheet:
    """The open sheet of one table."""

    def __init__(self, messages: Messages, cup: Tournament, at: TableId) -> None:
        self.messages, self.cup, self.at = messages, cup, at
        self.names = sentences.team_names(cup, at)
        self.known = cup.results.get(at)
        self.game = self.known.game if self.known else ""
        """The name of the game that the pawns were read from."""
        self._play: tuple[Play, tuple[str, ...], int] | None = None
        """The game that was read, the names at its table, and which side the first team played."""
        self.said = el("p", role="status", cls="verdict", id="cup-sum")
        self.heard = el("p", role="status", cls="meta", id="cup-heard", hidden=True)

    def _say(self, key: str, **values: Value) -> str:
        return self.messages.format(key, **values)

    async def ask(self) -> tuple[str, TableResult | None]:
        """Show the sheet until it is closed; return the choice ("book", "wipe" or ""), and the result to book."""
        end = handle(
            cup_book=lambda _: dialogs.close(self.sheet, "book"),
            cup_read=self._read,
            cup_swap=lambda _: self._apply_read_game(turned=True),
        )
        number, table = self.at
        wipe = button(self._say("cup.wipe"), "answer", "wipe") if self.known else None
        self.sheet = dialogs.open_sheet(
            self._say("cup.result", round=number + 1, table=table + 1),
            self._there(),
            el("div", *(self._pawns(side) for side in (0, 1)), id="cup-homes"),
            self.said,
            el(
                "div",
                button(self._say("cup.book"), "cup-book", cls="gold", id="cup-book"),
                wipe,
                cls="answers",
            ),
            self._from_link(),
            *(
                el("p", text=line, cls="meta")
                for line in booking_lines(self.messages, self.cup, self.at, clock.time_of)
            ),
            cls="sheet cup-result",
            changed=self._changed,
        )
        self._show()
        return await dialogs.wait_for_answer(self.sheet, end), self._result

    # ---- the parts of the sheet

    def _there(self) -> Any:
        one, other = self.names
        names = {"first": one, "second": other}
        choices = [(kind, self._say(f"cup.there.{kind}", name=names.get(kind, ""))) for kind in ABSENT_TEAMS]
        absent = self.known.absent if self.known else frozenset[int]()
        chosen = next(kind for kind, gone in ABSENT_TEAMS.items() if gone == absent)
        return radios("cup-there", self._say("cup.there"), choices, chosen, cls="cards")

    def _pawns(self, side: int) -> Any:
        numbers = [(str(n), str(n)) for n in range(CHAMPIONSHIP.most + 1)]
        known = self.known if self.known and not self.known.absent else None
        legend = self._say("cup.home", name=self.names[side])
        return radios(f"cup-{SIDES[side]}", legend, numbers, str(known.pawns_home[side]) if known else "")

    def _from_link(self) -> Any:
        label = self._say("cup.link.label")
        return el(
            "details",
            el("summary", text=self._say("cup.link")),
            text_field("cup-link", label, "", placeholder=label, longest=link.LONGEST_TEXT),
            el(
                "div",
                button(self._say("cup.link.read"), "cup-read", id="cup-read"),
                button(self._say("cup.link.swap"), "cup-swap", id="cup-swap", hidden=True),
                cls="cup-acts",
            ),
            self.heard,
            cls="cup-link",
        )

    # ---- choices

    def _chosen(self, name: str) -> str:
        ticked = self.sheet.querySelector(f"input[name={name}]:checked")
        return str(ticked.value) if ticked else ""

    def _changed(self, field: Any) -> None:
        if str(field.name) in [f"cup-{side}" for side in SIDES]:
            self.game = ""  # a number filled in by hand is no longer that of the game
        self._show()

    def _show(self) -> None:
        """Show the points that the choices give."""
        absent = ABSENT_TEAMS[self._chosen("cup-there")]
        show(by_id("cup-homes"), not absent)
        homes = [self._chosen(f"cup-{side}") for side in SIDES]
        self._result: TableResult | None = None
        if absent:
            self._result = absence_result(absent)
        elif all(homes):
            self._result = TableResult((int(homes[0]), int(homes[1])), game=self.game)
        words = self._say("cup.sum.missing")
        if self._result is not None:
            words = sentences.points_preview(self.messages, self.cup, self.at, self._result)
        bad = self._result is not None and bool(result_flaw(self.cup, self.at, self._result))
        self.said.textContent = words
        self.said.classList.toggle("is-bad", bad)
        by_id("cup-book").setAttribute("aria-disabled", "true" if bad or self._result is None else "false")

    # ---- from a link

    async def _read(self, _: str) -> None:
        text = str(by_id("cup-link").value).strip()
        try:
            shared, play = await stepwise.run_in_slices(link.read_steps(link.parse_link(text)))
        except BadLink as bad:
            self._tell(self._say("cup.link.newer" if bad.reason == "newer" else "cup.link.bad"))
            return
        unfit = played.misfit_reason(play)
        if unfit == "game":
            found, wanted = (ENTRIES[code].name for code in (play.match.game, CHAMPIONSHIP.code))
            self._tell(self._say("cup.link.game", game=found, wanted=wanted))
        elif unfit == "seats":
            number, right = (count_phrase(n, "player") for n in (play.match.seats, CHAMPIONSHIP.seats))
            self._tell(self._say("cup.link.seats", number=number, wanted=right))
        else:
            names = tuple(seat.name for seat in shared.seats or ())
            self._play = play, names, played.guess_first_side(play, self.names, names)
            self._apply_read_game()

    def _apply_read_game(self, *, turned: bool = False) -> None:
        """Fill in what was read, and show which team played which side."""
        if self._play is None:
            return
        play, names, first = self._play
        if turned:
            first = 1 - first
            self._play = play, names, first
        found = played.result_of(play, first=first)
        by_id(radio_id("cup-there", "played")).checked = True
        for side, home in zip(SIDES, found.pawns_home, strict=True):
            by_id(radio_id(f"cup-{side}", str(home))).checked = True
        self.game = found.game
        seats = GAMES[CHAMPIONSHIP.code].sides(play.state)[first]
        who = People(tuple(name_in_game(self.messages, CHAMPIONSHIP.code, seat, names, ()) for seat in seats))
        key = "cup.link.read.over" if played.is_over(play) else "cup.link.read.open"
        self._tell(self._say(key, one=self.names[0], seats=who))
        show(by_id("cup-swap"))
        self._show()

    def _tell(self, words: str) -> None:
        self.heard.textContent = words
        show(self.heard)
        self.heard.scrollIntoView(to_js({"block": "center"}))
