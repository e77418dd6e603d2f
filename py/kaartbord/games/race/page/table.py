"""The table of a pawn race: the board, the players round it, and the hand."""

from collections.abc import Sequence
from typing import Any

from ....match.match import Ply
from ....page.stage import hand
from ....page.stage.action_input import ActionInput
from ....page.stage.banner import Banner
from ....page.stage.board_view import BoardView
from ....page.stage.context import StageContext
from ....page.stage.controls import focus_gold_button
from ....page.stage.plates import PlateContext
from ....page.stage.stage import StageParts
from ....page.ui import magnifier
from ....page.ui.dom import by_id, el, fill, handle, spawn
from ....page.ui.seat_mark import seat_mark
from ....rules.protocol import UNKNOWN, Event
from ....scene import motion
from ....scene.presentation import Presentation
from ....scene.shapes import Marks, Shape, last_move_marks
from ....scene.sound import cues
from ....scene.timing import BANNER_MS, HIT_MS, HIT_TEMPO, LOSS_MS, Pause, usual_pause
from ....scene.track_plan import TrackPlan
from ....text import capitalize_first, people
from .. import rules as race
from ..paint import art
from ..scene import composition, question, recent
from ..scene.board import largest_plan, place_plates
from ..scene.chooser import CHOOSER
from ..scene.reading import reading
from ..scene.shapes import race_film, race_shapes
from ..scene.sounds import SOUNDS
from ..words import board
from ..words import phrases as race_words
from . import status


