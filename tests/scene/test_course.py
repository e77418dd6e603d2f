"""The course of a game: which positions are looked at, and which turns mattered most."""

from functools import cache
from random import Random

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.rules.protocol import DEALER
from kaartbord.scene import chances_chart
from kaartbord.scene.chances_chart import GRID_STEPS, MAX_EVALUATED, Chances, FinishedGame, TurningPoint
from kaartbord.text import MESSAGES
from kaartbord.text.reader import Reader

NAMES = ("Anna", "Bob", "Cas", "Dien")


def judge(chances: list[float], dealt: frozenset[int] = frozenset()) -> dict[int, Chances]:
    """Analyse a game of two sides as the page does; `chances` are the first side's, one a ply."""
    known: dict[int, Chances] = {}
    while (ply := chances_chart.next_ply(known, len(chances) - 1, dealt)) is not None:
        assert ply not in known
        known[ply] = (chances[ply], 1 - chances[ply])
    return known


def stepped(plies: int, **steps: float) -> list[float]:
    """Even chances but for steps at some plies: p30=0.2 is up by 0.2 with ply 30."""
    at = {int(name[1:]): step for name, step in steps.items()}
    return [0.5 + sum(step for ply, step in at.items() if ply <= n) for n in range(plies + 1)]


def test_a_short_game_is_looked_at_ply_by_ply() -> None:
    assert sorted(judge(stepped(20))) == list(range(21))


def test_the_line_grows_from_the_start_to_the_end() -> None:
    known: dict[int, Chances] = {}
    seen = []
    while len(known) <= GRID_STEPS:
        ply = chances_chart.next_ply(known, 600)
        assert ply is not None
        seen.append(ply)
        known[ply] = (0.5, 0.5)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 600)


@pytest.mark.parametrize("plies", [0, 1, 2, GRID_STEPS, GRID_STEPS + 1, 150, 800])
def test_no_game_is_looked_at_for_longer_than_was_said(plies: int) -> None:
    known = judge(stepped(plies, p1=0.1, p77=-0.2, p100=0.3))
    assert len(known) <= chances_chart.positions_to_evaluate(plies) <= MAX_EVALUATED
    assert {0, plies} <= set(known)


def test_the_turns_that_mattered_are_found_to_the_ply() -> None:
    known = judge(stepped(700, p33=0.2, p401=-0.35, p402=0.1, p640=0.25))
    assert [turn.ply for turn in chances_chart.turning_points(known)] == [33, 401, 640]
    assert chances_chart.turning_points(known)[1].before == pytest.approx((0.7, 0.3))
    assert chances_chart.turning_points(known)[1].after == pytest.approx((0.35, 0.65))
    assert chances_chart.turning_points(known)[1].swing == pytest.approx(0.35)


def test_what_the_dealer_does_is_nobodys_turn() -> None:
    dealt = frozenset((401,))
    known = judge(stepped(700, p33=0.2, p401=-0.35, p500=0.1, p640=0.25), dealt)
    assert [turn.ply for turn in chances_chart.turning_points(known, dealt)] == [33, 500, 640]


def test_small_changes_made_no_difference() -> None:
    assert [turn.ply for turn in chances_chart.turning_points(judge(stepped(50, p7=0.3, p20=0.01)))] == [7]


def test_the_swing_is_that_of_the_side_for_which_most_changed() -> None:
    assert TurningPoint(1, (0.5, 0.3, 0.2), (0.4, 0.55, 0.05)).swing == pytest.approx(0.25)


def test_the_line_of_a_side_is_in_the_order_of_play() -> None:
    assert chances_chart.chance_line({8: (0.1, 0.9), 0: (0.5, 0.5), 4: (0.3, 0.7)}, 1) == [(0, 0.5), (4, 0.7), (8, 0.9)]


# ---- the chart of a game that is over


@cache
def over(code: str, seats: int, lang: str = "nl") -> FinishedGame:
    """A game with chance choices that has chances of its own after every ply."""
    random, options = Random(3), GAMES[code].options({})
    begun = match.start_match(code, options, seats, 3).match
    play = match.unfold(begun, lambda legal: random.randrange(len(legal)))
    people = tuple(Seat("link", name, True) for name in NAMES[:seats])
    session = Session(SavedGame(OpenHistory(play), people, frozenset({1})))
    game = FinishedGame(session, Reader(MESSAGES[lang], NAMES[:seats], 1))
    for ply in range(len(play.plies) + 1):
        raw = [1 + random.random() for _ in game.sides]
        session.chances[ply] = tuple(chance / sum(raw) for chance in raw)
    return game


def test_of_two_sides_only_the_own_one_has_a_line() -> None:
    assert over("O", 4).charted_sides() == [1]
    assert over("L", 4).charted_sides() == [1]
    assert over("P", 4).charted_sides() == [0, 1, 2, 3]


@pytest.mark.parametrize(("code", "seats"), [("P", 4), ("O", 4), ("L", 4)])
def test_a_turn_says_what_was_done_and_how_far_whose_chances_went(code: str, seats: int) -> None:
    game = over(code, seats)
    turns = chances_chart.turning_points(game.session.chances, game.minor_plies())
    assert turns
    for turn in turns:
        assert game.turn_text(turn)
        shown = game.change_text(turn)
        assert any(
            str(chances_chart.whole_percent(turn.before[side])) in shown
            and str(chances_chart.whole_percent(turn.after[side])) in shown
            for side in game.charted_sides()
        )


@pytest.mark.parametrize(("code", "seats"), [("P", 4), ("O", 4), ("L", 4)])
def test_the_deals_are_no_turns_to_learn_from(code: str, seats: int) -> None:
    game = over(code, seats)
    deals = {number for number, ply in enumerate(game.session.play.plies, 1) if ply.seat == DEALER}
    assert deals and deals <= game.minor_plies()


@pytest.mark.parametrize(("code", "seats"), [("P", 4), ("O", 4), ("L", 4)])
def test_the_table_runs_from_the_start_to_the_end_for_every_side(code: str, seats: int) -> None:
    game, rows = over(code, seats), over(code, seats).rows()
    assert (rows[0][0], rows[-1][0]) == (0, len(game.session.play.plies))
    assert len(rows) <= chances_chart.ROWS + 1
    assert all(len(chances) == len(game.sides) and abs(sum(chances) - 100) <= 2 for _, chances in rows)


def test_the_chart_stays_within_its_picture() -> None:
    axes = chances_chart.Axes(7)
    assert axes.points([(0, 1), (7, 0)]) == f"{chances_chart.LEFT:.1f},{chances_chart.EDGE:.1f} 306.0,130.0"
    assert axes.across(7) == chances_chart.WIDE - chances_chart.EDGE
    assert axes.down(0) < chances_chart.HIGH - chances_chart.BELOW


@pytest.mark.parametrize(("last", "parts"), [(7, 7), (40, 40), (700, 40)])
def test_the_chart_has_parts_for_a_tap_from_the_start_to_the_end(last: int, parts: int) -> None:
    ends = chances_chart.Axes(last).parts()
    assert (ends[0], ends[-1], len(ends)) == (0, last, parts + 1)
    assert ends == sorted({*ends})
