"""Whole random games, ply by ply, and what Hypothesis draws them from."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from kaartbord.rules.protocol import DEALER, Action, Event, Game, Info

LONGEST = 20_000
"""A game that is not over by then never ends."""

Table = tuple[Mapping[str, Any], int, int | str]
"""The house rules by name, the number of seats, and the seed of all that is random."""

Rank = Callable[[Any, Action], Any]
"""The value of an action in a state; the action that ranks highest is taken."""


class Ply(NamedTuple):
    """One move, with the states before and after it."""

    before: Any
    seat: int
    action: Action
    after: Any
    game: Game[Any]

    def events(self) -> tuple[Event, ...]:
        return self.game.events(self.before, self.seat, self.action, self.after)


def moved(ply: Any) -> Iterator[tuple[int, int, int]]:
    """(pawn, from, to) of every pawn that changed places."""
    pawns = zip(ply.before.pawns, ply.after.pawns, strict=True)
    yield from ((pawn, was, now) for pawn, (was, now) in enumerate(pawns) if was != now)


def bounded(examples: int) -> settings:
    """So many examples, the same in every run."""
    return settings(derandomize=True, deadline=None, max_examples=examples)


def tables(info: Info, boards: tuple[str, ...] = ("",)) -> st.SearchStrategy[Table]:
    """Tables with any house rules; where a board of one's own may be laid, one of these."""
    rules = {option.name: st.sampled_from(boards if option.board else option.values) for option in info.options}
    return st.tuples(st.fixed_dictionaries(rules), st.sampled_from(info.seats), st.integers(0, 2**32))


def random_game(
    game: Game[Any], table: Table, *, in_turn: float = 0.0, first: float = 0.0, wanted: Rank | None = None
) -> Iterator[Ply]:
    """Play a whole game at random, ply by ply.

    `in_turn` is how often the first of several seats moves and `first` how often a seat takes the first of its
    actions; else all are equally likely, or those that are `wanted` most.
    """
    values, seats, seed = table
    rng, state = Random(seed), game.setup(game.options(values), seats)
    for _ in range(LONGEST):
        movers = game.to_move(state)
        if not movers:
            return
        seat = movers[0] if rng.random() < in_turn else rng.choice(movers)
        if seat == DEALER:
            stock = game.stock(state)
            action = game.deal(state, bytes(rng.sample(stock, len(stock))))
        else:
            legal = game.legal(state, seat)
            if wanted:
                most = max(wanted(state, action) for action in legal)
                legal = [action for action in legal if wanted(state, action) == most]
            action = legal[0] if rng.random() < first else rng.choice(legal)
        after = game.apply(state, seat, action)
        yield Ply(state, seat, action, after, game)
        state = after
    raise AssertionError("never over")
