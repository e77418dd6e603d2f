"""All games of this device as one text, and games of such a text back on this device."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...games import SCORED
from ...match import archive, backup, claims, link, sealed_links
from ...match.archive import ArchivedGame
from ...match.backup import BackupRecord
from ...match.match import game_of, key_of_match
from ...match.session.history import OpenHistory
from ...match.session.saved_game import GAME_KEY_PREFIX
from ...match.session.session import Session
from ...match.stored import is_same_position, needs_newer_page
from ...paint.pen import Look
from ...text import stored_games as titles
from ...text.messages import Messages
from ..lobby import custom_board
from ..storage import boards, counts, days, store, stored_games, tallies, tournaments
from ..ui.promises import BrowserRefused
from . import link_arrivals


class Restored(NamedTuple):
    """The result of restoring the games of a text."""

    new: int
    """The number of games that were new to this device."""
    further: int
    """The number of games that were here, and are further now or are played from more seats."""
    same: int
    """The number of games that were here as well already."""
    torn: tuple[str, ...]
    """The titles of those that are not as they were written."""
    newer: tuple[str, ...]
    """The titles of those that only a later version can read."""
    boards: int
    """The number of boards of one's own in it, all of which are here now."""
    tournaments: int
    """The number of tournaments in it, all of which are here now."""
    contrary: int
    """The number of results of tournaments that stay as they are here, where the text differs."""
    sheets: int
    """The number of score sheets in it."""
    days: int
    """The number of deals of the day in it."""
    missing: int
    """The number of other games that the text once had."""
    keys: tuple[str, ...]
    """The keys of the games that changed in the store."""
    locked: int
    """The number of sealed games that came without the keys of their players here."""
    running: int
    """The number of those that changed that are played here and not over."""


async def records(messages: Messages, *, secrets: bool = False) -> list[BackupRecord]:
    """Return the records of all kept games, the last played first, and of what else was made here. That is
    boards, tournaments, score sheets, and since when games count for statistics. Only with `secrets` sealed
    games can be continued from them."""
    stored = dict(await store.entries(GAME_KEY_PREFIX))
    forks, orders = (
        dict(await store.entries(stored_games.FORK_PREFIX)),
        dict(await store.entries(stored_games.ORDERS_PREFIX)),
    )
    counted = dict(await store.entries(stored_games.COUNT_PREFIX))
    named = {entry.key: titles.game_title(messages, entry) for entry in await stored_games.list_all()}
    named |= {name: messages.format("evening.newer") for name, value in stored.items() if needs_newer_page(value)}
    games = [
        archive.to_backup_record(
            title,
            await _portable(stored[name], secrets=secrets),
            str(forks.get(stored_games.FORK_PREFIX + name) or ""),
            orders.get(stored_games.ORDERS_PREFIX + name) or {},
            str(counted.get(stored_games.COUNT_PREFIX + name) or ""),
        )
        for name, title in named.items()
    ]
    return [
        *games,
        *await boards.records(custom_board.forms()),
        *await tournaments.records(),
        *await tallies.records(lambda code: messages.format("tally.of", game=SCORED[code].name)),
        *await days.records(messages.format("daily.title")),
        *await counts.records(messages.format("stats.title")),
    ]


async def restore(text: str, look: Look) -> Restored:
    """Join the games of a text with those that are here; a fork is asked about. BadBackup for a text without any.

    Where a game is here already the longer history is kept, and nothing is changed that need not be.
    """
    found = backup.read(text)
    torn, newer = [*found.damaged_titles], list[str]()
    games: list[ArchivedGame] = []
    sealed = [record for record in found.records if sealed_links.is_sealed_link(record.link)]
    for record in (record for record in found.records if record.link and record not in sealed):
        try:
            games.append(archive.from_backup_record(record))
        except link.BadLink as bad:
            (newer if bad.reason == "newer" else torn).append(record.title)
        except (ValueError, TypeError):
            torn.append(record.title)
    new, known = await _store_new(games)
    met = [game.match_key for game in known if await _merge(game, look)]
    back = await _restore_sealed(sealed)
    torn += back.torn
    await counts.restore(found.records)
    changed = tuple(GAME_KEY_PREFIX + name for name in [*new, *met, *back.new, *back.further])
    return Restored(
        len(new) + len(back.new),
        len({*met}) + len(back.further),
        len(known) - len(met) + back.same,
        tuple(torn),
        tuple(newer),
        await boards.restore(found.records, custom_board.forms()),
        *await tournaments.restore(found.records),
        await tallies.restore(found.records),
        await days.restore(found.records),
        found.missing,
        changed,
        back.locked,
        sum(one.key in changed and bool(one.mine and one.awaited_seats) for one in await stored_games.list_all()),
    )


