"""Whole random matches of every game: each preset, each seat count, each option alone, and random options."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from contract import smallest
from kaartbord.games import GAMES
from kaartbord.rules import options as house
from kaartbord.rules.protocol import Action, Game, Info
from support.games import Ply, random_game

PLAYED: dict[str, Game[Any]] = {**GAMES, smallest.INFO.code: smallest}
"""By code: every game, and the example of the smallest one."""

MIXED = 3
"""Random combinations of options for every game and seat count."""
FEW = 5
"""An option with more values than this is tried alone at its ends and once between."""
INTERRUPTED = 1 / 8
"""The rate at which a seat acts out of turn where it may."""


class Case(NamedTuple):
    """A match to play: `code` of the game, the rank of its options, seats."""

    code: str
    options: int
    seats: int

    @property
    def game(self) -> Game[Any]:
        return PLAYED[self.code]

    def values(self) -> dict[str, Any]:
        return house.decode_values(self.game.INFO.options, self.options)

    def __str__(self) -> str:
        words = house.changes_text(self.game.INFO.options, self.values().values())
        return f"{self.game.INFO.name} {self.seats} {words}".strip()


def _combinations(info: Info, seats: int) -> Iterator[dict[str, Any]]:
    yield from (dict(preset) for preset in info.presets.values())
    rng = Random(f"{info.code} {seats}")
    for option in info.options:
        values = option.values[1:]
        if len(values) > FEW:
            values = (min(values), rng.choice(values), max(values))
        yield from ({option.name: value} for value in values)
    for _ in range(MIXED):
        yield {option.name: rng.choice(option.values) for option in info.options}


def cases() -> dict[Case, bool]:
    """Every case once, and whether it is one of the short round: all presets and one mixture at every number of
    seats, and every value of an option at one of them.
    """
    result: dict[Case, bool] = {}
    for game in PLAYED.values():
        for number, seats in enumerate(game.INFO.seats):
            combinations = list(_combinations(game.INFO, seats))
            presets, alone = len(game.INFO.presets), len(combinations) - MIXED
            for n, values in enumerate(combinations):
                filled = house.with_defaults(game.INFO.options, values)
                case = Case(game.INFO.code, house.encode_values(game.INFO.options, filled.values()), seats)
                short = n < presets or n == alone or n < alone and n % len(game.INFO.seats) == number
                result[case] = short or result.get(case, False)
    return result


CASES = cases()


def options_of(case: Case) -> Any:
    return case.game.options(case.values())


def start(case: Case) -> Any:
    return case.game.setup(options_of(case), case.seats)


def dealt(game: Game[Any], state: Any, rng: Random) -> Action:
    """The dealer's action after a fair shuffle."""
    stock = bytearray(game.stock(state))
    rng.shuffle(stock)
    return game.deal(state, bytes(stock))


def play_on(case: Case, seed: int = 0) -> Iterator[Ply]:
    """Play a random match, ply by ply, to its end. Where several seats owe a choice, any of them goes first; where
    a seat may act out of turn it does so now and then.
    """
    table = case.values(), case.seats, f"{case} {seed}"
    return random_game(case.game, table, in_turn=1 - INTERRUPTED if case.game.INFO.interrupts else 0.0)


def viewers(case: Case) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(case.seats), None]
