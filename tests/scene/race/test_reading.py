"""The board of a pawn race as it is read."""

from __future__ import annotations

from collections import Counter

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race.scene import composition
from kaartbord.games.race.scene.board import plan_of_ring
from kaartbord.games.race.scene.question import RaceQuestion
from kaartbord.games.race.scene.reading import reading
from kaartbord.games.race.scene.shapes import race_shapes
from kaartbord.games.race.words import board as places
from kaartbord.scene.board_rows import squares
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.presentation import Presentation
from kaartbord.scene.shapes import Marks
from kaartbord.scene.track_plan import pawn_point
from kaartbord.text.reader import Reader
from scene.race.asking import NAMES, asked, turns
from support.catalogue import NL
from support.tables.race import position

SEATS = [("K", 2), ("K", 4), ("K", 6), ("K", 8), ("T", 3), ("T", 5), ("T", 8)]


@pytest.mark.parametrize(("code", "seats"), SEATS)
def test_every_square_is_read_once_where_it_is_painted(code: str, seats: int) -> None:
    game = GAMES[code]
    state = game.setup(game.options({}), seats)
    reader = Reader(NL, [f"Speler {seat}" for seat in range(seats)], 1)
    ring, plan = state.table.ring, plan_of_ring(state.table.ring, 1, True)
    rows = reading(reader, state, plan, race_shapes(state, plan))
    every = squares(rows)
    assert len({square.name for square in every}) == len(every) == ring.yard + seats
    by_name = {square.name: square for square in every}
    for cell in range(ring.yard):
        square = by_name[NL.format_value(places.square_name(Reader(NL), state, cell))]
        assert square.at == pawn_point(plan, 0, cell) and square.spoken.startswith(square.name)
    assert rows[0].squares[0].name == NL.format_value(places.square_name(Reader(NL), state, ring.starts[1])), (
        "the own side comes first"
    )


@pytest.mark.parametrize("code", ["K", "T"])
def test_every_pawn_and_every_choice_is_heard_at_its_square(code: str) -> None:
    chosen = 0
    for play, seat in turns(code, 5, 60):
        question = asked(play, seat, PartialTurn())
        view, plan = question.view, plan_of_ring(question.view.table.ring, seat, True)
        for card in {action.cards[0] for action in question.legal if action.kind == "play"}:
            picking = question._replace(picked=PartialTurn(card))
            marks = composition.marks(picking, Marks())
            shapes = race_shapes(view, plan, marks, composition.labels(picking, marks))
            every = {square.name: square for square in squares(reading(question.reader, view, plan, shapes))}
            for pawn, cell in enumerate(view.pawns):
                square = every[NL.format_value(places.square_name(Reader(NL), view, cell, pawn // 4))]
                whose = "jouw pion" if pawn // 4 == seat else f"pion van {question.reader.name(pawn // 4)}"
                if cell != view.table.ring.yard:
                    assert whose in square.words
            waiting = Counter(n // 4 for n, cell in enumerate(view.pawns) if cell == view.table.ring.yard)
            for owner in range(view.table.seats):
                assert every[
                    NL.format_value(places.square_name(Reader(NL), view, view.table.ring.yard, owner))
                ].words.startswith(f"{waiting[owner]} van")
            able = {shape.cell for shape in shapes if shape.role == "button"}
            picks = {square.picks for square in every.values() if square.picks}
            assert bool(picks) == bool(able) and all(s.choice for s in every.values() if s.picks)
            assert {cell for shape in shapes if shape.id in picks for cell in [shape.cell]} == able
            chosen += len(picks)
    assert chosen > 60


def test_a_pawn_in_hand_and_one_that_was_hit_are_heard_where_they_stand_and_stood() -> None:
    state = position("3 9", "5", hands="8s")
    legal = GAMES["K"].legal(state, 0)
    question = RaceQuestion(NL, Presentation(state, 0, 0, NAMES), legal, PartialTurn(legal[0].cards[0], (), 1))
    plan = plan_of_ring(state.table.ring, 0, False)
    marks = composition.marks(question, Marks(ghosts=((4, 5),)))
    shapes = race_shapes(state, plan, marks, composition.labels(question, marks))
    heard = {square.name: square.spoken for square in squares(reading(question.reader, state, plan, shapes))}
    assert heard["rood 9"] == "rood 9, kies deze pion, jouw pion, gekozen, van hier nog 55 tot honk"
    assert heard["rood 5"] == "rood 5, hier is de pion van Bob geslagen, van hier nog 59 tot honk"
    assert heard["blauw 1"] == "blauw 1, 8 vooruit, van hier nog 47 tot honk"
    assert heard["blauw 5"] == "blauw 5, pion van Bob, van hier nog 43 tot honk"


def test_a_waiting_pawn_in_hand_is_heard_where_it_waits() -> None:
    state = position("3", hands="As")
    legal = GAMES["K"].legal(state, 0)
    question = RaceQuestion(NL, Presentation(state, 0, 0, NAMES), legal, PartialTurn(legal[0].cards[0], (), 1))
    plan = plan_of_ring(state.table.ring, 0, False)
    shapes = race_shapes(state, plan, composition.marks(question, Marks()))
    waits = squares(reading(question.reader, state, plan, shapes))[-4]
    assert waits.words == "3 van jou, gekozen"
