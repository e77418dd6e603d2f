"""The parts of ToedeLoe on the stage of two teams: plus and minus tricks, and pawns put on numbers. Pure."""

from collections.abc import Sequence

from ....match.match import Ply
from ....rules.protocol import DEALER, Action, Event, Refusal
from ....rules.seats import chairs_of_seat
from ....scene import choosing, presentation
from ....scene.geometry import Point
from ....scene.hit_testing import place_at
from ....scene.motion import Speed, Timeline
from ....scene.presentation import Button
from ....scene.shapes import Shape
from ....text.messages import Messages
from ....text.reader import Reader
from ...tricks.rules.hands import acting_chair
from ...tricks.scene.play import TeamPlay
from ..rules import taking
from ..rules.faults import score_fault
from ..rules.rows import longest_two, rows
from ..rules.scoring import BACK, GREEN_ACTIONS, STEPS_BACK
from ..rules.state import DEAL, GREEN_HOME, JOKER_VALUE, OVER, SCORE, TRICK, ToedeloeState
from ..rules.taking import current_value, trick_value
from ..words import phrases
from ..words import prompts as toedeloe_ask
from . import board as toedeloe_board
from . import partial_placement
from . import reading as toedeloe_reading
from .board import GREEN_PAWN, SCORE_PAWN, ToedeloeMarks, ToedeloePlan
from .partial_placement import PartialPlacement

ToedeloeQuestion = presentation.Question[ToedeloeState, PartialPlacement]

JOKER_CHIPS = {"green": "chip.green", "back": "chip.back", "place": "chip.pair"}
"""By kind: the words for a choice of a joker."""

GREEN_TEAM = 2
"""The team of a green pawn in the marks of the board."""


# ---- the table


def is_moving_pawns(view: ToedeloeState) -> bool:
    """Return whether a trick is being scored; the end is shown on the board too."""
    return view.phase in (SCORE, OVER)


def has_large_board(view: ToedeloeState, viewer: int | None) -> bool:
    """Return whether the viewer scores a trick, or the game is over; the others' scoring is shown next to the trick."""
    mine = viewer is None or view.turn in chairs_of_seat(viewer, view.table.seats, view.table.chairs)
    return view.phase == OVER or view.phase == SCORE and mine


def sign(card: int) -> str:
    """Return the value of a black card in the trick."""
    points = trick_value(bytes((card,)))
    return str(points) if points > 0 else ""


def continue_key(ply: Ply, own: bool) -> str:
    """Return the message of the end of a deal, or of an own trick that could not be scored; else ""."""
    if ply.after.phase == DEAL and ply.seat != DEALER:
        return "toedeloe.do.deal"
    return "toedeloe.do.blocked" if own and ply.action.kind == "blocked" else ""


def plate_state(messages: Messages, view: ToedeloeState, chair: int, short: bool) -> str:
    """Return a player's plus and minus tricks."""
    if not view.deals:
        return ""
    return phrases.piles_line(messages, view, chair, short=short)


# ---- pawns


def shapes(question: ToedeloeQuestion, board: ToedeloePlan, last_move: Sequence[Event]) -> tuple[Shape, ...]:
    """Return the pawns, the cells for others, and the rows in preview."""
    marks = _marks(question, last_move)._replace(rows=_rows(_planned(question)))
    labels = _labels(question, marks) if question.legal else {}
    return toedeloe_board.shapes(_lifted(question), board, marks, labels)


def _settled(question: ToedeloeQuestion) -> PartialPlacement:
    return partial_placement.autopick(question.legal, question.picked)


def _planned(question: ToedeloeQuestion) -> ToedeloeState:
    """Return the position after confirming."""
    view, begun = question.view, _settled(question)
    side = view.turn & 1
    return view._replace(
        cells=partial_placement.preview_cells(view.cells, side, begun), minus=_minus(view, begun, side)
    )


def _lifted(question: ToedeloeQuestion) -> ToedeloeState:
    """Return the position without the green pawn that is moved; the planned ones are marks."""
    view, then, begun = question.view, _planned(question), _settled(question)
    if begun.kind == "green" and begun.cells and begun.source != GREEN_HOME:
        cells = bytearray(view.cells)
        cells[begun.source] = then.cells[begun.source]
        view = view._replace(cells=bytes(cells))
    return view._replace(minus=then.minus)


def _marks(question: ToedeloeQuestion, last_move: Sequence[Event]) -> ToedeloeMarks:
    legal = question.legal
    if not legal:
        return toedeloe_board.last_move_marks(last_move)
    begun, side = _settled(question), question.view.turn & 1
    team = GREEN_TEAM if begun.kind == "green" else side
    planned = tuple((team, cell) for cell in begun.cells)
    if not begun.kind:
        return ToedeloeMarks(
            choosable=tuple(partial_placement.sources(legal)),
            back=(side,) if "back" in choosing.kinds(legal) else (),
        )
    greens = partial_placement.sources(legal) if begun.kind == "green" and not begun.cells else []
    return ToedeloeMarks(
        selected=(begun.source,) if greens and begun.source >= 0 else (),
        choosable=tuple(greens) if len(greens) > 1 else (),  # the choice of the only one is automatic
        targets=tuple(partial_placement.next_cells(legal, begun)),
        planned=planned,
    )


