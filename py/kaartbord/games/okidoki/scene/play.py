"""The parts of OkiDoki on the stage of two teams: the trick, and steps divided by pointing on the board. Pure."""

from collections.abc import Sequence

from ....match.match import Ply
from ....rules.protocol import DEALER, Action, Event, Placements, Refusal
from ....scene import choosing, presentation
from ....scene.geometry import Point
from ....scene.hit_testing import place_at
from ....scene.motion import Speed, Timeline
from ....scene.presentation import Button
from ....scene.shapes import Marks, Shape, last_move_marks
from ....text.reader import Reader
from ...tricks.rules.hands import acting_chair
from ...tricks.scene.play import TeamPlay
from ..rules import hand as okidoki_hand
from ..rules.hand import giving_chair
from ..rules.moves import walk_pawn
from ..rules.state import DEAL, GIVE, MOVE, OVER, TEAM_PAWNS, TRICK, OkidokiState
from ..words import phrases
from . import board as okidoki_board
from . import partial_move
from . import reading as okidoki_reading
from .board import OkidokiPlan
from .partial_move import PartialMove

OkidokiQuestion = presentation.Question[OkidokiState, PartialMove]


# ---- the table


def is_moving_pawns(view: OkidokiState) -> bool:
    """Return whether pawns are moved now."""
    return view.phase in (MOVE, OVER)


def partner(view: OkidokiState, seat: int) -> int:
    """Return the seat that may move the pawns for this one too, or -1."""
    return (seat + 2) % 4 if view.table.seats == 4 and is_moving_pawns(view) else -1


def hand(view: OkidokiState, seat: int) -> int:
    """Return the chair that has to give a card, or whose turn it is; else the first of the seat."""
    chair = giving_chair(view, seat) if view.phase == GIVE else view.turn
    return acting_chair(chair, seat, view.table.seats, view.table.chairs)


def continue_key(ply: Ply, own: bool) -> str:
    """Return the message of the points of the cards, and of the end of a round; "" if neither is due."""
    before, after = ply.before.phase, ply.after.phase
    if after == DEAL and ply.seat != DEALER:
        return "okidoki.do.round"
    return "okidoki.do.count" if before == TRICK and after == MOVE else ""


# ---- pawns


def shapes(question: OkidokiQuestion, board: OkidokiPlan, last_move: Sequence[Event]) -> tuple[Shape, ...]:
    """Return the pawns in preview, those that can be picked, and the targets of the picked one."""
    marks = _marks(question, last_move)
    labels = _labels(question, marks) if question.legal else {}
    return okidoki_board.shapes(_preview(question), board, marks, labels)


def _preview(question: OkidokiQuestion) -> OkidokiState:
    view, chosen = question.view, _settled(question)
    return view._replace(pawns=_after(view, chosen.kind, chosen.parts))


def _marks(question: OkidokiQuestion, last_move: Sequence[Event]) -> Marks:
    legal, pawns, chosen = question.legal, question.view.pawns, _settled(question)
    if not legal or legal[0].kind == "skip":
        return last_move_marks(last_move)
    picked = tuple(pawn for pawn, _ in chosen.parts)
    able = tuple(partial_move.next_pawns(legal, pawns, chosen))
    able = () if able == (chosen.pawn,) else able  # it would pick itself again
    if chosen.kind == "swap":
        held = (chosen.pawn,) if chosen.pawn >= 0 else ()
        others = tuple(partial_move.next_swaps(legal, chosen) if held else partial_move.first_swaps(legal, chosen))
        swaps = others if held else (*able, *others)
        return Marks(selected=(*picked, *held), choosable=(*held, *able, *others), swaps=swaps)
    if chosen.pawn < 0:
        return Marks(selected=picked, choosable=able)
    targets = tuple(to for _, to in partial_move.next_places(legal, pawns, chosen))
    at = _preview(question).pawns[chosen.pawn]
    steps = tuple((to, to - at) for to in targets)
    return Marks(selected=(chosen.pawn,), choosable=able, targets=targets, steps=steps)


def _settled(question: OkidokiQuestion) -> PartialMove:
    """Return the choices, of a kind that the turn allows."""
    legal, chosen = question.legal, question.picked
    kinds = choosing.kinds(legal)
    if kinds and chosen.kind not in kinds:
        chosen = PartialMove(kind=kinds[0])
    return partial_move.autopick(legal, question.view.pawns, chosen)


