"""Score sheets for real cards: what is written down counts as at our own tables."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import Match
from kaartbord.match.tally import TALLIES, page
from kaartbord.match.tally.page import StoredSheet, add_entry, from_record, new_sheet, take_back, to_record
from kaartbord.rules.protocol import Event
from support.plays import random_play

KEEZBORD, TOKKEN, TOEPEN, OKIDOKI, TOEDELOE = "K", "T", "P", "O", "L"


def written(code: str, sides: int, limit: int, *entries: str) -> StoredSheet:
    made = new_sheet(code, [""] * sides, limit)
    for text in entries:
        made = add_entry(made, text)
    return made


def offered(made: StoredSheet) -> set[str]:
    return {entry.text for ask in made.tally.asks(made.sheet) for entry in ask.entries}


def toepen(*entries: str, limit: int = 10, sides: int = 3, **house: Any) -> StoredSheet:
    made = new_sheet(TOEPEN, [""] * sides, limit, house)
    for text in entries:
        made = add_entry(made, text)
    return made


# ---- Tokken


def test_a_game_of_tokken_counts_for_who_won_it():
    made = written(TOKKEN, 3, 0, "2", "0", "2")
    assert made.sheet.totals == (1, 0, 2)
    assert made.sheet.rounds == ((0, 0, 1), (1, 0, 0), (0, 0, 1))
    assert take_back(made).sheet.totals == (1, 0, 1)
    assert not made.sheet.over


# ---- Toepen


@pytest.mark.parametrize(
    ("entries", "totals"),
    [
        ("w0", (0, 1, 1)),
        ("j0", (-1, 1, 1)),
        ("q0", (0, 3, 3)),
        ("t f1 t f2", (0, 1, 2)),
        ("t f1 t w2", (3, 1, 0)),
        ("b w0", (0, 3, 3)),
        ("b f1 w0", (0, 1, 3)),
        ("b f1 q0", (0, 1, 3)),
        ("p1 w0", (0, 2, 1)),
    ],
)
def test_a_round_costs_what_was_written_down(entries, totals):
    made = toepen(*entries.split())
    assert made.sheet.totals == totals
    assert made.sheet.rounds == (totals,)


def test_nobody_folds_without_a_toep_or_knocks_blind_after_one():
    assert not {"f0", "f1", "f2"} & offered(toepen())
    assert "b" not in offered(toepen("t"))


def test_one_point_from_the_limit_the_stake_is_two_at_once():
    made = toepen("t", "t", "t", "w0", limit=5)
    assert made.sheet.totals == (0, 4, 4)
    assert made.sheet.now.stake == 2
    assert {"f0"} == {text for text in offered(made) if text[0] == "f"}
    assert "b" not in offered(made)
    assert add_entry(add_entry(made, "f0"), "w1").sheet.totals == (1, 4, 6)
    assert {"f0", "f1", "f2"} <= offered(add_entry(made, "t"))


def test_who_reaches_the_limit_leaves_and_the_last_one_has_won():
    made = toepen("t", "t", "t", "f1", "t", "w0", limit=5)
    assert made.sheet.totals == (0, 3, 5)
    assert made.sheet.out == {2}
    assert "w2" not in offered(made)
    over = add_entry(add_entry(made, "t"), "w0")
    assert over.sheet.totals == (0, 5, 5)
    assert over.sheet.over
    assert not offered(over)


def test_with_nobody_below_the_limit_the_last_round_decides():
    made = toepen("p0", "p0", "p0", "p0", "p0", "t", "t", "t", "t", "w0", limit=5)
    assert made.sheet.out == {1, 2}
    assert made.sheet.over


def test_the_fifth_round_in_a_row_puts_the_lowest_of_the_others_out_who_pays_nothing():
    four = ("w0",) * 4
    assert toepen(*four, "w0").sheet.out == frozenset()
    made = toepen("p2", *four, "w0", five_crosses=True, sides=4)
    assert made.sheet.totals == (0, 4, 6, 5)
    assert made.sheet.out == {1}
    assert toepen("p2", *four, "w2", "w0", five_crosses=True).sheet.out == frozenset()


def test_how_many_rounds_in_a_row_is_said_where_it_counts():
    said = {ask.key: (ask.side, ask.number) for ask in TALLIES[TOEPEN].asks(toepen("w1", "w1").sheet)}
    assert "crosses" not in said
    counting = toepen("w1", "w1", five_crosses=True).sheet
    assert ("crosses", 1, 2) in [(ask.key, ask.side, ask.number) for ask in TALLIES[TOEPEN].asks(counting)]


def test_who_folded_twice_in_a_row_stays():
    twice = ("t", "f1", "w0") * 2
    assert "f1" in offered(toepen(*twice, "t"))
    assert "f1" not in offered(toepen(*twice, "t", anti_line=True))
    assert "f1" in offered(toepen(*twice, "t", "w0", "t", anti_line=True))
    assert "f1" not in offered(toepen(*twice, "w0", "t", anti_line=True)), "nothing to answer breaks no line"


def test_the_last_two_fight_the_last_fight_where_that_is_agreed_on():
    near = [*["p0"] * 4, *["p1"] * 3, "w0"]
    assert toepen(*near, limit=5, sides=2).sheet.totals == (4, 4)
    assert "t" in offered(toepen(*near, limit=5, sides=2))
    last = toepen(*near, limit=5, sides=2, kings_final="two")
    assert not {"t", "f0", "f1"} & offered(last)
    assert add_entry(last, "w1").sheet.out == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "house",
    [
        {"limit": 15, "five_crosses": True},
        {"limit": 5, "anti_line": True},
        {"limit": 5, "kings_final": "three"},
    ],
)
def test_a_sheet_of_toepen_comes_to_what_our_own_table_does(seats, house):
    """The events of games that are played here are written down tap by tap."""
    game = GAMES[TOEPEN]
    quiet = {"blind": False, "was": False, "four_alike": False}
    for seed in range(4):
        play = random_play(Match(TOEPEN, game.INFO.version, game.options(quiet | house), seats, seed))
        made = toepen(sides=seats, **house)
        for ply in play.plies:
            open_to = {action.kind for action in game.legal(ply.before, ply.seat)}
            if "stay" in open_to:
                assert (f"f{ply.seat}" in offered(made)) is ("fold" in open_to)
            after = game.play(ply.before, ply.action)
            events = game.events(ply.before, ply.seat, ply.action, after)
            for text in entries(events):
                if text[0] not in "wj" or len(made.sheet.rounds) < after.rounds:  # the last one in has won already
                    made = add_entry(made, text)
            if any(event.kind == "round" for event in events):
                assert made.sheet.totals == after.points
        assert made.sheet.over
        (winner,) = {*range(seats)} - made.sheet.out
        assert game.score(play.state).winners == (winner,)


def entries(events: Sequence[Event]) -> Iterator[str]:
    """Yield what somebody at the table writes down of the events."""
    bonus = {event.seat for event in events if event.kind == "points" and event.amount < 0}
    for event in events:
        if event.kind == "toep":
            yield "t"
        elif event.kind == "fold":
            yield f"f{event.seat}"
        elif event.kind == "round":
            yield f"{'j' if event.seat in bonus else 'w'}{event.seat}"


# ---- the others


def test_keezbord_counts_as_the_championship():
    made = written(KEEZBORD, 2, 0, "6", "8", "5", "7")
    assert made.sheet.rounds == ((12, 26), (10, 14))
    assert made.sheet.totals == (22, 40)
    assert "8" not in offered(add_entry(made, "8"))


def test_a_team_of_okidoki_walks_the_penalties_of_the_other():
    assert written(OKIDOKI, 2, 0, "7", "10", "a1").sheet.rounds == ((13, 7), (0, 0), (0, 20))


def test_a_hand_of_toedeloe_without_a_plus_costs_a_point_and_so_do_fewer():
    assert written(TOEDELOE, 2, 9, "3", "0", "1", "2").sheet.totals == (0, -2)
    assert written(TOEDELOE, 2, 9, "0", "1", "2", "1").sheet.totals == (-1, 0)
    assert written(TOEDELOE, 2, 9, "0", "0", "0", "0").sheet.totals == (-2, -2)


def test_a_joker_of_toedeloe_takes_back_two_and_not_more():
    made = written(TOEDELOE, 2, 9, "m0", "b0")
    assert made.sheet.totals == (0, 0)
    assert "b0" not in offered(made)


def test_toedeloe_is_over_at_the_end_of_the_track():
    made = written(TOEDELOE, 2, 5, *["m1"] * 5)
    assert made.sheet.over
    assert made.sheet.totals == (0, -5)
    assert made.sheet.rounds == ((0, -5),)
    again = written(TOEDELOE, 2, 5, *["m1"] * 4, "3", "0", "1", "0")
    assert again.sheet.over
    assert again.sheet.rounds == ((0, -5),)


def test_no_more_plus_tricks_than_a_deal_has():
    assert "0" in offered(written(TOEDELOE, 2, 9, "10"))
    assert "1" not in offered(written(TOEDELOE, 2, 9, "10"))


# ---- all of them


@pytest.mark.parametrize("code", TALLIES)
def test_any_row_of_entries_adds_up_reads_back_and_can_be_taken_back(code):
    lot, tally = Random(21), TALLIES[code]
    for sides in tally.sides:
        house = {option.name: option.values[-1] for option in tally.options}
        made = new_sheet(code, ["Anna"] * sides, min(tally.limits, default=0), house)
        for _ in range(60):
            if not offered(made):
                break
            before, made = made, add_entry(made, lot.choice(sorted(offered(made))))
            assert take_back(made) == before
        sheet = made.sheet
        brought = getattr(sheet.now, "brought", (0,) * sides) if not sheet.over else (0,) * sides
        sums = tuple(map(sum, zip(brought, *sheet.rounds, strict=True)))
        assert sums == sheet.totals
        assert from_record(code, to_record(made)) == made


@pytest.mark.parametrize(
    "torn",
    [
        None,
        [],
        {"names": ["a", "b"], "limit": 0},
        {"names": ["a"], "limit": 0, "entries": []},
        {"names": ["a", "b"], "limit": 7, "entries": []},
        {"names": ["a", "b"], "limit": 0, "entries": ["9"]},
        {"names": ["a", "b"], "limit": 0, "entries": ["8", "8"]},
        {"names": ["a", "b"], "limit": 0, "entries": 3},
        {"names": ["a", "b"], "limit": 0, "house": {"five_crosses": True}, "entries": []},
        {"names": ["a", "b"], "limit": 0, "house": 3, "entries": []},
    ],
)
def test_what_is_no_sheet_is_not_read(torn):
    assert from_record(KEEZBORD, torn) is None


def test_names_are_tidied():
    assert page.new_sheet(KEEZBORD, ["  Wij ", "x" * 200], 0).names == ("Wij", "x" * 24)
