"""The illustrations of OkiDoki's rules."""

from collections.abc import Mapping
from typing import Any

from ....lessons.lesson import parse_move
from ....rules.protocol import Event
from ....scene.illustrations.illustration import (
    TABLE,
    Arrow,
    BoardPart,
    Illustration,
    Picture,
    card_row,
    curve_points,
    move_events,
)
from ....scene.shapes import Marks
from ... import okidoki
from ..lesson.board import ACES, EIGHT, FIVE
from ..lesson.cards import POINTS
from ..rules.hand import last_trick, penalty_points
from ..rules.state import OkidokiState
from . import board
from .board import OkidokiPlan

_BELOW: BoardPart = (0, 2.1, 7.6)
"""The lower rows of the usual board, with the start."""

_ABOVE: BoardPart = (0, 0, 7.6)
"""The upper rows, with the finish."""

_BOARD: BoardPart = (-0.1, -0.05, 7.8)
"""A whole board of sixteen squares."""

_OWN = "wgwgwgwgnnnrwgwg"
_BEND = 0.2
"""The bend of the arrow of a swap or the way back, as a part of its length."""

_AT_A_PAWN, _AT_A_SQUARE = 0.62, 0.52
"""The space that an arrow leaves around its end, in board units."""


def _with(position: str, pawns: str) -> str:
    """Return a position of the lesson with these pawns: those of white, a slash, and those of grey."""
    return position.format(pawns=pawns, rounds=2)


# ---- the board


def _moving(name: str, paragraph: str, position: str, *moves: str, **more: Any) -> Illustration:
    """Return an illustration of the board; of its lower rows unless `more` gives another part."""
    given = {"part": _BELOW, "counted": _steps, **more}
    return Illustration(name, paragraph, position=position, draw=_board, moves=moves, **given)


def _steps(illustration: Illustration) -> Mapping[str, int]:
    """Return the steps of the first pawn, and of the second."""
    walked = [event.amount for event in move_events(illustration) if event.kind == "walk"]
    return {"steps": sum(walked[:1]), "more": sum(walked[1:])}


def _board(illustration: Illustration) -> Picture:
    """Return the board with its moves."""
    state = okidoki.read(illustration.position)
    plan = board.plan(state.table.squares)
    stand = board.pawn_points(plan, state.pawns)
    events = move_events(illustration)
    arrows = [arrow for event in events for arrow in _arrows(plan, state, event)]
    walks = [event for event in events if event.kind == "walk"]
    swaps = [event for event in events if event.kind == "swap"]
    marks = Marks(
        selected=tuple(event.pawn for event in (*walks, *swaps)),
        targets=tuple(event.cells[-1] for event in walks if event.cells[-1] < plan.finish),
        steps=tuple((event.cells[-1], event.amount) for event in walks),
        swaps=tuple(event.other for event in swaps),
        hits=tuple(event.other for event in events if event.kind == "hit"),
    )
    for text, _ in illustration.refused:
        pawn, to = parse_move(text)[1].placements[0]
        marks = marks._replace(selected=(*marks.selected, pawn))
        arrows.append(Arrow((stand[pawn], *plan.path[state.pawns[pawn] : to]), allowed=False))
    marked = [stand[~place] for place in illustration.marked]
    letters = list(zip("ABC", marked, strict=False))  # the squares have numbers already
    return Picture(plan, board.shapes(state, plan, marks), arrows, numbers=letters)


def _arrows(plan: OkidokiPlan, state: OkidokiState, event: Event) -> list[Arrow]:
    """Return the arrows of an event on the board."""
    stand = board.pawn_points(plan, state.pawns)
    if event.kind == "walk":
        first, end = event.cells[0], event.cells[-1]
        start = plan.path[first - 1] if first else stand[event.pawn]
        room = _AT_A_PAWN if end in state.pawns else _AT_A_SQUARE
        return [Arrow((start, *plan.path[first:end]), room=room)]
    if event.kind == "swap":
        ends = stand[event.pawn], stand[event.other]
        return [Arrow(curve_points(*way, _BEND), curved=True, room=_AT_A_PAWN) for way in (ends, ends[::-1])]
    if event.kind == "refill":
        start = board.pawn_point(plan, event.pawn, event.cells[-1], event.pawn)
        return [Arrow((stand[event.pawn], start), room=_AT_A_SQUARE)]
    return []


