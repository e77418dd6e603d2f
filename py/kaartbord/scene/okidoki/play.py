"""OkiDoki on the stage of two teams: the trick, and steps divided by pointing on the board. Pure."""

from collections.abc import Sequence

from ...games.okidoki.hand import giver, last_trick, trick
from ...games.okidoki.moves import walked
from ...games.okidoki.state import DEAL, GIVE, MOVE, OVER, TEAM_PAWNS, TRICK, State
from ...match.match import Ply
from ...rules.protocol import DEALER, Action, Event, Placements, Refusal
from ...rules.seats import own
from ...text.okidoki import phrases
from ...text.reader import Reader
from .. import choosing
from ..motion import Speed, Timeline
from ..presentation import Button, Presentation
from ..race.board import Point
from ..reading import Row
from ..shapes import Marks, Shape, traces
from ..taps import under
from ..team import play
from . import board as okidoki_board
from . import division
from . import reading as okidoki_reading
from .board import Plan
from .division import Begun

Question = play.Question[State]


class OkiPlay:
    """What OkiDoki adds: see `TeamPlay`."""

    mates_move = True
    hand_stays = False

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

    def has_room(self, view: State, viewer: int | None) -> bool:
        """Once the cards are played, until they are dealt again."""
        return self.on_board(view) or view.phase == DEAL and bool(view.rounds)

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

    def stands(self, ply: Ply, *, own: bool) -> str:
        """Return what the cards came to, and the end of a round."""
        before, after = ply.before.phase, ply.after.phase
        if after == DEAL and ply.seat != DEALER:
            return "okidoki.do.round"
        return "okidoki.do.count" if before == TRICK and after == MOVE else ""

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
        return view._replace(pawns=_after(view, self.chosen.kind, self.chosen.parts))

    def _marks(self, view: State, legal: Sequence[Action]) -> Marks:
        chosen = self._chosen(view, legal)
        if not legal or legal[0].kind == "skip":
            return self.after_move
        pawns = view.pawns
        picked = tuple(pawn for pawn, _ in chosen.parts)
        able = tuple(division.pawns_next(legal, pawns, chosen))
        able = () if able == (chosen.pawn,) else able  # it would pick itself again
        if chosen.kind == "swap":
            held = (chosen.pawn,) if chosen.pawn >= 0 else ()
            others = tuple(
                division.swaps_next(legal, chosen) if held else division.swaps_first(legal, chosen)
            )
            swaps = others if held else (*able, *others)
            return Marks(selected=(*picked, *held), choosable=(*held, *able, *others), swaps=swaps)
        if chosen.pawn < 0:
            return Marks(selected=picked, choosable=able)
        targets = tuple(to for _, to in division.places_next(legal, pawns, chosen))
        at = self._preview(view).pawns[chosen.pawn]
        steps = tuple((to, to - at) for to in targets)
        return Marks(selected=(chosen.pawn,), choosable=able, targets=targets, steps=steps)

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
        if shape.kind == "pawn" and (swap := division.swaps_next(legal, chosen).get(number)):
            self.take(swap)
            return
        places = division.places_next(legal, pawns, chosen) if chosen.pawn >= 0 else {}
        to = number if shape.kind == "target" else shape.cell
        if (part := (chosen.pawn, to)) in places and chosen.kind == "move":
            self.chosen = chosen._replace(parts=(*chosen.parts, part), pawn=-1)
        elif shape.kind == "pawn" and number == chosen.pawn:
            self.chosen = chosen._replace(pawn=-1)
        elif shape.kind == "pawn" and number in (
            *division.swaps_first(legal, chosen),
            *division.pawns_next(legal, pawns, chosen),
        ):
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

    def open(self, question: Question) -> Sequence[Action]:
        """Return the turns that go on from what has been chosen; of those after which all stands alike the first."""
        view, legal = question.view, question.legal
        chosen, outcomes = self._chosen(view, legal), dict[bytes, Action]()
        for way in division.ways(legal, view.pawns, chosen):
            pawns = _after(view, way.action.kind, way.action.placements)
            alike = bytes(sorted(pawns[:TEAM_PAWNS]) + sorted(pawns[TEAM_PAWNS:]))
            outcomes.setdefault(alike, way.action)
        return list(outcomes.values())

    def done(self, question: Question) -> Action | None:
        """The turn as it stands on the board; to skip needs no choosing."""
        view, legal = question.view, question.legal
        if legal[0].kind == "skip":
            return legal[0]
        return division.done(legal, view.pawns, self._chosen(view, legal))

    def chips(self, question: Question) -> list[Button]:
        """After four aces what to do."""
        kinds, chosen = choosing.kinds(question.legal), self._chosen(question.view, question.legal)
        if len(kinds) < 2 or chosen.parts:
            return []
        words = {"move": "do.tens", "swap": "do.swap"}
        return [
            Button(
                phrases.tell(question.lang, words[kind]),
                does="chip",
                arg=kind,
                kind="chip is-on" if kind == chosen.kind else "chip",
                pressed=kind == chosen.kind,
            )
            for kind in kinds
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
            picks = "do.square" if self.chosen.pawn >= 0 else "do.pawn"
            return phrases.tell(lang, picks if view.phase == MOVE else "do.pick")
        return phrases.confirm(lang, view, action)

    def refusal(self, question: Question, refusal: Refusal) -> str:
        """Why something is refused."""
        reader, picked = Reader(question.lang, question.seen.names), refusal.pawn == self.chosen.pawn
        return phrases.refusal(reader, question.view, refusal, square=picked)


def _after(view: State, kind: str, parts: Placements) -> bytes:
    """Where the pawns stand once these parts of a turn are done."""
    pawns = view.pawns
    if kind == "swap":
        return bytes(dict(parts).get(pawn, at) for pawn, at in enumerate(pawns))
    for pawn, to in parts:
        pawns = walked(view.table, pawns, pawn, to)
    return pawns


def _use(pawn: int, marks: Marks, chosen: Begun) -> str:
    """What picking a pawn comes to."""
    if pawn in marks.swaps:
        return "swap.first" if chosen.pawn < 0 else "swap"
    return "pawn.back" if pawn in marks.selected else "pawn"
