"""The lot: the first dealer of a match, and a match with a first dealer who was agreed on."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Any

from ...games import GAMES
from ...rules.protocol import DEALER
from ..match import Match, Play, game_of, key_of_match, start_match
from ..shuffle import shuffled


def first_dealer(match: Match) -> int | None:
    """Return the seat that the lot makes the first dealer of a match; None if the rules draw no lot."""
    game = game_of(match)
    state = game.setup(match.options, match.seats)
    action = game.deal(state, shuffled(game.stock(state), match.seed, 0))
    events = game.events(state, DEALER, action, game.play(state, action))
    return next((event.seat for event in events if event.kind == "dealer"), None)


def start_game(
    code: str, options: Any, seats: int, dealer: int | None, seeds: Iterable[int], *, gentle: bool = False
) -> Play:
    """Return a new game by today's rules, with the first of the seeds by which `dealer` deals first. For
    None, or rules without a lot, that is the first seed of all. Nothing else is chosen, except that a
    `gentle` game begins with a deal that suits a player's first one."""
    info = GAMES[code].INFO
    suits = (gentle and info.suits_first_game) or (lambda state: True)
    first = (Match(code, info.version, options, seats, seed) for seed in seeds)
    drawn = (match for match in first if dealer is None or first_dealer(match) in (dealer, None))
    plays = (start_match(code, options, seats, match.seed) for match in drawn)
    return next(play for play in plays if suits(play.state))


def seeds_after(play: Play) -> Iterator[int]:
    """Yield seeds for the game after this one, from its end: all who begin it, wherever they are, begin the same."""
    end = f"{key_of_match(play.match)} {play.match.undo_count} {play.match.choices}"
    return (int.from_bytes(sha256(f"{end} {number}".encode()).digest()[:8], "big") for number in count())


def next_dealer(play: Play) -> int | None:
    """Return the first dealer of the game after this one: the seat after the first dealer of this one."""
    dealer = first_dealer(play.match)
    return None if dealer is None else (dealer + 1) % play.match.seats
