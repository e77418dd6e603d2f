"""ToedeLoe on the stage of two teams: tricks that lie plus or min, and pawns put on numbers by pointing. Pure."""

from collections.abc import Sequence

from ...games.toedeloe.faults import score_fault
from ...games.toedeloe.runs import longest_two, rows
from ...games.toedeloe.scoring import BACK, MOVE_GREEN, STEPS_BACK
from ...games.toedeloe.state import DEAL, GREEN_HOME, JOKER_VALUE, OVER, SCORE, TRICK, State
from ...games.toedeloe.taking import trick, value, worth
from ...match.match import Ply
from ...rules.protocol import DEALER, Action, Event, Refusal
from ...rules.seats import own
from ...text.reader import Reader
from ...text.toedeloe import ask as toedeloe_ask
from ...text.toedeloe import phrases
from .. import choosing
from ..motion import Speed, Timeline
from ..presentation import Button, Presentation
from ..race.board import Point
from ..reading import Row
from ..shapes import Shape
from ..taps import under
from ..team import play
from . import board as toedeloe_board
from . import placing
from . import reading as toedeloe_reading
from .board import GREEN_PAWN, SCORE_PAWN, Marks, Plan
from .placing import Begun

Question = play.Question[State]

JOKER_CHIPS = {"green": "chip.green", "back": "chip.back", "place": "chip.pair"}
"""By kind: the words for what a joker can do."""

GREEN_TEAM = 2
"""The team of a green pawn in the marks of the board."""


