"""The stage of a pawn race: the board, the hand, the question that is put and how it is answered in parts."""

from collections.abc import Callable, Sequence
from typing import Any

from js import window

from ....games import race
from ....games.race.ring import PAWNS
from ....match.match import Ply
from ....match.session import Session
from ....rules.protocol import UNKNOWN, Action, Event, Game, Refusal
from ....scene import choosing, motion
from ....scene.choosing import Picked
from ....scene.race import card_help
from ....scene.race.board import Plan, plan_of
from ....scene.shapes import Marks, Shape, race_shapes, traces
from ....text import capital, people, say
from ....text.race import board, moves
from ....text.reader import Reader
from ...paint.kit import Look
from ...paint.sheet import race_sheet
from ...paint.theme import PHONE
from ...storage.settings import Settings
from ...table import hand, regions
from ...table.answer import Answer
from ...table.board_view import BoardView
from ...table.controls import take_away
from ...table.hand import Held
from ...table.stage import BREATH_MS, NO_PAUSE, Pause, Presentation, TableStatus
from ...ui.dialogs import close
from ...ui.dom import by_id, el, fill, handle
from . import question, status
from .question import Question

SQUARE = (2, 4)
"""Numbers of seats whose board is as wide as it is high."""

STUCK_MS = 4000
"""The pause after an own hand thrown away."""