# ---- a trick


def _trick(name: str, paragraph: str, position: str, move: str, *, worth: bool = False) -> Illustration:
    """Return an illustration of a trick with the card that ends it; numbered, or with the `worth` of each card."""
    return Illustration(
        name,
        paragraph,
        TABLE,
        position,
        _worth if worth else _numbered,
        moves=(move,),
        counted=_taken,
    )


def _ended(illustration: Illustration) -> OkidokiState:
    """Return the state after the card that ends the trick."""
    seat, action = parse_move(illustration.moves[0])
    return okidoki.apply(okidoki.read(illustration.position), seat, action)


def _numbered(illustration: Illustration) -> Picture:
    """Return the cards in order of play; the one that takes the trick is framed."""
    after = _ended(illustration)
    played = last_trick(after)
    chairs = [chair for chair, _ in played]
    signs = [str(number) for number in range(1, len(played) + 1)]
    return card_row([card for _, card in played], chairs.index(after.takers[-1]), signs)


def _worth(illustration: Illustration) -> Picture:
    """Return the cards with the penalty points of those that have some."""
    shown = [card for _, card in last_trick(_ended(illustration))]
    points = [penalty_points(bytes([card])) for card in shown]
    return card_row(shown, signs=[str(number) if number else "" for number in points])


def _taken(illustration: Illustration) -> Mapping[str, int]:
    """Return the number of the card that takes the trick, from 1, and its penalty points."""
    after = _ended(illustration)
    played = last_trick(after)
    winner = [chair for chair, _ in played].index(after.takers[-1]) + 1
    return {"winner": winner, "points": penalty_points(bytes([card for _, card in played]))}


_BEGIN = "0 0 - - / 0 0 - -"

ILLUSTRATIONS: tuple[Illustration, ...] = (
    _moving("goal", "goal", _with(EIGHT, "27 h h 24 / 21 0 0 -"), part=_ABOVE),
    _moving("table", "table", _with(EIGHT, _BEGIN), marked=(~0, ~4, ~2)),
    _trick("trick", "trick", POINTS, "seat 0 card 6h"),
    _trick("penalties", "penalties", POINTS, "seat 0 card 6h", worth=True),
    _moving("steps", "steps", _with(FIVE, "2 0 0 - / 6 0 0 -"), "seat 0 move 0>7"),
    _moving("division", "division", _with(FIVE, "2 6 0 0 / 0 0 - -"), "seat 0 move 0>4 1>9"),
    _moving("squares", "squares", _with(FIVE, "2 0 0 - / 4 0 0 -")),
    _moving(
        "red",
        "squares",
        _with(FIVE, "7 0 0 - / 0 0 - -"),
        refused=(("seat 0 move 0>12", "red"),),
        when=("red",),
    ),
    _moving("safe", "squares", _with(FIVE, "9 0 0 - / 14 0 0 -"), refused=(("seat 0 move 0>14", "safe"),)),
    _moving("hit", "hit", _with(FIVE, "6 0 0 - / 11 0 0 -"), "seat 0 move 0>11"),
    _moving("refill", "start", _with(EIGHT, _BEGIN), "seat 0 move 0>8"),
    _moving("tens", "aces", _with(ACES, "1 0 0 - / 0 0 - -"), "seat 0 move 0>11 0>21"),
    _moving("swap", "swap_pawns", _with(ACES, "9 0 0 - / 16 0 0 -"), "seat 0 swap 0>16 4>9"),
    _moving("finish", "end", _with(EIGHT, "28 h 0 0 / 0 0 - -"), "seat 0 move 0>31", part=_ABOVE),
    _moving("board", "board", _with(FIVE, _BEGIN).replace("okidoki 4", f"okidoki 4 board={_OWN}"), part=_BOARD),
)