def _labels(question: ToedeloeQuestion, marks: ToedeloeMarks) -> dict[str, str]:
    """Return the label of picking each shape; once a choice is complete, the last part plays it."""
    messages, view, legal = question.messages, question.view, question.legal
    begun, labels = _settled(question), dict[str, str]()
    if action := partial_placement.complete_action(legal, begun):
        last = f"planned:{begun.cells[-1]}" if begun.cells else f"pawn:{SCORE_PAWN + (view.turn & 1)}"
        labels[last] = confirm(question, action)
    pick, let_go = (phrases.format_text(messages, key) for key in ("part.pick", "part.pick.back"))
    for cell in marks.choosable:
        names = (GREEN_PAWN, GREEN_PAWN + 1) if cell == GREEN_HOME else (cell,)
        labels |= dict.fromkeys((f"pawn:{name}" for name in names), let_go if cell in marks.selected else pick)
    for side in marks.back:
        labels[f"pawn:{SCORE_PAWN + side}"] = choice(question, BACK)
    return labels | {f"target:{cell}": _target(question, begun, cell) for cell in marks.targets}


def _target(question: ToedeloeQuestion, begun: PartialPlacement, cell: int) -> str:
    """Return the effect of picking a cell, and the length of the row it makes."""
    messages, view, legal = question.messages, question.view, question.legal
    if begun.kind == "green":
        return phrases.format_text(messages, "part.green", thrown=phrases.thrown_pawn_text(messages, view, cell))
    then = partial_placement.pick_cell(legal, begun, cell)
    made = _row_through(view, partial_placement.preview_cells(view.cells, view.turn & 1, then), cell)
    row = phrases.format_text(messages, "part.row", length=made) if made else ""
    if action := partial_placement.complete_action(legal, then):
        numbers = toedeloe_ask.placed_numbers(view, action)
        return phrases.format_text(
            messages, "part.place.whole" if len(then.cells) > 1 else "part.place", numbers=numbers, row=row
        )
    number = view.table.numbers[cell]
    other = number if current_value(view) == JOKER_VALUE else current_value(view) - number
    return phrases.format_text(messages, "part.place.first", other=other, row=row)


def unshown_part(
    views: tuple[ToedeloeState, ToedeloeState], events: Sequence[Event], picked: PartialPlacement
) -> tuple[tuple[ToedeloeState, ToedeloeState], Sequence[Event]]:
    """Return the views and events without pawns already put down as they were picked, so that none comes twice."""
    before, after = views
    come = {cell for event in events if event.kind in ("place", "green") for cell in event.cells}
    return ((before._replace(cells=after.cells), after), ()) if come & {*picked.cells} else (views, events)


def film(
    board: ToedeloePlan,
    views: tuple[ToedeloeState, ToedeloeState],
    events: Sequence[Event],
    speed: Speed,
    last_move: Sequence[Event],
) -> Timeline:
    """Return the film of one ply on the board."""
    before, after = views
    start = toedeloe_board.shapes(before, board, ToedeloeMarks(rows=_rows(before)))
    marks = toedeloe_board.last_move_marks(last_move)._replace(rows=_rows(after))
    end = toedeloe_board.shapes(after, board, marks)
    return toedeloe_board.film(board, (before, start), (after, end), events, speed)


def pick(question: ToedeloeQuestion, shape: Shape) -> PartialPlacement:
    """Pick a number, a green pawn or the score pawn."""
    legal, number = question.legal, int(shape.id.partition(":")[2])
    if shape.kind == "pawn" and number >= SCORE_PAWN:
        return PartialPlacement("back")
    if shape.kind == "pawn" and shape.cell in _marks(question, ()).choosable:
        return partial_placement.pick_green(legal, _settled(question), shape.cell)
    return partial_placement.pick_cell(legal, question.picked, shape.cell)


def why_not(question: ToedeloeQuestion, board: ToedeloePlan, point: Point) -> Refusal | None:
    """Return the reason why the number or the score pawn at a point of the board may not be chosen."""
    view, legal = question.view, question.legal
    begun, side = _settled(question), view.turn & 1
    cell = place_at(board.cells, point)
    if cell < 0:
        stands = board.tracks[side][-view.minus[side]]
        joker = current_value(view) == JOKER_VALUE and not view.minus[side]
        return Refusal("back") if joker and place_at((stands,), point) == 0 else None
    if not begun.kind or begun.kind == "green" and begun.source < 0:
        return Refusal("value" if "place" in choosing.kinds(legal) else "pair")
    if begun.kind == "green":
        return score_fault(view, GREEN_ACTIONS[begun.source][cell])
    if begun.kind != "place":
        return None
    cells = partial_placement.tried(legal, begun, cell)
    if len(cells) == 1:  # half of a split, if it is not the whole of it
        view = view._replace(left=(1, 1))
    return score_fault(view, Action("place", b"", tuple((side, one) for one in cells)))


