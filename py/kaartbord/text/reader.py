"""The reader of the texts: the language, the names, and which player is "you"."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..match.names import fold_name
from ..rules.seats import colour_of
from . import capitalize_first, people
from .messages import Messages, People, Value


class Reader(NamedTuple):
    """Somebody who reads the texts of a table or has them read aloud."""

    messages: Messages
    names: Sequence[str] = ()
    """By seat; "" without a name."""
    me: int | None = None
    """The seat that is addressed as "you"; None for a spectator."""
    colours: Sequence[int] = ()
    """By seat the number of its colour; nothing where they are the usual ones."""
    sees: bool = False
    """True if they see the board: then a move is told as people tell it, without a name for every square."""

    @property
    def with_short_names(self) -> "Reader":
        """The same reader, with names cut to their first word, unless two would then be alike."""
        first = [name.partition(" ")[0] for name in self.names]
        folded = list(map(fold_name, first))
        return self._replace(
            names=[
                name if folded.count(like) > 1 else cut
                for name, cut, like in zip(self.names, first, folded, strict=True)
            ]
        )

    def split_at_names(self, sentence: str) -> list[str]:
        """Return a sentence in pieces: every second one is the name of somebody else."""
        others = {name for seat, name in enumerate(self.names) if name and seat != self.me}
        found = "|".join(map(re.escape, sorted(others, key=len, reverse=True)))
        return re.split(rf"(?<!\w)\u2068?({found})\u2069?(?!\w)", sentence) if found else [sentence]

    def format(self, key: str, **values: Value) -> str:
        """Return the text of a key with its placeholders filled in."""
        return self.messages.format(key, **values)

    def name(self, seat: int) -> str:
        """Return a seat's name, or its colour as long as it has none."""
        return people.seat_name(self.messages, seat, self.names, self.colours)

    def colour(self, seat: int) -> str:
        """Return the colour of a seat inside a sentence, where Dutch and English write it small."""
        return self.format(f"colour.{colour_of(seat, self.colours)}")

    def names_of(self, seats: Iterable[int]) -> str:
        """Return these seats without a sentence around them: "Jij en Anna", or a name as its owner writes it."""
        who = self.people(seats)
        return (
            capitalize_first(self.messages.format_value(who))
            if who.includes_reader
            else self.messages.format_value(who)
        )

    def people(self, seats: Iterable[int]) -> People:
        """Return these seats as the reader knows them."""
        seats = tuple(seats)
        return People(tuple(self.name(seat) for seat in seats if seat != self.me), self.me in seats)

    def sentence_about(self, key: str, seats: Sequence[int]) -> str:
        """Return a sentence about one seat, about several, or about the reader alone: "Henk en Wim zijn af."."""
        return self.format(key, who=self.people(seats))