def _labels(question: OkidokiQuestion, marks: Marks) -> dict[str, str]:
    """Return the label of picking each shape; once a turn is complete, the pawn put down last plays it."""
    messages, view, chosen, action = (question.messages, question.view, _settled(question), complete_action(question))
    labels = {f"pawn:{pawn}": confirm(question, action) for pawn, _ in chosen.parts[-1:] if action}
    labels |= {
        f"pawn:{pawn}": phrases.format_text(messages, f"part.{_use(pawn, marks, chosen)}") for pawn in marks.choosable
    }
    if chosen.pawn >= 0 and chosen.kind == "move":
        for (_, to), way in partial_move.next_places(question.legal, view.pawns, chosen).items():
            action = way.action._replace(placements=way.parts)
            labels[f"target:{to}"] = phrases.walk_label(question.reader, view, action, len(chosen.parts))
    return labels


def film(
    board: OkidokiPlan,
    views: tuple[OkidokiState, OkidokiState],
    events: Sequence[Event],
    speed: Speed,
    last_move: Sequence[Event],
) -> Timeline:
    """Return the film of one ply on the board."""
    before, after = views
    start = before.pawns, okidoki_board.shapes(before, board)
    end = after.pawns, okidoki_board.shapes(after, board, last_move_marks(last_move))
    return okidoki_board.film(board, start, end, events, speed)


def pick(question: OkidokiQuestion, shape: Shape) -> PartialMove:
    """Pick a pawn up or put it down, or put it on a square."""
    legal, pawns, number = question.legal, question.view.pawns, int(shape.id.partition(":")[2])
    chosen = _settled(question)
    if shape.kind == "pawn" and (swap := partial_move.next_swaps(legal, chosen).get(number)):
        return pick_action(swap)
    places = partial_move.next_places(legal, pawns, chosen) if chosen.pawn >= 0 else {}
    to = number if shape.kind == "target" else shape.cell
    if (part := (chosen.pawn, to)) in places and chosen.kind == "move":
        return chosen._replace(parts=(*chosen.parts, part), pawn=-1)
    if shape.kind == "pawn" and number == chosen.pawn:
        return chosen._replace(pawn=-1)
    if shape.kind == "pawn" and number in (
        *partial_move.first_swaps(legal, chosen),
        *partial_move.next_pawns(legal, pawns, chosen),
    ):
        return chosen._replace(pawn=number)
    return chosen


def why_not(question: OkidokiQuestion, board: OkidokiPlan, point: Point) -> Refusal | None:
    """Return the reason why the pawn or the square at a point of the board may not be chosen."""
    view, chosen = question.view, _settled(question)
    now = _preview(question).pawns
    pawn, square = place_at(okidoki_board.pawn_points(board, now), point), place_at(board.path, point) + 1
    if chosen.pawn >= 0 and chosen.kind == "move" and square and (pawn < 0 or now[chosen.pawn] < square):
        return partial_move.square_refusal(view, chosen, square)
    return partial_move.pawn_refusal(view, question.legal, chosen, pawn) if pawn >= 0 else None


def pick_action(action: Action) -> PartialMove:
    """Choose a whole turn."""
    return PartialMove(action.placements, -1, action.kind)


def undo(question: OkidokiQuestion) -> PartialMove:
    """Take one part back; a pawn that is picked automatically is put down with it."""
    before = _settled(question)
    chosen = PartialMove() if before.kind == "swap" else partial_move.undo_last(before)
    if _settled(question._replace(picked=chosen)) == before:
        chosen = partial_move.undo_last(partial_move.undo_last(before))
    return chosen


def has_picks(question: OkidokiQuestion) -> bool:
    """Return whether a pawn or a part has been chosen."""
    chosen = _settled(question)
    return bool(chosen.parts) or chosen.pawn >= 0


def listed(question: OkidokiQuestion) -> Sequence[Action]:
    """Return the turns that continue the choices; of those with the same result only the first."""
    view, legal = question.view, question.legal
    chosen, outcomes = _settled(question), dict[bytes, Action]()
    for way in partial_move.compositions(legal, view.pawns, chosen):
        pawns = _after(view, way.action.kind, way.action.placements)
        alike = bytes(sorted(pawns[:TEAM_PAWNS]) + sorted(pawns[TEAM_PAWNS:]))
        outcomes.setdefault(alike, way.action)
    return list(outcomes.values())


def complete_action(question: OkidokiQuestion) -> Action | None:
    """Return the completed turn; to skip needs no choosing."""
    view, legal = question.view, question.legal
    if legal[0].kind == "skip":
        return legal[0]
    return partial_move.complete_action(legal, view.pawns, _settled(question))


