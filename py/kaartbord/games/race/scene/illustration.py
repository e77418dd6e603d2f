"""The illustrations of the rules of a pawn race: the board of seat 0, its pawns, and their ways. Pure."""

from collections.abc import Mapping
from typing import Any

from ....lessons.lesson import parse_move
from ....rules import cards
from ....rules.protocol import Action, Event
from ....scene.geometry import Point
from ....scene.illustrations.illustration import (
    Arrow,
    BoardPart,
    CardAt,
    Illustration,
    Picture,
    curve_points,
    move_events,
    read_position,
)
from ....scene.shapes import Marks
from ....scene.track_plan import TrackPlan, pawn_point
from .. import rules as race
from ..rules.ring import PAWNS
from .board import plan_of_ring
from .shapes import race_shapes

_VIEWER = 0
_PORTRAIT = True
_ARM: BoardPart = (2.9, 10.35, 9.9)
"""The viewer's arm of a board for four, with its waiting pawns."""

_CARD = 1.65
"""The width of a card, in board units."""

_BELOW_THE_YARD: Point = (4.6, 16.2)
_BEND = 0.28
"""The bend of a leap or a swap, as a part of its length."""

_MOVES = ("walk", "enter", "jump", "swap")
_AT_A_PAWN, _AT_A_HOLE = 0.7, 0.5
"""The clearance of an arrow round its end, in board units."""


def illustration(name: str, paragraph: str, position: str, *moves: str, **more: Any) -> Illustration:
    """Return an illustration of a position of a race: of the viewer's arm, unless `more` changes that."""
    given = {"part": _ARM, "counted": _steps, **more}
    return Illustration(name, paragraph, position=position, draw=_picture, moves=moves, **given)


def pawns(text: str) -> str:
    """Return the pawns of a position for four by seat, as "9/48": those that are left out wait."""
    rows = [*text.split("/"), "", "", ""][:4]
    return " / ".join(" ".join([*row.split(), *"----"][:4]) for row in rows)


def _picture(illustration: Illustration) -> Picture:
    """Return the picture of an illustration of a race."""
    _, state = read_position(illustration.position)
    plan = plan_of_ring(state.table.ring, _VIEWER, _PORTRAIT)
    events = move_events(illustration)
    arrows = [arrow for event in events for arrow in _arrows(plan, state, event)]
    marks = _marks(events)
    for text, _ in illustration.refused:
        _, action = parse_move(text)
        marks = marks._replace(selected=(*marks.selected, action.placements[0][0]))
        arrows.append(_refused_arrow(plan, state, action))
    numbers = [
        (str(number), pawn_point(plan, _VIEWER * PAWNS, cell)) for number, cell in enumerate(illustration.marked, 1)
    ]
    return Picture(plan, race_shapes(state, plan, marks), arrows, _cards(illustration), numbers)


def _steps(illustration: Illustration) -> Mapping[str, int]:
    """Return the steps of the first pawn, and of the others together."""
    walked = [len(event.cells) - 1 for event in move_events(illustration) if event.kind == "walk"]
    return {"steps": sum(walked[:1]), "more": sum(walked[1:])}


def _cards(illustration: Illustration) -> list[CardAt]:
    """Return the cards that are played, each once."""
    texts = [*illustration.moves, *(text for text, _ in illustration.refused)]
    kinds = dict.fromkeys(card for text in texts for card in parse_move(text)[1].cards)
    x, y = illustration.card_at or _BELOW_THE_YARD
    return [CardAt(card, (x + 1.1 * i * _CARD, y), _CARD) for i, card in enumerate(kinds)]


def _marks(events: list[Event]) -> Marks:
    """Return the marks of the moving pawns, their ends and distances, and the pawns hit or swapped with."""
    moves = [event for event in events if event.kind in _MOVES]
    left = [event.cells[0] for event in moves if event.kind == "jump"]
    return Marks(
        selected=tuple(dict.fromkeys(event.pawn for event in moves)),
        targets=tuple(cell for cell in dict.fromkeys(event.cells[-1] for event in moves) if cell not in left),
        steps=tuple((event.cells[-1], len(event.cells) - 1) for event in moves if event.kind == "walk"),
        swaps=tuple(event.other for event in moves if event.kind == "swap"),
        hits=tuple(event.other for event in events if event.kind == "hit"),
    )


def _arrows(plan: TrackPlan, state: race.RaceState, event: Event) -> list[Arrow]:
    """Return the way of an event on the board."""
    if event.kind not in _MOVES:
        return []
    way = tuple(pawn_point(plan, event.pawn, cell) for cell in event.cells)
    room = _AT_A_PAWN if event.cells[-1] in state.pawns else _AT_A_HOLE
    if event.kind in ("walk", "enter"):
        return [Arrow(way, room=room)]
    start, end = way[0], way[-1]
    there = Arrow(curve_points(start, end, _BEND), curved=True, room=room)
    back = Arrow(curve_points(end, start, _BEND), curved=True, room=room)
    return [there, back] if event.kind == "swap" else [there]


def _refused_arrow(plan: TrackPlan, state: race.RaceState, action: Action) -> Arrow:
    """Return the way of the first pawn of a forbidden move."""
    (pawn, to), ring, rank = action.placements[0], state.table.ring, cards.rank(action.cards[0])
    start = state.pawns[pawn]
    if start == ring.yard or rank == cards.JACK:
        return Arrow((pawn_point(plan, pawn, start), pawn_point(plan, pawn, to)), allowed=False)
    way = ring.path(pawn // PAWNS, start, to, back=rank == 4)
    return Arrow(tuple(pawn_point(plan, pawn, cell) for cell in way), allowed=False)