class RaceStage:
    """Draws what is seen, plays what happens, and asks for a choice. One lives as long as its table."""

    extras: Sequence[str] = ()

    def __init__(
        self,
        game: Game[race.State],
        settings: Settings,
        help_on: Callable[[str], None],
        fitted: Callable[[], None],
    ) -> None:
        """`help_on` explains a rule; `fitted` hears that the board has been laid out in other room."""
        self.game, self.settings, self.help_on, self.fitted = game, settings, help_on, fitted
        self.seen: Presentation[race.State] | None = None
        self.legal: Sequence[Action] = ()
        self.picked = Picked()
        self.after_move = Marks()
        self._answer = Answer()
        self._refusal: Refusal | None = None
        self._news = ""
        self._list: Any = None
        self.board = BoardView(by_id("board-place"), self._pick_shape, self._speak_shape, self._resized)
        self._end_handling = handle(
            card=self._pick_card,
            part_back=self._back,
            confirm=self._confirm,
            use=self._use,
            others=self._others,
            rule=lambda arg: self.help_on(arg),
        )

    # ---- what is to be seen

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.settings.lang

    @property
    def look(self) -> Look:
        """How things are painted now."""
        return self.settings.look

    def plan(self) -> Plan:
        """The board as it lies now: upright where the place for it is."""
        assert self.seen is not None
        table = self.seen.view.table
        small = table.seats not in SQUARE or window.innerWidth < PHONE
        upright = window.innerHeight > window.innerWidth and small
        return plan_of(table.ring, self.seen.bottom, upright)

    def answers_openly(self, view: race.State) -> bool:
        """Every question takes a look into the hand."""
        return False

    async def ordered(self, session: Session, seat: int) -> Action | None:
        """Nobody gives standing orders here."""
        return None

    async def open_extra(self, name: str, session: Session, reader: Reader) -> bool:
        """Nothing more is in the menu."""
        return False

    def delegate(self, view: race.State, seat: int) -> int:
        """Everybody plays alone for the computer."""
        return -1

    def put(self, seen: Presentation[race.State]) -> None:
        """Show this, with nothing asked."""
        self.seen, self.legal, self.picked = seen, (), Picked()
        self._show_question()
        self.redraw()

    def draw_status(self, seen: Presentation[race.State], company: TableStatus) -> None:
        """Plates and top line."""
        view = seen.view
        status.plates(by_id("plates"), self.board, self.plan(), view, seen.names, company, self.look)
        by_id("deal-line").textContent = status.top_line(self.lang, view, seen.bottom)

    def score(self, seen: Presentation[race.State], plies: Sequence[Ply]) -> Any:
        """Pawns at home of each side."""
        points = self.game.score(seen.view).points
        return status.score(seen.view, seen.names, self.look, points=points)

    def forget_move(self) -> None:
        """Take the traces of the last move away."""
        self.after_move = Marks()

    def _resized(self) -> None:
        if self.seen is not None:
            self.redraw()
            self.fitted()

    def redraw(self) -> None:
        """Draw everything anew, as after a change of size or settings."""
        if self.seen is None:
            return
        self.board.fit(race_sheet(self.plan(), self.game.INFO.name.upper()), self.look)
        self._show_board()
        self._show_hand()
        if self.legal:
            self._show_question()

    def _show_board(self) -> None:
        assert self.seen is not None
        self.board.show(self._shapes(self._preview(), self._marks()))

    def _shapes(self, view: race.State, marks: Marks) -> tuple[Shape, ...]:
        return race_shapes(view, self.plan(), marks, self._labels(marks))

    def _preview(self) -> race.State:
        assert self.seen is not None
        view = self.seen.view
        if not self.picked.parts:
            return view
        done = choosing.complete(self.legal, self.picked, view.table.ring.yard)
        return view._replace(pawns=choosing.preview(view.pawns, self.picked, done, view.table.ring.yard))

    def _marks(self) -> Marks:
        assert self.seen is not None
        if self.picked.card == UNKNOWN:
            return self.after_move
        yard = self.seen.view.table.ring.yard
        marks = self.after_move._replace(
            choosable=tuple(choosing.pawns(self.legal, self.picked._replace(pawn=-1), yard)),
            selected=tuple(pawn for pawn, _ in self.picked.parts),
        )
        if self.picked.pawn < 0:
            return marks
        squares = tuple(to for _, to in choosing.next_parts(self.legal, self.picked, yard))
        marks = marks._replace(selected=(self.picked.pawn,), targets=squares, path=self._path(squares))
        if not choosing.is_swap(self.picked.card):
            return marks
        return marks._replace(
            swaps=tuple(p for p, cell in enumerate(self.seen.view.pawns) if cell in squares)
        )

    def _path(self, squares: Sequence[int]) -> tuple[int, ...]:
        """The squares of the walk on offer, where there is only one, with the dot it jumps from."""
        view = self._preview()
        ring, at = view.table.ring, view.pawns[self.picked.pawn]
        if len(squares) != 1 or at == ring.yard or choosing.is_swap(self.picked.card):
            return ()
        down = self._way(squares[0])
        walked = ring.path(
            self.picked.pawn // PAWNS, at, down[0], back=choosing.is_backward(self.picked.card)
        )
        return walked[1:] if len(down) > 1 else walked[1:-1]

    def _way(self, square: int) -> tuple[int, ...]:
        """Where the chosen pawn comes down on its way to a square on offer."""
        assert self.seen is not None
        part = (self.picked.pawn, square)
        return choosing.way(self.legal, self.picked, part, self.seen.view.table.ring.yard)

    def _labels(self, marks: Marks) -> dict[str, str]:
        if self.seen is None or not self.legal:
            return {}
        view, _, viewer, names = self.seen
        assert viewer is not None
        labels = {
            f"pawn:{p}": capital(board.pawn(Reader(self.lang, names, viewer), view, viewer, p))
            for p in marks.choosable
        }
        for to in marks.targets:
            pawn, yard = self.picked.pawn, view.table.ring.yard
            action = choosing.with_part(self.legal, self.picked, (pawn, to), yard)
            labels[f"target:{to}"] = moves.part(Reader(self.lang, names, viewer), view, viewer, action, pawn)
        return labels

    def _cards(self) -> bytes:
        """The cards in the open hand, and behind them the one that is kept for the next deal."""
        assert self.seen is not None
        view, _, viewer, _ = self.seen
        return b"" if viewer is None else view.hands[viewer] + b"".join(view.kept[viewer : viewer + 1])

    def _show_hand(self) -> None:
        assert self.seen is not None
        table, chosen = self.seen.view.table, -1
        held = []
        for i, card in enumerate(self._cards()):
            name = people.card_name(self.lang, card)
            dead = bool(self.legal) and (not choosing.card_for(self.legal, card) or self._is_kept(i))
            if card == self.picked.card and chosen < 0:
                chosen = i
            strip = card_help.strip(card, self.lang, table) if self.settings.hints == "on" else ""
            label = f"{name}, {board.card_help(self.lang, table, card)}"
            held.append(Held(card, label, strip, dead, chosen == i))
        unplayable = say(self.lang, "table.card_dead")
        hand.draw(
            by_id("hand"),
            held,
            self.look,
            asked=bool(self.legal),
            unplayable=unplayable,
            compact=table.seats > 4,
        )
        self._show_card_help()

    def _is_kept(self, index: int) -> bool:
        """Whether the card at this place lies apart from the hand."""
        assert self.seen is not None and self.seen.viewer is not None
        return index >= len(self.seen.view.hands[self.seen.viewer])

    def _show_card_help(self) -> None:
        """Beside the board: what the card in hand does, in whole sentences."""
        assert self.seen is not None
        card = self.picked.card
        rule = board.card_rule(self.lang, self.seen.view.table, card)
        name = capital(people.card_name(self.lang, card)) if card else ""
        fill(by_id("card-help"), *([el("h2", text=name), el("p", text=rule)] if card else []))

    # ---- what happens

    async def play(
        self,
        seen: Presentation[race.State],
        events: Sequence[Event],
        *,
        tempo: float = 1.0,
        instead: Sequence[Any] = (),
    ) -> None:
        """Show one ply: from what stands on the stage to `seen`, at once with a tempo of 0.

        `instead` are buttons that stand where those of the question were.
        """
        before = self.seen or seen
        self.after_move = traces(events)
        steps = motion.steps(events) if tempo else []
        start = self._shapes(before.view, Marks()) if steps else ()
        self.seen, self.legal, self.picked = seen, (), Picked()
        self._show_hand()
        take_away(*instead)
        if steps and before.bottom == seen.bottom:
            end = self._shapes(seen.view, self.after_move)
            film = motion.timeline(start, end, self.plan(), steps, calm=self.settings.calm, tempo=tempo)
            await self.board.play(film)
        self._show_board()

    def pause(self, ply: Ply, *, own: bool) -> Pause:
        """An own hand thrown away stands longest, a card that is laid ready not at all."""
        if ply.action.kind == "give" or own and not ply.forced:
            return NO_PAUSE
        return Pause(STUCK_MS if own and ply.action.kind == "discard" else BREATH_MS)

    def finish(self) -> None:
        """Jump to the end of the film that is playing."""
        self.board.finish()

    def close(self) -> None:
        """Let go of the page."""
        self._end_handling()
        self.board.close()

    # ---- what is asked

    async def choose(
        self, seen: Presentation[race.State], legal: Sequence[Action], plies: Sequence[Ply]
    ) -> Action:
        """Ask the seat whose hand is open for one of its legal actions; the first time after an exchange it
        hears what it got."""
        self.seen, self.legal, self.picked, self._refusal = seen, legal, Picked(), None
        self._news = question.got(self.lang, seen, plies)
        self.redraw()
        try:
            return await self._answer.wait()
        finally:
            self.legal, self.picked = (), Picked()
            self._show_question()
            self._close_list()

    def _pick_card(self, index: str) -> None:
        if self.seen is None or self.seen.viewer is None or not self.legal:
            return
        card = self._cards()[int(index)]
        stands_for = choosing.card_for(self.legal, card)
        if stands_for == UNKNOWN or self._is_kept(int(index)):
            self._refuse(card)
            return
        again = stands_for == self.picked.card
        if again and (done := self._complete()):
            self._answer.settle(done)
            return
        self._pick(Picked() if again else Picked(stands_for))

    def _pick(self, picked: Picked) -> None:
        assert self.seen is not None
        self._refusal = None
        self.picked = choosing.settle(self.legal, picked, self.seen.view.table.ring.yard)
        self._show_board()
        self._show_hand()
        self._show_question()

    def _complete(self) -> Action | None:
        """The action when it is fixed: everything is chosen, or only one thing is left to choose."""
        assert self.seen is not None
        yard = self.seen.view.table.ring.yard
        if self.picked.card == UNKNOWN:
            return None
        if gift := choosing.given(self.legal, self.picked.card):
            return gift
        left = choosing.candidates(self.legal, self.picked, yard)
        return left[0] if len(left) == 1 else choosing.complete(self.legal, self.picked, yard)

    def _pick_shape(self, shape: Shape) -> None:
        if self.seen is None or not self.legal or self.picked.card == UNKNOWN:
            return
        yard = self.seen.view.table.ring.yard
        kind, number = shape.kind, int(shape.id.partition(":")[2])
        if self.picked.pawn >= 0:
            square = number if kind == "target" else shape.cell
            picked = choosing.place(self.legal, self.picked, square, yard)
            if picked != self.picked:
                self._placed(picked)
                return
        if kind == "pawn" and number in choosing.pawns(self.legal, self.picked, yard):
            self._pick(self.picked._replace(pawn=number))

    def _placed(self, picked: Picked) -> None:
        assert self.seen is not None
        yard = self.seen.view.table.ring.yard
        done = choosing.complete(self.legal, picked, yard)
        if done and len(choosing.parts_of(done, yard)) == 1 and self.settings.confirm == "parts":
            self._answer.settle(done)
        else:
            self._pick(picked)

    def _speak_shape(self, shape: Shape) -> None:
        regions.say_aloud(shape.label)

    def _back(self, _: str) -> None:
        picked = choosing.back(self.picked)
        if (
            self.seen is not None
            and choosing.settle(self.legal, picked, self.seen.view.table.ring.yard) == self.picked
        ):
            picked = choosing.back(picked)
        self._pick(picked)

    def _confirm(self, _: str) -> None:
        if self.seen is not None and (done := self._question().answer):
            self._answer.settle(done)

    def _use(self, rank: str) -> None:
        """A whole turn was named: it is shown on the board, and played by the gold button."""
        if not self.legal or self.seen is None:
            return
        action = self.legal[int(rank)]
        if action.kind in ("give", "play"):
            self._close_list()
            self.suggest(action)
        else:
            self._answer.settle(action)

    def suggest(self, action: Action) -> None:
        """Show a whole turn on the board; the gold button plays it."""
        if self.seen is not None and action.kind in ("give", "play"):
            parts = choosing.parts_of(action, self.seen.view.table.ring.yard) if action.placements else ()
            self._pick(Picked(action.cards[0], parts))

    def _refuse(self, card: int) -> None:
        assert self.seen is not None
        view = self.seen.view
        found = [r for r in race.refusals(view, view.turn) if r.card >> 2 == card >> 2]
        rule = "give" if view.turn == race.EXCHANGE else "card"
        self._refusal = found[0] if found else Refusal(rule, card)
        self.picked = Picked()
        self._show_board()
        self._show_hand()
        self._show_question()

    # ---- the question in words

    def _question(self) -> Question:
        assert self.seen is not None
        return Question(
            self.lang, self.seen, self.legal, self.picked, self._complete(), self._refusal, self._news
        )

    def _show_question(self) -> None:
        if self.legal and self.seen is not None:
            question.put(self._question())
        else:
            take_away()

    def _close_list(self) -> None:
        if self._list is not None:
            close(self._list)
        self._list = None

    def _others(self, _: str) -> None:
        if self.legal and self.seen is not None:
            self._list = question.open_list(self._question())
