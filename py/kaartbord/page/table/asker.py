"""The questions to the people on this device: the hand that is opened for them, and answers given ahead."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ...bots import observed_plies
from ...match.match import Ply
from ...match.session import premoves
from ...rules.protocol import Action
from ...text import phrasebooks
from ..stage.controls import announce_prompt, show_hint
from ..ui.dom import button, by_id, data, fill
from . import curtain
from .display import Display
from .firsts import FirstTimeTips
from .forced import ForcedTurns
from .hints import HintQuestion, Hints

MAX_CURTAIN_LINES = 3
"""The most lines about the plies of others, behind a curtain."""

NOBODY = -1
"""Stands for the seat of the player who lifted the curtain, where nobody has."""


class Asker:
    """Asks the players of one table on this device."""

    def __init__(
        self,
        display: Display,
        hints: Hints,
        firsts: FirstTimeTips,
        forced: ForcedTurns,
        plays_live: Callable[[], Awaitable[bool]],
    ) -> None:
        """Take the parts of the table; `plays_live` returns whether this device is live, or will be again."""
        self._display, self._hints, self._firsts, self._forced = display, hints, firsts, forced
        self._plays_live = plays_live
        self.answered_automatically = False
        """True if the last answer was laid ready or a standing order."""
        self.ask_again = False
        """True if the next question was answered before: no standing order answers it again."""
        self.holder = NOBODY
        """The seat of the player who lifted the curtain last."""
        self._told = 0
        """The number of the last line of the log that the curtain showed."""

    async def ask(self, seat: int) -> Action:
        """Return the choice of a seat whose turn it is."""
        session, display = self._display.session, self._display
        legal = session.game.legal(session.play.state, seat)
        forced = not session.history.any_device_can_act and len(legal) == 1  # else it is played already
        if forced and (display.settings.forced == "auto" or seat not in (session.only_local_seat, self.holder)):
            return legal[0]
        ask_again, self.ask_again = self.ask_again, False
        if not ask_again and (ordered := await self.premove(seat)):
            return ordered
        return await self.ask_for(seat, session.play.state, forced=forced)

    async def ask_for(self, seat: int, state: Any, *, forced: bool = False, ahead: bool = False) -> Action:
        """Ask a seat for its choice in a state: that of now, or with `ahead` the one in which its turn will come."""
        session, display, stage = self._display.session, self._display, self._display.stage
        legal = session.game.legal(state, seat)
        await self._show_hand(seat, state)
        view = session.game.view(state, session.viewer)
        stage.put(display.present(view))
        display.draw_status(view, last=display.last())
        tapped = await self._firsts.explain_question(view, seat, legal)
        seen = observed_plies.observed_plies(session.game, session.play, seat)
        question = HintQuestion(session.code, session.game.view(state, seat), seat, seen, legal, display.reader)
        if tapped >= 0:  # that card is chosen as soon as it can be
            asyncio.get_running_loop().call_soon(stage.answering.tap_card, tapped)
        if ahead:
            asyncio.get_running_loop().call_soon(self._show_premove_notice, legal)
        with self._hints.offered(question):
            presented = display.present(view)
            return await stage.answering.choose(presented, legal, session.play.plies, forced=forced)

    async def premove(self, seat: int) -> Action | None:
        """Return the answer that somebody has laid ready or ordered; None if the seat is to be asked."""
        session = self._display.session
        answer = premoves.premove_for(session, seat)
        if answer is None and (orders := self._display.stage.orders):
            answer = await orders.answer(session, seat, apart=not await self._plays_live())
        self.answered_automatically = answer is not None
        return answer

    async def confirm_forced(self, ply: Ply) -> None:
        """Show a forced turn of somebody here as theirs: it is ready, and a tap plays it."""
        session, display, stage = self._display.session, self._display, self._display.stage
        before = session.playback.as_shown(ply).before
        await self._show_hand(ply.seat, before)
        display.draw()
        presented, legal = display.present(session.shown_view()), session.game.legal(before, ply.seat)
        await self._firsts.explain_question(presented.view, ply.seat, legal)
        with self._forced.by_itself(stage.answering.confirm):
            await stage.answering.choose(presented, legal, session.playback.plies, forced=True)

    def _show_premove_notice(self, legal: Sequence[Action]) -> None:
        """Show that a choice stays hidden until its turn, with a way to wait for that. It is behind the question
        where the player to move is asked the same, else in its place."""
        session, messages = self._display.session, self._display.messages
        asked, unsent = data(by_id("prompt"), "words"), session.own_turns() != session.sent.turns
        if legal != session.game.legal(session.play.state, session.due_seats[0]):
            asked = messages.format("table.ahead.first", name=self._display.reader.people(session.due_seats[:1]))
            announce_prompt(asked)
        words = f"{asked} {messages.format('table.ahead')}"
        later = button(messages.format(f"table.ahead.{'send' if unsent else 'later'}"), "later", cls="plain link")
        show_hint(words, marked=[words, " ", later])

    # ---- the open hand

    async def _show_hand(self, seat: int, state: Any) -> None:
        """Show everything again, as somebody here is asked, and open their hand if the question needs it."""
        self._display.pace.stop_hurrying()
        self._display.notify_turn()
        openly = self._display.stage.scenery.needs_no_hand(state)
        if self._display.session.viewer != seat and not openly:
            await self.pass_device(seat)

    async def pass_device(self, seat: int) -> None:
        """Close every hand until the player of this seat lifts the curtain."""
        session, display = self._display.session, self._display
        if seat == self.holder:  # only computers have played since
            session.viewer = session.bottom_seat = seat
            return
        session.viewer = None
        display.draw()
        by_id("said").dataset.words = ""
        fill(by_id("said"))  # words to the player before are not for the next
        lines = [line for line in display.lines if line.seat >= 0]
        since = [line for line in lines if line.ply_number > self._told] if self._told else []
        name = display.reader.name(seat)
        await curtain.hide_until_lifted(
            display.messages,
            phrasebooks.pawn_colour(session.code, seat, display.reader.colours),
            name,
            [line.words for line in (since or lines[-1:])[-MAX_CURTAIN_LINES:]],
            display.stage.showing.look,
        )
        self._told = lines[-1].ply_number if lines else 0
        session.viewer = session.bottom_seat = self.holder = seat
