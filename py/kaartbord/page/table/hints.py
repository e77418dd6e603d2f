"""Advice: a button during a question, the computer's choice in the same place, and its reason."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from ...bots.observed_plies import Past
from ...rules.protocol import Action
from ...scene.keyboard.keys import HINT_KEY
from ...text.glossary import Glossary
from ...text.hints import advice
from ...text.hints.choice_case import Odds
from ...text.reader import Reader
from ..stage.controls import action_selector, show_hint
from ..stage.regions import announce
from ..ui import terms
from ..ui.dom import button, by_id, combine_callbacks, handle, show, spawn
from ..ui.keys import on_key
from ..worker import Worker


class HintQuestion(NamedTuple):
    """The question that advice is about; the advice comes from this view and past alone."""

    code: str
    """The game's code letter."""
    view: Any
    seat: int
    past: Past[Any]
    legal: Sequence[Action]
    reader: Reader


class Hints:
    """The advice of one table."""

    def __init__(self, worker: Worker, suggest: Callable[[Action], None]) -> None:
        """Take `worker`, which thinks, and `suggest`, which shows an action where the choice is made."""
        self._worker, self._suggest = worker, suggest
        self._question: HintQuestion | None = None
        self._task: asyncio.Task[None] | None = None
        self.close = combine_callbacks(handle(hint=lambda _: self.think()), on_key(HINT_KEY, self.think))

    @contextmanager
    def offered(self, question: HintQuestion) -> Iterator[None]:
        """Offer advice on a question, for the time of the context."""
        self._question = question
        show(by_id("hint"))
        try:
            yield
        finally:
            self._question = None
            if self._task is not None:
                self._task.cancel()
                self._task = None
            if by_id("hint"):
                show(by_id("hint"), False)
                show_hint("")

    @property
    def can_ask(self) -> bool:
        """Return whether a question is open on which advice may be had."""
        return self._question is not None

    def think(self) -> None:
        """Think in place of the player who is asked, and show the result."""
        if self._question is not None and (self._task is None or self._task.done()):
            self._task = spawn(self._give(self._question))

    async def _give(self, question: HintQuestion) -> None:
        """Think in the worker, show the advice, and the action where the choice is made."""
        code, view, seat, past, legal, reader = question
        messages = reader.messages
        show_hint(messages.format("hint.thinks"))
        best = await self._worker.advise(code, view, seat, past)
        action = legal[best.rank]
        self._suggest(action)
        given = advice.advice_text(reader._replace(me=seat), code, view, action, Odds(best.chance, best.other))
        glossary = Glossary(messages, code, view.table.options, view.table.seats)
        (marked,) = terms.glossary_nodes(glossary, [given.shown], reader)
        buttons = f"{action_selector(best.rank)}, [data-do=chip][data-arg='{action.kind}']"
        if given.paragraph:
            marked.append(button(messages.format("table.rule"), "rule", given.paragraph, cls="plain link"))
        show_hint(given.shown, buttons, marked)
        announce(given.spoken)
