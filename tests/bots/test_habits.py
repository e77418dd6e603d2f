"""Tests of what computers at Toepen infer from what they have seen, and of rounds that are played out in one step."""

from __future__ import annotations

from collections.abc import Iterator
from math import log, prod
from statistics import fmean

import pytest
from kaartbord.bots import players
from kaartbord.bots.observed_plies import ObservedPly, Past
from kaartbord.games import toepen
from kaartbord.games.toepen.computer import adapter
from kaartbord.games.toepen.computer.deals import deal_hands, round_info
from kaartbord.games.toepen.computer.habits import HandFit
from kaartbord.games.toepen.computer.rounds import RoundOutcomes
from kaartbord.games.toepen.rules.stake import FOLD, STAY, TOEP
from kaartbord.games.toepen.rules.state import (
    ANSWER,
    CAUGHT,
    DEAL,
    IN,
    LOOKED,
    PELT,
    PELT_TOEPER,
    SITS_OUT,
    STRENGTH,
    TRICK,
    ToepenState,
)
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.cards import parse
from kaartbord.rules.protocol import Action
from support.players.robbers import quick
from support.players.table import filled_at_random, past_of, play
from support.positions import position

Ply = tuple[ToepenState, int, Action]


def choices(seats: int, seed: int, plies: int = 150) -> Iterator[tuple[ToepenState, int, Past[ToepenState]]]:
    """The choices of quick players about cards and stakes: the full state, the seat, and what it has seen."""
    made: list[Ply] = []
    play([quick] * seats, seed, {}, lambda *ply: made.append(ply), plies, "P")
    for n, (state, seat, _) in enumerate(made):
        if state.phase in (TRICK, ANSWER, PELT) and toepen.to_move(state)[0] == seat:
            since = [ply for ply in made[:n] if ply[0].rounds == state.rounds and ply[0].phase != DEAL]
            yield state, seat, past_of(toepen, since, seat)


def held(state: ToepenState) -> dict[int, list[int]]:
    """All hands, the weakest cards first."""
    return {seat: sorted(hand, key=STRENGTH.__getitem__) for seat, hand in enumerate(state.hands)}


# ---- a round played out at once


def ply_by_ply(state: ToepenState, action: Action) -> ToepenState:
    """Return the state once all questions are answered in the likeliest way."""
    state = toepen.play(state, action)
    while state.phase in (ANSWER, PELT):
        state = toepen.play(state, adapter.PLAIN_ANSWERS[state.phase](state, state.queue[0]))
    return state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_round_played_out_at_once_is_worth_what_it_is_ply_by_ply(seats: int) -> None:
    met = set()
    for state, seat, _ in choices(seats, seats):
        view = toepen.view(state, seat)
        rounds = RoundOutcomes(view, seat, adapter.evaluate)
        for action in adapter.candidates(view, seat):
            worth = adapter.evaluate(ply_by_ply(state, action))[seat]
            assert rounds.worth_without_toeps(action, held(state), [0.5] * seats) == pytest.approx(worth)
            met.add(action.kind)
    assert {"card", "toep", "stay", "fold"} <= met


def test_the_last_one_in_has_won_though_the_one_in_armoede_sits_out() -> None:
    asked = position(
        "Js Qs Jc Qd",
        phase=PELT,
        queue=bytes([0, 1, 2]),
        status=bytes([IN, IN, IN, SITS_OUT]),
        marks=bytes([LOOKED, LOOKED, LOOKED, LOOKED | CAUGHT]),
        hands=(bytes(sorted(parse("Js Qs Jc Qd"))), bytes(4), bytes(4), b""),
        under=parse("As Ks Kh Ah"),
        points=(0, 0, 0, 10),
        start=(0, 0, 0, 9),
        raised=2,
        toeper=PELT_TOEPER,
        turn=-1,
        leader=-1,
    )
    state = filled_at_random(toepen, asked, SeededStream(b"armoede"))
    rounds = RoundOutcomes(asked, 0, adapter.evaluate)
    won = toepen.play(toepen.play(state, FOLD), FOLD)
    assert won.winner == 2
    assert rounds.worth(FOLD, held(state), [1.0] * 4) == pytest.approx(adapter.evaluate(won)[0])


def test_staying_costs_more_than_the_stake_says() -> None:
    state, seat, _ = next(each for each in choices(4, 3) if each[0].phase == ANSWER)
    rounds, deal = RoundOutcomes(toepen.view(state, seat), seat, adapter.evaluate), (held(state), [0.5] * 4)
    assert rounds.worth(STAY, *deal) < rounds.worth_without_toeps(STAY, *deal)
    assert rounds.worth(FOLD, *deal) == rounds.worth_without_toeps(FOLD, *deal)


# ---- what was seen


def twin(past: Past[ToepenState], seat: int) -> Past[ToepenState]:
    """The same with other cards where the seat saw none."""
    return [
        ply._replace(before=filled_at_random(toepen, ply.before, SeededStream(bytes([n]))))
        for n, ply in enumerate(past)
    ]


def test_cards_that_were_not_seen_change_nothing() -> None:
    differing = 0
    for n, (state, seat, past) in enumerate(choices(4, 7, 60)):
        view = toepen.view(state, seat)
        other = filled_at_random(toepen, view, SeededStream(bytes([n])))
        chosen = [
            players.think("P", seen, seat, iterations=24, past=known)
            for seen, known in ((state, past), (other, twin(past, seat)), (view, past))
        ]
        assert chosen[0] == chosen[1] == chosen[2]
        differing += chosen[0].lines != players.think("P", view, seat, iterations=24).lines
    assert differing > 5


def gain(state: ToepenState, seat: int, past: Past[ToepenState], stream: SeededStream) -> float:
    """Return how much likelier the past makes the true hands of the others than those dealt without it, as a
    logarithm."""
    view = toepen.view(state, seat)
    info, fit = round_info(view), HandFit(view, past)
    rivals = [other for other in info.turn_orders if other != seat]
    deals = [deal_hands(info, stream) for _ in range(20)]
    return log(prod(fit(s, state.hands[s]) for s in rivals)) - log(
        fmean(prod(fit(s, hands[s]) for s in rivals) for hands in deals)
    )


def test_hands_that_fit_the_past_are_nearer_the_truth() -> None:
    gains = [gain(*each, SeededStream(bytes([n]))) for n, each in enumerate(choices(4, 9, 200))]
    assert fmean(gains) > 0.1


def test_who_toeps_at_once_is_dealt_better_cards() -> None:
    asked = position("9s 8h Qc Jd", seats=2, phase=ANSWER, queue=bytes([0]), raised=2, toeper=1, turn=1, leader=1)
    past = [ObservedPly(position("9s 8h Qc Jd", seats=2, turn=1, leader=1), 1, TOEP)]
    means = []
    for known in ((), past):
        deals = [adapter.determinize(asked, 0, SeededStream(bytes([n])), known) for n in range(100)]
        means.append(fmean(STRENGTH[c] for full in deals for c in full.hands[1]))
    assert means[1] > means[0] + 0.2