def chips(question: OkidokiQuestion) -> list[Button]:
    """Return the buttons for the choice after four aces."""
    kinds, chosen = choosing.kinds(question.legal), _settled(question)
    if len(kinds) < 2 or chosen.parts:
        return []
    words = {"move": "do.tens", "swap": "do.swap"}
    return [
        Button(
            phrases.format_text(question.messages, words[kind]),
            does="chip",
            arg=kind,
            kind="chip is-on" if kind == chosen.kind else "chip",
            pressed=kind == chosen.kind,
        )
        for kind in kinds
    ]


# ---- words


def prompt(question: OkidokiQuestion) -> str:
    """Return the question in its current state."""
    messages, seen, legal = question.messages, question.seen, question.legal
    view, seat = seen.view, seen.bottom if seen.viewer is None else seen.viewer
    if view.phase != MOVE or legal[0].kind == "skip":
        return phrases.first_prompt(Reader(messages, seen.names), view, seat, legal)
    chosen = _settled(question)
    whole = partial_move.complete_action(legal, view.pawns, chosen)
    if whole and not partial_move.can_continue(legal, view.pawns, chosen):
        return phrases.confirm_prompt(messages, view, whole)
    if has_picks(question):
        return phrases.continued_prompt(messages, view, chosen.parts, chosen.pawn, swaps=chosen.kind == "swap")
    confers = (seat + 2) % view.table.seats not in seen.computers
    return phrases.first_prompt(Reader(messages, seen.names), view, seat, legal, partner_is_human=confers)


def confirm(question: OkidokiQuestion, action: Action | None) -> str:
    """Return the words on the gold button."""
    messages, view = question.messages, question.view
    if action is None:
        picks = "do.square" if _settled(question).pawn >= 0 else "do.pawn"
        return phrases.format_text(messages, picks if view.phase == MOVE else "do.pick")
    return phrases.confirm_label(messages, view, action)


def refusal(question: OkidokiQuestion, refusal: Refusal) -> str:
    """Return the reason of a refusal in words."""
    reader, picked = Reader(question.messages, question.seen.names), refusal.pawn == _settled(question).pawn
    return phrases.refusal_text(reader, question.view, refusal, square=picked)


def _after(view: OkidokiState, kind: str, parts: Placements) -> bytes:
    """Return the pawns once these parts of a turn are done."""
    pawns = view.pawns
    if kind == "swap":
        return bytes(dict(parts).get(pawn, at) for pawn, at in enumerate(pawns))
    for pawn, to in parts:
        pawns = walk_pawn(view.table, pawns, pawn, to)
    return pawns


def _use(pawn: int, marks: Marks, chosen: PartialMove) -> str:
    """Return the name of the effect of picking a pawn."""
    if pawn in marks.swaps:
        return "swap.first" if chosen.pawn < 0 else "swap"
    return "pawn.back" if pawn in marks.selected else "pawn"


OKIDOKI = TeamPlay(
    nothing=PartialMove(),
    partners_share_pawns=True,
    keeps_hand_in_place=False,
    plan=lambda view, upright: okidoki_board.plan(view.table.squares),
    is_moving_pawns=is_moving_pawns,
    has_large_board=lambda view, viewer: is_moving_pawns(view) or view.phase == DEAL and bool(view.rounds),
    hand=hand,
    trick=okidoki_hand.current_trick,
    taken_trick=lambda before, after: okidoki_hand.last_trick(after),
    sign=lambda card: "",
    banner=lambda messages, view, events, me: phrases.announcement(Reader(messages, (), me), view, events),
    continue_key=continue_key,
    progress_line=phrases.title_line,
    plate_state=lambda messages, view, chair, short: (
        phrases.format_text(messages, "plate.ready") if view.phase == GIVE and view.gifts[chair] else ""
    ),
    is_board_move=lambda events: any(event.kind in ("walk", "swap", "skip") for event in events),
    shapes=shapes,
    reading=okidoki_reading.reading,
    film=film,
    pick=pick,
    why_not=why_not,
    pick_action=pick_action,
    undo=undo,
    has_picks=has_picks,
    listed=listed,
    complete_action=complete_action,
    chips=chips,
    press=lambda word: PartialMove(kind=word),
    prompt=prompt,
    choice=lambda question, action: phrases.choice_label(question.reader, question.view, question.seen.bottom, action),
    confirm=confirm,
    refusal=refusal,
)