class ToePlay:
    """What ToedeLoe adds: see `TeamPlay`."""

    mates_move = False
    hand_stays = True

    def __init__(self) -> None:
        self.chosen = Begun()
        self.laid: tuple[int, ...] = ()
        """The cells that were chosen here last."""
        self.after_move = Marks()

    # ---- the table

    def plan(self, view: State, *, upright: bool) -> Plan:
        """The two fields, one above the other or side by side."""
        return toedeloe_board.plan(view.table.numbers, upright, view.table.lowest)

    def on_board(self, view: State) -> bool:
        """Whether a trick is being scored; the end is shown on the board too."""
        return view.phase in (SCORE, OVER)

    def has_room(self, view: State, viewer: int | None) -> bool:
        """While the viewer scores a trick; the others score theirs next to the trick."""
        mine = viewer is None or view.turn in own(viewer, view.table.seats, view.table.chairs)
        return view.phase == OVER or view.phase == SCORE and mine

    def hand(self, view: State, seat: int) -> int:
        """The chair whose turn it is, or the first of the seat."""
        chairs = own(seat, view.table.seats, view.table.chairs)
        return view.turn if view.turn in chairs else chairs[0]

    def trick(self, view: State) -> list[tuple[int, int]]:
        """The cards of the trick under way, and of the one that is scored."""
        return trick(view) if view.phase in (TRICK, SCORE) else []

    def finished(self, before: State, after: State) -> list[tuple[int, int]]:
        """The trick that was taken."""
        return trick(after, len(before.takers))

    def sign(self, card: int) -> str:
        """The value of a black card in the trick."""
        points = worth(bytes((card,)))
        return str(points) if points > 0 else ""

    def banner(self, lang: str, view: State, events: Sequence[Event], me: int | None) -> str:
        """The announcement of a ply."""
        return toedeloe_ask.banner(Reader(lang, (), me), view, events)

    def stands(self, ply: Ply, *, own: bool) -> str:
        """Return the end of a deal, and an own trick that could not be scored."""
        if ply.after.phase == DEAL and ply.seat != DEALER:
            return "toedeloe.do.deal"
        return "toedeloe.do.blocked" if own and ply.action.kind == "blocked" else ""

    def top(self, lang: str, view: State) -> str:
        """Deal and trick."""
        return phrases.top(lang, view)

    def state(self, lang: str, view: State, chair: int, *, short: bool) -> str:
        """The tricks that lie plus and min before a player."""
        if not view.deals:
            return ""
        return phrases.piles(lang, view, chair, short=short)

    # ---- pawns

    def show_move(self, events: Sequence[Event]) -> None:
        """The cells that were taken and the pawns thrown off."""
        if not events or any(event.kind in ("place", "green", "back") for event in events):
            self.after_move = toedeloe_board.traces(events)

    def begin(self) -> None:
        """Nothing is chosen."""
        self.laid, self.chosen = self.chosen.cells or self.laid, Begun()

    def shapes(self, question: Question, board: Plan) -> tuple[Shape, ...]:
        """The pawns, where others can be put, and the rows as they would be."""
        view, legal = question.view, question.legal
        marks = self._marks(view, legal)._replace(rows=_rows(self._planned(view, legal)))
        labels = self._labels(question, marks) if legal else {}
        return toedeloe_board.shapes(self._lifted(view, legal), board, marks, labels)

    def _planned(self, view: State, legal: Sequence[Action]) -> State:
        """The position if this were confirmed."""
        begun, side = placing.settle(legal, self.chosen), view.turn & 1
        return view._replace(cells=placing.board(view.cells, side, begun), minus=_minus(view, begun, side))

    def _lifted(self, view: State, legal: Sequence[Action]) -> State:
        """The position without the green pawn that goes elsewhere; the planned ones are marks."""
        then = self._planned(view, legal)
        begun = placing.settle(legal, self.chosen)
        if begun.kind == "green" and begun.cells and begun.source != GREEN_HOME:
            cells = bytearray(view.cells)
            cells[begun.source] = then.cells[begun.source]
            view = view._replace(cells=bytes(cells))
        return view._replace(minus=then.minus)

    def _marks(self, view: State, legal: Sequence[Action]) -> Marks:
        if not legal:
            return self.after_move
        begun, side = placing.settle(legal, self.chosen), view.turn & 1
        team = GREEN_TEAM if begun.kind == "green" else side
        planned = tuple((team, cell) for cell in begun.cells)
        if not begun.kind:
            return Marks(
                choosable=tuple(placing.sources(legal)),
                back=(side,) if "back" in choosing.kinds(legal) else (),
            )
        greens = placing.sources(legal) if begun.kind == "green" and not begun.cells else []
        return Marks(
            selected=(begun.source,) if greens and begun.source >= 0 else (),
            choosable=tuple(greens) if len(greens) > 1 else (),  # the only one would pick itself again
            targets=tuple(placing.cells_next(legal, begun)),
            planned=planned,
        )

    def reading(self, question: Question, board: Plan, shapes: Sequence[Shape]) -> tuple[Row, ...]:
        """The board as it is read, with these shapes on it."""
        rows = _rows(self._planned(question.view, question.legal))
        return toedeloe_reading.reading(question, board, shapes, rows)

    def _labels(self, question: Question, marks: Marks) -> dict[str, str]:
        """What picking each shape does; once a choice is whole, what was chosen last plays it."""
        lang, view, legal = question.lang, question.view, question.legal
        begun, labels = placing.settle(legal, self.chosen), dict[str, str]()
        if action := placing.done(legal, begun):
            last = f"planned:{begun.cells[-1]}" if begun.cells else f"pawn:{SCORE_PAWN + (view.turn & 1)}"
            labels[last] = self.confirm(question, action)
        pick, let_go = (phrases.tell(lang, key) for key in ("part.pick", "part.pick.back"))
        for cell in marks.choosable:
            names = (GREEN_PAWN, GREEN_PAWN + 1) if cell == GREEN_HOME else (cell,)
            labels |= dict.fromkeys(
                (f"pawn:{name}" for name in names), let_go if cell in marks.selected else pick
            )
        for side in marks.back:
            labels[f"pawn:{SCORE_PAWN + side}"] = self.choice(question, BACK)
        return labels | {f"target:{cell}": self._target(question, begun, cell) for cell in marks.targets}

    def _target(self, question: Question, begun: Begun, cell: int) -> str:
        """What picking a cell does, and how long a row it makes."""
        lang, view, legal = question.lang, question.view, question.legal
        if begun.kind == "green":
            return phrases.tell(lang, "part.green", thrown=phrases.thrown_off(lang, view, cell))
        then = placing.pick_cell(legal, begun, cell)
        made = _row_through(view, placing.board(view.cells, view.turn & 1, then), cell)
        row = phrases.tell(lang, "part.row", length=made) if made else ""
        if action := placing.done(legal, then):
            numbers = toedeloe_ask.numbers(view, action)
            return phrases.tell(
                lang, "part.place.whole" if len(then.cells) > 1 else "part.place", numbers=numbers, row=row
            )
        number = view.table.numbers[cell]
        other = number if value(view) == JOKER_VALUE else value(view) - number
        return phrases.tell(lang, "part.place.first", other=other, row=row)

    def film(
        self, board: Plan, before: State, seen: Presentation[State], events: Sequence[Event], speed: Speed
    ) -> Timeline:
        """One ply on the board; pawns that were put down as they were chosen do not come once more."""
        if set(self.laid) & {
            cell for event in events if event.kind in ("place", "green") for cell in event.cells
        }:
            before, events = before._replace(cells=seen.view.cells), ()
        self.laid = ()
        start = toedeloe_board.shapes(before, board, Marks(rows=_rows(before)))
        marks = self.after_move._replace(rows=_rows(seen.view))
        end = toedeloe_board.shapes(seen.view, board, marks)
        return toedeloe_board.film(board, (before, start), (seen.view, end), events, speed)

    def pick(self, question: Question, shape: Shape) -> None:
        """A number, a green pawn or the score pawn is picked."""
        legal, number = question.legal, int(shape.id.partition(":")[2])
        if shape.kind == "pawn" and number >= SCORE_PAWN:
            self.chosen = Begun("back")
        elif shape.kind == "pawn" and shape.cell in self._marks(question.view, legal).choosable:
            self.chosen = placing.pick_green(legal, placing.settle(legal, self.chosen), shape.cell)
        else:
            self.chosen = placing.pick_cell(legal, self.chosen, shape.cell)

    def why_not(self, question: Question, board: Plan, point: Point) -> Refusal | None:
        """Why the number or the score pawn at a point of the board may not be chosen."""
        view, legal = question.view, question.legal
        begun, side = placing.settle(legal, self.chosen), view.turn & 1
        cell = under(board.cells, point)
        if cell < 0:
            stands = board.tracks[side][-view.minus[side]]
            joker = value(view) == JOKER_VALUE and not view.minus[side]
            return Refusal("back") if joker and under((stands,), point) == 0 else None
        if not begun.kind or begun.kind == "green" and begun.source < 0:
            return Refusal("value" if "place" in choosing.kinds(legal) else "pair")
        if begun.kind == "green":
            return score_fault(view, MOVE_GREEN[begun.source][cell])
        if begun.kind != "place":
            return None
        cells = placing.tried(legal, begun, cell)
        if len(cells) == 1:  # half of a split, if it is not the whole of it
            view = view._replace(left=(1, 1))
        return score_fault(view, Action("place", b"", tuple((side, one) for one in cells)))

    def take(self, action: Action) -> None:
        """The whole choice stands on the board."""
        self.chosen = placing.of_action(action)

    def back(self, question: Question) -> None:
        """The last thing chosen is taken back."""
        self.chosen = placing.back(question.legal, self.chosen)

    def begun(self) -> bool:
        """Whether anything has been chosen."""
        return self.chosen != Begun()

    def open(self, question: Question) -> Sequence[Action]:
        """Return the choices that go on from the numbers, the green pawn and the kind that have been chosen."""
        return placing.open_to(question.legal, self.chosen)

    def done(self, question: Question) -> Action | None:
        """The choice as it stands on the board."""
        return placing.done(question.legal, self.chosen)

    def chips(self, question: Question) -> list[Button]:
        """What a joker can do, as long as that is open."""
        lang, kinds = question.lang, choosing.kinds(question.legal)
        if len(kinds) < 2 or self.chosen.kind:
            return []
        return [Button(phrases.tell(lang, JOKER_CHIPS[kind]), does="chip", arg=kind) for kind in kinds]

    def press(self, word: str) -> None:
        """What the joker is to do."""
        self.chosen = Begun(word)

    # ---- words

    def ask(self, question: Question) -> str:
        """The question as it stands; a whole choice with what it does to the rows."""
        lang, seen, legal, _ = question
        view, begun = seen.view, placing.settle(legal, self.chosen)
        if not self.on_board(view) or not begun.kind or begun.kind == "blocked":
            return phrases.asked(lang, view)
        if action := placing.done(legal, begun):
            words = toedeloe_ask.ready(lang, view, action)
            if action.kind == "back":
                return words
            return f"{words}\n{toedeloe_ask.changes(Reader(lang, (), seen.viewer), view, self._planned(view, legal))}"
        if not self.begun():
            return phrases.asked(lang, view)
        return toedeloe_ask.going_on(lang, view, begun.kind, begun.cells, begun.source)

    def choice(self, question: Question, action: Action) -> str:
        """A legal choice in words."""
        return phrases.choice(question.reader, question.view, question.view.turn, action)

    def confirm(self, question: Question, action: Action | None) -> str:
        """The words on the gold button."""
        return toedeloe_ask.confirm(question.lang, question.view, action, self.chosen.kind, self.chosen.cells)

    def refusal(self, question: Question, refusal: Refusal) -> str:
        """Why something is refused."""
        return phrases.refusal(Reader(question.lang, question.seen.names), question.view, refusal)


def _rows(view: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The two longest rows of both teams."""
    wild = view.table.options.green_wild
    return tuple((side, row) for side in (0, 1) for row in longest_two(view.cells, side, wild))


def _row_through(view: State, cells: bytes, cell: int) -> int:
    """How long the longest row is that goes through a cell of the team that scores; 0 if there is none."""
    found = rows(cells, view.turn & 1, view.table.options.green_wild)
    return next((len(row) for row in found if cell in row), 0)


def _minus(view: State, begun: Begun, side: int) -> tuple[int, int]:
    """Where the score pawns would stand."""
    stands = list(view.minus)
    if begun.kind == "back":
        stands[side] = min(stands[side] + STEPS_BACK, 0)
    return stands[0], stands[1]
