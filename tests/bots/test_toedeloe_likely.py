"""Tests of ToedeLoe's strong player: the cards played make hands likelier, and nothing hidden is used."""

from functools import cache, partial
from math import log
from statistics import fmean

import pytest
from kaartbord.bots import players
from kaartbord.bots.observed_plies import Past
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.computer import adapter, likely_hands
from kaartbord.games.toedeloe.computer.likely_hands import SAMPLED_DEALS, likelihood, random_hands
from kaartbord.games.toedeloe.rules.state import TRICK, ToedeloeState
from kaartbord.games.toedeloe.rules.taking import SUIT_OF
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.protocol import Action
from support.players.table import Thinker, filled_at_random, past_of, play

ITERATIONS = 24


@cache
def choices() -> list[tuple[ToedeloeState, int, Past[ToedeloeState]]]:
    """The later choices of a card in a deal among firm players: full state, seat, and what the seat has seen."""
    plies: list[tuple[ToedeloeState, int, Action]] = []
    play(
        [partial(players.choose, "L", level="firm")] * 4,
        100,
        {},
        lambda *ply: plies.append(ply),
        55,
        "L",
    )
    found = []
    for number, (state, seat, _) in enumerate(plies):
        if state.phase == TRICK and len(state.takers) > 1 and len(toedeloe.legal(state, seat)) > 1:
            since = [ply for ply in plies[:number] if ply[0].deals == state.deals]
            found.append((state, seat, past_of(toedeloe, since, seat)))
    return found


def test_the_true_hands_are_likelier_than_others() -> None:
    gained = []
    for state, seat, past in choices():
        view = toedeloe.view(state, seat)
        plays = likely_hands.plays_by_chair(view, likely_hands.trick_openings(past))
        true = sum(log(likelihood(hand, plays[c])) for c, hand in enumerate(state.hands) if c != seat)
        _, chances = likely_hands.weighed(view, seat, likely_hands.trick_openings(past))
        gained.append(true - log(chances[-1] / SAMPLED_DEALS))
    assert fmean(gained) > 0.3


def test_twins_that_a_seat_sees_alike_are_dealt_alike_and_get_the_same_choice() -> None:
    for number, (state, seat, past) in enumerate(choices()[::8]):
        other = filled_at_random(toedeloe, toedeloe.view(state, seat), SeededStream(bytes([number])))
        assert other != state
        one, two = (players.think("L", twin, seat, iterations=ITERATIONS, past=past) for twin in (state, other))
        assert one == two


def test_the_same_view_and_past_give_the_same_choice_when_nothing_is_remembered() -> None:
    state, seat, past = choices()[-1]
    first = players.think("L", state, seat, iterations=ITERATIONS, past=past)
    likely_hands.weighed.cache_clear()
    likely_hands.card_preferences.cache_clear()
    assert players.think("L", state, seat, iterations=ITERATIONS, past=past) == first


def test_a_position_that_was_typed_in_is_dealt_by_the_view_alone() -> None:
    state, seat, past = choices()[-1]
    view = toedeloe.view(state, seat)
    typed = [adapter.determinize(view, seat, SeededStream(bytes([n])), ()).hands for n in range(20)]
    assert typed == [random_hands(view, SeededStream(bytes([n]))) for n in range(20)]
    weighed = [adapter.determinize(view, seat, SeededStream(bytes([n])), past).hands for n in range(20)]
    assert weighed != typed
    assert all(hands[seat] == state.hands[seat] for hands in weighed)


def test_who_let_a_better_card_lie_is_unlikely_to_hold_it() -> None:
    state, seat, past = choices()[-1]
    seen = 0
    for plays in likely_hands.plays_by_chair(toedeloe.view(state, seat), likely_hands.trick_openings(past)):
        for led, card, wanted in plays:
            best = max([c for c in wanted if SUIT_OF[c] == led], key=lambda c: wanted[c], default=card)
            if SUIT_OF[card] == led and wanted[card] < wanted[best] / 2:
                seen += 1
                assert likelihood(bytes([best]), [likely_hands.ObservedPlay(led, card, wanted)]) < 0.5
    assert seen


@pytest.mark.parametrize("mode", ["dubbel", "duel"])
def test_it_infers_hands_at_a_table_for_two(mode: str) -> None:
    likely_hands.weighed.cache_clear()
    state = play([Thinker("L", ITERATIONS)] * 2, 5, {"two_player_mode": mode}, plies=30, code="L")
    assert toedeloe.problems(state) == []
    assert likely_hands.weighed.cache_info().hits > 100
