"""The illustrations of ToedeLoe's rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from ....lessons.lesson import parse_move
from ....rules.protocol import Event
from ....scene.illustrations.illustration import (
    CROSS,
    TABLE,
    Arrow,
    BoardPart,
    Illustration,
    Picture,
    card_row,
    curve_points,
    move_events,
    read_position,
)
from ..lesson.board import CROSSED, DEAL, EMPTY, FULL, JOKER, ROWS, SINGLE, SPLIT, cell, taken
from ..lesson.cards import FOLLOW, before
from ..lesson.cards import JOKER as JOKERS
from ..rules.board import FIELD, numbers_of
from ..rules.rows import longest_two
from ..rules.scoring import team_points
from ..rules.state import GREEN_HOME, ToedeloeState
from ..rules.taking import trick_plays, trick_value, winning_index
from . import board
from .board import ToedeloeMarks, ToedeloePlan

_FIELD: BoardPart = (-0.15, -0.12, 9.0)
"""Field A with its score track."""

_BEND, _AT_A_PAWN = 0.2, 0.55
_WHITE = 0
_SCORE_PAWN, _GREEN_PAWN = ~0, ~1
"""Marks of an illustration for pawns beside the fields."""

# ---- the fields


def _field(name: str, paragraph: str, position: str, *moves: str, **more: Any) -> Illustration:
    """Return an illustration of field A."""
    given = {"part": _FIELD, "counted": _counts, "draw": _fields, **more}
    return Illustration(name, paragraph, position=position, moves=moves, **given)


def _fields(illustration: Illustration) -> Picture:
    """Return the fields with the cells for pawns and the moves."""
    _, state = read_position(illustration.position)
    plan, events = _plan(state), move_events(illustration)
    placed = [at for event in events if event.kind in ("place", "thrown") for at in event.cells]
    marks = ToedeloeMarks(
        targets=tuple(dict.fromkeys(placed)), selected=tuple(at for at in illustration.marked if at >= 0)
    )
    arrows = [arrow for event in events for arrow in _arrows(plan, state, event)]
    next_to_it = {_SCORE_PAWN: plan.tracks[_WHITE][-state.minus[_WHITE]], _GREEN_PAWN: plan.greens[0]}
    letters = zip("XY", [next_to_it[at] for at in illustration.marked if at < 0], strict=False)
    return Picture(plan, board.shapes(state, plan, marks), arrows, numbers=list(letters))


def _rows(illustration: Illustration) -> Picture:
    """Return the fields with the two rows of white that count."""
    _, state = read_position(illustration.position)
    plan = _plan(state)
    marks = ToedeloeMarks(rows=tuple((_WHITE, row) for row in _longest(state)))
    return Picture(plan, board.shapes(state, plan, marks))


def _plan(state: ToedeloeState) -> ToedeloePlan:
    return board.plan(state.table.numbers, True, state.table.lowest)


def _longest(state: ToedeloeState) -> Sequence[Sequence[int]]:
    return longest_two(state.cells, _WHITE, state.table.options.green_wild)


def _arrows(plan: ToedeloePlan, state: ToedeloeState, event: Event) -> list[Arrow]:
    """Return the arrows of a green pawn, or of a score pawn on its track."""
    if event.kind == "green":
        source, to = event.cells
        start = plan.greens[0] if source == GREEN_HOME else plan.cells[source]
        return [Arrow(curve_points(start, plan.cells[to], _BEND), curved=True, room=_AT_A_PAWN)]
    if event.kind == "back":
        ends = plan.tracks[event.pawn][-state.minus[event.pawn]], plan.tracks[event.pawn][-event.amount]
        return [Arrow(curve_points(*ends, 0.9), curved=True, room=0.35, start=0.3)]
    return []


def _counts(illustration: Illustration) -> Mapping[str, int]:
    """Return the rows of white, its minus points and the total; and the numbers on which the first move puts pawns."""
    _, state = read_position(illustration.position)
    lengths = [*map(len, _longest(state)), 0, 0]
    put = [state.table.numbers[at] for event in move_events(illustration)[:1] for at in event.cells if at < 2 * FIELD]
    one, other, *_ = [*put, 0, 0]
    return {
        "first": lengths[0],
        "second": lengths[1],
        "minus": -state.minus[_WHITE],
        "total": team_points(state)[_WHITE],
        "one": one,
        "other": other,
    }


# ---- a trick


def _trick(name: str, paragraph: str, position: str, move: str, *, value: bool = False) -> Illustration:
    """Return an illustration of a trick with its last card; numbered, or with the card that gives its `value`."""
    draw = _valued if value else _numbered
    return Illustration(name, paragraph, TABLE, position, draw, moves=(move,), counted=_taken)


def _ended(illustration: Illustration) -> bytes:
    """Return the cards of the trick in order of play."""
    game, state = read_position(illustration.position)
    seat, action = parse_move(illustration.moves[0])
    after = game.apply(state, seat, action)
    return bytes(card for _, card in trick_plays(after, len(state.takers)))


def _numbered(illustration: Illustration) -> Picture:
    """Return the cards in order; the one that takes the trick is framed."""
    shown = _ended(illustration)
    return card_row(shown, winning_index(shown), [str(number) for number in range(1, len(shown) + 1)])


def _valued(illustration: Illustration) -> Picture:
    """Return the cards with the value of the trick above the one that decides it; the one that takes it is framed."""
    shown = _ended(illustration)
    signs = [str(trick_value(shown)) if trick_value(bytes([card])) == trick_value(shown) else "" for card in shown]
    return card_row(shown, winning_index(shown), signs)


def _taken(illustration: Illustration) -> Mapping[str, int]:
    """Return the number of the card that takes the trick, from 1, and the value of the trick."""
    shown = _ended(illustration)
    return {"winner": winning_index(shown) + 1, "worth": trick_value(shown)}


def _refused(illustration: Illustration) -> Picture:
    """Return the cards of the trick, and one that may not be added."""
    _, state = read_position(illustration.position)
    shown = [card for _, card in trick_plays(state)]
    _, action = parse_move(illustration.refused[0][0])
    return card_row([*shown, *action.cards], signs=[*[""] * len(shown), CROSS])


_EIGHTS = [at for at in range(FIELD) if numbers_of("")[at] == 8]
_WORTH = before("9H", "Qc", "2D", "3h Kc 4c 9d Jd 6d 4s 8s Ts")
_LONG = (
    ".......",
    "wwwww..",
    ".......",
    "..ww...",
    ".......",
    "...gg..",
)

ILLUSTRATIONS: tuple[Illustration, ...] = (
    _field("goal", "goal", taken("4s 3S 2s 2S", _LONG, EMPTY), draw=_rows),
    _field("table", "table", SINGLE, marked=(_SCORE_PAWN, _GREEN_PAWN)),
    _trick("trick", "trick", FOLLOW, "seat 0 card Kc"),
    Illustration("follow", "follow", TABLE, FOLLOW, _refused, refused=(("seat 0 card 2h", "follow"),)),
    _trick("joker", "joker", JOKERS, "seat 0 card *s"),
    _trick("value", "value", _WORTH, "seat 0 card 3h", value=True),
    _field("split", "split", SPLIT, f"seat 0 place 0>{cell(0, 1, 2)} 0>{cell(0, 1, 3)}"),
    _field("single", "single", SINGLE, *(f"seat 0 place 0>{at}" for at in _EIGHTS)),
    _field("back", "choices", JOKER, "seat 0 back"),
    _field("pair", "choices", JOKER, f"seat 0 place 0>{cell(0, 0, 1)} 0>{cell(0, 1, 6)}"),
    _field("green", "green", JOKER, f"seat 0 green {GREEN_HOME}>{cell(0, 4, 3)}"),
    _field("blocked", "blocked", FULL, "seat 0 blocked", marked=(cell(0, 0, 3), cell(0, 2, 6), cell(0, 4, 2))),
    _field("minus", "deal_end", DEAL),
    _field("count", "end", taken("4s 3S 2s 2S", CROSSED, EMPTY, "-2 0"), draw=_rows),
    _field("rows", "rows", ROWS, draw=_rows),
)
