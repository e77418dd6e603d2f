"""Whatever is played: every round has one winner, the points are those of the events, no card is lost."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from kaartbord.games import toepen
from kaartbord.games.toepen import INFO
from kaartbord.games.toepen.rules.state import DEAL, DECK, FINAL_TRICKS, GONE, OVER, TURN_UP_PHASES, alive, dealt_cards
from kaartbord.rules.protocol import Event
from support.games import Ply, Table, bounded, random_game, tables

examples = bounded(60)
drawn = tables(INFO)


def evening(table: Table) -> Iterator[Ply]:
    """A whole evening at random, in which few toep and few bluff."""
    return random_game(toepen, table, in_turn=0.95, first=0.3)


def rounds(plies: Iterator[Ply]) -> Iterator[list[Ply]]:
    """The plies of each round, its deal first and its end last."""
    result: list[Ply] = []
    for ply in plies:
        if ply.action.kind != "lot":
            result.append(ply)
            if ply.after.phase in (DEAL, OVER):
                yield result
                result = []
    assert not result


@examples
@given(drawn)
def test_one_winner_and_the_points_follow_from_the_events(table: Table) -> None:
    """The points of each round are worked out again from its events alone."""
    values = table[0]
    for plies in rounds(evening(table)):
        start, end = plies[0].before, plies[-1].after
        events = [event for ply in plies for event in ply.events()]
        (winner,) = (event.seat for event in events if event.kind == "round")
        all_at_armoede = {e.seat for e in events if e.kind == "pelt"} == {*alive(start)}
        stake = next((e.amount for e in reversed(events) if e.kind == "stake"), 2 if all_at_armoede else 1)
        shown = [e for e in events if e.kind == "show"]
        gone = {e.seat for e in events if e.kind == "flies"}
        jack = bool(shown or plies[-1].action.kind == "card") and _with_a_jack(plies, winner, shown)
        expected = {}
        for seat in alive(start):
            fines = sum(e.amount for e in events if e.kind in ("true_wash", "false_wash") and e.seat == seat)
            folded = [e.amount for e in events if e.kind == "fold" and e.seat == seat]
            caught = any(e.kind == "false_wash" and e.seat == seat for e in events)
            if seat == winner:
                due = -1 if jack and values["jack_bonus"] else 0
            elif seat in gone or caught and values["was_penalty"] == "out":
                due = 0
            elif folded:
                (due,) = folded
            else:
                due = 3 if shown else stake
            expected[seat] = fines + due
        assert {s: end.points[s] - start.points[s] for s in alive(start)} == expected
        assert {e.seat: e.amount for e in events if e.kind == "points"} == {
            s: due for s, due in expected.items() if due
        }


def _with_a_jack(plies: list[Ply], winner: int, shown: list[Event]) -> bool:
    """Return whether the round was won by four jacks, or by a jack that took the last trick."""
    if shown:
        return next(e.cards for e in shown if e.seat == winner)[0] >> 2 == 11
    last = plies[-1]
    pile = last.before.played[winner] + (last.action.cards if last.seat == winner else b"")
    lead = last.before.leader
    led = (last.before.played[lead] + (last.action.cards if last.seat == lead else b""))[-1]
    return pile[-1] >> 2 == 11 and pile[-1] & 3 == led & 3


@examples
@given(drawn)
def test_who_takes_a_trick_leads_the_next_or_wins_the_round(
    table: Table,
) -> None:
    for ply in evening(table):
        for event in ply.events():
            if event.kind == "trick":
                after = ply.after
                assert event.seat == (after.winner if after.phase in (DEAL, OVER) else after.turn)


@examples
@given(drawn)
def test_who_is_out_and_who_wins(table: Table) -> None:
    values, seats, _ = table
    left, plies = seats, []
    for plies in rounds(evening(table)):
        start, end = plies[0].before, plies[-1].after
        events = [event for ply in plies for event in ply.events()]
        leaving = {e.seat for e in events if e.kind in ("out", "flies")}
        assert leaving == set(alive(start)) - set(alive(end))
        left -= len(leaving)
        assert len(alive(end)) == left > 0
        assert all(end.points[s] < values["limit"] for s in alive(end)) or left == 1
        assert end.dealer in alive(end)
        over = left == 1 or bool(leaving) and values["end_at_first_loser"]
        assert (end.phase == OVER) == over
        final = [e for e in events if e.kind == "final"]
        assert bool(final) == (start.rounds > 0 and plies[0].after.length == FINAL_TRICKS)
    score = toepen.score(plies[-1].after)
    assert score.winners and {plies[-1].after.status[s] for s in score.winners} != {GONE}
    assert [e.seat for e in plies[-1].events() if e.kind == "over"] == list(score.winners)


@examples
@given(drawn)
def test_no_card_is_lost_or_doubled(table: Table) -> None:
    for ply in evening(table):
        state = ply.after
        if state.phase in TURN_UP_PHASES:  # nothing is shuffled to turn up cards
            assert toepen.stock(state) == b""
            assert len(set(dealt_cards(state))) == len(dealt_cards(state))
        elif state.phase not in (DEAL, OVER):
            assert bytes(sorted(dealt_cards(state) + toepen.stock(state))) == DECK


@examples
@given(drawn)
def test_nobody_hears_of_a_card_he_does_not_see(table: Table) -> None:
    """A hand folded or laid away is in no event and no action that another sees, from the deal to the end."""
    seats = table[1]
    for plies in rounds(evening(table)):
        for viewer in (0, None):
            seen: set[int] = set()
            for ply in plies:
                shown = toepen.seen(ply.before, ply.seat, ply.action, viewer)
                view, after = toepen.view(ply.before, viewer), toepen.view(ply.after, viewer)
                events = toepen.events(view, ply.seat, shown, after)
                seen |= {*shown.cards, *(c for event in events for c in event.cards)}
            last = plies[-1].before
            secret = {c for s in range(seats) if s != viewer for c in last.hands[s] + last.aside[s]}
            public = {
                *plies[-1].action.cards,
                *(c for ply in plies if ply.action.kind == "turn_over" for c in ply.action.cards),
                *(c for s in range(seats) if last.marks[s] & 2 for c in last.hands[s]),
            }
            assert not seen & (secret - public)


@pytest.mark.parametrize("seats", INFO.seats)
def test_two_toep_each_other_as_high_as_they_like_and_it_still_ends(seats: int) -> None:
    plies = list(evening(({"blind_value": 5}, seats, seats)))
    assert max(ply.after.stake for ply in plies) >= 3
    assert plies[-1].after.phase == OVER
