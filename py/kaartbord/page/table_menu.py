"""The menu of a table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from ..match.link import LinkContents
from .incoming import Incoming
from .incoming_sealed import IncomingSealedGames
from .lesson_screen import LessonFlow
from .next_game import NextGameFlow
from .open_table import OpenTable
from .shell import Shell
from .storage import stored_games

if TYPE_CHECKING:
    from ..match.match import Play


class TableMenu:
    """The menu of the open table."""

    def __init__(
        self,
        shell: Shell,
        incoming: Incoming,
        sealed: IncomingSealedGames,
        next_game: NextGameFlow,
        lessons: LessonFlow,
        sheets: Mapping[str, Callable[[], object]],
    ) -> None:
        """Take what the entries open; `sheets` has what the page offers everywhere, by name."""
        self._shell, self._incoming, self._sealed = shell, incoming, sealed
        self._next, self._lessons, self._sheets = next_game, lessons, sheets

    async def open(self, here: OpenTable) -> None:
        """Show the menu of a table, and do what is chosen."""
        from .sheets import menu

        session, table, settings = here.session, here.table, self._shell.settings
        other = await stored_games.load_fork(session.key, session.play)
        now = {
            "fork": other is not None,
            "undo": table.display.last_answer() is not None,
            "hint": table.hints.can_ask,
            "sound": settings.sound == "off",
            "silence": settings.sound != "off",
            "evening": bool(session.evening.results),
        }
        without = [name for name, there in now.items() if not there]
        without += menu.NOT_IN_TRIALS if session.saved_game.is_trial else menu.TRIAL_ITEMS
        menu_items = table.stage.scenery.menu_items
        chosen = await menu.open_menu(settings.messages, session, menu_items, without)
        if (act := self._actions(here, other).get(chosen)) is not None:
            if isinstance(done := act(), Coroutine):
                await done
        elif (
            chosen
            and (orders := table.stage.orders) is not None
            and await orders.open(session, table.display.reader)
            and not table.closed
        ):
            table.start()

    def _actions(self, here: OpenTable, other: Play | None) -> dict[str, Callable[[], Any]]:
        """Return the action of each entry; `other` is the history that parted from the one on the table."""
        shell, session, table = self._shell, here.session, here.table

        async def meet() -> None:
            if other is not None:
                await self._incoming.merge_into_known(session.saved_game, LinkContents(other.match, None, None), other)

        return {
            **self._sheets,
            **here.menu_actions(),
            "log": lambda: table.display.open_log(shell.change_settings),
            "last-trick": table.display.open_last_trick,
            "hint": table.hints.think,
            "ask": table.asking.open,
            "undo": table.undo,
            "score": table.display.open_score,
            "evening": lambda: self._next.show_evening(here),
            "share": table.share,
            "live": here.participants.show_live_switch,
            "replay": lambda: here.open_replay(session.playback.shown_plies),
            "seats": here.participants.show_seats,
            "screen": lambda: table.show_as("screen"),
            "hand": lambda: table.show_as("hand"),
            "table": lambda: table.show_as("table"),
            "fork": meet,
            "seals": here.show_player_keys,
            "evidence": lambda: self._sealed.show_evidence(here),
            "rules": lambda: here.open_rules(""),
            "lesson": lambda: self._lessons.open_lesson(session.code),
            "sound": shell.turn_sound_on,
            "silence": lambda: shell.change_settings(shell.settings._replace(sound="off")),
        }
