"""Random positions of the race games: met in play, and scattered so that the rare rules come up often."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from kaartbord.games import keezbord, tokken
from kaartbord.games.race import rules as race
from kaartbord.games.race.rules.ring import PAWNS
from kaartbord.rules.protocol import DEALER, Action, Game

GAMES: dict[str, Game[Any]] = {game.INFO.name.lower(): game for game in (keezbord, tokken)}
"""The race games by the name that begins their position texts."""

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.INFO.seats]
"""Every race game with every number of seats."""


def house_rules(rng: Random, game: Game[Any]) -> dict[str, object]:
    """About half of the options at a random value, the others at their defaults."""
    return {option.name: rng.choice(option.values) for option in game.INFO.options if rng.random() < 0.5}


def dealt(rng: Random, game: Game[Any], state: race.RaceState) -> Action:
    """The dealer's action after a fair shuffle."""
    stock = game.stock(state)
    return game.deal(state, bytes(rng.sample(stock, len(stock))))


def chosen(rng: Random, actions: Sequence[Action]) -> Action:
    """Any of the actions; what is seldom offered more often than by chance."""
    rare = [action for action in actions if action.kind == "keep"]
    return rng.choice(rare if rare and rng.random() < 0.5 else actions)


def met(rng: Random, game: Game[Any], seats: int) -> Iterator[tuple[race.RaceState, race.RaceState]]:
    """Each position of one random game with the one after it, the dealer's turns included."""
    state = game.setup(game.options(house_rules(rng, game)), seats)
    while movers := game.to_move(state):
        seat = rng.choice(movers)
        action = dealt(rng, game, state) if seat == DEALER else chosen(rng, game.legal(state, seat))
        after = game.apply(state, seat, action)
        yield state, after
        state = after


def strewn(rng: Random, empty: race.RaceState, near: Callable[[int], int]) -> race.RaceState:
    """The pawns of all seats on squares of their own; `near` says for a seat where one might stand."""
    ring, taken = empty.table.ring, set[int]()
    pawns = bytearray()
    for pawn in range(PAWNS * empty.table.seats):
        square = ring.yard
        while square in taken or (square == ring.yard and rng.random() > 0.15):
            square = near(pawn // PAWNS)
        pawns.append(square)
        taken.add(square)
        taken.discard(ring.yard)
    blocked = ring.blocked(bytes(pawns))
    return empty._replace(pawns=bytes(pawns), blocked=blocked, dealer=0, deals=rng.randrange(1, 4))


def scattered(rng: Random, game: Game[Any], seats: int) -> race.RaceState:
    """Pawns strewn over homes, starts, dots and round them; hands of one to five cards, many sevens."""
    empty = game.setup(game.options(house_rules(rng, game)), seats)
    ring, crowd = empty.table.ring, rng.random()

    def near(seat: int) -> int:
        return ring.cell(
            seat,
            rng.choice(
                (
                    0,
                    ring.track + rng.randrange(PAWNS),
                    ring.track + rng.randrange(PAWNS) * (crowd < 0.5),
                    rng.randrange(-8, 8) % ring.track,
                    rng.randrange(ring.track),
                    rng.choice(ring.dots or (0,)) + rng.randrange(-7, 7),
                )
            ),
        )

    size, deck = rng.randrange(1, 6), list(empty.table.deck)
    rng.shuffle(deck)
    if rng.random() < 0.4:
        deck.sort(key=lambda card: card >> 2 != 7)
    hands = tuple(bytes(sorted(deck[size * s : size * s + size])) for s in range(seats))
    state = strewn(rng, empty, near)._replace(hands=hands, turn=rng.randrange(seats))
    if state.jokers:
        state = state._replace(jokers=bytes(rng.randrange(2) for _ in range(seats)))
    return scattered(rng, game, seats) if game.problems(state) else state


def crowded(rng: Random, game: Game[Any], seats: int) -> race.RaceState:
    """All pawns within a few squares of one another, often before the home of the seat to move; its seven."""
    house = house_rules(rng, game) | {"seven_hits_passed": rng.random() < 0.5}
    empty = game.setup(game.options(house), seats)
    ring, turn = empty.table.ring, rng.randrange(seats)
    first = rng.choice((-9, -5, rng.randrange(ring.track)))

    def near(seat: int) -> int:
        if rng.random() < 0.2:
            return ring.cell(seat, ring.track + rng.randrange(PAWNS))
        return ring.cell(turn, (first + rng.randrange(14)) % ring.track) if rng.random() < 0.7 else ring.yard

    seven = next(card for card in empty.table.deck if card >> 2 == 7)
    hands = tuple(bytes([seven]) if seat == turn else b"" for seat in range(seats))
    state = strewn(rng, empty, near)._replace(hands=hands, turn=turn)
    return crowded(rng, game, seats) if game.problems(state) else state


def finishing(rng: Random, game: Game[Any], seats: int) -> race.RaceState:
    """The side to move about to bring its last pawns home with a seven, the others all over the board."""
    house = house_rules(rng, game)
    if game is tokken:
        house["seven_rest"] = rng.choice(("may", "must"))
    empty = game.setup(game.options(house), seats)
    ring, turn = empty.table.ring, rng.randrange(seats)
    side = next(side for side in game.sides(empty) if turn in side)

    def near(seat: int) -> int:
        if seat in side:
            return ring.cell(seat, ring.track + rng.randrange(-3, PAWNS))
        return rng.choice((ring.yard, ring.cell(seat, rng.randrange(ring.track))))

    seven = next(card for card in empty.table.deck if card >> 2 == 7)
    hands = tuple(bytes([seven]) if seat == turn else b"" for seat in range(seats))
    state = strewn(rng, empty, near)._replace(hands=hands, turn=turn)
    return finishing(rng, game, seats) if game.problems(state) else state
