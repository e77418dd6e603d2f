"""OkiDoki on the stage of two teams: the trick, and steps divided by pointing on the board. Pure."""

from collections.abc import Sequence

from ...games.okidoki.hand import giver, last_trick, trick
from ...games.okidoki.moves import walked
from ...games.okidoki.state import GIVE, MOVE, OVER, State
from ...match.match import Ply
from ...rules.protocol import Action, Event, Refusal
from ...rules.seats import own
from ...text.okidoki import phrases
from ...text.reader import Reader
from .. import choosing
from ..motion import Speed, Timeline
from ..presentation import Button, Presentation
from ..race.board import Point
from ..reading import Row
from ..shapes import SWAP, Marks, Shape, traces
from ..taps import under
from ..team import play
from . import board as okidoki_board
from . import division
from . import reading as okidoki_reading
from .board import Plan
from .division import Begun

MOST_CHIPS = 3
Question = play.Question[State]


class OkiPlay:
    """What OkiDoki adds: see `TeamPlay`."""

    mates_move = True

    def __init__(self) -> None:
        self.chosen = Begun()
        self.after_move = Marks()

    # ---- the table

    def plan(self, view: State, *, upright: bool) -> Plan:
        """The board; it is as high as wide."""
        return okidoki_board.plan(view.table.squares)

    def on_board(self, view: State) -> bool:
        """Whether pawns are moved now."""
        return view.phase in (MOVE, OVER)

    def hand(self, view: State, seat: int) -> int:
        """The chair that has to give a card, or whose turn it is; else the first of the seat."""
        chairs = own(seat, view.table.seats, view.table.chairs)
        asked = giver(view, seat) if view.phase == GIVE else view.turn
        return asked if asked in chairs else chairs[0]

    def trick(self, view: State) -> list[tuple[int, int]]:
        """The cards of the trick under way."""
        return trick(view)

    def finished(self, before: State, after: State) -> list[tuple[int, int]]:
        """The trick that was taken."""
        return last_trick(after)

    def banner(self, lang: str, view: State, events: Sequence[Event], me: int | None) -> str:
        """The announcement of a ply."""
        return phrases.banner(Reader(lang, (), me), view, events)

    def stands(self, ply: Ply) -> str:
        """None: all that happens can be seen afterwards."""
        return ""

    def top(self, lang: str, view: State) -> str:
        """Round and trick."""
        return phrases.top(lang, view)

    def state(self, lang: str, view: State, chair: int, *, short: bool) -> str:
        """Whether a card lies ready for the exchange."""
        return phrases.tell(lang, "plate.ready") if view.phase == GIVE and view.gifts[chair] else ""

    def sign(self, card: int) -> str:
        """Nothing: each card says what it is."""
        return ""

    # ---- pawns

    def show_move(self, events: Sequence[Event]) -> None:
        """The dots of the squares that were passed."""
        moved = any(event.kind in ("walk", "swap", "skip") for event in events)
        if moved or not events:
            self.after_move = traces(events)

    def begin(self) -> None:
        """Nothing is chosen."""
        self.chosen = Begun()

    def shapes(self, question: Question, board: Plan) -> tuple[Shape, ...]:
        """The pawns as they would stand, those that can be picked, and where the picked one can go."""
        view, marks = question.view, self._marks(question.view, question.legal)
        labels = self._labels(question, marks) if question.legal else {}
        return okidoki_board.shapes(self._preview(view), board, marks, labels)

    def _preview(self, view: State) -> State:
        pawns = view.pawns
        for pawn, to in self.chosen.parts if self.chosen.kind == "move" else ():
            pawns = walked(view.table, pawns, pawn, to)
        if self.chosen.kind == "swap" and self.chosen.parts:
            places = dict(self.chosen.parts)
            pawns = bytes(places.get(pawn, at) for pawn, at in enumerate(pawns))
        return view._replace(pawns=pawns)

    def _marks(self, view: State, legal: Sequence[Action]) -> Marks:
        chosen = self._chosen(view, legal)
        if not legal or legal[0].kind == "skip":
            return self.after_move
        pawns = view.pawns
        picked = tuple(pawn for pawn, _ in chosen.parts)
        able = tuple(division.pawns_next(legal, pawns, chosen))
        able = () if able == (chosen.pawn,) else able  # it would pick itself again
        if chosen.pawn < 0:
            others = tuple(division.swaps_first(legal, chosen))
            return Marks(selected=picked, choosable=(*able, *others), swaps=others)
        if chosen.kind == "swap":
            others = tuple(_swaps(legal, chosen))
            return Marks(selected=(chosen.pawn,), choosable=(chosen.pawn, *able, *others), swaps=others)
        targets = tuple(to for _, to in division.places_next(legal, pawns, chosen))
        at = self._preview(view).pawns[chosen.pawn]
        steps = tuple((to, to - at) for to in targets)
        others = tuple(other for other in _swaps(legal, chosen) if pawns[other] not in targets)
        return Marks(
            selected=(chosen.pawn,), choosable=(*able, *others), targets=targets, swaps=others, steps=steps
        )

    def _chosen(self, view: State, legal: Sequence[Action]) -> Begun:
        """What was chosen, of the kind of turn there is."""
        kinds = choosing.kinds(legal)
        if self.chosen.kind not in kinds and kinds:
            self.chosen = Begun(kind=kinds[0])
        self.chosen = division.settle(legal, view.pawns, self.chosen)
        return self.chosen

    def reading(self, question: Question, board: Plan, shapes: Sequence[Shape]) -> tuple[Row, ...]:
        """The board as it is read, with these shapes on it."""
        return okidoki_reading.reading(question, board, shapes)

    def _labels(self, question: Question, marks: Marks) -> dict[str, str]:
        """What picking each shape does; once a turn is whole, the pawn that was put down last plays it."""
        lang, seen, legal, _ = question
        view, n = seen.view, len(self.chosen.parts)
        action = self.done(question)
        labels = {
            f"pawn:{pawn}": self.confirm(question, action) for pawn, _ in self.chosen.parts[-1:] if action
        }
        labels |= {
            f"pawn:{pawn}": phrases.tell(lang, f"part.{_use(pawn, marks, self.chosen)}")
            for pawn in marks.choosable
        }
        if self.chosen.pawn >= 0 and self.chosen.kind == "move":
            for (_, to), way in division.places_next(legal, view.pawns, self.chosen).items():
                action = way.action._replace(placements=way.parts)
                labels[f"target:{to}"] = phrases.part(question.reader, view, action, n)
        return labels

    def film(
        self, board: Plan, before: State, seen: Presentation[State], events: Sequence[Event], speed: Speed
    ) -> Timeline:
        """One ply on the board."""
        start = before.pawns, okidoki_board.shapes(before, board)
        end = seen.view.pawns, okidoki_board.shapes(seen.view, board, self.after_move)
        return okidoki_board.film(board, start, end, events, speed)

    def pick(self, question: Question, shape: Shape) -> None:
        """A pawn is picked up or put down, or goes to a square."""
        legal, pawns, number = question.legal, question.view.pawns, int(shape.id.partition(":")[2])
        chosen = self._chosen(question.view, legal)
        swaps = _swaps(legal, chosen) if shape.flags & SWAP and shape.kind == "pawn" else {}
        if number in swaps:
            self.take(swaps[number])
            return
        places = division.places_next(legal, pawns, chosen) if chosen.pawn >= 0 else {}
        to = number if shape.kind == "target" else shape.cell
        if (part := (chosen.pawn, to)) in places and chosen.kind == "move":
            self.chosen = chosen._replace(parts=(*chosen.parts, part), pawn=-1)
        elif shape.kind == "pawn" and number == chosen.pawn:
            self.chosen = Begun(chosen.parts)
        elif shape.kind == "pawn" and number in division.swaps_first(legal, chosen):
            self.chosen = Begun(pawn=number, kind="swap")
        elif shape.kind == "pawn" and number in division.pawns_next(legal, pawns, chosen):
            self.chosen = chosen._replace(pawn=number)

    def why_not(self, question: Question, board: Plan, point: Point) -> Refusal | None:
        """Why the pawn or the square at a point of the board may not be chosen."""
        view, chosen = question.view, self._chosen(question.view, question.legal)
        now = self._preview(view).pawns
        pawn, square = under(okidoki_board.places(board, now), point), under(board.path, point) + 1
        if chosen.pawn >= 0 and chosen.kind == "move" and square and (pawn < 0 or now[chosen.pawn] < square):
            return division.square_fault(view, chosen, square)
        return division.pawn_fault(view, question.legal, chosen, pawn) if pawn >= 0 else None

    def take(self, action: Action) -> None:
        """The whole turn stands on the board."""
        self.chosen = Begun(action.placements, -1, action.kind)

    def back(self, question: Question) -> None:
        """One part back; a pawn that picks itself is put down with it."""
        before = self.chosen
        self.chosen = Begun() if before.kind == "swap" else division.back(before)
        if self._chosen(question.view, question.legal) == before:
            self.chosen = division.back(division.back(before))

    def begun(self) -> bool:
        """Whether a pawn or a part has been chosen."""
        return bool(self.chosen.parts) or self.chosen.pawn >= 0

    def done(self, question: Question) -> Action | None:
        """The turn as it stands on the board; to skip needs no choosing."""
        view, legal = question.view, question.legal
        if legal[0].kind == "skip":
            return legal[0]
        return division.done(legal, view.pawns, self._chosen(view, legal))

    def chips(self, question: Question) -> list[Button]:
        """After four aces what to do; else the ways to divide the steps, while they are few."""
        lang, seen, legal, _ = question
        kinds = choosing.kinds(legal)
        chosen = self._chosen(seen.view, legal)
        if len(kinds) > 1 and not chosen.parts:
            words = {"move": "do.tens", "swap": "do.swap"}
            return [
                Button(
                    phrases.tell(lang, words[kind]),
                    does="chip",
                    arg=kind,
                    kind="chip is-on" if kind == chosen.kind else "chip",
                    pressed=kind == chosen.kind,
                )
                for kind in kinds
            ]
        if not self.begun() or chosen.kind == "swap":
            return []
        ways = division.ways(legal, seen.view.pawns, chosen)
        actions = list(dict.fromkeys(way.action for way in ways))
        if not 1 < len(actions) <= MOST_CHIPS:
            return []
        return [
            Button(phrases.division(seen.view, action), action, spoken=self.choice(question, action))
            for action in actions
        ]

    def press(self, word: str) -> None:
        """After four aces: twice ten or a swap."""
        self.chosen = Begun(kind=word)

    # ---- words

    def ask(self, question: Question) -> str:
        """The question as it stands."""
        lang, seen, legal, _ = question
        view, seat = seen.view, seen.bottom if seen.viewer is None else seen.viewer
        if view.phase != MOVE or legal[0].kind == "skip":
            return phrases.ask(Reader(lang, seen.names), view, seat, legal)
        chosen = self._chosen(view, legal)
        done = division.done(legal, view.pawns, chosen)
        if done and not division.more(legal, view.pawns, chosen):
            return phrases.ready(lang, view, done)
        if self.begun():
            return phrases.ask_on(lang, view, chosen.parts, chosen.pawn, swaps=chosen.kind == "swap")
        confers = (seat + 2) % view.table.seats not in seen.computers
        return phrases.ask(Reader(lang, seen.names), view, seat, legal, confers=confers)

    def choice(self, question: Question, action: Action) -> str:
        """A legal choice in words."""
        return phrases.choice(question.reader, question.view, question.seen.bottom, action)

    def confirm(self, question: Question, action: Action | None) -> str:
        """The words on the gold button."""
        lang, view = question.lang, question.view
        if action is None:
            return phrases.tell(lang, "do.pawn" if view.phase == MOVE else "do.pick")
        return phrases.confirm(lang, view, action)

    def refusal(self, question: Question, refusal: Refusal) -> str:
        """Why something is refused."""
        reader, picked = Reader(question.lang, question.seen.names), refusal.pawn == self.chosen.pawn
        return phrases.refusal(reader, question.view, refusal, square=picked)


def _swaps(legal: Sequence[Action], chosen: Begun) -> dict[int, Action]:
    """By enemy pawn: the swap of the pawn that is picked up with it, as long as nothing else has been done."""
    return {} if chosen.parts else division.swaps_next(legal, chosen._replace(kind="swap"))


def _use(pawn: int, marks: Marks, chosen: Begun) -> str:
    """What picking a pawn comes to."""
    if pawn in marks.swaps:
        return "swap.first" if chosen.pawn < 0 else "swap"
    return "pawn.back" if pawn in marks.selected else "pawn"
