"""Whatever is played in ToedeLoe: no pawn and no card is lost, and the points are those that were told."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe import INFO, State
from kaartbord.games.toedeloe.board import CELLS
from kaartbord.games.toedeloe.runs import LINES
from kaartbord.games.toedeloe.state import DEAL, DECK, GREEN, GREEN_HOME, OVER, SCORE, closed
from kaartbord.rules.protocol import DEALER, Action, Event

bounded = settings(derandomize=True, deadline=None, max_examples=60)


class Ply(NamedTuple):
    before: State
    seat: int
    action: Action
    after: State

    def events(self) -> tuple[Event, ...]:
        return toedeloe.events(*self)


def game(values: dict[str, Any], seats: int, seed: int) -> Iterator[Ply]:
    """A whole game at random."""
    rng, state = Random(seed), toedeloe.setup(toedeloe.options(values), seats)
    while owing := toedeloe.to_move(state):
        (seat,) = owing
        stock = toedeloe.stock(state)
        action = (
            toedeloe.deal(state, bytes(rng.sample(stock, len(stock))))
            if seat == DEALER
            else rng.choice(toedeloe.legal(state, seat))
        )
        after = toedeloe.apply(state, seat, action)
        yield Ply(state, seat, action, after)
        state = after


houses = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in INFO.options})
tables = st.tuples(houses, st.sampled_from(INFO.seats), st.integers(0, 2**32))


@bounded
@given(tables)
def test_pawns_are_conserved_and_stand_as_they_were_told(table: tuple[dict[str, Any], int, int]) -> None:
    """The board is put together anew from the events alone."""
    board, greens = dict.fromkeys(range(CELLS), 0), 2
    for ply in game(*table):
        for event in ply.events():
            if event.kind == "place":
                assert all(board[cell] == 0 for cell in event.cells)
                board |= dict.fromkeys(event.cells, event.pawn + 1)
            elif event.kind == "green":
                source, to = event.cells
                assert board[to] != GREEN
                greens -= source == GREEN_HOME
                if source != GREEN_HOME:
                    assert board[source] == GREEN
                    board[source] = 0
                board[to] = GREEN
        assert bytes(board.values()) == ply.after.cells
        on_board = [list(board.values()).count(piece) for piece in (1, 2, GREEN)]
        pawns = table[0]["pawns"]
        assert (on_board[0] + ply.after.left[0], on_board[1] + ply.after.left[1]) == (pawns, pawns)
        assert on_board[2] + greens == 2


@bounded
@given(tables)
def test_no_card_is_lost_or_doubled(table: tuple[dict[str, Any], int, int]) -> None:
    for ply in game(*table):
        if ply.after.phase != DEAL:
            assert sorted(closed(ply.after) + toedeloe.stock(ply.after)) == sorted(DECK)


@bounded
@given(tables)
def test_the_score_pawns_go_as_they_were_told(table: tuple[dict[str, Any], int, int]) -> None:
    for ply in game(*table):
        minus = list(ply.before.minus)
        for event in ply.events():
            if event.kind == "back":
                minus[event.pawn] = event.amount
            elif event.kind == "minus":
                assert event.amount > 0
                minus[event.pawn] -= event.amount
        lowest = ply.after.table.lowest
        assert tuple(max(at, lowest) for at in minus) == ply.after.minus


@bounded
@given(tables)
def test_every_deal_costs_whom_it_must_and_plus_tricks_are_counted(
    table: tuple[dict[str, Any], int, int],
) -> None:
    """What a deal costs is worked out anew from the tricks laid plus and the pawns placed in it."""
    plus: dict[int, int] = {}
    placed = [0, 0]
    for ply in game(*table):
        told = ply.events()
        chairs = ply.before.table.chairs
        if ply.action.kind == "deal":
            plus, placed = dict.fromkeys(range(chairs), 0), [0, 0]
        for event in told:
            if event.kind == "plus":
                assert ply.before.phase == SCORE
                plus[ply.before.turn] += 1
                assert event.amount == plus[ply.before.turn]
            elif event.kind == "place":
                placed[event.pawn] += len(event.cells)
        if any(event.kind == "deal_end" for event in told):
            by_team = [plus[0] + plus.get(2, 0), plus[1] + plus.get(3, 0)]
            compared = placed if table[0]["round_compare"] == "pawns" else by_team
            due = [
                sum(not plus[chair] for chair in range(side, chairs, 2))
                + (compared[side] < compared[1 - side])
                for side in (0, 1)
            ]
            lost = [
                sum(e.amount for e in told if e.kind == "minus" and e.pawn == side and e.cells != (0,))
                for side in (0, 1)
            ]
            assert lost == due


@bounded
@given(tables)
def test_a_game_ends_when_it_must_and_not_before(table: tuple[dict[str, Any], int, int]) -> None:
    last = None
    for ply in game(*table):
        ended = ply.after.table.lowest in ply.after.minus or 0 in ply.after.left
        assert (ply.after.phase == OVER) == ended
        last = ply
    assert last
    score = toedeloe.score(last.after)
    assert score.winners == tuple(side for side in (0, 1) if score.points[side] == max(score.points))
    winning = {seat for side in score.winners for seat in toedeloe.sides(last.after)[side]}
    assert [e.seat for e in last.events() if e.kind == "over"] == sorted(winning)


boards = st.lists(st.sampled_from((0, 1, 1, 2, 3)), min_size=CELLS, max_size=CELLS).map(bytes)


@bounded
@given(boards, st.sampled_from((0, 1)), st.booleans())
def test_rows_are_the_longest_segments_and_no_others(cells: bytes, side: int, wild: bool) -> None:
    """Against every straight segment there is."""
    own = {cell for cell in range(CELLS) if cells[cell] == side + 1 or wild and cells[cell] == GREEN}
    segments = [line[a:b] for line in LINES for a in range(len(line)) for b in range(a + 2, len(line) + 1)]
    full = [s for s in segments if own.issuperset(s) and any(cells[cell] == side + 1 for cell in s)]
    whole = [s for s in full if not any(set(s) < set(other) for other in full)]
    found = toedeloe.rows(cells, side, wild)
    assert sorted(found) == sorted(whole)
    assert [len(row) for row in found] == sorted(map(len, whole), reverse=True)
    assert toedeloe.longest_two(cells, side, wild) == found[:2]
