"""The stage of a pawn race: the board, the hand, the question that is put and how it is answered in parts."""

from collections.abc import Sequence
from typing import Any

from ....games import race
from ....match.match import Ply
from ....paint.board_art import race_art
from ....rules.protocol import UNKNOWN, Event, Placements
from ....scene import motion
from ....scene.choosing import Picked
from ....scene.presentation import Presentation
from ....scene.race import pointing, question, recent
from ....scene.race.board import Plan, Point, hang, plan_in
from ....scene.race.chooser import CHOOSER
from ....scene.race.reading import reading
from ....scene.race.sounds import SOUNDS
from ....scene.shapes import Marks, Shape, race_shapes, traces
from ....scene.sound import cues
from ....scene.timing import BANNER_MS, HIT_MS, HIT_TEMPO, LOSS_MS, Pause
from ....text import capital, people, say
from ....text.race import board
from ....text.race import phrases as race_words
from ...stage import hand
from ...stage.banner import Banner
from ...stage.board_view import BoardView
from ...stage.controls import enter_gold
from ...stage.plates import Players
from ...stage.stage import Stage
from ...ui import magnifier
from ...ui.dialogs import sheet
from ...ui.dom import by_id, by_keys, el, fill, handle, spawn
from ...ui.seat_mark import mark
from . import status


