"""A short lesson in ToedeLoe: nine tricks; who wins each, what is it worth, and why."""

from collections.abc import Sequence
from typing import Any

from ....games.toedeloe.taking import best, worth
from ....paint.cards import paint_card_canvas
from ....paint.kit import Look
from ....rules.cards import face, parse
from ....scene.toedeloe.lesson import Answers, values
from ....text import say
from ....text.toedeloe import phrases
from ...storage.settings import Settings
from ...ui import dialogs
from ...ui.dom import button, el, fill, handle
from ...ui.svg import icon

CARD = 72.0
"""Width of a card, in px."""


class Lesson:
    """The sheet of the lesson, as far as it has come."""

    def __init__(self, look: Look) -> None:
        self.look, self.lang = look, look.lang
        self.number, self.right = 0, 0
        self.answers = Answers()
        self.head, self.cards = el("div"), el("div", cls="lesson-cards")
        self.said = el("p", cls="lesson-said", role="status")
        self.question = el("div")
        handle(
            lesson_card=self._say_winner,
            lesson_value=self._say_value,
            lesson_next=lambda _: self._go_on(),
            lesson_again=lambda _: self._start(),
        )
        self.sheet = dialogs.sheet(
            self._tell("title"),
            self.head,
            self.cards,
            self.said,
            self.question,
            close=say(self.lang, "close"),
            cls="sheet lesson",
        )
        self._draw()

    def _tell(self, key: str, **words: object) -> str:
        return phrases.tell(self.lang, f"lesson.{key}", **words)

    @property
    def trick(self) -> bytes:
        """The trick in question, the card that was led first."""
        return parse(phrases.LESSON[self.number])

    # ---- what is answered

    def _say_winner(self, place: str) -> None:
        if self.answers.winner is not None:
            return
        self.answers = Answers(int(place))
        winner = best(self.trick)
        self.said.textContent = f"{self._judged(int(place) == winner)} {self._card_name(winner)}."
        self._draw()
        self.question.firstElementChild.focus()

    def _say_value(self, value: str) -> None:
        if self.answers.value is not None:
            return
        self.answers = self.answers._replace(value=int(value))
        trick = self.trick
        self.right += self.answers == (best(trick), worth(trick))
        why = phrases.lesson_why(self.lang, self.number + 1)
        self.said.textContent = f"{self._judged(int(value) == worth(trick))} {why}"
        self._draw()
        self.question.querySelector("[data-do=lesson-next]").focus()

    def _judged(self, right: bool) -> str:
        return self._tell("right" if right else "wrong")

    def _go_on(self) -> None:
        self.number, self.answers = self.number + 1, Answers()
        self.said.textContent = ""
        if self.number < len(phrases.LESSON):
            self._draw()
            self.question.firstElementChild.focus()
        else:
            self._end()

    def _start(self) -> None:
        self.number, self.right = -1, 0
        self._go_on()

    # ---- what is shown

    def _draw(self) -> None:
        count = self._tell("count", number=self.number + 1, all=len(phrases.LESSON))
        intro = None if self.number else el("p", text=self._tell("intro"), cls="lesson-intro")
        fill(self.head, intro, el("p", text=count, cls="meta"))
        fill(self.cards, *(self._card(place) for place in range(len(self.trick))))
        fill(self.question, *self._asked())

    def _card_name(self, place: int) -> str:
        card = phrases.spoken(self.lang, self.trick[place])
        return self._tell("card", number=place + 1, card=card)

    def _card(self, place: int) -> Any:
        """A card that can be named the winner; afterwards the winner has a tick."""
        chosen, asked = self.answers.winner, self.answers.winner is None
        won = not asked and place == best(self.trick)
        picture = el("canvas", aria_hidden="true")
        paint_card_canvas(picture, face(self.trick[place]), CARD, self.look)
        return el(
            "button",
            picture,
            icon("check") if won else None,
            type="button",
            do="lesson-card",
            arg=place,
            cls="lesson-card is-won" if won else "lesson-card",
            aria_label=self._card_name(place),
            aria_pressed=str(place == chosen).lower(),
            aria_disabled=None if asked else "true",
        )

    def _asked(self) -> Sequence[Any]:
        """The question with its answers, and the way on once both are given."""
        winner, value = self.answers
        title = el("h3", text=self._tell("who" if winner is None else "value"), tabindex=-1)
        if winner is None:
            return [title]
        options = [self._value(option) for option in values(self.trick)]
        last = self.number + 1 == len(phrases.LESSON)
        way_on = (
            None
            if value is None
            else el(
                "div",
                button(self._tell("close" if last else "next"), "lesson-next", cls="gold"),
                cls="answers",
            )
        )
        return [title, el("div", *options, cls="lesson-values"), way_on]

    def _value(self, option: int) -> Any:
        value, right = self.answers.value, option == worth(self.trick)
        won = value is not None and right
        node = button(
            phrases.lesson_value(self.lang, option),
            "lesson-value",
            option,
            cls="chip is-won" if won else "chip",
            aria_pressed=str(option == value).lower(),
            aria_disabled=None if value is None else "true",
        )
        if won:
            node.prepend(icon("check"))
        return node

    def _end(self) -> None:
        """How many tricks were right, and once more or away."""
        done = self._tell("done", right=self.right, all=len(phrases.LESSON))
        fill(self.head)
        fill(self.cards)
        title = el("h3", text=done, tabindex=-1)
        fill(
            self.question,
            title,
            el(
                "div",
                button(self._tell("close"), "close-dialog", self.sheet.id, cls="gold"),
                button(self._tell("again"), "lesson-again"),
                cls="answers",
            ),
        )
        title.focus()


def show(settings: Settings) -> Any:
    """Open the lesson. Returns the dialog."""
    return Lesson(settings.look).sheet
