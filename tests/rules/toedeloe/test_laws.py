"""Whatever is played in ToedeLoe: no pawn and no card is lost, and the points are those of the events."""

from hypothesis import given
from hypothesis import strategies as st
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe import INFO
from kaartbord.games.toedeloe.rules.board import CELLS
from kaartbord.games.toedeloe.rules.rows import LINES
from kaartbord.games.toedeloe.rules.state import DEAL, DECK, GREEN, GREEN_HOME, OVER, SCORE, dealt_cards
from support.games import Table, bounded, random_game, tables

examples = bounded(60)
drawn = tables(INFO)


@examples
@given(drawn)
def test_pawns_are_conserved_and_stand_where_the_events_say(table: Table) -> None:
    """The board is put together again from the events alone."""
    board, greens = dict.fromkeys(range(CELLS), 0), 2
    for ply in random_game(toedeloe, table):
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


@examples
@given(drawn)
def test_no_card_is_lost_or_doubled(table: Table) -> None:
    for ply in random_game(toedeloe, table):
        if ply.after.phase != DEAL:
            assert sorted(dealt_cards(ply.after) + toedeloe.stock(ply.after)) == sorted(DECK)


@examples
@given(drawn)
def test_the_score_pawns_go_where_the_events_say(table: Table) -> None:
    for ply in random_game(toedeloe, table):
        minus = list(ply.before.minus)
        for event in ply.events():
            if event.kind == "back":
                minus[event.pawn] = event.amount
            elif event.kind == "minus":
                assert event.amount > 0
                minus[event.pawn] -= event.amount
        lowest = ply.after.table.lowest
        assert tuple(max(at, lowest) for at in minus) == ply.after.minus


@examples
@given(drawn)
def test_every_deal_costs_whom_it_must_and_plus_tricks_are_counted(
    table: Table,
) -> None:
    """The cost of a deal is worked out again from the tricks laid plus and the pawns placed in it."""
    plus: dict[int, int] = {}
    placed = [0, 0]
    for ply in random_game(toedeloe, table):
        events = ply.events()
        chairs = ply.before.table.chairs
        if ply.action.kind == "deal":
            plus, placed = dict.fromkeys(range(chairs), 0), [0, 0]
        for event in events:
            if event.kind == "plus":
                assert ply.before.phase == SCORE
                plus[ply.before.turn] += 1
                assert event.amount == plus[ply.before.turn]
            elif event.kind == "place":
                placed[event.pawn] += len(event.cells)
        if any(event.kind == "deal_end" for event in events):
            by_team = [plus[0] + plus.get(2, 0), plus[1] + plus.get(3, 0)]
            compared = placed if table[0]["round_compare"] == "pawns" else by_team
            due = [
                sum(not plus[chair] for chair in range(side, chairs, 2)) + (compared[side] < compared[1 - side])
                for side in (0, 1)
            ]
            lost = [
                sum(e.amount for e in events if e.kind == "minus" and e.pawn == side and e.cells != (0,))
                for side in (0, 1)
            ]
            assert lost == due


@examples
@given(drawn)
def test_a_game_ends_when_it_must_and_not_before(table: Table) -> None:
    last = None
    for ply in random_game(toedeloe, table):
        ended = ply.after.table.lowest in ply.after.minus or 0 in ply.after.left
        assert (ply.after.phase == OVER) == ended
        last = ply
    assert last
    score = toedeloe.score(last.after)
    assert score.winners == tuple(side for side in (0, 1) if score.points[side] == max(score.points))
    winning = {seat for side in score.winners for seat in toedeloe.sides(last.after)[side]}
    assert [e.seat for e in last.events() if e.kind == "over"] == sorted(winning)


boards = st.lists(st.sampled_from((0, 1, 1, 2, 3)), min_size=CELLS, max_size=CELLS).map(bytes)


@examples
@given(boards, st.sampled_from((0, 1)), st.booleans())
def test_rows_are_the_longest_segments_and_no_others(cells: bytes, side: int, wild: bool) -> None:
    """Against every straight segment there is."""
    own = {cell for cell in range(CELLS) if cells[cell] == side + 1 or wild and cells[cell] == GREEN}
    segments = [line[a:b] for line in LINES for a in range(len(line)) for b in range(a + 2, len(line) + 1)]
    full = [s for s in segments if own.issuperset(s) and any(cells[cell] == side + 1 for cell in s)]
    whole = [s for s in full if not any(set(s) < set(other) for other in full)]
    result = toedeloe.rows(cells, side, wild)
    assert sorted(result) == sorted(whole)
    assert [len(row) for row in result] == sorted(map(len, whole), reverse=True)
    assert toedeloe.longest_two(cells, side, wild) == result[:2]
