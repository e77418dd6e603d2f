"""Asking the table: a question by a key or a button, and the answer, spoken and shown for a moment."""

from functools import partial
from typing import Any

from ...scene.keyboard.keys import ANSWER_KEYS
from ...text import answers
from ...text.answers import TableQuestion, available_questions
from ..stage.regions import announce
from ..ui.dialogs import open_sheet, toast
from ..ui.dom import button, by_id, combine_callbacks, el, fill, handle
from ..ui.keys import on_key
from .display import Display

PLACE = "answer"
"""The id of the place for answers on the sheet of questions."""


class TableQueries:
    """The questions to one table."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._asked, self._newest, self._back = "", -1, 0
        """The last question, the newest line of the log then, and the number of lines before it that were read."""
        answered = display.phrasebook.answers
        self.close = combine_callbacks(
            handle(ask=self._ask),
            *[on_key(ANSWER_KEYS[name], partial(self._ask, name)) for name in available_questions(answered)],
            *[on_key(str(n + 1), partial(self._ask, str(n))) for n in range(len(self.owners))],
        )

    @property
    def owners(self) -> list[str]:
        """The owners of pawns to ask about, in words."""
        return list(self._display.phrasebook.answers.owners(self._what()))

    def _what(self) -> TableQuestion:
        display = self._display
        return TableQuestion(display.reader, display.session.shown_view(), display.session.viewer)

    def _ask(self, question: str) -> None:
        """Answer one of the questions, or with a number where the pawns of that owner are."""
        words = self._answer(question)
        if place := by_id(PLACE):
            fill(place, el("p", text=words))
        else:
            announce(words, again=True)
            toast(words, spoken=False)

    def _answer(self, question: str) -> str:
        display, known = self._display, self._display.phrasebook.answers
        again, self._asked = question == self._asked, question
        if question == "last":
            return self._last(again=again)
        if question == "turn":
            return answers.turn_answer(display.reader, display.awaited_seats(display.session.shown_view()))
        if question.isdigit():
            return known.pawns(self._what(), int(question))
        return str(getattr(known, question)(self._what()))

    def _last(self, *, again: bool) -> str:
        """Return the last line of the log; asked again the one before it, as long as nothing happens meanwhile."""
        lines = [line for line in self._display.lines if line.words]
        newest = lines[-1].ply_number if lines else -1
        self._back = self._back + 1 if again and newest == self._newest else 0
        self._newest = newest
        return answers.last_turn_answer(self._display.messages, [line.read_aloud for line in lines], self._back)

    def open(self) -> Any:
        """Open all questions as buttons, on a sheet on which they are answered; return the dialog."""
        messages, known = self._display.messages, self._display.phrasebook.answers
        named = {name: messages.format(f"answer.ask.{name}") for name in available_questions(known)}
        named |= {str(number): words for number, words in enumerate(self.owners)}
        rows = [button(words, "ask", name) for name, words in named.items()]
        place = el("div", id=PLACE, role="status")
        return open_sheet(messages.format("menu.ask"), place, el("div", *rows, cls="questions"))
