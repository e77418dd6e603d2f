"""Explains to the only player at a table what happens or is asked for the first time, until they want no more."""

import asyncio
from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from ...match.match import Ply
from ...match.observation import observe
from ...rules.protocol import Action
from ...scene.timing import Pause
from ...text import newcomer_tips
from ...text.newcomer_tips import SeenPly, SeenQuestion, Tip
from ..stage.controls import announce_prompt, clear_controls
from ..storage import firsts as storage
from ..ui.dom import button, by_id, data, handle, listen
from .display import Display

READ = Pause(inf, "firsts.seen", (("firsts.end", "firsts-end"),))
"""A sentence stays until the player has read it, or wants no more of them."""

SOUND_TIP = "sound"
"""The name under which the device stores that it asked about sound."""

GLANCE = 0.6
"""Seconds before the buttons come, so that no tap on what was there before removes the sentence."""


class FirstTimeTips:
    """The explanations of one table."""

    def __init__(self, display: Display, hear: Callable[[], object]) -> None:
        """Take the display, and `hear`, which switches the sound of the table on."""
        self._display, self._code, self._enable_sound = display, display.session.code, hear
        self._said: set[str] | None = None
        """The names of explained moments; None where nothing is explained."""
        self.close: Callable[[], None] = handle(firsts_end=self._stop, hear=lambda _: self._hear())

    async def load(self) -> None:
        """Load what this device explained before. A newcomer is asked once whether to switch the sound on."""
        self._said = await storage.load_explained(self._code)
        silent = self._display.settings.sound == "off" and self._said is not None and self._wants_tips()
        if not silent or await storage.load_explained(SOUND_TIP) is not None:
            return
        await storage.save_explained(SOUND_TIP, ())
        messages, pace = self._display.messages, self._display.pace
        announce_prompt(messages.format("firsts.sound"), kind="first")
        no = button(messages.format("firsts.sound.no"), "hurry", cls="paper")
        clear_controls(no, button(messages.format("menu.sound"), "hear", cls="gold"))
        await pace.wait(READ, 1.0, people=True)
        clear_controls()

    def _hear(self) -> None:
        self._enable_sound()
        self._display.hurry()

    async def explain_ply(self, ply: Ply) -> None:
        """Explain the moments that a ply showed."""
        display = self._display
        known = observe(display.session.game, ply, display.session.viewer)
        shown = SeenPly(display.reader, display.session.game, known.before, known.events)
        await self._explain(newcomer_tips.tips_for_ply(display.phrasebook.newcomer_tips, shown))

    async def explain_question(self, view: Any, seat: int, legal: Sequence[Action]) -> int:
        """Explain the question to a seat; return the place in the hand of the card tapped meanwhile, or -1."""
        question = SeenQuestion(self._display.reader, view, seat, legal)
        return await self._explain(newcomer_tips.tips_for_question(self._display.phrasebook.newcomer_tips, question))

    async def _explain(self, moments: Sequence[Tip]) -> int:
        """Explain what is new in these moments, and wait until it has been read: a tap on a card ends that too.
        Return the place of that card in the hand, or -1."""
        display, said = self._display, self._said
        if said is None or not self._wants_tips() or (moment := newcomer_tips.first_unexplained(moments, said)) is None:
            return -1
        words = display.phrasebook.format(display.messages, f"first.{moment.name}", **moment.values)
        paragraph = newcomer_tips.rules_paragraph(display.phrasebook.newcomer_tips, moment)
        link = button(display.messages.format("firsts.more"), "rule", paragraph, cls="plain link")
        announce_prompt(words, link, kind="first", marked=display.stage.marked(words))
        clear_controls()
        await asyncio.sleep(GLANCE)
        clear_controls(*display.pace.pause_buttons(READ, display.messages, people=True))
        tapped = [-1]

        def tap(event: Any) -> None:
            if card := event.target.closest(".card"):
                tapped.append(int(data(card, "arg")))
                display.hurry()

        end = listen(by_id("hand"), "click", tap)
        try:
            await display.pace.wait(READ, 1.0, people=True)
        finally:
            end()
        clear_controls()
        if self._said is not None:
            said.add(moment.name)
            await storage.save_explained(self._code, said)
        return tapped[-1]

    def _wants_tips(self) -> bool:
        """Return whether one person plays here, and wants explanations."""
        session = self._display.session
        return (
            session.only_local_seat is not None and not session.is_spectator and self._display.settings.firsts == "on"
        )

    async def _stop(self, _: str) -> None:
        self._said = None
        self._display.hurry()
        await storage.stop_explaining(self._code)
