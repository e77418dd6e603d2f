"""The record of a game in the store of this device: how it is written and what is read from it. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..games import ENTRIES
from . import link
from .match import Play
from .names import EMBLEMS
from .observation import winners
from .session.history import History
from .session.kept import LAYOUTS, Kept, Sent
from .setup import colours

NOBODY = -2
"""Stands in the store for the seat that is waited for when the game is over."""


class Entry(NamedTuple):
    """What a list says of a game. It is stored with the link, which would take a replay to read."""

    key: str
    """What names the game in the store."""
    game: str
    """Its code letter."""
    names: tuple[str, ...]
    """By seat; "" where there is none."""
    mine: frozenset[int]
    waits: tuple[int, ...]
    at: float
    """Since when it waits for them."""
    undone: int = 0
    """How often choices were taken back."""
    emblems: tuple[str, ...] = ()
    """By seat, of those who are known by one; nothing where nobody is."""
    colours: tuple[int, ...] = ()
    """By seat the number of its colour; nothing where they are the usual ones."""
    sealed: bool = False
    """Whether hands are sealed: what can be read of them lies here and in no link."""
    won: tuple[int, ...] = ()
    """The seats that won; nothing while it goes on, after a draw of all, and where the record does not say it."""
    unsent: bool = False
    """Whether it waits for somebody elsewhere to whom nobody handed on what was done here."""
    is_sent: bool = False
    """Whether that was handed on."""

    @property
    def is_mine(self) -> bool:
        """Return whether it waits for somebody who plays here."""
        return not self.mine.isdisjoint(self.waits)


def most_urgent(entries: Iterable[Entry]) -> list[Entry]:
    """The games that wait for somebody here, those that wait for others, and those that are over; of each the last
    played first."""
    return sorted(entries, key=lambda entry: (not entry.waits, not entry.is_mine, -entry.at))


def written(kept: Kept, fragment: str, at: float) -> dict[str, Any]:
    """The record of a game, `fragment` being its link and `at` when it came to stand as it does."""
    unusual: dict[str, Any] = {"layout": kept.layout} if kept.layout != LAYOUTS[0] else {}
    unusual |= emblems_of(kept.seats) | colours_of(kept.more, kept.match.seats) | _winners(kept.play)
    if kept.sent is not None:
        unusual |= {"sent": list(kept.sent), "unsent": bool(kept.uninformed)}
    return unusual | {
        "link": fragment,
        "choices": len(kept.match.choices),
        "undone": kept.history.taken_back,
        "mine": sorted(kept.mine),
        "shown": kept.shown,
        "at": at,
        **awaiting(kept.waits),
        "game": kept.match.game,
        "names": [seat.name for seat in kept.seats],
    }


def awaiting(seats: Sequence[int]) -> dict[str, Any]:
    """What a record says of the seats that are waited for."""
    return {"waits": next(iter(seats), NOBODY), "owing": list(seats)}


def kept_of(stored: Mapping[str, Any], shared: link.Shared, history: History) -> Kept:
    """The game of a record, whose link has been read; KeyError, TypeError or ValueError if it is no record."""
    return Kept(
        history,
        shared.seats or (),
        frozenset(stored["mine"]),
        int(stored["shown"]),
        float(stored["at"]),
        _waits(stored),
        shared.watch,
        shared.more,
        stored["layout"] if stored.get("layout") in LAYOUTS else LAYOUTS[0],
        sent=Sent(*stored["sent"]) if "sent" in stored else None,
    )


def entry_of(name: str, stored: Any) -> Entry | None:
    """What a record says of its game; in those of the first versions only the link says who sits where."""
    try:
        if "names" not in stored:
            opened = link.opened(stored["link"])
            seats = link.people(opened) or ()
            stored = stored | {"game": opened.match.game, "names": [seat.name for seat in seats]}
        entry = Entry(
            name,
            stored["game"],
            tuple(map(str, stored["names"])),
            frozenset(stored["mine"]),
            _waits(stored),
            float(stored["at"]),
            int(stored.get("undone", 0)),
            tuple(name if name in EMBLEMS else "" for name in stored.get("emblems", ())),
            colours.sound(stored.get("colours", ()), len(stored["names"])),
            "sealed" in stored,
            tuple(map(int, stored.get("won", ()))),
            stored.get("unsent") is True,
            bool(stored.get("sent", (0, 0))[1]),
        )
    except (link.BadLink, KeyError, TypeError, ValueError):
        return None
    return entry if entry.game in ENTRIES else None


def is_newer(stored: Any) -> bool:
    """Return whether a record is of a game that only a later version of the page knows."""
    return (
        isinstance(stored, dict)
        and {"link", "mine", "at", "game"} <= {*stored}
        and stored["game"] not in ENTRIES
    )


def _waits(stored: Mapping[str, Any]) -> tuple[int, ...]:
    """The seats that are waited for; records of the first versions name the first of them only."""
    return tuple(map(int, stored.get("owing", [stored["waits"]] if stored["waits"] >= 0 else [])))


def is_same(one: str, other: str) -> bool:
    """Whether two links hold the same match, as far as it has come."""
    try:
        return link.bare(one) == link.bare(other)
    except link.BadLink:
        return False


def _winners(play: Play) -> dict[str, list[int]]:
    """Return what a record says of the seats that won: nothing while the game goes on, or where nobody lost."""
    won = winners(play)
    return {"won": won} if 0 < len(won) < play.match.seats else {}


def emblems_of(seats: Sequence[link.Seat]) -> dict[str, list[str]]:
    """What a record says of the emblems at the table: nothing where nobody has one."""
    emblems = [seat.emblem for seat in seats]
    return {"emblems": emblems} if any(emblems) else {}


def colours_of(more: Iterable[link.Section], seats: int) -> dict[str, list[int]]:
    """What a record says of the colours at the table: nothing where they are the usual ones."""
    chosen = colours.of(more, seats)
    return {"colours": [*chosen]} if chosen else {}
