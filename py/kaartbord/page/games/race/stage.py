"""The stage of a pawn race: the board, the hand, the question that is put and how it is answered in parts."""

from collections.abc import Sequence
from typing import Any

from ....games import race
from ....match.match import Ply
from ....paint.board_art import race_art
from ....rules.protocol import UNKNOWN, Action, Event, Refusal
from ....scene import choosing, motion
from ....scene.choosing import Picked
from ....scene.presentation import Button, Presentation
from ....scene.race import card_help, pointing, question, recent
from ....scene.race.board import Plan, Point, hang, plan_in
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
from ...stage.hand import Held
from ...stage.plates import Players
from ...stage.stage import Stage
from ...ui import magnifier
from ...ui.dialogs import sheet
from ...ui.dom import by_id, by_keys, el, fill, handle, spawn
from ...ui.seat_mark import mark
from . import status


class RaceStage(Stage[race.State, Picked]):
    """What a pawn race adds: a board, a hand, and turns that are chosen in parts."""

    nothing = Picked()
    sounds = SOUNDS

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self.after_move = Marks()
        self._hits: tuple[recent.Hit, ...] = ()
        """The pawns of who sees it that were hit since their last turn."""
        self.banner = Banner()
        self.place.append(self.banner.node)
        self._tapped = -1
        """Which card of the hand was tapped last."""
        self._news = ""
        """What a player has to know before choosing, "" for nothing."""
        self._ends.append(handle(why_not=lambda _: self._open_reasons()))
        self.board = BoardView(self.place, self._pick_shape, self._refuse_at, self._back)

    # ---- what is shown

    @property
    def _yard(self) -> int:
        """Where pawns wait."""
        return self.question.view.table.ring.yard

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
            self._show_choice()

    def _show_choice(self) -> None:
        """Show what has been chosen on the board and in the hand, and ask on."""
        self._show_board()
        self._show_hand()
        self.show_question()

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

    def hand(self, seen: Presentation[race.State]) -> bytes:
        """The cards in the open hand, and behind them the one that is kept for the next deal."""
        view, viewer = seen.view, seen.viewer
        return b"" if viewer is None else view.hands[viewer] + b"".join(view.kept[viewer : viewer + 1])

    def _cards(self) -> bytes:
        return self.hand(self.question.seen)

    def _hand(self) -> bytes:
        """The cards in the open hand."""
        return self.question.view.hands[self.question.seat]

    def _show_hand(self) -> None:
        table, chosen = self.question.view.table, self._raised()
        held = []
        for i, card in enumerate(self._cards()):
            name = people.card_name(self.lang, card)
            dead = bool(self.legal) and (not choosing.card_for(self.legal, card) or self._is_kept(i))
            strip = card_help.strip(card, self.lang, table) if self.settings.hints == "on" else ""
            label = f"{name}, {board.card_help(self.lang, table, card)}"
            held.append(Held(card, label, strip, dead, chosen == i))
        hand.draw(held, self.look, asked=bool(self.legal))
        self._show_card_help()

    def _raised(self) -> int:
        """The place in the open hand of the card that is chosen, or -1."""
        if self.seen is None or self.seen.viewer is None:
            return -1
        return choosing.raised(self._hand(), self.picked.card, self._tapped)

    def _is_kept(self, index: int) -> bool:
        """Whether the card at this place lies apart from the hand."""
        return index >= len(self._hand())

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
        """The first time after an exchange the question begins with the card that was got; what to give away depends on
        the whole board."""
        self._hits = recent.since_last_turn(self.game, plies, self.question.seat)
        self._news = question.got(self.lang, self.question.seen, plies)
        if question.gives(self.question):
            self.board.camera.step_back()

    def chosen(self) -> Action | None:
        """The turn that is fixed, or the hand that can be thrown away."""
        return question.answer(self.question)

    def pick_card(self, index: int) -> None:
        """A card is chosen; pressed again it is played, if only one use of it is left, or put back."""
        if self.seen is None or self.seen.viewer is None or not self.legal:
            return
        card = self._cards()[index]
        stands_for = choosing.card_for(self.legal, card)
        if stands_for == UNKNOWN or self._is_kept(index):
            self._refuse(card)
            return
        again, keyed = index == self._raised(), by_keys()
        self._tapped = index
        if again and (done := question.fixed(self.question)):
            self.settle(done)
            return
        self._pick(Picked() if again else Picked(stands_for))
        if keyed and not again:
            self._lead()

    def _lead(self) -> None:
        """Bring the focus to where a choice that is made by keys goes on, and back to the hand once it is made."""
        if self.picked.card == UNKNOWN:
            hand.enter()
        elif not self.board.twin.enter() and self.answer():
            enter_gold()

    def _pick(self, picked: Picked) -> None:
        self.refusal = None
        self.picked = choosing.settle(self.legal, picked, self._yard)
        self._show_choice()

    def _pick_shape(self, shape: Shape, sure: bool) -> None:
        keyed = by_keys()
        self._pick_on_board(shape, sure)
        if keyed:
            self._lead()

    def _back(self) -> None:
        """A key on the board takes a part back, or leaves the board where there is none."""
        if self.legal and not self.forced and self.picked.card:
            self.take_back()
        self._lead()

    def confirm(self) -> None:
        """Play what has been chosen; by keys that ends at the hand."""
        if by_keys() and self.answer():
            hand.enter()
        super().confirm()

    def _pick_on_board(self, shape: Shape, sure: bool) -> None:
        if self.seen is None or not self.legal or self.picked.card == UNKNOWN:
            return
        yard, kind, number = self._yard, shape.kind, int(shape.id.partition(":")[2])
        if self.picked.pawn >= 0:
            square = number if kind == "target" else shape.cell
            picked = choosing.place(self.legal, self.picked, square, yard)
            if picked != self.picked:
                self._placed(picked, sure)
                return
        if kind == "pawn" and number in choosing.pawns(self.legal, self.picked, yard):
            self._pick(self.picked._replace(pawn=number))

    def _placed(self, picked: Picked, sure: bool) -> None:
        done = choosing.at_once(self.legal, picked, self._yard)
        if done and sure and not self.company and self.settings.confirm == "parts":
            self.settle(done)
            self.forget()
        else:
            self._pick(picked)

    def take_back(self) -> None:
        """One part back; a pawn that was chosen by itself goes with it."""
        picked = choosing.back(self.picked)
        if self.seen is not None:
            settled = choosing.settle(self.legal, picked, self._yard)
            self._pick(choosing.back(picked) if settled == self.picked else picked)

    def needs_confirming(self, action: Action) -> bool:
        """A turn with a card is shown on the board first."""
        return action.kind in ("give", "play")

    def points_at_board(self) -> bool:
        """Once a card is chosen with which pawns move."""
        card = self.picked.card
        return card != UNKNOWN and any(card in action.cards and action.placements for action in self.legal)

    def part_at(self, action: Action) -> Point | None:
        """The card of a turn, and once it is chosen what to tap next on the board."""
        card = action.cards[0]
        if card == self.picked.card:
            return self.board.at(choosing.parts_of(action, self._yard))
        return hand.at([choosing.card_for(self.legal, held) for held in self._hand()].index(card))

    def suggest(self, action: Action) -> None:
        """Show a whole turn on the board; the button in gold plays it."""
        if self.seen is not None and self.needs_confirming(action):
            parts = choosing.parts_of(action, self._yard) if action.placements else ()
            self._pick(Picked(action.cards[0], parts))

    def _refuse(self, card: int) -> None:
        self.refusal = self._why_not(card)
        if not self.forced:
            self.picked = Picked()
        self._show_choice()

    def _why_not(self, card: int) -> Refusal:
        return race_words.why_not(self.question.view, self.question.seat, card)

    def _refuse_at(self, point: Point) -> None:
        """A pawn that the chosen card cannot move says why."""
        if self.legal and (refusal := pointing.why_not(self.question, self.plan(), point)):
            self.refusal = refusal
            self.show_question()

    # ---- the question in words

    def prompt(self) -> str:
        """What to do next, and before a card is chosen what is new."""
        words = question.prompt(self.question)
        return f"{self._news} {words}" if self._news and self.picked.card == UNKNOWN else words

    def refusal_words(self, refusal: Refusal) -> str:
        """Why a card cannot be played."""
        question = self.question
        return race_words.refusal(question.reader, question.view, refusal, picked=bool(question.picked.card))

    def forced_prompt(self) -> str:
        """The one move that there is, or that there is none."""
        return question.forced(self.question)

    def choices(self) -> list[Any]:
        """What can be chosen that is neither in the hand nor on the board."""
        return [self.node(choice) for choice in question.choices(self.question)]

    def actions(self) -> list[Any]:
        """What plays the turn, and what takes a part back."""
        return self.gold(question.confirm_words(self.question), back=bool(self.picked.card))

    def _open_reasons(self) -> None:
        """Show on a sheet what forbids each card of the hand."""
        if self.seen is None or not self.legal:
            return
        found = race_words.obstacles(self.question.reader, self.question.view, self.question.seat)
        rows = [el("li", el("b", text=cards), el("span", text=why)) for cards, why in found]
        self._list = sheet(say(self.lang, "table.why_not"), el("ul", *rows, cls="reasons"))

    def listed(self) -> Sequence[Action]:
        """The uses of the chosen card, or of every card."""
        return question.listed(self.question)

    def row(self, action: Action) -> Button:
        """A turn as the board shows it, spoken in a sentence."""
        return question.row(self.question, action)
