"""The geometry of the race track, for every number of arms and seats that a board can have."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from kaartbord.games.race.rules.ring import PAWNS, Ring
from support.games import bounded


@st.composite
def rings(draw: st.DrawFn) -> Ring:
    arms = draw(st.integers(3, 8))
    seats = draw(st.sampled_from([n for n in range(2, arms + 1) if arms % n == 0]))
    return Ring(seats, arms, draw(st.integers(8, 16)), deepest_first=draw(st.booleans()))


@bounded(60)
@given(rings())
def test_every_square_has_one_byte_and_one_place_for_its_owner(ring: Ring) -> None:
    squares = set(range(ring.track))
    for seat in range(ring.seats):
        places = [ring.cell(seat, place) for place in range(ring.track + PAWNS)]
        assert [ring.place(seat, cell) for cell in places] == list(range(ring.track + PAWNS))
        assert set(places[: ring.track]) == set(range(ring.track))
        assert not squares & set(places[ring.track :])
        squares |= set(places[ring.track :])
        assert ring.place(seat, ring.yard) == -1
    assert squares == set(range(ring.yard))
    assert ring.yard < 256


@bounded(60)
@given(rings())
def test_the_junction_is_just_before_the_start_and_leads_home(ring: Ring) -> None:
    assert len(set(ring.starts)) == ring.seats
    for seat in range(ring.seats):
        one = ring.forward(seat, 1)
        assert ring.cell(seat, 0) == ring.starts[seat]
        assert (ring.junctions[seat] + 1) % ring.track == ring.starts[seat]
        assert one.to[ring.junctions[seat]] == ring.cell(seat, ring.track)


@bounded(60)
@given(rings(), st.integers(1, 13), st.data())
def test_a_walk_is_so_many_single_steps(ring: Ring, steps: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, ring.seats - 1))
    place = data.draw(st.integers(0, ring.track + PAWNS - 1))
    start = cell = ring.cell(seat, place)
    walk, one = ring.forward(seat, steps), ring.forward(seat, 1)
    if place + steps >= ring.track + PAWNS:
        assert walk.clear[start] & ring.empty, "no further than the last square at home"
        return
    for _ in range(steps):
        cell = one.to[cell]
    assert walk.to[start] == cell
    path = ring.path(seat, start, cell)
    assert (path[0], path[-1], len(path)) == (start, cell, steps + 1)
    assert all(one.to[a] == b for a, b in pairwise(path))


@bounded(60)
@given(rings(), st.integers(1, 4), st.data())
def test_back_is_forward_undone(ring: Ring, steps: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, ring.seats - 1))
    place = data.draw(st.integers(0, ring.track - 1))
    start = ring.cell(seat, place)
    back = ring.backward(seat, steps)
    assert not back.clear[start] & ring.blocked(bytes([ring.yard]) * (PAWNS * ring.seats))
    assert back.to[start] == ring.cell(seat, (place - steps) % ring.track)
    assert ring.path(seat, start, back.to[start], back=True)[::-1] == tuple(
        (back.to[start] + step) % ring.track for step in range(steps + 1)
    )
    for deep in range(ring.track, ring.track + PAWNS):
        assert back.clear[ring.cell(seat, deep)] & ring.empty


@bounded(60)
@given(rings(), st.data())
def test_what_stands_in_the_way_follows_each_pawn_that_comes_or_goes(ring: Ring, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, ring.seats - 1))
    own = st.sampled_from([ring.yard, *(ring.cell(seat, place) for place in range(ring.track + PAWNS))])
    squares = data.draw(st.lists(own, min_size=PAWNS, max_size=PAWNS, unique=True))
    pawns = bytearray([ring.yard]) * (PAWNS * ring.seats)
    blocked = ring.blocked(bytes(pawns))
    assert blocked == ring.empty
    for k, square in enumerate(squares):
        blocked ^= ring.bits[seat][ring.yard] ^ ring.bits[seat][square]
        pawns[PAWNS * seat + k] = square
        assert blocked == ring.blocked(bytes(pawns))
    assert bool(blocked >> seat & 1) == (ring.starts[seat] in squares)
    assert bin(blocked & ring.full[seat]).count("1") == sum(ring.track <= s < ring.yard for s in squares)
