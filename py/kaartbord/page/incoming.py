"""Links that are opened, messages of live devices, and games that another tab has stored."""

from __future__ import annotations

from js import console, document, location

from ..match import claims, evening, link, merge, stepwise
from ..match.incoming import parse
from ..match.link import BadLink, LinkContents
from ..match.match import Play, game_of
from ..match.sealed_links import SealedLink
from ..match.session.saved_game import Layout, SavedGame
from .incoming_sealed import IncomingSealedGames
from .lobby_screen import LobbyScreen
from .open_table import OpenTable
from .sharing import link_arrivals, update
from .sharing.address import is_live_link, layout_of
from .shell import Shell
from .storage import persistence, stored_games
from .tables import Tables
from .ui import dialogs
from .ui.dom import spawn
from .ui.progress_sheet import ReadingCancelled


class Incoming:
    """The handling of games that come from elsewhere."""

    def __init__(self, shell: Shell, tables: Tables, lobby: LobbyScreen, sealed: IncomingSealedGames) -> None:
        self._shell, self._tables, self._lobby, self._sealed = shell, tables, lobby, sealed

    # ---- by link

    async def open_link(self, text: str, *, push: bool = False, layout: Layout | None = None) -> None:
        """Open the game of a link: a new one, the next turn of one this device knows, or a replay.

        `push` leaves the way back to the screen shown now; `layout` is what to show of the table, if the address does
        not say it.
        """
        tables = self._tables
        try:
            packed = parse(text)
            if isinstance(packed, SealedLink):
                await self._sealed.open_link(packed, push=push)
                return
            with self._shell.waiting() as progress:
                known = tables.open_game_of(packed.match) or await stored_games.find(packed.match, progress)
                shared, play = await stepwise.run_in_slices(
                    link.read_steps(packed, known.play if known else None), progress
                )
        except BadLink as bad:
            await self._report_bad_link(bad, text)
        except ReadingCancelled:
            await tables.keep_current_screen(lobby=tables.current is None)
        else:
            wanted, live = layout or layout_of(str(location.search)), is_live_link(str(location.search))
            known = tables.open_game_of(shared.match) or known  # the table may have changed meanwhile
            if known is None or (wanted == "hand" and not known.mine):
                await self._open_unknown_match(shared, play, wanted, push=push, live=live)
            elif (later := await self._later(known, shared)) is not None:
                dialogs.toast(self._shell.say("link.over"))
                if (opened := tables.open(later, push=push)) is not None:
                    await opened.participants.offer_live(wanted, later, live=live)
            else:
                await self.merge_into_known(known._replace(layout=wanted or known.layout), shared, play, push=push)
                if (here := tables.current) is not None:
                    await here.participants.offer_live(wanted, known, live=live)

    async def _later(self, known: SavedGame, shared: LinkContents) -> SavedGame | None:
        """Return the game now played on this evening, if a link has nothing new of one that is over."""
        is_old = merge.relation(shared.match, known.match) in ("same", "older") and shared.ply is None
        return await stored_games.find_later(known.match) if is_old and known.mine and not known.play.pending else None

    async def _report_bad_link(self, bad: BadLink, text: str) -> None:
        """Show why a link does not open."""
        shell = self._shell
        console.info(f"link refused: {bad.reason}")
        shell.mark_interactive()
        if bad.reason == "newer":
            shell.address.put(f"#{link.find_link(text)}", push=False)
            shell.address.write()  # so that the newer page opens it
            answer = await update.offer(shell.settings.messages)
        else:
            answer = await dialogs.ask(
                shell.say("bad.title"), shell.say(f"bad.{bad.reason}"), {"lobby": shell.say("bad.lobby")}
            )
        await self._tables.keep_current_screen(lobby=self._tables.current is None or bool(answer))

    async def _open_unknown_match(
        self, shared: LinkContents, play: Play, wanted: Layout | None, *, push: bool, live: bool
    ) -> None:
        """Open a match that this device has never seen: ask who holds it. It is shown as the `wanted` layout of
        the link, if any, and played `live` if the link asked for that."""
        from .sharing import following

        shell, tables = self._shell, self._tables
        shell.switch_screen("lobby", self._lobby)
        before, missed = await following.seats_before(shared.extra_sections, shared.seats)
        rival = await stored_games.find_rival(shared.match, shared.extra_sections) if before else None
        game = await link_arrivals.open_new_match(
            shell.settings.messages,
            shared,
            play,
            shell.mark_interactive,
            wanted,
            before,
            missed=missed,
            live=live,
            rival=rival and rival.match,
        )
        if game is None:
            if rival is not None:
                tables.open(rival, push=push)
            else:
                await tables.keep_current_screen(lobby=True)
            return
        known = await stored_games.find(shared.match)
        if known is not None and game.mine <= known.mine:  # another tab continued it meanwhile
            await self.merge_into_known(known, shared, play, push=push)
            return
        if game.mine:
            spawn(persistence.request_persistence())
        if shared.ply is None and not game_of(game.match).to_move(play.state):
            game = game._replace(shown_plies=len(play.plies))  # it opens at its result
        if (opened := tables.open(game, push=push, ply=shared.ply)) is not None:
            await opened.participants.offer_live(wanted, live=live)

    async def merge_into_known(self, known: SavedGame, shared: LinkContents, play: Play, *, push: bool = False) -> None:
        """Adopt the news in a link to a game this device knows. `play` is that of the link."""
        here = self._tables.current
        with self._shell.exclusive_question():
            met = await link_arrivals.meet(
                self._shell.settings.look, known, shared, play, here.pause if here else self._shell.mark_interactive
            )
        game = met.kept
        if here is None or here.session.key != game.key or (here.session.is_spectator and game.mine):
            here = self._tables.open(game, push=push)
        elif met.newer:
            here.adopt(game)
        else:
            here.adopt(game._replace(history=here.session.history))
        if met.relation == "older" and shared.ply is None:
            dialogs.toast(self._shell.say("link.older"))
        if shared.ply is not None and here is not None:
            here.open_replay(shared.ply)

    # ---- live

    async def receive_live(self, here: OpenTable, shared: LinkContents, play: Play) -> None:
        """Adopt the news from a live device: as from a link, but without a word about what is known already."""
        if not here.is_open or self._shell.is_question_open:
            return
        known = here.session.saved_game
        if merge.relation(shared.match, known.match) in ("newer", "beside", "fork"):
            await self.merge_into_known(known, shared, play)
        elif (
            claims.merge_seats(known.seats, shared.seats, known.mine, newer=False) != known.seats
            or claims.contested_seats(known.seats, shared.seats, known.mine)
            or evening.merge_sections(known.extra_sections, shared.extra_sections) != known.extra_sections
        ):
            await self.merge_into_known(known, shared._replace(match=known.match), known.play)

    # ---- other tabs

    async def sync_from_tab(self, here: OpenTable, name: str) -> None:
        """Adopt the game of another tab of this browser, which played on or gave a seat to somebody else."""
        session, table, seats = here.session, here.table, here.session.seats
        if session.key != name or (found := await stored_games.load(name, session.play)) is None or not here.is_open:
            return
        if found.sealed is not None:
            if found.history.is_ahead_of(session.history):
                table.adopt(found)
            return
        relation = merge.relation(found.match, session.match)
        if self._shell.is_question_open:
            return  # the answer here continues the game here
        if relation == "same" and session.seats is seats:  # or something came here since
            table.adopt_players(found)
        elif relation == "fork":  # that was asked about there
            table.adopt(found)
        elif relation in ("newer", "beside"):
            known = session.saved_game._replace(seats=found.seats, mine=found.mine, sent=found.sent)
            await self.merge_into_known(
                known, LinkContents(found.match, found.seats, None, extra_sections=found.extra_sections), found.play
            )
            if (now := self._tables.current) is not None:
                now.session.record_sent(found.sent or now.session.sent)

    def sync_when_visible(self) -> None:
        """Load what another tab has played meanwhile, as the page comes back into view."""
        if not document.hidden and (here := self._tables.current) is not None:
            from .sharing import notices

            spawn(notices.clear())
            spawn(self.sync_from_tab(here, here.session.key))
