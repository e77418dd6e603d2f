"""A table of bots, for the tests and for the ladder: one game, and matches of mirrored deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, TypeVar

from kaartbord.bots import players
from kaartbord.bots.adapter import SearchAdapter
from kaartbord.bots.observed_plies import ObservedPly, Past
from kaartbord.bots.search import Search, SearchResult
from kaartbord.games import GAMES
from kaartbord.games.race.computer.view_value import evaluate, view_context
from kaartbord.games.race.rules import RaceState
from kaartbord.match.rounds import DEAL
from kaartbord.match.shuffle import SeededStream, shuffled
from kaartbord.rules.protocol import DEALER, Action, Game

S = TypeVar("S")

Player = Callable[[Any, int], Action]
"""(view of the seat, seat) -> its choice"""

LONGEST = 5_000
"""Plies after which a game is a draw; bots are far below it."""


def at_random(seed: int, code: str = "K") -> Player:
    """A player that takes any legal action."""
    stream = SeededStream(seed.to_bytes(8, "big"))

    def choose(view: Any, seat: int) -> Action:
        legal = GAMES[code].legal(view, seat)
        return legal[stream.below(len(legal))]

    return choose


@dataclass(frozen=True)
class Thinker:
    """The strong player with `iterations` iterations; `play` hands it what its seat has seen of the round."""

    code: str
    iterations: int | None = None

    def __call__(self, view: Any, seat: int, past: Past[Any] = ()) -> Action:
        legal = GAMES[self.code].legal(view, seat)
        if len(legal) == 1:
            return legal[0]
        return players.think(self.code, view, seat, iterations=self.iterations, past=past).action


def search(adapter: SearchAdapter[S], view: S, seat: int, iterations: int, stream: SeededStream) -> SearchResult:
    """Return the result after `iterations` iterations; raise ValueError if the seat has nothing to choose."""
    running = Search(adapter, view, seat, stream)
    running.run(iterations)
    return running.result()


class OpenCards:
    """An adapter to which nothing is hidden: its only determinization is the state itself."""

    def __init__(self, adapter: SearchAdapter[Any], state: Any) -> None:
        self._state = state
        self.game, self.candidates, self.policy = adapter.game, adapter.candidates, adapter.policy
        self.evaluate, self.is_leaf = adapter.evaluate, adapter.is_leaf

    def determinize(self, view: Any, seat: int, stream: SeededStream, past: Past[Any]) -> Any:
        return self._state


@dataclass(frozen=True)
class Seer:
    """A player that is shown the state instead of its view, to measure what knowing all cards is worth."""

    adapter: SearchAdapter[Any]
    iterations: int

    def __call__(self, state: Any, seat: int) -> Action:
        game = self.adapter.game
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        stream = SeededStream(game.write(state).encode())
        return search(OpenCards(self.adapter, state), state, seat, self.iterations, stream).action


def filled_at_random(game: Game[S], view: S, stream: SeededStream) -> S:
    """One full state with this view, every arrangement of the unseen cards equally likely."""
    return game.fill(view, stream.shuffle(game.stock(view)))


def view_value(view: RaceState, seat: int) -> float:
    """The value of a view of a pawn race to the firm player, in squares."""
    return evaluate(view_context(view, seat), view, seat)


def past_of(game: Game[Any], plies: Sequence[tuple[Any, int, Action]], viewer: int) -> Past[Any]:
    """The plies (state before, seat, action) of a round as a viewer saw them.

    Unlike `past.observed_plies` it counts what is chosen unseen as soon as it is chosen: seats here choose in order.
    """
    return [
        ObservedPly(game.view(before, viewer), seat, game.seen(before, seat, action, viewer))
        for before, seat, action in plies
    ]


def play(
    seated: Sequence[Player],
    seed: int,
    options: Mapping[str, Any],
    watch: Callable[[Any, int, Action], None] = lambda *_: None,
    plies: int = LONGEST,
    code: str = "K",
) -> Any:
    """Return the state at the end of a game, or after `plies` plies.

    Each player but a seer gets its view alone; `watch` sees every choice with the full state before it.
    """
    game, dealt = GAMES[code], 0
    since_deal = list[tuple[Any, int, Action]]()
    state = game.setup(game.options(options), len(seated))
    for _ in range(plies):
        turn = game.to_move(state)
        if not turn:
            break
        seat = turn[0]
        if seat == DEALER:
            action = game.deal(state, shuffled(game.stock(state), seed, dealt))
            dealt += 1
            if action.kind == DEAL:
                since_deal.clear()
        else:
            player = seated[seat]
            if isinstance(player, Thinker):
                action = player(game.view(state, seat), seat, past_of(game, since_deal, seat))
            else:
                action = player(state if isinstance(player, Seer) else game.view(state, seat), seat)
            watch(state, seat, action)
        since_deal.append((state, seat, action))
        state = game.apply(state, seat, action)
    return state


def real_choices(
    seated: Sequence[Player], seed: int, options: Mapping[str, Any], plies: int, code: str
) -> list[tuple[Any, int]]:
    """The choices between several actions in the first plies of a game, as full state and seat."""
    choices: list[tuple[Any, int]] = []

    def watch(state: Any, seat: int, _: Action) -> None:
        if len(GAMES[code].legal(state, seat)) > 1:
            choices.append((state, seat))

    play(seated, seed, options, watch, plies, code)
    return choices


def pair(one: Player, two: Player, seats: int, seed: int, options: Mapping[str, Any], code: str = "K") -> float:
    """The share of two games with the same cards that `one` won: with every other side, then with the rest.

    A game without a winner counts half, a shared win by the share.
    """
    game, won = GAMES[code], 0.0
    for swapped in (0, 1):
        sides = game.sides(game.setup(game.options(options), seats))
        seated = [two] * seats
        for index, side in enumerate(sides):
            for seat in side:
                seated[seat] = one if index % 2 == swapped else two
        winners = game.score(play(seated, seed, options, code=code)).winners
        won += fmean(side % 2 == swapped for side in winners) if winners else 0.5
    return won / 2
