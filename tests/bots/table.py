"""A table of bots, for the tests and for the ladder: one game, and matches of mirrored deals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kaartbord.games import GAMES
from kaartbord.match.shuffle import Stream, shuffled
from kaartbord.rules.protocol import DEALER, Action

Player = Callable[[Any, int], Action]
"""(view of the seat, seat) -> its choice"""

LONGEST = 5_000
"""Plies after which a game is a draw; bots are far below it."""


def at_random(seed: int, code: str = "K") -> Player:
    """A player that takes any legal action."""
    stream = Stream(seed.to_bytes(8, "big"))

    def choose(view: Any, seat: int) -> Action:
        legal = GAMES[code].legal(view, seat)
        return legal[stream.below(len(legal))]
    return choose


def play(players: Sequence[Player], seed: int, options: Mapping[str, Any],
         watch: Callable[[Any, int, Action], None] = lambda *_: None, plies: int = LONGEST,
         code: str = "K") -> Any:
    """The state at the end of a game, or after so many plies.

    Each player gets its view alone; `watch` sees every choice with the full state before it.
    """
    game, dealt = GAMES[code], 0
    state = game.setup(game.options(options), len(players))
    for _ in range(plies):
        turn = game.to_move(state)
        if not turn:
            break
        seat = turn[0]
        if seat == DEALER:
            action = game.deal(state, shuffled(game.stock(state), seed, dealt))
            dealt += 1
        else:
            action = players[seat](game.view(state, seat), seat)
            watch(state, seat, action)
        state = game.apply(state, seat, action)
    return state


def pair(one: Player, two: Player, seats: int, seed: int, options: Mapping[str, Any],
         code: str = "K") -> float:
    """What `one` won of two games with the same cards: it plays every other side, then the sides between."""
    game, won = GAMES[code], 0.0
    for swapped in (0, 1):
        sides = game.sides(game.setup(game.options(options), seats))
        players = [two] * seats
        for index, side in enumerate(sides):
            for seat in side:
                players[seat] = one if index % 2 == swapped else two
        winners = game.score(play(players, seed, options, code=code)).winners
        won += sum(side % 2 == swapped for side in winners) if winners else 0.5
    return won / 2
