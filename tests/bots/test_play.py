"""The bot plays by the rules, sees nothing but its view, and beats chance."""

from collections.abc import Mapping
from functools import partial
from itertools import product

import pytest
from kaartbord.bots import players
from kaartbord.games import keezbord
from kaartbord.games.race import State
from kaartbord.match.shuffle import Stream
from support.long import long, some
from support.players.table import at_random, filled_at_random, pair, play, real_choices, view_value

HOUSES = [
    dict(zip([option.name for option in keezbord.INFO.options], values, strict=True))
    for values in product(*(option.values for option in keezbord.INFO.options))
]
"""Every combination of house rules."""

firm = partial(players.choose, "K", level="firm")


def choices(seats: int, seed: int, options: Mapping[str, object], plies: int) -> list[tuple[State, int]]:
    """Every tenth real choice of the first plies of a random game, as full state and seat."""
    return real_choices([at_random(seed)] * seats, seed, options, plies, "K")[::10]


@pytest.mark.parametrize("seats", some(keezbord.INFO.seats, 2))
def test_every_choice_is_legal_to_the_end_of_the_game(seats: int) -> None:
    for seed in range(2):
        winners = keezbord.score(play([firm] * seats, seed, {})).winners
        assert len(winners) == 1


@pytest.mark.long
def test_every_choice_is_legal_under_all_house_rules() -> None:
    for number, options in enumerate(HOUSES):
        seats = (4, 2, 4, 6, 4, 2, 4, 8)[number % 8]  # the last three rules, which no choice depends on
        for state, seat in choices(seats, number, options, 100):
            assert firm(keezbord.view(state, seat), seat) in keezbord.legal(state, seat)


@pytest.mark.parametrize("seats", keezbord.INFO.seats)
def test_what_it_cannot_see_changes_neither_choice_nor_value(seats: int) -> None:
    for number, (state, seat) in enumerate(choices(seats, seats, {}, 1500)):
        view = keezbord.view(state, seat)
        other = filled_at_random(keezbord, view, Stream(bytes([number % 256])))
        assert keezbord.view(other, seat) == view
        assert keezbord.problems(other) == []
        assert firm(state, seat) == firm(other, seat) == firm(view, seat)
        assert view_value(view, seat) == view_value(keezbord.view(other, seat), seat)


def test_samples_differ_in_what_is_hidden_alone() -> None:
    state, seat = choices(4, 1, {}, 100)[0]
    view, stream = keezbord.view(state, seat), Stream(b"samples")
    samples = {filled_at_random(keezbord, view, stream).hands for _ in range(20)}
    assert len(samples) > 10
    assert {hands[seat] for hands in samples} == {state.hands[seat]}


@pytest.mark.parametrize(
    ("seats", "pairs", "least"), [(2, 20, 0.9), *long((4, 40, 0.9), (6, 10, 0.9), (8, 6, 0.9))]
)
def test_beats_chance_clearly(seats: int, pairs: int, least: float) -> None:
    won = sum(pair(firm, at_random(seed), seats, seed, {}) for seed in range(pairs))
    assert won >= least * pairs


def test_the_nearer_side_is_worth_more() -> None:
    head, tail = "keezbord 2 | pawns", "| hands 9s / 9h | played  | dealer 1 deals 1 turn 0"
    ahead = keezbord.read(f"{head} h4 h3 20 - / 5 - - - {tail}")
    behind = keezbord.read(f"{head} 5 - - - / h4 h3 20 - {tail}")
    assert view_value(ahead, 0) > view_value(behind, 0)
    assert view_value(ahead, 0) > 0 > view_value(ahead, 1)


def test_a_won_position_is_worth_more_than_all_else() -> None:
    rest = "/ - - - - | hands / | played  | dealer 1 deals 1 turn"
    won = keezbord.read(f"keezbord 2 | pawns h1 h2 h3 h4 {rest} over")
    near = keezbord.read(f"keezbord 2 | pawns 63 h2 h3 h4 {rest} dealer")
    assert view_value(won, 0) > 2 * view_value(near, 0) > 0
    assert view_value(won, 1) == -view_value(won, 0)
