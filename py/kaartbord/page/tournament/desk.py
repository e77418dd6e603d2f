"""The desk of an evening: results are booked, by hand and from the tables; papers, links and the clock."""

from collections.abc import Callable

from ...match.seal import BadLink
from ...match.tournament import slip
from ...match.tournament import tournament as cups
from ...match.tournament.tournament import TableResult, Tournament
from ...text.messages import Messages
from ...text.tournament import sentences
from ..lobby.club import ClubScreen
from ..sharing.sending import ShareMessage
from ..ui import dialogs, sound
from . import clock, papers, sharing, views
from .hall import Hall


class Desk(ClubScreen):
    """The tournament that is open, and what is done with it there."""

    def __init__(self, messages: Messages, leave: Callable[[], object], changed: Callable[[str], object]) -> None:
        super().__init__(messages, leave, changed)
        self.cup: Tournament | None = None
        self._hall: Hall | None = None
        self._is_ours = True
        """False while the tournament is that of a link, and not kept here."""

    def _keep(self, cup: Tournament) -> None:
        """Show and store the changed tournament, and notify the other tabs."""
        raise NotImplementedError

    async def _book(self, cup: Tournament, at: cups.TableId, result: TableResult) -> None:
        """Write a result down; where there is another one already, ask which is right."""
        new, known = sentences.result_line(self.messages, cup, at, result), cup.results.get(at)
        if known is not None and known[:2] == result[:2]:
            dialogs.toast(self._say("cup.same"))
            return
        if known is not None:
            old = sentences.result_line(self.messages, cup, at, known)
            choices = {"change": self._say("cup.change.yes"), "leave": self._say("cup.change.no")}
            text = self._say("cup.change.text", old=old, new=new)
            if await dialogs.ask(self._say("cup.change"), text, choices, close=True) != "change":
                return
        self._keep(cups.set_result(self.cup or cup, at, result._replace(minute=clock.now() // 60)))

    async def _take_slip(self, text: str) -> str:
        """Book the result that a table hands in; return what became of it."""
        try:
            handed = slip.read_slip(text)
        except BadLink:
            return self._say("cup.slip.bad")
        if (cup := self.cup) is None or handed.result is None:
            return self._say("cup.slip.bad")
        if flaw := slip.slip_flaw(cup, handed):
            return sentences.slip_problem(self.messages, handed, flaw)
        if (known := cup.results.get(handed.at)) is not None and known[:2] == handed.result[:2]:
            return self._say("cup.same")
        await self._book(cup, handed.at, handed.result._replace(source="p"))
        now = self.cup.results[handed.at] if self.cup else handed.result
        line = sentences.result_line(self.messages, cup, handed.at, now)
        return self._say("cup.booked", round=handed.at[0] + 1, table=handed.at[1] + 1, line=line)

    def _give(self) -> None:
        """Hand the result of this phone's table to the organiser, as a code and a link."""
        if self.cup is None or not self.cup.results:
            return
        [(at, result)] = self.cup.results.items()
        handed = slip.read_slip(self.wanted)._replace(result=result)
        line = sentences.result_line(self.messages, self.cup, at, result)
        words = self._say("cup.phone.text", round=at[0] + 1, table=at[1] + 1, line=line)
        message = ShareMessage(words, sharing.address_of(slip.write_slip(handed)))
        sharing.show_link(self.messages, self._say("cup.phone.give"), self._say("cup.phone.show"), message)

    # ---- the hall, papers and links

    def _set_clock(self, change: Callable[[Tournament], Tournament]) -> None:
        if self.cup is not None:
            self._keep(change(self.cup))

    def _turn_pages(self) -> None:
        if self._hall is not None:
            self._hall.turns = not self._hall.turns
            self._draw()

    def _sound(self) -> None:
        if self._hall is not None:
            self._hall.loud = not self._hall.loud
            self._draw()
            if self._hall.loud:
                sound.try_out(loud=1.0, buzz=False)

    def _print_slips(self, number: int) -> None:
        if self.cup is not None:
            tables = cups.open_tables(self.cup, number) or views.shown_tables(self.cup, number)
            papers.print_papers(*(papers.slip(self.messages, self.cup, (number, table)) for table in tables))

    def _certify(self) -> None:
        if self.cup is not None:
            papers.print_papers(*papers.certificates(self.messages, self.cup))

    def _share(self) -> None:
        if self.cup is not None:
            name = sentences.tournament_name(self.messages, self.cup)
            url = sharing.address_of(slip.write_evening(self.cup))
            message = ShareMessage(self._say("cup.share.text", name=name), url)
            sharing.show_link(self.messages, self._say("cup.share"), self._say("cup.share.why"), message)
