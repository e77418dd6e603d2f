"""The board of a pawn race as text for a screen reader: the sides of the track, the homes, and the yards. Pure."""

from collections.abc import Sequence

from ....scene.board_rows import BoardSquare, SquareRow, pickable_shape
from ....scene.geometry import Point
from ....scene.shapes import SELECTED, Shape
from ....scene.track_plan import TrackPlan
from ....text.reader import Reader
from .. import rules as race
from ..rules.ring import PAWNS
from ..words import board as places

HALF = 0.5
"""Half the width of a square."""


def reading(reader: Reader, view: race.RaceState, plan: TrackPlan, shapes: Sequence[Shape]) -> tuple[SquareRow, ...]:
    """Return every square of the board with its pawn, from the reader's own side of the track on."""
    ring, seats = view.table.ring, view.table.seats
    order = [(plan.viewer + n) % seats for n in range(seats)]
    ends = (*ring.starts[1:], ring.track)
    standing = {cell: pawn for pawn, cell in enumerate(view.pawns) if cell < ring.yard}

    def square(cell: int, at: Point) -> BoardSquare:
        return _square(reader, view, (cell, standing.get(cell)), at, shapes)

    sides = [
        SquareRow(
            places.row_name(reader, view, "side", seat),
            tuple(square(cell, plan.ring[cell]) for cell in range(ring.starts[seat], ends[seat])),
        )
        for seat in order
    ]
    homes = [
        SquareRow(
            places.row_name(reader, view, "homes", seat),
            tuple(square(ring.cell(seat, ring.track + k), plan.homes[seat][k]) for k in range(PAWNS)),
        )
        for seat in order
    ]
    waiting = tuple(_waiting(reader, view, seat, plan, shapes) for seat in order)
    return (*sides, *homes, SquareRow(places.row_name(reader, view, "waiting"), waiting))


def _square(
    reader: Reader, view: race.RaceState, standing: tuple[int, int | None], at: Point, shapes: Sequence[Shape]
) -> BoardSquare:
    """Return a square of the track or of a home, and the pawn on it, if any."""
    cell, pawn = standing
    ring, messages, name = view.table.ring, reader.messages, view.table.name
    words = [] if pawn is None else [places.pawn_on_square(reader, view, pawn)]
    here = [shape for shape in shapes if shape.cell == cell]
    if any(shape.flags & SELECTED for shape in here):
        words.append(places.format_text(messages, name, "on.chosen"))
    words += [places.last_hit_text(reader, view, shape.seat) for shape in here if shape.kind == "ghost"]
    if cell in ring.dots:
        words.append(places.format_text(messages, name, "on.dot"))
    if reader.me is not None and cell < ring.track:
        words.append(places.distance_home_text(messages, view, reader.me, cell))
    picked = pickable_shape(here)
    called = messages.format_value(places.square_name(reader, view, cell))
    return BoardSquare(called, ", ".join(words), at, HALF, *_choice(picked))


def _waiting(reader: Reader, view: race.RaceState, seat: int, plan: TrackPlan, shapes: Sequence[Shape]) -> BoardSquare:
    """Return the yard of a seat."""
    yard, spots = view.table.ring.yard, plan.yards[seat]
    at = sum(x for x, _ in spots) / PAWNS, sum(y for _, y in spots) / PAWNS
    picked = pickable_shape(shapes, lambda shape: shape.cell == yard and shape.seat == seat)
    called = reader.messages.format_value(places.square_name(reader, view, yard, seat))
    words = places.waiting_pawns_text(reader, view, seat)
    if any(shape.flags & SELECTED and shape.seat == seat and shape.cell == yard for shape in shapes):
        words = f"{words}, {places.format_text(reader.messages, view.table.name, 'on.chosen')}"
    return BoardSquare(called, words, at, 2 * HALF, *_choice(picked))


def _choice(picked: Shape | None) -> tuple[str, str]:
    """Return the id of the shape to pick at a square, and the effect of picking it."""
    return (picked.id, picked.label) if picked else ("", "")
