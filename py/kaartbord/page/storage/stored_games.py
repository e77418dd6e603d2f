"""The games this device keeps: the longest history seen of each, and which seats are played here."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from js import Date

from ...match import evening, link, sealed_links, stepwise
from ...match.evening import Evening
from ...match.match import OPEN, Match, Play, game_of, key_of_match, replay_steps
from ...match.merge import join_matches
from ...match.sections import Section
from ...match.session.history import OpenHistory
from ...match.session.saved_game import GAME_KEY_PREFIX, SavedGame
from ...match.stored import (
    GameSummary,
    awaited_fields,
    from_record,
    is_same_position,
    sort_by_urgency,
    summary_of,
    to_record,
)
from ..ui.promises import BrowserRefused
from . import store

FORK_PREFIX = "aside:"
"""The start of a key, before that of a game: the other side of a fork."""

LIVE_PREFIX = "live:"
"""The start of a key, before that of a game: True if it is played live."""

LIVE_EXPLAINED_KEY = "live"
"""The key of the fact that somebody here has played live: its explanation need not be repeated."""

MUTED_PREFIX = "quiet:"
"""The start of a key, before that of a game: the seats whose gestures are not shown here."""

ORDERS_PREFIX = "orders:"
"""The start of a key, before that of a game: the standing orders of its players, by seat."""

SECRETS_PREFIX = "secrets:"
"""The start of a key, before that of a game: secrets of its seats, that a link brought before the game itself."""

DONE_FIELD = "done"
"""In the record of a game that is done with though its end is not known here: the seats that won."""

COUNT_PREFIX = "counted:"
"""The start of a key, before that of a game that is over: its count."""


async def save(kept: SavedGame, fragment: str) -> bool:
    """Store a game as it is now, `fragment` being its link; return False when only memory holds it.

    Parts of the same game that another tab has stored and this one lacks are never lost, unless the two part.
    """
    stored, at = await store.get(kept.key), Date.now()
    if kept.sealed is not None:
        return await _save_sealed(kept, fragment, stored, at)
    if isinstance(stored, dict):
        if is_same_position(str(stored.get("link", "")), fragment):
            at = stored.get("at", at)
            if DONE_FIELD in stored:
                return True
        elif (both := await _joined(kept, stored)) is not None:
            kept, at = both, both.changed_at or at
            fragment = link.encode_link(
                both.play, both.seats, for_spectator=both.is_spectator, extra_sections=both.extra_sections
            )
    return await store.put(kept.key, to_record(kept, fragment, at))


async def _save_sealed(kept: SavedGame, fragment: str, stored: Any, at: float) -> bool:
    """Store a sealed game, unless another tab knows more of it."""
    from ...sealed.history import kept as sealed
    from ...sealed.history.history import SealedHistory

    assert isinstance(kept.history, SealedHistory)
    record = to_record(kept, fragment, at) | {"sealed": sealed.write(kept.history)}
    if isinstance(stored, dict) and "sealed" in stored:
        ours, theirs = sealed.length(record["sealed"]), sealed.length(stored["sealed"])
        if theirs > ours:
            return True
        if theirs == ours:
            record["at"] = stored.get("at", at)
            if DONE_FIELD in stored:
                record |= _done(stored[DONE_FIELD])
    return await store.put(kept.key, record)


async def _joined(kept: SavedGame, stored: dict[str, Any]) -> SavedGame | None:
    """Return the game joined with what else is stored of it; None if there is nothing, or two histories part."""
    further = stored.get("undone", 0), stored.get("choices", 0)
    if further <= (kept.match.undo_count, len(kept.match.choices)) and OPEN not in kept.match.choices:
        return None
    other = await read(stored, kept.play)
    match = join_matches(kept.match, other.match) if other is not None else None
    if other is None or match is None or match == kept.match:
        return None
    play = await stepwise.run_in_slices(replay_steps(match, other.play))
    waits = game_of(match).to_move(play.state)
    return (other if match == other.match else kept)._replace(history=OpenHistory(play), awaited_seats=waits)


async def load(
    name: str, known: Play | None = None, progress: Callable[[float], object] = stepwise.ignore_progress
) -> SavedGame | None:
    """Return the game under a key of the store, or None if there is no readable one.

    The part that is `known` need not be played again; `progress` is called with the share that has been read, 0 to 1.
    """
    stored = await store.get(name)
    return await read(stored, known, progress) if isinstance(stored, dict) else None


async def read(
    stored: dict[str, Any], known: Play | None = None, progress: Callable[[float], object] = stepwise.ignore_progress
) -> SavedGame | None:
    """Return the game of a stored record, or None if it cannot be read; `known` and `progress` as for `load`."""
    if "sealed" in stored:
        return await _read_sealed(stored)
    try:
        shared, play = await stepwise.run_in_slices(link.read_steps(link.parse_link(stored["link"]), known), progress)
        return from_record(stored, shared, OpenHistory(play))
    except (link.BadLink, KeyError, TypeError, ValueError):
        return None


async def _read_sealed(stored: dict[str, Any]) -> SavedGame | None:
    """Return the game of the record of a sealed one, or None if it cannot be read."""
    from ...sealed.faults import Fault
    from ...sealed.history import kept as sealed
    from . import locks

    try:
        local = sealed.read(await locks.group(), stored["sealed"])
        match, held = local.play.match, sealed_links.read(stored["link"])
        seats = link.read_people(held.people, match.seats) if held.people else ()
        shared = link.LinkContents(
            match, seats, None, for_spectator=held.for_spectator, extra_sections=held.extra_sections
        )
        return from_record(stored, shared, local)
    except (link.BadLink, Fault, BrowserRefused, KeyError, TypeError, ValueError):
        return None


async def list_all() -> list[GameSummary]:
    """Return all kept games, in the order of `sort_by_urgency`."""
    found = [summary_of(name, stored) for name, stored in await store.entries(GAME_KEY_PREFIX)]
    return sort_by_urgency(entry for entry in found if entry)


async def find_by_mark(mark: bytes) -> GameSummary | None:
    """Return the kept game that an evening knows by this mark, or None."""
    for name in await store.keys(GAME_KEY_PREFIX):
        if evening.match_mark(name.removeprefix(GAME_KEY_PREFIX)) == mark:
            return summary_of(name, await store.get(name))
    return None


async def find_rival(match: Match, more: Iterable[Section]) -> SavedGame | None:
    """Return the kept game that is played now and was begun after the same one as this match, or None."""
    return await _played(
        lambda other: (
            evening.has_same_predecessor(other.extra_sections, more)
            and key_of_match(other.match) != key_of_match(match)
        )
    )


async def find_later(match: Match) -> SavedGame | None:
    """Return the kept game that is played now, on the same evening as this match was before, or None."""
    return await _played(lambda other: evening.includes(other.extra_sections, match))


async def _played(wanted: Callable[[link.ParsedLink], bool]) -> SavedGame | None:
    """Return a kept game with open hands that is not over and is `wanted`; None without one."""
    for name, stored in await store.entries(GAME_KEY_PREFIX):
        with suppress(link.BadLink, KeyError, TypeError):
            if stored.get("owing") and wanted(link.parse_link(stored["link"])):
                return await load(name)
    return None


async def mark_earlier_games_over(night: Evening) -> None:
    """Mark the games before the present one as over, where this device did not get their end."""
    for result in night.results:
        entry = await find_by_mark(result.mark)
        if entry is not None and entry.awaited_seats and not entry.sealed:
            await mark_done(entry.key, result.won)


async def evening_start(night: Evening) -> float:
    """Return when the first game of an evening that this device keeps was over; now if it keeps none."""
    marks = {result.mark for result in night.results}
    kept = [entry for entry in await list_all() if evening.match_mark(entry.key.removeprefix(GAME_KEY_PREFIX)) in marks]
    return min((entry.changed_at for entry in kept), default=Date.now())


async def find(match: Match, progress: Callable[[float], object] = stepwise.ignore_progress) -> SavedGame | None:
    """Return the kept game of this match; `progress` as for `load`."""
    return await load(GAME_KEY_PREFIX + key_of_match(match), progress=progress)


async def mark_done(name: str, won: Iterable[int] = ()) -> None:
    """Mark a game as no longer waited for, as it continues in another one, or these seats `won` it. It may still
    be opened, and keeps the mark as long as it is no further."""
    if isinstance(stored := await store.get(name), dict):
        await store.put(name, stored | _done(won))


def _done(won: Iterable[int]) -> dict[str, Any]:
    """Return the fields of the record of a game that is done with, which these seats won."""
    return awaited_fields(()) | {DONE_FIELD: sorted(won), "won": sorted(won), "unsent": False}


async def save_fork(name: str, play: Play) -> None:
    """Keep with a game the history of it that the table did not continue with."""
    await store.put(FORK_PREFIX + name, link.encode(play))


async def load_fork(name: str, known: Play) -> Play | None:
    """Return the history kept with a game, if there is one that parted from what is `known` of it."""
    stored = await store.get(FORK_PREFIX + name)
    try:
        if not stored:
            return None
        _, other = await stepwise.run_in_slices(link.read_steps(link.parse_link(str(stored)), known))
    except link.BadLink:
        return None
    return other if join_matches(other.match, known.match) is None else None


async def save_secrets(match: Match, secrets: bytes) -> None:
    """Keep secrets of seats until the game itself arrives."""
    await store.put(SECRETS_PREFIX + GAME_KEY_PREFIX + key_of_match(match), secrets.hex())


async def load_secrets(match: Match) -> bytes:
    """Return the secrets that were kept of a game; empty without any."""
    return bytes.fromhex(await store.get(SECRETS_PREFIX + GAME_KEY_PREFIX + key_of_match(match)) or "")


async def delete(name: str) -> None:
    """Remove a game from this device, with all that is stored with it."""
    await store.remove(
        name,
        *(
            prefix + name
            for prefix in (FORK_PREFIX, LIVE_PREFIX, MUTED_PREFIX, ORDERS_PREFIX, SECRETS_PREFIX, COUNT_PREFIX)
        ),
    )