class RaceStage(Stage[race.State, Picked]):
    """What a pawn race adds: a board, a hand, and turns that are chosen in parts."""

    chooser = CHOOSER
    sounds = SOUNDS

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self.after_move = Marks()
        self._hits: tuple[recent.Hit, ...] = ()
        """The pawns of who sees it that were hit since their last turn."""
        self.banner = Banner()
        self.place.append(self.banner.node)
        self._ends.append(handle(why_not=lambda _: self._open_reasons()))
        self.board = BoardView(self.place, self.pick, self.refuse_at, self._back)

    # ---- what is shown

    def plan(self) -> Plan:
        """Return the board as it lies now: turned so that it is largest in its place."""
        seen = self.question.seen
        return plan_in(seen.view.table.ring, seen.bottom, *self._place_size())

    def plates(self, players: Players[race.State]) -> Sequence[Any] | None:
        """The players round the board."""
        if self.board.layer is None:
            return None
        boxes = hang(self.plan(), *self._place_size(), magnifier.letters())
        return [status.plate(players, seat, box) for seat, box in enumerate(boxes)]

    def top_line(self, seen: Presentation[race.State]) -> str:
        """The deal and the pawns at home."""
        return race_words.top(self.lang, seen.view, seen.viewer)

    def score(self, seen: Presentation[race.State], plies: Sequence[Ply]) -> Any:
        """Pawns at home of each side."""
        points = self.game.score(seen.view).points
        return status.score(seen.view, seen.names, self.look, points=points)

    def forget_move(self) -> None:
        """Take the traces of the last move away."""
        self.after_move, self._hits = Marks(), ()

    def redraw(self) -> None:
        """Draw everything again, as after a change of size or settings."""
        if self.seen is not None:
            self.board.fit(race_art(self.plan(), self.game.INFO.name.upper()), self.look)
            self.show_picked()
            self.show_question()

    def show_picked(self) -> None:
        """Show what has been picked on the board and in the hand."""
        self._show_board()
        self._show_hand()

    def _show_board(self) -> None:
        ghosts = tuple(dict.fromkeys((*self.after_move.ghosts, *self._hits)))
        marks = pointing.marks(self.question, self.after_move._replace(ghosts=ghosts))
        view = pointing.preview(self.question)
        shapes = self._shapes(view, marks)
        self.board.show(shapes)
        self._read(view, shapes)

    def _read(self, view: race.State, shapes: Sequence[Shape]) -> None:
        self.board.read(reading(self.question.reader, view, self.plan(), shapes))

    def _shapes(self, view: race.State, marks: Marks) -> tuple[Shape, ...]:
        return race_shapes(view, self.plan(), marks, pointing.labels(self.question, marks))

    def _show_hand(self) -> None:
        held = self.chooser.held(self.question)
        if self.settings.hints != "on":
            held = [card._replace(strip="") for card in held]
        hand.draw(held, self.look, asked=bool(self.legal))
        self._show_card_help()

    def _show_card_help(self) -> None:
        """Next to the board: what the chosen card does, in whole sentences."""
        card = self.picked.card
        rule = board.card_rule(self.lang, self.question.view.table, card)
        name = capital(people.card_name(self.lang, card)) if card else ""
        fill(by_id("card-help"), *([el("h2", text=name), el("p", text=rule)] if card else []))

    # ---- what happens

    async def film(
        self,
        before: Presentation[race.State],
        after: Presentation[race.State],
        events: Sequence[Event],
        tempo: float,
    ) -> None:
        """Pawns walk, jump and fly; slower where they hit one of who sees it, which is announced."""
        self.after_move = traces(events)
        hits = recent.hits(events, after.viewer)
        self._hits += hits
        if hits and tempo:
            tempo *= HIT_TEMPO
            self._announce_hits(len(hits), next(event.seat for event in events if event.kind == "hit"))
        steps = motion.steps(events) if tempo else []
        self._show_hand()
        end = self._shapes(after.view, self.after_move)
        self._read(after.view, end)
        if steps and before.bottom == after.bottom:
            start = self._shapes(before.view, Marks())
            speed = motion.Speed(tempo, self.settings.calm)
            film = motion.race_film(start, end, self.plan(), steps, speed)
            self.hear(cues.of_film(self.sounds, events, film))
            await self.board.play(film)
        self._show_board()

    def _announce_hits(self, number: int, seat: int) -> None:
        """Say over the board who hit so many pawns of who sees it."""
        question = self.question
        words = race_words.banner(question.reader, seat, number)
        spawn(self.banner.announce(words, BANNER_MS, mark(self.look.figure(seat), self.lang, 34)))

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """What is lost stands longer: a hit, and longest an own hand thrown away unasked."""
        pause = super().pause(ply, own=own, tapped=tapped)
        if pause.ms and own and ply.action.kind == "discard":
            return pause._replace(ms=LOSS_MS, loss=True)
        viewer = self.seen.viewer if self.seen else None
        events = self.game.events(ply.before, ply.seat, ply.action, ply.after)
        return pause._replace(ms=HIT_MS, loss=True) if recent.hits(events, viewer) else pause

    def finish(self) -> None:
        """Jump to the end of the film that is playing."""
        self.board.finish()
        self.banner.finish()

    def close(self) -> None:
        """Let go of the page."""
        super().close()
        self.banner.finish()
        self.board.close()

    # ---- what is asked

    def prepare(self, plies: Sequence[Ply]) -> None:
        """Show again what was hit since the last turn, and the whole board, on which it depends what to give away."""
        self._hits = recent.since_last_turn(self.game, plies, self.question.seat)
        if question.gives(self.question):
            self.board.camera.step_back()

    def lead(self) -> None:
        """Bring the focus to where a choice that is made by keys goes on, and back to the hand once it is made."""
        if self.picked.card == UNKNOWN:
            hand.enter()
        elif not self.board.twin.enter() and self.action():
            enter_gold()

    def _back(self) -> None:
        """A key on the board takes a part back, or leaves the board where there is none."""
        if not self.forced and self.picked.card:
            self.undo()
        self.lead()

    def confirm(self) -> None:
        """Play what has been picked; by keys that ends at the hand."""
        if by_keys() and self.action():
            hand.enter()
        super().confirm()

    def at(self, placements: Placements) -> Point | None:
        """What to tap next on the board."""
        return self.board.at(placements)

    def _open_reasons(self) -> None:
        """Show on a sheet what forbids each card of the hand."""
        if self.seen is None or not self.legal:
            return
        found = race_words.obstacles(self.question.reader, self.question.view, self.question.seat)
        rows = [el("li", el("b", text=cards), el("span", text=why)) for cards, why in found]
        self._list = sheet(say(self.lang, "table.why_not"), el("ul", *rows, cls="reasons"))
