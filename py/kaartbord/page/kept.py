"""The games this device keeps: the longest history seen of each, and which seats are played here."""

from typing import Any, NamedTuple

from js import Date

from ..games import GAMES
from ..match import link
from ..match.match import Match, key, relation
from . import store

PREFIX = "game:"

NOBODY = -2
"""`waits` of a game that is over."""


class Kept(NamedTuple):
    """One game on this device."""

    match: Match
    seats: tuple[link.Seat, ...]
    mine: frozenset[int]
    """The seats played on this device."""
    shown: int = 0
    """Plies that have been shown here."""
    at: float = 0.0
    """When it was last played, in milliseconds since 1970; the store sets it."""
    waits: int = 0
    """The seat to move, or a negative number when nobody is."""

    @property
    def key(self) -> str:
        """What names the game in the store."""
        return PREFIX + key(self.match)


class Entry(NamedTuple):
    """What a list of games tells of one. It stands beside the link, which takes a replay to read."""

    key: str
    """What names the game in the store."""
    game: str
    """Its code letter."""
    names: tuple[str, ...]
    """By seat; "" where there is none."""
    mine: frozenset[int]
    waits: int
    at: float


async def keep(kept: Kept, fragment: str) -> bool:
    """Store a game as it is now, `fragment` being its link; False when only memory holds it.

    A longer history of the same game, which another tab may have stored, is never replaced.
    """
    stored = await store.get(kept.key)
    if isinstance(stored, dict) and stored.get("choices", 0) > len(kept.match.choices):
        longer = _read(stored)
        if longer is not None and relation(longer.match, kept.match) == "newer":
            return True
    return await store.put(kept.key, {
        "link": fragment, "choices": len(kept.match.choices), "mine": sorted(kept.mine), "shown": kept.shown,
        "at": Date.now(), "waits": kept.waits, "game": kept.match.game,
        "names": [seat.name for seat in kept.seats]})


async def load(name: str) -> Kept | None:
    """The game under a key of the store, or None if there is none that can be read."""
    stored = await store.get(name)
    return _read(stored) if isinstance(stored, dict) else None


def _read(stored: dict[str, Any]) -> Kept | None:
    try:
        shared = link.decode_table(stored["link"])
        return Kept(shared.match, shared.seats or (), frozenset(stored["mine"]), int(stored["shown"]),
                    float(stored["at"]), int(stored["waits"]))
    except (link.BadLink, KeyError, TypeError, ValueError):
        return None


async def every() -> list[Entry]:
    """All kept games, the last played first."""
    found = [_entry(name, await store.get(name)) for name in await store.keys(PREFIX)]
    return sorted((entry for entry in found if entry), key=lambda entry: -entry.at)


def _entry(name: str, stored: Any) -> Entry | None:
    """What a record tells; those of the first versions told only by their link who sits where."""
    try:
        if "names" not in stored:
            shared = link.decode_table(stored["link"])
            stored |= {"game": shared.match.game, "names": [seat.name for seat in shared.seats or ()]}
        entry = Entry(name, stored["game"], tuple(map(str, stored["names"])), frozenset(stored["mine"]),
                      int(stored["waits"]), float(stored["at"]))
    except (link.BadLink, KeyError, TypeError, ValueError):
        return None
    return entry if entry.game in GAMES else None


async def of(match: Match) -> Kept | None:
    """What this device keeps of the same game."""
    return await load(PREFIX + key(match))


async def forget(name: str) -> None:
    """Remove a game from this device."""
    await store.remove(name)
