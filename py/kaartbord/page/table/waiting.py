"""Waiting for somebody who plays elsewhere: their names, and whether a link has been sent to them."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from js import Date, Intl, navigator
from pyscript.ffi import to_js

from ...match import sealed_links
from ...match.session import premoves
from ...match.session.history import History
from ...match.session.saved_game import OTHERS_BEHIND, UNSENT, SendMethod, SendReason, SentState
from ...match.session.session import Session
from ...text import date_locale
from ...text.messages import Messages, People
from ...text.reader import Reader
from ..stage.controls import clear_controls, prompt
from ..ui.dialogs import ask, close, is_any_open
from ..ui.dom import button, log_failures


def _moment(messages: Messages, at: float) -> str:
    """Return a moment of today by its time, an earlier one by its day; `at` in milliseconds since 1970."""
    then, local = Date.new(at), date_locale(messages.language, navigator.languages)
    if str(then.toDateString()) != str(Date.new().toDateString()):
        day = Intl.DateTimeFormat.new(local, to_js({"day": "numeric", "month": "long"})).format(then)
        return messages.format("moment.day", day=str(day))
    time = messages.format("time", hours=then.getHours(), minutes=f"{then.getMinutes():02}")
    return messages.format("moment.today", time=time)


class WaitingPanel:
    """The waiting of a table. The share sheet opens automatically after each own choice, but over nothing that
    somebody opened."""

    def __init__(
        self,
        session: Session,
        here: Callable[[int], bool],
        share: Callable[[Sequence[str], SendReason], Any],
        gone: Callable[[int], bool] = lambda _: False,
    ) -> None:
        """Take the session. `here` returns whether the player of a seat elsewhere is live and needs no link,
        `gone` whether they were; `share` opens the sheet with the link for the players of these names."""
        self._session, self._here, self._share, self._gone = session, here, share, gone
        self._moved = False
        """True if somebody here chose something since the table waited last."""
        self._sheet: Any = None
        self.expected: Collection[int] = ()
        """The seats whose players are asked live to come along from the game before."""

    def show(self, reader: Reader) -> None:
        """Show whom the table waits for, and offer the link to those who are not live."""
        if self._show_missing_key(reader):
            return
        away, playing = self.names(reader), bool(self._session.local_seats) or self._is_unsent
        messages, name = reader.messages, People(tuple(away or self.names(reader, here=True)))
        history = self._session.history
        progress, full = history.setup_progress(), history.is_full
        prompt(self._why(reader, away, name))
        errand = self.errand
        words = "sealed.send" if progress else f"table.send.{errand}"
        send = button(
            messages.format(words, name=name),
            "send",
            cls="gold" if self._needs_link and not premoves.turn_returns(self._session) else "paper",
        )
        seats = button(messages.format("menu.seats"), "seats", cls="plain link")
        on = button(messages.format("sealed.full.go" if full else "sealed.silent"), "gone", cls="plain link")
        stand_in = button(messages.format("table.stand_in"), "stand-in", cls="paper")
        live = any(map(self._here, range(len(self._session.seats))))
        told = live and (self._session.layout == "hand" or errand == "sat")
        sends = [send] if away and not told else []
        if away and premoves.next_premove_turn(self._session) is not None:  # that was put off
            sends.append(button(messages.format("table.ahead.now"), "ahead", cls="paper"))
        if full:
            buttons = [on]
        elif history.any_device_can_act:
            gone = self.seats_left()
            room = away and not gone and not sends[1:]  # three would break their words on a phone
            buttons = [*([stand_in] if gone else []), *sends, *([seats] if room else [])]
        else:  # a player keeps a seat there to the end
            awaited = self._session.awaited_remote_seats()
            known = all(self._session.seats[seat].claimed for seat in awaited)
            may_go_on = not self._is_unsent or any(map(self._gone, awaited))
            buttons = [*sends, on] if known and away and may_go_on else sends
        clear_controls(*buttons if playing else self._sit_buttons(messages))
        if not away:
            self._note_sent(SentState(self._session.own_turns()))
            if self._sheet is not None:
                close(self._sheet)
        elif playing and self._should_open_share and self._session.layout == "table" and not is_any_open():
            with log_failures():
                self._sheet = self._share(away, errand)
                self._sheet.dataset.unasked = "yes"
        self._moved = False

    def _sit_buttons(self, messages: Messages) -> list[Any]:
        """Return the way to a free seat for a spectator, if there is one."""
        session = self._session
        offered = session.history.any_device_can_act and not session.is_spectator and session.layout == "table"
        free = offered and any(map(session.saved_game.is_free, range(len(session.seats))))
        return [button(messages.format("table.sit"), "sit", cls="paper")] if free else []

    def _why(self, reader: Reader, away: Sequence[str], name: People) -> str:
        """Return what the table waits for."""
        messages, session = reader.messages, self._session
        if (history := session.history).is_full or history.restored:
            return messages.format("sealed.full.why" if history.is_full else "sealed.restored")
        if progress := history.setup_progress():
            return messages.format("sealed.progress", done=progress[0], all=progress[1], name=name)
        if {session.seats[session.sending_seat(seat)].kind for seat in session.awaited_remote_seats()} == {"computer"}:
            return messages.format("table.thinks", name=name)
        if gone := self.seats_left():
            return messages.format("table.gone", who=reader.people(gone))
        if not session.local_seats and session.layout == "table" and not self._is_unsent:
            return messages.format("table.watching", name=name)
        return self._state(messages, name) if away else messages.format("table.waits.here", name=name)

    def _state(self, messages: Messages, name: People) -> str:
        """Return whom the table waits for, and what became of the link to them."""
        session, sent = self._session, self._session.sent
        if self._is_unsent and not self._needs_link:
            return messages.format("table.expected", name=name)
        if self._awaits_free_seats and not sent.at and self.errand in ("invite", "sat", "again"):
            return messages.format("table.vacant.sat" if self.errand == "sat" else "table.vacant", name=name)
        if self._is_unsent:
            return messages.format("table.returns" if premoves.turn_returns(session) else "table.unsent", name=name)
        if sent.at:
            return messages.format(f"table.{sent.method}", when=_moment(messages, sent.at), name=name)
        return messages.format("table.sat" if self.errand == "sat" else "table.waits", name=name)

    @property
    def errand(self) -> SendReason:
        """Return why a link would be sent now."""
        session = self._session
        invited = self._others_joined or session.own_turns() and session.sent.at
        free = self._awaits_free_seats and not invited
        if not self._is_unsent:
            sat = not session.history.sends_automatically and not session.own_turns() and not session.sent.at
            return "sat" if sat and session.only_local_seat is not None else "invite" if free else "again"
        if free:
            return "invite"
        if session.history.sends_automatically and not self._moved:
            return "pass"
        return "new" if session.sent.turns in (UNSENT, OTHERS_BEHIND) and not self._moved else "move"

    @property
    def _awaits_free_seats(self) -> bool:
        """Return whether the game waits for free seats alone, at which anybody may sit down. Somebody with a
        name gets what was played here, and a player from before on the same evening needs no invitation."""
        session, awaited = self._session, self._session.awaited_remote_seats()
        named = all(session.seats[seat].name for seat in awaited) and not session.history.sends_automatically
        free = all(map(session.saved_game.is_free, awaited)) and not (named and session.own_turns())
        return bool(awaited) and free and not session.evening.results

    @property
    def _others_joined(self) -> bool:
        """Return whether somebody elsewhere has sat down too: all who have the link they came by are invited."""
        session = self._session
        others = (who for seat, who in enumerate(session.seats) if seat not in session.mine)
        return any(who.claimed and who.kind != "computer" for who in others)

    @property
    def _is_unsent(self) -> bool:
        """Return whether something here has not been handed on: by a player here, or one who gave the own seat away."""
        session = self._session
        left = session.sent.turns == UNSENT and session.layout == "table" and session.history.any_device_can_act
        return bool(session.local_seats or left) and session.own_turns() != session.sent.turns

    @property
    def _needs_link(self) -> bool:
        """Return whether something here is to be handed on to somebody who is not expected live."""
        away = {
            seat
            for seat in map(self._session.sending_seat, self._session.awaited_remote_seats())
            if not self._here(seat)
        }
        return self._is_unsent and not (self.expected and away.issubset(self.expected))

    @property
    def _should_open_share(self) -> bool:
        """Return whether the sheet is to open automatically: something was done at this table, or here alone."""
        session = self._session
        of_itself = session.history.sends_automatically or session.sent.turns == UNSENT
        return self._needs_link and (self._moved or of_itself) and not premoves.turn_returns(session)

    def names_for_result(self, reader: Reader) -> list[str]:
        """Return the names of those to whom the end of the game is to be sent; a live player has received it."""
        names = self.names(reader) if self._session.local_seats or self._is_unsent else []
        if not names:
            self._note_sent(SentState(self._session.own_turns(), *self._session.sent[1:]))
        return names

    def note_premove_played(self, history: History) -> None:
        """Note that the game continues with what somebody answered ahead, as it does on every device. Nobody
        needs a link for that."""
        session = self._session
        if session.own_turns() == session.sent.turns:
            turns = history.own_turns(session.mine, session.extra_sections)
            self._note_sent(session.sent._replace(turns=turns))

    def move(self) -> None:
        """Note that somebody here has chosen something."""
        self._moved = True

    def sent(self, how: SendMethod) -> None:
        """Note that the link has left this device."""
        self.expected = ()
        self._note_sent(SentState(self._session.own_turns(), float(Date.now()), how))

    def _note_sent(self, sent: SentState) -> None:
        self._session.record_sent(sent)

    def seats_left(self) -> list[int]:
        """Return the seats that are waited for and whose players were live and are gone. None at a sealed table,
        where nobody can play for them."""
        acts = self._session.history.any_device_can_act
        return [*filter(self._gone, self._session.awaited_remote_seats())] if acts else []

    async def ask_continue_without(self, reader: Reader) -> tuple[Collection[int], bool] | None:
        """Ask what to do at a sealed table where somebody does not come back, or that is full. Return the seats
        without whose players the game is to continue, none of a full one, and whether those come back with a new
        key; None if it waits."""
        messages, session = reader.messages, self._session
        full = session.history.is_full
        gone = [] if full else sorted({session.sending_seat(seat) for seat in session.awaited_remote_seats()})
        name, first = reader.people(gone), session.continuing_seat(gone)
        about = "sealed.full" if full else "sealed.gone"
        words, ways = [messages.format(f"{about}.why", name=name)], [] if full else ["wait"]
        if first in session.mine:
            ways = ["go"] if full else ["wait", "back", "go"]
            here = session.mine.union(gone, (at for at, who in enumerate(session.seats) if who.kind == "computer"))
            if session.history.is_only_shuffler(here):
                words.append(messages.format("sealed.alone"))
        elif first is not None:
            words.append(messages.format(f"{about}.first", name=name, first=reader.people([first])))
        else:
            words.append(messages.format("sealed.gone.new"))
        choices = {way: messages.format(f"{about}.{way}", name=name) for way in ways}
        answer = await ask(messages.format(about, name=name), " ".join(words), choices, close=True)
        return (gone, answer == "back") if answer in ("back", "go") else None

    def _show_missing_key(self, reader: Reader) -> bool:
        """Show the ways back where this device asks for a seat whose key it lacks; return whether it does."""
        seat, messages = sealed_links.requested_seat(self._session.extra_sections), reader.messages
        if seat is None or self._session.mine:
            return False
        plays = self._session.seats[seat].kind == "computer"
        words = "sealed.lost.computer" if plays else "sealed.lost"
        prompt(messages.format(words, name=reader.people([seat])))
        file = [] if plays else [button(messages.format("sealed.lost.file"), "backup-open", cls="paper")]
        clear_controls(button(messages.format("sealed.lost.ask"), "ask-deal", cls="gold"), *file)
        return True

    def to_be_sent(self) -> None:
        """Note a change that must be sent to the others."""
        self._note_sent(SentState(UNSENT))

    def names(self, reader: Reader, *, here: bool = False) -> list[str]:
        """Return the names of players elsewhere who owe a choice: those who need a link, or those `here` live."""
        seats = dict.fromkeys(map(self._session.sending_seat, self._session.awaited_remote_seats()))
        return [reader.name(seat) for seat in seats if self._here(seat) == here]
