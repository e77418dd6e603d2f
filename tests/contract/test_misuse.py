"""Tests of invalid calls of a game: each raises an exception of ours with a sentence, and changes nothing."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from contract.mutants import is_read, spoiled
from kaartbord.games import GAMES
from kaartbord.rules.errors import BadPosition, Misuse
from kaartbord.rules.protocol import DEALER, Action, Game, Illegal
from support.games import random_game

NUMBERS: tuple[Any, ...] = (-1, 0, 1, 9, 10**30, 4.0, True, None, "4", (4,), [])
"""Values that are no number of seats in any game."""


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.INFO.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return request.param


@pytest.fixture
def states(game: Game[Any]) -> list[Any]:
    """Every position of two dozen plies, the dealer's and those of seats."""
    plies = list(islice(random_game(game, ({}, game.INFO.seats[-1], game.INFO.code), in_turn=1.0), 24))
    return [plies[0].before, *(ply.after for ply in plies)]


def sentence(misuse: pytest.ExceptionInfo[Misuse]) -> str:
    """Return the text of the exception, which must be a sentence of ours on one line."""
    said = str(misuse.value)
    assert said[0].isupper() and said.endswith(".") and said.isprintable() and len(said) < 300
    return said


@pytest.mark.parametrize("values", [None, 7, "short", ["short"], {None: 1}, {("a",): 1}, {"nonsense": True}])
def test_options_that_are_none(game: Game[Any], values: Any) -> None:
    with pytest.raises(Misuse) as misuse:
        game.options(values)
    sentence(misuse)


@pytest.mark.parametrize("value", [None, "nonsense", 10**30, 1.0, [], {}, "x" * 10**6])
def test_options_with_a_value_that_they_do_not_have(game: Game[Any], value: Any) -> None:
    for option in game.INFO.options:
        with pytest.raises(Misuse) as misuse:
            game.options({option.name: value})
        assert option.name in sentence(misuse)
        with pytest.raises(Misuse) as misuse:
            game.setup(game.options({})._replace(**{option.name: value}), game.INFO.seats[0])
        assert option.name in sentence(misuse)


def test_a_table_with_options_of_no_game_or_another(game: Game[Any]) -> None:
    others = [other.options({}) for other in GAMES.values() if other is not game]
    for options in (None, {}, (), 4, *others, tuple(game.options({}))):
        with pytest.raises(Misuse) as misuse:
            game.setup(options, game.INFO.seats[0])
        assert game.INFO.name in sentence(misuse)


def test_a_number_of_seats_that_the_game_does_not_have(game: Game[Any]) -> None:
    wrong = [n for n in range(12) if n not in game.INFO.seats]
    for seats in (*NUMBERS, *wrong):
        with pytest.raises(Misuse) as misuse:
            game.setup(game.options({}), seats)
        assert str(game.INFO.seats[-1]) in sentence(misuse)


@pytest.mark.parametrize("text", [None, 4, b"keezbord 4", ["keezbord"]])
def test_a_position_that_is_no_text(game: Game[Any], text: Any) -> None:
    with pytest.raises(BadPosition) as misuse:
        game.read(text)
    sentence(misuse)


def test_a_position_is_spoiled_in_ways_that_matter(game: Game[Any], states: list[Any]) -> None:
    """Positions are neither always refused nor always read when the laws mutate them."""
    rng, texts = Random(1), [*map(game.write, states)]
    read = [is_read(game, spoiled(rng.choice(texts), texts, rng), rng) for _ in range(60)]
    assert 0 < sum(read) < 57


def test_a_seat_that_is_not_at_the_table(game: Game[Any], states: list[Any]) -> None:
    seats = game.INFO.seats[-1]
    for state in states:
        assert not list(game.legal(state, DEALER)) and not list(game.refusals(state, DEALER))
        odd_seats: tuple[Any, ...] = (-2, seats, seats + 1, 10**30, None, "0", (), [0])
        for seat in odd_seats:
            for ask in (game.legal, game.refusals):
                with pytest.raises(Misuse) as misuse:
                    ask(state, seat)
                sentence(misuse)
        odd_viewers: tuple[Any, ...] = (DEALER, -2, seats, 10**30, "0", [0])
        for viewer in odd_viewers:
            with pytest.raises(Misuse) as misuse:
                game.view(state, viewer)
            sentence(misuse)


def odd_actions(action: Action) -> Iterator[Any]:
    """Yield invalid actions made from a valid one."""
    yield from (None, 4, "play", tuple(action), [*action], Action)
    kinds: tuple[Any, ...] = (None, 4, b"play", ["play"])
    yield from (action._replace(kind=kind) for kind in kinds)
    hands: tuple[Any, ...] = (None, "As", [4], 4, bytearray(action.cards))
    yield from (action._replace(cards=hand) for hand in hands)
    odd: tuple[Any, ...] = (None, 4, ((0,),), ((0, 1, 2),), (0, 1), ((None, 1),), ((0, "1"),), ((0.0, 1),))
    odd += ([], [(0, 1)], ([0, 1],), "01")
    yield from (action._replace(placements=placements) for placements in odd)


def test_an_action_that_is_none(game: Game[Any], states: list[Any]) -> None:
    for state in states:
        before = game.write(state)
        for seat in {*game.to_move(state), DEALER, 0, 99}:
            legal = [] if seat in (DEALER, 99) else list(game.legal(state, seat))
            for action in odd_actions(legal[0] if legal else Action("")):
                with pytest.raises(Misuse) as misuse:
                    game.apply(state, seat, action)
                sentence(misuse)
        assert game.write(state) == before


def test_a_seat_that_is_no_number_plays(game: Game[Any], states: list[Any]) -> None:
    for state in states:
        odd_seats: tuple[Any, ...] = (None, "0", 0.0, (0,), [0])
        for seat in odd_seats:
            with pytest.raises(Misuse) as misuse:
                game.apply(state, seat, Action(""))
            sentence(misuse)


def test_numbers_beyond_all_bounds_are_no_legal_action(game: Game[Any], states: list[Any]) -> None:
    huge = 10**30
    for state in states:
        for seat in (*game.to_move(state), huge, -huge):
            for placements in (((huge, huge),), ((-huge, 0),), ((0, huge),), ((0, -huge),), ((0, 0),) * 1000):
                for kind in ("play", "place", "move", "swap", "green", "card", "deal"):
                    with pytest.raises(Illegal):
                        game.apply(state, seat, Action(kind, b"", placements))
            with pytest.raises(Illegal):
                game.apply(state, seat, Action("card", bytes(range(256)) * 100))
