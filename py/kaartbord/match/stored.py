"""The record of a game in the store of this device: written and read. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..games import ENTRIES
from . import link
from .match import Play
from .names import EMBLEMS
from .observation import winners
from .session.history import History
from .session.saved_game import LAYOUTS, SavedGame, SentState
from .setup import colours

NO_SEAT_AWAITED = -2
"""The seat that is waited for, in the store, after the end of the game."""


class GameSummary(NamedTuple):
    """A game in a list, stored with the link, which would take a replay to read."""

    key: str
    """Name of the game in the store."""
    game: str
    names: tuple[str, ...]
    """By seat; "" if it has none."""
    mine: frozenset[int]
    awaited_seats: tuple[int, ...]
    changed_at: float
    """Time of its last change, in milliseconds since 1970."""
    undo_count: int = 0
    emblems: tuple[str, ...] = ()
    """By seat, "" for none; empty if nobody has one."""
    colours: tuple[int, ...] = ()
    """By seat the number of its colour; empty for the usual ones."""
    sealed: bool = False
    """True if hands are sealed: the cards known here are in no link."""
    won: tuple[int, ...] = ()
    """The seats that won; empty before the end, after a draw of all, and if the record does not hold them."""
    has_unsent: bool = False
    """True if it waits for a player elsewhere to whom the last plies made here were not sent."""
    is_sent: bool = False
    """True if those were sent."""

    @property
    def is_own_turn(self) -> bool:
        """Return whether it waits for a player on this device."""
        return not self.mine.isdisjoint(self.awaited_seats)


def sort_by_urgency(entries: Iterable[GameSummary]) -> list[GameSummary]:
    """Return the games that wait for a player here, for others, and those that are over, each the last played first."""
    return sorted(entries, key=lambda entry: (not entry.awaited_seats, not entry.is_own_turn, -entry.changed_at))


def to_record(kept: SavedGame, fragment: str, at: float) -> dict[str, Any]:
    """Return the record of a game; `fragment` is its link and `at` the time of its last change."""
    unusual: dict[str, Any] = {"layout": kept.layout} if kept.layout != LAYOUTS[0] else {}
    unusual |= (
        emblem_fields(kept.seats) | colour_fields(kept.extra_sections, kept.match.seats) | _winner_fields(kept.play)
    )
    if kept.sent is not None:
        unusual |= {"sent": list(kept.sent), "unsent": bool(kept.seats_to_inform)}
    return unusual | {
        "link": fragment,
        "choices": len(kept.match.choices),
        "undone": kept.history.undo_count,
        "mine": sorted(kept.mine),
        "shown": kept.shown_plies,
        "at": at,
        **awaited_fields(kept.awaited_seats),
        "game": kept.match.game,
        "names": [seat.name for seat in kept.seats],
    }


def awaited_fields(seats: Sequence[int]) -> dict[str, Any]:
    """Return the record fields for the seats that are waited for."""
    return {"waits": next(iter(seats), NO_SEAT_AWAITED), "owing": list(seats)}


def from_record(stored: Mapping[str, Any], shared: link.LinkContents, history: History) -> SavedGame:
    """Return the game of a record whose link has been read; raise KeyError, TypeError or ValueError if it is bad."""
    return SavedGame(
        history,
        shared.seats or (),
        frozenset(stored["mine"]),
        int(stored["shown"]),
        float(stored["at"]),
        _awaited_seats(stored),
        shared.for_spectator,
        shared.extra_sections,
        stored["layout"] if stored.get("layout") in LAYOUTS else LAYOUTS[0],
        sent=SentState(*stored["sent"]) if "sent" in stored else None,
    )


def summary_of(name: str, stored: Any) -> GameSummary | None:
    """Return the list entry of a record, None if it is not valid; the first ones have the names only in the link."""
    try:
        if "names" not in stored:
            opened = link.parse_link(stored["link"])
            seats = link.people(opened) or ()
            stored = stored | {"game": opened.match.game, "names": [seat.name for seat in seats]}
        entry = GameSummary(
            name,
            stored["game"],
            tuple(map(str, stored["names"])),
            frozenset(stored["mine"]),
            _awaited_seats(stored),
            float(stored["at"]),
            int(stored.get("undone", 0)),
            tuple(name if name in EMBLEMS else "" for name in stored.get("emblems", ())),
            colours.normalize(stored.get("colours", ()), len(stored["names"])),
            "sealed" in stored,
            tuple(map(int, stored.get("won", ()))),
            stored.get("unsent") is True,
            bool(stored.get("sent", (0, 0))[1]),
        )
    except (link.BadLink, KeyError, TypeError, ValueError):
        return None
    return entry if entry.game in ENTRIES else None


def needs_newer_page(stored: Any) -> bool:
    """Return whether a record is of a game that only a later version of the page knows."""
    return isinstance(stored, dict) and {"link", "mine", "at", "game"} <= {*stored} and stored["game"] not in ENTRIES


def _awaited_seats(stored: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the seats that are waited for; records of the first versions have only the first of them."""
    return tuple(map(int, stored.get("owing", [stored["waits"]] if stored["waits"] >= 0 else [])))


def is_same_position(one: str, other: str) -> bool:
    """Return whether two links hold the same match at the same point."""
    try:
        return link.bare_link(one) == link.bare_link(other)
    except link.BadLink:
        return False


def _winner_fields(play: Play) -> dict[str, list[int]]:
    """Return the record field for the seats that won: none before the end, or if nobody lost."""
    won = winners(play)
    return {"won": won} if 0 < len(won) < play.match.seats else {}


def emblem_fields(seats: Sequence[link.Seat]) -> dict[str, list[str]]:
    """Return the record field for the emblems at the table: none if nobody has one."""
    emblems = [seat.emblem for seat in seats]
    return {"emblems": emblems} if any(emblems) else {}


def colour_fields(more: Iterable[link.Section], seats: int) -> dict[str, list[int]]:
    """Return the record field for the colours at the table: none if they are the usual ones."""
    chosen = colours.from_sections(more, seats)
    return {"colours": [*chosen]} if chosen else {}
