"""The games of an evening, one after another: how the next one begins, and who plays where in it."""

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from ...games import GAMES
from ...match import evening
from ...match.link import Seat, Section, Shared
from ...match.match import game_of
from ...match.session.history import OpenHistory
from ...match.session.kept import UNSENT, Kept, Layout, Sent
from ...match.setup import ahead, colours, customs, lot
from ...match.setup.customs import renewed
from ..storage import kept, setups
from . import arrivals


async def options(game: Kept, code: str) -> Any:
    """Return the house rules of the next game: the same ones, or those that this device last used for another game."""
    if code == game.match.game:
        return renewed(game.match)
    draft = await setups.last(code)
    kinds = {who.kind for who in game.seats}
    return GAMES[code].options(customs.adapted(draft.info.options, draft.values, kinds))


def begun(game: Kept, code: str, house_rules: Any, *, live: bool) -> Kept:
    """Return the next game of the evening at this table. The deal passes on, colours stay, and friends elsewhere
    take their seats again."""
    dealer = lot.next_dealer(game.play)
    play = lot.begun(code, house_rules, game.match.seats, dealer, lot.seeds_after(game.play))
    # players who are not live need the link before the table can be spread over devices again
    layout: Layout = game.layout if live or game.layout == "screen" else "table"
    more, sent = _with_ahead(game, code), Sent(UNSENT)
    return Kept(OpenHistory(play), seated_again(game), game.mine, layout=layout, more=more, sent=sent)


async def next_game(game: Kept, code: str, *, live: bool) -> Kept:
    """Return the next game of the evening after one that is over. That is the one that was begun here before, if
    there is one, or what comes after that."""
    while True:
        fresh = begun(game, code, await options(game, code), live=live)
        if (known := await kept.find(fresh.match)) is None:
            return fresh
        if game_of(known.match).to_move(known.play.state):
            return known
        game = known


def seated_again(game: Kept) -> tuple[Seat, ...]:
    """Return the seats of the next game: those of this device are taken."""
    return tuple(
        who._replace(claimed=seat in game.mine, handed=0, mark=0) for seat, who in enumerate(game.seats)
    )


def more_of(game: Kept) -> tuple[Section, ...]:
    """Return the sections that the link of the next game has: the evening, continued, and the colours."""
    night = evening.following(evening.of(game.more, game.match.seats), game.play)
    return colours.kept(game.more, evening.put((), night))


def _with_ahead(game: Kept, code: str) -> tuple[Section, ...]:
    """Return the sections of the next game: in the same one what players answer ahead remains."""
    known = dict(game.more).get(ahead.KIND)
    more = more_of(game)
    return ahead.put(more, known) if known and code == game.match.game else more


def seeds() -> Iterator[int]:
    """Yield seeds for a game, each drawn."""
    while True:
        yield secrets.randbits(64)


def joined(game: Kept, shared: Shared, play: Any, mark: int) -> Kept:
    """Return the next game of the evening, whose link another device sent, as this device, with its mark, plays it."""
    seats = shared.seats or game.seats
    mine = arrivals.free(seats, game.mine)
    return Kept(
        OpenHistory(play),
        arrivals.claimed_all(seats, mine, mark),
        mine,
        layout=game.layout,
        more=shared.more,
        watch=game.watch,
    )


async def seats_before(more: Sequence[Section], seats: Sequence[Seat] | None) -> tuple[frozenset[int], bool]:
    """Return the free seats of a game whose players sat here in the game before it, on the same evening. The
    cards of that game were open. The link of the game has these sections; a sealed game to follow is asked
    about. Return also whether the end of the game before is unknown here."""
    results = evening.of(more).results
    if not results or seats is None:
        return frozenset(), False
    entry = await kept.marked(results[-1].mark)
    if entry is None or entry.sealed or len(entry.names) != len(seats):
        return frozenset(), False
    return arrivals.free(seats, entry.mine), bool(entry.waits)