class _SealedRestored(NamedTuple):
    """The result of restoring the sealed games of a text; the games by their keys."""

    new: list[str]
    further: list[str]
    same: int
    torn: list[str]
    """The titles of those that are not as they were written."""
    locked: int
    """The number of games that came without the keys of their players here."""


async def _restore_sealed(records: Sequence[BackupRecord]) -> _SealedRestored:
    """Join sealed games with those that are here."""
    from ...sealed.faults import Fault
    from . import sealed
    from .sealed_arrival import read

    became = _SealedRestored([], [], 0, [], 0)
    for record in records:
        try:
            arrived = read(sealed_links.read(record.link))
            known = await stored_games.find(arrived.match)
            mine = archive.parse_seats(record.fields.get("seats", ""), arrived.letter.terms.seats)
            game = await sealed.restore_backup(known, arrived, mine)
        except Fault as fault:
            if fault.kind == "stale":
                became = became._replace(same=became.same + 1)
            else:
                became.torn.append(record.title)
        except (BrowserRefused, ValueError):
            became.torn.append(record.title)
        else:
            (became.further if known else became.new).append(key_of_match(game.match))
            became = became._replace(
                locked=became.locked + (sealed_links.requested_seat(game.extra_sections) is not None)
            )
            await stored_games.save(Session(game).saved_game, game.fragment())  # the seats that must act follow from it
    return became


async def _portable(stored: dict[str, Any], *, secrets: bool) -> dict[str, Any]:
    """Return a record of the store as another device can read it: of a sealed game the link holds all that it needs."""
    if "sealed" not in stored or (game := await stored_games.read(stored)) is None:
        return stored
    return stored | {"link": game.fragment(full=True, restores=secrets and bool(game.mine))}


async def _store_new(games: Sequence[ArchivedGame]) -> tuple[list[str], list[ArchivedGame]]:
    """Store the games that are not here yet, all together; return their keys, and the games that are here."""
    here = {name for name, _ in await store.entries(GAME_KEY_PREFIX)}
    values, new, known = list[tuple[str, object]](), list[str](), list[ArchivedGame]()
    for game in games:
        name = GAME_KEY_PREFIX + game.match_key
        if name in here:
            known.append(game)
            continue
        here.add(name)
        new.append(game.match_key)
        values.append((name, game.stored))
        besides = (
            (stored_games.FORK_PREFIX, game.fork),
            (stored_games.ORDERS_PREFIX, game.orders),
            (stored_games.COUNT_PREFIX, game.counted),
        )
        values += [(prefix + name, value) for prefix, value in besides if value]
    if values:
        await store.put_all(values)
    return new, known


async def _merge(game: ArchivedGame, look: Look) -> bool:
    """Join a game with the one here; return whether anything changed."""
    name = GAME_KEY_PREFIX + game.match_key
    changed = await _join(name, game, look)
    for prefix, value in ((stored_games.FORK_PREFIX, game.fork), (stored_games.ORDERS_PREFIX, game.orders)):
        if value and not await store.get(prefix + name):
            await store.put(prefix + name, value)
            changed = True
    return changed


async def _join(name: str, game: ArchivedGame, look: Look) -> bool:
    """Join the histories and the seats that are played here; return whether anything changed."""
    stored = await store.get(name)
    if is_same_position(str(stored["link"]), game.stored["link"]) and {*game.stored["mine"]} <= {*stored["mine"]}:
        return False
    ours = await stored_games.read(stored)
    theirs = await stored_games.read(game.stored, ours.play if ours else None)
    if theirs is None:
        return False
    if ours is None:
        return await store.put(name, game.stored)
    newest = await link_arrivals.agreed(look, ours, theirs.play, theirs.seats or ours.seats, lambda: None)
    mine = ours.mine | theirs.mine
    further = newest.match == theirs.match != ours.match
    seats = claims.merge_seats(ours.seats, theirs.seats or None, mine, newer=further)
    if (newest.match, mine, seats) == (ours.match, ours.mine, ours.seats):
        return False
    waits = game_of(newest.match).to_move(newest.state)
    both = ours._replace(
        history=OpenHistory(newest),
        mine=mine,
        seats=seats,
        awaited_seats=waits,
        is_spectator=ours.is_spectator and not mine,
        shown_plies=max(ours.shown_plies, theirs.shown_plies) if further else ours.shown_plies,
    )
    return await stored_games.save(
        both, link.encode_link(newest, seats, for_spectator=both.is_spectator, extra_sections=both.extra_sections)
    )
