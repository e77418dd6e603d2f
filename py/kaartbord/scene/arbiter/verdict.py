"""The arbiter: whether a card may be played in a laid position, or a pawn moved with it, and what follows. Pure."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...rules.protocol import Action, Game, Refusal
from ...text import phrasebooks
from ...text.messages import Messages
from ..board_rows import BoardSquare
from ..chooser import AnyQuestion, Chooser
from ..presentation import Presentation
from ..shapes import Shape
from .laying import Laying

MOST_WAYS = 8
"""Allowed actions that are named; of more only the number is told."""


class Verdict(NamedTuple):
    """The answer of the arbiter."""

    allowed: bool
    sentences: Sequence[str]
    """Its effect, or the reason."""
    paragraph: str = ""
    """The paragraph of the rules that forbids it; "" without one."""


class Table(NamedTuple):
    """A possible position with what is known of its game."""

    game: Game[Any]
    laying: Laying
    chooser: Chooser[Any]
    state: Any
    messages: Messages

    @property
    def question(self) -> AnyQuestion[Any]:
        """The question to the seat whose turn it is."""
        game, state, seats = self.game, self.state, self.state.table.seats
        seat = next((seat for seat in game.to_move(state) if seat >= 0), None)
        names = phrasebooks.names_by_seat(self.messages, game.INFO.code, [""] * seats, ())
        legal = game.legal(state, seat) if seat is not None else ()
        return AnyQuestion[Any](self.messages, Presentation(state, 0, seat, names), legal, self.chooser.nothing)

    @property
    def asks_card(self) -> bool:
        """Return whether the question is about a card, and not about pawns alone."""
        return self.chooser.asks_card(self.question)

    def judge(self, place: int | None, square: tuple[int, BoardSquare] | None = None) -> Verdict:
        """Return whether the card at a place of the hand may be played, or without one a pawn moved, from or to a
        square of the board: its number and itself."""
        question, actions, card = self.question, self.question.legal, 0
        if place is not None:
            card = self.chooser.hand(question.seen)[place]
            tap = self.chooser.tap(question, place)
            if tap.refusal is not None:
                return self._refused(question, tap.refusal)
            question = question._replace(picked=tap.picked)
            parts = ((action, self.chooser.next_part(question, action)) for action in actions if action.cards)
            actions = [action for action, part in parts if not isinstance(part, int)]
        if square is not None:
            actions = [action for action in actions if self.laying.moved(self.state, action, square[0])]
        if actions:
            return Verdict(True, self._ways(question, actions))
        refusal = self._obstacle(question, card, *square) if square is not None else None
        if refusal is not None:
            return self._refused(question, refusal)
        return Verdict(False, [self.messages.format("arbiter.nothing" if square else "arbiter.none")])

    def _obstacle(self, question: AnyQuestion[Any], card: int, number: int, square: BoardSquare) -> Refusal | None:
        """Return why nothing goes from or to a square: for itself, or for the first pawn that can move at all."""
        plan = self.laying.plan(self.state)
        able = {pawn: None for action in question.legal for pawn, _ in action.placements[:1]}
        for pawn in (None, *able):
            picked = question.picked
            if pawn is not None:
                shape = Shape(f"pawn:{pawn}", "pawn", *square.at, square.r, role="button")
                picked = self.chooser.pick(question, shape, False).picked
            if found := self.chooser.why_not(question._replace(picked=picked), plan, square.at):
                return found
        return next(
            (
                refusal
                for refusal in self.game.refusals(self.state, question.seat)
                if refusal.pawn >= 0
                and refusal.card >> 2 == card >> 2
                and self.laying.moved(self.state, Action("", b"", ((refusal.pawn, -1),)), number)
            ),
            None,
        )

    def _refused(self, question: AnyQuestion[Any], refusal: Refusal) -> Verdict:
        paragraph = phrasebooks.refusal_paragraph(self.game.INFO.code, refusal.rule)
        return Verdict(False, [self.chooser.refusal(question, refusal)], paragraph)

    def _ways(self, question: AnyQuestion[Any], actions: Sequence[Action]) -> list[str]:
        """Return what each action brings about, in words."""
        game, state, seat, reader = self.game, self.state, question.seat, question.reader
        words = phrasebooks.PHRASEBOOKS[game.INFO.code]
        if len(actions) == 1:
            after = game.apply(state, seat, actions[0])
            return [words.describe_ply(reader, state, game.events(state, seat, actions[0], after))]
        labels = list(dict.fromkeys(words.choice_label(reader, state, seat, action) for action in actions))
        more = len(labels) - MOST_WAYS
        if more > 0:
            return [*labels[:MOST_WAYS], self.messages.format("arbiter.more", number=more)]
        return labels
