"""Whatever is played: twenty points a hand, no card or pawn lost, the steps are the points of the others."""

from hypothesis import given
from kaartbord.games import okidoki
from kaartbord.games.okidoki import INFO
from kaartbord.games.okidoki.rules.hand import penalties, taken_aces
from kaartbord.games.okidoki.rules.state import ACES_MOVE, DEAL, DECK, HAND_PENALTY, MOVE, OVER, RESERVE, START
from kaartbord.rules.protocol import Event
from support.games import Table, bounded, random_game, tables
from support.tables.okidoki import BOARDS

examples = bounded(40)
drawn = tables(INFO, BOARDS)


@examples
@given(drawn)
def test_twenty_points_and_the_steps_that_follow(table: Table) -> None:
    """AT-O1, and what each hand brings, worked out again from the cards in the events."""
    values = table[0]
    events: list[Event] = []
    for ply in random_game(okidoki, table):
        happened = ply.events()
        events = [] if ply.action.kind == "deal" else events + list(happened)
        if ply.before.phase != "trick" or ply.after.phase not in (MOVE, DEAL):
            continue
        tricks = [event for event in events if event.kind == "trick"]
        played = b"".join(event.cards for event in tricks)
        assert sum(event.amount for event in tricks) == sum(penalties(ply.after))
        assert ply.after.hands == (b"",) * ply.after.table.chairs
        four = [event.amount for event in events if event.kind == "aces"]
        if four and not values["four_aces_play_out"]:
            assert ply.after.moves == ((four[0], ACES_MOVE),)
            assert len(taken_aces(ply.after)[four[0]]) == 4
            continue
        assert sorted(played) == list(DECK)
        points = penalties(ply.after)
        assert sum(points) == HAND_PENALTY
        assert [event.amount for event in events if event.kind == "count"] == list(points)
        if four:
            assert ply.after.moves == ((four[0], ACES_MOVE), (1 - four[0], points[four[0]]))
        elif points == (10, 10):
            assert ply.after.moves == () and events[-1].kind == "level"
        else:
            first = points.index(min(points))
            assert ply.after.moves == ((first, max(points)), (1 - first, min(points)))
            assert min(points) >= 2


@examples
@given(drawn)
def test_pawns(table: Table) -> None:
    """Two start boxes a team, refilled; nobody on red; who is home stays; hits and refills are events."""
    for ply in random_game(okidoki, table):
        pawns, t = ply.after.pawns, ply.after.table
        for team in (pawns[:4], pawns[4:]):
            assert team.count(START) <= 2
            assert RESERVE not in team or team.count(START) == 2
        standing = [at for at in pawns if START < at < t.finish]
        assert len(standing) == len(set(standing))
        assert all(t.squares[at - 1] != "r" for at in standing)
        assert all(now == t.finish for then, now in zip(ply.before.pawns, pawns, strict=True) if then == t.finish)
        now = list(ply.before.pawns)
        for event in ply.events():
            if event.kind in ("walk", "refill"):
                assert now[event.pawn] == event.cells[0]
                now[event.pawn] = event.cells[-1]
            elif event.kind == "hit":
                assert now[event.other] == event.cells[0] == now[event.pawn]
                now[event.other] = event.cells[1]
            elif event.kind == "swap":
                for pawn, to in ply.action.placements:
                    now[pawn] = to
        assert bytes(now) == pawns


@examples
@given(drawn)
def test_the_steps_walked_are_those_that_were_due(table: Table) -> None:
    for ply in random_game(okidoki, table):
        walks = [event.amount for event in ply.events() if event.kind == "walk"]
        if walks:
            steps = ply.before.moves[0][1]
            assert sum(walks) == steps if steps != ACES_MOVE else set(walks) == {10}
            assert len(walks) <= 2 and min(walks) >= 1


@examples
@given(drawn)
def test_no_card_is_lost_or_doubled(table: Table) -> None:
    for ply in random_game(okidoki, table):
        state = ply.after
        if state.phase != DEAL:
            held = b"".join(state.hands + state.gifts + state.played)
            assert sorted(held + okidoki.stock(state)) == list(DECK)


@examples
@given(drawn)
def test_the_game_ends_after_a_whole_round(table: Table) -> None:
    values, seats, _ = table
    goal = 2 if values["short"] else 4
    plies = list(random_game(okidoki, table))
    last = plies[-1]
    assert last.before.phase == MOVE and last.after.phase == OVER and not last.after.moves
    points = okidoki.score(last.after).points
    assert okidoki.score(last.after).winners == tuple(s for s in (0, 1) if points[s] >= goal)
    assert [e.seat for e in last.events() if e.kind == "over"] == [s for s in range(seats) if points[s % 2] >= goal]
    finished = [e.seat for ply in plies for e in ply.events() if e.kind == "finished"]
    assert sorted(finished) == list(okidoki.score(last.after).winners)
