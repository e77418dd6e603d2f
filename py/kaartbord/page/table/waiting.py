"""Waiting for somebody who plays elsewhere: who it is, and whether a link has been sent to them."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from ...match.session import Session
from ...text import join, say
from ...text.reader import Reader
from ..stage.controls import prompt, take_away
from ..ui.dialogs import ask, close
from ..ui.dom import aside, button

NEVER = -2
"""Stands for the turns that were sent of a new game: it is to be sent even before the first own move."""


class Waiting:
    """What a table does while it waits. The share sheet opens of itself after each own choice."""

    def __init__(
        self, session: Session, here: Callable[[int], bool], share: Callable[[Sequence[str]], Any]
    ) -> None:
        """`here` says whether the player of a seat elsewhere is live and needs no link; `share` opens the sheet
        with the link for the players of these names."""
        self._session, self._here, self._share = session, here, share
        nothing = 0 if session.sealed else NEVER  # who waits to be dealt in has nothing to send
        self._sent = session.own_turns() if session.shown else nothing
        """Own turns in what was sent last."""
        self._sheet: Any = None

    def show(self, reader: Reader) -> None:
        """Say who is waited for, and offer the link to those who are not live."""
        away, playing = self.names(reader), bool(self._session.locals)
        lang, name = reader.lang, join(reader.lang, away or self.names(reader, here=True))
        sealed = self._session.sealed
        progress, full = (sealed.progress(), sealed.full) if sealed else (None, False)
        if full or (sealed and sealed.restored):
            prompt(say(lang, "sealed.full.why" if full else "sealed.restored"))
        elif progress:
            prompt(say(lang, "sealed.progress", done=progress[0], all=progress[1], name=name))
        else:
            prompt(say(lang, "table.waits" if away else "table.waits.here", name=name))
        words = "sealed.send" if progress else "table.send"
        send = button(say(lang, words, name=name), "send", cls="gold" if away else "paper")
        seats = button(say(lang, "menu.seats"), "seats", cls="plain link")
        gone = button(say(lang, "sealed.full.go" if full else "sealed.silent"), "gone", cls="plain link")
        if full:
            buttons = [gone]
        elif sealed is None:
            buttons = [send, seats]
        else:  # who has taken a seat there plays it to the end
            known = all(self._session.seats[seat].claimed for seat in self._session.awaited())
            buttons = [send, gone] if known else [send]
        take_away(*buttons if playing else [])
        if playing and self._session.own_turns() != self._sent:
            self._sent, self._sheet = self._session.own_turns(), None
            if away and self._session.layout == "table":
                with aside():
                    self._sheet = self._share(away)
        elif not away and self._sheet is not None:
            close(self._sheet)

    async def without(self, reader: Reader) -> Collection[int] | None:
        """Ask what is to be done at a sealed table where somebody does not come back, or that is full. Return the seats
        without whose players the game is to go on, none of a full one; None if it waits."""
        lang, session = reader.lang, self._session
        full = session.sealed is not None and session.sealed.full
        gone = [] if full else sorted({session.speaker(seat) for seat in session.awaited()})
        name, first = join(lang, [reader.name(seat) for seat in gone]), session.goes_on_with(gone)
        about = "sealed.full" if full else "sealed.gone"
        words, choices = say(lang, "sealed.gone.new"), {"ok": say(lang, "sealed.gone.wait")}
        if first in session.mine:
            words = say(lang, f"{about}.on", name=name)
            here = session.mine.union(
                gone, (at for at, who in enumerate(session.seats) if who.kind == "computer")
            )
            if session.sealed is not None and session.sealed.shuffles_alone(here):
                words += f" {say(lang, 'sealed.alone')}"
            choices["on"] = say(lang, f"{about}.go", name=name)
        elif first is not None:
            words = say(lang, f"{about}.first", name=name, first=reader.name(first))
        text = f"{say(lang, about + '.why', name=name)} {words}"
        answer = await ask(say(lang, about, name=name), text, choices)
        return gone if answer == "on" else None

    def to_be_sent(self) -> None:
        """Something has changed that the others have to hear of."""
        self._sent = NEVER

    def names(self, reader: Reader, *, here: bool = False) -> list[str]:
        """The names of the players elsewhere who owe a choice: those who need a link, or those who are `here`
        live."""
        seats = dict.fromkeys(map(self._session.speaker, self._session.awaited()))
        return [reader.name(seat) for seat in seats if self._here(seat) == here]
