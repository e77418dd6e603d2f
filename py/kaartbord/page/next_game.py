"""The game after the one on the table: chosen here, begun by others, or continued without a missing player."""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from functools import partial
from typing import TYPE_CHECKING

from js import console

from ..games import ENTRIES
from ..match import evening, link, stepwise
from ..match.link import BadLink, LinkContents, ParsedLink
from ..match.match import Match, Play, key_of_match
from ..match.session.saved_game import SavedGame
from ..match.session.session import Session
from .open_table import OpenTable
from .sharing import link_arrivals
from .shell import Shell
from .storage import stored_games
from .tables import Tables
from .ui import dialogs
from .ui.promises import BrowserRefused

if TYPE_CHECKING:
    from .sharing.sealed_arrival import SealedArrival


class NextGameFlow:
    """The way from one game of an evening to the next."""

    def __init__(self, shell: Shell, tables: Tables) -> None:
        self._shell, self._tables = shell, tables

    # ---- begun here

    async def choose_game(self, game: SavedGame) -> None:
        """Ask which game is next at this table, and begin that: where hands are sealed one that can be."""
        from ..sealed.dealings import DEALINGS
        from .sharing import following
        from .sheets import evening as sheet

        night = evening.next_evening(evening.from_sections(game.extra_sections, game.match.seats), game.play)
        house = partial(following.options, game)
        codes = ENTRIES if game.history.any_device_can_act else DEALINGS
        fit = [code for code in codes if game.match.seats in ENTRIES[code].seats]
        code = await sheet.choose(self._shell.settings.messages, fit, night, house)
        if code:
            self._shell.navigate(self.begin(game, code))

    async def begin(self, game: SavedGame, code: str) -> None:
        """Begin the next game of the evening; the others follow where the table is live."""
        from .sharing import following

        if game.history.any_device_can_act:
            open_table = self._tables.current
            live = open_table is not None and open_table.participants.is_live
            self._continue_with(await following.next_game(game, code, live=live))
            return
        from .sharing import successors

        await self._continue_with_sealed(successors.begin_next(game, code, await following.options(game, code)))

    async def continue_without(self, game: SavedGame, gone: Collection[int], *, back: bool) -> None:
        """Continue at a sealed table without players who do not come back, or with their new keys."""
        from .sharing import successors

        await self._continue_with_sealed(successors.gone_on(game, gone, back=back))

    async def deal_again(self, game: SavedGame, seat: int) -> None:
        """Deal again, if the player here agrees, for somebody who asks for a seat without its key."""
        from .sharing import successors

        open_table = self._tables.current
        here = open_table is not None and seat in open_table.participants.live_seats()
        with self._shell.exclusive_question():
            deals = await successors.ask_deal_again(self._shell.settings.messages, game, seat, here=here)
        if deals:
            self._shell.navigate(self.continue_without(game, [seat], back=True))

    async def _continue_with_sealed(self, begun: Awaitable[SavedGame]) -> None:
        """Continue with another game at a sealed table; report if its cryptography fails to load."""
        try:
            self._continue_with(await begun)
        except BrowserRefused as refused:
            self._shell.report_no_cryptography(refused)

    def _continue_with(self, game: SavedGame) -> None:
        """Continue with another game at this table; the others follow where it is live."""
        before = self._tables.current
        who = before.participants if before is not None else None
        live, here = (who.is_live, who.live_seats()) if who is not None else (False, ())
        if who is not None and who.live is not None:
            who.live.lead_on(Session(game).fragment)
        if (opened := self._tables.open(game, push=True, live=live)) is not None:
            opened.table.waiting.expected = here

    async def show_evening(self, here: OpenTable) -> None:
        """Show the evening, with the way to the next game."""
        from ..text import evening as words
        from .sheets import evening as sheet

        session, table = here.session, here.table
        began = await stored_games.evening_start(session.evening)
        chosen = await sheet.show(session, table.display.reader, here.change_evening, began)
        if chosen == "next":
            await self.choose_game(session.saved_game)
        elif chosen == "share":
            story = "evening.share", lambda each: words.summary(each, session.evening)
            await dialogs.wait_for_answer(here.share((), story=story))

    # ---- begun elsewhere

    async def follow_offer(self, packed: ParsedLink) -> None:
        """Continue with another game, on a live device, at the table that is open by then."""
        from ..match.live.wire import MAX_QUESTIONS

        if (here := self._tables.current) is None or self._shell.is_question_open:
            return
        session = here.session
        rival = session.match if evening.has_same_predecessor(session.extra_sections, packed.extra_sections) else None
        if not (rival or evening.is_next_game(session.match, packed.extra_sections)) or self._tables.open_game_of(
            packed.match
        ):
            return
        if (other := key_of_match(packed.match)) in here.seen_offers or len(here.seen_offers) >= MAX_QUESTIONS:
            return
        here.seen_offers.add(other)
        try:
            shared, play = await stepwise.run_in_slices(link.read_steps(packed))
        except BadLink as bad:
            console.info(f"not followed: {bad.reason}")
            return
        if here.is_open:
            await self._ask_and_follow(here, shared, play, rival)

    async def _ask_and_follow(self, here: OpenTable, shared: LinkContents, play: Play, rival: Match | None) -> None:
        """Continue from a table with the game of a link, unless the player here stays. Also in its `rival`,
        which was begun here. All devices ask about the same one of those two."""
        from .sharing import following
        from .storage import setups

        session, messages = here.session, self._shell.settings.messages
        if rival and not link_arrivals.yields_to(rival, shared):
            dialogs.toast(f"{link_arrivals.begun(messages, shared)}. {self._shell.say('evening.rival.asked')}")
            return
        if session.layout != "screen":
            missed = rival is None and bool(session.due_seats)
            with self._shell.exclusive_question(), here.participants.marked_as_invited():
                if not await link_arrivals.ask_on(messages, shared, missed=missed, rival=rival):
                    return
        if here.is_open:
            game = following.joined(session.saved_game, shared, play, await setups.device_mark())
            if here.participants.live is not None:
                here.participants.live.lead_on(Session(game).fragment)
            self._tables.open(game, push=True, live=True)

    async def follow_sealed_offer(self, here: OpenTable, arrived: SealedArrival) -> None:
        """Continue with another sealed game, on a live device."""
        from ..sealed.faults import Fault
        from .sharing import successors

        try:
            with self._shell.exclusive_question(), here.participants.marked_as_invited():
                game = await successors.followed(self._shell.settings.messages, here.session.saved_game, arrived)
        except (Fault, BrowserRefused) as bad:
            console.info(f"not followed: {bad}")
            here.seen_offers.discard(key_of_match(arrived.match))  # another link may hold what this one lacks
            return
        if game is not None and here.is_open:
            self._tables.open(game, push=True, live=True)
