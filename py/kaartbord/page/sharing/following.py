"""The games of an evening, one after another: how the next one begins, and who plays where in it."""

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from ...games import GAMES
from ...match import evening
from ...match.link import LinkContents, Seat, Section
from ...match.match import game_of
from ...match.session.history import OpenHistory
from ...match.session.saved_game import UNSENT, Layout, SavedGame, SentState
from ...match.setup import colours, early_answers, house_rule_choices, lot
from ...match.setup.house_rule_choices import renewed_options
from ..storage import setups, stored_games
from . import link_arrivals


async def options(game: SavedGame, code: str) -> Any:
    """Return the house rules of the next game: the same ones, or those that this device last used for another game."""
    if code == game.match.game:
        return renewed_options(game.match)
    draft = await setups.load_last(code)
    kinds = {who.kind for who in game.seats}
    return GAMES[code].options(house_rule_choices.adapt_to_players(draft.info.options, draft.values, kinds))


def begun(game: SavedGame, code: str, house_rules: Any, *, live: bool) -> SavedGame:
    """Return the next game of the evening at this table. The deal passes on, colours stay, and friends elsewhere
    take their seats again."""
    dealer = lot.next_dealer(game.play)
    play = lot.start_game(code, house_rules, game.match.seats, dealer, lot.seeds_after(game.play))
    # players who are not live need the link before the table can be spread over devices again
    layout: Layout = game.layout if live or game.layout == "screen" else "table"
    more, sent = _with_ahead(game, code), SentState(UNSENT)
    return SavedGame(OpenHistory(play), seated_again(game), game.mine, layout=layout, extra_sections=more, sent=sent)


async def next_game(game: SavedGame, code: str, *, live: bool) -> SavedGame:
    """Return the next game of the evening after one that is over. That is the one that was begun here before, if
    there is one, or what comes after that."""
    while True:
        fresh = begun(game, code, await options(game, code), live=live)
        if (known := await stored_games.find(fresh.match)) is None:
            return fresh
        if game_of(known.match).to_move(known.play.state):
            return known
        game = known


def seated_again(game: SavedGame) -> tuple[Seat, ...]:
    """Return the seats of the next game: those of this device are taken."""
    return tuple(
        who._replace(claimed=seat in game.mine, handovers=0, device_mark=0) for seat, who in enumerate(game.seats)
    )


def next_sections(game: SavedGame) -> tuple[Section, ...]:
    """Return the sections that the link of the next game has: the evening, continued, and the colours."""
    night = evening.next_evening(evening.from_sections(game.extra_sections, game.match.seats), game.play)
    return colours.with_our_colours(game.extra_sections, evening.to_sections((), night))


def _with_ahead(game: SavedGame, code: str) -> tuple[Section, ...]:
    """Return the sections of the next game: in the same one what players answer ahead remains."""
    known = dict(game.extra_sections).get(early_answers.SECTION_KIND)
    more = next_sections(game)
    return early_answers.to_sections(more, known) if known and code == game.match.game else more


def seeds() -> Iterator[int]:
    """Yield seeds for a game, each drawn."""
    while True:
        yield secrets.randbits(64)


def joined(game: SavedGame, shared: LinkContents, play: Any, mark: int) -> SavedGame:
    """Return the next game of the evening, whose link another device sent, as this device, with its mark, plays it."""
    seats = shared.seats or game.seats
    mine = link_arrivals.free(seats, game.mine)
    return SavedGame(
        OpenHistory(play),
        link_arrivals.claim_all(seats, mine, mark),
        mine,
        layout=game.layout,
        extra_sections=shared.extra_sections,
        is_spectator=game.is_spectator,
    )


async def seats_before(more: Sequence[Section], seats: Sequence[Seat] | None) -> tuple[frozenset[int], bool]:
    """Return the free seats of a game whose players sat here in the game before it, on the same evening. The
    cards of that game were open. The link of the game has these sections; a sealed game to follow is asked
    about. Return also whether the end of the game before is unknown here."""
    results = evening.from_sections(more).results
    if not results or seats is None:
        return frozenset(), False
    entry = await stored_games.find_by_mark(results[-1].mark)
    if entry is None or entry.sealed or len(entry.names) != len(seats):
        return frozenset(), False
    return link_arrivals.free(seats, entry.mine), bool(entry.awaited_seats)
