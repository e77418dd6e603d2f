"""Links and live messages of sealed games, and the answers to those that are wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from js import console, location

from ..match.link import BadLink
from ..match.match import key_of_match
from ..match.sealed_links import SealedLink
from ..match.session.saved_game import SavedGame
from ..text import phrasebooks
from .lobby_screen import LobbyScreen
from .next_game import NextGameFlow
from .open_table import OpenTable
from .sharing.address import is_live_link, layout_of
from .shell import Shell
from .storage import persistence, stored_games
from .tables import Tables
from .ui import dialogs
from .ui.dom import spawn
from .ui.promises import BrowserRefused

if TYPE_CHECKING:
    from ..sealed.faults import Fault
    from .sharing.sealed_arrival import SealedArrival


class IncomingSealedGames:
    """The handling of sealed games that come from elsewhere."""

    def __init__(self, shell: Shell, tables: Tables, lobby: LobbyScreen, next_game: NextGameFlow) -> None:
        self._shell, self._tables, self._lobby, self._next = shell, tables, lobby, next_game

    async def open_link(self, parcel: SealedLink, *, push: bool) -> None:
        """Open a link to a sealed game; BadLink if its people are damaged."""
        from ..sealed.faults import Fault
        from .sharing import sealed, successors
        from .sharing.sealed_arrival import read

        shell, tables, messages = self._shell, self._tables, self._shell.settings.messages
        here, known, arrived = tables.current, None, None
        wanted, live = layout_of(str(location.search)), is_live_link(str(location.search))
        try:
            arrived = read(parcel)
            known = tables.open_game_of(arrived.match) or await stored_games.find(arrived.match)
            if known is not None and (seat := successors.asked_for(known, arrived)) is not None:
                if tables.open_game_of(known.match) is None:
                    tables.open(known, push=push)
                await self._next.deal_again(known, seat)
                return
            if known is None:
                shell.switch_screen("lobby", self._lobby)
                game = await sealed.open_new_match(messages, arrived, shell.mark_interactive, wanted, live=live)
            else:
                with shell.exclusive_question():
                    game = await sealed.go_on(messages, known, arrived)
        except Fault as fault:
            proved = known is not None and arrived is not None and await sealed.keep_evidence(known, arrived, fault)
            await self._report_fault(fault, known, proved=proved, arrived=arrived)
        except BrowserRefused as refused:
            shell.report_no_cryptography(refused)
            await tables.keep_current_screen(lobby=tables.current is None)
        else:
            if game is None:
                await tables.keep_current_screen(lobby=True)
                return
            if here is not None and here.is_open and here.session.key == game.key:
                here.adopt(game)
            elif (opened := tables.open(game, push=push)) is not None:
                await opened.participants.offer_live(wanted, known, live=live)
            await self._report_void_deal(known, game)

    async def receive_live(self, here: OpenTable, parcel: SealedLink) -> bool:
        """Adopt the news from a live device, of a match whose hands are sealed. Return whether this device has
        answered it, with what it owed."""
        from ..match.live.wire import MAX_QUESTIONS
        from ..sealed.faults import Fault
        from .sharing import sealed, successors
        from .sharing.sealed_arrival import history_of, read

        if not here.is_open or self._shell.is_question_open:
            return False
        known, messages = here.session.saved_game, self._shell.settings.messages
        try:
            arrived = read(parcel)
        except (BadLink, Fault) as bad:
            console.info(f"passed over: {bad}")
            return False
        if (other := key_of_match(arrived.match)) != key_of_match(known.match):
            if other not in here.seen_offers and len(here.seen_offers) < MAX_QUESTIONS:
                here.seen_offers.add(other)
                spawn(self._next.follow_sealed_offer(here, arrived))
            return False
        if (seat := successors.asked_for(known, arrived)) is not None:
            if (wish := f"{other} {seat}") not in here.seen_offers and not dialogs.is_any_open():
                here.seen_offers.add(wish)
                spawn(self._next.deal_again(known, seat))
            return False
        try:
            game = await sealed.merge_or_ask(messages, known, arrived)
            here.table.adopt(game)
            spawn(self._report_void_deal(known, game))
            return history_of(game).own_message_count() > history_of(known).own_message_count()
        except Fault as fault:
            console.info(f"passed over: {fault}")
            local = history_of(known)
            before = local.evidence
            if await sealed.keep_evidence(known, arrived, fault) and local.evidence != before:
                await self._report_fault(fault, known, proved=True)
        return False

    # ---- faults

    async def _report_void_deal(self, known: SavedGame | None, game: SavedGame) -> None:
        """Show what turned out to be wrong with a deal, and who called one off, since a game was known."""
        from ..sealed.history import calling_off
        from ..text.faults import fault_sentence as words
        from .sharing.sealed_arrival import history_of

        local, messages, names = history_of(game), self._shell.settings.messages, _names(game)
        before = history_of(known) if known else None

        def name(seat: int) -> str:
            return phrasebooks.name_in_game(messages, game.match.game, seat, names, game.colours)

        caller = calling_off.caller(local, len(before.table.cuts) if before else 0)
        if caller is not None and before:
            dialogs.toast(self._shell.say("void.said", name=name(caller)), bad=True)
        voice, heard = (calling_off.seat_wanting_void(local), calling_off.seat_wanting_void(before) if before else None)
        if voice is not None and voice != heard:
            said = self._shell.say("void.voice", name=name(voice))
            await self._ask_new_deal(game, said, offered=calling_off.pack_to_call_off(local) is not None)
        if found := local.judge.new_verdict(before.verdicts if before else {}):
            said = words(messages, game.match.game, found.kind, found.seat, names, game.colours)
            offered = any(calling_off.can_call_off(local, pack) for pack in local.verdicts)
            await self._ask_new_deal(game, said, offered=offered)

    async def _report_fault(
        self, fault: Fault, known: SavedGame | None, *, proved: bool, arrived: SealedArrival | None = None
    ) -> None:
        """Show what is wrong with a link to a sealed game; the known game continues unchanged. `arrived` is what
        could be read of the link; `proved` is True if the evidence is kept with the game."""
        from ..sealed.history import calling_off
        from ..text.faults import fault_sentence as words
        from ..text.faults import missing_message_sentence
        from .sharing.sealed_arrival import history_of

        shell, messages = self._shell, self._shell.settings.messages
        console.info(f"link refused: {fault}")
        shell.show_empty_lobby()
        if known is not None and self._tables.open_game_of(known.match) is None:
            self._tables.open(known, push=False)
        about = known or arrived
        code, names = (about.match.game, _names(about)) if about else ("", [])
        colours_known = about.colours if about else ()
        said = words(messages, code, fault.kind, fault.seat, names, colours_known)
        if fault.kind == "missing" and arrived is not None and arrived.sending_seat is not None:
            said = missing_message_sentence(messages, code, arrived.sending_seat, names, colours_known)
        if known is None and persistence.apple_store() == "safari":
            said = f"{said} {shell.say('fault.app')}"
        if fault.kind in ("stale", "at_once"):
            dialogs.toast(said)
        elif proved and known is not None:
            offered = calling_off.pack_to_call_off(history_of(known)) is not None
            await self._ask_new_deal(known, f"{said} {shell.say('fault.kept')}", offered=offered)
        else:
            await dialogs.ask(shell.say("bad.title"), said, {"ok": shell.say("close")})
        if known is None:
            await self._tables.keep_current_screen(lobby=self._tables.current is None)

    async def _ask_new_deal(self, game: SavedGame, said: str, *, offered: bool) -> None:
        """Show what is wrong; the player may ask for another deal, if it is `offered`."""
        more = {"void": self._shell.say("void.yes")} if offered else {}
        choices = {"ok": self._shell.say("close"), **more}
        if await dialogs.ask(self._shell.say("fault.title"), said, choices) == "void":
            await self._confirm_void_deal(game)

    async def _confirm_void_deal(self, game: SavedGame) -> None:
        """Ask for confirmation that a deal is void, and call it off."""
        from ..sealed.history import calling_off
        from .sharing import sealed
        from .sharing.sealed_arrival import history_of

        say = self._shell.say
        choices = {"void": say("void.yes"), "ok": say("void.no")}
        answer = await dialogs.ask(say("void.title"), say("void.ask"), choices)
        here = self._tables.current
        if answer != "void" or here is None or here.session.key != game.key:
            return
        now = here.session.saved_game
        if (pack := calling_off.pack_to_call_off(history_of(now))) is not None:
            here.table.adopt(sealed.call_off_deals(now, pack))

    async def show_evidence(self, here: OpenTable) -> None:
        """Show the messages that were refused at a sealed table because somebody cheated."""
        from .sheets import evidence

        game = here.session.saved_game
        if await evidence.show(self._shell.settings.messages, game, self._shell.base_url()):
            await self._confirm_void_deal(game)


def _names(game: SavedGame | SealedArrival) -> Sequence[str]:
    return [one.name for one in game.seats]