def chips(question: ToedeloeQuestion) -> list[Button]:
    """Return the buttons of a joker's choices, while the kind is undecided."""
    messages, kinds = question.messages, choosing.kinds(question.legal)
    if len(kinds) < 2 or question.picked.kind:
        return []
    return [Button(phrases.format_text(messages, JOKER_CHIPS[kind]), does="chip", arg=kind) for kind in kinds]


# ---- words


def prompt(question: ToedeloeQuestion) -> str:
    """Return the question in its current state; a complete choice with its effect on the rows."""
    messages, view, chosen = question.messages, question.view, _settled(question)
    if not is_moving_pawns(view) or not chosen.kind or chosen.kind == "blocked":
        return phrases.first_prompt(messages, view)
    if action := partial_placement.complete_action(question.legal, chosen):
        words = toedeloe_ask.confirm_prompt(messages, view, action)
        if action.kind == "back":
            return words
        reader = Reader(messages, (), question.seen.viewer)
        return f"{words}\n{toedeloe_ask.row_changes(reader, view, _planned(question))}"
    if question.picked == PartialPlacement():
        return phrases.first_prompt(messages, view)
    return toedeloe_ask.continued_prompt(messages, view, chosen.kind, chosen.cells, chosen.source)


def choice(question: ToedeloeQuestion, action: Action) -> str:
    """Return a legal choice in words."""
    return phrases.choice_label(question.reader, question.view, question.view.turn, action)


def confirm(question: ToedeloeQuestion, action: Action | None) -> str:
    """Return the words on the gold button."""
    return toedeloe_ask.confirm_label(
        question.messages, question.view, action, question.picked.kind, question.picked.cells
    )


def _rows(view: ToedeloeState) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the two longest rows of both teams."""
    wild = view.table.options.green_wild
    return tuple((side, row) for side in (0, 1) for row in longest_two(view.cells, side, wild))


def _row_through(view: ToedeloeState, cells: bytes, cell: int) -> int:
    """Return the length of the longest row through a cell of the team that scores; 0 if there is no row."""
    found = rows(cells, view.turn & 1, view.table.options.green_wild)
    return next((len(row) for row in found if cell in row), 0)


def _minus(view: ToedeloeState, begun: PartialPlacement, side: int) -> tuple[int, int]:
    """Return the places of the score pawns after the choice."""
    stands = list(view.minus)
    if begun.kind == "back":
        stands[side] = min(stands[side] + STEPS_BACK, 0)
    return stands[0], stands[1]


TOEDELOE = TeamPlay(
    nothing=PartialPlacement(),
    partners_share_pawns=False,
    keeps_hand_in_place=True,
    plan=lambda view, upright: toedeloe_board.plan(view.table.numbers, upright, view.table.lowest),
    is_moving_pawns=is_moving_pawns,
    has_large_board=has_large_board,
    hand=lambda view, seat: acting_chair(view.turn, seat, view.table.seats, view.table.chairs),
    trick=lambda view: taking.trick_plays(view) if view.phase in (TRICK, SCORE) else [],
    taken_trick=lambda before, after: taking.trick_plays(after, len(before.takers)),
    sign=sign,
    banner=lambda messages, view, events, me: toedeloe_ask.announcement(Reader(messages, (), me), view, events),
    continue_key=continue_key,
    progress_line=phrases.title_line,
    plate_state=plate_state,
    is_board_move=lambda events: any(event.kind in ("place", "green", "back") for event in events),
    shapes=shapes,
    reading=lambda question, board, shapes: toedeloe_reading.reading(
        question, board, shapes, _rows(_planned(question))
    ),
    film=film,
    unshown_part=unshown_part,
    pick=pick,
    why_not=why_not,
    pick_action=partial_placement.from_action,
    undo=lambda question: partial_placement.undo_last(question.legal, question.picked),
    has_picks=lambda question: question.picked != PartialPlacement(),
    listed=lambda question: partial_placement.matching_actions(question.legal, question.picked),
    complete_action=lambda question: partial_placement.complete_action(question.legal, question.picked),
    chips=chips,
    press=PartialPlacement,
    prompt=prompt,
    choice=choice,
    confirm=confirm,
    refusal=lambda question, refusal: phrases.refusal_text(
        Reader(question.messages, question.seen.names), question.view, refusal
    ),
)