class RaceTabletop:
    """The `Tabletop` of a pawn race."""

    def __init__(self, showing: StageContext, answering: ActionInput) -> None:
        self._showing, self._answering = showing, answering
        self._last_move = Marks()
        self._hits: tuple[recent.Hit, ...] = ()
        """The viewer's pawns that were hit since their last turn."""
        self._banner = Banner()
        showing.place.append(self._banner.node)
        self._end = handle(why_not=lambda _: self._open_reasons())
        self.board = BoardView(showing.place, answering.pick, answering.show_refusal_at, self._back)

    def close(self) -> None:
        """Release the page's elements."""
        self._end()
        self._banner.finish()
        self.board.close()

    # ---- what is shown

    @property
    def plan(self) -> TrackPlan:
        """Return the board's plan: turned so that it is largest in its place."""
        seen = self._answering.question.seen
        return largest_plan(seen.view.table.ring, seen.bottom, *self._showing.size)

    def plates(self, players: PlateContext[race.RaceState]) -> Sequence[Any] | None:
        """Return the plates of the players round the board."""
        if self.board.layer is None:
            return None
        boxes = place_plates(self.plan, *self._showing.size, magnifier.letter_scale())
        return [status.plate(players, seat, box) for seat, box in enumerate(boxes)]

    def top_line(self, seen: Presentation[race.RaceState]) -> str:
        """Return the deal and the pawns at home."""
        return race_words.title_line(self._showing.settings.messages, seen.view, seen.viewer)

    def score(self, seen: Presentation[race.RaceState], plies: Sequence[Ply]) -> Any:
        """Return the pawns at home of each side."""
        points = self._showing.game.score(seen.view).points
        return status.score(seen.view, seen.names, self._showing.look, points=points)

    def clear_last_move(self) -> None:
        """Take the traces of the last move away."""
        self._last_move, self._hits = Marks(), ()

    def draw(self) -> bool:
        """Draw everything again."""
        self.board.fit(art(self.plan, self._showing.game.INFO.name.upper()), self._showing.look)
        self.draw_picked()
        return True

    def draw_picked(self) -> None:
        """Draw the parts picked on the board and in the hand."""
        self._draw_board()
        self._draw_hand()

    def _draw_board(self) -> None:
        question = self._answering.question
        ghosts = tuple(dict.fromkeys((*self._last_move.ghosts, *self._hits)))
        view = composition.preview(question)
        shapes = self._shapes(view, composition.marks(question, self._last_move._replace(ghosts=ghosts)))
        self.board.show(shapes)
        self._read(view, shapes)

    def _read(self, view: race.RaceState, shapes: Sequence[Shape]) -> None:
        self.board.set_accessible_rows(reading(self._answering.question.reader, view, self.plan, shapes))

    def _shapes(self, view: race.RaceState, marks: Marks) -> tuple[Shape, ...]:
        return race_shapes(view, self.plan, marks, composition.labels(self._answering.question, marks))

    def _draw_hand(self) -> None:
        question = self._answering.question
        held = self._answering.chooser.hand_cards(question)
        if self._showing.settings.hints != "on":
            held = [card._replace(strip="") for card in held]
        hand.draw(held, self._showing.look, asked=bool(question.legal))
        messages, card = question.messages, question.picked.card
        rule = board.card_rule(messages, question.view.table, card)
        name = capitalize_first(people.card_name(messages, card)) if card else ""
        fill(by_id("card-help"), *([el("h2", text=name), el("p", text=rule)] if card else []))

    # ---- what happens

    async def film(
        self,
        before: Presentation[race.RaceState],
        after: Presentation[race.RaceState],
        events: Sequence[Event],
        tempo: float,
    ) -> None:
        """Show pawns walking, jumping and flying; slower if they hit one of the viewer's, which is announced."""
        self._last_move = last_move_marks(events)
        hits = recent.hits_on(events, after.viewer)
        self._hits += hits
        if hits and tempo:
            tempo *= HIT_TEMPO
            seat, look = next(event.seat for event in events if event.kind == "hit"), self._showing.look
            words = race_words.hit_announcement(self._answering.question.reader, seat, len(hits))
            spawn(self._banner.announce(words, BANNER_MS, seat_mark(look.figure(seat), look.messages, 34)))
        steps = motion.steps(events) if tempo else []
        self._draw_hand()
        end = self._shapes(after.view, self._last_move)
        self._read(after.view, end)
        if steps and before.bottom == after.bottom:
            start = self._shapes(before.view, Marks())
            speed = motion.Speed(tempo, self._showing.settings.is_motion_reduced)
            film = race_film(start, end, self.plan, steps, speed)
            self._showing.play_sounds(cues.film_cues(self._showing.sounds, events, film))
            await self.board.play(film)
        self._draw_board()

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """Return the pause after a ply: longer for a hit, and longest for an own hand thrown away unasked."""
        pause = usual_pause(ply, own=own, tapped=tapped)
        if pause.ms and own and ply.action.kind == "discard":
            return pause._replace(ms=LOSS_MS, loss=True)
        viewer = self._showing.seen.viewer if self._showing.seen else None
        events = self._showing.game.events(ply.before, ply.seat, ply.action, ply.after)
        return pause._replace(ms=HIT_MS, loss=True) if recent.hits_on(events, viewer) else pause

    def finish(self) -> None:
        """Jump to the end of the film that is playing."""
        self.board.finish()
        self._banner.finish()

    # ---- what is asked

    def prepare(self) -> None:
        """Show again the pawns hit since the last turn; show the whole board if a card is given away."""
        asked = self._answering.question
        self._hits = recent.hits_since_last_turn(self._showing.game, asked.plies, asked.seat)
        if question.is_giving(asked):
            self.board.camera.step_back()

    def asked(self) -> None:
        """Leave the focus where it is."""

    def lead(self) -> None:
        """Bring the focus to the next part of a choice, and back to the hand once it is made."""
        if self._answering.picked.card == UNKNOWN:
            hand.enter()
        elif not self.board.twin.enter() and self._answering.chooser.action_to_confirm(self._answering.question):
            focus_gold_button()

    def _back(self) -> None:
        """Take a part back by a key on the board, or leave the board without one."""
        if not self._answering.forced and self._answering.picked.card:
            self._answering.undo()
        self.lead()

    def _open_reasons(self) -> None:
        """Show on a sheet the refusal of each card of the hand."""
        if self._answering.legal:
            asked = self._answering.question
            found = race_words.hand_obstacles(asked.reader, asked.view, asked.seat)
            rows = [el("li", el("b", text=cards), el("span", text=why)) for cards, why in found]
            self._answering.bar.open(asked.messages.format("table.why_not"), el("ul", *rows, cls="reasons"))


STAGE_PARTS = StageParts(CHOOSER, RaceTabletop, SOUNDS)
