"""A turn of a pawn race while it is composed on the board: the pawns' resulting squares, and the shapes to point at.

Pure. `scene.choosing` reads the parts there are to choose off the legal list.
"""

from collections.abc import Sequence

from ....rules.protocol import UNKNOWN, Refusal
from ....scene import choosing
from ....scene.geometry import Point
from ....scene.hit_testing import place_at
from ....scene.shapes import Marks
from ....scene.track_plan import TrackPlan, pawn_point
from .. import rules as race
from ..rules.ring import PAWNS
from ..words import board as places
from ..words import moves, refusals
from .question import RaceQuestion, is_giving


def preview(question: RaceQuestion) -> race.RaceState:
    """Return the view with the pawns after the parts chosen until now."""
    view, picked, yard = question.view, question.picked, question.view.table.ring.yard
    if not picked.parts:
        return view
    done = choosing.complete(question.legal, picked, yard)
    return view._replace(pawns=choosing.preview(view.pawns, picked, done, yard))


def marks(question: RaceQuestion, after_move: Marks) -> Marks:
    """Return the marks of the chosen parts and of the next ones; without a card, the traces of the last move."""
    view, legal, picked = question.view, question.legal, question.picked
    if picked.card == UNKNOWN:
        return after_move
    yard = view.table.ring.yard
    marks = after_move._replace(
        moved=(),
        choosable=tuple(choosing.pickable_pawns(legal, picked._replace(pawn=-1), yard)),
        selected=tuple(pawn for pawn, _ in picked.parts),
    )
    if picked.pawn < 0:
        return marks
    squares = tuple(to for _, to in choosing.next_parts(legal, picked, yard))
    marks = marks._replace(selected=(picked.pawn,), targets=squares)
    if choosing.is_swap(picked.card):
        return marks._replace(swaps=tuple(pawn for pawn, cell in enumerate(view.pawns) if cell in squares))
    if preview(question).pawns[picked.pawn] == yard:
        return marks
    steps = tuple((to, len(_walk(question, to)) - 1) for to in squares)
    return marks._replace(steps=steps, path=_path(question, squares))


def _walk(question: RaceQuestion, square: int) -> tuple[int, ...]:
    """Return the squares from the pawn in hand to its first landing on its way to a square, both included."""
    view, picked = preview(question), question.picked
    ring = view.table.ring
    down = choosing.landing_squares(question.legal, picked, (picked.pawn, square), ring.yard)[0]
    back = choosing.is_backward(picked.card)
    return ring.path(picked.pawn // PAWNS, view.pawns[picked.pawn], down, back=back)


def _path(question: RaceQuestion, squares: Sequence[int]) -> tuple[int, ...]:
    """Return the squares of the walk on offer, if there is only one, with the dot it jumps from."""
    if len(squares) != 1:
        return ()
    walked = _walk(question, squares[0])
    return walked[1:-1] if walked[-1] == squares[0] else walked[1:]


def labels(question: RaceQuestion, marks: Marks) -> dict[str, str]:
    """Return by shape id the effect of picking it, in words; empty while nothing is asked."""
    if not question.legal:
        return {}
    view, picked, reader, seat = question.view, question.picked, question.reader, question.seat
    pick = places.format_text(question.messages, view.table.name, "pick")
    found = {f"pawn:{pawn}": pick for pawn in marks.choosable}
    for to in marks.targets:
        action = choosing.first_with_part(question.legal, picked, (picked.pawn, to), view.table.ring.yard)
        found[f"target:{to}"] = moves.pawn_part_label(reader, view, seat, action, picked.pawn)
    return found


def why_not(question: RaceQuestion, board: TrackPlan, point: Point) -> Refusal | None:
    """Return the refusal of the chosen card for the pawn at this point; None without one, or for one it never moves."""
    view, picked, seat = preview(question), question.picked, question.seat
    pawn = place_at([pawn_point(board, pawn, cell) for pawn, cell in enumerate(view.pawns)], point)
    if pawn < 0 or picked.card == UNKNOWN or is_giving(question):
        return None
    yard = view.table.ring.yard
    able = choosing.pickable_pawns(question.legal, picked._replace(pawn=-1), yard)
    if view.pawns[pawn] == yard and any(view.pawns[other] == yard for other in able):
        return None  # those that wait are alike, and one of them can come out
    mine = pawn // PAWNS == race.moving_seat(view.table, view.blocked, seat)
    if picked.parts:
        walked = any(pawn == moved for moved, _ in picked.parts)
        return Refusal("seven", picked.card, pawn) if mine and not walked else None
    refusal = refusals.likeliest_refusal(view, seat, picked.card, pawn)
    return refusal if mine or refusal.rule != "card" else None
