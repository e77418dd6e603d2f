"""Waiting for somebody who plays elsewhere: who it is, and whether a link has been sent to them."""

from typing import TYPE_CHECKING, Any

from ...match.match import unseen
from ...text import join, people, say
from ..ui.dialogs import close
from ..ui.dom import button
from .controls import prompt, take_away

if TYPE_CHECKING:
    from .table import Table

NEVER = -2
"""Stands for the turns that were sent of a new game: it is to be sent even before the first own move."""


class Waiting:
    """What a table does while it waits. The share sheet opens of itself after each own choice."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._sent = self._own_turns() if table.shown else NEVER
        """Own turns in what was sent last."""
        self._sheet: Any = None

    def show(self) -> None:
        """Say who is waited for, and offer the link to whoever is not live."""
        table, away = self._table, self.names()
        lang, name = table.settings.lang, join(table.settings.lang, away or self.names(here=True))
        table.draw()
        prompt(say(lang, "table.waits" if away else "table.waits.here", name=name))
        send = button(say(lang, "table.send", name=name), "send", cls="gold" if away else "paper")
        seats = button(say(lang, "menu.seats"), "seats", cls="plain link")
        take_away(*[send, seats] if table.locals else [])
        if table.locals and self._own_turns() != self._sent:
            self._sent = self._own_turns()
            self._sheet = table.share() if away else None
        elif not away and self._sheet is not None:
            close(self._sheet)

    def to_be_sent(self) -> None:
        """Something has changed that the others have to hear of."""
        self._sent = NEVER

    def names(self, *, here: bool = False) -> list[str]:
        """The names of those elsewhere who owe a choice, the first or all who choose unseen: those who need a
        link, or those who are `here` live."""
        table = self._table
        owing = table.game.to_move(table.play.state)
        asked = owing if unseen(table.game, owing) else owing[:1]
        return [
            people.name(table.settings.lang, seat, table.names)
            for seat in asked
            if seat not in table.mine and table.calls.here(seat) == here
        ]

    def _own_turns(self) -> int:
        """How many choices are of seats of this device; what is forced need not be sent."""
        table = self._table
        return sum(ply.seat in table.mine and not ply.forced for ply in table.play.plies)
