"""Tests of the table of Toepen, and of the sheet of the evening."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest
from kaartbord.games import toepen
from kaartbord.games.toepen.rules.state import DEAL, FOLDED, GONE, OVER, STRENGTH, TRICK
from kaartbord.games.toepen.scene import picture
from kaartbord.games.toepen.scene.scorecard import finished_rounds as rounds_of
from kaartbord.games.tricks.scene.scorecard import lines
from kaartbord.games.tricks.scene.scorecard import rows as rows_of
from kaartbord.match import match
from kaartbord.rules import cards
from kaartbord.rules.protocol import UNKNOWN, Event
from kaartbord.scene.strokes import groups
from kaartbord.scene.trick_table import TrickCard


@cache
def evening_of(seed, seats=4, **options):
    """A whole evening with chance choices, more often a card than anything else."""
    random = Random(seed)

    def pick(legal):
        weights = [4 if action.kind in ("card", "stay") else 1 for action in legal]
        return random.choices(range(len(legal)), weights)[0]

    return match.unfold(match.Match("P", toepen.INFO.version, toepen.options(options), seats, seed), pick)


SEEDS = range(6)


# ---- the trick


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_of_this_trick_lie_before_who_played_them(seed):
    for ply in evening_of(seed).plies:
        view = toepen.view(ply.after, None)
        if view.phase != TRICK:
            continue
        number = view.tricks
        there = {one.seat: one.card for one in picture.trick_cards(view)}
        assert there == {s: pile[number] for s, pile in enumerate(view.played) if len(pile) > number}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_lie_in_the_order_in_which_they_were_played(seed):
    order = []
    for ply in evening_of(seed).plies:
        if ply.action.kind == "card":
            order.append(ply.seat)
            if ply.after.phase == TRICK and ply.after.tricks == ply.before.tricks:
                assert [one.seat for one in picture.trick_cards(ply.after)] == order
            else:
                taken = picture.taken_trick(ply.before, ply.after, Event("card", ply.seat, ply.action.cards))
                assert [one.seat for one in taken] == order
        if ply.after.tricks != ply.before.tricks or ply.after.phase in (DEAL, OVER):
            order = []


def test_whose_card_lies_there_though_he_has_folded_is_marked():
    evenings = [evening_of(seed, was=False) for seed in SEEDS]
    states = [ply.after for evening in evenings for ply in evening.plies if ply.after.phase == TRICK]
    there = [(one.out, state.status[one.seat] == FOLDED) for state in states for one in picture.trick_cards(state)]
    assert (True, True) in there and (False, False) in there
    assert all(marked == folded for marked, folded in there)


def test_the_last_trick_stays_until_the_next_deal():
    ends = [
        ply
        for ply in evening_of(1).plies
        if ply.after.phase in (DEAL, OVER) and ply.before.phase == TRICK and ply.action.kind == "card"
    ]
    assert ends
    for ply in ends:
        trick = picture.trick_cards(ply.after)
        assert ply.action.cards[0] in [one.card for one in trick]
        taken = picture.taken_trick(ply.before, ply.after, Event("card", ply.seat, ply.action.cards))
        assert {one[:2] for one in trick} == {one[:2] for one in taken}


def test_a_wash_lies_face_down_before_its_owner():
    washes = [ply.after for seed in SEEDS for ply in evening_of(seed).plies if ply.action.kind.startswith("wash")]
    assert washes
    for state in washes:
        assert picture.trick_cards(state) == (TrickCard(state.washer, UNKNOWN, False),)


def test_a_hand_is_held_by_suit_the_highest_first():
    hand = cards.parse("Js Ts Kh 7h Qc Ad")
    assert cards.text(picture.sort_hand(bytes(sorted(hand)))) == "Ts Js 7h Kh Qc Ad"
    assert picture.sort_hand(bytes(4)) == bytes(4)
    order = picture.sort_hand(toepen.stock(toepen.setup(toepen.options({}), 2)._replace(dealer=0)))
    assert all(a & 3 < b & 3 or STRENGTH[a] > STRENGTH[b] for a, b in pairwise(order))


@pytest.mark.parametrize(("points", "marks"), [(-1, (0, 0)), (0, (0, 0)), (4, (0, 4)), (5, (1, 0)), (13, (2, 3))])
def test_points_as_strokes(points, marks):
    assert groups(points) == marks


# ---- the evening


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sheet_has_a_row_for_each_round_and_ends_with_the_score(seed):
    play = evening_of(seed)
    rounds = rounds_of(play.plies)
    assert len(rounds) == play.state.rounds
    assert rounds[-1].points == play.state.points
    gone = {seat for seat, status in enumerate(play.state.status) if status == GONE}
    assert rounds[-1].out == gone
    told = [
        event.seat
        for ply in play.plies
        for event in toepen.events(ply.before, ply.seat, ply.action, ply.after)
        if event.kind == "round"
    ]
    assert [one.winner for one in rounds] == told


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_leaves_once_and_shows_no_points_afterwards(seed):
    rows = rows_of(rounds_of(evening_of(seed).plies))
    assert all(sum(cell.won for cell in row) == 1 for row in rows)
    for column in zip(*rows, strict=True):
        leaving = [i for i, cell in enumerate(column) if cell.leaves]
        assert len(leaving) <= 1
        assert [cell.gone for cell in column] == [bool(leaving) and i > leaving[0] for i in range(len(rows))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_runs_from_nothing_until_its_seat_is_out(seed):
    play = evening_of(seed)
    rounds = rounds_of(play.plies)
    for seat, line in enumerate(lines(rounds, 4)):
        out = next((i for i, one in enumerate(rounds, 1) if seat in one.out), len(rounds))
        assert line[0] == (0, 0) and line[-1] == (out, rounds[out - 1].points[seat])
        assert [number for number, _ in line] == list(range(out + 1))


def test_half_an_evening_shows_only_what_has_been_played():
    plies = evening_of(0).plies
    ends = [i for i, ply in enumerate(plies, 1) if len(rounds_of(plies[:i])) == 2]
    assert rounds_of(plies[: ends[0]]) == rounds_of(plies)[:2]
    assert rounds_of(()) == []
